import Components
import Markup
package import Views

/// The content of an article as a view whose children are its top-level blocks.
///
/// ```swift
/// Group(subviews: article.content) { blocks in
///   ForEach(blocks) { block in
///     section { block }
///   }
/// }
/// ```
package struct ArticleContent: View {
  let model: ArticleModel
  let children: [BlockChild]
  /// The container that holds the whole text.
  var holder: PlacedContainer?

  @Environment(\.articleIDs) private var ids
  @Environment(\.medium) private var medium
  @Environment(\.articleOrigin) private var origin
  @Environment(\.highlightsCode) private var highlightsCode

  init(model: ArticleModel, children: [BlockChild], holder: PlacedContainer? = nil) {
    self.model = model
    self.children = children
    self.holder = holder
  }

  /// The blocks.
  package var body: some View {
    let isPage = medium == .page
    let surroundings = ArticleSurroundings(
      ids: isPage ? ids : .none, origin: origin,
      showsFootnotes: holder != nil || children.last?.kind == .footnotes, isCodeColoured: isPage && highlightsCode,
      isText: medium == .text)
    if let holder {
      HeldText(model: model, holder: holder, surroundings: surroundings)
    } else {
      BlockChildren(model: model, children: children, container: nil, surroundings: surroundings)
    }
  }
}

/// The whole text in its container.
private struct HeldText: UnaryPrimitive {
  let model: ArticleModel
  let holder: PlacedContainer
  let surroundings: ArticleSurroundings

  static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    view.model.write(view.holder, surroundings: view.surroundings, at: location, in: &context)
  }

  static func _node(_ view: Self, with attributes: [MarkupAttribute]) -> ViewTree.Node {
    ViewTree.Node(kind: .raw(view.rendered().html), attributes: attributes)
  }
}

extension Article {
  /// The whole article.
  package var content: ArticleContent {
    ArticleContent(model: model, children: model.children, holder: model.containers[0])
  }

  /// The article below its title: all of it, but for a heading that is the title.
  package var text: ArticleContent {
    ArticleContent(
      model: model, children: beginsWithTitle ? Array(model.children.dropFirst()) : model.children,
      holder: model.containers[0])
  }
}
