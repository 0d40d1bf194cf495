import Parsing

/// What becomes of files that the plugins or the Liquid of a site for Jekyll turn into something else.
enum JekyllFiles {
  /// Returns the feed that a file or its layout makes, or `nil` if it makes something else.
  static func feed(_ path: String, in site: ForeignSite) -> FeedFile? {
    guard ["xml", "rss", "atom"].contains(path.fileExtension) else { return nil }
    let keys = Jekyll.keys(of: path, in: site)
    let layout = keys["layout"]?.value.text.map { "_layouts/" + $0 }
    return [path, layout.map { $0 + ".xml" }, layout.map { $0 + ".html" }, layout].lazy.compactMap { template in
      template.flatMap { path in site.text(path).map { (path, $0) } }
    }.compactMap { template, code in
      FeedFile(
        code: code, of: template, at: keys["permalink"]?.value.text ?? path, isWhole: code.contains("site.posts"))
    }.first
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
