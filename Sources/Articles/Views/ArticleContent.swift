import Components
public import Views

/// The content of an article as a view whose children are its top-level blocks.
///
/// ```swift
/// Group(subviews: article.content) { blocks in
///   ForEach(blocks) { block in
///     section { block }
///   }
/// }
/// ```
public struct ArticleContent: View {
  let model: ArticleModel
  let children: [BlockChild]

  @Environment(\.articleIDs) private var ids
  @Environment(\.medium) private var medium
  @Environment(\.highlightsCode) private var highlightsCode

  init(model: ArticleModel, children: [BlockChild]) {
    self.model = model
    self.children = children
  }

  /// The blocks.
  public var body: some View {
    let isPage = medium == .page
    let place = ArticlePlace(ids: isPage ? ids : .none, isCodeColoured: isPage && highlightsCode)
    BlockChildren(model: model, children: children, container: nil, place: place)
  }
}

extension Article {
  /// The whole article.
  public var content: ArticleContent { ArticleContent(model: model, children: model.children) }
}
