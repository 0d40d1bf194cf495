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
