import Garland
import TestSupport
import Testing

/// Slugs as ids.
@Suite struct `A slug` {
  @Test(arguments: [
    Case("lower case", "Hello World", "hello-world"),
    Case("punctuation is removed", "What's new in 2.0?", "whats-new-in-20"),
    Case("each space is a hyphen", "C++ & C#", "c--c"),
    Case("hyphens and underlines stay", "a-b_c -- d", "a-b_c----d"),
    Case("accents stay", "Größe: Éa", "größe-éa"),
    Case("Chinese and Japanese", "日本語 の見出し！", "日本語-の見出し"),
    Case("Cyrillic", "Привет, Мир", "привет-мир"),
    Case("marks", "नमस्ते", "नमस्ते"),
    Case("emoji are removed", "a 🚀 b", "a--b"),
    Case("digits", "1. Step", "1-step"),
    Case("nothing is left", "?!", ""),
    Case("slashes and dots", "a/b.c", "abc"),
    Case("tabs are removed", "a\tb", "ab"),
  ])
  func `follows GitHub's rules`(_ row: Case<String, String>) {
    row.check(Slug.of(row.input))
  }

  @Test(arguments: [
    Case("markup", "# A *b* `c` [d](e)", ["a-b-c-d"]),
    Case("equal headings", "# A\n\n# A\n\n# a", ["a", "a-1", "a-2"]),
    Case("a heading equal to a numbered slug", "# A\n\n# A-1\n\n# A", ["a", "a-1", "a-2"]),
    Case("a numbered heading first", "# A-1\n\n# A\n\n# A", ["a-1", "a", "a-2"]),
    Case("the author's own ids take precedence", "# A\n\n# B {#a}", ["a-1", "a"]),
    Case("ids in raw HTML take precedence", "# A\n\n<p id=\"a\">b</p>", ["a-1"]),
    Case("nothing is left", "# ?\n\n# !", ["section", "section-1"]),
    Case("headings and labels together", "# A\n\n:::tabs\n## A\nb\n\n## A\nc\n:::\n\n# A", ["a", "a-1", "a-2", "a-3"]),
  ])
  func `is unique in an article`(_ row: Case<String, [String]>) {
    row.check(Draft(row.input).article.facts.anchors.map(\.id))
  }

  @Test func `replaces an id that is used twice`() {
    let draft = Draft("# A {#x}\n\n# B {#x}")
    #expect(draft.article.ids == ["x", "x-1"])
    #expect(
      draft.problems == [
        "3:6 ‹#x› warning: the id `x` is already used in this article; this block gets another id [article.repeated-id]"
      ])
  }

  @Test(arguments: ["fn-1", "fnref-1", "fnref-1-2"])
  func `replaces an id that a footnote has`(id: String) {
    let draft = Draft("# A {#\(id)}\n\nb[^1] c[^1]\n\n[^1]: d")
    #expect(draft.article.ids == ["\(id)-1"])
    #expect(draft.html.matches(of: /id="([^"]*)"/).map { $0.1 } == ["\(id)-1", "fnref-1", "fnref-1-2", "fn-1"])
    #expect(
      draft.problems == [
        "1:6 ‹#\(id)› warning: the id `\(id)` is already used in this article; this block gets another id [article.repeated-id]"
      ])
  }
}
