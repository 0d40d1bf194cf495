public import Markup
public import Views

/// The attributes of an element.
///
/// Up to four attributes are stored inline; more are stored in an array.
public protocol AttributeList {
  /// Writes the attributes into a start tag.
  func _write(in context: inout RenderContext)

  /// The attributes, in order.
  var _markup: [MarkupAttribute] { get }

  /// Whether some of the attributes may have the same name, and must therefore be merged.
  var _needMerging: Bool { get }
}

extension AttributeList {
  /// `false`: a single attribute needs no merging.
  @inlinable @inline(__always)
  public var _needMerging: Bool { false }
}

extension MarkupAttribute {
  /// Returns whether the attributes may have the same name, and must therefore be merged.
  @inlinable @inline(__always)
  func mustMerge(with other: MarkupAttribute) -> Bool {
    switch (value, other.value) {
    case (.words, .words), (.declarations, .declarations), (.named, .named): true
    default: unsafe opening.utf8Start == other.opening.utf8Start
    }
  }
}

/// No attributes.
public struct NoAttributes: AttributeList, Equatable {
  @inlinable @inline(__always)
  init() {}

  /// Writes nothing.
  @inlinable @inline(__always)
  public func _write(in context: inout RenderContext) {}

  /// An empty array.
  public var _markup: [MarkupAttribute] { [] }
}

/// One attribute.
public struct OneAttribute: AttributeList, Equatable {
  @usableFromInline let first: MarkupAttribute

  @inlinable @inline(__always)
  init(_ first: MarkupAttribute) {
    self.first = first
  }

  /// Writes the attribute.
  @inlinable @inline(__always)
  public func _write(in context: inout RenderContext) {
    context.write(first)
  }

  /// The attribute, in an array.
  public var _markup: [MarkupAttribute] { [first] }
}

/// Two attributes.
public struct TwoAttributes: AttributeList, Equatable {
  @usableFromInline let first, second: MarkupAttribute

  @inlinable @inline(__always)
  init(_ first: MarkupAttribute, _ second: MarkupAttribute) {
    self.first = first
    self.second = second
  }

  /// Whether some of the attributes must be merged.
  @inlinable @inline(__always)
  public var _needMerging: Bool { first.mustMerge(with: second) }

  /// Writes the attributes.
  @inlinable @inline(__always)
  public func _write(in context: inout RenderContext) {
    context.write(first)
    context.write(second)
  }

  /// The attributes, in order.
  public var _markup: [MarkupAttribute] { [first, second] }
}

/// Three attributes.
public struct ThreeAttributes: AttributeList, Equatable {
  @usableFromInline let first, second, third: MarkupAttribute

  @inlinable @inline(__always)
  init(_ first: MarkupAttribute, _ second: MarkupAttribute, _ third: MarkupAttribute) {
    self.first = first
    self.second = second
    self.third = third
  }

  /// Whether some of the attributes must be merged.
  @inlinable @inline(__always)
  public var _needMerging: Bool {
    first.mustMerge(with: second) || first.mustMerge(with: third) || second.mustMerge(with: third)
  }

  /// Writes the attributes.
  @inlinable @inline(__always)
  public func _write(in context: inout RenderContext) {
    context.write(first)
    context.write(second)
    context.write(third)
  }

  /// The attributes, in order.
  public var _markup: [MarkupAttribute] { [first, second, third] }
}

/// Four attributes.
public struct FourAttributes: AttributeList, Equatable {
  @usableFromInline let first, second, third, fourth: MarkupAttribute

  @inlinable @inline(__always)
  init(_ first: MarkupAttribute, _ second: MarkupAttribute, _ third: MarkupAttribute, _ fourth: MarkupAttribute) {
    self.first = first
    self.second = second
    self.third = third
    self.fourth = fourth
  }

  /// Whether some of the attributes must be merged.
  @inlinable @inline(__always)
  public var _needMerging: Bool {
    first.mustMerge(with: second) || first.mustMerge(with: third) || first.mustMerge(with: fourth)
      || second.mustMerge(with: third) || second.mustMerge(with: fourth) || third.mustMerge(with: fourth)
  }

  /// Writes the attributes.
  @inlinable @inline(__always)
  public func _write(in context: inout RenderContext) {
    context.write(first)
    context.write(second)
    context.write(third)
    context.write(fourth)
  }

  /// The attributes, in order.
  public var _markup: [MarkupAttribute] { [first, second, third, fourth] }
}

/// Five attributes or more.
public struct ManyAttributes: AttributeList, Equatable {
  /// The attributes, in order.
  public let _markup: [MarkupAttribute]

  @usableFromInline
  init(_ markup: [MarkupAttribute]) {
    _markup = markup
  }

  /// Whether some of the attributes must be merged.
  @inlinable @inline(__always)
  public var _needMerging: Bool { true }

  /// Writes the attributes.
  public func _write(in context: inout RenderContext) {
    for attribute in _markup { context.write(attribute) }
  }
}
