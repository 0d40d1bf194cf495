public import Markup
public import Views

/// A custom element, which a script of yours defines.
///
/// ```swift
/// CustomElement("star-rating", .data("stars", 4)) { Text("4 of 5") }
/// ```
///
/// The name begins with a lower-case letter and has a hyphen, as HTML demands. With another name, the element is left out
/// with a warning, and its content is shown.
public struct CustomElement<Content: View>: UnaryPrimitive {
  let name: String
  let attributes: [MarkupAttribute]
  let content: Content

  /// Creates an element.
  public init(
    _ name: String, _ attributes: Attribute<Tags.any>..., @ViewBuilder content: () -> Content = { EmptyView() }
  ) {
    self.name = name
    self.attributes = attributes.map(\.markup)
    self.content = content()
  }

  /// Writes the element.
  public static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    guard view.hasValidName else {
      context.reportRefused(element: view.name)
      return Content._render(view.content, at: location, in: &context)
    }
    context.writeElement(named: view.name, view.attributes) {
      Content._render(view.content, at: location.child(0), in: &$0)
    }
  }

  /// Returns the element with its attributes and the nodes of its content.
  public static func _node(_ view: Self, with attributes: [MarkupAttribute]) -> ViewTree.Node {
    ViewTree.Node(
      kind: .element(view.hasValidName ? view.name : "div"), attributes: view.attributes + attributes,
      children: ViewTree.nodes(of: view.content))
  }

  private var hasValidName: Bool {
    guard let first = name.utf8.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) else { return false }
    return name.contains("-")
      && name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"): true
        default: false
        }
      }
  }
}
