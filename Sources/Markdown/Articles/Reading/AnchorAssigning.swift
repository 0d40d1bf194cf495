import Components
import Diagnostics
import Parsing

/// The step that assigns ids to headings, containers and labelled children: the author's id, else a unique slug.
struct AnchorAssigning {
  /// The ids of an article.
  struct Result {
    /// The containers with their ids and the ids of their children.
    let containers: [Int: ContainerPlan]
    /// Every id, in document order.
    let anchors: [ArticleFacts.Anchor]
    /// The ids of footnotes and of the references to them.
    let footnoteIDs: [String]
    let problems: [LocatedProblem]
  }

  private var tree: MarkdownTree
  private let file: SourceFile
  private let style: HeadingIDStyle
  private var containers: [Int: ContainerPlan]
  private var problems: [LocatedProblem] = []
  private var anchors: [ArticleFacts.Anchor] = []
  private var slugs: SlugRegister
  /// The ids of footnotes, and the author's ids assigned so far; a block that repeats such an id gets another id.
  private var authorIDs: Set<String>
  /// The nodes that are labels of container children; their ids are written on the elements of the children.
  private var labelNodes: Set<Int> = []
  /// The lists that are replaced by their items, and so have no element for an id.
  private var replacedLists: Set<Int> = []
  /// The ids of notes on code, by their items.
  private var (noteIDs, annotated): ([Int: String], Int) = ([:], 0)
  /// The labelled children, by their owners.
  private var labelledChildren: [Int: (container: Int, child: Int)] = [:]

  /// Assigns an id to each heading, container and labelled child; `markupIDs` are the ids that raw HTML sets.
  static func assignAnchors(
    in tree: consuming MarkdownTree, of file: SourceFile, _ containers: [Int: ContainerPlan],
    reserving markupIDs: Set<String>, style: HeadingIDStyle
  ) -> (tree: MarkdownTree, anchors: Result) {
    let footnoteIDs = footnoteIDs(in: tree)
    var step = AnchorAssigning(
      tree, of: file, containers, reserving: markupIDs, footnoteIDs: footnoteIDs, style: style)
    for index in step.tree.nodes.indices where step.tree.nodes[index].mayHaveID { step.assign(index) }
    let result = Result(
      containers: step.containers, anchors: step.anchors, footnoteIDs: footnoteIDs, problems: step.problems)
    return (step.tree, result)
  }

  private init(
    _ tree: consuming MarkdownTree, of file: SourceFile, _ containers: [Int: ContainerPlan],
    reserving markupIDs: Set<String>, footnoteIDs: [String], style: HeadingIDStyle
  ) {
    self.tree = tree
    self.file = file
    self.style = style
    self.containers = containers
    authorIDs = Set(footnoteIDs)
    slugs = SlugRegister(style, reserving: Self.writtenIDs(in: self.tree) + markupIDs + footnoteIDs)
    for (index, container) in containers {
      if let list = container.list { replacedLists.insert(list) }
      for (position, child) in container.children.enumerated() where child.label != nil {
        labelledChildren[child.owner] = (index, position)
        if case .inlines(let node) = child.label { labelNodes.insert(node) }
      }
    }
  }

  private static func writtenIDs(in tree: MarkdownTree) -> [String] {
    tree.hasTraits ? tree.nodes.indices.compactMap { tree.traits(of: $0)?.identifier?.name } : []
  }

  private static func footnoteIDs(in tree: borrowing MarkdownTree) -> [String] {
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
    let written = tree.traits(of: index)?.identifier
    if tree.nodes[index].kind == .codeBlock, tree.codeTraits(of: index)?.presentation.notes != nil {
      annotated += 1
      let id = written?.name ?? "code-\(annotated)"
      for (number, item) in tree.notes(of: index) { noteIDs[item] = "\(id)-note-\(number)" }
    }
    if let position = labelledChildren[index],
      let label = containers[position.container]?.children[position.child].label
    {
      let heading = label.node.flatMap { tree.traits(of: $0)?.identifier }
      let id = uniqueID(written ?? heading, else: idText(of: label), at: index)
      containers[position.container]?.children[position.child].anchor = id
    } else if containers[index] != nil {
      guard let id = containerID(index, written) else { return }
      containers[index]?.anchor = id
    } else if tree.nodes[index].kind == .heading {
      guard !labelNodes.contains(index) else { return }
      setIdentifier(uniqueID(written, else: headingText(index), at: index), of: index)
    } else if written != nil || noteIDs[index] != nil, !replacedLists.contains(index) {
      setIdentifier(uniqueID(written, else: noteIDs[index] ?? "", at: index), of: index)
    }
  }

  /// Returns the text that a heading's id is made from.
  private func headingText(_ index: Int) -> String {
    guard style.readsSource else { return tree.idText(of: index) }
    let traits = tree.traits(of: index)?.range.lowerBound
    let place = tree.nodes[index].place
    return HeadingIDStyle.source(of: file.utf8[place.lowerBound..<min(traits ?? place.upperBound, place.upperBound)])
  }

  private func idText(of label: BlockLabel) -> String {
    switch label {
    case .text(let text): text
    case .inlines(let index): tree.idText(of: index)
    }
  }

  /// Returns the id of a container: the author's id, else a slug of its label.
  private mutating func containerID(_ index: Int, _ written: TraitList.Entry?) -> String? {
    let usesLabel = containers[index]?.definition.map { $0.ownLabel == .name } ?? true
    let label = usesLabel ? containers[index]?.label : nil
    if written == nil, label == nil { return nil }
    return uniqueID(written, else: label.map(idText) ?? "", at: index)
  }

  private mutating func uniqueID(_ entry: TraitList.Entry?, else text: String, at index: Int) -> String {
    var id: String
    if let entry, authorIDs.insert(entry.name).inserted {
      id = entry.name
    } else {
      if let entry { problems.append(LocatedProblem(.repeatedID(entry.name), at: entry.range)) }
      id = slugs.unique(entry?.name ?? text)
    }
    anchors.append(ArticleFacts.Anchor(id: id, source: tree.nodes[index].place))
    return id
  }

  private mutating func setIdentifier(_ id: String, of index: Int) {
    tree.nodes[index].identifier = tree.append(id.utf8)
  }
}

extension MarkdownNode {
  /// Whether the node is a block, or an inline with traits.
  fileprivate var mayHaveID: Bool { kind.isBlock || hasTraits }
}
