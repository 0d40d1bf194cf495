import Articles
import Dates
import Parsing

/// Pelican: `pelicanconf.py`, metadata as lines, links such as `{filename}a.md`.
struct Pelican: Generator {
  static let name = "Pelican"
  static let frontMatterForms: Set<FrontMatterForm> = [.lines, .linesBetweenFences]

  let configuration: DataMap
  let addresses: PelicanAddresses
  let metadata: PelicanMetadata
  /// The text of the settings, for the names of extensions of Markdown in calls that an import does not read.
  let script: String
  /// The folder of the content, without a slash at the end; empty for the folder of the settings.
  let content: String
  /// The conditions in the settings; an import takes one branch of each.
  private let conditions: [ImportNote]

  var oldSettings: DataMap { configuration }
  let shownArticle = SharedAddresses.Shown.none

  static func detect(_ site: ForeignSite) -> Pelican? {
    guard let file = settingsFile(of: site), let settings = site.text(file) else { return nil }
    // `publishconf.py` has the settings of the published site, such as its address.
    let publishing = "publishconf.py"
    let common = PythonLiterals.read(settings)
    let published = PythonLiterals.read(
      file == publishing ? "" : site.text(publishing) ?? "", after: common.values)
    let conditions = common.conditions.map { (file, $0) } + published.conditions.map { (publishing, $0) }
    let values = published.values
    return Pelican(
      configuration: values, addresses: PelicanAddresses(values), metadata: PelicanMetadata(values), script: settings,
      content: content(values, of: site),
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
      let isSetting = ["SITENAME", "SITEURL"].contains { text.holds("\n\($0) =") || text.hasPrefix("\($0) =") }
      return path.fileName == "publishconf.py" || isSetting
    }
  }

  /// Returns the folder of the content: `PATH`, or else `content`, which Pelican's own Makefile names.
  ///
  /// Without `PATH`, paths such as `content` in `ARTICLE_PATHS` start at the folder of the settings.
  private static func content(_ values: DataMap, of site: ForeignSite) -> String {
    if let path = values["PATH"]?.value.text { return path.asFolder }
    let folders = values["ARTICLE_PATHS"]?.value.texts.filter { !$0.isEmpty } ?? []
    func hasAll(below parent: String) -> Bool {
      folders.allSatisfy { folder in site.paths.contains { $0.hasPrefix(parent + folder + "/") } }
    }
    return !folders.isEmpty && hasAll(below: "") && !hasAll(below: "content/") ? "" : "content"
  }

  var hasAbbreviations: Bool { PythonMarkdown(script: script).hasAbbreviations }
  var hidesFuturePosts: Bool { configuration["WITH_FUTURE_DATES"]?.value == .bool(false) }

  func text(_ key: String) -> String? { configuration[key]?.value.text }

  func texts(_ key: String, or defaults: [String]) -> [String] {
    guard let value = configuration[key]?.value else { return defaults }
    if case .list(let nodes) = value { return nodes.compactMap(\.string) }
    return value.texts
  }

  // MARK: Files

  func plan(_ site: ForeignSite) -> ImportPlan {
    var plan = ImportPlan()
    let keys = ["ARTICLE_EXCLUDES", "PAGE_EXCLUDES", "IGNORE_FILES"]
    let excluded = ExcludePatterns.read(keys.flatMap { texts($0, or: []) })
    plan.notes = conditions + excluded.notes + lostFeeds
    var unread: [String: Int] = [:]
    for path in site.paths {
      guard let inner = path.path(below: content), content != "" || !path.hasPrefix("output/") else { continue }
      if excluded.matches(inner) || excluded.matches(path.fileName) {
        plan.omitExcluded(path)
        continue
      }
      if inner.isMarkdown, isPage(inner) || isArticle(inner) {
        let target = inner.withoutUnderscores.withoutExtension + ".md"
        plan.addArticle(path, at: isPage(inner) ? target : "posts/" + target)
      } else if let target = staticPath(of: inner) {
        plan.addCopy(path, at: "static/" + target)
      } else if inner.isMarkdown, !isStatic(inner) {
        plan.omit(path, "the settings of the old site exclude it")
      } else if Self.otherTexts.contains(inner.fileExtension), !isStatic(inner) {
        plan.omit(path, "convert it to Markdown first")
        unread[inner.fileExtension, default: 0] += 1
      } else if !content.isEmpty || isStatic(inner) || isArticle(inner) {
        plan.addCopy(path, at: "static/" + inner)
      }
    }
    LinkedFiles.keepOnly(in: &plan, of: site, roots: [content], forms: Self.frontMatterForms) { path in
      let inner = path.path(below: content) ?? path
      return isStatic(inner) || staticPath(of: inner) != nil || path.isMedia
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
    for name in ["tags", "categories", "authors"] {
      let file = text("\(name.uppercased())_SAVE_AS") ?? "\(name).html"
      guard !file.isEmpty, let address = PelicanAddresses.converted(file), address != "/\(name)/" else { continue }
      plan.written[name + "/_index.md"] = "---\naliases: \(YAMLText.scalar(address))\n---\n"
    }
    let archives = text("ARCHIVES_SAVE_AS") ?? "archives.html"
    if let address = PelicanAddresses.converted(archives), !archives.isEmpty, address != "/archive/" {
      plan.written[RedirectPage.file(for: address)] = RedirectPage.html(to: "/archive/")
    }
    if site.paths.contains(where: { $0.hasPrefix("themes/") || $0.hasPrefix("theme/") }) {
      plan.omit("themes", "templates of Jinja")
    }
    return plan
  }

  var pageFolders: [String] {
    texts("PAGE_PATHS", or: configuration["PAGE_DIR"]?.value.texts ?? ["pages"])
      .map { $0.split(separator: "/").joined(separator: "/") }
  }

  func isPage(_ path: String) -> Bool { pageFolders.contains { path.path(below: $0) != nil } }

  private func isArticle(_ path: String) -> Bool {
    texts("ARTICLE_PATHS", or: [""]).contains { isPath(path, below: $0) }
  }

  /// Whether a file is copied as it is.
  private func isStatic(_ path: String) -> Bool {
    texts("STATIC_PATHS", or: ["images"]).contains { isPath(path, below: $0) }
  }

  private func isPath(_ path: String, below folder: String) -> Bool {
    let folder = folder.asFolder
    return path == folder || path.path(below: folder) != nil
  }

  /// The extensions of texts that are not imported.
  private static let otherTexts: Set<String> = ["rst", "html", "ipynb", "adoc", "org"]

  /// Returns the path that `EXTRA_PATH_METADATA` gives to a file, or `nil` if it gives none.
  private func staticPath(of path: String) -> String? {
    configuration["EXTRA_PATH_METADATA"]?.map?[path]?.map?["path"]?.value.text
  }
}
