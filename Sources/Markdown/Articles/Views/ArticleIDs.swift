package import Views

/// Which ids an article's elements have where it is shown.
package enum ArticleIDs: Sendable, Equatable {
  /// Its own: it has the page to itself.
  case own
  /// Its own behind the article's slug: it is one of several on the page.
  case prefixed(String)
  /// None, as in a feed.
  case none

  /// An id as it is written here.
  func written(_ id: String) -> String? {
    switch self {
    case .own: id
    case .prefixed(let slug): "\(slug)-\(id)"
    case .none: nil
    }
  }
}

private enum ArticleIDsKey: EnvironmentKey {
  static var defaultValue: ArticleIDs { .own }
}

extension EnvironmentValues {
  /// Which ids the elements of articles have.
  package var articleIDs: ArticleIDs {
    get { self[ArticleIDsKey.self] }
    set { self[ArticleIDsKey.self] = newValue }
  }
}
