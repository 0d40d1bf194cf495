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

  func readerText(of article: ForeignArticle) -> ReaderText {
    // An address of a video on a line of its own is a player, not a text.
    let address = /^[ \t]*https?:\/\/(?:www\.|m\.)?(?:youtu\.be|youtube\.com|vimeo\.com)\/\S+[ \t]*$/
      .anchorsMatchLineEndings()
    let text = Self.item(of: article)?.text.replacing(address, with: "") ?? ""
    return .read(Array(text.utf8), as: .wordPress)
  }

  private static func item(of article: ForeignArticle) -> WordPressItem? {
    var reader = XMLReader(article.body)
    guard case .start? = try? reader.next() else { return nil }
    return try? WordPressItem.read(from: &reader, withTexts: true)
  }

  func convert(_ article: ForeignArticle, _ context: ImportContext) -> ConvertedArticle {
    guard let item = Self.item(of: article) else {
      // The index has read the same bytes before.
      let note = ConvertedText.Note(message: "cannot be read")
      return ConvertedArticle(keys: ArticleKeys(DataMap()), text: ConvertedText(bytes: [], notes: [note]))
    }
    let text = WordPressText(wordPress: self) { context.link(to: $0, from: article) }
    var converted = text.converted(item)
    if context.keepsComments {
      converted.bytes += WordPressComment.markdown(of: item.comments).utf8
      if !item.comments.isEmpty { converted.counts["comments", default: 0] += item.comments.count }
    }
    converted.notes += Self.visibility(of: item).map { ConvertedText.Note(message: $0) }
    let path = item.link.contains("?") ? nil : WordPressLinks.path(of: item.link, below: base)
    return ConvertedArticle(keys: keys(of: item, text), text: converted, address: path)
  }

  /// Why an article is a draft, or nothing for a public one.
  private static func visibility(of item: WordPressItem) -> [String] {
    if item.hasPassword { return ["is a draft now, because a password protected it"] }
    switch item.status {
    case "private": return ["is a draft now, because it was private"]
    case "future": return ["is a draft now, because it was planned for \(item.date)"]
    case "pending": return ["is a draft now, because it waited for review"]
    default: return []
    }
  }

  private func keys(of item: WordPressItem, _ text: WordPressText) -> ArticleKeys {
    var keys = ArticleKeys(DataMap())
    let title = WordPressText.plain(item.title)
    keys["title"] = .string(title.isEmpty ? "Untitled" : title)
    if item.type != "page" { keys["date"] = item.publicationDate.map { .string($0) } }
    if item.status != "publish" || item.hasPassword { keys["draft"] = .bool(true) }
    let excerpt = WordPressText.plain(item.excerpt)
    if !excerpt.isEmpty { keys["description"] = .string(excerpt) }
    for (key, taxonomy) in [("categories", "category"), ("tags", "post_tag")] {
      let names = item.terms.filter { $0.taxonomy == taxonomy }.map { WordPressText.plain($0.name) }
      keys.add(names.filter { !$0.isEmpty }, to: key)
    }
    let author = exports.lazy.compactMap { $0.authors[item.author] }.first { !$0.isEmpty }
    if let author, item.type != "page" { keys["authors"] = .texts([WordPressText.plain(author)]) }
    if let id = item.metadata["_thumbnail_id"].flatMap({ Int($0.trimmed) }), let image = items[id], !image.file.isEmpty
    {
      let alt = image.metadata["_wp_attachment_image_alt"]?.trimmed ?? ""
      let address = text.address(image.file)
      keys["image"] =
        alt.isEmpty ? .string(address) : .map(DataMap([("src", .string(address)), ("alt", .string(alt))]))
    }
    return keys
  }
}
