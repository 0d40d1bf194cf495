public import Diagnostics
import Parsing
public import Views

/// A rendered article: its HTML, problems, facts and required assets.
///
/// One value contains all of them, so that a cache of the HTML also stores the diagnostics, the facts and the assets.
public struct ArticleRendering: Sendable, Equatable {
  /// The HTML, in UTF-8.
  public let bytes: [UInt8]
  /// The problems found while the article was read and rendered.
  public let diagnostics: [Diagnostic]
  /// The facts about the article.
  package let facts: ArticleFacts
  /// The required assets of its containers.
  public let assets: [Asset]

  /// The HTML as text.
  public var html: String { String(decoding: bytes, as: UTF8.self) }
}

extension Article {
  /// Renders the article by itself.
  ///
  /// Then the diagnostics name the traits that no container has read, too.
  public func rendered(in environment: EnvironmentValues = EnvironmentValues()) -> ArticleRendering {
    rendered(in: environment) { $0 }
  }

  /// Renders a view of the article, with or without a first heading that is its title.
  ///
  /// After rendering, traits that neither a container nor the view has read are reported as warnings.
  package func rendered(
    in environment: EnvironmentValues = EnvironmentValues(), belowTitle: Bool = false,
    @ViewBuilder as view: (ArticleContent) -> some View
  ) -> ArticleRendering {
    let reads = TraitReads()
    let children = belowTitle ? text.children : model.children
    let rendering = view(
      ArticleContent(model: model.recording(into: reads), children: children, bodyContainer: model.containers[0])
    )
    .rendered(in: environment, capacity: model.tree.text.count * 2, byteLimit: model.renderedBytesLimit)
    let problems = UnreadTraits.problems(in: model, reads).map { $0.diagnostic(in: source) }
    let unread = DiagnosticLimit.limited(problems, in: composedText.file)
    return ArticleRendering(
      bytes: rendering.bytes,
      diagnostics: diagnostics + (unread + rendering.diagnostics).map(composedText.located),
      facts: facts, assets: rendering.assets)
  }
}

/// The check for traits that no container and no view read while the article was rendered.
private enum UnreadTraits {
  static func problems(in model: ArticleModel, _ reads: TraitReads) -> [LocatedProblem] {
    guard model.tree.hasTraits else { return [] }
    var problems: [LocatedProblem] = []
    let declared = declaredNames(in: model)
    for index in model.tree.nodes.indices where model.tree.nodes[index].kind.isBlock {
      guard let traits = model.tree.traits(of: index) else { continue }
      // An unknown container is already an error.
      if let container = model.containers[index], container.definition == nil { continue }
      for entry in traits.named where entry.name != "lang" {
        if reads.contains(entry.name, of: index) || declared[index]?.contains(entry.name) == true { continue }
        if entry.name == "badge", model.tree.badge(of: index) != nil { continue }
        if CodeTraits.reads(entry.name, of: index, in: model.tree) { continue }
        problems.append(LocatedProblem(problem(entry, of: index, in: model), at: entry.range))
      }
    }
    return problems
  }

  /// Returns the names that containers declare, for themselves and for their children, by node.
  private static func declaredNames(in model: ArticleModel) -> [Int: Set<String>] {
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

  /// Returns the problem with an unread name: an unknown attribute of a container, or an unread trait of another block.
  private static func problem(_ entry: TraitList.Entry, of index: Int, in model: ArticleModel) -> ArticleProblem {
    guard let container = model.containers[index], let definition = container.definition else {
      return .unreadTrait(entry.name)
    }
    return .unknownAttribute(
      entry.name, of: container.name, names: definition.attributes.map(\.name),
      container: definition.aliases.contains(entry.value) ? entry.value : nil)
  }
}
