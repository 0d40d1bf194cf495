import Garland
import TestSupport
import Testing

/// The comment that ends an excerpt.
@Suite struct `An excerpt separator` {
  private static let problem =
    "warning: this does not end the excerpt, because it is not between top-level blocks "
    + "[article.excerpt-mark]; put it on a line of its own, outside of lists, quotes and containers"

  @Test(arguments: [
    Case("beside text", "a <!--more--> b", "1:3 ‹<!--more-->› \(problem)"),
    Case("in a container", ":::note\na\n\n<!-- more -->\n:::", "4:1 ‹<!-- more -->› \(problem)"),
    Case("in a list", "- a\n\n  <!--more-->\n", "3:3 ‹<!--more-->› \(problem)"),
    Case("in a quote", "> a\n>\n> <!--more-->", "3:3 ‹<!--more-->› \(problem)"),
    Case("the article's own", "---\nexcerpt_separator: <!--cut-->\n---\na <!--cut-->", "4:3 ‹<!--cut-->› \(problem)"),
    Case("the first of several", "a <!--more-->\n\n- <!--more-->", "1:3 ‹<!--more-->› \(problem)"),
  ])
  func `causes a warning if it does not end an excerpt`(_ row: Case<String, String>) {
    #expect(Draft(row.input).problems == [row.expected], sourceLocation: row.sourceLocation)
  }

  @Test(arguments: [
    "a\n\n<!--more-->\n\nb", "a\n<!--more-->\nb", "- <!--more-->\n\n<!--more-->\n\nb", "a <!--cut--> b",
    "`<!--more-->`\n\n```\n<!--more-->\n```",
  ])
  func `causes no warning between blocks or in code`(_ text: String) {
    #expect(Draft(text).problems.isEmpty)
  }
}
