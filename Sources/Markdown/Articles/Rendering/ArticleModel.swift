import Diagnostics
import Parsing
import Synchronization

/// An article in the form that its views need.
///
/// The model consists of the tree with resolved addresses and cleaned markup, and of the plans of the containers.
///
/// The model is computed once, when the article is read, and never changes. So several threads can render it at the
/// same time.
final class ArticleModel: Sendable {
  /// The source that ranges refer to.
  let source: SourceID
  let tree: MarkdownTree
  /// The article's own children.
  let children: [BlockChild]
  /// The containers, by the indices of their nodes.
  let containers: [Int: ContainerPlan]
  /// The details of links and images.
  let links: LinkDetails
  /// The abbreviations that the texts contain; `nil` if the article defines none.
  let abbreviations: Abbreviations?
  /// The blocks to mark as older than their originals.
  let oldBlocks: [OldBlockMark]
  /// The record of the traits that are read in one rendering.
  let reads: TraitReads?
  private let cachedIdentities = Mutex<BlockIdentities?>(nil)

  init(
    source: SourceID, tree: MarkdownTree, children: [BlockChild], containers: [Int: ContainerPlan], links: LinkDetails,
    abbreviations: Abbreviations? = nil, oldBlocks: [OldBlockMark] = [], reads: TraitReads? = nil
  ) {
    self.source = source
    self.tree = tree
    self.children = children
    self.containers = containers
    self.links = links
    self.abbreviations = abbreviations
    self.oldBlocks = oldBlocks
    self.reads = reads
  }

  /// The identities of the blocks, computed on first use and shared by all containers.
  var identities: BlockIdentities {
    cachedIdentities.withLock { cached in
      if let cached { return cached }
      let identities = BlockIdentities(tree)
      cached = identities
      return identities
    }
  }

  /// Whether the first block is a heading of level 1.
  var beginsWithTitle: Bool {
    children.first.map { $0.kind == .heading && tree.nodes[$0.owner].number == 1 } ?? false
  }

  /// The maximum size of the rendered article in bytes.
  ///
  /// Without containers that multiply their children, text takes about its own size, and highlighted code up to ten
  /// times as much. So the limit is far from any article that a person wrote, and memory stays bounded.
  var renderedBytesLimit: Int { 64 << 20 + 8 * tree.text.count }

  /// Returns the same article with a record of the traits that are read.
  func recording(into reads: TraitReads) -> ArticleModel {
    ArticleModel(
      source: source, tree: tree, children: children, containers: containers, links: links,
      abbreviations: abbreviations, oldBlocks: oldBlocks, reads: reads)
  }

  /// Returns the range of a child in the file, from its first block to its last.
  func source(of child: BlockChild) -> Range<Int> {
    var source = tree.nodes[child.owner].place
    var index = child.content.lowerBound
    while index < child.content.upperBound {
      let range = tree.nodes[index].place
      if !range.isEmpty { source = min(source.lowerBound, range.lowerBound)..<max(source.upperBound, range.upperBound) }
      index = Int(tree.nodes[index].end)
    }
    return source
  }

  /// Returns the range of a node in the file.
  func source(of index: Int) -> Range<Int> { tree.nodes[index].place }
}

extension MarkdownTree {
  /// Returns the nodes inside of a node.
  func content(of index: Int) -> Range<Int> {
    index + 1..<Int(nodes[index].end)
  }

  /// Returns the badge behind a heading, from `{badge=New}`; a label of a container has none.
  func badge(of index: Int) -> String? {
    guard nodes[index].kind == .heading, !nodes[index].identifier.isEmpty else { return nil }
    return traits(of: index)?.entry(named: "badge").flatMap { $0.value.isEmpty ? nil : $0.value }
  }

  /// Returns the node of a container's own label, `:::name[Label]`.
  func labelNode(of container: Int) -> Int? {
    content(of: container).first.flatMap { nodes[$0].kind == .label ? $0 : nil }
  }

  /// Whether a node contains links or nodes that may become links: footnote references and raw HTML; or abbreviations,
  /// which can have the focus, too.
  func hasLinks(in index: Int) -> Bool {
    nodes[content(of: index)].contains {
      [.link, .footnoteReference, .htmlInline].contains($0.kind) || $0.kind == .text && $0.flags.contains(.abbreviated)
    }
  }

  /// Whether a list item belongs to a tight list, whose paragraphs have no `<p>`.
  func isTight(itemAt index: Int) -> Bool {
    var list = index - 1
    while list >= 0, nodes[list].kind != .list || Int(nodes[list].end) <= index { list -= 1 }
    return list >= 0 && nodes[list].flags.contains(.tight)
  }
}
