import Addresses
import Parsing

/// WordPress: export files (WXR) with all posts and pages, and perhaps the folder `wp-content/uploads`.
struct WordPress: Generator {
  static let name = "WordPress"

  let exports: [WordPressExport]
  /// The reason why an export cannot be read.
  let problem: String?
  /// The items by number.
  let items: [Int: WordPressItem]
  /// The articles, by the paths that stand for them.
  let articles: [String: (export: Int, entry: WordPressExport.Entry)]
  /// The paths of articles, by number and by public address.
  let paths: [Int: String]
  let pathsByAddress: [String: String]
  /// The addresses of the lists of terms, by taxonomy and name.
  private let termAddresses: [String: [String: [String]]]

  static func detect(_ site: ForeignSite) -> WordPress? {
    let candidates = site.paths.filter { $0.fileExtension == "xml" && $0.folderPath.isEmpty }
    var (exports, problem): ([WordPressExport], String?) = ([], nil)
    for path in candidates {
      guard let bytes = site.read(path) else {
        if site.paths.count == 1 {
          problem = "`\(path)` cannot be read, or has more than 512 MB. Export the posts of some years at a time"
        }
        continue
      }
      guard WordPressExport.begins(bytes) else { continue }
      do {
        exports.append(try WordPressExport(bytes, at: path))
      } catch {
        problem = "`\(path)`, line \(error.line), column \(error.column): \(error.message)"
      }
    }
    return exports.isEmpty && problem == nil ? nil : WordPress(exports, problem)
  }

  private init(_ exports: [WordPressExport], _ problem: String?) {
    (self.exports, self.problem) = (exports, problem)
    termAddresses = WordPressTerms.addresses(exports)
    var items: [Int: WordPressItem] = [:]
    var articles: [String: (export: Int, entry: WordPressExport.Entry)] = [:]
    var (paths, pathsByAddress): ([Int: String], [String: String]) = ([:], [:])
    let base = exports.first?.address ?? ""
    for (index, export) in exports.enumerated() {
      for entry in export.entries {
        let item = entry.item
        if items[item.id] != nil, item.id != 0 { continue }
        items[item.id] = item
        guard Self.isArticle(item) else { continue }
        let path = "\(export.path)/\(item.type)-\(item.id == 0 ? articles.count : item.id)"
        articles[path] = (index, entry)
        paths[item.id] = path
        if let address = WordPressLinks.path(of: item.link, below: base), !address.contains("?") {
          pathsByAddress[WordPressLinks.key(of: address)] = path
        }
      }
    }
    (self.items, self.articles, self.paths, self.pathsByAddress) = (items, articles, paths, pathsByAddress)
  }

  /// The address of the home page of the old site.
  var base: String { exports.first?.address ?? "" }

  private static let internalTypes: Set<String> = [
    "attachment", "nav_menu_item", "revision", "custom_css", "customize_changeset", "oembed_cache", "user_request",
    "elementor_library", "wpcf7_contact_form", "feedback",
  ]

  /// Whether an item has a page of its own.
  static func isArticle(_ item: WordPressItem) -> Bool {
    guard !internalTypes.contains(item.type), !item.type.hasPrefix("wp_"), !item.type.hasPrefix("acf"),
      ["publish", "draft", "pending", "private", "future"].contains(item.status)
    else { return false }
    // A type without public pages, as plug-ins have them, has addresses such as `/?shop_order=12`.
    return ["post", "page"].contains(item.type) || !item.link.contains("?")
  }

  func addresses(ofTerm name: String, in taxonomy: String) -> [String] { termAddresses[taxonomy]?[name] ?? [] }

  func unpacked(_ site: ForeignSite) -> ForeignSite {
    let (exports, articles) = (exports, articles)
    return site.adding(articles.keys.sorted()) { path in
      articles[path].map { exports[$0.export].xml(of: $0.entry) }
    }
  }
}
