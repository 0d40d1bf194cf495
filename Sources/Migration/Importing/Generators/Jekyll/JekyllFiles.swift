import Parsing

/// What becomes of files that the plugins or the Liquid of a site for Jekyll turn into something else.
enum JekyllFiles {
  /// A feed that a file with Liquid makes, such as `feed.xml` or `atom.xml`.
  struct Feed: Sendable, Equatable {
    /// `atom` or `rss`.
    let format: String
    let address: String
  }

  /// Returns the feed of all posts that a file makes, or `nil` if it makes something else.
  static func feed(_ path: String, in site: ForeignSite) -> Feed? {
    guard ["xml", "rss", "atom"].contains(path.fileExtension), let text = site.text(path),
      text.contains("in site.posts")
    else { return nil }
    let keys = frontMatter(of: path, in: site)
    let written = keys["permalink"]?.value.text ?? path
    let address = written.hasPrefix("/") ? written : "/" + written
    if text.contains("<feed") { return Feed(format: "atom", address: address) }
    return text.contains("<rss") ? Feed(format: "rss", address: address) : nil
  }

  /// Returns the address that `redirect_to` in the front matter of a page names, or `nil` without one.
  static func redirect(_ path: String, in site: ForeignSite) -> (target: String, keys: DataMap)? {
    let word = Array("redirect_to".utf8)
    guard let start = site.read(path)?.prefix(4_000), start.firstRange(of: word) != nil else { return nil }
    let keys = frontMatter(of: path, in: site)
    guard let target = keys["redirect_to"]?.value.texts.first, !target.isEmpty else { return nil }
    return (target, keys)
  }

  /// Returns the front matter of a file.
  static func frontMatter(of path: String, in site: ForeignSite) -> DataMap {
    guard let bytes = site.read(path) else { return DataMap() }
    return ForeignFrontMatter.read(bytes, source: path, target: path, forms: Jekyll.frontMatterForms).article.keys
  }
}
