import Examples
import Foundation
import GarlandTesting
import Garland
import TestSupport
import Testing

@Suite struct `A container in the cases of GarlandTesting` {
  @Test(arguments: ContainerCase.all) func `has no faults if it is right`(_ row: ContainerCase) {
    #expect(row.render { children in Timeline { children } }.faults == [])
    #expect(row.render(.timeline).faults == [])
  }

  @Test(arguments: ContainerCase.Children.allCases)
  func `gets the children of the case`(_ children: ContainerCase.Children) {
    let counts: [ContainerCase.Children: Int] = [
      .none: 0, .one: 1, .two: 2, .hundred: 100, .nested: 5, .conditional: 2, .rows: 3, .included: 3, .only: 3,
    ]
    let rendering = ContainerCase(children).render { content in Timeline { content } }
    #expect(rendering.html.matches(of: /<li>/).count == counts[children])
    #expect(rendering.html.matches(of: /Child \d+\./).count == (children == .nested ? 4 : counts[children]))
  }

  @Test func `has labels, and Arabic texts from right to left`() {
    let labels = { (row: ContainerCase) in
      row.render { content in
        ForEach(subviews: content) { child in p { Text(child.containerValues.childLabel?.text ?? "?") } }
      }.html
    }
    #expect(labels(ContainerCase(.two)) == "<p>Label 1</p><p>Label 2</p>")
    #expect(labels(ContainerCase(.two, .rightToLeft)) == "<p>عنوان 1</p><p>عنوان 2</p>")
    #expect(ContainerCase.all.count == 27)
  }

  static let mistakes: [Case<String, String>] = [
    Case("an open element", "<div><p>a</p>", "`<div>` is never closed"),
    Case("an end without a start", "<p>a</p></div>", "`</div>` closes no open element"),
    Case("crossed elements", "<div><b>a</div></b>", "`</div>` closes a parent of the open `<b>`"),
    Case("a block in a paragraph", "<p><div>a</div></p>", "`<div>` is inside `<p>`, which ends before it"),
    Case("an item without a list", "<div><li>a</li></div>", "`<li>` is not inside `<ul>` or `<ol>` or `<menu>`"),
    Case("a list without items", "<ul><p>a</p></ul>", "`<p>` is directly inside `<ul>`"),
    Case("text in a list", "<ul>a</ul>", "there is text directly inside `<ul>`"),
    Case("a link in a link", "<a href=\"/\"><a href=\"/b\">b</a></a>", "`<a>` is inside another `<a>`"),
    Case("a repeated id", "<p id=\"a\">a</p><p id=\"a\">b</p>", "two elements have the id `a`"),
    Case(
      "a broken reference", "<p aria-labelledby=\"b\">a</p>",
      "`aria-labelledby` refers to the id `b`, which no element has"),
  ]

  @Test(arguments: mistakes) func `has a fault`(_ mistake: Case<String, String>) {
    let rendering = ContainerCase(.one).render { _ in RawHTML(mistake.input) }
    #expect(rendering.faults.first == mistake.expected, "\(rendering.faults)")
  }

  @Test(arguments: [
    "<ul><li>a<li>b</ul>", "<dl><dt>a<dd>b<dt>c<dd>d</dl>", "<p>a<br>b</p>", "<svg><path d=\"\"/><g><path/></g></svg>",
    "<table><tr><td>a<td>b<tr><td>c</table>", "<p id=\"a\">a</p><a href=\"#a\">a</a>",
  ])
  func `may use the freedoms of HTML`(_ html: String) {
    #expect(ContainerCase(.one).render { _ in RawHTML(html) }.faults == [])
  }

  @Test func `has faults in a feed and from right to left that it does not have in a page`() {
    let faults = { (form: ContainerCase.Form) in
      ContainerCase(.one, form).render { _ in
        RawHTML("<p id=\"a\" style=\"margin-left: 1rem\"><button>a</button></p>")
      }.faults
    }
    #expect(faults(.leftToRight) == [])
    #expect(faults(.rightToLeft).contains { $0.contains("margin-left") })
    #expect(faults(.feed).contains { $0.contains("`<button>` is in a feed") })
    #expect(faults(.feed).contains { $0.contains("the id `a` is in a feed") })
  }

  @Test func `shows the diagnostics of an article`() {
    let strict = Container("strict", accepts: ["image"]) { use in use.content }
    #expect(ContainerCase(.two).render(strict).faults == [])
    let wrong = Container("wrong", requiresOneOf: ["missing"]) { use in use.content }
    #expect(ContainerCase(.two).render(wrong).faults.count == 1)
  }
}

@Suite struct `A snapshot` {
  @Test func `is a file beside the test`() {
    let rendering = ContainerCase(.two).render { children in Timeline { children } }
    #expect(rendering.difference(fromSnapshot: "timeline") == nil)
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["GARLAND_RECORD"] == nil))
  func `names the first line that differs`() throws {
    let rendering = ContainerCase(.one).render { children in Timeline { children } }
    let difference = try #require(rendering.difference(fromSnapshot: "timeline"))
    #expect(difference.contains("/Snapshots/timeline.html:") && difference.contains("was `"), "\(difference)")
    #expect(rendering.difference(fromSnapshot: "none")?.contains("GARLAND_RECORD=1") == true)
  }
}
