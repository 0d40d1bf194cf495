package import Diagnostics
import Texts
import Views

/// A block of an article as its readers know it: a paragraph, a heading, a row of a table, or what frames other blocks.
package struct ArticleBlock: Sendable {
  /// The kinds of blocks.
  package enum Kind: Sendable, Hashable {
    case heading(level: Int32), label
    case paragraph, code, picture, html, row, term, divider
    /// What frames other blocks.
    case list, item, quote, table
    case container(String)

    /// Whether the block only frames others.
    package var isFrame: Bool {
      switch self {
      case .list, .item, .quote, .table, .container: true
      default: false
      }
    }
  }

  package let kind: Kind
  /// The headings, labels and steps around it, the outermost first.
  package let path: [String]
  /// The text that readers see; of a frame, its label.
  package let text: String
  /// A hash of what the page shows of the block.
  package let hash: UInt64
  /// The id that its author wrote.
  package let identifier: String?
  /// The addresses of its links and images; the attributes of a frame.
  package let details: [String]
  /// The number of frames around it.
  package let depth: Int
  /// The place in the article, or in the file that it includes.
  package let place: SourceRange
}

/// What the hash of a block stands for.
package enum BlockComparison: Sendable {
  /// What the page shows.
  case look
  /// The parsed Markdown, which takes a third of the time. Different Markdown seldom looks the same.
  case syntax
}

extension Article {
  /// All blocks in document order.
  package func blocks(comparing comparison: BlockComparison = .look) -> [ArticleBlock] {
    BlockCollector.blocks(of: self, comparison)
  }

  /// Whether two articles look the same; white space between words is one space.
  package func isRenderedEqually(to other: Article) -> Bool {
    func rendered(_ article: Article) -> [UInt8] {
      article.content.rendered(in: .forComparison).bytes.withSingleSpaces
    }
    return rendered(self) == rendered(other)
  }
}

extension ArticleBlock.Kind {
  /// The kind in a word.
  package var word: String {
    switch self {
    case .heading: "heading"
    case .label: "label"
    case .paragraph: "paragraph"
    case .code: "code"
    case .picture: "picture"
    case .html: "HTML"
    case .row: "row"
    case .term: "term"
    case .divider: "divider"
    case .list: "list"
    case .item: "item"
    case .quote: "quote"
    case .table: "table"
    case .container(let name): name
    }
  }
}

extension ArticleBlock {
  /// Whether readers see a text that is the block's own, such as the label of a container.
  package var hasText: Bool {
    if case .container = kind { return !text.isEmpty }
    return !kind.isFrame && !text.isEmpty
  }

  /// The name by which readers know the block: `Install › Debian › step 3`.
  package var name: String {
    var parts = path
    switch kind {
    case .heading, .label, .term: if parts.last != text { parts.append(text) }
    case .container where !text.isEmpty: parts.append(text)
    default: break
    }
    return parts.isEmpty ? "the beginning" : parts.map { $0.oneLine(upTo: 60) }.joined(separator: " › ")
  }
}
