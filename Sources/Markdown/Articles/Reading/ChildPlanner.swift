import Markup
import Parsing

/// The children of an article and of each container in it.
struct BlockPlan {
  /// The article's own children.
  var children: [BlockChild]
  /// The containers, by the indices of their nodes.
  var containers: [Int: ContainerPlan]
  let problems: [LocatedProblem]
}

/// The step that decides which blocks are the children of the article and of each container.
struct ChildPlanner {
  let tree: MarkdownTree
  let options: ArticleOptions
  /// The names of alerts, by the index of their quotes.
  let alerts: [Int: String]
  private var containers: [Int: ContainerPlan] = [:]
  /// The heading level at which each label is shown, by the node of its heading.
  ///
  /// It may differ from the level in Markdown.
  private var labelLevels: [Int: Int] = [:]
  private var problems: [LocatedProblem] = []

  /// Plans the children of an article and of all its containers.
  static func plan(_ tree: MarkdownTree, options: ArticleOptions, alerts: [Int: String]) -> BlockPlan {
    var planner = ChildPlanner(tree, options: options, alerts: alerts)
    let children = planner.planArticle()
    return BlockPlan(children: children, containers: planner.containers, problems: planner.problems)
  }

  private init(_ tree: MarkdownTree, options: ArticleOptions, alerts: [Int: String]) {
    self.tree = tree
    self.options = options
    self.alerts = alerts
  }

  /// Plans every container, outer ones first, and returns the children of the article.
  private mutating func planArticle() -> [BlockChild] {
    guard !tree.nodes.isEmpty else { return [] }
    if let container = options.bodyContainer { planBodyContainer(container) }
    // The blocks around the current block, each with the level of the heading above it.
    var ancestors: [(index: Int, level: Int)] = []
    var level = 1
    for index in tree.nodes.indices where tree.nodes[index].kind.isBlock {
      while let last = ancestors.last, Int(tree.nodes[last.index].end) <= index {
        // A heading inside of another block does not count for the blocks after it.
        if tree.nodes[last.index].kind != .heading { level = last.level }
        ancestors.removeLast()
      }
      ancestors.append((index, level))
      switch tree.nodes[index].kind {
      case .heading: level = labelLevels[index] ?? Int(tree.nodes[index].number)
      case .container: plan(index, in: ancestors.dropLast().map(\.index), below: level)
      case .blockQuote: if alerts[index] != nil { plan(index, in: ancestors.dropLast().map(\.index), below: level) }
      default: break
      }
    }
    var children = blocks(in: tree.content(of: 0))
    for position in children.indices { children[position].tag = tag(of: children[position]) }
    return children
  }

  // MARK: Blocks

  /// Returns a child for each block in a range of siblings.
  ///
  /// A comment is not a child. Raw HTML from a start tag to its end tag is one child, and so are all footnotes
  /// together.
  func blocks(in range: Range<Int>) -> [BlockChild] {
    var children: [BlockChild] = []
    var open: [String] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let end = Int(tree.nodes[index].end)
      let isContinued = !open.isEmpty
      let scan = tree.nodes[index].kind == .htmlBlock ? scan(index) : nil
      if let scan { Self.update(&open, with: scan) }
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

  /// Updates the open elements with a piece of raw HTML.
  private static func update(_ open: inout [String], with scan: RawMarkupScan) {
    for tag in scan.strayEnds {
      if let index = open.lastIndex(of: tag.name) { open.removeSubrange(index...) }
    }
    open += scan.opened.map(\.name)
  }

  private func scan(_ index: Int) -> RawMarkupScan {
    let text = tree.nodes[index].text
    return RawMarkupScan(tree.bytes(text), options.markup)
  }

  /// Whether a paragraph contains only the `[!NOTE]` of an alert.
  private func isHidden(_ index: Int) -> Bool {
    tree.nodes[index].kind == .paragraph && tree.nodes[index].skipped > 0
      && index + Int(tree.nodes[index].skipped) + 1 >= Int(tree.nodes[index].end)
  }

  /// Returns the kind of a block.
  func kind(of index: Int) -> BlockKind {
    switch tree.nodes[index].kind {
    case .heading: .heading
    case .list: .list
    case .codeBlock: .code
    case .table: .table
    case .thematicBreak: .divider
    case .htmlBlock: .html
    case .footnoteDefinition: .footnotes
    case .definitionList: .definitionList
    case .blockQuote: alerts[index].map { .container($0) } ?? .quote
    case .container: .container(tree.string(tree.nodes[index].text))
    default: isImage(index) ? .image : .paragraph
    }
  }

  /// Whether a paragraph contains only one image.
  private func isImage(_ index: Int) -> Bool {
    let content = tree.content(of: index)
    guard let first = content.first, tree.nodes[first].kind == .image else { return false }
    return Int(tree.nodes[first].end) == content.upperBound
  }

  // MARK: Containers

  /// Plans the container around the whole text; its node is the document.
  private mutating func planBodyContainer(_ definition: Container) {
    var container = ContainerPlan(node: 0, name: definition.name, definition: definition)
    container.children = children(of: container)
    finish(&container, below: 1)
  }

  private mutating func plan(_ index: Int, in ancestors: [Int], below level: Int) {
    let name = alerts[index] ?? tree.string(tree.nodes[index].text)
    if name == "item" { return checkItem(index, in: ancestors.last) }
    let isList = tree.directive(index) == .each && options.directives.contains(.each)
    let definition = isList ? options.articleList : options.containers[name]
    var container = ContainerPlan(node: index, name: name, definition: definition)
    // An article by itself has no rows and no other files: a directive is a container there.
    let isKnown = options.parts == nil && tree.directive(index) != nil
    if container.definition == nil, !name.isEmpty, alerts[index] == nil, !isKnown {
      report(
        .unknownContainer(name, names: options.containers.names + ["item"] + options.directives.map(\.rawValue)),
        at: nameRange(of: index))
    }
    container.label = tree.labelNode(of: index).map { .inlines(of: $0) }
    let labelled = ancestors.last { containers[$0]?.rendersLabelsAsHeadings ?? false }
    let outer = labelled.flatMap { containers[$0]?.headingLevel } ?? 0
    container.headingLevel = min(max(level, outer) + 1, 6)
    readAttributes(of: index, into: &container)
    container.children = children(of: container)
    if container.definition?.ownLabel == Container.OwnLabel.none, let label = tree.labelNode(of: index) {
      report(.unusedLabel(container: name), at: tree.nodes[label].place)
    }
    finish(&container, below: level)
  }

  /// Checks a planned container, and records the levels of its children's labels.
  private mutating func finish(_ container: inout ContainerPlan, below level: Int) {
    if container.definition?.labels == Container.Labels.none { dropLabels(in: &container) }
    for child in container.children {
      guard case .inlines(let heading) = child.label else { continue }
      labelLevels[heading] = container.rendersLabelsAsHeadings ? container.headingLevel : level
    }
    check(container)
    containers[container.node] = container
  }

  /// Reports an `item` that is not a direct child of a container.
  ///
  /// The plan of a container includes its items.
  private mutating func checkItem(_ index: Int, in parent: Int?) {
    if let parent, alerts[parent] != nil { return }
    guard let parent, tree.nodes[parent].kind == .container, tree.string(tree.nodes[parent].text) != "item" else {
      return report(.strayItem, at: nameRange(of: index))
    }
  }

  private mutating func readAttributes(of index: Int, into container: inout ContainerPlan) {
    guard let traits = tree.traits(of: index), let definition = container.definition else { return }
    for entry in traits.named {
      guard let attribute = definition.attributes.first(where: { $0.name == entry.name }) else { continue }
      if attribute.takesFlag || entry.kind != .flag, let value = attribute.read(entry.value) {
        container.values[attribute.name] = value
      } else {
        let isURL = ["https://", "http://"].contains { entry.value.hasPrefix($0) }
        let other = isURL ? definition.attributes.first { $0.name == "url" && $0.accepts(entry.value) } : nil
        let problem = ArticleProblem.wrongValue(
          name: attribute.name, expectation: attribute.expectation, written: entry.value, other: other?.name)
        report(problem, at: entry.valueRange)
      }
    }
  }

  private mutating func dropLabels(in container: inout ContainerPlan) {
    for position in container.children.indices {
      guard let label = container.children[position].label?.node else { continue }
      report(.unusedLabel(container: container.name), at: tree.nodes[label].place)
      container.children[position].label = nil
      if tree.traits(of: container.children[position].owner)?.entry(named: "tag") == nil {
        container.children[position].tag = tree.traits(of: container.children[position].owner)?.identifier?.name
      }
    }
  }

  private mutating func check(_ container: ContainerPlan) {
    guard let definition = container.definition else { return }
    checkChildTags(in: container)
    checkList(of: container)
    let written = Set(tree.traits(of: container.node)?.named.map(\.name) ?? [])
    if !definition.requiredAttributes.isEmpty, written.isDisjoint(with: definition.requiredAttributes) {
      let problem = ArticleProblem.missingAttribute(container: container.name, names: definition.requiredAttributes)
      report(problem, at: nameRange(of: container.node))
    }
    for (position, child) in container.children.enumerated() {
      let range = tree.nodes[child.owner].place
      if definition.labels == .required, child.label == nil {
        report(.missingLabel(container: container.name, child: position + 1), at: range)
      }
      if let accepts = definition.accepts, !accepts.contains(child.kind.word) {
        let problem = ArticleProblem.refusedChild(
          container: container.name, kind: child.kind.word, accepted: accepts.sorted())
        report(problem, at: range)
      }
      for trait in definition.traits {
        guard let entry = tree.traits(of: child.owner)?.entry(named: trait.name) else { continue }
        if !trait.takesFlag && entry.kind == .flag || !trait.accepts(entry.value) {
          let problem = ArticleProblem.wrongValue(
            name: trait.name, expectation: trait.expectation, written: entry.value)
          report(problem, at: entry.valueRange)
        }
      }
    }
  }

  /// Reports attributes with the tag of a child that does not exist.
  private mutating func checkChildTags(in container: ContainerPlan) {
    let tags = container.children.compactMap(\.tag)
    for entry in tree.traits(of: container.node)?.named ?? [] {
      guard let chosen = container.values[entry.name] as? ChildTag, !tags.contains(chosen.text) else { continue }
      report(.missingChild(chosen.text, container: container.name, tags: tags), at: entry.valueRange)
    }
  }

  /// Reports an id, classes or a language on a list that is replaced by its items.
  ///
  /// Other traits are checked after rendering, because a container may read them.
  private mutating func checkList(of container: ContainerPlan) {
    guard let list = container.list, let traits = tree.traits(of: list) else { return }
    guard traits.identifier != nil || !traits.attributes.isEmpty else { return }
    report(.unwrittenTraits(container: container.name), at: traits.range)
  }

  // MARK: Problems

  mutating func report(_ problem: ArticleProblem, at range: Range<Int>) {
    problems.append(LocatedProblem(problem, at: range))
  }

  /// The range of a container's colons and name.
  private func nameRange(of index: Int) -> Range<Int> {
    let node = tree.nodes[index]
    let start = Int(node.source.lowerBound)
    return start..<start + Int(node.number) + node.text.count
  }
}
