public import Markup
public import Views

/// An element that holds content, by its tag: `article`, `a`, `li`.
///
/// Every tag has a lower-case name; `a(.href("/"))` is an `Element` whose tag is `Tag.a`.
///
/// ```swift
/// a(.href("/posts/"), .class("more")) { Text("All posts") }
/// ```
public struct Element<T: ContentTag, Attributes: AttributeList, Content: View>: UnaryPrimitive {
  /// The attributes written on the element itself.
  @usableFromInline let attributes: Attributes
  /// What the element holds.
  @usableFromInline let content: Content

  @inlinable @inline(__always)
  init(_ attributes: Attributes, _ content: Content) {
    self.attributes = attributes
    self.content = content
  }

  /// Writes the element in place, or the careful way where something lands on it.
  @inlinable @inline(__always)
  public static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    guard context.isPlain, !T.swallowsLineFeed, !view.attributes.areJoined else {
      view.renderLanding(at: location, in: &context)
      return
    }
    if Attributes.self == NoAttributes.self {
      context.output.appendStart(T.markup)
    } else {
      context.output.appendOpening(T.markup)
      view.attributes.write(in: &context)
      context.output.append(byte: UInt8(ascii: ">"))
    }
    Content._render(view.content, at: location, in: &context)
    context.output.appendEnd(T.markup)
  }

  /// The element with its content's children.
  public static func _node(_ view: Self, with attributes: [MarkupAttribute]) -> ViewTree.Node {
    ViewTree.Node(
      kind: .element(T.markup.tagName(T.markup.elementNameLength)),
      attributes: view.attributes.markup + attributes,
      children: ViewTree.nodes(of: view.content))
  }

  @usableFromInline @inline(never)
  func renderLanding(at location: Location, in context: inout RenderContext) {
    context.writeElement(T.markup, attributes.markup) { context in
      if T.swallowsLineFeed {
        context.keepFirstLineFeed { Content._render(content, at: location, in: &$0) }
      } else {
        Content._render(content, at: location, in: &context)
      }
    }
  }
}

/// An element that cannot hold content, by its tag: `img`, `br`, `meta`.
///
/// ```swift
/// img(.src("/cat.png"), .alt("A cat"))
/// ```
public struct VoidElement<T: Tag, Attributes: AttributeList>: UnaryPrimitive {
  @usableFromInline let attributes: Attributes

  @inlinable @inline(__always)
  init(_ attributes: Attributes) {
    self.attributes = attributes
  }

  /// Writes the element in place, or the careful way where something lands on it.
  @inlinable @inline(__always)
  public static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    guard context.isPlain, !view.attributes.areJoined else {
      context.writeVoidElement(T.markup, view.attributes.markup)
      return
    }
    if Attributes.self == NoAttributes.self {
      context.output.append(T.markup)
    } else {
      context.output.append(T.markup, 0..<T.markup.voidNameLength &+ 1)
      view.attributes.write(in: &context)
      context.output.append(byte: UInt8(ascii: ">"))
    }
  }

  /// The element.
  public static func _node(_ view: Self, with attributes: [MarkupAttribute]) -> ViewTree.Node {
    ViewTree.Node(
      kind: .element(T.markup.tagName(T.markup.voidNameLength)),
      attributes: view.attributes.markup + attributes)
  }
}
