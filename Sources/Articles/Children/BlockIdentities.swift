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
  private let headings: [Int]

  /// Looks for the headings, which takes a moment: only a container that meets its children needs it.
  init(_ tree: MarkdownTree) {
    self.tree = tree
    headings = tree.nodes.indices.filter { tree.nodes[$0].kind == .heading }
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
    let heading = heading(above: child.owner).map { tree.plainText(of: $0) } ?? ""
    return "\(heading)/\(child.kind.word)/\(digest(of: child))"
  }

  /// The last heading before a node.
  private func heading(above index: Int) -> Int? {
    var low = 0
    var high = headings.count
    while low < high {
      let middle = (low + high) / 2
      if headings[middle] < index { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? headings[low - 1] : nil
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
