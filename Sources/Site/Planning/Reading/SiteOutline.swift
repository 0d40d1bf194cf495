import Addresses
import Dates
import Records

/// Everything about a site except the texts of its articles.
///
/// If the hash of the outline is unchanged, only texts and the theme can have changed. Then most properties need no
/// comparison.
struct SiteOutline {
  /// The hash of `site.yml`.
  var settingsFile = ContentHash.absent
  /// The hash of the addresses of sections, which drafts can set, too.
  var sectionAddresses = ContentHash.absent
  var icons: [String] = []
  /// The logo, the image of link previews and the portrait.
  var images: [[String]] = []
  /// The containers, layouts and pages in Swift.
  var code: [[String]] = []
  var articles: [Article] = []
  /// The titles of articles, which may be headings of their texts.
  var titles: [String?] = []
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
  }

  var hash: ContentHash { ContentHash(of: RecordWriter.bytes(of: self)) }
}

extension SiteOutline {
  /// Creates the outline of a site that was read.
  init(
    _ site: BuildSettings, _ content: AddressedContent, _ texts: ArticleTexts, _ words: SiteWords, _ images: SiteImages,
    _ code: RegisteredCode
  ) {
    (settingsFile, sectionAddresses) = (site.hash, content.sections.hash)
    titles = texts.entries.map(\.facts.title)
    self.words = words.site.titles
    icons = images.icons.links.map(\.address)
    self.images = [images.logo, images.preview, images.portrait].map { $0?.hashedTexts ?? [] }
    self.code = code.registrations
    articles = content.articles.map {
      Article(
        path: $0.place.path, address: $0.address, section: $0.place.section, role: $0.place.role.rawValue,
        isPost: $0.isPost, updated: $0.updated?.secondsSince1970, frontMatter: $0.file.frontMatterHash)
    }
  }
}

extension SiteOutline: RecordEncodable {
  func write(to writer: inout RecordWriter) {
    writer.write(settingsFile)
    writer.write(sectionAddresses)
    writer.write(icons)
    writer.write(images)
    writer.write(code)
    writer.write(articles)
    writer.write(titles)
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
  }
}
