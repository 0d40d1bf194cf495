public import Markup

/// A view that is always exactly one child, whatever it is made of.
///
/// Its markup is made when the child is written, in the surroundings it is placed in; containers and modifiers outside see one
/// view. If the markup is not exactly one element, a neutral one holds it.
///
/// ```swift
/// struct Badge: UnaryView {
///   let text: String
///   var markup: some View { strong(.class("badge")) { Text(text) } }
/// }
/// ```
public protocol UnaryView: UnaryPrimitive {
  /// What the view is made of.
  associatedtype Markup: View

  /// What the view is made of.
  @ViewBuilder var markup: Markup { get }
}

extension UnaryView {
  /// Writes the markup as one element.
  @inlinable
  public static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    guard context.enter(Self.self) else { return }
    let layers = context.layers
    context.layers = layers?.withoutTraits
    UnaryContent.render(view.markup, at: location.next, in: &context)
    context.layers = layers
  }

  /// The markup's one element.
  public static func _node(_ view: Self, with attributes: [MarkupAttribute]) -> ViewTree.Node {
    UnaryContent.node(of: view.markup, with: attributes)
  }
}
