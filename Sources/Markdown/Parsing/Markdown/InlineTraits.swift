import Diagnostics

/// The step that assigns traits to the image, link, code span or emphasis directly before them.
///
///     ![A loaf](loaf.jpg){width=300} and [a recipe](https://example.org){target=_blank}
///
/// It runs after the inlines are parsed, because only then is it known which brackets are links. Quotes that smart
/// punctuation made curly count as straight quotes.
struct InlineTraits {
  private var tree: MarkdownTree
  private let bytes: [UInt8]
  /// Where the search for the next traits in the file starts, in the block that ends at `end`.
  private var search = (next: 0, end: 0)

  /// Assigns the traits, and returns the tree without their text.
  static func assign(in tree: consuming MarkdownTree, of file: SourceFile) -> MarkdownTree {
    guard file.utf8.contains(UInt8(ascii: "{")) else { return tree }
    var step = InlineTraits(tree: tree, bytes: file.utf8)
    step.walk()
    step.removeEmptyText()
    return step.tree
  }

  private init(tree: MarkdownTree, bytes: [UInt8]) {
    self.tree = tree
    self.bytes = bytes
  }

  private mutating func walk() {
    /// The ends of the ancestors of the current node.
    var ends: [Int] = []
    for index in tree.nodes.indices {
      while let end = ends.last, end <= index { ends.removeLast() }
      let node = tree.nodes[index]
      if node.kind.isBlock, !node.place.isEmpty { search = (node.place.lowerBound, node.place.upperBound) }
      if node.kind.takesInlineTraits { assign(to: index, before: ends.last ?? 0) }
      ends.append(Int(node.end))
    }
  }

  /// Assigns the traits at the start of the text behind a node; `parentEnd` is the end of the node's parent.
  private mutating func assign(to index: Int, before parentEnd: Int) {
    let first = Int(tree.nodes[index].end)
    guard first < parentEnd, tree.nodes[first].kind == .text,
      tree.bytes(tree.nodes[first].text).first == UInt8(ascii: "{")
    else { return }
    var last = first
    while last < parentEnd, tree.nodes[last].kind == .text { last += 1 }
    let text = StraightText(tree.nodes[first..<last].map { tree.bytes($0.text) })
    var rest = text.bytes[...]
    var lists: [TraitList] = []
    while rest.first == UInt8(ascii: "{"), case .success(let read) = TraitReader.read(rest, shift: 0),
      read.hasColon || read.list.isUnmistakable,
      let offset = offset(of: rest[..<read.end], behind: lists.isEmpty ? index : nil),
      case .success(let placed) = TraitReader.read(rest[..<read.end], shift: offset - rest.startIndex)
    {
      lists.append(placed.list)
      rest = rest[read.end...]
    }
    guard let list = lists.first else { return }
    // `followed(by:)` for each list would take quadratic time: a text can have 100,000 lists in a row.
    let end = lists.reduce(list.range.upperBound) { max($0, $1.range.upperBound) }
    let all = TraitList(entries: lists.flatMap(\.entries), range: list.range.lowerBound..<end)
    tree.traits.append(all.withNamedIdentifiers)
    tree.nodes[index].traits = Int32(tree.traits.count - 1)
    drop(text.lengths[rest.startIndex], from: first)
  }

  /// Returns the offset of traits in the file, or `nil` if their brace is escaped: `\{`.
  ///
  /// Traits with character references are not in the file as they are; they get the position of their block.
  private mutating func offset(of traits: ArraySlice<UInt8>, behind index: Int?) -> Int? {
    let start = index.map { tree.nodes[$0].place.upperBound } ?? 0
    let from = start > search.next && start <= search.end ? start : search.next
    var at = from
    while at + traits.count <= search.end {
      if bytes[at] == UInt8(ascii: "{"), bytes[at..<at + traits.count].elementsEqual(traits) {
        let isEscaped = at > 0 && bytes[at - 1] == UInt8(ascii: "\\")
        search.next = at + traits.count
        return isEscaped ? nil : at
      }
      at += 1
    }
    search.next = search.end
    return from
  }

  /// Removes bytes from the start of the text nodes from `first` on.
  private mutating func drop(_ count: Int, from first: Int) {
    var (left, index) = (count, first)
    while left > 0 {
      let range = tree.nodes[index].text
      let dropped = min(left, range.count)
      tree.nodes[index].text = range.lowerBound + Int32(dropped)..<range.upperBound
      left -= dropped
      index += 1
    }
  }

  /// Removes the text nodes that are empty now, so that a lone image still is one.
  private mutating func removeEmptyText() {
    guard tree.nodes.contains(where: { $0.kind == .text && $0.text.isEmpty }) else { return }
    var removed: Int32 = 0
    /// The number of removed nodes before each index.
    var shifts: [Int32] = []
    for node in tree.nodes {
      shifts.append(removed)
      if node.kind == .text, node.text.isEmpty { removed += 1 }
    }
    shifts.append(removed)
    tree.nodes = tree.nodes.compactMap { node in
      if node.kind == .text, node.text.isEmpty { return nil }
      var node = node
      node.end -= shifts[Int(node.end)]
      return node
    }
  }
}

/// The text of several nodes, with straight quotes.
private struct StraightText {
  private(set) var bytes: [UInt8] = []
  /// The number of bytes of the nodes before each byte of `bytes`; the last item is the number of all their bytes.
  private(set) var lengths: [Int] = []

  init(_ texts: [ArraySlice<UInt8>]) {
    var length = 0
    for text in texts {
      var at = text.startIndex
      while at < text.endIndex {
        let quote = Self.quote(text[at...])
        bytes.append(quote ?? text[at])
        lengths.append(length)
        length += quote == nil ? 1 : 3
        at += quote == nil ? 1 : 3
      }
    }
    lengths.append(length)
  }

  private static func quote(_ text: ArraySlice<UInt8>) -> UInt8? {
    guard text.first == 0xE2, text.count > 2, text[text.startIndex + 1] == 0x80 else { return nil }
    switch text[text.startIndex + 2] {
    case 0x98, 0x99: return UInt8(ascii: "'")
    case 0x9C, 0x9D: return UInt8(ascii: "\"")
    default: return nil
    }
  }
}

extension MarkdownNode.Kind {
  fileprivate var takesInlineTraits: Bool {
    switch self {
    case .image, .link, .code, .emphasis, .strong, .strikethrough: true
    default: false
    }
  }
}

extension TraitList {
  /// The list with `#a` for `id=a`, and with `.a` for `class=a`; as in HTML, the case of these names does not matter.
  fileprivate var withNamedIdentifiers: TraitList {
    let entries = entries.flatMap { entry -> [Entry] in
      let words = entry.value.split(separator: " ").map(String.init)
      let kind: Kind
      switch entry.name.lowercased() {
      case "id" where entry.kind == .value && words.count == 1: kind = .identifier
      case "class" where entry.kind == .value: kind = .className
      default: return [entry]
      }
      return words.map { Entry(kind: kind, name: $0, value: "", range: entry.range, valueRange: entry.valueRange) }
    }
    return TraitList(entries: entries, range: range)
  }
}
