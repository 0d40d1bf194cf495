import Garland
import TestSupport
import Testing

/// After any edits, a renderer that reuses earlier renderings must assign the same ids as a fresh rendering.
@Suite struct `A renderer of pages with containers` {
  @Test(arguments: 0..<100 as Range<UInt64>)
  func `returns the page of a fresh rendering after any edits`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let renderer = Renderer()
    var blocks = (0..<3).map { Block.random(id: $0, using: &random) }
    var environment = EnvironmentValues()
    for step in 3..<15 {
      Self.edit(&blocks, step, using: &random)
      if Int.random(in: 0..<5, using: &random) == 0 { environment = .random(using: &random) }
      let page = ForEach(blocks) { BlockView(block: $0) }
      let reused = renderer.render(page, in: environment)
      let fresh = page.rendered(in: environment)
      #expect(reused.html == fresh.html, "step \(step): \(blocks)")
      #expect(reused.diagnostics == fresh.diagnostics, "step \(step): \(blocks)")
      #expect(reused.assets == fresh.assets, "step \(step): \(blocks)")
      let tags = PageTags(fresh.html)
      #expect(tags.targets.filter { !tags.ids.contains($0) } == [])
      #expect(unique(tags.ids) != fresh.diagnostics.contains { $0.code == "views.repeated-identifier" })
      guard reused.html == fresh.html else { return }
    }
  }

  @Test func `evaluates only the bodies of containers whose ids changed`() {
    let renderer = Renderer()
    func draws(_ labels: String) -> Int {
      let blocks = zip(0..., labels).map { Block(id: $0, kind: .tabs, labels: [String($1)]) }
      _ = renderer.render(ForEach(blocks) { BlockView(block: $0) })
      return renderer.draws
    }
    _ = draws("abc")
    #expect(draws("abc") == 0)
    let one = draws("dbc")
    #expect(one > 0)
    #expect(draws("dbb") == one)
    #expect(draws("bbb") == 3 * one, "the first container's new label changes the ids of both others")
  }

  private static func edit(_ blocks: inout [Block], _ step: Int, using random: inout SeededGenerator) {
    let index = blocks.indices.randomElement(using: &random)
    switch (Int.random(in: 0..<6, using: &random), index) {
    case (0...1, _): blocks.insert(.random(id: step, using: &random), at: index ?? 0)
    case (2, let index?): blocks.remove(at: index)
    case (3, _): blocks.shuffle(using: &random)
    case (4, let index?): blocks[index] = .random(id: blocks[index].id, using: &random)
    default: break
    }
  }
}

extension EnvironmentValues {
  fileprivate static func random(using random: inout SeededGenerator) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.headingLevel = Int.random(in: 2...6, using: &random)
    environment.medium = [.page, .page, .feed].randomElement(using: &random) ?? .page
    environment.articleIDs = [.own, .none, .prefixed("a")].randomElement(using: &random) ?? .own
    return environment
  }
}
