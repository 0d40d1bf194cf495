import Markup
package import Parsing
package import Views

/// Markdown as plain GFM, without Garland's extensions: no ids, no containers, raw HTML unchanged.
///
/// ```swift
/// PlainMarkdown(tree).rendered().html
/// ```
package struct PlainMarkdown: PrimitiveView {
  let tree: MarkdownTree
  let filtersTags: Bool

  /// Creates a view of a tree that was parsed without containers; `filtersTags` turns on GFM's tag filter.
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

  /// Returns one child.
  package static func _list(_ view: Self, _ inputs: ListInputs) -> ViewList {
    OnePlainMarkdown._list(OnePlainMarkdown(content: view), inputs)
  }

  /// There is always one child.
  package static func _shape(_ budget: inout ShapeBudget) -> ListShape { .children(1) }
}

private struct OnePlainMarkdown: UnaryView {
  let content: PlainMarkdown
  var markup: some View { content }
}

/// GFM's tag filter, which escapes the `<` of nine tags that change how browsers parse the rest.
enum TagFilter {
  private static let names = [
    "title", "textarea", "style", "xmp", "iframe", "noembed", "noframes", "script", "plaintext",
  ].map { Array($0.utf8) }

  /// Writes raw HTML with these tags escaped.
  static func write(_ markup: ArraySlice<UInt8>, in context: inout RenderContext) {
    var start = markup.startIndex
    for index in markup.indices where markup[index] == UInt8(ascii: "<") && isDisallowed(markup[(index + 1)...]) {
      let before = markup[start..<index]
      context.output.append(rendered: before.span)
      context.output.append("&lt;")
      start = index + 1
    }
    let rest = markup[start...]
    context.output.append(rendered: rest.span)
  }

  private static func isDisallowed(_ text: ArraySlice<UInt8>) -> Bool {
    let name = text.first == UInt8(ascii: "/") ? text.dropFirst() : text
    return names.contains { disallowed in
      guard name.count > disallowed.count, zip(name, disallowed).allSatisfy({ $0 | 0x20 == $1 }) else { return false }
      let rest = name.dropFirst(disallowed.count)
      return rest.first.map { $0 == 0x20 || (0x09...0x0D).contains($0) || $0 == UInt8(ascii: ">") } == true
        || rest.starts(with: "/>".utf8)
    }
  }
}
