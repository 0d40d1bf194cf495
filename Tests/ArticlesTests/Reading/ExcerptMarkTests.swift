import Garland
import TestSupport
import Testing

/// The comment that ends an excerpt.
@Suite struct `A mark of an excerpt's end` {
  private static let problem =
    "warning: this ends no excerpt, for it does not stand between the blocks of the article itself "
    + "[article.excerpt-mark]; give it a line of its own, outside of lists, quotes and containers"

  @Test(arguments: [
    Case("beside text", "a <!--more--> b", "1:3 ‹<!--more-->› \(problem)"),
    Case("in a container", ":::note\na\n\n<!-- more -->\n:::", "4:1 ‹<!-- more -->› \(problem)"),
    Case("in a list", "- a\n\n  <!--more-->\n", "3:3 ‹<!--more-->› \(problem)"),
    Case("in a quote", "> a\n>\n> <!--more-->", "3:3 ‹<!--more-->› \(problem)"),
    Case("the article's own", "---\nexcerpt_separator: <!--cut-->\n---\na <!--cut-->", "4:3 ‹<!--cut-->› \(problem)"),
    Case("the first of several", "a <!--more-->\n\n- <!--more-->", "1:3 ‹<!--more-->› \(problem)"),
  ])
  func `that ends nothing is told of`(_ row: Case<String, String>) {
    #expect(Draft(row.input).found == [row.expected], sourceLocation: row.sourceLocation)
  }

  @Test(arguments: [
    "a\n\n<!--more-->\n\nb", "a\n<!--more-->\nb", "- <!--more-->\n\n<!--more-->\n\nb", "a <!--cut--> b",
    "`<!--more-->`\n\n```\n<!--more-->\n```",
  ])
  func `between blocks, besides such a one, and as code is nothing to tell of`(_ text: String) {
    #expect(Draft(text).found.isEmpty)
  }
}
