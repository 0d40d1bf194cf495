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

  /// Checks that both ways make the same bytes.
  func check() -> Bool { floor() == subject() }

  /// The median share of the floor's speed over many rounds.
  func run(rounds: Int = 31) -> Result {
    let bytes = floor().count
    let batch = max(1, 400_000 / max(bytes, 1))
    let times = (0..<rounds).map { _ in (floor: seconds(batch, floor), subject: seconds(batch, subject)) }
    return Result(
      name: name, share: median(times.map { $0.floor / $0.subject }),
      speed: median(times.map { Double(bytes) / $0.subject }), goal: goal)
  }

  /// What came out of a contest.
  struct Result: CustomStringConvertible {
    let name: String
    /// The share of the floor's speed.
    let share: Double
    /// Bytes a second.
    let speed: Double
    /// The least share, in per cent.
    let goal: Int

    var isReached: Bool { share * 100 >= Double(goal) }

    var description: String {
      let columns = [
        "\(Int(share * 100)) % (goal \(goal) %)", "\(Int(speed / 1e6)) MB/s", isReached ? "reached" : "MISSED",
      ]
      return ([name] + columns).joined(separator: "\t")
    }
  }
}

/// How long `make` takes once, measured over `batch` times.
func seconds(_ batch: Int = 1, _ make: () -> [UInt8]) -> Double {
  var length = 0
  let duration = ContinuousClock().measure {
    for _ in 0..<batch { length &+= make().count }
  }
  precondition(length > 0, "nothing was made")
  let (seconds, attoseconds) = duration.components
  return (Double(seconds) + Double(attoseconds) * 1e-18) / Double(batch)
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
