import Parsing

/// One child of an article or of a container: which nodes it is written from, and what it brings to its container.
struct BlockChild: Sendable {
  /// What the child is.
  let kind: BlockKind
  /// The node whose traits and place in the source are the child's.
  let owner: Int
  /// The nodes that are written: siblings, from the first one's index to the last one's end.
  var content: Range<Int>
  /// The bytes of the tree's text that end what raw HTML leaves open in it.
  var closing: Range<Int32> = 0..<0
  /// What it is called.
  var label: BlockLabel?
  /// The id that its container gives to its element.
  var anchor: String?
  /// What it is chosen by.
  var tag: String?
  /// Whether it is one block, on whose element an attribute can land.
  var isOneBlock = true
}

/// What a child is called.
enum BlockLabel: Sendable, Equatable {
  /// The inlines of a node: a heading or a label in brackets.
  case inlines(of: Int)
  /// A trait's value, a file's name, a language.
  case text(String)

  /// The node whose inlines the label is.
  var node: Int? {
    if case .inlines(let node) = self { node } else { nil }
  }
}

extension MarkdownTree {
  /// A label as plain text.
  func text(of label: BlockLabel) -> String {
    switch label {
    case .text(let text): text
    case .inlines(let index): plainText(of: index)
    }
  }
}
