import Parsing

/// What becomes of files that the plugins or the Liquid of a site for Jekyll turn into something else.
enum JekyllFiles {
  /// Returns the feed of all posts that a file makes, or `nil` if it makes something else.
  static func feed(_ path: String, in site: ForeignSite) -> FeedFile? {
    guard ["xml", "rss", "atom"].contains(path.fileExtension), let text = site.text(path),
      text.contains("in site.posts")
    else { return nil }
    let address = Jekyll.keys(of: path, in: site)["permalink"]?.value.text ?? path
    return FeedFile(code: text, at: address.hasPrefix("/") ? address : "/" + address)
  }

  /// Returns the address that `redirect_to` in the front matter of a page names, or `nil` without one.
  static func redirect(_ path: String, in site: ForeignSite) -> (target: String, keys: DataMap)? {
    let word = Array("redirect_to".utf8)
    guard let start = site.read(path)?.prefix(4_000), start.firstRange(of: word) != nil else { return nil }
    let keys = Jekyll.keys(of: path, in: site)
    guard let target = keys["redirect_to"]?.value.texts.first, !target.isEmpty else { return nil }
    return (target, keys)
  }
}
