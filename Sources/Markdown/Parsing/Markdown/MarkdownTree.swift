package import Diagnostics
import Texts

/// A parsed article: its nodes in source order, their text in one array, and the traits of its blocks.
///
/// It holds plain data and nothing from the C library, so it can be sent between threads and compared.
package struct MarkdownTree: Sendable, Equatable {
  /// The nodes in source order.
  ///
  /// The first is the document.
  package var nodes: [MarkdownNode] = []
  /// The text of all nodes.
  package internal(set) var text: [UInt8] = []
  /// The traits of blocks.
  ///
  /// Nodes store indices into it.
  var traits: [TraitList] = []

  package init() {}

  /// Whether any block has traits.
  package var hasTraits: Bool { !traits.isEmpty }

  /// Whether there is any raw HTML.
  package var holdsRawMarkup: Bool { nodes.contains { $0.kind.isRawMarkup } }

  /// Returns the traits of the block at an index.
  package func traits(of index: Int) -> TraitList? {
    let position = Int(nodes[index].traits)
    return position < 0 ? nil : traits[position]
  }

  /// Returns the indices of a node's children, in order.
  package func children(of index: Int) -> Children {
    Children(tree: self, next: index + 1, end: Int(nodes[index].end))
  }

  /// Returns the indices of siblings: of the first node in a range, and of each node right behind one of them.
  package func siblings(_ range: Range<Int>) -> Children {
    Children(tree: self, next: range.lowerBound, end: range.upperBound)
  }

  /// Appends bytes to the text and returns their range.
  package mutating func append(_ bytes: some Collection<UInt8>) -> Range<Int32> {
    let start = Int32(text.count)
    text.append(contentsOf: bytes)
    return start..<Int32(text.count)
  }

  /// Sets the MathML of a formula.
  package mutating func setMathML(_ bytes: some Collection<UInt8>, of index: Int) {
    nodes[index].closing = append(bytes)
  }

  /// Marks a text that contains abbreviations.
  package mutating func markAbbreviations(in index: Int, isInLink: Bool) {
    nodes[index].flags.formUnion(isInLink ? [.abbreviated, .linked] : .abbreviated)
  }

  /// Removes whole nodes, whose indices are in order.
  package mutating func remove(_ removed: [Int]) {
    var (kept, ends, rest): ([MarkdownNode], [Int32], ArraySlice<Int>) = ([], [], removed[...])
    var end = 0
    for (index, node) in nodes.enumerated() {
      ends.append(Int32(kept.count))
      if rest.first == index { (end, rest) = (Int(node.end), rest.dropFirst()) }
      if index >= end { kept.append(node) }
    }
    ends.append(Int32(kept.count))
    for index in kept.indices { kept[index].end = ends[Int(kept[index].end)] }
    nodes = kept
  }

  /// Turns an inline tag into text.
  package mutating func showAsText(_ index: Int) {
    guard nodes[index].kind == .htmlInline else { return }
    nodes[index].kind = .text
  }

  /// Returns the range of the first word in a range of the text.
  package func firstWord(of range: Range<Int32>) -> Range<Int32> {
    let bytes = bytes(range)
    let end = bytes.firstIndex(where: \.isASCIIWhiteSpace) ?? bytes.endIndex
    return range.lowerBound..<Int32(end)
  }

  /// Returns the bytes in a range of the text.
  package func bytes(_ range: Range<Int32>) -> ArraySlice<UInt8> {
    text[Int(range.lowerBound)..<Int(range.upperBound)]
  }

  /// Returns a range of the text as a string.
  package func string(_ range: Range<Int32>) -> String { String(decoding: bytes(range), as: UTF8.self) }

  /// Returns the image of a paragraph that contains only this image, perhaps in a link.
  package func loneImage(of paragraph: Int) -> Int? {
    let end = nodes[paragraph].end
    var index = paragraph + 1
    guard index < Int(end), nodes[index].end == end else { return nil }
    if nodes[index].kind == .link {
      index += 1
      guard index < Int(end), nodes[index].end == end else { return nil }
    }
    return nodes[index].kind == .image ? index : nil
  }

  /// Returns the image of a link that contains only this image.
  package func loneImage(inLink link: Int) -> Int? {
    let image = link + 1
    guard image < Int(nodes[link].end), nodes[image].end == nodes[link].end, nodes[image].kind == .image else {
      return nil
    }
    return image
  }

  /// Marks each paragraph that contains only an image as a figure.
  mutating func markFigures() {
    for index in nodes.indices where nodes[index].kind == .paragraph && loneImage(of: index) != nil {
      nodes[index].flags.insert(.figure)
    }
  }

  /// A sequence of the indices of a node's children.
  package struct Children: Sequence, IteratorProtocol {
    private let tree: MarkdownTree
    private var at: Int
    private let end: Int

    init(tree: MarkdownTree, next: Int, end: Int) {
      self.tree = tree
      at = next
      self.end = end
    }

    /// Returns the index of the next child.
    package mutating func next() -> Int? {
      guard at < end else { return nil }
      defer { at = Int(tree.nodes[at].end) }
      return at
    }
  }

  /// Returns the text of a subtree as a reader sees it, without markup.
  package func plainText(of index: Int) -> String {
    var bytes: [UInt8] = []
    let start = index + (nodes[index].skipped > 0 ? 1 + Int(nodes[index].skipped) : 0)
    for node in nodes[start..<Int(nodes[index].end)] {
      switch node.kind {
      case .text, .code: bytes.append(contentsOf: self.bytes(node.text))
      case .softBreak, .lineBreak: bytes.append(0x20)
      default: break
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the text of a heading or a label from which its id is made, in which variables have their names.
  package func idText(of index: Int) -> String {
    var bytes: [UInt8] = []
    for node in nodes[index..<Int(nodes[index].end)] {
      switch node.kind {
      case .text, .code: bytes.append(contentsOf: self.bytes(node.title.isEmpty ? node.text : node.title))
      case .softBreak, .lineBreak: bytes.append(0x20)
      default: break
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the ranges of code in the plain text of a subtree.
  package func codeRanges(of index: Int) -> [Range<Int>] {
    var (ranges, count) = ([Range<Int>](), 0)
    let start = index + (nodes[index].skipped > 0 ? 1 + Int(nodes[index].skipped) : 0)
    for node in nodes[start..<Int(nodes[index].end)] {
      switch node.kind {
      case .text: count += node.text.count
      case .code:
        ranges.append(count..<count + node.text.count)
        count += node.text.count
      case .softBreak, .lineBreak: count += 1
      default: break
      }
    }
    return ranges
  }

  /// Returns the text of some blocks as a reader sees it, with a line for each block that has text.
  package func blockText(of range: Range<Int>) -> String {
    var bytes: [UInt8] = []
    for node in nodes[range] {
      if node.kind.isBlock, let last = bytes.last, last != 0x0A { bytes.append(0x0A) }
      switch node.kind {
      case .text, .code, .codeBlock: bytes.append(contentsOf: self.bytes(node.text))
      case .softBreak, .lineBreak: bytes.append(0x20)
      default: break
      }
    }
    while bytes.last == 0x0A { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// A block or an inline of a Markdown tree.
package struct MarkdownNode: Sendable, Equatable {
  /// The kinds of nodes.
  package enum Kind: UInt8, Sendable {
    case document, blockQuote, list, item, codeBlock, htmlBlock, paragraph, heading, thematicBreak
    case footnoteDefinition, table, tableRow, tableCell, container, label
    case text, softBreak, lineBreak, code, htmlInline, emphasis, strong, strikethrough, link, image, footnoteReference
    case definitionList, term, definition

    /// Whether the node is a block.
    package var isBlock: Bool { rawValue < Kind.text.rawValue || rawValue > Kind.footnoteReference.rawValue }

    /// Whether the node is raw HTML.
    package var isRawMarkup: Bool { self == .htmlBlock || self == .htmlInline }
  }

  /// The boolean properties of a node.
  package struct Flags: OptionSet, Sendable {
    /// The flags as bits.
    package let rawValue: UInt8

    /// Creates flags from bits.
    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// A numbered list.
    package static let ordered = Flags(rawValue: 1)
    /// A list or a definition whose paragraphs have no `<p>`, or a paragraph without its own `<p>`.
    package static let tight = Flags(rawValue: 2)
    /// A list item with a check box.
    package static let task = Flags(rawValue: 4)
    /// A list item whose check box is checked.
    package static let checked = Flags(rawValue: 8)
    /// A header row of a table, or one of its cells.
    package static let header = Flags(rawValue: 16)
    /// A code block with fences.
    package static let fenced = Flags(rawValue: 32)
    /// An inline text that is a value, so nothing in it is a mark.
    package static let value = Flags(rawValue: 32)
    /// A container without its own closing fence.
    package static let unclosed = Flags(rawValue: 64)
    /// Code that is a formula in TeX.
    package static let formula = Flags(rawValue: 64)
    /// A paragraph that is shown as a figure.
    package static let figure = Flags(rawValue: 128)
    /// An inline text that contains abbreviations.
    package static let abbreviated = Flags(rawValue: 64)
    /// An inline text in a link.
    package static let linked = Flags(rawValue: 128)
    /// A formula that has a line of its own.
    package static let displayed = Flags(rawValue: 128)
  }

  /// The kind of the node.
  package internal(set) var kind: Kind
  /// The boolean properties.
  package internal(set) var flags: Flags = []
  /// A number, by kind: a heading's level, a list's first number, a cell's alignment (`l`, `c`, `r` or 0), a footnote's
  /// number, or a fence's length.
  package internal(set) var number: Int32 = 0
  /// The number of references to a footnote; for a reference, its index among the references to its footnote, from 1.
  package internal(set) var occurrence: Int32 = 0
  /// The index of the block's traits in the tree, or -1.
  var traits: Int32 = -1
  /// The index after the last node of the subtree.
  package internal(set) var end: Int32 = 0
  /// The range of the literal, the address, the footnote label or the container name, in the tree's text.
  package var text: Range<Int32> = 0..<0
  /// The range of the title or the info string, in the tree's text; in an inline text or code, of the text for ids, if
  /// that differs.
  package var title: Range<Int32> = 0..<0
  /// The range of the block's ID in the tree's text.
  ///
  /// `Articles` sets it.
  package var identifier: Range<Int32> = 0..<0
  /// The range of the end tags for unclosed raw HTML, or of a formula as MathML, in the tree's text.
  ///
  /// `Articles` sets it.
  package var closing: Range<Int32> = 0..<0
  /// The number of inlines to skip at the start of a paragraph, because they are the marker of an alert.
  package var skipped: Int32 = 0
  /// The range in the file.
  ///
  /// Empty if the parser does not know it.
  package internal(set) var source: Range<Int32> = 0..<0

  /// The range in the file, as a range of `Int`.
  package var place: Range<Int> { Int(source.lowerBound)..<Int(source.upperBound) }

  /// Whether the block has traits.
  package var hasTraits: Bool { traits >= 0 }

  init(_ kind: Kind) {
    self.kind = kind
  }
}

extension MarkdownTree {
  /// Creates the tree of a page written in HTML: one block of raw HTML, from an offset to the end of the file.
  package init(ofPageInHTML file: SourceFile, from start: Int) {
    let isSimple = file.isUTF8 && !file.holdsNUL && !file.holdsCarriageReturn
    let text = ParserText(file.utf8[start...], isSimple: isSimple, isValid: file.isUTF8, keepsOffsets: true)
    var (document, block) = (MarkdownNode(.document), MarkdownNode(.htmlBlock))
    block.text = append(text.bytes)
    (document.end, block.end) = (2, 2)
    block.source = Int32(start)..<Int32(file.utf8.count)
    document.source = block.source
    nodes = [document, block]
  }
}
