/// What a file of a finished site is.
enum OutputKind: CaseIterable, Sendable {
  case post, index, tag, tagList, feed, sitemap, style
  /// A page that nobody asked for.
  case morePages
  /// Another file that nobody asked for.
  case moreFiles

  /// Those that the plan has.
  static let planned: [OutputKind] = [.post, .index, .tag, .tagList, .feed, .sitemap, .style]
  /// Those of them that are HTML.
  static let pages: [OutputKind] = [.post, .index, .tag, .tagList]

  /// What it is called in a table.
  var name: String {
    switch self {
    case .post: "posts"
    case .index: "index pages"
    case .tag: "tag pages"
    case .tagList: "list of tags"
    case .feed: "feed"
    case .sitemap: "sitemap"
    case .style: "style sheet"
    case .morePages: "more pages"
    case .moreFiles: "more files"
    }
  }

  /// What a path of a site stands for, where the index begins in a folder.
  ///
  ///     OutputKind("page/2/index.html", index: "")  // .index
  init(_ path: String, index folder: String) {
    let parts = path.split(separator: "/").map(String.init)
    let isPage = parts.last?.hasSuffix(".html") ?? false
    let folders = Array(parts.dropLast())
    let start = folder.isEmpty ? [] : [folder]
    self =
      switch (parts.last ?? "", folders) {
      case ("index.html", start): .index
      case ("index.html", let place) where place.dropLast() == start + ["page"]: .index
      case ("index.html", ["tags"]): .tagList
      case ("index.html", let place) where place.first == "tags": .tag
      case ("index.html", let place) where place.first == "posts" && place.count == 2: .post
      case ("feed.xml", []), ("rss.xml", []): .feed
      case ("sitemap.xml", []): .sitemap
      case (let name, _) where name.hasSuffix(".css"): .style
      default: isPage ? .morePages : .moreFiles
      }
  }
}
