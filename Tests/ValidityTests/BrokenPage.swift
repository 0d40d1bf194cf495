import TestSupport
import Testing

/// A page with a known error, and what is said of it: proof that errors in pages are found.
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
