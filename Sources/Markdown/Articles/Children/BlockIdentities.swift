import Parsing

/// What makes a block the same block after an edit elsewhere: its `#id`, else the nearest heading above, its kind, its content, and
/// the how-manieth of its equals it is.
public struct BlockID: Hashable, Sendable, CustomStringConvertible {
  /// The identity as text, the same in every process: `#install`, or `setup/paragraph/9f3c0a1b2d4e5f60`.
  public let description: String
}

/// Tells blocks' identities.
struct BlockIdentities: Sendable {
  private let tree: MarkdownTree
  /// The nearest heading above each node, or -1; one inside a container counts inside only.
  private let headings: [Int32]

  /// Looks for the headings, which takes a moment: only a container that meets its children needs it.
  init(_ tree: MarkdownTree) {
    self.tree = tree
    var headings: [Int32] = []
    headings.reserveCapacity(tree.nodes.count)
    var nearest: Int32 = -1
    var outside: [(end: Int32, nearest: Int32)] = []
    for (index, node) in tree.nodes.enumerated() {
      while let last = outside.last, last.end <= index {
        nearest = last.nearest
        outside.removeLast()
      }
      headings.append(nearest)
      switch node.kind {
      case .heading: nearest = Int32(index)
      case .container, .blockQuote, .item, .footnoteDefinition: outside.append((node.end, nearest))
      default: break
      }
    }
    self.headings = headings
  }

  /// The identities of some children of one parent.
  func of(_ children: [BlockChild]) -> [BlockID] {
    var seen: [String: Int] = [:]
    return children.map { child in
      let base = base(of: child)
      let occurrence = seen[base, default: 0]
      seen[base] = occurrence + 1
      return BlockID(description: occurrence == 0 ? base : "\(base)#\(occurrence)")
    }
  }

  private func base(of child: BlockChild) -> String {
    if let id = tree.traits(of: child.owner)?.identifier { return "#\(id.name)" }
    let above = Int(headings[child.owner])
    let heading = above < 0 ? "" : tree.plainText(of: above)
    return "\(heading)/\(child.kind.word)/\(digest(of: child))"
  }

  /// The content folded into a number (FNV-1a), the same on every machine.
  private func digest(of child: BlockChild) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func mix(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    if case .inlines(let label) = child.label { for byte in tree.plainText(of: label).utf8 { mix(byte) } }
    for node in tree.nodes[child.content] {
      mix(node.kind.rawValue)
      for byte in tree.bytes(node.text) { mix(byte) }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
