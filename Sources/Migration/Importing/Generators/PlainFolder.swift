import Parsing

/// A folder of Markdown files without a generator.
struct PlainFolder: Generator {
  static let name = "Markdown"

  /// The Markdown file of the home page, if there is one.
  private let home: ForeignArticle?
  /// Whether files beside the home page have dates, so that they are posts.
  private let homeHoldsPosts: Bool

  init(_ site: ForeignSite) {
    let atRoot = site.paths.filter { $0.folderPath.isEmpty && $0.isMarkdown }.compactMap { path in
      site.read(path).map { ForeignFrontMatter.read($0, source: path, target: path).article }
    }
    let home = atRoot.first { Self.isIndex($0.source, in: site) }
    self.home = home
    homeHoldsPosts = atRoot.contains { $0.keys["date"] != nil && $0.source != home?.source }
  }

  static func detect(_ site: ForeignSite) -> PlainFolder? { PlainFolder(site) }

  func plan(_ site: ForeignSite) -> ImportPlan {
    var plan = ImportPlan()
    plan.settings["title"] = .string(home.flatMap(Self.title(of:)) ?? "Untitled")
    if homeHoldsPosts, home == nil { plan.written["index.md"] = "---\nholds: posts\n---\n" }
    for path in site.paths {
      if path.isMarkdown {
        let name = Self.isIndex(path, in: site) ? "index.md" : path.fileStem + ".md"
        plan.articles.append(
          ImportPlan.Move(source: path, target: path.folderPath.isEmpty ? name : "\(path.folderPath)/\(name)"))
      } else if ["rst", "adoc", "org", "textile", "mdx"].contains(path.fileExtension) {
        plan.omitted.append(ImportPlan.Omission(path: path, reason: "convert it to Markdown first"))
      } else {
        plan.copies.append(ImportPlan.Move(source: path, target: path))
      }
    }
    return plan
  }

  func convert(_ article: ForeignArticle, _ context: ImportContext) -> ConvertedArticle {
    var keys = ArticleKeys(article.keys)
    if homeHoldsPosts, article.source == home?.source { keys["holds"] = .string("posts") }
    return ConvertedArticle(keys: keys, text: ConvertedText(bytes: article.body))
  }

  /// Whether a file is the text of its folder: an `index.md`, or else a `README.md`.
  private static func isIndex(_ path: String, in site: ForeignSite) -> Bool {
    let folder = path.folderPath.isEmpty ? "" : path.folderPath + "/"
    return path == folder + "index.md" || path.fileStem.lowercased() == "readme" && !site.has(folder + "index.md")
  }

  /// Returns the title of an article: the key `title`, else the first heading.
  private static func title(of article: ForeignArticle) -> String? {
    article.keys["title"]?.value.text
      ?? RepeatedTitle.firstHeading(of: article.body)?.text.trimmed.filter { !"*`_".contains($0) }
  }
}
