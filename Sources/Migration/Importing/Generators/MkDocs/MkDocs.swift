import Addresses
import Articles
import Parsing

/// MkDocs and its theme Material: `mkdocs.yml`, pages in the order of `nav`.
struct MkDocs: Generator {
  static let name = "MkDocs"
  static let frontMatterForms: Set<FrontMatterForm> = [.lines, .linesBetweenFences]
  static let settingsNames: Set<String> = ["mkdocs.yml", "mkdocs.yaml"]

  let configuration: MkDocsConfiguration
  /// The folder of the settings; empty for the root.
  let configurationFolder: String
  /// The folder of the pages, without a slash at the end.
  let docs: String
  let languages: MkDocsLanguages
  let blog: MkDocsBlog?
  let navigation: MkDocsNavigation
  /// The addresses that lead to a page, by the path of its file below the folder of the pages.
  let redirects: [String: [String]]
  /// The paths of the pages below their folder.
  let pages: Set<String>
  /// The page on which Material lists all tags, or `nil` without one.
  let tagsPage: String?
  /// The mark in the place of the list.
  static var tagsMark: Regex<Substring> { /<!--\s*material\/tags[^>]*-->|^\[TAGS\]\s*$/.anchorsMatchLineEndings() }

  var oldSettings: DataMap { configuration.values }
  var dollars: OldFormulas.Dollars? { configuration.hasExtension("pymdownx.arithmatex") ? .formula : nil }

  static func detect(_ site: ForeignSite) -> MkDocs? {
    let files = site.paths.filter { settingsNames.contains($0.fileName) }
    // Of several languages, English is the one that others translate.
    let rank: (String) -> Int = {
      $0.split(separator: "/").count * 2 + ($0.folderPath.fileName == "en" ? 0 : 1)
    }
    guard let file = files.min(by: { rank($0) < rank($1) }), rank(file) < 8 else { return nil }
    return MkDocs(MkDocsConfiguration(file, in: site), file: file, of: site)
  }

  private init(_ configuration: MkDocsConfiguration, file: String, of site: ForeignSite) {
    self.configuration = configuration
    configurationFolder = file.folderPath
    docs = (configuration.text("docs_dir") ?? "docs").resolved(from: file) ?? "docs"
    let docs = docs
    let excluded = Self.excluded(configuration)
    let theme = configuration.theme(from: file)
    let inner = site.paths.compactMap { $0.path(below: docs) }
    let all = Set(inner)
    let usesFolders = configuration.usesFolders
    let pages = Set(
      inner.filter { path in
        path.isMarkdown && !Self.isHidden(path) && !excluded.matches(path) && !excluded.matches(path.fileName)
          && theme.flatMap { (docs + "/" + path).path(below: $0) } == nil
          && (!Self.isIndex(path) || path.fileStem == "index"
            || !all.contains(path.replacing(path.fileName, with: "index.md")))
          && !(usesFolders && Self.isReplaced(path, by: all))
      })
    languages = MkDocsLanguages(of: site, at: configuration.text("site_url"), docs: docs, pages: pages)
    self.pages = pages
    tagsPage = configuration.plugins["tags"].flatMap { tags in
      tags.map?["tags_file"]?.value.text
        ?? pages.sorted().first { site.text(docs + "/" + $0)?.contains("<!-- material/tags") ?? false }
    }
    blog = MkDocsBlog(configuration, in: site.site(in: docs))
    let options = configuration.plugins["literate-nav"]?.value
    let reader = MkDocsNavReader(
      site: site.site(in: docs), pages: pages.filter { [blog] in blog?.isPost($0) != true },
      summary: options.map { $0.map?["nav_file"]?.value.text ?? "SUMMARY.md" })
    navigation = MkDocsNavigation(reader.items(configuration.values["nav"]?.value))
    let maps = configuration.plugins["redirects"]?.value.map?["redirect_maps"]?.map
    redirects = Dictionary(
      grouping: maps?.entries.compactMap { entry in
        entry.value.textual.flatMap { pages.contains($0) ? (old: entry.key, new: $0) : nil }
      } ?? [], by: \.new
    ).mapValues { $0.map(\.old) }
  }

  var otherFolders: Set<String> { languages.settingsFolders(beside: configurationFolder) }

  // MARK: Names

  /// Returns the path of a file below the folder of the pages, such as `oven.md`, or `ja/oven.md` for a translation.
  func inner(_ path: String) -> String? { path.path(below: docs) ?? languages.path(of: path) }

  /// Whether a page is that of its folder.
  static func isIndex(_ path: String) -> Bool { path.fileStem == "index" || path.fileName == "README.md" }

  /// Whether MkDocs leaves a file out by its name.
  private static func isHidden(_ path: String) -> Bool {
    path.hasPrefix("templates/") || path.split(separator: "/").contains { $0.hasPrefix(".") }
  }

  /// Whether the index of a folder has the address of a page beside it: `oven.md` and `oven/index.md`.
  ///
  /// MkDocs writes the page of the folder over the other one.
  private static func isReplaced(_ path: String, by all: Set<String>) -> Bool {
    !isIndex(path)
      && ["index.md", "README.md"].contains { all.contains(path.withoutExtension + "/" + $0) }
  }

  /// Returns the title of a file or a folder without one: `Bread and salt` for `bread-and_salt`.
  static func title(ofName name: String) -> String {
    let words = name.replacing("-", with: " ").replacing("_", with: " ")
    return words == words.lowercased() ? words.prefix(1).uppercased() + words.dropFirst() : words
  }

  /// Returns the address of a page.
  func address(of path: String) -> String {
    let folder = path.folderPath.isEmpty ? "/" : "/\(path.folderPath)/"
    if Self.isIndex(path) { return folder }
    return folder + path.fileStem + (usesFolders ? "/" : ".html")
  }

  private var usesFolders: Bool { configuration.usesFolders }

  func addresses(ofTerm name: String, in taxonomy: String) -> [String] {
    taxonomy == "categories" ? [blog?.address(ofCategory: name)].compactMap(\.self) : []
  }

  /// A date of Material can have the parts `created` and `updated`.
  func readableDate(_ value: DataNode.Value) -> DataNode.Value { value.map?["created"]?.value ?? value }

  // MARK: Files

  private static func excluded(_ configuration: MkDocsConfiguration) -> ExcludePatterns {
    let lines = ["exclude_docs", "draft_docs"].flatMap { (configuration.text($0) ?? "").split(separator: "\n") }
    let globs = configuration.plugins["exclude"]?.value.map?["glob"]?.value.texts ?? []
    return .read(lines.map(String.init) + globs)
  }

  func plan(_ site: ForeignSite) -> ImportPlan {
    var plan = ImportPlan()
    let excluded = Self.excluded(configuration)
    let theme = configuration.theme(from: "mkdocs.yml".inside(configurationFolder))
    plan.notes = configuration.notes + excluded.notes + notes
    for file in languages.settings {
      plan.notes.add("the title, the address and the navigation of this translation are left out", at: file)
    }
    for path in site.paths {
      guard let inner = inner(path) else { continue }
      if theme.map({ path.path(below: $0) != nil }) ?? false, ["html", "j2", "py", "xml"].contains(path.fileExtension) {
        plan.omit(path, "a template of the theme")
      } else if pages.contains(inner) || languages.path(of: path) != nil && inner.isMarkdown {
        plan.addArticle(path, at: target(of: inner))
      } else if inner.isMarkdown, usesFolders, Self.isReplaced(inner, by: pages) {
        plan.omit(path, "the page of the folder `\(inner.withoutExtension)` has its address")
      } else if inner.isMarkdown {
        plan.omit(
          path, Self.isIndex(inner) ? "`index.md` is the page of the folder" : "the settings of the old site exclude it"
        )
      } else if !Self.isHidden(inner), !excluded.matches(inner), !excluded.matches(inner.fileName), inner != "CNAME",
        !["SUMMARY.md", ".pages", ".nav.yml", ".authors.yml", ".meta.yml"].contains(inner.fileName)
      {
        plan.addCopy(path, at: "static/" + (blog?.path(ofPost: inner) ?? inner))
      }
    }
    // The theme copies its other files to the root of the site.
    for path in theme.map(site.paths(in:)) ?? [] {
      guard let theme, let inner = path.path(below: theme),
        inner.isMedia || ["css", "js"].contains(inner.fileExtension)
      else { continue }
      plan.addCopy(path, at: "static/" + inner)
    }
    writeSections(to: &plan)
    writeRedirects(to: &plan)
    for year in blog?.years(of: plan.articles.map { Self.keys(of: $0.source, in: site) }) ?? [] {
      plan.written[RedirectPage.file(for: year)] = RedirectPage.html(
        to: "archive/".relative(to: year.dropFirst() + "index.html"))
    }
    plan.settings = settings(for: plan)
    return plan
  }

  /// Returns the path of a page in the new site.
  private func target(of path: String) -> String {
    if path == tagsPage { return "tags/_index.md" }
    let moved = blog?.path(ofPost: path) ?? path
    if Self.isIndex(moved) { return "_index.md".inside(moved.folderPath) }
    return moved.withoutUnderscores.withoutExtension + ".md"
  }

  /// Gives each folder without a page of its own a title, and those at the root a sidebar.
  private func writeSections(to plan: inout ImportPlan) {
    let targets = Set(plan.articles.map(\.target))
    let folders = Set(targets.compactMap { $0.contains("/") ? String($0.prefix { $0 != "/" }) : nil })
      .subtracting(languages.folders)
    for folder in folders.union(navigation.folders.keys) where !targets.contains(folder + "/_index.md") {
      // A page beside its folder is the page of the section: `oven.md` and `oven/rye.md`.
      guard !targets.contains(folder + ".md") else { continue }
      guard targets.contains(where: { $0.path(below: folder) != nil }) else { continue }
      var keys = ArticleKeys(DataMap())
      let place = navigation.folders[folder]
      keys["title"] = .string(place?.title ?? Self.title(ofName: folder.fileName))
      if let place { keys["order"] = .integer(place.order) }
      if let group = place?.group { keys["group"] = .string(group) }
      if !folder.contains("/") { keys["sidebar"] = .bool(true) }
      plan.written[folder + "/_index.md"] = keys.frontMatter
    }
  }

  private func writeRedirects(to plan: inout ImportPlan) {
    let map = configuration.plugins["redirects"]?.value.map?["redirect_maps"]?.map
    for entry in map?.entries ?? [] {
      guard let new = entry.value.textual, !pages.contains(new) else { continue }
      let parts = new.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let fragment = parts.count > 1 ? "#" + parts[1] : ""
      let old = address(of: entry.key)
      if pages.contains(parts[0]) || new.contains("://") {
        let page = SitePath.encoded(address(of: parts[0])).relative(to: old + "index.html")
        plan.written[RedirectPage.file(for: old)] = RedirectPage.html(
          to: new.contains("://") ? new : (page.isEmpty ? "./" : page) + fragment)
      } else {
        plan.notes.add("the redirect from `\(entry.key)` is left out: there is no page `\(new)`")
      }
    }
  }
}
