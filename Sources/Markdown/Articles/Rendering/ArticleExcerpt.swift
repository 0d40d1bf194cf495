import Components
import Elements
import Markup
import Parsing
package import Views

/// The excerpt of an article for lists.
///
/// The excerpt is the blocks before `<!--more-->`, else the description, else the first paragraph.
package struct ArticleExcerpt: View {
  /// Whether the excerpt is the whole article.
  package let isWhole: Bool

  private var blocks: ArticleContent
  private let description: String?

  init(_ article: Article) {
    var children: [BlockChild] = []
    var description: String?
    if let length = article.excerptLength {
      children = Array(article.model.children.prefix(length).dropFirst(article.beginsWithTitle ? 1 : 0))
    } else if let text = article.metadata.description {
      description = text
    } else {
      children = article.model.children.first { $0.kind == .paragraph }.map { [$0] } ?? []
    }
    isWhole = description == nil && children.count == article.text.children.count
    blocks = ArticleContent(model: article.model, children: children)
    blocks.isExcerpt = true
    self.description = description
  }

  /// The blocks, or the description as a paragraph.
  package var body: some View {
    if let description { p { Text(description) } } else { blocks }
  }
}

extension Article {
  /// The excerpt for lists of articles.
  package var excerpt: ArticleExcerpt { ArticleExcerpt(self) }
}

/// The end of an article's excerpt: the comment `<!--more-->`, or the separator of the article or the site.
struct ExcerptEnd {
  /// The first comment or separator that is a top-level block.
  private(set) var node: Int?
  /// A warning about a comment or separator inside another block, if no top-level block ends the excerpt.
  private(set) var problems: [LocatedProblem] = []

  /// Finds the comment or separator in a tree with raw HTML.
  static func find(in tree: MarkdownTree, separator: String?) -> ExcerptEnd {
    let separator = separator.map { Array($0.utf8) }
    func isSeparator(_ index: Int) -> Bool {
      let bytes = tree.bytes(tree.nodes[index].text)
      return RawMarkupScan.isMoreMark(bytes)
        || separator.map { bytes.starts(with: $0) && bytes.dropFirst($0.count).allSatisfy { $0 <= 0x20 } } ?? false
    }
    var end = ExcerptEnd()
    end.node = tree.children(of: 0).first { tree.nodes[$0].kind == .htmlBlock && isSeparator($0) }
    if end.node == nil,
      let stray = tree.nodes.indices.first(where: { tree.nodes[$0].kind.isRawMarkup && isSeparator($0) })
    {
      end.problems = [LocatedProblem(.strayExcerptEnd, at: tree.nodes[stray].place)]
    }
    return end
  }
}
