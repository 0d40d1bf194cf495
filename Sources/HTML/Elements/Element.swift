public import Markup
public import Views

/// An element with content, such as `article`, `a` or `li`.
///
/// Each element has a lower-case type alias: `a(.href("/"))` is an `Element` with the tag `Tags.a`.
///
/// ```swift
/// a(.href("/posts/"), .class("more")) { Text("All posts") }
/// ```
public struct Element<T: ContentTag, Attributes: AttributeList, Content: View>: UnaryPrimitive {
  /// The element's own attributes, without the attributes that modifiers add.
  @usableFromInline let attributes: Attributes
  @usableFromInline let content: Content

  @inlinable @inline(__always)
  init(_ attributes: Attributes, _ content: Content) {
    self.attributes = attributes
    self.content = content
  }

  /// Writes the element directly, or merges its attributes with the attributes that modifiers add.
  @inlinable @inline(__always)
  public static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    guard context.isPlain, !T._swallowsLineFeed, !view.attributes._needMerging else {
      view.renderWithAddedAttributes(at: location, in: &context)
      return
    }
    if Attributes.self == NoAttributes.self {
      context.output.appendStart(T._markup)
    } else {
      context.output.appendOpening(T._markup)
      view.attributes._write(in: &context)
      context.output.append(byte: UInt8(ascii: ">"))
    }
    Content._render(view.content, at: location, in: &context)
    context.output.appendEnd(T._markup)
  }

  /// Returns the element with its attributes and the nodes of its content.
  public static func _node(_ view: Self, with attributes: [MarkupAttribute]) -> ViewTree.Node {
    ViewTree.Node(
      kind: .element(T._markup.tagName(T._markup.elementNameLength)),
      attributes: view.attributes._markup + attributes,
      children: ViewTree.nodes(of: view.content))
  }

  @usableFromInline @inline(never)
  func renderWithAddedAttributes(at location: Location, in context: inout RenderContext) {
    context.writeElement(T._markup, attributes._markup) { context in
      if T._swallowsLineFeed {
        context.keepFirstLineFeed { Content._render(content, at: location, in: &$0) }
      } else {
        Content._render(content, at: location, in: &context)
      }
    }
  }
}

/// An element without content, such as `img`, `br` or `meta`.
///
/// ```swift
/// img(.src("/cat.png"), .alt("A cat"))
/// ```
public struct VoidElement<T: HTMLTag, Attributes: AttributeList>: UnaryPrimitive {
  @usableFromInline let attributes: Attributes

  @inlinable @inline(__always)
  init(_ attributes: Attributes) {
    self.attributes = attributes
  }

  /// Writes the element directly, or merges its attributes with the attributes that modifiers add.
  @inlinable @inline(__always)
  public static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    guard context.isPlain, !view.attributes._needMerging else {
      context.writeVoidElement(T._markup, view.attributes._markup)
      return
    }
    if Attributes.self == NoAttributes.self {
      context.output.append(T._markup)
    } else {
      context.output.append(T._markup, 0..<T._markup.voidNameLength &+ 1)
      view.attributes._write(in: &context)
      context.output.append(byte: UInt8(ascii: ">"))
    }
  }

  /// Returns the element with its attributes.
  public static func _node(_ view: Self, with attributes: [MarkupAttribute]) -> ViewTree.Node {
    ViewTree.Node(
      kind: .element(T._markup.tagName(T._markup.voidNameLength)),
      attributes: view.attributes._markup + attributes)
  }
}
