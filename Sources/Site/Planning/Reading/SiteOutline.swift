import Articles
import Addresses
import Dates
package import Records

/// Everything about a site except the texts of its articles.
struct SiteOutline {
  /// The hash of `site.yml` without the parameters of the site.
  var settingsFile = ContentHash.absent
  /// The hash of the addresses of sections, which drafts can set, too.
  var sectionAddresses = ContentHash.absent
  /// The sections that take settings from another edition, each with the hash of the front matter that sets them.
  var inheritedSettings: [[String]] = []
  var icons: [String] = []
  /// The logo, the image of link previews and the portrait.
  var images: [[String]] = []
  /// The hash of what all social cards show, such as the font, which decides which titles have cards.
  var cards = ContentHash.absent
  /// The containers, layouts and pages in Swift.
  var code: [[String]] = []
  var articles: [Article] = []
  /// The titles of generated pages.
  var words: [String] = []

  /// The part of the outline for one article.
  struct Article {
    var path: String
    var address: String
    var section: String
    var role: String
    var isPost: Bool
    /// The time of the last change, which may come from the history of the file.
    var updated: Int?
    var frontMatter: ContentHash
    /// The title, which may be a heading of the text.
    var title: String?
  }
}

/// The hashes of a site's outline.
package struct OutlineHashes: Sendable {
  /// The hash of the outline without articles, except for the texts of sections and of the home page.
  ///
  /// Other articles take addresses, defaults and titles from these.
  package let common: ContentHash
  /// The hash of each entry's part of the outline.
  package let articles: [ContentHash]
}

extension SiteOutline {
  var hashes: OutlineHashes {
    var common = self
    common.articles = articles.filter { $0.role != ArticlePlace.Role.article.rawValue }
    let hash = ContentHash(of: RecordWriter.bytes(of: common))
    return OutlineHashes(common: hash, articles: articles.map { ContentHash(of: RecordWriter.bytes(of: $0)) })
  }
}

extension SiteOutline {
  /// Creates the outline of a site that was read.
  init(
    _ site: BuildSettings, _ content: AddressedContent, _ texts: ArticleTexts, _ words: SiteWords, _ images: SiteImages,
    _ cards: SiteCards?, _ code: RegisteredCode
  ) {
    (settingsFile, sectionAddresses) = (site.hash, content.sections.hash)
    inheritedSettings = content.borrowed.map { [$0.place.section, $0.file.frontMatterHash.text] }
    self.words = words.site.titles
    icons = images.icons.links.flatMap { [$0.address, $0.type ?? "", $0.sizes ?? ""] }
    self.images = [images.logo, images.preview, images.portrait].map { $0?.hashedTexts ?? [] }
    self.cards = cards?.hash ?? .absent
    self.code = code.registrations
    articles = texts.entries.map {
      Article(
        path: $0.path, address: $0.address, section: $0.place.section, role: $0.place.role.rawValue,
        isPost: $0.isPost, updated: $0.updated?.secondsSince1970, frontMatter: $0.placed.file.frontMatterHash,
        title: $0.facts.title?.hashedText)
    }
  }
}

extension SiteOutline: RecordEncodable {
  func write(to writer: inout RecordWriter) {
    writer.write(settingsFile)
    writer.write(sectionAddresses)
    writer.write(inheritedSettings)
    writer.write(icons)
    writer.write(images)
    writer.write(cards)
    writer.write(code)
    writer.write(articles)
    writer.write(words)
  }
}

extension SiteOutline.Article: RecordEncodable {
  package func write(to writer: inout RecordWriter) {
    writer.write(path)
    writer.write(address)
    writer.write(section)
    writer.write(role)
    writer.write(isPost)
    writer.write(updated)
    writer.write(frontMatter)
    writer.write(title)
  }
}
