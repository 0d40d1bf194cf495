import Addresses
import Parsing

/// Feeds of the old site that the new one does not have at their addresses.
enum OldFeeds {
  /// A note on a feed whose subscribers get nothing more.
  static func lost(_ address: String, _ reason: String = "Garland makes no such feed") -> ImportNote {
    ImportNote(
      message:
        "the feed `\(address)` is left out, and its subscribers get nothing more: \(reason). Let the host redirect it to a feed of the new site"
    )
  }

  /// Notes on the feeds that Garland does not write, because neither the site nor a section has a dated article.
  static func unwritten(
    _ plan: ImportPlan, _ articles: [ImportedArticle], ofSections sections: [String]
  ) -> [ImportNote] {
    let hasDates = zip(plan.articles, articles).contains { move, article in
      article.keys["date"] != nil || move.target.fileName.firstMatch(of: /^\d{4}-\d{2}-\d{2}/) != nil
    }
    let feeds = hasDates ? [] : plan.settings[.feeds]?.map?.entries.compactMap(\.value.textual) ?? []
    let advice = "feeds list only articles with a date. Write a `date` in articles that are news"
    let ofSections = sections.map { "`\($0)`" }.joined(separator: ", ")
    let note = ImportNote(
      message:
        "the feeds of these sections are left out, because no article there has a date: \(ofSections); \(advice), or let the host redirect them"
    )
    return feeds.map { lost($0, "no article has a date, and \(advice)") } + (sections.isEmpty ? [] : [note])
  }
}

/// A script or a template that writes a feed, such as `src/pages/rss.xml.js` or `feed.xml`.
struct FeedFile: Sendable, Equatable {
  /// `atom` or `rss`.
  let format: String
  let address: String

  init(format: String, address: String) { (self.format, self.address) = (format, address) }

  /// Finds the format in the code of a file; `nil` for a file that writes something else.
  init?(code: String, at address: String) {
    let formats = [("rss", "@astrojs/rss"), ("rss", "<rss"), ("atom", "<feed"), ("atom", "atom1(")]
    guard let format = formats.first(where: { code.contains($0.1) })?.0 else { return nil }
    (self.format, self.address) = (format, address)
  }
}
