import Articles
import Containers
import Diagnostics
import Files
import Markup
import Parsing

/// The content folder of a single article: the nearest parent named `Content`, else the article's own folder.
struct ArticleFolder: Sendable {
  /// The path of the folder, with a slash at the end; empty for the current folder.
  private let root: String
  /// The path of the article in the folder.
  private let article: String

  /// Finds the content folder of the article at `path`.
  init(around path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let content = parts.dropLast().lastIndex(of: "Content") ?? parts.count - 2
    root = parts[...max(content, -1)].map { $0 + "/" }.joined()
    article = parts[(max(content, -1) + 1)...].joined(separator: "/")
  }

  /// The path of the folder `Templates` beside the content folder.
  var templates: String {
    root.split(separator: "/", omittingEmptySubsequences: false).dropLast(2).map { $0 + "/" }.joined() + "Templates"
  }

  /// Resolves a link in the article.
  func resolve(_ address: String) -> AddressResolution {
    let (path, rest) = Self.split(address)
    guard !path.isEmpty, URLScheme.name(of: path[...]) == nil, !path.hasPrefix("//") else { return .unchanged }
    guard !path.hasPrefix("/") || MarkdownName.matches(path) else { return .unchanged }
    guard let target = SitePath.resolve(SitePath.decoded(path), from: article) else {
      return MarkdownName.matches(path) ? .missingArticle(nearest: nil) : .missingFile(nearest: nil)
    }
    guard MarkdownName.matches(target) else {
      guard target.isEmpty || [.file, .folder].contains(files?.kind(of: target)) else {
        return .missingFile(nearest: nil)
      }
      return .address("/" + SitePath.encoded(target) + (path.hasSuffix("/") ? "/" : "") + rest)
    }
    guard files?.kind(of: target) == .file else { return .missingArticle(nearest: nearest(to: target)) }
    if let hash = rest.firstIndex(of: "#"), hash < rest.index(before: rest.endIndex) {
      let ids = ids(of: target)
      let part = SitePath.decoded(String(rest[rest.index(after: hash)...]))
      if !ids.contains(part) { return .missingPart(nearest: nearestName(to: part, among: ids)) }
    }
    return .address(pageAddress(of: target) + rest)
  }

  /// The address of another article's page, from its front matter or its file name.
  private func pageAddress(of path: String) -> String {
    var address = SitePath.address(ofArticle: path)
    guard let bytes = read(path) else { return address }
    var sources = SourceMap()
    let file = SourceFile(path: path, utf8: bytes)
    let metadata = FrontMatter(file, as: sources.add(file)).metadata
    if let url = metadata.url { return url }
    guard let slug = metadata.slug, address != "/" else { return address }
    let folder = address.dropLast().lastIndex(of: "/").map { address[...$0] } ?? "/"
    address = folder + AddressPart.inAddress(slug) + "/"
    return address
  }

  private func read(_ path: String) -> [UInt8]? {
    try? files?.file(at: path).contents(limit: ArticleOptions().limits.bytes)
  }

  /// The files in the content folder; as in a build, symbolic links are not followed.
  private var files: FolderTree? { (try? Folder(root.isEmpty ? "." : root)).map { FolderTree($0) } }

  /// The element ids in another article.
  private func ids(of path: String) -> [String] {
    guard let bytes = read(path) else { return [] }
    var sources = SourceMap()
    let file = SourceFile(path: path, utf8: bytes)
    return Article(file, as: sources.add(file), options: ArticleOptions(containers: .standard)).ids
  }

  /// The article in the same folder with the most similar name.
  private func nearest(to path: String) -> String? {
    let folder = path.split(separator: "/").dropLast().map { $0 + "/" }.joined()
    let name = String(path.dropFirst(folder.count))
    let names = (try? files?.folder(of: path, making: false)?.entries())?.map(\.name) ?? []
    return nearestName(to: name, among: names.filter { MarkdownName.matches($0) })
  }

  /// Splits an address into its path and the rest, which is the query and the fragment.
  private static func split(_ address: String) -> (path: String, rest: String) {
    let end = address.firstIndex { $0 == "#" || $0 == "?" } ?? address.endIndex
    return (String(address[..<end]), String(address[end...]))
  }
}
