import Parsing

/// Gathers what a tree tells once its addresses and ids are known.
struct FactGathering {
  private(set) var facts = ArticleFacts()

  init(_ model: ArticleModel, links: [ArticleFacts.Link], anchors: [ArticleFacts.Anchor]) {
    facts.links = links
    facts.anchors = anchors
    facts.words = WordCount(model.tree)
    var sectionIDs: [Int: String] = [:]
    for (_, container) in model.containers.sorted(by: { $0.key < $1.key }) {
      for child in container.children {
        guard let label = child.label else { continue }
        if let node = label.node { sectionIDs[node] = child.anchor }
        facts.labels.append(
          ArticleFacts.Label(
            container: container.name, text: model.tree.text(of: label), id: child.anchor,
            source: model.source(of: child.owner)))
      }
    }
    for index in model.tree.nodes.indices where model.tree.nodes[index].kind == .heading {
      let node = model.tree.nodes[index]
      let id = node.identifier.isEmpty ? sectionIDs[index] : model.tree.string(node.identifier)
      facts.headings.append(
        ArticleFacts.Heading(
          level: Int(node.number), text: model.tree.plainText(of: index), id: id, source: model.source(of: index)))
    }
  }
}

extension ArticleModel {
  /// The bytes of the file that a child stands for: from its first block to its last.
  func source(of child: BlockChild) -> Range<Int> {
    var source = tree.nodes[child.owner].place
    var index = child.content.lowerBound
    while index < child.content.upperBound {
      let place = tree.nodes[index].place
      if !place.isEmpty { source = min(source.lowerBound, place.lowerBound)..<max(source.upperBound, place.upperBound) }
      index = Int(tree.nodes[index].end)
    }
    return source
  }

  /// The bytes of the file that a node stands for.
  func source(of index: Int) -> Range<Int> {
    tree.nodes[index].place
  }
}
