/// A file of a site.
public struct SiteOutput: Sendable {
  /// Its path in the folder of the site.
  public let path: String
  /// What it holds.
  public let content: Content

  /// What a file holds.
  public enum Content: Sendable, Equatable {
    /// Bytes that were made.
    case bytes([UInt8])
    /// A file of the content, as it is.
    case copy(String)
  }

  init(_ path: String, _ content: Content) {
    self.path = path
    self.content = content
  }
}
