import Markup
import Parsing

/// Says which blocks are whose children: of the article and of each container in it.
struct ChildPlanner {
  let tree: MarkdownTree
  let options: ArticleOptions
  /// The names of alerts, by the index of their quotes.
  let alerts: [Int: String]
  private(set) var containers: [Int: PlacedContainer] = [:]
  /// The levels at which headings are shown that label children, whatever they were written as.
  private var labelLevels: [Int: Int] = [:]
  private(set) var problems: [PlacedArticleProblem] = []

  init(_ tree: MarkdownTree, options: ArticleOptions, alerts: [Int: String]) {
    self.tree = tree
    self.options = options
    self.alerts = alerts
  }

  /// The children of the article; every container on the way is planned as well.
  mutating func planArticle() -> [BlockChild] {
    guard !tree.nodes.isEmpty else { return [] }
    if let holder = options.holder { planHolder(holder) }
    // The blocks around, and the level of the heading that each stands below.
    var around: [(index: Int, level: Int)] = []
    var level = 1
    for index in tree.nodes.indices where tree.nodes[index].kind.isBlock {
      while let last = around.last, Int(tree.nodes[last.index].end) <= index {
        // A heading inside of something is none for what follows it.
        if tree.nodes[last.index].kind != .heading { level = last.level }
        around.removeLast()
      }
      around.append((index, level))
      switch tree.nodes[index].kind {
      case .heading: level = labelLevels[index] ?? Int(tree.nodes[index].number)
      case .container: plan(index, in: around.dropLast().map(\.index), below: level)
      case .blockQuote: if alerts[index] != nil { plan(index, in: around.dropLast().map(\.index), below: level) }
      default: break
      }
    }
    var children = blocks(in: tree.content(of: 0))
    for position in children.indices { children[position].tag = tag(of: children[position]) }
    return children
  }

  // MARK: Blocks

  /// The blocks of a stretch of siblings, each a child: comments are none, a run of raw HTML is one, and so are all footnotes.
  func blocks(in range: Range<Int>) -> [BlockChild] {
    var children: [BlockChild] = []
    var open: [String] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let end = Int(tree.nodes[index].end)
      let isContinued = !open.isEmpty
      let scan = tree.nodes[index].kind == .htmlBlock ? scan(index) : nil
      if let scan { Self.follow(scan, in: &open) }
      if isContinued, let last = children.indices.last {
        children[last].content = children[last].content.lowerBound..<end
        children[last].isOneBlock = false
      } else if tree.nodes[index].kind == .footnoteDefinition {
        children.append(BlockChild(kind: .footnotes, owner: index, content: index..<range.upperBound))
        return children
      } else if scan?.isBlank != true, !isHidden(index) {
        let kind = kind(of: index)
        children.append(BlockChild(kind: kind, owner: index, content: index..<end, isOneBlock: kind != .html))
      }
      index = end
    }
    return children
  }

  /// Which elements are open after a piece of raw HTML.
  private static func follow(_ scan: RawMarkupScan, in open: inout [String]) {
    for tag in scan.strayEnds {
      if let index = open.lastIndex(of: tag.name) { open.removeSubrange(index...) }
    }
    open += scan.opened.map(\.name)
  }

  private func scan(_ index: Int) -> RawMarkupScan {
    let text = tree.nodes[index].text
    return RawMarkupScan(tree.bytes(text), options.markup)
  }

  /// Whether a paragraph holds nothing but the mark of an alert.
  private func isHidden(_ index: Int) -> Bool {
    tree.nodes[index].kind == .paragraph && tree.nodes[index].skipped > 0
      && index + Int(tree.nodes[index].skipped) + 1 >= Int(tree.nodes[index].end)
  }

  /// What a block is for a container.
  func kind(of index: Int) -> BlockKind {
    switch tree.nodes[index].kind {
    case .heading: .heading
    case .list: .list
    case .codeBlock: .code
    case .table: .table
    case .thematicBreak: .divider
    case .htmlBlock: .html
    case .footnoteDefinition: .footnotes
    case .blockQuote: alerts[index].map { .container($0) } ?? .quote
    case .container: .container(tree.string(tree.nodes[index].text))
    default: isImage(index) ? .image : .paragraph
    }
  }

  /// Whether a paragraph holds one image and nothing else.
  private func isImage(_ index: Int) -> Bool {
    let content = tree.content(of: index)
    guard let first = content.first, tree.nodes[first].kind == .image else { return false }
    return Int(tree.nodes[first].end) == content.upperBound
  }

  // MARK: Containers

  /// The container of the whole text, at the node of the document.
  private mutating func planHolder(_ holder: Container) {
    var container = PlacedContainer(node: 0, name: holder.name, definition: holder)
    container.children = children(of: container)
    finish(&container, below: 1)
  }

  private mutating func plan(_ index: Int, in around: [Int], below level: Int) {
    let name = alerts[index] ?? tree.string(tree.nodes[index].text)
    if name == "item" { return checkItem(index, in: around.last) }
    var container = PlacedContainer(node: index, name: name, definition: options.containers[name])
    if container.definition == nil, !name.isEmpty, alerts[index] == nil {
      let unknown = ArticleProblem.unknownContainer(
        name, names: options.containers.names + ["item"], isLenient: options.isLenient)
      report(unknown, at: nameRange(of: index))
    }
    container.label = labelNode(of: index).map { .inlines(of: $0) }
    let labelled = around.last { containers[$0]?.headsChildren ?? false }
    let outer = labelled.flatMap { containers[$0]?.headingLevel } ?? 0
    container.headingLevel = min(max(level, outer) + 1, 6)
    readAttributes(of: index, into: &container)
    container.children = children(of: container)
    if container.definition?.ownLabel == Container.OwnLabel.none, let label = labelNode(of: index) {
      report(.unusedLabel(container: name), at: tree.nodes[label].place)
    }
    finish(&container, below: level)
  }

  /// Looks at the children of a container, and notes at which levels their labels are shown.
  private mutating func finish(_ container: inout PlacedContainer, below level: Int) {
    if container.definition?.labels == Container.Labels.none { dropLabels(in: &container) }
    for child in container.children {
      guard case .inlines(let heading) = child.label else { continue }
      labelLevels[heading] = container.headsChildren ? container.headingLevel : level
    }
    check(container)
    containers[container.node] = container
  }

  /// An item is planned by the container around it; alone, it is an error and shows its blocks.
  private mutating func checkItem(_ index: Int, in parent: Int?) {
    if let parent, alerts[parent] != nil { return }
    guard let parent, tree.nodes[parent].kind == .container, tree.string(tree.nodes[parent].text) != "item" else {
      return report(.strayItem, at: nameRange(of: index))
    }
  }

  private mutating func readAttributes(of index: Int, into container: inout PlacedContainer) {
    guard let traits = tree.traits(of: index), let definition = container.definition else { return }
    for entry in traits.named {
      guard let attribute = definition.attributes.first(where: { $0.name == entry.name }) else { continue }
      if attribute.takesFlag || entry.kind != .flag, let value = attribute.read(entry.value) {
        container.values[attribute.name] = value
      } else {
        let wrong = ArticleProblem.wrongValue(
          name: attribute.name, expectation: attribute.expectation, written: entry.value)
        report(wrong, at: entry.valueRange)
      }
    }
  }

  private mutating func dropLabels(in container: inout PlacedContainer) {
    for position in container.children.indices {
      guard let label = container.children[position].label?.node else { continue }
      report(.unusedLabel(container: container.name), at: tree.nodes[label].place)
      container.children[position].label = nil
      if tree.traits(of: container.children[position].owner)?.entry(named: "tag") == nil {
        container.children[position].tag = tree.traits(of: container.children[position].owner)?.identifier?.name
      }
    }
  }

  private mutating func check(_ container: PlacedContainer) {
    guard let definition = container.definition else { return }
    checkChosen(in: container)
    checkList(of: container)
    for (position, child) in container.children.enumerated() {
      let place = tree.nodes[child.owner].place
      if definition.labels == .required, child.label == nil {
        report(.missingLabel(container: container.name, child: position + 1), at: place)
      }
      if let accepts = definition.accepts, !accepts.contains(child.kind.word) {
        let refused = ArticleProblem.refusedChild(
          container: container.name, kind: child.kind.word, accepted: accepts.sorted())
        report(refused, at: place)
      }
      for trait in definition.traits {
        guard let entry = tree.traits(of: child.owner)?.entry(named: trait.name) else { continue }
        if !trait.takesFlag && entry.kind == .flag || !trait.accepts(entry.value) {
          let wrong = ArticleProblem.wrongValue(
            name: trait.name, expectation: trait.expectation, written: entry.value)
          report(wrong, at: entry.valueRange)
        }
      }
    }
  }

  /// An attribute that names a child must name one that is there.
  private mutating func checkChosen(in container: PlacedContainer) {
    let tags = container.children.compactMap(\.tag)
    for entry in tree.traits(of: container.node)?.named ?? [] {
      guard let chosen = container.values[entry.name] as? ChildTag, !tags.contains(chosen.text) else { continue }
      report(.missingChild(chosen.text, container: container.name, tags: tags), at: entry.valueRange)
    }
  }

  /// What a list brings to the page is lost where its items are children; what somebody might read is looked at when all is drawn.
  private mutating func checkList(of container: PlacedContainer) {
    guard let list = container.list, let traits = tree.traits(of: list) else { return }
    guard traits.identifier != nil || !traits.attributes.isEmpty else { return }
    report(.unwrittenTraits(container: container.name), at: traits.range)
  }

  // MARK: Places

  mutating func report(_ problem: ArticleProblem, at range: Range<Int>) {
    problems.append(PlacedArticleProblem(problem, at: range))
  }

  /// The colons and the name of a container.
  private func nameRange(of index: Int) -> Range<Int> {
    let node = tree.nodes[index]
    let start = Int(node.source.lowerBound)
    return start..<start + Int(node.number) + node.text.count
  }
}
