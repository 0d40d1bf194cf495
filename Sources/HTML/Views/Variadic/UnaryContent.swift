import Markup

/// Writes a view where exactly one element is required.
///
/// Where the view resolves to exactly one, that is written as it is; else a neutral `<div>` holds what there is, so that whatever
/// is modified from outside has one element to land on. It is a stack in SwiftUI, so bare texts become elements in it and do not
/// run together.
@usableFromInline
enum UnaryContent {
  @inlinable
  static func render<Content: View>(_ content: Content, at location: Location, in context: inout RenderContext) {
    if ListShape.of(Content.self).count == 1 {
      Content._render(content, at: location, in: &context)
    } else {
      renderMany(content, at: location, in: &context)
    }
  }

  @usableFromInline
  static func renderMany<Content: View>(_ content: Content, at location: Location, in context: inout RenderContext) {
    let list = Content._list(content, context.contentInputs(at: location))
    let render = { (context: inout RenderContext) in
      context.writeChildren(of: list, 0..<list.count, at: location)
    }
    if list.count == 1 { render(&context) } else { wrap(list.count, in: &context, render) }
  }

  /// The one element as a node of a dump.
  static func node<Content: View>(of content: Content, with attributes: [MarkupAttribute]) -> ViewTree.Node {
    ViewTree.probe { inputs in
      let list = Content._list(content, inputs)
      guard list.count == 1 else {
        return ViewTree.Node(kind: .root, attributes: attributes, children: ViewTree.nodes(of: list, with: [.element]))
      }
      return ViewTree.node(of: list, at: 0, with: attributes)
    }
  }

  private static func wrap(
    _ count: Int, in context: inout RenderContext, _ render: (inout RenderContext) -> Void
  ) {
    if count == 0, !context.isLandingAttribute { return }
    context.writeElement("<div></div>", []) { context in
      context.layers = Layers.adding(.element, inside: nil)
      render(&context)
      context.layers = nil
    }
  }
}
