import Articles
import Parsing

/// The blog of Material for MkDocs: posts in `blog/posts`, at addresses such as `/blog/2026/01/02/bread/`.
struct MkDocsBlog: Sendable {
  /// The folder of the blog below that of the pages; empty for a site that is a blog.
  let folder: String
  private let addressFormat: String
  private let dateFormat: String
  /// The names of the authors by their ids.
  private let authors: [String: String]

  init?(_ configuration: MkDocsConfiguration, in docs: ForeignSite) {
    guard let entry = configuration.plugins["blog"] else { return nil }
    let options = entry.value.map ?? DataMap()
    folder = (options["blog_dir"]?.value.text ?? "blog").asFolder
    addressFormat = options["post_url_format"]?.value.text ?? "{date}/{slug}"
    dateFormat = options["post_url_date_format"]?.value.text ?? "yyyy/MM/dd"
    let file = ".authors.yml".inside(folder)
    let map = docs.map(file)?["authors"]?.map
    authors = Dictionary(
      (map?.entries ?? []).compactMap { entry in (entry.value.map?["name"]?.value.text).map { (entry.key, $0) } }
    ) { first, _ in first }
  }

  private var posts: String { "posts".inside(folder) }

  /// Whether a page is a post.
  func isPost(_ path: String) -> Bool { path.path(below: posts) != nil && path.isMarkdown }

  /// Returns the path of a post in the new site, beside the page of the blog.
  func path(ofPost path: String) -> String? {
    path.path(below: posts).map { folder.isEmpty ? "posts/" + $0 : $0.inside(folder) }
  }

  /// Returns the address of a post, or `nil` for another page and for a post without a date.
  func address(ofPost path: String, _ article: ForeignArticle) -> String? {
    guard isPost(path), let day = Self.date(of: article.keys)?.prefix(10), day.split(separator: "-").count == 3 else {
      return nil
    }
    let parts = day.split(separator: "-").map(String.init)
    let date = dateFormat.replacing("yyyy", with: parts[0]).replacing("MM", with: parts[1]).replacing(
      "dd", with: parts[2])
    let heading = RepeatedTitle.firstHeading(of: article.body)?.text.trimmed
    let title = article.keys["title"]?.value.text ?? heading ?? path.fileStem
    let words = title.replacing(/!?\[([^\]]*)\]\([^)]*\)/) { String($0.1) }.replacing(/[`*]/, with: "")
    let categories = article.keys["categories"]?.value.texts.first ?? ""
    let address = addressFormat.replacing("{date}", with: date)
      .replacing("{slug}", with: article.keys["slug"]?.value.text ?? Slug.of(words))
      .replacing("{file}", with: path.fileStem).replacing("{categories}", with: Slug.of(categories))
    return "/" + (folder.split(separator: "/") + address.split(separator: "/")).map { $0 + "/" }.joined()
  }

  /// Returns the day of a post: `date`, or its part `created`.
  private static func date(of keys: DataMap) -> String? {
    let date = keys["date"]?.value
    return (date?.map?["created"]?.value ?? date)?.text
  }

  /// Returns the address of a category.
  func address(ofCategory name: String) -> String { categoryPattern.replacing(":slug", with: Slug.of(name)) }

  /// The pattern for the addresses of categories.
  var categoryPattern: String { "/" + "category/:slug/".inside(folder) }

  /// Returns the addresses of the lists of posts by year.
  func years(of articles: [DataMap]) -> [String] {
    let years = Set(articles.compactMap { Self.date(of: $0)?.prefix(4) })
    return years.sorted().map { "/" + "archive/\($0)/".inside(folder) }
  }

  /// Converts the keys of a post.
  func convert(_ keys: inout ArticleKeys, at path: String) {
    guard isPost(path) else { return }
    if let dates = keys["date"]?.map {
      keys["date"] = dates["created"]?.value
      if let updated = dates["updated"]?.value, keys["updated"] == nil { keys["updated"] = updated }
    }
    if keys["pin"] == .bool(true) { keys["featured"] = .bool(true) }
    keys.remove(["pin"])
    let names = keys["authors"]?.texts.map { authors[$0] ?? $0 } ?? []
    keys.remove(["authors"])
    if !names.isEmpty { keys["author"] = .string(names.joined(separator: ", ")) }
  }
}
