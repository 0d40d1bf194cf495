public import Views

private enum AssetAddressesKey: EnvironmentKey {
  static var defaultValue: [String: String] { [:] }
}

extension EnvironmentValues {
  /// The published URLs of assets by the URLs that views use; other assets keep their URL.
  package var assetAddresses: [String: String] {
    get { self[AssetAddressesKey.self] }
    set { self[AssetAddressesKey.self] = newValue }
  }
}

private enum HeadingLevelKey: EnvironmentKey {
  static var defaultValue: Int { 2 }
}

extension EnvironmentValues {
  /// The level for headings of this view, from 1 to 6, and 2 by default; views below a heading get the next level.
  public var headingLevel: Int {
    get { self[HeadingLevelKey.self] }
    set { self[HeadingLevelKey.self] = min(max(newValue, 1), 6) }
  }
}

/// The kind of output that a view is rendered for.
public enum Medium: String, Sendable {
  /// A page with styles and scripts.
  case page
  /// A feed without styles and scripts, where a tab bar becomes a series of sections.
  case feed
  /// Plain text.
  case text
}

private enum MediumKey: EnvironmentKey {
  static var defaultValue: Medium { .page }
}

extension EnvironmentValues {
  /// The kind of output that the view is rendered for.
  public var medium: Medium {
    get { self[MediumKey.self] }
    set { self[MediumKey.self] = newValue }
  }
}
