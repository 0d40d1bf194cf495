/// A file of a site.
package struct SiteOutput: Sendable {
  /// Its path in the folder of the site.
  package let path: String
  /// What it holds.
  package let content: Content

  /// What a file holds.
  package enum Content: Sendable, Equatable {
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
