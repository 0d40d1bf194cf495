package import Dates

/// A pattern for the ids of articles in feeds: `feed_ids` in `site.yml`.
///
/// A feed reader shows an article again if its id changes. So the feeds of a moved site keep the ids of the old one:
///
/// ```yaml
/// feed_ids: ":origin:stem"                                    # Jekyll
/// feed_ids: "tag:example.org,:year-:month-:day::path/"        # Pelican
/// ```
package struct FeedIDPattern: Sendable, Equatable {
  /// A placeholder: a colon and a name.
  enum Field: String, CaseIterable {
    /// The whole address.
    case url
    /// The scheme and host of the site, such as `https://example.org`.
    case origin
    /// The host of the site.
    case host
    /// The path of the address, such as `/blog/bread.html`.
    case path
    /// The path without `.html` or a slash at its end.
    case stem
    /// The date of publication, in the time zone of the site.
    case year, month, day

    /// Whether the value is different for each article.
    var isUnique: Bool { self == .url || self == .path || self == .stem }
  }

  private enum Part: Sendable, Equatable {
    case text(String)
    case field(Field)
  }

  private let parts: [Part]

  /// Parses a pattern, or returns `nil` if it would give two articles the same id.
  ///
  /// A colon before any other word is text.
  package init?(_ text: String) {
    var parts: [Part] = []
    for (index, piece) in text.split(separator: ":", omittingEmptySubsequences: false).enumerated() {
      let name = piece.prefix { $0.isASCII && $0.isLetter }
      if index > 0, let field = Field(rawValue: String(name)) {
        parts += [.field(field), .text(String(piece.dropFirst(name.count)))]
      } else {
        parts.append(.text((index > 0 ? ":" : "") + piece))
      }
    }
    guard parts.contains(where: { if case .field(let field) = $0 { field.isUnique } else { false } }) else {
      return nil
    }
    self.parts = parts
  }

  /// Returns the id of an article at a full URL.
  package func id(of url: String, at origin: String, on date: CivilDate) -> String {
    let path = url.dropFirst(origin.count)
    return parts.map { part in
      switch part {
      case .text(let text): text
      case .field(.url): url
      case .field(.origin): origin
      case .field(.host): String(origin.drop { $0 != "/" }.drop { $0 == "/" }.prefix { $0 != ":" })
      case .field(.path): String(path)
      case .field(.stem): Self.stem(of: path)
      case .field(.year): DateFormat.year.text(of: date)
      case .field(.month): Self.twoDigits(date.month)
      case .field(.day): Self.twoDigits(date.day)
      }
    }.joined()
  }

  private static func stem(of path: Substring) -> String {
    for ending in [".html", "/"] where path.hasSuffix(ending) { return String(path.dropLast(ending.count)) }
    return String(path)
  }

  private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
