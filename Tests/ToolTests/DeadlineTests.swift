import Diagnostics
import Synchronization
import Testing

@testable import Command

@Suite struct `The deadline` {
  private func file(_ text: String) -> SourceFile {
    SourceFile(path: "a.md", text: text + String(repeating: "a", count: 40_000))
  }

  @Test func `gives up an article that takes too long, and does not parse the same text again`() {
    let deadline = Deadline(seconds: 0)
    let (isOver, runs) = (Flag(), Counter())
    let parse: @Sendable () -> Int = {
      runs.add()
      while !isOver.value {}
      return 1
    }
    #expect(deadline.parse(file("slow"), parse) == nil)
    #expect(deadline.parse(file("slow"), parse) == nil)
    isOver.set()
    #expect(deadline.parse(SourceFile(path: "a.md", text: "quick")) { 2 } == 2)
    #expect(runs.value <= 1)
  }

  @Test func `returns the article if it is parsed in time`() {
    #expect(Deadline(seconds: 5).parse(file("quick")) { 1 } == 1)
  }
}

private final class Flag: Sendable {
  private let stored = Atomic(false)

  var value: Bool { stored.load(ordering: .relaxed) }

  func set() { stored.store(true, ordering: .relaxed) }
}

private final class Counter: Sendable {
  private let stored = Atomic(0)

  var value: Int { stored.load(ordering: .relaxed) }

  func add() { stored.add(1, ordering: .relaxed) }
}
