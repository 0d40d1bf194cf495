import Garland
import TestSupport
import Testing

@testable import Articles
@testable import Components

@Suite struct `Notes on code` {
  private static func article(_ code: String, fence: String = "{notes}", list: String = "1. One\n2. Two") -> Article {
    Article(markdown: "```text \(fence)\n\(code)\n```\n\n\(list)\n")
  }

  private static func link(_ number: Int, _ id: String = "code-1") -> String {
    "<a class=\"code-note\" href=\"#\(id)-note-\(number)\" aria-label=\"Note \(number)\" data-note=\"\(number)\"></a>"
  }

  /// A line of code, and the line without the comment; `^` is the mark.
  private static let comments: [Case<String, String>] = [
    Case("a number sign", "a  # (1)!", "a^"), Case("slashes", "a // (1)!", "a^"),
    Case("HTML", "<a> <!-- (1)! -->", "<a>^"),
    Case("C, inside of a line", "f(/* (1)! */ a)", "f(^ a)"), Case("SQL", "a -- (1)!", "a^"),
    Case("Lisp", "a ; (1)!", "a^"), Case("TeX", "a % (1)!", "a^"), Case("without a `!`", "a # (1)", "a^"),
    Case("without spaces", "a #(1)!", "a^"), Case("a comment alone on its line", "  # (1)!", "  ^"),
    Case("spaces at the end", "a # (1)!  ", "a^"),
    Case("code behind a number sign", "a # (1)! b", "a # (1)! b"), Case("a call", "f(1)", "f(1)"),
    Case("a remainder", "a % (1)", "a % (1)"), Case("a decrement", "a-- (1)", "a-- (1)"),
    Case("a number without an item", "a # (7)!", "a # (7)!"),
  ]

  @Test(arguments: comments) func `replace a comment by an empty link`(_ row: Case<String, String>) {
    let html = Self.article(row.input).rendered().html
    let line = row.expected.replacing("<a>", with: "&lt;a&gt;").replacing("^", with: Self.link(1))
    #expect(html.contains("<span class=\"hl-line\">\(line)</span>\n</code>"), "\(row.name): \(html)")
  }

  @Test(arguments: [
    Case("the number of the block", "{notes}", "code-1"), Case("the id of the block", "{#setup notes}", "setup"),
    Case("beside other options", "{notes numbers diff lines=1}", "code-1"),
  ])
  func `have ids from`(_ row: Case<String, String>) {
    let html = Self.article(" a # (2)!\n b # (1)!", fence: row.input).rendered().html
    for number in [1, 2] {
      #expect(html.contains(Self.link(number, row.expected)), "\(row.name): \(html)")
      #expect(html.contains("<li id=\"\(row.expected)-note-\(number)\">"), "\(row.name): \(html)")
    }
  }

  @Test func `are a plain list below (1) in a feed`() {
    var environment = EnvironmentValues()
    (environment.articleIDs, environment.highlightsCode) = (.none, false)
    let html = Self.article("a  # (1)!\nb <!-- (2)! -->").rendered(in: environment).html
    #expect(html.contains(">a  (1)\nb (2)\n</code></pre>\n<ol>\n<li>One</li>"), "\(html)")
  }

  @Test func `need their stylesheet, and code without them does not`() {
    let noted = Self.article("a # (1)!\nb # (2)!").rendered().assets
    let plain = Self.article("a # (1)!\nb # (2)!", fence: "").rendered()
    #expect(noted.contains(.style("/assets/code-notes.css")))
    #expect(!plain.assets.contains(.style("/assets/code-notes.css")) && plain.html.contains("a # (1)!"))
  }

  private static let problems: [Case<Article, String>] = [
    Case(
      "a mark without an item", article("a # (1)!\nb # (2)!\n  c # (3)!"),
      "Article.md:4:3: warning: the list below the code has no item 3, so this comment stays [code.unmatched-note]"),
    Case(
      "an item without a mark", article("a # (1)!"),
      "Article.md:6:1: warning: no comment in the code above is `(2)` [code.unmatched-note]"),
    Case(
      "no list", article("a # (1)!", list: "One"),
      "Article.md:1:1: warning: `notes` needs a numbered list directly below the code [code.unmatched-note]"),
    Case(
      "bullets", article("a # (1)!", list: "- One"),
      "Article.md:1:1: warning: `notes` needs a numbered list directly below the code [code.unmatched-note]"),
    Case("numbers from 3", article("a # (3)!", list: "3. One"), ""),
    Case("no fault", article("a # (1)!\nb # (2)!"), ""),
  ]

  @Test(arguments: problems) func `warn about`(_ row: Case<Article, String>) {
    let messages = row.input.text(of: row.input.rendered().diagnostics)
    #expect(row.expected.isEmpty ? messages.isEmpty : messages.contains(row.expected), "\(row.name): \(messages)")
    #expect(messages.ranges(of: "warning:").count <= 1, "\(row.name): \(messages)")
  }
}
