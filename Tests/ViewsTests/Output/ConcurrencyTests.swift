import Dispatch
import Foundation
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

  @Test(.hangGuard) func `lets a task that a body started read the environment of the body`() async {
    let rows = (0..<50).map { "<li>\($0)</li>" }.joined()
    // A body that waits for a task blocks its thread, so the pages are rendered outside of the thread pool of the tasks.
    let pages = await onThread {
      let page = ul { ForEach(0..<50) { Waiting().environment(\.level, $0) } }.environment(\.level, 100)
      let renderer = Renderer()
      return [page.rendered().html, renderer.render(page).html, renderer.render(page).html]
    }
    #expect(pages == Array(repeating: "<ul>\(rows)</ul>", count: 3))
  }

  @Test(.hangGuard) func `lets a task that outlives its body read the environment of the page`() async {
    let tasks = LateTasks()
    let page = ul { ForEach(0..<50) { Starting(number: $0, tasks: tasks) } }.environment(\.level, 4)
    #expect(page.rendered(in: .level(7)).html.contains("<li>49</li>"))
    #expect(await tasks.finish() == Array(repeating: 7, count: 50))
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

/// Shows the level that a task reads while the body waits for it.
private struct Waiting: View {
  var body: some View {
    let level = LevelInTask()
    let _ = Task { level.read() }
    li { Text("\(level.wait())") }
  }
}

private final class LevelInTask: Sendable {
  private let level = Atomic(-1)
  private let isRead = DispatchSemaphore(value: 0)

  func read() {
    level.store(Reading().level, ordering: .relaxed)
    isRead.signal()
  }

  func wait() -> Int {
    isRead.wait()
    return level.load(ordering: .relaxed)
  }
}

private struct Starting: View {
  let number: Int
  let tasks: LateTasks
  @Environment(\.level) private var level

  var body: some View {
    let _ = tasks.start()
    li { Text("\(number)") }
  }
}

/// Tasks that bodies started, and that go on after the render.
private final class LateTasks: Sendable {
  private let started = Mutex<[Task<Int, Never>]>([])
  private let isRendered = Atomic(false)

  func start() {
    let task = Task {
      // The first read happens during the render or after it; ThreadSanitizer checks that both are allowed.
      _ = Reading().level
      while !isRendered.load(ordering: .acquiring) { await Task.yield() }
      return Reading().level
    }
    started.withLock { $0.append(task) }
  }

  /// Lets the tasks go on, and returns the levels that they read.
  func finish() async -> [Int] {
    isRendered.store(true, ordering: .releasing)
    var levels: [Int] = []
    for task in started.withLock({ $0 }) { levels.append(await task.value) }
    return levels
  }
}

/// Runs a closure on a new thread.
private func onThread<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
  await withCheckedContinuation { continuation in
    Thread { continuation.resume(returning: work()) }.start()
  }
}
