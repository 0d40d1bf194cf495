public import Markup

/// A primitive view that is exactly one child with any content.
public protocol UnaryPrimitive: PrimitiveView {
  /// Returns the view as a node of a `ViewTree`, with `attributes` added to its own.
  static func _node(_ view: Self, with attributes: [MarkupAttribute]) -> ViewTree.Node
}

extension UnaryPrimitive {
  /// Resolves the view into a list with one child: the view itself.
  public static func _list(_ view: Self, _ inputs: ListInputs) -> ViewList { LeafChild(view, inputs) }

  /// Returns a shape of one child.
  @inlinable
  public static func _shape(_ budget: inout ShapeBudget) -> ListShape { .children(1) }
}

/// A view that is exactly one child with any `markup`.
///
/// `markup` runs when the child is rendered, in the environment where a container places it. Containers and modifiers
/// around it see one view. If the markup does not resolve to exactly one child, a neutral `<div>` wraps it.
///
/// ```swift
/// struct Badge: UnaryView {
///   let text: String
///   var markup: some View { strong(.class("badge")) { Text(text) } }
/// }
/// ```
public protocol UnaryView: UnaryPrimitive {
  /// The type of `markup`.
  associatedtype Markup: View

  /// The content of the view.
  @ViewBuilder var markup: Markup { get }
}

extension UnaryView {
  /// Renders the markup as one element.
  @inlinable
  public static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    guard context.enter(Self.self) else { return }
    let pending = context.pending
    context.pending = pending?.withoutTraits
    UnaryContent.render(view.markup, at: location.next, in: &context)
    context.pending = pending
  }

  /// Returns the one element of the markup.
  public static func _node(_ view: Self, with attributes: [MarkupAttribute]) -> ViewTree.Node {
    UnaryContent.node(of: view.markup, with: attributes)
  }
}

/// Renders a view where exactly one element is required.
///
/// If the view resolves to exactly one child, that child is rendered as it is. Otherwise a neutral `<div>` wraps the
/// children, so that modifiers have one element to change. Bare texts in the `<div>` become elements. For a unary root,
/// SwiftUI uses a column here, so the `<div>` is a stack.
@usableFromInline
enum UnaryContent {
  @inlinable
  static func render<Content: View>(
    _ content: Content, at location: Location, in context: inout RenderContext, stacked isStack: Bool = false
  ) {
    if ListShape.of(Content.self).count == 1 {
      Content._render(content, at: location, in: &context)
    } else {
      renderList(of: content, at: location, in: &context, stacked: isStack)
    }
  }

  @usableFromInline
  static func renderList<Content: View>(
    of content: Content, at location: Location, in context: inout RenderContext, stacked isStack: Bool
  ) {
    let list = Content._list(content, context.contentInputs(at: location))
    let render = { (context: inout RenderContext) in
      context.renderChildren(of: list, 0..<list.count, at: location)
    }
    if list.count == 1 { render(&context) } else { wrap(list.count, in: &context, stacked: isStack, render) }
  }

  /// Returns the one element as a node of a `ViewTree`.
  static func node<Content: View>(
    of content: Content, with attributes: [MarkupAttribute], stacked isStack: Bool = false
  ) -> ViewTree.Node {
    ViewTree.resolve { inputs in
      let list = Content._list(content, inputs)
      guard list.count == 1 else {
        let own = isStack && list.count > 1 ? [stackClass] : []
        return ViewTree.Node(
          kind: .root, attributes: own + attributes, children: ViewTree.nodes(of: list, with: [.element]))
      }
      return ViewTree.node(of: list, at: 0, with: attributes)
    }
  }

  private static var stackClass: MarkupAttribute { MarkupAttribute(" class=\"", .words("vstack")) }

  private static func wrap(
    _ count: Int, in context: inout RenderContext, stacked isStack: Bool, _ render: (inout RenderContext) -> Void
  ) {
    if count == 0, !context.hasPendingWrittenAttributes { return }
    let isStack = isStack && count > 1
    if isStack { context.needs(.stack) }
    context.writeElement("<div></div>", isStack ? [stackClass] : []) { context in
      context.pending = PendingModifiers.adding(.element, inside: nil)
      render(&context)
      context.pending = nil
    }
  }
}

extension Asset {
  /// The stylesheet of stacks.
  package static let stack = Asset.style("/containers/stack.css")
}
