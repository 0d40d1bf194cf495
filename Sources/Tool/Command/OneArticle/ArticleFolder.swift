import Articles
import Containers
import Diagnostics
import Files
import Markup
import Parsing

/// The folder that an article's links are resolved from: the `Content` it lies in, else its own.
struct ArticleFolder: Sendable {
  /// The folder's path, with a slash behind it; empty for the current one.
  private let root: String
  /// Where the article lies in it.
  private let article: String

  /// Finds the folder of the article at `path`.
  init(around path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let content = parts.dropLast().lastIndex(of: "Content") ?? parts.count - 2
    root = parts[...max(content, -1)].map { $0 + "/" }.joined()
    article = parts[(max(content, -1) + 1)...].joined(separator: "/")
  }

  /// The folder of templates beside that of the content.
  var templates: String {
    root.split(separator: "/", omittingEmptySubsequences: false).dropLast(2).map { $0 + "/" }.joined() + "Templates"
  }

  /// Where an address in the article leads in the site.
  func resolve(_ address: String) -> AddressResolution {
    let (path, rest) = Self.split(address)
    guard !path.isEmpty, URLScheme.name(of: path[...]) == nil, !path.hasPrefix("//") else { return .unchanged }
    guard !path.hasPrefix("/") || MarkdownName.matches(path) else { return .unchanged }
    guard let target = SitePath.resolve(SitePath.decoded(path), from: article) else {
      return MarkdownName.matches(path) ? .missingArticle(nearest: nil) : .missingFile
    }
    guard MarkdownName.matches(target) else {
      guard Files.isFile(root + target) || Files.isFolder(root + target) else { return .missingFile }
      return .address("/" + SitePath.encoded(target) + (path.hasSuffix("/") ? "/" : "") + rest)
    }
    guard Files.isFile(root + target) else { return .missingArticle(nearest: nearest(to: target)) }
    if let hash = rest.firstIndex(of: "#"), hash < rest.index(before: rest.endIndex) {
      let ids = ids(of: target)
      let part = SitePath.decoded(String(rest[rest.index(after: hash)...]))
      if !ids.contains(part) { return .missingPart(nearest: nearestName(to: part, among: ids)) }
    }
    return .address(pageAddress(of: target) + rest)
  }

  /// Where the page of another article is: where its front matter says, else where its name says.
  private func pageAddress(of path: String) -> String {
    var address = SitePath.address(ofArticle: path)
    guard let bytes = read(path) else { return address }
    var sources = SourceMap()
    let file = SourceFile(path: path, utf8: bytes)
    let said = FrontMatter(file, as: sources.add(file)).metadata
    if let url = said.url { return url }
    guard let slug = said.slug, address != "/" else { return address }
    let folder = address.dropLast().lastIndex(of: "/").map { address[...$0] } ?? "/"
    address = folder + AddressPart.inAddress(slug) + "/"
    return address
  }

  private func read(_ path: String) -> [UInt8]? { try? Files.read(root + path, limit: ArticleOptions().limits.bytes) }

  /// The ids of another article.
  private func ids(of path: String) -> [String] {
    guard let bytes = read(path) else { return [] }
    var sources = SourceMap()
    let file = SourceFile(path: path, utf8: bytes)
    return Article(file, as: sources.add(file), options: ArticleOptions(containers: .standard)).ids
  }

  /// The article in the same folder whose name is nearest.
  private func nearest(to path: String) -> String? {
    let folder = path.split(separator: "/").dropLast().map { $0 + "/" }.joined()
    let name = String(path.dropFirst(folder.count))
    let place = root + folder
    let names = (try? Folder(place.isEmpty ? "." : place).entries())?.map(\.name) ?? []
    return nearestName(to: name, among: names.filter { MarkdownName.matches($0) })
  }

  /// The path of an address, and what follows it: a query and a fragment.
  private static func split(_ address: String) -> (path: String, rest: String) {
    let end = address.firstIndex { $0 == "#" || $0 == "?" } ?? address.endIndex
    return (String(address[..<end]), String(address[end...]))
  }
}
