import Addresses
import Parsing

/// Publish by John Sundell: `Package.swift`, texts in `Content`, files in `Resources`.
struct Publish: Generator {
  static let name = "Publish"
  static let frontMatterForms: Set<FrontMatterForm> = [.linesBetweenFences]

  private let settings: SiteConfiguration

  static func detect(_ site: ForeignSite) -> Publish? {
    let code = site.paths.filter { $0.fileExtension == "swift" }
    let texts = code.filter { $0.fileStem == "main" || $0 == "Package.swift" || $0.hasPrefix("Sources/") }
      .prefix(50).compactMap { site.text($0) }
    let isPublish = texts.contains {
      $0.contains("import Publish") || $0.contains("/Publish.git") || $0.contains("\"Publish\"")
    }
    guard
      isPublish
        || code.isEmpty && ["Output/index.html", "Output/feed.rss"].contains(where: site.has)
          && site.paths.contains(where: { $0.hasPrefix("Content/") })
    else { return nil }
    func value(_ name: String) -> String? { texts.lazy.compactMap { Self.literal(of: name, in: $0) }.first }
    let language = value("language").map { $0 == "english" ? "en" : $0 }
    return Publish(
      settings: SiteConfiguration(
        title: value("name"), url: value("url"), language: language.flatMap { $0.count < 9 ? $0 : nil }))
  }

  /// Returns the literal of a property such as `var name = "Bread"`.
  private static func literal(of name: String, in code: String) -> String? {
    for line in code.split(separator: "\n") {
      guard let range = line.firstRange(of: "var \(name)") else { continue }
      let rest = line[range.upperBound...]
      guard let equals = rest.firstIndex(of: "=") else { continue }
      let value = rest[rest.index(after: equals)...].trimmed
      if let open = value.firstIndex(of: "\"") {
        return String(value[value.index(after: open)...].prefix { $0 != "\"" })
      }
      if value.hasPrefix(".") { return String(value.dropFirst().prefix { $0.isLetter }) }
    }
    return nil
  }

  func plan(_ site: ForeignSite) -> ImportPlan {
    var plan = ImportPlan()
    plan.settings = settings
    plan.settings.set(.feeds, "rss", to: "/feed.rss")
    plan.settings.trustTexts()
    plan.settings.set(.letterCase, to: "keep")
    for path in site.paths {
      if let inner = path.path(below: "Content") {
        if path.isMarkdown {
          plan.addArticle(path, at: target(of: inner.withoutExtension))
        } else {
          plan.addCopy(path, at: inner)
        }
      } else if let inner = path.path(below: "Resources") {
        plan.addCopy(path, at: "static/" + inner)
      }
    }
    LinkedFiles.keepOnly(in: &plan, of: site, roots: ["Content"], forms: Self.frontMatterForms) {
      $0.hasPrefix("Resources/") || $0.isMedia
    }
    plan.omit("Sources/", "the theme, written in Swift")
    return plan
  }

  /// Returns the new path of a text; the index of a section is its `_index.md`.
  private func target(of path: String) -> String {
    let visible = path.withoutUnderscores
    guard path.fileName == "index", !path.folderPath.isEmpty else { return visible + ".md" }
    return visible.folderPath + "/_index.md"
  }

  func convert(_ article: ForeignArticle, _ context: ImportContext) -> ConvertedArticle {
    var keys = ArticleKeys(article.keys)
    keys.split("tags") { $0 == "," }
    keys.remove(["path", "url"])
    return ConvertedArticle(keys: keys, text: ConvertedText(bytes: article.body), address: address(of: article))
  }

  /// Returns the address of an article; only the `index.md` of the site and of a section belongs to its folder.
  private func address(of article: ForeignArticle) -> String {
    let file = article.source.path(below: "Content")?.withoutExtension ?? article.source
    let path = article.keys["path"]?.value.text.map { "\(file.folderPath)/\($0)" } ?? file
    let isIndex = path.fileName == "index" && !path.folderPath.contains("/")
    return "/" + (isIndex ? [path.folderPath] : [path]).flatMap { $0.split(separator: "/") }.map { $0 + "/" }.joined()
  }
}
