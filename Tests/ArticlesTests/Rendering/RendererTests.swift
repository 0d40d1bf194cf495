import Garland
import TestSupport
import Testing

/// Articles in a renderer that reuses the results of earlier renders.
@Suite struct `A renderer of articles` {
  private static let warner = Container("warner") { use in
    div { use.content }
      .needs(.style("/warner.css"))
      .report(Diagnostic(.warning, "tests.warner", "beware"))
  }

  @Test(arguments: Samples.documents + [":::warner\na\n\n:::warner\nb\n:::\n:::"])
  func `always returns the same page as a new renderer`(_ text: String) {
    let renderer = Renderer()
    let content = Draft(text, with: [Self.warner]).article.content
    for step in 1...3 { Self.check(renderer, content, "\(step)") }
    Self.check(renderer, Draft(text + "\n\nmore", with: [Self.warner]).article.content, "after an edit")
    Self.check(renderer, content, "after undoing the edit")
  }

  @Test func `follows changes of the environment`() {
    let renderer = Renderer()
    let content = Draft(":::tabs\n## A[^1]\na\n:::\n\n# B\n\n[^1]: c").article.content
    for ids in [ArticleIDs.own, .prefixed("x"), .prefixed("x"), .prefixed("y"), .none, .own] {
      Self.check(renderer, content, in: .articleIDs(ids), "\(ids)")
    }
    for medium in [Medium.page, .feed, .text, .page] { Self.check(renderer, content, in: .medium(medium), "\(medium)") }
  }

  @Test func `keeps the assets and diagnostics of placed blocks`() {
    let renderer = Renderer()
    func page(_ text: String) -> some View {
      DividedList {
        Draft(text, with: [Self.warner]).article.content
        p { Text("end") }
      }
    }
    for text in [
      "a\n\n:::warner\nb\n:::", "a\n\n:::warner\nb\n:::", "z\n\n:::warner\nb\n:::", "a", "a\n\n:::warner\nc\n:::",
    ] {
      Self.check(renderer, page(text), text)
    }
    #expect(renderer.render(page(":::warner\na\n:::")).diagnostics.map(\.message) == ["beware"])
    #expect(renderer.render(page(":::warner\na\n:::")).assets.last == .style("/warner.css"))
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `follows any edits of blocks`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let renderer = Renderer()
    let vocabulary = [
      "a", "b", "# c", "- d", ":::warner\ne\n:::", ":::cards\n- f\n- g\n:::", "<p>\n\nh", "i[^1]\n\n[^1]: j",
      "```k\n```",
    ]
    var blocks = ["a"]
    for _ in 0..<12 {
      let block = vocabulary[Int.random(in: vocabulary.indices, using: &random)]
      if Bool.random(using: &random) || blocks.isEmpty {
        blocks.insert(block, at: Int.random(in: 0...blocks.count, using: &random))
      } else {
        blocks.remove(at: Int.random(in: blocks.indices, using: &random))
      }
      let text = blocks.joined(separator: "\n\n")
      Self.check(renderer, DividedList { Draft(text, with: [Self.warner]).article.content }, text)
    }
  }

  private static func check(
    _ renderer: Renderer, _ view: some View, in environment: EnvironmentValues = EnvironmentValues(), _ step: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let kept = renderer.render(view, in: environment)
    let fresh = view.rendered(in: environment)
    #expect(kept.html == fresh.html, "\(step)", sourceLocation: sourceLocation)
    #expect(kept.diagnostics == fresh.diagnostics, "\(step)", sourceLocation: sourceLocation)
    #expect(kept.assets == fresh.assets, "\(step)", sourceLocation: sourceLocation)
  }
}
