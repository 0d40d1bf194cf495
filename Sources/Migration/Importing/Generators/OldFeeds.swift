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

  /// A note on a feed whose articles look new to feed readers.
  static func changed(_ address: String, _ reason: String, at path: String? = nil, line: Int? = nil) -> ImportNote {
    let message = "the articles in the feed `\(address)` change their ids, and feed readers show them again"
    return ImportNote(path: path, line: line, message: message + ": `feed_ids` " + reason)
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

extension ImportPlan {
  /// Sets `feeds` to the first feed of each format, and `feed_ids` to their rule, and notes the feeds that go away.
  mutating func keep(_ feeds: [FeedFile], _ values: @escaping (String) -> String?) {
    var kept: [FeedFile] = []
    for feed in feeds {
      if feed.isWhole, settings[.feeds, feed.format] == nil {
        settings.set(.feeds, feed.format, to: feed.address)
        kept.append(feed)
      } else {
        notes.append(
          OldFeeds.lost(
            feed.address, feed.isWhole ? "a site has one feed of each format" : "it has only some of the articles"))
      }
    }
    keepIDs(of: kept, values)
  }

  /// Sets `feed_ids` to the rule of the first feed whose ids a pattern expresses, and notes the feeds with other ids.
  mutating func keepIDs(of feeds: [FeedFile], _ values: @escaping (String) -> String?) {
    let rules = feeds.map { FeedIDRule(of: $0.code, at: settings[.url]?.text, values) }
    let kept = rules.lazy.compactMap(\.pattern).first
    if let kept { kept == ":url" ? settings.remove(.feedIDs) : settings.set(.feedIDs, to: kept) }
    for (feed, rule) in zip(feeds, rules) where rule.pattern == nil || rule.pattern != kept {
      let reason =
        rule.code.isEmpty
        ? "needs ids, which the template does not show"
        : rule.pattern == nil ? "cannot express `\(rule.code)`" : "keeps those of another feed"
      notes.append(OldFeeds.changed(feed.address, reason, at: feed.path, line: rule.line))
    }
  }
}

/// A script or a template that writes a feed, such as `src/pages/rss.xml.js` or `feed.xml`.
struct FeedFile: Sendable, Equatable {
  /// `atom` or `rss`.
  let format: String
  let address: String
  /// The template; for a feed of a plug-in, what writes its ids.
  let code: String
  /// The path of the template; `nil` for a feed of a plug-in.
  var path: String?
  /// Whether the feed has all articles, and not those of a tag.
  var isWhole = true

  init(format: String, address: String, ids: String) {
    (self.format, self.address, code) = (format, address, "<entry><id>{{ \(ids) }}</id></entry>")
  }

  /// Finds the format in the code of a file; `nil` for a file that writes something else.
  init?(code: String, of path: String, at address: String, isWhole: Bool = true) {
    let formats = [("rss", "@astrojs/rss"), ("rss", "<rss"), ("atom", "<feed"), ("atom", "atom1(")]
    guard let format = formats.first(where: { code.contains($0.1) })?.0 else { return nil }
    (self.format, self.code, self.path, self.isWhole) = (format, code, path, isWhole)
    self.address = address.hasPrefix("/") ? address : "/" + address
  }
}
