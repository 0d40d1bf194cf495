/// The key of a value that a view sets for its container.
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
  /// The type of the value.
  associatedtype Value

  /// The value where no view sets one.
  static var defaultValue: Value { get }
}

/// The trait key that stores the value of a `ContainerValueKey`.
private enum ContainerTrait<Key: ContainerValueKey> {}

/// The values that a child passes to its container.
public struct ContainerValues {
  var traits: TraitBag

  /// The value of a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { traits[ContainerTrait<Key>.self] ?? Key.defaultValue }
    set { traits[ContainerTrait<Key>.self] = newValue }
  }

  /// Returns the child's tag of one type: the value of `.tag(_:)`, else the id of its `ForEach` element.
  public func tag<Value: Hashable>(for type: Value.Type) -> Value? {
    traits.tag(for: type)
  }

  /// The value of the child's `.tag(_:)` as text, whatever its type.
  package var tagText: String? { traits.tagText }

  /// Sets the child's tag, like `.tag(_:)`.
  package mutating func setTag<Value: Hashable>(_ tag: Value) {
    traits.set(tag: tag, includeOptional: true)
  }

  /// Returns whether the child's tag of that type is `tag`.
  public func hasTag<Value: Hashable>(_ tag: Value) -> Bool {
    self.tag(for: Value.self) == tag
  }
}

extension View {
  /// Sets a value that every child of this view passes to its container.
  ///
  /// If several modifiers set the same value, the innermost wins. A key path can lead into a value:
  ///
  /// ```swift
  /// Text("a").containerValue(\.pin.x, 5).containerValue(\.pin.angle, 10)  // sets both
  /// ```
  public func containerValue<Value>(
    _ keyPath: WritableKeyPath<ContainerValues, Value>, _ value: Value
  ) -> ModifiedContent<Self, TraitModifier> {
    containerValues { $0[keyPath: keyPath] = value }
  }

  /// Sets several values that every child of this view passes to its container.
  public func containerValues(
    _ change: @escaping (inout ContainerValues) -> Void
  ) -> ModifiedContent<Self, TraitModifier> {
    changingTraits { traits in
      var values = ContainerValues(traits: traits)
      change(&values)
      traits = values.traits
    }
  }
}

extension View {
  /// Passes the values of `child` on, for a view that wraps the child; values that are set around this view are kept.
  package func values(of child: Subview) -> ModifiedContent<Self, TraitModifier> {
    changingTraits { $0 = $0.around(child.child.traits) }
  }
}
