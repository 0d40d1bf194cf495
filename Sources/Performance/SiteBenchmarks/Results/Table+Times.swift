import Files

extension Table {
  /// What some contestants cost in one mode, and how often what Garland costs that is.
  init(timesOf group: [Contestant]) {
    self.init("generator", "wall s", "least–most", "user s", "system s", "peak MiB", "× wall", "× CPU")
    let base = group.first { $0.generator.name == Garland().name }?.runs ?? []
    for contestant in group {
      let runs = contestant.runs
      let walls = runs.map(\.wall)
      add([
        contestant.generator.name, text(median(walls), digits: 3),
        "\(text(walls.min() ?? 0, digits: 3))–\(text(walls.max() ?? 0, digits: 3))",
        text(median(runs.map(\.user)), digits: 2), text(median(runs.map(\.system)), digits: 2),
        text(median(runs.map { Double($0.peakMemory) / 1_048_576 }), digits: 0),
        Self.ratio(zip(runs, base).map { ($0.wall, $1.wall) }), Self.ratio(zip(runs, base).map { ($0.work, $1.work) }),
      ])
    }
  }

  /// The ratios are taken round by round, as a machine that slows down slows neighbours down alike.
  private static func ratio(_ pairs: [(Double, Double)]) -> String {
    let ratios = pairs.filter { $0.1 > 0 }.map { $0.0 / $0.1 }
    return ratios.isEmpty ? "–" : text(median(ratios), digits: 2)
  }
}

extension Subprocess.Outcome {
  /// The seconds that processors worked for it.
  fileprivate var work: Double { user + system }
}
