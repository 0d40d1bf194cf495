import Parsing

/// The footnotes of a composed article, which get their numbers in the order of the references to them.
struct ComposedFootnotes {
  /// A footnote in a part, by its number there.
  private struct Key: Hashable {
    let part: Int32
    let number: Int32
  }

  private var definitions: [Key: (node: Int, label: String)] = [:]
  /// The footnotes that are referred to, in their new order, each with the number of references and its new node.
  private var order: [(key: Key, label: [UInt8], count: Int, node: Int)] = []
  private var numbers: [Key: Int] = [:]
  private var labels: Set<String> = []
  /// How many footnotes are copied.
  private var copied = 0

  /// Adds the footnote that a node of a part defines.
  mutating func add(_ node: Int, of part: Int, labelled tree: MarkdownTree) {
    definitions[Key(part: Int32(part), number: tree.nodes[node].number)] = (node, tree.string(tree.nodes[node].text))
  }

  /// Marks the references in copied nodes as those of a part: until all blocks are copied, its number is in their `occurrence`.
  func mark(from start: Int, as part: Int, in builder: inout TreeBuilder) {
    guard !definitions.isEmpty else { return }
    for index in start..<builder.end where builder.tree.nodes[index].kind == .footnoteReference {
      builder.setFootnote(index, number: Int(builder.tree.nodes[index].number), occurrence: part)
    }
  }

  /// Numbers the references in the nodes from an index on.
  mutating func number(from start: Int, in builder: inout TreeBuilder) {
    guard !definitions.isEmpty else { return }
    for index in start..<builder.end {
      let node = builder.tree.nodes[index]
      let key = Key(part: node.occurrence, number: node.number)
      switch node.kind {
      case .footnoteReference:
        guard let definition = definitions[key] else { continue }
        let number = numbers[key] ?? order.count
        if number == order.count {
          numbers[key] = number
          order.append((key, Array(unique(definition.label).utf8), 0, 0))
        }
        order[number].count += 1
        builder.setFootnote(index, number: number + 1, occurrence: order[number].count)
        builder.setText(order[number].label, of: index)
      case .footnoteDefinition: order[copied - 1].node = index
      default: break
      }
    }
  }

  /// Two files can use the same label.
  private mutating func unique(_ label: String) -> String {
    var (name, count) = (label, 1)
    while !labels.insert(name).inserted {
      count += 1
      // Behind a hyphen stands the number of a further reference.
      name = "\(label)_\(count)"
    }
    return name
  }

  /// Returns the next footnote to copy.
  mutating func next() -> (part: Int, node: Int)? {
    guard copied < order.count, let definition = definitions[order[copied].key] else { return nil }
    copied += 1
    return (Int(order[copied - 1].key.part), definition.node)
  }

  /// Sets the numbers of the copied footnotes.
  func finish(_ builder: inout TreeBuilder) {
    for (position, footnote) in order.enumerated() {
      builder.setFootnote(footnote.node, number: position + 1, occurrence: footnote.count)
      builder.setText(footnote.label, of: footnote.node)
    }
  }
}
