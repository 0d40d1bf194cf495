import Markup
import Views

/// Text as a leaf: bare, and a `<span>` where an attribute lands on it.
struct Leaf: UnaryPrimitive {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    if context.hasPendingAttributes {
      context.writeElement("<span></span>", []) { $0.output.appendText(view.text) }
    } else {
      context.output.appendText(view.text)
    }
  }

  static func _node(_ view: Self, with attributes: [MarkupAttribute]) -> ViewTree.Node {
    ViewTree.Node(kind: .text(view.text), attributes: attributes)
  }
}
