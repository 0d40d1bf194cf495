import Garland

/// One message more in a container of ten thousand, rendered by a renderer that keeps what it rendered.
struct Appending {
  private let before = ChatPage(messages: (0..<10_000).map(Message.init))
  private let after = ChatPage(messages: (0..<10_001).map(Message.init))

  /// Checks that one body runs, and that the bytes are those of a fresh render.
  func check() -> Bool {
    let renderer = Renderer()
    _ = renderer.render(before)
    let bytes = renderer.render(after).bytes
    return renderer.draws == 1 && bytes == after.rendered().bytes
  }

  /// How many times faster appending is than a renderer's first render of the same page, and than a render that keeps nothing.
  func run(rounds: Int = 15) -> [Contest.Result] {
    let renderer = Renderer()
    let times = (0..<rounds).map { _ in
      _ = renderer.render(before)
      return (
        first: seconds { Renderer().render(after).bytes },
        plain: seconds { after.rendered(capacity: 1 << 24).bytes },
        append: seconds { renderer.render(after).bytes }
      )
    }
    let speed = median(times.map { Double(after.rendered().bytes.count) / $0.append })
    return [
      Contest.Result(
        name: "appending to 10,000, against a first render", share: median(times.map { $0.first / $0.append }),
        speed: speed, goal: 500),
      Contest.Result(
        name: "appending to 10,000, against a render that keeps nothing",
        share: median(times.map { $0.plain / $0.append }), speed: speed, goal: 100),
    ]
  }
}
