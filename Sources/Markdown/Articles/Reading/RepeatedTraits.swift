import Parsing

/// The traits that a block is given more than once, `{price=1 price=2}`.
enum RepeatedTraits {
  static func problems(in tree: MarkdownTree) -> [PlacedArticleProblem] {
    guard tree.hasTraits else { return [] }
    return tree.nodes.indices.flatMap { index in
      var seen: Set<String> = []
      let named = tree.traits(of: index)?.named ?? []
      return named.filter { !seen.insert($0.name).inserted }.map { entry in
        PlacedArticleProblem(.repeatedTrait(entry.name), at: entry.range)
      }
    }
  }
}
