/// The key of a value that a child passes to its container.
///
/// ```swift
/// struct RankKey: _ViewTraitKey {
///   static var defaultValue: Int { 0 }
/// }
/// ```
public protocol _ViewTraitKey {
  /// The type of the value.
  associatedtype Value

  /// The value if no modifier sets the trait.
  static var defaultValue: Value { get }
}

extension View {
  /// Sets the trait `key` of every child of this view, or does nothing if `isEnabled` is false.
  ///
  /// If several modifiers set the same trait, the innermost wins.
  public func _trait<Key: _ViewTraitKey>(
    _ key: Key.Type, _ value: Key.Value, isEnabled: Bool = true
  ) -> ModifiedContent<Self, TraitModifier> {
    changingTraits { if isEnabled { $0[key] = value } }
  }

  /// Changes the traits of every child of this view, before the children's own modifiers do.
  func changingTraits(_ change: @escaping (inout TraitBag) -> Void) -> ModifiedContent<Self, TraitModifier> {
    ModifiedContent(content: self, modifier: TraitModifier(change: change))
  }
}

/// A modifier that changes the traits of every child of a view.
public struct TraitModifier: ListModifier {
  let change: (inout TraitBag) -> Void

  /// Renders the content; transparent containers in it can read the traits.
  public static func _render<Content: View>(
    _ content: Content, _ modifier: Self, at location: Location, in context: inout RenderContext
  ) {
    let outer = context.pending
    var traits = outer?.traits ?? TraitBag()
    modifier.change(&traits)
    context.pending = PendingModifiers(outer, carrying: traits)
    Content._render(content, at: location, in: &context)
    context.pending = outer
  }

  /// Changes the traits of every child of the content.
  public static func _inputs(_ inputs: ListInputs, for modifier: Self) -> ListInputs {
    var inputs = inputs
    modifier.change(&inputs.traits)
    return inputs
  }
}

/// The values of a child, by key type: traits, tags and container values.
@usableFromInline
struct TraitBag {
  private struct Entry {
    let key: ObjectIdentifier
    let name: any Any.Type
    var value: Any
    /// Whether a `ForEach` set the value, so that any modifier overrides it.
    var isDefault = false
    /// Whether a modifier around the child's container set the value; any modifier inside the container overrides it.
    var isInherited = false
  }

  private var entries: [Entry] = []

  @usableFromInline
  init() {}

  var isEmpty: Bool { entries.isEmpty }

  /// The value of a key, or nil if it is not set.
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

  /// Sets a default, unless a modifier has set the key; an inner default overrides an outer one.
  mutating func setDefault(_ key: any Any.Type, _ value: Any) {
    let index = entries.firstIndex { $0.key == ObjectIdentifier(key) }
    if let index, !entries[index].isDefault { return }
    set(Entry(key: ObjectIdentifier(key), name: key, value: value, isDefault: true))
  }

  /// A copy with all values marked as inherited, for the content of a transparent container.
  var inherited: TraitBag {
    var bag = self
    for index in entries.indices { bag.entries[index].isInherited = true }
    return bag
  }

  /// Returns the values of a placed child: its own, combined with this bag, which modifiers around its new place set.
  ///
  /// The child's own values override the values of this bag. The values of this bag override values that the child
  /// inherited. A default never overrides the value of a modifier.
  func around(_ child: TraitBag) -> TraitBag {
    if isEmpty { return child }
    var bag = self
    for entry in child.entries {
      if let placed = entries.first(where: { $0.key == entry.key }),
        placed.isDefault == entry.isDefault ? entry.isInherited : entry.isDefault
      {
        continue
      }
      bag.set(entry)
    }
    return bag
  }

  /// Whether both bags contain equal values for the same keys; values that cannot be compared count as different.
  func isSame(as other: TraitBag) -> Bool {
    entries.count == other.entries.count
      && zip(entries, other.entries).allSatisfy { $0.key == $1.key && areEqual($0.value, $1.value) }
  }

  /// The values with the names of their keys, sorted by name.
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
