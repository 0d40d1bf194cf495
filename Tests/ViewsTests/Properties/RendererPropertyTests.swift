import Garland
import TestSupport
import Testing

/// Properties of a renderer over many small edits of any page; a failure prints its seed.
@Suite struct `A renderer over many edits` {
  static let seeds = 0..<200 as Range<UInt64>

  @Test(arguments: seeds)
  func `gives the same bytes, diagnostics and assets as a fresh render after every edit`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var spec = Spec.page(using: &random)
    var level = 0
    let renderer = CheckedRenderer()
    renderer.render(spec.view, "at the start: \(spec)")
    for step in 1...12 {
      let before = spec
      for _ in 0...random.below(2) where !random.oneIn(6) { spec = spec.edited(using: &random) }
      if random.oneIn(4) { level = random.below(3) }
      let outcome = renderer.render(spec.view, in: .level(level), "step \(step), level \(level): \(before) to \(spec)")
      guard outcome.isGood else { return }
    }
  }

  @Test(arguments: seeds)
  func `gives the same results in a document whose parts move`(seed: UInt64) {
    var random = SeededGenerator(seed: seed &+ 1_000)
    var specs = (0..<3).map { _ in Spec.random(depth: 4, using: &random) }
    let renderer = CheckedRenderer()
    for step in 1...8 {
      let index = random.below(specs.count)
      switch random.below(4) {
      case 0: specs.shuffle(using: &random)
      case 1: specs.append(.random(depth: 3, using: &random))
      case 2 where specs.count > 1: specs.remove(at: index)
      default: specs[index] = specs[index].edited(using: &random)
      }
      let page = Document {
        ForEach(Array(specs.enumerated()), id: \.offset) { pair in HTML.title { Text("\(pair.element.count)") } }
      } content: {
        ForEach(specs, id: \.count) { SpecView(spec: $0) }
      }
      guard renderer.render(page, in: .level(step % 2), "step \(step): \(specs)").isGood else { return }
    }
  }

  @Test(arguments: seeds)
  func `runs no body of a view with comparable fields if nothing has changed`(seed: UInt64) {
    var random = SeededGenerator(seed: seed &+ 2_000)
    let spec = Spec.page(using: &random)
    let renderer = CheckedRenderer()
    renderer.render(spec.view)
    #expect(renderer.render(spec.view).runs["composite"] == 0, "\(spec)")
    let deeper = EnvironmentValues.level(random.below(3))
    renderer.render(spec.view, in: deeper)
    #expect(renderer.render(spec.view, in: deeper).runs["composite"] == 0, "\(spec)")
  }

  @Test(arguments: seeds)
  func `runs nothing for an unchanged page if its outermost view has comparable fields`(seed: UInt64) {
    var random = SeededGenerator(seed: seed &+ 3_000)
    let page = SpecView(spec: .page(using: &random))
    let renderer = CheckedRenderer()
    renderer.render(page)
    let outcome = renderer.render(page)
    #expect(outcome.draws + outcome.rootRuns == 0)
    #expect(outcome.runs.all.isEmpty)
  }
}
