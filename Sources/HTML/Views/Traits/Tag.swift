/// The key under which a tag of one type is carried.
enum TagKey<Value: Hashable> {}

/// The key under which the innermost writer's tag is carried, whatever its type.
enum WrittenTagKey {}

/// The key under which a child says that it wants no tag.
enum UntaggedKey {}

extension View {
  /// Tags every child of this view with a value, for a picker or a tab bar to select by.
  ///
  /// The tag also answers for the optional type, unless `includeOptional` is false. Tags of different types stand side by side.
  public func tag<Value: Hashable>(
    _ tag: Value, includeOptional: Bool = true
  ) -> ModifiedContent<Self, TraitModifier> {
    carrying { $0.write(tag: tag, includeOptional: includeOptional) }
  }

  /// Marks every child of this view as auxiliary: it has no tag, not even the one `ForEach` gives.
  public func _untagged() -> ModifiedContent<Self, TraitModifier> {
    carrying { $0[UntaggedKey.self] = true }
  }
}

extension TraitBag {
  /// The tag of one type, unless the child is marked as untagged.
  func tag<Value: Hashable>(for type: Value.Type) -> Value? {
    guard self[UntaggedKey.self, as: Bool.self] != true else { return nil }
    return self[TagKey<Value>.self, as: Value.self]
  }

  /// What the innermost writer's tag says as text, whatever its type.
  var tagText: String? {
    guard self[UntaggedKey.self, as: Bool.self] != true else { return nil }
    return self[WrittenTagKey.self, as: Any.self].flatMap(Self.text)
  }

  private static func text(of tag: Any) -> String? {
    guard let optional = tag as? any OptionalTag else { return "\(tag)" }
    return optional.wrapped.flatMap(text)
  }

  /// Gives a tag, also for the optional type where that is wanted.
  mutating func write<Value: Hashable>(tag: Value, includeOptional: Bool) {
    self[TagKey<Value>.self] = tag
    self[WrittenTagKey.self, as: Any.self] = .some(tag)
    if includeOptional { self[TagKey<Value?>.self, as: Value?.self] = .some(tag) }
    self[UntaggedKey.self] = false
  }

  /// Gives a tag where no writer gives one of its type.
  @usableFromInline
  mutating func tag<Value: Hashable>(byDefault tag: Value) {
    setDefault(TagKey<Value>.self, tag)
  }
}

/// An optional, whatever it may hold.
private protocol OptionalTag {
  var wrapped: Any? { get }
}

extension Optional: OptionalTag {
  fileprivate var wrapped: Any? { self }
}
