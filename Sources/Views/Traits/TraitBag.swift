/// The values a child carries, by key: traits, tags and container values alike.
@usableFromInline
struct TraitBag {
  private struct Entry {
    let key: ObjectIdentifier
    let name: any Any.Type
    var value: Any
    /// Given by a `ForEach`, so that whatever a writer says, further in or further out, takes its place.
    var isDefault = false
  }

  private var entries: [Entry] = []

  @usableFromInline
  init() {}

  var isEmpty: Bool { entries.isEmpty }

  /// The value under a key, if one was written.
  subscript<Value>(key: any Any.Type, as type: Value.Type = Value.self) -> Value? {
    get {
      let key = ObjectIdentifier(key)
      guard let entry = entries.first(where: { $0.key == key }) else { return nil }
      return entry.value as? Value
    }
    set {
      guard let newValue else { return }
      set(Entry(key: ObjectIdentifier(key), name: key, value: newValue))
    }
  }

  /// Whether something was written under a key.
  func holds(_ key: any Any.Type) -> Bool {
    entries.contains { $0.key == ObjectIdentifier(key) }
  }

  /// Writes a value where no writer has said anything; a default further in takes the place of one further out.
  mutating func setDefault(_ key: any Any.Type, _ value: Any) {
    let index = entries.firstIndex { $0.key == ObjectIdentifier(key) }
    if let index, !entries[index].isDefault { return }
    set(Entry(key: ObjectIdentifier(key), name: key, value: value, isDefault: true))
  }

  /// These values, with those of a child over them: a child that is placed again keeps what it carries.
  func overlaid(by child: TraitBag) -> TraitBag {
    var bag = self
    for var entry in child.entries {
      entry.isDefault = false
      bag.set(entry)
    }
    return bag
  }

  /// Whether both hold equal values under the same keys; a value that cannot be compared equals none.
  func isSame(as other: TraitBag) -> Bool {
    entries.count == other.entries.count
      && zip(entries, other.entries).allSatisfy { $0.key == $1.key && areEqual($0.value, $1.value) }
  }

  /// Every value with its key's name, in the order of the names.
  var described: [(name: String, value: String)] {
    entries.map { (name: "\($0.name)", value: "\($0.value)") }.sorted { $0.name < $1.name }
  }

  private mutating func set(_ entry: Entry) {
    if let index = entries.firstIndex(where: { $0.key == entry.key }) {
      entries[index] = entry
    } else {
      entries.append(entry)
    }
  }
}
