/// Names a value that a view sets for the container it stands in.
///
/// ```swift
/// enum PinnedKey: ContainerValueKey {
///   static var defaultValue: Bool { false }
/// }
///
/// extension ContainerValues {
///   var isPinned: Bool {
///     get { self[PinnedKey.self] }
///     set { self[PinnedKey.self] = newValue }
///   }
/// }
/// ```
public protocol ContainerValueKey {
  /// What is set.
  associatedtype Value

  /// What is read where nothing was set.
  static var defaultValue: Value { get }
}

/// The trait under which the value of a container value's key is carried.
private enum ContainerTrait<Key: ContainerValueKey> {}

/// The values a child brings to its container.
public struct ContainerValues {
  var traits: TraitBag

  /// The value of one key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { traits[ContainerTrait<Key>.self] ?? Key.defaultValue }
    set { traits[ContainerTrait<Key>.self] = newValue }
  }

  /// The child's tag of one type: what `.tag(_:)` says, else the id of the `ForEach` element it belongs to.
  public func tag<Value: Hashable>(for type: Value.Type) -> Value? {
    traits.tag(for: type)
  }

  /// The child's tag as text, whatever its type: what `.tag(_:)` says.
  public var tagText: String? { traits.tagText }

  /// Gives the child a tag, as `.tag(_:)` does.
  public mutating func setTag<Value: Hashable>(_ tag: Value) {
    traits.write(tag: tag, includeOptional: true)
  }

  /// Whether the child's tag of that type is `tag`.
  public func hasTag<Value: Hashable>(_ tag: Value) -> Bool {
    self.tag(for: Value.self) == tag
  }
}

extension View {
  /// Sets a value for the container that every child of this view stands in; of several writers the innermost wins.
  ///
  /// Key paths compose: `.containerValue(\.pin.x, 5).containerValue(\.pin.angle, 10)` sets both.
  public func containerValue<Value>(
    _ keyPath: WritableKeyPath<ContainerValues, Value>, _ value: Value
  ) -> ModifiedContent<Self, TraitModifier> {
    containerValues { $0[keyPath: keyPath] = value }
  }
}

extension View {
  /// Sets several values at once for the container that every child of this view stands in.
  public func containerValues(
    _ change: @escaping (inout ContainerValues) -> Void
  ) -> ModifiedContent<Self, TraitModifier> {
    carrying { traits in
      var values = ContainerValues(traits: traits)
      change(&values)
      traits = values.traits
    }
  }
}
