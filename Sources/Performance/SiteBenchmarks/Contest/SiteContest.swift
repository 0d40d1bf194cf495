import Files

/// A comparison of site generators.
///
/// The generators run in turn, so that a change of the machine's speed affects all of them.
struct SiteContest {
  let corpus: Corpus
  let plan: Plan
  let facts: CorpusFacts
  private(set) var contestants: [Contestant] = []

  /// Creates a comparison of generators, each with the path of its program.
  init(
    _ generators: [(any BenchmarkGenerator, String)], _ modes: [BuildMode], _ corpus: Corpus, in workspace: Workspace
  ) {
    self.corpus = corpus
    plan = Plan(corpus.heads)
    facts = CorpusFacts(corpus)
    // All generators run in one mode before the next mode, because results are compared within a mode.
    for mode in modes {
      for (generator, program) in generators where generator.supports(mode) {
        contestants.append(Contestant(generator, at: program, mode, corpus, in: workspace))
      }
    }
  }

  /// Writes all sources, then runs the warm-ups and the rounds.
  mutating func run(warmUps: Int, rounds: Int, log: (String) -> Void) throws(FolderProblem) {
    log("writing the sources of \(contestants.count) sites of \(corpus.count) posts\n")
    for contestant in contestants { try contestant.prepare() }
    for round in 0..<(warmUps + rounds) {
      let isWarmUp = round < warmUps
      log(isWarmUp ? "warming up\n" : "round \(round - warmUps + 1) of \(rounds)\n")
      for index in contestants.indices { try contestants[index].run(round, isWarmUp: isWarmUp) }
    }
  }

  /// Messages about failures and unexpected numbers of files.
  var deviations: [String] {
    contestants.flatMap { contestant -> [String] in
      let (name, title) = (contestant.generator.name, contestant.mode.title)
      if let failure = contestant.failure { return ["\(name), \(title): \(failure)"] }
      let plan = contestant.generator.plan(corpus.heads)
      let kinds = contestant.tally?.differences(from: plan) ?? []
      let known = contestant.generator.omissions + contestant.generator.variations
      return kinds.filter { !known.contains($0) }.map { kind in
        let (found, planned) = (contestant.tally?.counts[kind] ?? 0, plan.counts[kind] ?? 0)
        return "\(name), \(title): \(found) \(kind.name) instead of \(planned)"
      }
    }
  }
}

/// The state of the site before a build, which determines the work of the generator.
enum BuildMode: String, CaseIterable, Sendable {
  case fresh, plain, unchanged, edited, cloned, uncached

  /// The modes that all versions of all generators support.
  static let usual: [BuildMode] = [.fresh, .plain, .unchanged, .edited]

  /// The title of the mode in tables.
  var title: String {
    switch self {
    case .fresh: "a fresh build, code highlighted"
    case .plain: "a fresh build, code without a language"
    case .unchanged: "a build without changes"
    case .edited: "a build after a change of one post"
    case .cloned: "a build in a fresh clone, with the cache of another build"
    case .uncached: "a fresh build without a cache"
    }
  }

  /// Whether the generator highlights code.
  var isHighlighted: Bool { self != .plain }

  /// Whether the output and the caches are removed before the build.
  var isFresh: Bool { self == .fresh || self == .plain || self == .uncached }
}
