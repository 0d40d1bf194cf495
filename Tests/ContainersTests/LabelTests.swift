import Foundation
import Garland
import TestSupport
import Testing

/// Labels with markup, links and unusual characters.
@Suite struct `The label of a child` {
  static let labels: [(name: String, text: String)] = [
    ("plain", "A"), ("markup", "A *b* `c`"), ("link", "A [b](/c)"), ("quotes", "\"A\" & 'b' < c"),
    ("html", "A <b>c</b>"), ("footnote", "A[^1]"), ("image", "![a](/b.png)"), ("japanese", "日本語 の 見出し"),
    ("signs", "!!!"),
  ]
  static let kinds = [Kind.tabs, .picker, .accordion]

  @Test(arguments: labels)
  func `keeps its markup, but is plain text in a link or button if it contains links`(
    _ label: (name: String, text: String)
  ) throws {
    for kind in Self.kinds {
      let note = label.name == "footnote" ? "\n\n[^1]: n" : ""
      let written = Written(kind.holding(markdown: "### \(label.text)\na") + note)
      try Golden("labels/\(label.name)-in-\(kind)").check(written.html())
      let tags = PageTags(written.html())
      #expect(written.problems == [])
      #expect(tags.misplaced == [])
      #expect(unique(tags.ids))
      withKnownIssue("a button has no links, so the link back from the footnote leads nowhere") {
        #expect(tags.targets.filter { !tags.ids.contains($0) } == [])
      } when: {
        label.name == "footnote" && kind == .picker
      }
    }
  }

  @Test func `can declare that it contains links if it is a Swift view`() {
    let label = ChildLabel("A b", hasLinks: true) { a(.href("/c")) { Text("A b") } }
    let html = TabBar { p {}.containerValue(\.childLabel, label) }.html()
    #expect(html.contains("<a href=\"#a-b\" data-value=\"a-b\">A b</a>"))
    #expect(html.contains("<h2><a href=\"/c\">A b</a></h2>"))
  }

  @Test(arguments: [("日本語", "日本語"), ("Ünï çôdé", "ünï-çôdé"), ("!!!", "section"), ("", "section"), ("a/b?c#d", "abcd")])
  func `becomes the id that the link in the tab bar leads to`(_ label: String, _ id: String) {
    let tags = PageTags(TabBar { p {}.childLabel(label) }.html())
    #expect(tags.ids == [id])
    #expect(tags.targets.map { $0.removingPercentEncoding } == [id])
    let written = PageTags(Written(":::tabs\n:::item[\(label.isEmpty ? "![](x)" : label)]\na\n:::\n:::").html())
    #expect(written.ids == [id])
    #expect(!(tags.values(of: "data-value") + written.values(of: "data-value")).contains(""))
  }
}
