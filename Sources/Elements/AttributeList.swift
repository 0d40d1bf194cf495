public import Markup
public import Views

/// The attributes of an element, held without an allocation: up to four one by one, more in an array.
public protocol AttributeList {
  /// Writes the attributes into a start tag.
  func write(in context: inout RenderContext)

  /// The attributes without the tag they belong to.
  var markup: [MarkupAttribute] { get }
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

  /// Writes the attributes.
  public func write(in context: inout RenderContext) {
    for attribute in markup { context.write(attribute) }
  }
}
