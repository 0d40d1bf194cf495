public import Markup
public import Views

/// The article of a page as layouts place it: its HTML, and what that needs of the page.
public struct PageArticle: UnaryPrimitive {
  let bytes: [UInt8]
  let needs: [Asset]

  /// Writes the HTML as it is.
  public static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    for asset in view.needs { context.needs(asset) }
    context.output.append(rendered: view.bytes.span)
  }

  /// The HTML.
  public static func _node(_ view: Self, with attributes: [MarkupAttribute]) -> ViewTree.Node {
    ViewTree.Node(kind: .raw(String(decoding: view.bytes, as: UTF8.self)), attributes: attributes)
  }
}
