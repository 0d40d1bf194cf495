import Parsing

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
  /// Whether comments of readers become a part of their articles.
  var keepsComments = false
  /// How the old site reads formulas.
  var formulas = OldFormulas()
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

struct ConvertedArticle: Sendable {
  var keys: ArticleKeys
  var text: ConvertedText
  /// The address in the old site, if the generator knows it.
  var address: String?
}
