public import Markup
public import Views

/// The attributes of an element, held without an allocation: up to four one by one, more in an array.
public protocol AttributeList {
  /// Writes the attributes into a start tag.
  func write(in context: inout RenderContext)

  /// The attributes without the tag they belong to.
  var markup: [MarkupAttribute] { get }

  /// Whether several of the attributes join into one, so that they cannot be written one by one.
  var areJoined: Bool { get }
}

extension AttributeList {
  /// None of them joins another.
  @inlinable @inline(__always)
  public var areJoined: Bool { false }
}

extension MarkupAttribute {
  /// Whether the other one joins this one, or takes its place: both are classes, declarations, or written twice.
  @inlinable @inline(__always)
  func joins(_ other: MarkupAttribute) -> Bool {
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
  public func write(in context: inout RenderContext) {}

  /// None.
  public var markup: [MarkupAttribute] { [] }
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
  public func write(in context: inout RenderContext) {
    context.write(first)
  }

  /// The attribute.
  public var markup: [MarkupAttribute] { [first] }
}

/// Two attributes.
public struct TwoAttributes: AttributeList, Equatable {
  @usableFromInline let first, second: MarkupAttribute

  @inlinable @inline(__always)
  init(_ first: MarkupAttribute, _ second: MarkupAttribute) {
    self.first = first
    self.second = second
  }

  /// Whether several of the attributes join into one.
  @inlinable @inline(__always)
  public var areJoined: Bool { first.joins(second) }

  /// Writes the attributes.
  @inlinable @inline(__always)
  public func write(in context: inout RenderContext) {
    context.write(first)
    context.write(second)
  }

  /// The attributes, in order.
  public var markup: [MarkupAttribute] { [first, second] }
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

  /// Whether several of the attributes join into one.
  @inlinable @inline(__always)
  public var areJoined: Bool { first.joins(second) || first.joins(third) || second.joins(third) }

  /// Writes the attributes.
  @inlinable @inline(__always)
  public func write(in context: inout RenderContext) {
    context.write(first)
    context.write(second)
    context.write(third)
  }

  /// The attributes, in order.
  public var markup: [MarkupAttribute] { [first, second, third] }
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

  /// Whether several of the attributes join into one.
  @inlinable @inline(__always)
  public var areJoined: Bool {
    first.joins(second) || first.joins(third) || first.joins(fourth) || second.joins(third)
      || second.joins(fourth) || third.joins(fourth)
  }

  /// Writes the attributes.
  @inlinable @inline(__always)
  public func write(in context: inout RenderContext) {
    context.write(first)
    context.write(second)
    context.write(third)
    context.write(fourth)
  }

  /// The attributes, in order.
  public var markup: [MarkupAttribute] { [first, second, third, fourth] }
}

/// Five attributes or more.
public struct ManyAttributes: AttributeList, Equatable {
  /// The attributes, in order.
  public let markup: [MarkupAttribute]

  @usableFromInline
  init(_ markup: [MarkupAttribute]) {
    self.markup = markup
  }

  /// Whether several of the attributes join into one.
  @inlinable @inline(__always)
  public var areJoined: Bool { true }

  /// Writes the attributes.
  public func write(in context: inout RenderContext) {
    for attribute in markup { context.write(attribute) }
  }
}
