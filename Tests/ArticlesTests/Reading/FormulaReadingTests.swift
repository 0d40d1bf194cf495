import Garland
import TestSupport
import Testing

@testable import Articles

/// Formulas in articles with `math: true`.
@Suite struct FormulaReadingTests {
  private static func draft(_ text: String, math: String = "true") -> Draft {
    Draft("---\nmath: \(math)\n---\n\(text)")
  }

  /// Returns a page in which a formula is `‹source›`, or `«source»` on a line of its own.
  private static func outline(_ html: String) -> String {
    html.onOneLine.replacing(#/<math( display="block")?>.*?x-tex">(.*?)</annotation></semantics></math>/#) { match in
      match.1 == nil ? "‹\(match.2)›" : "«\(match.2)»"
    }
  }

  private static let texts: [Case<String, String>] = [
    Case("dollar signs", "The sum $a + b$ is $c$.", "<p>The sum ‹a + b› is ‹c›.</p>"),
    Case("two dollar signs", "$$\na = b\n$$", "<p>«a = b»</p>"),
    Case("brackets", #"A \(x_1\) and \[x_2\] B."#, "<p>A ‹x_1› and «x_2» B.</p>"),
    Case("a code block", "```math\n\\frac{1}{2}\n```", "<p>«\\frac{1}{2}»</p>"),
    Case("marks of Markdown", #"$a * b * c_1 \{d\} \\ [e](f) `g`$"#, #"<p>‹a * b * c_1 \{d\} \\ [e](f) `g`›</p>"#),
    Case("an entity and a tag", "$a < b > c & d$".replacing(" & d", with: ""), "<p>‹a &lt; b &gt; c›</p>"),
    Case("several lines", "Let $a +\nb$ be.", "<p>Let ‹a +b› be.</p>"),
    Case("emphasis around", "**$a$** and *b $c$*", "<p><strong>‹a›</strong> and <em>b ‹c›</em></p>"),
    Case("a list and a table", "- $a$\n\n| $b$ |\n|---|\n| $c$ |", "<ul><li>‹a›</li></ul>"),
    Case("prices", "It costs $5 and $6.", "<p>It costs $5 and $6.</p>"),
    Case("an escaped sign", #"\$a$ and `$b$`"#, "<p>$a$ and <code>$b$</code></p>"),
    Case("a sign without an end", "Only $a here.", "<p>Only $a here.</p>"),
  ]

  @Test(arguments: texts) func `are MathML`(_ row: Case<String, String>) {
    let draft = Self.draft(row.input)
    #expect(Self.outline(draft.article.rendered().html).hasPrefix(row.expected))
    #expect(draft.problems == [])
  }

  @Test func `are text without the setting, and code in feeds and in front of mistakes`() {
    #expect(Draft("$a$").article.rendered().html == "<p>$a$</p>\n")
    #expect(Self.draft("$a*b*$", math: "keep").article.rendered().html == "<p>$a*b*$</p>\n")
    let feed = Self.draft("$a < b$").article.rendered(in: .medium(.feed)).html
    #expect(feed == "<p><code>a &lt; b</code></p>\n")
    #expect(Self.draft(#"A $\nope$."#).article.rendered().html == "<p>A <code>\\nope</code>.</p>\n")
  }

  @Test func `report mistakes at their places`() {
    let draft = Self.draft("Text $a$ and $b$,\n> and $\\frca{1}{2}$.\n\n```math\n\\eqref{none}\n```\n")
    #expect(
      draft.problems == [
        #"5:8 ‹\frca› warning: the command `\frca` is not known; the formula is shown as it is written [code.formula]; did you mean `\frac`?"#,
        "8:1 ‹\\eqref› warning: no formula of this article has the label `none` [code.formula]",
      ])
  }

  @Test func `number their labels, which others can refer to`() {
    let html = Self.draft(
      #"""
      See \(\eqref{two}\).

      $$a \label{one}$$

      $$c \tag{A} \label{own}$$

      $$b \label{two}$$
      """#
    ).article.rendered().html
    #expect(html.contains(##"<a href="#formula-two">"##) && html.contains(#"id="formula-two""#))
    #expect(html.contains("(2)") && !html.contains("(3)"))
  }

  @Test func `require their style only in pages with a formula, and are found by their words`() {
    let assets = { (text: String) in Self.draft(text).article.rendered().assets.map(\.url) }
    #expect(assets("$a$").contains("/assets/formulas.css") && !assets("a").contains("/assets/formulas.css"))
    #expect(Self.draft(#"The $\alpha$ here."#).article.passages.map(\.text) == [#"The \alpha here."#])
  }

  @Test func `change no byte of a text without a formula`() {
    for text in ["A *b* `c` $5.\n\n- d\n", "| a |\n|---|\n| b |\n", "```swift\nlet a = \"$b$\"\n```\n"] {
      #expect(Self.draft(text).article.rendered().html == Draft(text).article.rendered().html)
    }
  }
}
