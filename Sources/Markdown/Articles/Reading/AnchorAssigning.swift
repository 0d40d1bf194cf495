import Parsing

/// Gives headings, containers and labelled children their ids: what the author chose, else a slug, each once in the article.
struct AnchorAssigning {
  private var tree: MarkdownTree
  private(set) var containers: [Int: PlacedContainer]
  private(set) var problems: [PlacedArticleProblem] = []
  /// Every id in document order.
  private(set) var anchors: [ArticleFacts.Anchor] = []
  /// The ids that footnotes and the references to them have.
  let footnoteIDs: [String]

  private var register: SlugRegister
  /// The ids that no other block may choose.
  private var chosen: Set<String>
  /// The nodes whose id stands on what a container makes of them.
  private var handedOver: Set<Int> = []
  /// The lists that stand for their items, which have no element that an id could be on.
  private var unwritten: Set<Int> = []
  /// What containers call their children, by the children's owners.
  private var labelled: [Int: (container: Int, child: Int)] = [:]

  /// Changes the tree where it is: it is taken out for the while, so that nothing of it is copied.
  init(in tree: inout MarkdownTree, containers: [Int: PlacedContainer], reserving rawIDs: Set<String>) {
    self.containers = containers
    let wanted = tree.hasTraits ? tree.nodes.indices.compactMap { [tree] in tree.traits(of: $0)?.identifier?.name } : []
    footnoteIDs = Self.footnoteIDs(in: tree)
    register = SlugRegister(reserving: wanted + rawIDs + footnoteIDs)
    chosen = Set(footnoteIDs)
    self.tree = MarkdownTree()
    swap(&self.tree, &tree)
    for (index, container) in containers {
      if let list = container.list { unwritten.insert(list) }
      for (position, child) in container.children.enumerated() where child.label != nil {
        labelled[child.owner] = (index, position)
        if case .inlines(let node) = child.label { handedOver.insert(node) }
      }
    }
    for index in self.tree.nodes.indices where self.tree.nodes[index].kind.isBlock { assign(index) }
    swap(&self.tree, &tree)
  }

  private static func footnoteIDs(in tree: MarkdownTree) -> [String] {
    var ids: [String] = []
    for index in tree.nodes.indices where tree.nodes[index].kind == .footnoteDefinition {
      let label = tree.string(tree.nodes[index].text)
      ids += ["fn-\(label)", "fnref-\(label)"]
      for occurrence in (0..<tree.nodes[index].occurrence).dropFirst() {
        ids.append("fnref-\(label)-\(occurrence + 1)")
      }
    }
    return ids
  }

  private mutating func assign(_ index: Int) {
    let chosen = tree.traits(of: index)?.identifier
    if let place = labelled[index], let label = containers[place.container]?.children[place.child].label {
      let heading = label.node.flatMap { tree.traits(of: $0)?.identifier }
      let id = unique(chosen ?? heading, else: tree.text(of: label), at: index)
      containers[place.container]?.children[place.child].anchor = id
    } else if containers[index] != nil {
      guard let id = container(index, chosen) else { return }
      containers[index]?.anchor = id
    } else if tree.nodes[index].kind == .heading {
      guard !handedOver.contains(index) else { return }
      setIdentifier(unique(chosen, else: tree.plainText(of: index), at: index), of: index)
    } else if let chosen, !unwritten.contains(index) {
      setIdentifier(unique(chosen, else: "", at: index), of: index)
    }
  }

  private mutating func container(_ index: Int, _ chosen: TraitList.Entry?) -> String? {
    let isCalled = containers[index]?.definition.map { $0.ownLabel == .name } ?? true
    let label = isCalled ? containers[index]?.label : nil
    if chosen == nil, label == nil { return nil }
    return unique(chosen, else: label.map { tree.text(of: $0) } ?? "", at: index)
  }

  private mutating func unique(_ entry: TraitList.Entry?, else text: String, at index: Int) -> String {
    let source = tree.nodes[index].place
    var id: String
    if let entry, chosen.insert(entry.name).inserted {
      id = entry.name
    } else {
      if let entry { problems.append(PlacedArticleProblem(.repeatedID(entry.name), at: entry.range)) }
      id = register.unique(entry?.name ?? text)
    }
    anchors.append(ArticleFacts.Anchor(id: id, source: source))
    return id
  }

  private mutating func setIdentifier(_ id: String, of index: Int) {
    tree.nodes[index].identifier = tree.append(id.utf8)
  }
}
