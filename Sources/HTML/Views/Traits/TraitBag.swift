/// The values a child carries, by key: traits, tags and container values alike.
@usableFromInline
struct TraitBag {
  private struct Entry {
    let key: ObjectIdentifier
    let name: any Any.Type
    var value: Any
    /// Given by a `ForEach`, so that whatever a writer says, further in or further out, takes its place.
    var isDefault = false
    /// Written around the container whose content the child is, so that whatever is written in the container takes its place.
    var isInherited = false
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

  /// These values as a container's content finds them: none of them its own.
  var inherited: TraitBag {
    var bag = self
    for index in entries.indices { bag.entries[index].isInherited = true }
    return bag
  }

  /// These values, written where a child is placed again, with those that it brings.
  ///
  /// Its own lie over these, what it inherited lies under them, and no default takes the place of what a writer says.
  func around(_ child: TraitBag) -> TraitBag {
    if isEmpty { return child }
    var bag = self
    for entry in child.entries {
      if let here = entries.first(where: { $0.key == entry.key }),
        here.isDefault == entry.isDefault ? entry.isInherited : entry.isDefault
      {
        continue
      }
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
