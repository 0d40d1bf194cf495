import Garland
import TestSupport
import Testing

/// Separators between rows belong to the row that follows: cases 214 and 215 of the view semantics.
@Suite struct `Separators follow their rows` {
  @Test func `214. prepending to a divided list runs one row and keeps n − 1 dividers`() {
    let renderer = CheckedRenderer()
    renderer.render(divided(0..<12))
    for first in 1...5 {
      let outcome = renderer.render(divided(-first..<12))
      #expect(outcome.runs["Row"] == 1)
      #expect(outcome.draws == 1)
      #expect(dividers(in: outcome) == 12 + first - 1)
    }
  }

  @Test func `215. appending a row to a divided list adds one divider before the row, and runs only the row`() {
    let renderer = CheckedRenderer()
    for count in 1...20 {
      let outcome = renderer.render(divided(0..<count))
      #expect(outcome.runs["Row"] == 1)
      #expect(outcome.draws == 1)
      #expect(dividers(in: outcome) == count - 1)
      #expect(outcome.page.html.hasSuffix("\(count > 1 ? "<hr>" : "")<p>m\(count - 1)</p></div>"))
    }
  }

  @Test func `a separator belongs to the child that follows it`() {
    let renderer = CheckedRenderer()
    renderer.render(interspersed([1, 2, 3]))
    let steps: [(name: String, ids: [Int], runs: Int)] = [
      ("append", [1, 2, 3, 4], 1), ("prepend", [0, 1, 2, 3, 4], 1), ("remove", [0, 2, 3, 4], 0),
      ("reverse", [4, 3, 2, 0], 0), ("insert", [4, 3, 7, 2, 0], 1), ("again", [4, 3, 7, 2, 0], 0),
    ]
    for step in steps {
      let outcome = renderer.render(interspersed(step.ids), step.name)
      #expect(outcome.draws == step.runs, "\(step.name)")
    }
  }

  @Test func `a composite separator runs only with its row`() {
    let renderer = CheckedRenderer()
    renderer.render(captioned([1, 2, 3]))
    let steps: [(name: String, ids: [Int], runs: Int)] = [
      ("append", [1, 2, 3, 4], 1), ("prepend", [0, 1, 2, 3, 4], 1), ("remove", [0, 2, 3, 4], 0),
      ("reverse", [4, 3, 2, 0], 0), ("insert", [4, 3, 7, 2, 0], 1), ("again", [4, 3, 7, 2, 0], 0),
    ]
    for step in steps {
      let outcome = renderer.render(captioned(step.ids), step.name)
      #expect(outcome.runs["Row"] == step.runs, "\(step.name)")
      // A separator has no key. The cache finds a separator only if no row was inserted or removed before it.
      if ["append", "again"].contains(step.name) { #expect(outcome.runs["Caption"] == step.runs, "\(step.name)") }
    }
  }

  @Test func `a composite that a container puts around each child does not count as a child`() {
    let renderer = CheckedRenderer()
    renderer.render(carded(0..<12))
    for count in 13...15 {
      let outcome = renderer.render(carded(0..<count))
      #expect(outcome.runs["Row"] == 1)
      #expect(outcome.runs["Card"] <= count)
      #expect(outcome.draws == 1, "`draws` counts only the bodies in children of containers")
    }
  }

  private func divided(_ ids: Range<Int>) -> some View {
    DividedVStack { ForEach(Message.all(ids)) { Row(text: $0.text) } }
  }

  private func captioned(_ ids: [Int]) -> some View {
    ForEach(ids, id: \.self) { Row(text: "m\($0)").trait($0) }.variadic { children in
      ForEach(children) { child in
        Caption(number: child[K.self])
        child
      }
    }
  }

  private func interspersed(_ ids: [Int]) -> some View {
    ForEach(ids, id: \.self) { Row(text: "m\($0)") }.intersperse { hr() }
  }

  private func carded(_ ids: Range<Int>) -> some View {
    ForEach(subviews: ForEach(Message.all(ids)) { Row(text: $0.text) }) { row in
      Card { row }
    }
  }

  private func dividers(in outcome: CheckedRenderer.Outcome) -> Int {
    outcome.page.html.split(separator: "<hr>", omittingEmptySubsequences: false).count - 1
  }
}

private struct Row: View {
  let text: String

  var body: some View {
    let _ = Runs.count("Row")
    p { Text(text) }
  }
}

private struct Caption: View {
  let number: Int

  var body: some View {
    let _ = Runs.count("Caption")
    strong { Text("\(number)") }
  }
}

private struct Card<Content: View>: View {
  let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View {
    let _ = Runs.count("Card")
    section { content }
  }
}
