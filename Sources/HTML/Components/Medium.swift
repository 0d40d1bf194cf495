public import Views

/// Where a view will be read.
public enum Medium: String, Sendable {
  /// In a page, with its styles and scripts.
  case page
  /// In a feed, with neither: a tab bar is its sections there.
  case feed
  /// As plain text.
  case text
}

private enum MediumKey: EnvironmentKey {
  static var defaultValue: Medium { .page }
}

extension EnvironmentValues {
  /// Where the view will be read.
  public var medium: Medium {
    get { self[MediumKey.self] }
    set { self[MediumKey.self] = newValue }
  }
}
