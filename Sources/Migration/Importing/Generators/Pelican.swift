import Articles
import Dates
import Parsing

/// Pelican: `pelicanconf.py`, metadata as lines, links such as `{filename}a.md`.
struct Pelican: Generator {
  static let name = "Pelican"
  static let readsMetadataLines = true

  private let configuration: DataMap
  /// The conditions in the settings; an import takes one branch of each.
  private let conditions: [ImportNote]

  static func detect(_ site: ForeignSite) -> Pelican? {
    guard let file = settingsFile(of: site), let settings = site.text(file) else { return nil }
    // `publishconf.py` has the settings of the published site, such as its address.
    let publishing = "publishconf.py"
    let common = PythonLiterals.read(settings)
    let published = PythonLiterals.read(
      file == publishing ? "" : site.text(publishing) ?? "", after: common.values)
    let conditions = common.conditions.map { (file, $0) } + published.conditions.map { (publishing, $0) }
    return Pelican(
      configuration: published.values,
      conditions: conditions.map { file, condition in
        let message = "`\(condition.text)` is decided as if no environment variable were set; look at the settings"
        return ImportNote(path: file, line: condition.line, message: message)
      })
  }

  /// Returns the path of the settings, which can have another name than `pelicanconf.py`.
  private static func settingsFile(of site: ForeignSite) -> String? {
    if site.has("pelicanconf.py") { return "pelicanconf.py" }
    let scripts = site.paths.filter { $0.fileExtension == "py" && $0.split(separator: "/").count <= 2 }
    return scripts.first { path in
      let text = site.text(path) ?? ""
      let isSetting = ["SITENAME", "SITEURL"].contains { text.contains("\n\($0) =") || text.hasPrefix("\($0) =") }
      return path.fileName == "publishconf.py" || isSetting
    }
  }

  var hidesFuturePosts: Bool { configuration["WITH_FUTURE_DATES"]?.value == .bool(false) }

  private func text(_ key: String) -> String? { configuration[key]?.value.text }

  private func texts(_ key: String, or defaults: [String]) -> [String] {
    guard let value = configuration[key]?.value else { return defaults }
    if case .list(let nodes) = value { return nodes.compactMap(\.string) }
    return value.texts
  }

  /// The folder of the content, without a slash at the end.
  private var content: String {
    let path = text("PATH") ?? "content"
    return path == "." ? "" : path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }

  // MARK: Files

  func plan(_ site: ForeignSite) -> ImportPlan {
    var plan = ImportPlan()
    let keys = ["ARTICLE_EXCLUDES", "PAGE_EXCLUDES", "IGNORE_FILES"]
    let excluded = ExcludePatterns.read(keys.flatMap { texts($0, or: []) })
    plan.notes = conditions + excluded.notes
    var unread: [String: Int] = [:]
    for path in site.paths {
      guard let inner = path.path(below: content), content != "" || !path.hasPrefix("output/") else { continue }
      if excluded.matches(inner) || excluded.matches(path.fileName) {
        plan.omitExcluded(path)
        continue
      }
      if inner.isMarkdown {
        let target = inner.withoutExtension + ".md"
        plan.articles.append(ImportPlan.Move(source: path, target: isPage(inner) ? target : "posts/" + target))
      } else if let target = staticPath(of: inner) {
        plan.copies.append(ImportPlan.Move(source: path, target: "static/" + target))
      } else if ["rst", "html", "ipynb", "adoc", "org"].contains(inner.fileExtension) {
        plan.omitted.append(ImportPlan.Omission(path: path, reason: "convert it to Markdown first"))
        unread[inner.fileExtension, default: 0] += 1
      } else {
        plan.copies.append(ImportPlan.Move(source: path, target: "static/" + inner))
      }
    }
    plan.notes += unread.sorted { $0.key < $1.key }.map { name, count in
      let message =
        name == "rst"
        ? "texts in reStructuredText are not imported; convert them: `pandoc -f rst -t gfm a.rst -o a.md`"
        : "texts in `.\(name)` are not imported; convert them to Markdown"
      return ImportNote(message: "\(count) \(message)")
    }
    plan.settings = settings(
      for: Set(plan.articles.compactMap { $0.target.split(separator: "/").first.map(String.init) }))
    // The list of all tags is `tags.html` in Pelican, and a folder in Garland.
    for (name, _, _) in Self.taxonomies {
      plan.written[name + "/_index.md"] = "---\naliases: /\(name).html\n---\n"
    }
    if site.paths.contains(where: { $0.hasPrefix("themes/") || $0.hasPrefix("theme/") }) {
      plan.omitted.append(ImportPlan.Omission(path: "themes", reason: "templates of Jinja"))
    }
    return plan
  }

  private var pageFolders: [String] { texts("PAGE_PATHS", or: ["pages"]) }

  private func isPage(_ path: String) -> Bool { pageFolders.contains { path.path(below: $0) != nil } }

  /// Returns the path that `EXTRA_PATH_METADATA` gives to a file, or `nil` if it gives none.
  private func staticPath(of path: String) -> String? {
    configuration["EXTRA_PATH_METADATA"]?.map?[path]?.map?["path"]?.value.text
  }

  // MARK: Settings

  /// Returns the settings of a site with articles in some folders.
  private func settings(for folders: Set<String>) -> SiteConfiguration {
    var settings = SiteConfiguration()
    settings["title"] = .string(text("SITENAME") ?? "Untitled")
    settings["description"] = (text("DESCRIPTION") ?? text("SITESUBTITLE")).map { .string($0) }
    settings["url"] = text("SITEURL").map { .string($0.hasSuffix("/") ? $0 : $0 + "/") }
    settings["language"] = text("DEFAULT_LANG").map { .string($0) }
    settings["time_zone"] = text("TIMEZONE").map { .string($0) }
    settings["author"] = text("AUTHOR").map { .string($0) }
    if folders.contains("posts") {
      settings["permalinks", "posts"] = .string(Self.pattern(text("ARTICLE_URL") ?? "{slug}.html"))
    }
    let page = Self.pattern(text("PAGE_URL") ?? "pages/{slug}.html")
    for folder in pageFolders where folder.isEmpty || folders.contains(folder) {
      settings["permalinks", folder.isEmpty ? "/" : folder] = .string(page)
    }
    settings["case"] = .string("articles")
    for (name, word, term) in Self.taxonomies {
      let pattern = Self.pattern(text("\(word)_URL") ?? term)
      settings["taxonomies", name] = .map(DataMap([("term_path", .string(pattern))]))
    }
    if text("AUTHOR_SAVE_AS") != "" {
      let pattern = Self.pattern(text("AUTHOR_URL") ?? "author/{slug}.html")
      settings["taxonomies", "authors"] = .map(DataMap([("term_path", .string(pattern))]))
    }
    if case .integer(let size)? = configuration["DEFAULT_PAGINATION"]?.value {
      settings["page_size"] = .integer(size)
      if configuration["PAGINATION_PATTERNS"] == nil { settings["pagination"] = .string("/index:n.html") }
    }
    let feeds = [("atom", "FEED_ALL_ATOM", "feeds/all.atom.xml"), ("rss", "FEED_ALL_RSS", "")].compactMap {
      feed -> (String, DataNode.Value)? in
      let path = configuration[feed.1] == nil ? feed.2 : text(feed.1) ?? ""
      return path.isEmpty ? nil : (feed.0, .string("/" + path))
    }
    settings["feeds"] = feeds.isEmpty ? .list([]) : .map(DataMap(feeds))
    if let host = text("SITEURL")?.split(separator: "/").dropFirst().first {
      settings["feed_ids"] = .string("tag:\(host),:year-:month-:day::path")
    }
    settings["html"] = .string("trusted")
    settings["containers"] = .string("lenient")
    settings["definition_lists"] = .bool(true)
    settings["inline_attributes"] = .bool(true)
    settings["markdown_in_html"] = .bool(true)
    settings["heading_ids"] = .string("python")
    settings["strikethrough"] = .string("double")
    settings["cjk_emphasis"] = .bool(true)
    if configuration["TYPOGRIFY"]?.value == .bool(true) { settings["smart_punctuation"] = .bool(true) }
    if let links = configuration["MENUITEMS"]?.list {
      let menu = links.compactMap { link -> DataNode? in
        guard let pair = link.list, pair.count == 2, let title = pair[0].string, let url = pair[1].string else {
          return nil
        }
        let address = url.hasPrefix("/") || url.contains("://") ? url : "/" + url
        return DataNode(.map(DataMap([("title", .string(title)), ("url", .string(address))])), at: 0..<0)
      }
      if !menu.isEmpty { settings["menus", "main"] = .list(menu) }
    }
    return settings
  }

  /// The names of the taxonomies, the word in their settings, and the address of a term.
  private static let taxonomies = [
    ("tags", "TAG", "tag/{slug}.html"), ("categories", "CATEGORY", "category/{slug}.html"),
  ]

  /// Returns a pattern with Garland's placeholders.
  private static func pattern(_ pattern: String) -> String {
    let names = [
      "{date:%Y}": ":year", "{date:%m}": ":month", "{date:%d}": ":day", "{date:%-m}": ":i_month",
      "{date:%-d}": ":i_day", "{date:%H}": ":hour", "{date:%M}": ":minute", "{date:%S}": ":second",
      "{date:%y}": ":short_year", "{date:%j}": ":y_day", "{slug}": ":slug", "{category}": ":categories",
      "{name}": ":filename",
    ]
    let replaced = names.reduce(pattern) { $0.replacing($1.key, with: $1.value) }
    return (replaced.hasPrefix("/") ? "" : "/") + replaced.replacing("index.html", with: "")
  }

  // MARK: Articles

  func convert(_ article: ForeignArticle, _ context: ImportContext) -> ConvertedArticle {
    var keys = ArticleKeys(DataMap(article.keys.entries.map { ($0.key.lowercased(), $0.value.value) }))
    keys.rename("modified", to: "updated")
    keys.rename("summary", to: "description")
    keys.rename("author", to: "authors")
    keys.split("tags") { $0 == "," }
    keys.split("authors") { $0 == ";" || $0 == "," }
    keys.rename("category", to: "categories")
    if let text = keys["categories"]?.text { keys["categories"] = .texts([text]) }
    if keys["categories"] == nil, let folder = categoryFolder(of: article) { keys["categories"] = .texts([folder]) }
    let status = keys["status"]?.text ?? configuration["DEFAULT_METADATA"]?.map?["status"]?.value.text ?? "published"
    if ["draft", "skip"].contains(status.lowercased()) { keys["draft"] = .bool(true) }
    if status.lowercased() == "hidden" { keys["listed"] = .bool(false) }
    keys.rename("save_as", to: "url")
    if let url = keys["url"]?.text { keys["url"] = .string(url.hasPrefix("/") ? url : "/" + url) }
    let title = keys["title"]?.text ?? article.source.fileStem
    let isFromName = text("SLUGIFY_SOURCE") == "basename"
    let written = keys["slug"]?.text ?? slugInName(article.source.fileStem)
    let slug = written.flatMap(Self.part) ?? Self.slug(of: isFromName ? article.source.fileStem : title)
    if slug != article.target.fileStem { keys["slug"] = .string(slug) } else { keys["slug"] = nil }
    if let written, slug != written, keys["url"] == nil, let address = address(of: article, slug: written, keys) {
      (keys["url"], keys["slug"]) = (.string(address), nil)
    }
    keys.remove(["status", "template"])
    let body = SpanTags.joined(CodeMarks.converted(article.body))
    let text = FileLinks.converted(body) { link(to: $0, $1, from: article, context) }
    return ConvertedArticle(keys: keys, text: text)
  }

  /// Returns the slug that `FILENAME_METADATA` reads from the name of a file, such as `(?P<date>…)_(?P<slug>.*)`.
  private func slugInName(_ name: String) -> String? {
    guard let pattern = text("FILENAME_METADATA"), let slug = pattern.firstRange(of: "(?P<slug>") else { return nil }
    guard pattern[..<slug.lowerBound].contains("(?P<date>") else { return name }
    let rest = DatedName(name).name
    return rest.isEmpty ? nil : rest
  }

  /// Returns a slug that the author wrote, if it can be a part of an address; Pelican keeps its capital letters.
  private static func part(_ slug: String) -> String? {
    let isPart = slug.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    return isPart ? slug : Self.slug(of: slug)
  }

  /// Returns the address of an article whose slug has signs that a slug of Garland cannot have, such as `c++`.
  private func address(of article: ForeignArticle, slug: String, _ keys: ArticleKeys) -> String? {
    guard !slug.contains(where: { "/?#%:".contains($0) }) else { return nil }
    let isPage = article.source.path(below: content).map(isPage) ?? false
    let pattern = isPage ? text("PAGE_URL") ?? "pages/{slug}.html" : text("ARTICLE_URL") ?? "{slug}.html"
    var address = Self.pattern(pattern).replacing(":slug", with: slug)
    if let date = keys["date"]?.text.flatMap({ CivilDate(loosely: $0) }) {
      for (name, number) in [("year", date.year), ("month", date.month), ("day", date.day)] {
        address = address.replacing(":\(name)", with: number < 10 ? "0\(number)" : "\(number)")
        address = address.replacing(":i_\(name)", with: "\(number)")
      }
    }
    return address.contains(":") ? nil : address
  }

  /// Returns the slug of a title; Pelican joins words by one hyphen.
  private static func slug(of title: String) -> String {
    Slug.of(title).split(separator: "-").joined(separator: "-")
  }

  /// Returns the folder of an article, which is its category by default.
  private func categoryFolder(of article: ForeignArticle) -> String? {
    guard configuration["USE_FOLDER_AS_CATEGORY"]?.value != .bool(false),
      let inner = article.source.path(below: content), !isPage(inner), inner.contains("/")
    else { return text("DEFAULT_CATEGORY") }
    return inner.folderPath.fileName
  }

  /// Returns the address for a link such as `{filename}a.md`, or `nil` if there is no such file.
  private func link(
    to path: String, _ kind: String, from article: ForeignArticle, _ context: ImportContext
  ) -> String? {
    switch kind {
    case "filename", "static", "attach":
      let base = path.hasPrefix("/") ? content + "/x" : article.source
      let relative = String(path.drop { $0 == "/" })
      guard let source = relative.resolved(from: base) else { return nil }
      return context.link(to: source, from: article)
    case "index": return "/"
    case "tag": return "/tag/\(Slug.of(path)).html"
    case "category": return "/category/\(Slug.of(path)).html"
    case "author": return "/author/\(Slug.of(path)).html"
    default: return nil
    }
  }
}
