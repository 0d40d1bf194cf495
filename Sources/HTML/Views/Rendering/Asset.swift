/// A style sheet or a script that a view needs to look or work as it should.
public struct Asset: Hashable, Sendable {
  /// What the asset is, and when it counts.
  public enum Kind: String, Hashable, Sendable {
    /// A style sheet, linked in the head.
    case style
    /// A script that runs before anything is painted; it holds the page up, so let it be small.
    case early
    /// A script, loaded in the head and run once the page is parsed.
    case script
    /// A module, loaded in the head and run once the page is parsed.
    case module
  }

  /// What the asset is.
  public let kind: Kind
  /// Where the asset is found.
  public let url: String

  /// A style sheet at `url`.
  public static func style(_ url: String) -> Asset { Asset(kind: .style, url: url) }

  /// A script at `url` that runs before anything is painted.
  public static func early(_ url: String) -> Asset { Asset(kind: .early, url: url) }

  /// A script at `url`.
  public static func script(_ url: String) -> Asset { Asset(kind: .script, url: url) }

  /// A module at `url`.
  public static func module(_ url: String) -> Asset { Asset(kind: .module, url: url) }
}
