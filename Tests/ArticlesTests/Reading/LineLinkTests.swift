import Garland
import TestSupport
import Testing

@testable import Articles

/// Links to lines of code with `line_links: true`.
@Suite struct `Line links` {
  private static func draft(_ text: String, isOn: Bool = true) -> Draft {
    var options = ArticleOptions(containers: .standard)
    options.lineLinks = isOn
    return Draft(text, options)
  }

  private static func line(_ id: String, _ number: String, tag: String = "span", classes: String = "hl-line") -> String
  {
    let last = number.drop { $0 == " " }
    return
      "<\(tag) class=\"\(classes)\" id=\"\(id)\"><a class=\"code-line\" href=\"#\(id)\" tabindex=\"-1\" aria-label=\"\(last)\""
      + " data-line=\"\(number)\"></a>"
  }

  private static let blocks: [Case<String, [String]>] = [
    Case(
      "the first block", "```text numbers\na\nb\n```", [line("code-1-L1", "1") + "a", line("code-1-L2", "2") + "b"]),
    Case(
      "the third block, from 9", "```\na\n```\n\n    b\n\n```text start=9\nc\nd\n```",
      [line("code-3-L9", " 9") + "c", line("code-3-L10", "10") + "d"]),
    Case("a block with an id", "```text {#setup numbers}\na\n```", [line("setup-L1", "1") + "a"]),
    Case(
      "a repeated id", "```text {#a numbers}\na\n```\n\n```text {#a numbers}\nb\n```",
      [line("a-L1", "1") + "a", line("a-1-L1", "1") + "b"]),
    Case("a tree of files before it", "```filetree\na/\n```\n\n```text numbers\na\n```", [line("code-1-L1", "1")]),
    Case(
      "a marked line", "```text numbers lines=1\na\n```",
      [line("code-1-L1", "1", tag: "mark", classes: "hl-line hl-marked")]),
    Case("a removed line", "```text numbers diff\n-a\n```", [line("code-1-L1", "1", tag: "del")]),
  ]

  @Test(arguments: blocks) func `are in`(_ row: Case<String, [String]>) {
    let html = Self.draft(row.input).html
    for text in row.expected { #expect(html.contains(text), "\(row.name): \(html)") }
  }

  @Test func `are neither in code without numbers, nor in feeds, nor without the setting`() {
    let numbered = "```text numbers\na\n```\n"
    for text in ["```text\na\n```", "    a", "```text lines=1\na\n```"] {
      #expect(Self.draft(text).html == Self.draft(text, isOn: false).html)
      #expect(!Self.draft(text).article.rendered().assets.contains(.style("/assets/code-links.css")))
    }
    #expect(!Self.draft(numbered, isOn: false).html.contains("code-line"))
    #expect(!Self.draft(numbered).article.rendered(in: .medium(.feed)).html.contains("code-1"))
    #expect(Self.draft(numbered).article.rendered().assets.contains(.style("/assets/code-links.css")))
  }

  @Test func `are known targets, and have other ids where a page shows several articles or a block twice`() {
    let text = "[a](#code-1-L2) [b](#code-1-L3)\n\n```text numbers\na\nb\n```\n"
    #expect(
      Self.draft(text).problems == [
        "1:17 ‹[b](#code-1-L3)› warning: this article has no heading or id `code-1-L3` [check.missing-part]; did you mean `code-1-L1`?"
      ])
    var environment = EnvironmentValues()
    environment.articleIDs = .prefixed("post")
    let html = Self.draft(text).article.rendered(in: environment).html
    #expect(html.contains(Self.line("post-code-1-L1", "1")))
    let article = Self.draft(text).article
    let page = Group {
      article.content; article.content
    }.rendered().html
    #expect(page.contains(Self.line("code-1-L1", "1")) && page.contains(Self.line("code-1-L-11", "1")))
  }
}
