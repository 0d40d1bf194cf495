/// Builds a tree from parts of other trees.
///
/// ```swift
/// var builder = TreeBuilder()
/// let part = builder.add(tree)
/// let list = builder.open(2, of: part)
/// builder.copy(3..<9, of: part)
/// builder.close(list)
/// ```
package struct TreeBuilder {
  /// A tree whose nodes can be copied.
  package struct Part: Sendable {
    package let tree: MarkdownTree
    fileprivate let (text, traits, source): (Int32, Int32, Int32)
    /// The place of all nodes, if the tree is not a file.
    fileprivate let place: Range<Int32>?
  }

  /// The tree so far; its last nodes may be open.
  package private(set) var tree = MarkdownTree()

  package init() {}

  /// Adds the texts and traits of a tree; `offset` is added to its places, or all nodes have the same `place`.
  package mutating func add(_ other: MarkdownTree, at offset: Int = 0, place: Range<Int>? = nil) -> Part {
    let place = place.map { Int32($0.lowerBound)..<Int32($0.upperBound) }
    let part = Part(
      tree: other, text: Int32(tree.text.count), traits: Int32(tree.traits.count), source: Int32(offset), place: place)
    tree.text += other.text
    tree.traits += offset == 0 ? other.traits : other.traits.map { $0.moved(by: offset) }
    return part
  }

  /// The index of the next node.
  package var end: Int { tree.nodes.count }

  /// Appends a copy of a node, whose content follows, and returns its index.
  package mutating func open(_ index: Int, of part: Part) -> Int {
    tree.nodes.append(part.moved(part.tree.nodes[index]))
    return end - 1
  }

  /// Ends a node after its content.
  package mutating func close(_ index: Int) { tree.nodes[index].end = Int32(end) }

  /// Appends copies of whole nodes.
  package mutating func copy(_ range: Range<Int>, of part: Part) {
    let shift = Int32(end - range.lowerBound)
    for index in range {
      var node = part.moved(part.tree.nodes[index])
      node.end += shift
      tree.nodes.append(node)
    }
  }

  /// Appends a text in the place of a node; ids are made from `idText`, if there is one.
  package mutating func addText(
    _ bytes: some Collection<UInt8>, idText: String? = nil, flags: MarkdownNode.Flags = [], at index: Int, of part: Part
  ) {
    guard !bytes.isEmpty else { return }
    var node = MarkdownNode(.text)
    node.text = tree.append(bytes)
    if let idText { node.title = tree.append(idText.utf8) }
    node.source = part.moved(part.tree.nodes[index]).source
    node.flags = flags
    tree.nodes.append(node)
    close(end - 1)
  }

  /// Replaces the text of a node.
  package mutating func setText(_ bytes: [UInt8], of index: Int) { tree.nodes[index].text = tree.append(bytes) }

  /// Replaces the title of a node.
  package mutating func setTitle(_ bytes: [UInt8], of index: Int) { tree.nodes[index].title = tree.append(bytes) }

  /// Replaces the traits of a node.
  package mutating func setTraits(_ list: TraitList, of index: Int) {
    tree.traits.append(list)
    tree.nodes[index].traits = Int32(tree.traits.count - 1)
  }

  /// Sets the number of a footnote or of a reference to one, and how often it is referred to.
  package mutating func setFootnote(_ index: Int, number: Int, occurrence: Int) {
    (tree.nodes[index].number, tree.nodes[index].occurrence) = (Int32(number), Int32(occurrence))
  }

  /// Removes the nodes from an index on, which are closed.
  package mutating func removeAll(from index: Int) { tree.nodes.removeSubrange(index...) }

  /// Appends the content of a list or a table to the one right before it, if both are of one kind: a list becomes longer,
  /// and a table keeps one head.
  package mutating func join(_ index: Int, to previous: Int) {
    let (first, second) = (tree.nodes[previous], tree.nodes[index])
    guard first.kind == second.kind, Int(first.end) == index, Int(second.end) == end else { return }
    var content = index + 1
    switch second.kind {
    case .list where first.flags.contains(.ordered) == second.flags.contains(.ordered):
      if !second.flags.contains(.tight) { tree.nodes[previous].flags.remove(.tight) }
    case .table:
      func columns(_ table: Int) -> Int {
        table + 1 < end ? tree.children(of: table + 1).reduce(0) { count, _ in count + 1 } : 0
      }
      guard columns(previous) == columns(index) else { return }
      if content < end { content = Int(tree.nodes[content].end) }
    default: return
    }
    tree.nodes.removeSubrange(index..<content)
    for moved in index..<end { tree.nodes[moved].end -= Int32(content - index) }
    tree.nodes[previous].end = Int32(end)
  }
}

extension TreeBuilder.Part {
  fileprivate func moved(_ node: MarkdownNode) -> MarkdownNode {
    var node = node
    if text != 0 {
      for range in [\MarkdownNode.text, \.title] {
        node[keyPath: range] = node[keyPath: range].lowerBound + text..<node[keyPath: range].upperBound + text
      }
    }
    if node.traits >= 0 { node.traits += traits }
    node.source = place ?? node.source.lowerBound + source..<node.source.upperBound + source
    return node
  }
}

extension TraitList {
  /// Returns the list with other values and ids, from their texts.
  package func replacing(_ replacement: (_ text: String) -> String) -> TraitList {
    let entries = entries.map { entry in
      Entry(
        kind: entry.kind, name: entry.kind == .value ? entry.name : replacement(entry.name),
        value: replacement(entry.value), range: entry.range, valueRange: entry.valueRange)
    }
    return TraitList(entries: entries, range: range)
  }

  /// Returns the list with an id instead of its own.
  package func identified(by id: String) -> TraitList {
    let entry = Entry(kind: .identifier, name: id, value: "", range: range, valueRange: range)
    return TraitList(entries: entries.filter { $0.kind != .identifier } + [entry], range: range)
  }

  /// Creates a list with an id.
  package init(id: String, at place: Range<Int>) {
    self = TraitList(entries: [], range: place).identified(by: id)
  }

  /// Creates a list with a value.
  package init(value: String, named name: String, at place: Range<Int>) {
    self.init(
      entries: [Entry(kind: .value, name: name, value: value, range: place, valueRange: place)], range: place)
  }

  fileprivate func moved(by offset: Int) -> TraitList {
    func moved(_ range: Range<Int>) -> Range<Int> { range.lowerBound + offset..<range.upperBound + offset }
    let entries = entries.map {
      Entry(
        kind: $0.kind, name: $0.name, value: $0.value, range: moved($0.range), valueRange: moved($0.valueRange))
    }
    return TraitList(entries: entries, range: moved(range))
  }
}
