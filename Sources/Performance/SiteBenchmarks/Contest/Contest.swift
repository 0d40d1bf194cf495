import Files

/// Whole programs, run in turn: a machine whose speed drifts is fair to all of them.
struct Contest {
  let corpus: Corpus
  let plan: Plan
  let facts: CorpusFacts
  private(set) var contestants: [Contestant] = []

  /// Takes the generators that are there, each with the path of its program.
  init(_ generators: [(any Generator, String)], _ modes: [Mode], _ corpus: Corpus, in workplace: Workplace) {
    self.corpus = corpus
    plan = Plan(corpus.heads)
    facts = CorpusFacts(corpus)
    // Those that are compared run one after the other.
    for mode in modes {
      for (generator, program) in generators where generator.takes(mode) {
        contestants.append(Contestant(generator, at: program, mode, corpus, in: workplace))
      }
    }
  }

  /// Writes all sources, then runs the rounds.
  mutating func run(warmUps: Int, rounds: Int, tell: (String) -> Void) throws(FolderProblem) {
    tell("writing the sources of \(contestants.count) sites of \(corpus.count) posts\n")
    for contestant in contestants { try contestant.prepare() }
    for round in 0..<(warmUps + rounds) {
      let isWarmUp = round < warmUps
      tell(isWarmUp ? "warming up\n" : "round \(round - warmUps + 1) of \(rounds)\n")
      for index in contestants.indices { try contestants[index].run(round, isWarmUp: isWarmUp) }
    }
  }

  /// The numbers of files that are neither those of the plan nor known to be missing, in words.
  var surprises: [String] {
    contestants.flatMap { contestant -> [String] in
      let (name, title) = (contestant.generator.name, contestant.mode.title)
      if let failure = contestant.failure { return ["\(name), \(title): \(failure)"] }
      let plan = contestant.generator.plan(corpus.heads)
      let kinds = contestant.tally?.differences(from: plan) ?? []
      let excused = contestant.generator.omissions + contestant.generator.variations
      return kinds.filter { !excused.contains($0) }.map { kind in
        let (found, planned) = (contestant.tally?.counts[kind] ?? 0, plan.counts[kind] ?? 0)
        return "\(name), \(title): \(found) \(kind.name) instead of \(planned)"
      }
    }
  }
}
