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

  /// The folder of the configuration; empty if it is at the root.
  var configurationFolder: String { get }
  /// The folder with the files of the site; empty if they are beside the configuration.
  var sourceFolder: String { get }
  /// Whether the site does not show articles before their date.
  var hidesFuturePosts: Bool { get }
  /// Whether the date in the name of an article can be such a date.
  var readsDatesInNames: Bool { get }

  /// Returns the generator for a site, or `nil` if the site belongs to another generator.
  static func detect(_ site: ForeignSite) -> Self?

  /// Decides the settings, and where each file of the site goes.
  func plan(_ site: ForeignSite) -> ImportPlan

  /// Returns a date in front matter as the generator reads it, in a form that Garland reads; null for no date.
  func readableDate(_ value: DataNode.Value) -> DataNode.Value

  /// Converts the front matter and the text of an article.
  func convert(_ article: ForeignArticle, _ context: ImportContext) -> ConvertedArticle
}

extension Generator {
  static var frontMatterForms: Set<FrontMatterForm> { [] }
  var configurationFolder: String { "" }
  var sourceFolder: String { "" }
  var hidesFuturePosts: Bool { false }
  var readsDatesInNames: Bool { true }
  func readableDate(_ value: DataNode.Value) -> DataNode.Value { value }
}

/// The generators that can be imported, in the order of detection.
package enum Generators {
  static let all: [any Generator.Type] = [
    Pelican.self,
    VitePress.self,
    Astro.self,
    Eleventy.self,
    Publish.self,
    Hexo.self,
    Jekyll.self,
    Zola.self,
    Hugo.self,
    Docusaurus.self,
    PlainFolder.self,
  ]

  /// Returns the name of the generator whose configuration is at the root of a folder, such as `Jekyll`.
  package static func nameOfGenerator(at site: ForeignSite) -> String? {
    let found = all.lazy.compactMap { $0.detect(site) }.first { $0.configurationFolder.isEmpty }
    return found.flatMap { $0 is PlainFolder ? nil : type(of: $0).name }
  }

  /// The names for the option `--from`.
  package static var names: [String] { all.map { $0.name.lowercased() } }
}

/// The decisions of a generator about the files of a site.
struct ImportPlan: Sendable {
  /// A file and its path in the folder `Content` of the new site.
  struct Move: Sendable, Equatable {
    let source: String
    let target: String
  }

  /// The settings for `site.yml`.
  var settings = SiteConfiguration()
  /// The articles.
  var articles: [Move] = []
  /// The files that are copied.
  var copies: [Move] = []
  /// New files by their path in `Content`, such as `posts/_index.md`.
  var written: [String: String] = [:]
  /// The files and folders that have no place in the new site, such as templates.
  var omitted: [Omission] = []
  /// What the report says about the whole site.
  var notes: [ImportNote] = []

  /// Files that an import leaves out.
  struct Omission: Sendable, Equatable {
    /// The path of a file, or of a folder with a slash at the end.
    let path: String
    /// The reason, for people, such as `templates of Liquid`.
    let reason: String
  }
}

/// An article of the old site, split into front matter and text.
struct ForeignArticle: Sendable {
  /// The path in the old site.
  let source: String
  /// The path in the folder `Content` of the new site.
  let target: String
  /// The front matter.
  let keys: DataMap
  /// The text below the front matter.
  let body: [UInt8]
  /// The number of the first line of the text, from 1.
  let bodyLine: Int
}

/// The facts about a site that the conversion of one article needs.
struct ImportContext: Sendable {
  let site: ForeignSite
  /// The new path of each article and each copied file in `Content`, by its old path.
  let targets: [String: String]
  /// The paths of the articles and of the copied files in `Content`.
  let newPaths: Set<String>
  /// The files that the article includes.
  var includes = Includes(of: "")
  /// The folders of the old site that contain imported files.
  private let folders: Set<String>

  init(site: ForeignSite, targets: [String: String]) {
    (self.site, self.targets) = (site, targets)
    newPaths = Set(targets.values)
    folders = Set(targets.keys.map(\.folderPath))
  }

  /// Whether a folder of the old site contains imported files.
  func hasAssets(in folder: String) -> Bool { folders.contains(folder) }

  /// Returns the link from an article to a file of the old site, or `nil` if the new site does not have the file.
  func link(to source: String, from article: ForeignArticle) -> String? {
    guard let target = targets[source] else { return nil }
    if let copied = target.path(below: "static") { return "/" + copied }
    return target.relative(to: article.target)
  }
}

/// A converted article.
struct ConvertedArticle: Sendable {
  var keys: ArticleKeys
  var text: ConvertedText
  /// The address in the old site, if the generator knows it.
  var address: String?
}
