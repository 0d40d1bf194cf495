import Markup
package import Parsing
package import Views

/// Markdown as the GFM specification writes it and nothing beyond: no ids, no containers, raw HTML as it stands.
///
/// ```swift
/// PlainMarkdown(tree).rendered().html
/// ```
package struct PlainMarkdown: PrimitiveView {
  let tree: MarkdownTree
  let filtersTags: Bool

  /// Shows a tree, parsed with containers turned off; with GFM's tag filter or without.
  package init(_ tree: MarkdownTree, filtersTags: Bool = false) {
    self.tree = tree
    self.filtersTags = filtersTags
  }

  /// Writes the blocks.
  package static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    guard !view.tree.nodes.isEmpty else { return }
    BlockWriter(tree: view.tree, dialect: .plain(filtersTags: view.filtersTags))
      .writeBlocks(view.tree.content(of: 0), at: location, in: &context)
  }

  /// Resolves to one child.
  package static func _list(_ view: Self, _ inputs: ListInputs) -> ViewList {
    OnePlainMarkdown._list(OnePlainMarkdown(content: view), inputs)
  }

  /// The type tells that there is one child.
  package static func _shape(_ budget: inout ShapeBudget) -> ListShape { .children(1) }
}

private struct OnePlainMarkdown: UnaryView {
  let content: PlainMarkdown
  var markup: some View { content }
}
