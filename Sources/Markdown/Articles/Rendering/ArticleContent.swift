import Components
public import Views

/// The content of an article as a view, whose children are the top-level blocks.
///
/// ```swift
/// Group(subviews: article.content) { blocks in
///   ForEach(blocks) { block in
///     section { block }
///   }
/// }
/// ```
///
/// Rendering goes through these files in this order:
///
/// 1. `ArticleContent` reads the environment, and makes `BlockChildren` of the article's children.
/// 2. `BlockChildren` renders each child with a `BlockWriter`.
/// 3. `BlockWriter` writes the HTML of all blocks except for containers.
/// 4. `ContainerView` renders a container with its registered view. That view places the container's children, which
///    are `BlockChildren`, too.
public struct ArticleContent: View {
  let model: ArticleModel
  let children: [BlockChild]
  /// The container around the whole text.
  var bodyContainer: ContainerPlan?
  /// Whether these blocks are an excerpt of the article.
  var isExcerpt = false

  @Environment(\.articleIDs) private var ids
  @Environment(\.medium) private var medium
  @Environment(\.articleOrigin) private var origin
  @Environment(\.highlightsCode) private var highlightsCode
  @Environment(\.articleWords) private var words

  init(model: ArticleModel, children: [BlockChild], bodyContainer: ContainerPlan? = nil) {
    self.model = model
    self.children = children
    self.bodyContainer = bodyContainer
  }

  /// The blocks, or the container around the whole text.
  public var body: some View {
    let isPage = medium == .page
    let display = DisplayOptions(
      ids: isPage ? ids : .none, origin: origin,
      showsFootnotes: bodyContainer != nil || children.last?.kind == .footnotes,
      highlightsCode: isPage && highlightsCode, isText: medium == .text,
      explainsAbbreviations: !isExcerpt, words: words)
    if let bodyContainer {
      ContainerView(model: model, container: bodyContainer, display: display)
    } else {
      BlockChildren(model: model, children: children, container: nil, display: display)
    }
  }
}

extension Article {
  /// The blocks of the whole article, as a view.
  public var content: ArticleContent {
    ArticleContent(model: model, children: model.children, bodyContainer: model.containers[0])
  }

  /// The article without its first heading, if that is the title.
  package var text: ArticleContent {
    ArticleContent(
      model: model, children: beginsWithTitle ? Array(model.children.dropFirst()) : model.children,
      bodyContainer: model.containers[0])
  }
}
