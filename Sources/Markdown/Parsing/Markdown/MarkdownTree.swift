/// A parsed article: its nodes in reading order, their text in one piece, and the traits of its blocks.
///
/// It is plain data: nothing of the C library is left in it, so it crosses threads, is compared, and outlives its parser.
package struct MarkdownTree: Sendable, Equatable {
  /// The nodes in reading order; the first is the document.
  package var nodes: [MarkdownNode] = []
  /// The text of all nodes.
  package internal(set) var text: [UInt8] = []
  /// What blocks were tagged with; nodes hold indices.
  var traits: [TraitList] = []

  /// A tree of nothing.
  package init() {}

  /// Whether any block was tagged with anything.
  package var hasTraits: Bool { !traits.isEmpty }

  /// Whether any of it is HTML as it was written.
  package var holdsRawMarkup: Bool { nodes.contains { $0.kind.isRawMarkup } }

  /// What the block at an index was tagged with.
  package func traits(of index: Int) -> TraitList? {
    let position = Int(nodes[index].traits)
    return position < 0 ? nil : traits[position]
  }

  /// The indices of a node's children, in order.
  package func children(of index: Int) -> Children {
    Children(tree: self, next: index + 1, end: Int(nodes[index].end))
  }

  /// Appends to the text, and gives the new stretch.
  package mutating func append(_ bytes: some Collection<UInt8>) -> Range<Int32> {
    let start = Int32(text.count)
    text.append(contentsOf: bytes)
    return start..<Int32(text.count)
  }

  /// The first word of a stretch of the text.
  package func firstWord(of range: Range<Int32>) -> Range<Int32> {
    let bytes = bytes(range)
    let end = bytes.firstIndex { $0 == 0x20 || ($0 >= 0x09 && $0 <= 0x0D) } ?? bytes.endIndex
    return range.lowerBound..<Int32(end)
  }

  /// A stretch of the text.
  package func bytes(_ range: Range<Int32>) -> ArraySlice<UInt8> {
    text[Int(range.lowerBound)..<Int(range.upperBound)]
  }

  /// A stretch of the text as a string.
  package func string(_ range: Range<Int32>) -> String { String(decoding: bytes(range), as: UTF8.self) }

  /// The indices of the children of one node.
  package struct Children: Sequence, IteratorProtocol {
    private let tree: MarkdownTree
    private var at: Int
    private let end: Int

    init(tree: MarkdownTree, next: Int, end: Int) {
      self.tree = tree
      at = next
      self.end = end
    }

    /// The index of the next child.
    package mutating func next() -> Int? {
      guard at < end else { return nil }
      defer { at = Int(tree.nodes[at].end) }
      return at
    }
  }

  /// What a reader sees of a subtree, without any markup.
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
}
