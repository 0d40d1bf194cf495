import TestSupport
import Testing

@Suite(.enabled(if: NuChecker.isInstalled, "Java or the Nu HTML checker is not installed"))
struct `The Nu HTML checker` {
  /// The complaints about all pages, by page.
  private static let complaints = Result {
    try NuChecker.complaints(about: CheckedPage.valid + BrokenPage.all.map(\.page))
  }

  @Test(arguments: CheckedPage.valid)
  func `accepts every page`(page: CheckedPage) throws {
    #expect(page.errors == [])
    for complaint in try complaints(about: page) { Issue.record("\(complaint.text)") }
  }

  @Test(arguments: BrokenPage.all)
  func `reports a known error`(broken: BrokenPage) throws {
    let texts = try complaints(about: broken.page).map(\.text)
    #expect(texts == [broken.complaint])
  }

  @Test(arguments: Tolerance.all)
  func `reports each tolerated error on at least one page`(tolerance: Tolerance) throws {
    let complaints = try Self.complaints.get()
    let pages = CheckedPage.valid.filter { page in
      complaints[page.name, default: []].contains { tolerance.covers($0, in: page) }
    }
    #expect(!pages.isEmpty, "no page has this error; delete the entry")
  }

  @Test func `receives every page with a unique name`() {
    let names = CheckedPage.valid.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(CheckedPage.articles.count >= 60)
  }

  /// Returns the complaints about a page, except for the tolerated errors.
  private func complaints(about page: CheckedPage) throws -> [Complaint] {
    try Self.complaints.get()[page.name, default: []]
      .filter { complaint in !Tolerance.all.contains { $0.covers(complaint, in: page) } }
  }
}

/// A page with a known error, which the checker must report.
struct BrokenPage: CustomTestStringConvertible, Sendable {
  let page: CheckedPage
  let complaint: String

  var testDescription: String { page.name }

  static let all = [
    BrokenPage(
      "broken-nesting", body: "<ul><p>a</p></ul>",
      "2:7: Element “p” not allowed as child of element “ul” in this context. "
        + "(Suppressing further errors from this subtree.) | body>⏎<ul><p>a</p><"),
    BrokenPage("broken-id", body: "<i id=a></i>\n<b id=a></b>", "3:8: Duplicate ID “a”. | id=a></i>⏎<b id=a></b></"),
    BrokenPage(
      "broken-alignment", body: "<p align=left>a</p>",
      "2:14: The “align” attribute on the “p” element is obsolete. Use CSS instead. | ad><body>⏎<p align=left>a</p><"),
    BrokenPage(
      "broken-style", head: "<style>p { widht: 1px }</style>",
      "1:75: CSS: “widht”: Property “widht” doesn't exist. | >p { widht: 1px }</style></hea"),
  ]

  private init(_ name: String, head: String = "", body: String = "", _ complaint: String) {
    let start = "<!doctype html><html lang=\"en\"><head><title>a</title>\(head)</head><body>"
    page = CheckedPage(name: name, html: "\(start)\n\(body)</body></html>")
    self.complaint = "\(name):\(complaint)"
  }
}
