import Parsing

extension ChildPlanner {
  /// Returns the children of a container with their labels and tags.
  func children(of container: ContainerPlan) -> [BlockChild] {
    var range = tree.content(of: container.node)
    if let label = tree.labelNode(of: container.node) { range = Int(tree.nodes[label].end)..<range.upperBound }
    var blocks = blocks(in: range)
    if container.node == 0, startsWithTitle(blocks) { blocks.removeFirst() }
    let labels = container.definition?.labels ?? .none
    var children: [BlockChild]
    if container.definition?.takesListItems == true, blocks.count == 1, blocks[0].kind == .list {
      children = items(of: blocks[0].owner)
    } else if labels != .none, let level = level(of: blocks) {
      children = sections(of: blocks, level: level)
    } else {
      children = blocks.map { joined($0) }
    }
    for index in children.indices {
      if labels != .none { setLabel(of: &children[index]) }
      children[index].tag = tag(of: children[index])
    }
    return children
  }

  /// Whether the first block is a heading of level 1.
  ///
  /// In the container around the whole text, the page shows this heading as the title.
  private func startsWithTitle(_ blocks: [BlockChild]) -> Bool {
    guard let first = blocks.first, first.kind == .heading else { return false }
    return tree.nodes[first.owner].number == 1
  }

  /// Returns a child made of the blocks in an `:::item`; returns other children unchanged.
  private func joined(_ child: BlockChild) -> BlockChild {
    guard child.kind == .container("item") else { return child }
    var content = tree.content(of: child.owner)
    let label = tree.labelNode(of: child.owner)
    if let label { content = Int(tree.nodes[label].end)..<content.upperBound }
    return BlockChild(
      kind: .item, owner: child.owner, content: content, label: label.map { .inlines(of: $0) }, isOneBlock: false)
  }

  private func items(of list: Int) -> [BlockChild] {
    tree.children(of: list).map { item in
      BlockChild(kind: .listItem, owner: item, content: tree.content(of: item), isOneBlock: false)
    }
  }

  /// Returns the level of the headings that start children, which is the level of the first heading.
  private func level(of blocks: [BlockChild]) -> Int32? {
    blocks.first { $0.kind == .heading }.map { tree.nodes[$0.owner].number }
  }

  /// Splits blocks at the headings of a level.
  ///
  /// The blocks before the first heading form one child. An item is a separate child, and ends the section before it.
  private func sections(of blocks: [BlockChild], level: Int32) -> [BlockChild] {
    var children: [BlockChild] = []
    var isOpen = true
    for block in blocks {
      if block.kind == .heading, tree.nodes[block.owner].number == level {
        let start = block.content.upperBound
        children.append(
          BlockChild(
            kind: .section, owner: block.owner, content: start..<start, label: .inlines(of: block.owner),
            isOneBlock: false))
        isOpen = true
      } else if block.kind == .container("item") {
        children.append(joined(block))
        isOpen = false
      } else if isOpen, let last = children.indices.last {
        children[last].content = children[last].content.lowerBound..<block.content.upperBound
      } else {
        children.append(block)
        children[children.count - 1].isOneBlock = isOpen ? false : block.isOneBlock
      }
    }
    return children
  }

  /// Sets the label of a child: the first of its own label, heading, trait, file name, language, and image alt text.
  private func setLabel(of child: inout BlockChild) {
    if child.label != nil { return }
    let first = child.content.first
    if child.kind == .item || child.kind == .listItem, let first, tree.nodes[first].kind == .heading {
      child.label = .inlines(of: first)
      child.content = Int(tree.nodes[first].end)..<child.content.upperBound
      return
    }
    let traits = tree.traits(of: child.owner) ?? first.flatMap { tree.traits(of: $0) }
    if let entry = traits?.entry(named: "title") ?? traits?.entry(named: "label"), !entry.value.isEmpty {
      child.label = .text(entry.value)
    } else if let first, child.content.upperBound == Int(tree.nodes[first].end) {
      child.label = label(ofBlock: first, traits)
    }
  }

  private func label(ofBlock index: Int, _ traits: TraitList?) -> BlockLabel? {
    let node = tree.nodes[index]
    switch node.kind {
    case .codeBlock:
      if let name = traits?.entries.last(where: { $0.kind == .label })?.name { return .text(name) }
      return node.title.isEmpty ? nil : .text(tree.string(node.title))
    case .container: return tree.labelNode(of: index).map { .inlines(of: $0) }
    case .paragraph:
      guard kind(of: index) == .image, let image = tree.content(of: index).first else { return nil }
      let text = tree.plainText(of: image)
      return text.isEmpty ? nil : .text(text)
    default: return nil
    }
  }

  /// Returns the tag of a child: the first of its `tag=`, its `#id`, and a slug of its label.
  func tag(of child: BlockChild) -> String? {
    let traits = tree.traits(of: child.owner)
    if let tag = traits?.entry(named: "tag")?.value ?? traits?.identifier?.name { return tag }
    return child.label.map { Slug.key(of: tree.text(of: $0)) }
  }
}
