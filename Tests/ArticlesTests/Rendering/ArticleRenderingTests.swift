import Garland
import TestSupport
import Testing

/// The result of rendering an article.
@Suite struct `A rendered article` {
  private static let text = "# A {k=v}\n\n[b](javascript:c) <script>\n\n:::loud\nd\n{rank=x}\n:::\n\n:::tabs\ne\n:::"

  private static let loud = Container("loud", traits: [ContainerTrait("rank", setting: \.rank)]) { use in
    section { use.content }
      .needs(.style("/loud.css"))
      .needs(.script("/loud.js"))
      .report(Diagnostic(.warning, "tests.loud", "that was loud"))
  }

  @Test func `has HTML, diagnostics, facts and assets`() {
    let draft = Draft(Self.text, with: [Self.loud])
    let rendering = draft.article.rendered()
    #expect(rendering.html.contains("<section><p>d</p>"))
    #expect(rendering.bytes == Array(rendering.html.utf8))
    #expect(rendering.facts == draft.article.facts)
    #expect(rendering.facts.links.map(\.written) == ["javascript:c"])
    #expect(rendering.assets.prefix(3) == [.script("/loud.js"), .style("/loud.css"), .palette])
    let codes = [
      "article.unsafe-address", "article.raw-html", "containers.wrong-value", "containers.missing-label",
      "traits.unread", "tests.loud",
    ]
    #expect(rendering.diagnostics.map { "\($0.code)" }.sorted() == codes.sorted())
  }

  @Test(arguments: Samples.documents + [text])
  func `equals a second rendering, and a rendering of the text parsed again`(_ text: String) {
    let draft = Draft(text, with: [Self.loud])
    #expect(draft.article.rendered() == draft.article.rendered())
    #expect(draft.article.rendered() == Draft(text, with: [Self.loud]).article.rendered())
    #expect(draft.article.rendered { $0 } == draft.article.rendered())
    #expect(draft.article.rendered().bytes == draft.article.content.rendered().bytes)
  }

  @Test func `is unequal to another if any part differs`() {
    let draft = Draft(Self.text, with: [Self.loud])
    let whole = draft.article.rendered()
    #expect(draft.article.rendered(in: .articleIDs(.none)) != whole)
    #expect(draft.article.rendered { $0.report(Diagnostic(.warning, "tests.x", "x")) } != whole)
    #expect(draft.article.rendered { $0.needs(.style("/x.css")) } != whole)
    #expect(Draft(Self.text.replacing("# A", with: "#  A"), with: [Self.loud]).article.rendered() != whole)
  }

  @Test func `names an asset once, even if several containers need it`() {
    let draft = Draft(":::loud\n:::loud\na\n:::\n:::\n\n:::loud\nb\n:::", with: [Self.loud])
    #expect(draft.article.rendered().assets == [.script("/loud.js"), .style("/loud.css")])
    #expect(draft.article.rendered().diagnostics.filter { $0.code == "tests.loud" }.count == 3)
    #expect(Draft("a", with: [Self.loud]).article.rendered().assets == [])
  }

  @Test func `has no assets and diagnostics of a container that is not placed`() {
    let draft = Draft("a\n\n:::loud\nb\n:::", with: [Self.loud])
    let first = draft.article.rendered { content in Group(subviews: content) { $0[..<1] } }
    #expect(first.html == "<p>a</p>\n")
    #expect(first.assets == [])
    #expect(first.diagnostics == [])
  }

  @Test func `is the same from several threads at once`() async {
    let draft = Draft(Samples.everyKind + "\n\n" + Self.text, with: [Self.loud])
    let expected = draft.article.rendered()
    let article = draft.article
    await withTaskGroup(of: ArticleRendering.self) { group in
      for _ in 0..<16 { group.addTask { article.rendered() } }
      for await rendering in group { #expect(rendering == expected) }
    }
  }
}
