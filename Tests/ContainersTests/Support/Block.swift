import Garland
import TestSupport

/// A block of a random page: a container, a list of elements, or an article.
///
/// The block has labelled children, and may contain another block.
struct Block: Equatable, Identifiable {
  enum Kind: CaseIterable { case tabs, accordion, picker, cards, anchored, elements, article }

  let id: Int
  var kind: Kind
  var labels: [String]
  var inner: [Block] = []

  static func random(id: Int, depth: Int = 2, using random: inout SeededGenerator) -> Block {
    let count = Int.random(in: 0...3, using: &random)
    let labels = (0..<count).compactMap { _ in ["A", "B", "A 1"].randomElement(using: &random) }
    var block = Block(id: id, kind: Kind.allCases.randomElement(using: &random) ?? .tabs, labels: labels)
    if depth > 0, Bool.random(using: &random) { block.inner = [.random(id: 0, depth: depth - 1, using: &random)] }
    return block
  }
}

/// A block as an equatable view, which a renderer can reuse.
struct BlockView: View, Equatable {
  let block: Block

  var body: some View {
    switch block.kind {
    case .tabs: TabBar(sync: "k") { children }
    case .accordion: Accordion { children }
    case .picker: Picker { children }
    case .cards: Cards { children }
    case .anchored: Steps { ForEach(block.labels, id: \.self) { p {}.childLabel("A").childAnchor(Slug.of($0)) } }
    case .elements: ForEach(block.labels.indices, id: \.self) { h2(.id(Slug.of(block.labels[$0]))) {} }
    case .article: Written(":::tabs\n" + block.labels.map { ":::item[\($0)]\na\n:::\n" }.joined() + ":::\n\n# A")
    }
  }

  @ViewBuilder private var children: some View {
    ForEach(block.labels.indices, id: \.self) { p {}.childLabel(block.labels[$0]) }
    ForEach(block.inner) { AnyView(BlockView(block: $0)).childLabel("A") }
  }
}
