import Garland
import Parsing
import TestSupport
import Testing

@testable import Articles

/// Definition lists, if a site enables them.
@Suite struct `A definition list` {
  @Test(arguments: [
    Case("a term", "Term\n: Text *b*", "<dl><dt>Term</dt><dd>Text <em>b</em></dd></dl>"),
    Case(
      "several terms and definitions", "*A*\nB\n: c\n: d\n\nE\n:   f",
      "<dl><dt><em>A</em></dt><dt>B</dt><dd>c</dd><dd>d</dd><dt>E</dt><dd>f</dd></dl>"),
    Case("a blank line before", "A\n\n: b", "<dl><dt>A</dt><dd><p>b</p></dd></dl>"),
    Case("blank lines between", "A\n: b\n\n: c", "<dl><dt>A</dt><dd>b</dd><dd><p>c</p></dd></dl>"),
    Case("a tab", "A\n:\tb\n\n\tc", "<dl><dt>A</dt><dd><p>b</p><p>c</p></dd></dl>"),
    Case("a line without indentation", "A\n: b\nc", "<dl><dt>A</dt><dd>bc</dd></dl>"),
    Case(
      "blocks", "A\n: b\n\n  - c\n\n  > d\n\n  ```\n  : e\n  ```\n\nf",
      "<dl><dt>A</dt><dd>b<ul><li>c</li></ul><blockquote><p>d</p></blockquote><pre tabindex=\"0\"><code>: e</code></pre></dd></dl>"
        + "<p>f</p>"),
    Case("a list inside", "A\n: - b\n  - c", "<dl><dt>A</dt><dd><ul><li>b</li><li>c</li></ul></dd></dl>"),
    Case(
      "in a quote and a list", "> - A\n>   : b",
      "<blockquote><ul><li><dl><dt>A</dt><dd>b</dd></dl></li></ul></blockquote>"),
    Case(
      "one in another", "A\n: B\n  : c\n\nD\n: e",
      "<dl><dt>A</dt><dd><dl><dt>B</dt><dd>c</dd></dl></dd><dt>D</dt><dd>e</dd></dl>"),
    Case("a link as the term", "[A](b)\n: c", "<dl><dt><a href=\"b\">A</a></dt><dd>c</dd></dl>"),
    Case("a link definition above", "[x]: y\n\nA [x]\n: c", "<dl><dt>A <a href=\"y\">x</a></dt><dd>c</dd></dl>"),
    Case("classes", "A\n: b\n{.x}", "<dl><dt>A</dt><dd>b</dd></dl>".replacing("<dl>", with: "<dl class=\"x\">")),
    Case("emphasis does not cross terms", "*A\nB*\n: c", "<dl><dt>*A</dt><dt>B*</dt><dd>c</dd></dl>"),
    Case("no term", ": a", "<p>: a</p>"),
    Case("a heading above", "# A\n: b", "<h1 id=\"a\">A</h1><p>: b</p>"),
    Case("two blank lines", "A\n\n\n: b", "<p>A</p><p>: b</p>"),
    Case("no space or no text", "A\n:b\n\nC\n:", "<p>A:b</p><p>C:</p>"),
    Case("a link definition as the term", "[a]: b\n: c", "<p>: c</p>"),
    Case(
      "lists on both sides of a paragraph", "A\n: b\n\nc d\n\nE\n: f",
      "<dl><dt>A</dt><dd>b</dd></dl><p>c d</p><dl><dt>E</dt><dd>f</dd></dl>"),
  ])
  func `is a list of terms and definitions`(_ row: Case<String, String>) {
    row.check(draft(row.input).html.onOneLine)
  }

  @Test func `can hold footnotes, headings and containers`() {
    let html = draft("A[^1]\n: b[^1]\n\n  # C\n\n  :::note\n  d\n  :::\n\n[^1]: e", .standard).html.onOneLine
    #expect(html.matches(of: /id="fnref-1[^"]*"/).count == 2)
    #expect(html.contains("<h1 id=\"c\">C</h1>"))
    #expect(html.contains("<p>d</p>"))
    #expect(!html.contains(":::"))
  }

  @Test func `keeps the positions of problems`() {
    let draft = draft("> x\n> Ä [b](javascript:c)\n> : d [e](javascript:f)\n>\n>   [g](javascript:h)")
    let problems = draft.problems
    #expect(problems.count == 3)
    for (problem, start) in zip(
      problems, ["2:5 ‹[b](javascript:c)›", "3:7 ‹[e](javascript:f)›", "5:5 ‹[g](javascript:h)›"])
    {
      #expect(problem.hasPrefix(start))
    }
  }

  @Test func `ends a container that is open around it`() {
    let html = draft(":::note\nA\n: b\n:::\n\nc", .standard).html.onOneLine
    #expect(html.contains("<dd>b</dd></dl>"))
    #expect(html.hasSuffix("<p>c</p>"))
    #expect(!html.contains(":::"))
  }

  private func draft(_ text: String, _ containers: ContainerRegistry = ContainerRegistry()) -> Draft {
    var options = ArticleOptions(containers: containers)
    options.additions = [.definitionLists]
    return Draft(text, options)
  }
}
