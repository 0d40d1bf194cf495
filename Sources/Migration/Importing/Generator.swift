import Parsing

/// A generator whose sites can be imported.
///
/// A generator reads the configuration, decides where each file goes, and converts articles. All of these are pure
/// functions of the files of the site.
protocol Generator: Sendable {
  /// The name for people, such as `Jekyll`.
  static var name: String { get }

  /// What the generator accepts as front matter.
  static var frontMatterForms: Set<FrontMatterForm> { get }

  /// The names of the files with the settings of a site.
  static var settingsNames: Set<String> { get }

  /// The folder of the configuration; empty if it is at the root.
  var configurationFolder: String { get }
  /// Other folders with settings of the same site, such as those of its translations.
  var otherFolders: Set<String> { get }
  /// The folder with the files of the site; empty if they are beside the configuration.
  var sourceFolder: String { get }
  /// The settings of the old site and of its theme, for ``OldServices``.
  var oldSettings: DataMap { get }
  /// Whether the Markdown of the site has abbreviations: `*[CMS]: content management system`.
  var hasAbbreviations: Bool { get }
  /// What single dollar signs are in a site whose formulas the generator itself reads, else `nil`.
  var dollars: OldFormulas.Dollars? { get }
  /// Whether the site does not show articles before their date.
  var hidesFuturePosts: Bool { get }
  /// Whether the date in the name of an article can be such a date.
  var readsDatesInNames: Bool { get }
  /// Which of several articles with the same address the site shows.
  var shownArticle: SharedAddresses.Shown { get }

  /// Returns the generator for a site, or `nil` if the site belongs to another generator.
  static func detect(_ site: ForeignSite) -> Self?

  /// Returns the site with a file for each article that an export file contains; the paths need not exist.
  func unpacked(_ site: ForeignSite) -> ForeignSite

  /// Decides the settings, and where each file of the site goes.
  func plan(_ site: ForeignSite) -> ImportPlan

  /// Returns a date in front matter as the generator reads it, in a form that Garland reads; null for no date.
  func readableDate(_ value: DataNode.Value) -> DataNode.Value

  /// Returns what a reader of the old site sees of the text of an article.
  func readerText(of article: ForeignArticle) -> ReaderText

  /// Returns the addresses of the lists of all articles with a term, such as the tag `Swift`; none for a site without such lists.
  func addresses(ofTerm name: String, in taxonomy: String) -> [String]

  /// Converts the front matter and the text of an article.
  func convert(_ article: ForeignArticle, _ context: ImportContext) -> ConvertedArticle
}

extension Generator {
  static var frontMatterForms: Set<FrontMatterForm> { [] }
  static var settingsNames: Set<String> { [] }
  var configurationFolder: String { "" }
  var otherFolders: Set<String> { [] }
  var sourceFolder: String { "" }
  var oldSettings: DataMap { DataMap() }
  var hasAbbreviations: Bool { false }
  var dollars: OldFormulas.Dollars? { nil }
  var hidesFuturePosts: Bool { false }
  var readsDatesInNames: Bool { true }
  var shownArticle: SharedAddresses.Shown { .any }
  func unpacked(_ site: ForeignSite) -> ForeignSite { site }
  func addresses(ofTerm name: String, in taxonomy: String) -> [String] { [] }
  func readerText(of article: ForeignArticle) -> ReaderText { .read(article.body, as: .ofFile(article.source)) }
  func readableDate(_ value: DataNode.Value) -> DataNode.Value { value }

  /// Returns a file of a site as an article, or `nil` if it cannot be read.
  static func article(at path: String, in site: ForeignSite) -> ForeignArticle? {
    site.read(path).map { ForeignFrontMatter.article($0, at: path, frontMatterForms) }
  }

  /// Returns the front matter of a file.
  static func keys(of path: String, in site: ForeignSite) -> DataMap { article(at: path, in: site)?.keys ?? DataMap() }
}
