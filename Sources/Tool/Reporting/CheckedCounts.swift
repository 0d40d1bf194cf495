import Diagnostics
import Markup

/// How much a check looked at.
package struct CheckedCounts: Sendable, Equatable {
  private let pages: Int
  private let links: Int
  private let external: Int

  /// Counts pages, the links and images on them, and those of other sites that were asked for.
  package init(pages: Int, links: Int, external: Int) {
    (self.pages, self.links, self.external) = (pages, links, external)
  }

  /// The counts in words.
  var words: String {
    let others = external > 0 ? ", \(external.grouped) of them elsewhere" : ""
    return "\(pages.of("page")) with \(links.of("link"))\(others) checked"
  }

  /// The counts for programs.
  var json: JSONText {
    .object([("pages", .number(pages)), ("links", .number(links)), ("external", .number(external))])
  }
}
