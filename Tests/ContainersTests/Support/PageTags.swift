@testable import Markup

/// The tags of a page.
struct PageTags {
  /// The start tags, as written in the page.
  private(set) var starts: [(name: String, markup: String)] = []
  /// Unbalanced end tags, and elements that are invalid in their parents.
  private(set) var misplaced: [String] = []

  private var open: [String] = []

  init(_ html: String) {
    var tokens = MarkupTokens(Array(html.utf8))
    while let token = tokens.next() {
      switch token {
      case .start(let name, let markup, let holdsContent):
        start(name, markup)
        if holdsContent { open.append(name) }
      case .end(let name): if open.popLast() != name { misplaced.append("</\(name)>") }
      case .text, .aside: break
      }
    }
    misplaced += open
  }

  /// The ids, in document order.
  var ids: [String] { values(of: "id") }

  /// The names of the headings, in document order.
  var headings: [String] { starts.map(\.name).filter(Self.levels.contains) }

  /// The ids that links within the page refer to.
  var targets: [String] { values(of: "href").filter { $0.hasPrefix("#") }.map { String($0.dropFirst()) } }

  /// Returns the values of an attribute, as written in the page.
  func values(of attribute: String) -> [String] {
    starts.flatMap { tag in
      // Names and values alternate: ` href=`, `#a`, ` id=`, …
      let parts = tag.markup.split(separator: "\"", omittingEmptySubsequences: false)
      return zip(parts, parts.dropFirst()).filter { $0.0.hasSuffix(" \(attribute)=") }.map { String($0.1) }
    }
  }

  private mutating func start(_ name: String, _ markup: String) {
    starts.append((name, markup))
    let isInList = open.last == "ul" || open.last == "ol"
    let isLinkInLink = name == "a" && open.contains("a")
    let isInPhrase = Self.blocks.contains(name) && open.contains { Self.phrases.contains($0) }
    if isInList != (name == "li") || isLinkInLink || isInPhrase { misplaced.append(markup) }
  }

  private static let levels: Set = ["h1", "h2", "h3", "h4", "h5", "h6"]
  private static let blocks: Set = [
    "div", "p", "ul", "ol", "section", "fieldset", "details", "aside", "h2", "h3", "h4",
  ]
  private static let phrases: Set = ["p", "span", "a", "summary", "label", "legend", "h2", "h3", "h4", "h5", "h6"]
}
