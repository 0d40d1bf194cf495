/// The trait key for tags of one type.
enum TagKey<Value: Hashable> {}

/// The trait key for the tag that the innermost `.tag(_:)` sets, whatever its type.
enum WrittenTagKey {}

/// The trait key of children without a tag.
enum UntaggedKey {}

extension View {
  /// Sets the tag of every child of this view, which selects the child in a picker or a tab bar.
  ///
  /// The tag is also set for the optional type, unless `includeOptional` is false. A child can have tags of several
  /// types.
  public func tag<Value: Hashable>(
    _ tag: Value, includeOptional: Bool = true
  ) -> ModifiedContent<Self, TraitModifier> {
    changingTraits { $0.set(tag: tag, includeOptional: includeOptional) }
  }

  /// Removes the tags of every child of this view: the tag that `ForEach` sets, and tags that `.tag(_:)` sets before or
  /// after it.
  public func _untagged() -> ModifiedContent<Self, TraitModifier> {
    changingTraits { $0[UntaggedKey.self] = true }
  }
}

extension TraitBag {
  /// Returns the tag of one type, or nil if the child is untagged.
  func tag<Value: Hashable>(for type: Value.Type) -> Value? {
    guard self[UntaggedKey.self, as: Bool.self] != true else { return nil }
    return self[TagKey<Value>.self, as: Value.self]
  }

  /// The tag that the innermost `.tag(_:)` sets, as text.
  var tagText: String? {
    guard self[UntaggedKey.self, as: Bool.self] != true else { return nil }
    return self[WrittenTagKey.self, as: Any.self].flatMap(Self.text)
  }

  private static func text(of tag: Any) -> String? {
    guard let optional = tag as? any OptionalTag else { return "\(tag)" }
    return optional.wrapped.flatMap(text)
  }

  /// Sets a tag, and the tag of the optional type if `includeOptional` is true.
  mutating func set<Value: Hashable>(tag: Value, includeOptional: Bool) {
    self[TagKey<Value>.self] = tag
    self[WrittenTagKey.self, as: Any.self] = .some(tag)
    if includeOptional { self[TagKey<Value?>.self, as: Value?.self] = .some(tag) }
  }

  /// Sets a tag, unless a modifier sets one of the same type.
  @usableFromInline
  mutating func setDefaultTag<Value: Hashable>(_ tag: Value) {
    setDefault(TagKey<Value>.self, tag)
  }
}

/// An optional of any type.
private protocol OptionalTag {
  var wrapped: Any? { get }
}

extension Optional: OptionalTag {
  fileprivate var wrapped: Any? { self }
}
