import Garland
import TestSupport
import Testing

private typealias Row = Case<String, String>

/// HTML elements with `markdown="1"`.
@Suite struct `Markdown in an HTML element` {
  @Test(arguments: [
    Row(
      "a block", "<div class=\"note\" markdown=\"1\">\nSome **bold** text.\n\n- a\n- b\n</div>\nThen *this*.",
      """
      <div class="note">
      <p>Some <strong>bold</strong> text.</p>
      <ul>
      <li>a</li>
      <li>b</li>
      </ul>
      </div>
      <p>Then <em>this</em>.</p>

      """),
    Row("on one line", "<div markdown=1>Some *text*</div>", "<div>\n<p>Some <em>text</em></p>\n</div>\n"),
    Row("a paragraph", "<p class='a' markdown='1'>Some *text*</p>", "<p class=\"a\">\nSome <em>text</em>\n</p>\n"),
    Row(
      "a span in a block element", "<div markdown=\"span\">*a*\n*b*</div>", "<div>\n<em>a</em>\n<em>b</em>\n</div>\n"),
    Row("a block in a heading", "<h2 markdown=\"block\">*a*</h2>", "<h2>\n<p><em>a</em></p>\n</h2>\n"),
    Row(
      "nested elements", "<div markdown=\"1\">\n<div markdown=\"1\">\n*a*\n</div>\n<div>*b*</div>\n</div>\n*c*",
      "<div>\n<div>\n<p><em>a</em></p>\n</div>\n<div>*b*</div>\n</div>\n<p><em>c</em></p>\n"),
    Row(
      "details", "<details markdown=\"1\">\n<summary markdown=\"span\">A *b*</summary>\n## C\nd\n</details>",
      "<details>\n<summary>\nA <em>b</em>\n</summary>\n<h2 id=\"c\">C</h2>\n<p>d</p>\n</details>\n"),
    Row(
      "cells", "<table>\n  <tr>\n    <td markdown=\"1\">*a*</td>\n    <td>*b*</td>\n  </tr>\n</table>",
      "<table>\n  <tr>\n<td>\n<p><em>a</em></p>\n</td>\n    <td>*b*</td>\n  </tr>\n</table>\n"),
    Row(
      "indented content", "<div markdown=\"1\">\n    *a*\n\n        code\n</div>",
      "<div>\n<p><em>a</em></p>\n<pre tabindex=\"0\"><code>code\n</code></pre>\n</div>\n"),
    Row(
      "code with tags", "<div markdown=\"1\">\n```\n</div>\n```\n`</div>`\n</div>",
      "<div>\n<pre tabindex=\"0\"><code>&lt;/div&gt;\n</code></pre>\n<p><code>&lt;/div&gt;</code></p>\n</div>\n"),
    Row("blank lines of its own", "<div markdown=\"1\">\n\n*a*\n\n</div>", "<div>\n<p><em>a</em></p>\n</div>\n"),
    Row("an element in a sentence", "A <span markdown=\"1\">*b*</span>.", "<p>A <span><em>b</em></span>.</p>\n"),
  ])
  private func `is Markdown, and the attribute is removed`(_ row: Row) {
    let draft = Draft(row.input, Self.options)
    row.check(draft.html)
    #expect(draft.problems == [])
  }

  @Test(arguments: [
    "<div markdown=\"0\">*a*</div>", "```\n<div markdown=\"1\">*a*</div>\n```", "    <div markdown=\"1\">*a*</div>",
    "<pre>\n<div markdown=\"1\">*a*</div>\n</pre>", "<!--\n<div markdown=\"1\">\n-->", "markdown=1",
    "a `markdown=\"1\"`",
  ])
  private func `stays as it is elsewhere`(_ text: String) {
    #expect(Draft(text, Self.options).html == Draft(text).html)
  }

  @Test func `keeps the positions of problems`() {
    let draft = Draft("<div markdown=\"1\">a [b](javascript:x)\n\nc [d](#e)</div>\n\n[f](#g)", Self.options)
    #expect(
      draft.problems.map { String($0.prefix { $0 != "›" }) } == [
        "1:21 ‹[b](javascript:x)", "3:3 ‹[d](#e)", "5:1 ‹[f](#g)",
      ])
  }

  @Test func `takes linear time for many closing tags in one line`() {
    func seconds(_ count: Int) -> Double {
      let text = String(repeating: "<div markdown=\"1\">\n", count: count) + String(repeating: "</div>", count: count)
      return processorSeconds { _ = Draft(text, Self.options) }
    }
    let (few, many) = (seconds(500), seconds(4_000))
    #expect(many < few * 24 + 0.1, "\(few), then \(many)")
  }

  @Test func `is off by default`() {
    #expect(Draft("<div markdown=\"1\">*a*</div>").html == "<div>*a*</div>\n")
  }

  private static var options: ArticleOptions {
    var options = ArticleOptions(containers: .standard)
    options.markdownInHTML = true
    return options
  }
}
