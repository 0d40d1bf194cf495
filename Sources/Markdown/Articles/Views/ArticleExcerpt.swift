import Components
import Elements
package import Views

/// What a list of articles shows of one: the blocks before `<!--more-->`, else its description, else its first paragraph.
package struct ArticleExcerpt: View {
  /// Whether the article holds no more than this.
  package let isWhole: Bool

  private let blocks: ArticleContent
  private let description: String?

  init(_ article: Article) {
    var children: [BlockChild] = []
    var description: String?
    if let mark = article.moreMark {
      children = Array(article.model.children.prefix(mark).dropFirst(article.beginsWithTitle ? 1 : 0))
    } else if let text = article.metadata.description {
      description = text
    } else {
      children = article.model.children.first { $0.kind == .paragraph }.map { [$0] } ?? []
    }
    isWhole = description == nil && children.count == article.text.children.count
    blocks = ArticleContent(model: article.model, children: children)
    self.description = description
  }

  /// The blocks, or the description as a paragraph.
  package var body: some View {
    if let description { p { Text(description) } } else { blocks }
  }
}

extension Article {
  /// What a list of articles shows of it.
  package var excerpt: ArticleExcerpt { ArticleExcerpt(self) }
}
