import Garland
import Synchronization
import TestSupport
import Testing

/// Rendering needs no actor, so pages can be rendered in parallel.
@Suite struct `Rendering in parallel tasks` {
  @Test func `gives the same pages as rendering in order`() async {
    let serial = (0..<64).map { page($0) }
    for _ in 0..<3 {
      let parallel = await withTaskGroup(of: (Int, Page).self) { group in
        for number in 0..<64 {
          group.addTask { (number, page(number)) }
        }
        return await group.reduce(into: [Int: Page]()) { $0[$1.0] = $1.1 }
      }
      for number in 0..<64 { #expect(parallel[number] == serial[number], "page \(number)") }
    }
  }

  @Test func `does not mix the environments of different renderers`() async {
    let pages = await withTaskGroup(of: (Int, [Int]).self) { group in
      for number in 0..<16 {
        group.addTask {
          let renderer = CheckedRenderer()
          let draws = (0..<5).map { round in
            renderer.render(Rows(number: number, count: 10 + round), in: .level(number)).draws
          }
          return (number, draws)
        }
      }
      return await group.reduce(into: [Int: [Int]]()) { $0[$1.0] = $1.1 }
    }
    #expect(pages.values.allSatisfy { $0.dropFirst().allSatisfy { $0 == 1 } }, "\(pages)")
  }

  @Test func `lets a task that a body started read the environment`() async {
    let tasks = Tasks()
    let page = ul { ForEach(0..<50) { Starting(number: $0, tasks: tasks) } }.environment(\.level, 4)
    #expect(page.rendered().html.contains("<li>49</li>"))
    let renderer = Renderer()
    #expect(renderer.render(page).bytes == renderer.render(page).bytes)
    let levels = await tasks.results()
    #expect(levels.count == 300)
    // A task may run after its body has ended. It then reads the current environment of the render, or the default.
    #expect(levels.allSatisfy { $0 == 4 || $0 == 0 })
  }

  @Test func `reads the default outside of a render`() {
    #expect(Reading().level == 0)
    let outlived = children { EnvLabel() }
    #expect(show(outlived) == "lvl0")
  }

  @Test func `renders a page in the body of another`() {
    let outer = div { Nesting() }.environment(\.level, 3)
    #expect(outer.rendered().html == "<div>before 3, inside &lt;p&gt;lvl0&lt;/p&gt;, after 3</div>")
    CheckedRenderer().render(outer)
  }

  private func page(_ number: Int) -> Page {
    var random = SeededGenerator(seed: UInt64(number))
    let spec = Spec.page(using: &random)
    return Page(
      Document {
        HTML.title { Text("\(number)") }
      } content: {
        SpecView(spec: spec)
      }.rendered(in: .level(number)))
  }
}

private struct Rows: View {
  let number: Int
  let count: Int

  var body: some View {
    ChatList { ForEach(0..<count) { Row(number: $0) } }
    Text("\(number)")
  }

  struct Row: View {
    let number: Int
    @Environment(\.level) private var level
    var body: some View { Text("row \(number) at \(level)") }
  }
}

private struct Reading {
  @Environment(\.level) var level
}

private struct Nesting: View {
  @Environment(\.level) private var level

  var body: some View {
    let before = level
    let inside = p { EnvLabel() }.rendered().html
    Text("before \(before), inside \(inside), after \(level)")
  }
}

private struct Starting: View {
  let number: Int
  let tasks: Tasks
  @Environment(\.level) private var level

  var body: some View {
    let _ = tasks.start { Reading().level }
    let _ = tasks.start { Reading().level }
    li { Text("\(number)") }
  }
}

/// The tasks that bodies started.
private final class Tasks: Sendable {
  private let started = Mutex<[Task<Int, Never>]>([])

  func start(_ work: @escaping @Sendable () -> Int) {
    let task = Task { work() }
    started.withLock { $0.append(task) }
  }

  func results() async -> [Int] {
    var results: [Int] = []
    for task in started.withLock({ $0 }) { results.append(await task.value) }
    return results
  }
}
