/// A format that feeds are made in.
package enum FeedFormat: String, Sendable, CaseIterable {
  case atom, rss, json

  /// What readers call it.
  package var name: String {
    switch self {
    case .atom: "Atom"
    case .rss: "RSS"
    case .json: "JSON Feed"
    }
  }

  /// The name of its file.
  package var file: String {
    switch self {
    case .atom: "atom.xml"
    case .rss: "rss.xml"
    case .json: "feed.json"
    }
  }

  /// Its media type.
  package var type: String {
    switch self {
    case .atom: "application/atom+xml"
    case .rss: "application/rss+xml"
    case .json: "application/feed+json"
    }
  }
}
