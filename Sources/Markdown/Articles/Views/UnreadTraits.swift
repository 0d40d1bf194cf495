import Parsing

/// The traits of an article that nothing read while it was drawn.
struct UnreadTraits {
  private(set) var problems: [PlacedArticleProblem] = []

  init(_ model: ArticleModel, _ reads: TraitReads) {
    guard model.tree.hasTraits else { return }
    let known = Self.declared(in: model)
    for index in model.tree.nodes.indices {
      guard let traits = model.tree.traits(of: index) else { continue }
      // What nobody knows is an error already, whatever it was tagged with.
      if let container = model.containers[index], container.definition == nil { continue }
      for entry in traits.named where entry.name != "lang" {
        if reads.holds(entry.name, of: index) || known[index]?.contains(entry.name) == true { continue }
        if model.tree.nodes[index].kind == .codeBlock, CodeTraits.names.contains(entry.name) { continue }
        problems.append(PlacedArticleProblem(problem(entry, of: index, in: model), at: entry.range))
      }
    }
  }

  /// The names that containers declare, for themselves and for their children.
  private static func declared(in model: ArticleModel) -> [Int: Set<String>] {
    var known: [Int: Set<String>] = [:]
    for child in model.children { known[child.owner] = ["tag"] }
    for container in model.containers.values {
      guard let definition = container.definition else { continue }
      known[container.node, default: []].formUnion(definition.attributes.map(\.name))
      let traits = Set(definition.traits.map(\.name)).union(["tag"])
      for child in container.children {
        known[child.owner, default: []].formUnion(traits)
        if definition.labels != .none { known[child.owner, default: []].formUnion(["title", "label"]) }
      }
    }
    return known
  }

  /// On a container it is an attribute that the container does not take; elsewhere somebody might have wanted it.
  private func problem(_ entry: TraitList.Entry, of index: Int, in model: ArticleModel) -> ArticleProblem {
    guard let container = model.containers[index], let definition = container.definition else {
      return .unreadTrait(entry.name)
    }
    return .unknownAttribute(entry.name, container: container.name, names: definition.attributes.map(\.name))
  }
}
