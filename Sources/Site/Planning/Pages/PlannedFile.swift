import Addresses
import Articles
package import Cards

/// A file of a site besides its pages.
///
/// Its address is known before anything is rendered.
package struct PlannedFile: Sendable {
  /// What the file contains.
  package enum Content: Sendable {
    /// A feed of a list, by the index of the list.
    case feed(list: Int, FeedFormat)
    /// The sitemap of an edition.
    case sitemap
    /// A list of the sitemaps of all editions, by their addresses.
    case sitemapIndex([String])
    case robots
    /// The text of a page as Markdown, by the index of the page.
    case markdown(page: Int)
    /// `llms.txt`, which lists the pages with such a text; in full, it contains the texts.
    case markdownList(isFull: Bool)
    /// The search index of the articles in one language, by their indexes; the file leads to all others of the index.
    case search(language: String, articles: [Int])
    /// The social card of a page.
    case card(SocialCard)
    /// A redirect from an alias to the address of its article.
    case redirect(to: String)
    /// A picture that is made from a file of the content folder.
    case picture(DerivedPicture)
    /// A web app manifest with icons.
    case manifest([ManifestIcon])
    /// A copy of a file of the content folder, by its path there.
    case copy(of: String)
  }

  /// The address, without the path of the site.
  package let address: String
  package let content: Content

  /// The path in the output folder.
  package var path: String { SiteFile.path(of: address) }

  /// The index of the list, if the file is a feed.
  package var list: Int? { if case .feed(let list, _) = content { list } else { nil } }

  /// Whether the file is a copy.
  package var isCopy: Bool { if case .copy = content { true } else { false } }
}

/// An icon in the web app manifest.
package struct ManifestIcon: Sendable {
  /// The address, without the path of the site.
  package let address: String
  let width: Int
  let picture: DerivedPicture

  /// The size, as `sizes` attributes and manifests name it.
  package var sizes: String { "\(width)x\(width)" }
}

extension Page {
  /// Returns the address of the page's text as Markdown; `nil` for a page without one, such as a list or a hidden article.
  package func markdownAddress(of entries: [Entry]) -> String? {
    guard let entry = entry.map({ entries[$0] }), list?.number ?? 1 == 1, entry.metadata.isListed, !entry.isFallback,
      kind.isArticle || (kind == .section || kind == .home) && entry.facts.wordCount > 0
    else { return nil }
    return SiteFile.markdownAddress(of: address)
  }
}

extension PlannedFile {
  /// The sitemap, to which `robots.txt` refers.
  package static let sitemap = PlannedFile(address: "/sitemap.xml", content: .sitemap)

  /// Returns the files for crawlers that an edition adds, and the home page's redirect to an edition below its code.
  static func forCrawlers(_ edition: Int, of settings: SiteSettings) -> [PlannedFile] {
    let robots = PlannedFile(address: "/robots.txt", content: .robots)
    let home = settings.addresses.home
    let redirect = home == "/" ? [] : [PlannedFile(address: "/", content: .redirect(to: home))]
    // A language with a domain of its own has the files of a whole site.
    let languages = settings.languages.filter { $0.address == nil }
    guard languages.count > 1, let number = languages.firstIndex(where: { $0.tag == settings.language }) else {
      return [.sitemap, robots] + redirect
    }
    let parts = languages.map { "/\($0.tag.lowercased())/sitemap.xml" }
    let own = PlannedFile(address: parts[number], content: .sitemap)
    guard edition == 0 else { return [own] }
    return [PlannedFile(address: sitemap.address, content: .sitemapIndex(parts)), own, robots] + redirect
  }

  /// Returns the folder of the search index of a language, in the output folder.
  package static func searchFolder(of language: String) -> String { "search/\(language)/" }

  /// Returns the search index of each language, which leaves out articles that the search must not find.
  static func searchIndexes(of texts: ArticleTexts) -> [PlannedFile] {
    var articles: [String: [Int]] = [:]
    for index in texts.entries.indices {
      if let language = texts.searchLanguage(of: index) { articles[language, default: []].append(index) }
    }
    return articles.sorted { $0.key < $1.key }.map { language, articles in
      PlannedFile(
        address: SiteFile.address(ofFile: "\(searchFolder(of: language))entry.json"),
        content: .search(language: language, articles: articles))
    }
  }
}
