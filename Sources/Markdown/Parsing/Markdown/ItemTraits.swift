import CMarkGFM
import Texts

/// Removes traits from the items of a list whose container takes the items as its children.
///
///     - Rye {tag=rye}
///     - {tag=oat} Oat
///     - Corn
///       {tag=corn}
///
/// This happens before the inlines are parsed, like ``HeadingTraits``. Braces with a name that the container does not
/// read stay text.
struct ItemTraits {
  let syntax: BlockSyntax
  /// Where traits at the ends of blocks are in the file.
  let places: HeadingTraits
  /// Whether traits directly behind a link, an image, code or emphasis belong to it.
  let hasInlineTraits: Bool
  /// The containers whose blocks are the children of the container around them.
  let transparent: Set<String>
  /// The traits of the children of a container, by its name, or of the text's own container without one.
  ///
  /// `nil` if the items of a list are not the children of the container.
  let names: @Sendable (String?) -> Set<String>?

  /// Extracts the traits of the items of all lists below `root`.
  func extract(below root: CMarkNode) {
    root.forEachBlock { node in
      let isContainer = node.type == CMARK_NODE_DOCUMENT || node.type == CMarkLibrary.shared.container
      guard isContainer, let list = onlyList(in: node), let names = names(nameOfHolder(of: node)) else { return }
      for item in list.children where item.type == CMARK_NODE_ITEM { extract(from: item, names) }
    }
  }

  /// Returns the name of the container whose children the blocks in a container are; `nil` for the text's own one.
  private func nameOfHolder(of container: CMarkNode) -> String? {
    var node = container
    while node.type == CMarkLibrary.shared.container {
      let name = node.index.map { syntax.containers[$0].opening.name } ?? ""
      guard transparent.contains(name), let parent = node.parent else { return name }
      node = parent
    }
    return node.type == CMARK_NODE_DOCUMENT ? nil : ""
  }

  /// Returns the list that is the only block of a container, besides comments and, in a document, its title.
  private func onlyList(in container: CMarkNode) -> CMarkNode? {
    let library = CMarkLibrary.shared
    var list: CMarkNode?
    for block in container.children {
      switch block.type {
      case CMARK_NODE_LIST where list == nil: list = block
      case CMARK_NODE_HEADING where container.type == CMARK_NODE_DOCUMENT && block.headingLevel == 1: break
      case CMARK_NODE_HTML_BLOCK where block.isComment: break
      case library.label, library.traits, library.end: break
      default: return nil
      }
    }
    return list
  }

  private func extract(from item: CMarkNode, _ names: Set<String>) {
    var traits: TraitList?
    func add(_ list: TraitList?) {
      guard let list else { return }
      traits = traits?.followed(by: list) ?? list
    }
    var isFirst = true
    for block in item.children where traits.map({ $0.entries.count < TraitList.limit }) ?? true {
      if block.type == CMarkLibrary.shared.traits, let index = block.index {
        let list = syntax.traits[index]
        // Classes alone belong to the block above.
        guard list.identifier != nil || !list.named.isEmpty, accepts(list, names) else { continue }
        add(list)
        block.index = nil
      } else if isFirst, block.type == CMARK_NODE_PARAGRAPH {
        add(takeStart(of: block, names))
        add(takeEnd(of: block, names))
      } else if isFirst, block.type == CMARK_NODE_HEADING, let index = block.index, names.contains("label"),
        accepts(syntax.traits[index], names)
      {
        // The heading is the label of the child.
        add(syntax.traits[index])
        block.index = nil
      }
      if block.type != CMarkLibrary.shared.traits { isFirst = false }
    }
    if let traits { item.index = syntax.add(traits) }
  }

  /// Returns whether a container reads all traits of a list.
  private func accepts(_ list: TraitList, _ names: Set<String>) -> Bool {
    list.named.allSatisfy { names.contains($0.name) }
  }

  /// Returns whether a container reads all traits in a text; reports a name that is almost one that it reads.
  private func acceptsText(_ list: TraitList, _ names: Set<String>) -> Bool {
    for entry in list.named where entry.kind == .value && !names.contains(entry.name) {
      syntax.reportUnknownTrait(entry, names: names.sorted())
    }
    return accepts(list, names)
  }

  private func takeStart(of paragraph: CMarkNode, _ names: Set<String>) -> TraitList? {
    guard let content = paragraph.content.map({ Array($0.utf8) }), content.first == UInt8(ascii: "{"),
      case .success(let read) = TraitReader.read(content[...], shift: 0), read.hasColon || read.list.isUnmistakable,
      read.end < content.count, content[read.end] <= 0x20
    else { return nil }
    let line = places.line(paragraph.startLine)
    let start = line.firstRange(of: content[..<read.end])?.lowerBound ?? line.startIndex
    guard case .success(let placed) = TraitReader.read(content[...], shift: start), acceptsText(placed.list, names)
    else {
      return nil
    }
    // Spaces keep the positions of what follows; ``TreeFlattening`` removes them.
    let rest = content[read.end...]
    paragraph.content = String(repeating: " ", count: read.end) + String(decoding: rest, as: UTF8.self)
    paragraph.index = 0
    return placed.list
  }

  private func takeEnd(of paragraph: CMarkNode, _ names: Set<String>) -> TraitList? {
    guard let content = paragraph.content.map({ Array($0.utf8) }),
      let found = places.traits(atEndOf: content, in: paragraph), case .success(let list) = found.result
    else { return nil }
    let rest = content[..<found.start].trimmedEnd
    if hasInlineTraits, rest.endIndex == found.start, rest.last.map(Self.closers.contains) ?? false { return nil }
    guard acceptsText(list, names) else { return nil }
    paragraph.content = String(decoding: rest, as: UTF8.self)
    return list
  }

  /// The last characters of links, images, code and emphasis.
  private static let closers = Set(")]`*_~".utf8)
}

extension CMarkNode {
  /// Whether raw HTML begins with a comment; the text of an open block is not its literal yet.
  fileprivate var isComment: Bool {
    var text: [UInt8] = []
    literal.append(to: &text)
    if text.isEmpty { contentBytes.append(to: &text) }
    return text.starts(with: "<!--".utf8)
  }

  fileprivate var children: some Sequence<CMarkNode> {
    sequence(first: firstChild) { $0?.next }.lazy.compactMap(\.self)
  }
}
