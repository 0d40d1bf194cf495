/// One node of a Markdown tree: a block or an inline, in reading order, with the index where its subtree ends.
package struct MarkdownNode: Sendable, Equatable {
  /// What a node is.
  package enum Kind: UInt8, Sendable {
    case document, blockQuote, list, item, codeBlock, htmlBlock, paragraph, heading, thematicBreak
    case footnoteDefinition, table, tableRow, tableCell, container, label
    case text, softBreak, lineBreak, code, htmlInline, emphasis, strong, strikethrough, link, image, footnoteReference

    /// Whether it stands among blocks.
    package var isBlock: Bool { rawValue < Kind.text.rawValue }

    /// Whether it is HTML as it was written.
    package var isRawMarkup: Bool { self == .htmlBlock || self == .htmlInline }
  }

  /// Further facts that are true or false.
  package struct Flags: OptionSet, Sendable {
    /// The flags as bits.
    package let rawValue: UInt8

    /// Takes flags from bits.
    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// A list with numbers.
    package static let ordered = Flags(rawValue: 1)
    /// A list whose items' paragraphs are bare.
    package static let tight = Flags(rawValue: 2)
    /// An item with a check box.
    package static let task = Flags(rawValue: 4)
    /// An item whose check box is ticked.
    package static let checked = Flags(rawValue: 8)
    /// A table row of headings, and its cells.
    package static let header = Flags(rawValue: 16)
    /// A code block between fences.
    package static let fenced = Flags(rawValue: 32)
    /// A container without a closing fence of its own.
    package static let unclosed = Flags(rawValue: 64)
  }

  /// What the node is.
  package let kind: Kind
  /// Further facts.
  package internal(set) var flags: Flags = []
  /// A heading's level, a list's first number, a cell's alignment (`l`, `c`, `r` or 0), a footnote's number, a fence's length.
  package internal(set) var number: Int32 = 0
  /// How many references a footnote has; the how-manieth a reference is.
  package internal(set) var occurrence: Int32 = 0
  /// Where in the tree's traits this block's are, or -1.
  var traits: Int32 = -1
  /// The index after the last node of the subtree.
  package internal(set) var end: Int32 = 0
  /// The bytes of the tree's text that are the literal, the address, the label of a footnote, the name of a container.
  package var text: Range<Int32> = 0..<0
  /// The bytes of the tree's text that are the title, or a code block's info string.
  package internal(set) var title: Range<Int32> = 0..<0
  /// The bytes of the tree's text that are the block's id in the page, once an article gave it one.
  package var identifier: Range<Int32> = 0..<0
  /// The bytes of the tree's text that end what raw HTML leaves open in the node, once an article found that out.
  package var closing: Range<Int32> = 0..<0
  /// How many of a paragraph's inlines are not shown, for they mark an alert.
  package var skipped: Int32 = 0
  /// The bytes of the file; empty where the parser does not say.
  package internal(set) var source: Range<Int32> = 0..<0

  /// The bytes of the file that it stands for, as offsets.
  package var place: Range<Int> { Int(source.lowerBound)..<Int(source.upperBound) }

  /// Whether it was tagged with anything.
  package var hasTraits: Bool { traits >= 0 }

  init(_ kind: Kind) {
    self.kind = kind
  }
}
