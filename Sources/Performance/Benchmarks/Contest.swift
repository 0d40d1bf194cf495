import Garland

/// A comparison of two functions that create the same bytes.
///
/// The functions run in turn, so that a change of the machine's speed affects both.
struct Contest {
  /// The name of the page.
  let name: String
  /// The reference function.
  let reference: () -> [UInt8]
  /// The measured function.
  let subject: () -> [UInt8]
  /// The goal for the subject's speed, in percent of the reference's speed.
  let goal: Int

  /// Returns whether both functions create the same bytes.
  func check() -> Bool { reference() == subject() }

  /// Measures both functions in many rounds and returns the medians.
  func run(rounds: Int = 31) -> Result {
    let bytes = reference().count
    let batch = max(1, 400_000 / max(bytes, 1))
    let times = (0..<rounds).map { _ in (reference: seconds(batch, reference), subject: seconds(batch, subject)) }
    return Result(
      name: name, share: median(times.map { $0.reference / $0.subject }),
      speed: median(times.map { Double(bytes) / $0.subject }), goal: goal)
  }

  /// The result of a comparison.
  struct Result: CustomStringConvertible {
    let name: String
    /// The subject's speed as a fraction of the reference's speed.
    let share: Double
    /// The speed in bytes per second.
    let speed: Double
    /// The goal for the share, in percent.
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

/// Returns the mean duration of `make` in `batch` calls.
func seconds(_ batch: Int = 1, _ make: () -> [UInt8]) -> Double {
  var length = 0
  let duration = ContinuousClock().measure {
    for _ in 0..<batch { length &+= make().count }
  }
  precondition(length > 0, "the function returned no bytes")
  let (seconds, attoseconds) = duration.components
  return (Double(seconds) + Double(attoseconds) * 1e-18) / Double(batch)
}

/// Returns the median of some values, which must not be empty.
func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

/// A benchmark that adds one message to a container of 10,000 messages and renders with the same `Renderer`.
struct Appending {
  private let before = ChatPage(messages: (0..<10_000).map(ChatMessage.init))
  private let after = ChatPage(messages: (0..<10_001).map(ChatMessage.init))

  /// Returns whether the second render runs only one body and gives the same bytes as a fresh render.
  func check() -> Bool {
    let renderer = Renderer()
    _ = renderer.render(before)
    let bytes = renderer.render(after).bytes
    return renderer.draws == 1 && bytes == after.rendered().bytes
  }

  /// Compares the second render of a `Renderer` with its first render and with a render without a `Renderer`.
  func run(rounds: Int = 15) -> [Contest.Result] {
    let renderer = Renderer()
    let rounds = (0..<rounds).map { _ in
      _ = renderer.render(before)
      return (
        first: seconds { Renderer().render(after).bytes },
        plain: seconds { after.rendered(capacity: 1 << 24).bytes },
        append: seconds { renderer.render(after).bytes }
      )
    }
    let speed = median(rounds.map { Double(after.rendered().bytes.count) / $0.append })
    return [
      Contest.Result(
        name: "appending to 10,000, against a first render", share: median(rounds.map { $0.first / $0.append }),
        speed: speed, goal: 500),
      Contest.Result(
        name: "appending to 10,000, against a render without a renderer",
        share: median(rounds.map { $0.plain / $0.append }), speed: speed, goal: 100),
    ]
  }
}
