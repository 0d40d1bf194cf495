import Parsing

/// A child of an article or of a container: the nodes to render, the label, the id and the tag.
struct BlockChild: Sendable {
  /// The kind of the child.
  let kind: BlockKind
  /// The node that supplies the traits and the range of the child.
  let owner: Int
  /// The nodes to render: sibling nodes, from the index of the first to the end of the last.
  var content: Range<Int>
  /// The end tags for the elements that raw HTML in this child leaves open, as a range of the tree's text.
  var closing: Range<Int32> = 0..<0
  var label: BlockLabel?
  /// The id that the container gives to the child's element.
  var anchor: String?
  /// The value that selects the child in a picker or a tab bar.
  var tag: String?
  /// Whether the child is exactly one block, so that attributes can be set on its element.
  var isOneBlock = true
}

/// The label of a child or of a container.
enum BlockLabel: Sendable, Equatable {
  /// The inlines of a node, which is a heading or a label in brackets.
  case inlines(of: Int)
  /// Plain text: a trait's value, a file name or a language.
  case text(String)

  /// The node whose inlines are the label.
  var node: Int? {
    if case .inlines(let node) = self { node } else { nil }
  }
}

extension MarkdownTree {
  /// Returns a label as plain text.
  func text(of label: BlockLabel) -> String {
    switch label {
    case .text(let text): text
    case .inlines(let index): plainText(of: index)
    }
  }
}

/// The kind of a child of an article or of a Markdown container.
public enum BlockKind: Sendable, Hashable {
  /// A paragraph.
  case paragraph
  /// A heading that labels no other blocks.
  case heading
  /// A list.
  case list
  /// A code block.
  case code
  /// A quotation or an alert.
  case quote
  /// A table.
  case table
  /// A rule between two blocks.
  case divider
  /// Raw HTML.
  case html
  /// A paragraph that consists of an image.
  case image
  /// The footnotes of the article.
  case footnotes
  /// A list of terms with their definitions.
  case definitionList
  /// Several blocks in `:::item`.
  case item
  /// The blocks below a heading that labels them.
  case section
  /// An item of a list, in a container that takes the list's items as its children.
  case listItem
  /// A container, by its name in Markdown.
  case container(String)

  /// The kind in words, for messages and for `accepts:`.
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
    case .definitionList: "definition list"
    case .item: "item"
    case .section: "section"
    case .listItem: "list item"
    case .container(let name): name
    }
  }
}
