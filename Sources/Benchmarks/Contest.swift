/// Two ways to make the same bytes, timed in turn, so that a machine whose speed drifts is fair to both.
struct Contest {
  /// What is compared.
  let name: String
  /// The way the goal is a ratio to.
  let floor: () -> [UInt8]
  /// The way that is measured.
  let subject: () -> [UInt8]
  /// The least share of the floor's speed, in per cent.
  let goal: Int

  /// The median share over many rounds, after checking that both make the same.
  func run(rounds: Int = 41) -> Result {
    let expected = floor()
    precondition(subject() == expected, "\(name): the outputs differ")
    let batch = max(1, 400_000 / max(expected.count, 1))
    let times = (0..<rounds).map { _ in (floor: time(batch, floor), subject: time(batch, subject)) }
    return Result(
      contest: self, bytes: expected.count, share: median(times.map { $0.floor / $0.subject }),
      speed: median(times.map { Double(expected.count) / $0.subject }),
      floorSpeed: median(times.map { Double(expected.count) / $0.floor }))
  }

  /// What came out.
  struct Result {
    let contest: Contest
    let bytes: Int
    let share, speed, floorSpeed: Double

    var isReached: Bool { share * 100 >= Double(contest.goal) }
  }

  private func time(_ batch: Int, _ make: () -> [UInt8]) -> Double {
    var length = 0
    let duration = ContinuousClock().measure { for _ in 0..<batch { length &+= make().count } }
    precondition(length > 0)
    let (seconds, attoseconds) = duration.components
    return (Double(seconds) + Double(attoseconds) * 1e-18) / Double(batch)
  }
}

private func median(_ values: [Double]) -> Double {
  values.sorted()[values.count / 2]
}
