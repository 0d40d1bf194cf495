/// What a child of an article or of a Markdown container is.
public enum BlockKind: Sendable, Hashable {
  case paragraph, heading, list, code, quote, table, divider, html, image, footnotes
  /// Several blocks between `:::item` and its end.
  case item
  /// What stands below a heading that labels it.
  case section
  /// An item of a list that stands for its items.
  case listItem
  /// A container, by the name it was written with.
  case container(String)

  /// The kind in a word, for authors.
  public var word: String {
    switch self {
    case .paragraph: "paragraph"
    case .heading: "heading"
    case .list: "list"
    case .code: "code"
    case .quote: "quote"
    case .table: "table"
    case .divider: "divider"
    case .html: "html"
    case .image: "image"
    case .footnotes: "footnotes"
    case .item: "item"
    case .section: "section"
    case .listItem: "list item"
    case .container(let name): name
    }
  }
}
