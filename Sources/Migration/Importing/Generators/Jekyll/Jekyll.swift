import Parsing

/// Jekyll: `_config.yml`, posts in `_posts`, Liquid tags.
struct Jekyll: Generator {
  static let name = "Jekyll"
  let hidesFuturePosts = true

  let configuration: DataMap
  /// Whether an article has formulas of kramdown.
  private(set) var usesMath = false
  let defaults: JekyllDefaults
  let posts: JekyllPosts
  let sourceFolder: String

  static func detect(_ site: ForeignSite) -> Jekyll? {
    let file = ["_config.yml", "_config.yaml", "_config.toml"].first { site.has($0) }
    let isHexo = site.paths.contains { $0.hasPrefix("source/_posts/") || $0.hasPrefix("scaffolds/") }
    // `source/_posts` is a folder of Hexo, perhaps of a theme's example deep in the site.
    let hasPosts = site.paths.contains { path in
      path.hasPrefix("_posts/") || path.hasPrefix("_layouts/")
        || path.contains("/_posts/") && !path.contains("source/_posts/")
    }
    guard !isHexo, file != nil || hasPosts else { return nil }
    let configuration = file.flatMap { site.map($0) } ?? DataMap()
    var jekyll = Jekyll(
      configuration: configuration, defaults: JekyllDefaults(configuration["defaults"]?.value),
      posts: JekyllPosts(site), sourceFolder: sourceFolder(configuration, of: site))
    jekyll.usesMath = jekyll.findsMath(in: site)
    return jekyll
  }

  private func findsMath(in site: ForeignSite) -> Bool {
    guard isKramdown, configuration["kramdown"]?.map?["math_engine"]?.value != .null else { return false }
    return site.paths.contains { path in
      path.isMarkdown && (site.read(path).map { KramdownMath.converted($0) != $0 } ?? false)
    }
  }

  /// Returns the folder of the site's files: `source` in `_config.yml`, or the only folder with layouts and posts.
  private static func sourceFolder(_ configuration: DataMap, of site: ForeignSite) -> String {
    let isRoot = ["_posts/", "_layouts/", "_includes/"].contains { folder in
      site.paths.contains { $0.hasPrefix(folder) }
    }
    let source = (configuration["source"]?.value.text ?? "").split(separator: "/").filter { $0 != "." }
      .joined(separator: "/")
    if isRoot || site.paths.contains(where: { $0.hasPrefix(source + "/") }) { return isRoot ? "" : source }
    // A task can copy the files elsewhere before Jekyll reads them.
    let folders = Set(
      site.paths.compactMap { path in path.firstRange(of: "/_posts/").map { String(path[..<$0.lowerBound]) } })
    guard folders.count == 1, let folder = folders.first, !folder.contains("/") else { return "" }
    return site.paths.contains { $0.hasPrefix(folder + "/_layouts/") || $0.hasPrefix(folder + "/_includes/") }
      ? folder : ""
  }

  func plan(_ site: ForeignSite) -> ImportPlan {
    var plan = ImportPlan()
    plan.settings = settings
    var used: Set<String> = []
    var feeds: [(feed: JekyllFiles.Feed, omission: ImportPlan.Omission)] = []
    let excluded = ExcludePatterns.read(configuration["exclude"]?.value.texts ?? [])
    plan.notes = excluded.notes
    let included = included
    for path in site.paths {
      if excluded.matches(path), !included.matches(path) {
        plan.omitExcluded(path)
        continue
      }
      switch place(path, in: site, included) {
      case .article(let target):
        if let redirect = JekyllFiles.redirect(path, in: site) {
          let keys = ArticleKeys(redirect.keys)
          plan.written[RedirectPage.file(for: wholeAddress(of: path, keys))] = RedirectPage.html(
            to: (redirect.target.hasPrefix("/") ? basePath : "") + redirect.target)
          continue
        }
        plan.articles.append(ImportPlan.Move(source: path, target: target))
      case .copy(let target): plan.copies.append(ImportPlan.Move(source: path, target: target))
      case .omitted(let folder, let reason):
        let omission = ImportPlan.Omission(path: folder, reason: reason)
        if let feed = JekyllFiles.feed(path, in: site) {
          feeds.append((feed, omission))
        } else if used.insert(folder).inserted {
          plan.omitted.append(omission)
        }
      case .ignored: continue
      }
    }
    // A file replaces the feed of `jekyll-feed` at its address.
    let written = Set(feeds.map(\.feed.address))
    var formats = DataMap(
      (plan.settings["feeds"]?.map?.entries ?? []).filter { !written.contains($0.value.string ?? "") })
    for (feed, omission) in feeds {
      if formats[feed.format] == nil {
        formats = formats.setting(feed.format, to: .string(feed.address))
      } else if used.insert(omission.path).inserted {
        plan.omitted.append(omission)
      }
    }
    if !feeds.isEmpty { plan.settings["feeds"] = .map(formats) }
    // The index of a section can have another address, which `:sections` would follow.
    for name in collections where !plan.articles.contains(where: { $0.target.folderPath.hasPrefix(name + "/") }) {
      guard let pattern = plan.settings["permalinks", name]?.text else { continue }
      plan.settings["permalinks", name] = .string(pattern.replacing("/:sections/", with: "/\(name)/"))
    }
    return plan
  }

  private enum Place {
    case article(String)
    case copy(String)
    case omitted(String, String)
    case ignored
  }

  /// The collections that Jekyll writes, by the name of their folder.
  var collections: [String] {
    let maps = configuration["collections"]?.map?.entries.filter { entry in
      if case .bool(true)? = entry.value.map?["output"]?.value { true } else { false }
    }
    return (maps?.map(\.key) ?? []).filter { $0 != "posts" && $0 != "drafts" }
  }

  /// The folders and files that Jekyll never publishes.
  private static let foreign = ExcludePatterns.read([
    "Gemfile", "Gemfile.lock", "node_modules", "vendor", "_site", ".sass-cache", ".jekyll-cache", ".git", ".github",
  ])

  /// Returns the path without the folder that holds all collections.
  func withoutCollectionsFolder(_ path: String) -> String {
    let folder = (text("collections_dir") ?? "").split(separator: "/").joined(separator: "/")
    guard !folder.isEmpty, let inner = path.path(below: folder), inner.hasPrefix("_") else { return path }
    return inner
  }

  /// The hidden folders and files that Jekyll reads nevertheless.
  private var included: ExcludePatterns { ExcludePatterns.read(configuration["include"]?.value.texts ?? []) }

  private func place(_ written: String, in site: ForeignSite, _ included: ExcludePatterns) -> Place {
    if Self.foreign.matches(written) { return .ignored }
    let path = withoutCollectionsFolder(written)
    let parts = path.split(separator: "/").map(String.init)
    if let index = parts.firstIndex(where: { $0 == "_posts" || $0 == "_drafts" }) {
      let name = parts[(index + 1)...].joined(separator: "/")
      let folder = parts[..<index].joined(separator: "/")
      let target = "posts/" + (folder.isEmpty ? "" : folder + "/")
      if path.isMarkdown { return .article(target + name.withoutExtension + ".md") }
      guard hasFrontMatter(written, in: site) else {
        return parts[index] == "_drafts" ? .omitted(path, "a file of a draft") : .copy("posts/" + name)
      }
      // Garland reads HTML with front matter as an article, so a copy of a draft would be public.
      return isHTML(path) ? .article(target + name) : .omitted(path, "convert it to Markdown first")
    }
    if let folder = parts.first, folder.hasPrefix("_"), collections.contains(String(folder.dropFirst())) {
      let target = ([String(folder.dropFirst())] + parts.dropFirst()).joined(separator: "/")
      if path.isMarkdown { return .article(target.withoutExtension + ".md") }
      return isHTML(path) && hasFrontMatter(written, in: site) ? .article(target) : .copy(target)
    }
    if parts.first == "_data" { return .copy("data/" + parts.dropFirst().joined(separator: "/")) }
    if path.hasPrefix("_config.") { return .ignored }
    let isIncluded = included.matches(path)
    if let hidden = parts.firstIndex(where: { $0.hasPrefix("_") && $0 != "_redirects" && $0 != "_headers" }),
      !isIncluded
    {
      let name = String(parts[hidden].dropFirst())
      return .omitted(
        parts[...hidden].joined(separator: "/") + (hidden + 1 < parts.count ? "/" : ""),
        configuration["collections"]?.map?[name] == nil ? "templates and styles" : "Jekyll does not publish it")
    }
    if path.hasPrefix("."), parts[0] != ".well-known", !isIncluded { return .ignored }
    guard hasFrontMatter(written, in: site) else { return .copy("static/" + path) }
    switch path.fileExtension {
    // Garland hides folders whose names begin with `_`.
    case _ where path.isMarkdown:
      return .article(parts.map { String($0.drop { $0 == "_" }) }.joined(separator: "/").withoutExtension + ".md")
    case "html", "htm":
      let text = site.text(path) ?? ""
      return text.contains("{%") && text.contains("for ") && !canShow(written, in: site)
        ? .omitted(path, "a page that Liquid generates") : .article(path)
    default: return .omitted(path, "a file that Liquid generates")
    }
  }

  private func hasFrontMatter(_ path: String, in site: ForeignSite) -> Bool {
    guard let start = site.read(path)?.prefix(4) else { return false }
    return start.starts(with: "---\n".utf8) || start.starts(with: "---\r".utf8)
  }

  private func isHTML(_ path: String) -> Bool { ["html", "htm"].contains(path.fileExtension) }

  private var settings: SiteConfiguration {
    var settings = SiteConfiguration()
    settings["title"] = (text("title") ?? text("name")).map { .string($0) } ?? .string("Untitled")
    settings["description"] = text("description").map { .string($0) }
    if let url = text("url") { settings["url"] = .string(url + basePath + "/") }
    settings["language"] = (text("lang") ?? text("locale")).map { .string($0.replacing("_", with: "-")) }
    settings["time_zone"] = text("timezone").map { .string($0) }
    if let author = configuration["author"] {
      settings["author"] = (author.map?["name"]?.value ?? author.value).text.map { .string($0) }
    }
    settings["permalinks", "posts"] = .string(postPattern)
    if !pagesHaveFolders { settings["permalinks", "/"] = .string("/:sections/:filename.html") }
    for name in collections {
      let map = configuration["collections"]?.map?[name]?.map
      let own = defaults.values(ofType: name)["permalink"]?.value.text ?? map?["permalink"]?.value.text
      if let own {
        settings["permalinks", name] = .string(Self.pattern(own, collection: name))
      } else if !pagesHaveFolders {
        settings["permalinks", name] = .string("/:sections/:filename.html")
      }
    }
    if isFeedWritten {
      settings["feeds"] = .map(
        DataMap([("atom", .string(configuration["feed"]?.map?["path"]?.value.text ?? "/feed.xml"))]))
    }
    if let size = configuration["paginate"]?.value.integer, size > 0 {
      settings["page_size"] = .integer(size)
      settings["pagination"] = .string(JekyllPagination.pattern(text("paginate_path")))
    }
    settings["feed_ids"] = .string(":origin:stem")
    settings["naive_dates"] = .string("utc")
    settings["case"] = .string("articles")
    settings["html"] = .string("trusted")
    settings["containers"] = .string("lenient")
    settings["excerpt_separator"] = text("excerpt_separator").map { .string($0) }
    for (key, value) in markdownSettings { settings[key] = value }
    return settings
  }

  var isKramdown: Bool { (text("markdown") ?? "kramdown").lowercased() == "kramdown" }

  /// The settings for Markdown as kramdown reads it.
  private var markdownSettings: [(String, DataNode.Value)] {
    var settings: [(String, DataNode.Value)] = [("emoji", .bool(plugins.contains("jemoji")))]
    guard isKramdown else { return settings + [("heading_ids", .string("github"))] }
    settings += [
      ("definition_lists", .bool(true)), ("inline_attributes", .bool(true)), ("markdown_in_html", .bool(true)),
      ("smart_punctuation", .bool(true)), ("strikethrough", .string("double")),
      ("cjk_emphasis", .bool(true)),
    ]
    if usesMath { settings.append(("math", .string("keep"))) }
    // Jekyll's own input, GFM, has the ids of Garland.
    let input = configuration["kramdown"]?.map?["input"]?.value.text ?? "GFM"
    if input.lowercased() != "gfm" { settings.append(("heading_ids", .string("kramdown"))) }
    if case .bool(true)? = configuration["kramdown"]?.map?["hard_wrap"]?.value {
      settings.append(("hard_breaks", .bool(true)))
    }
    return settings
  }

  private var plugins: [String] {
    (configuration["plugins"] ?? configuration["gems"])?.value.texts ?? []
  }

  private var isFeedWritten: Bool { plugins.contains("jekyll-feed") || configuration["theme"]?.value.text == "minima" }

  func text(_ key: String) -> String? { configuration[key]?.value.text }

  var basePath: String {
    let path = text("baseurl") ?? ""
    let trimmed = path.hasSuffix("/") ? String(path.dropLast()) : path
    return trimmed.isEmpty || trimmed.hasPrefix("/") ? trimmed : "/" + trimmed
  }

  private var postPattern: String {
    let pattern =
      defaults.values(ofType: "posts")["permalink"]?.value.text
      ?? configuration["collections"]?.map?["posts"]?.map?["permalink"]?.value.text ?? text("permalink") ?? "date"
    return Self.pattern(pattern, collection: "posts")
  }

  /// Whether a page `about.md` is at `/about/`.
  var pagesHaveFolders: Bool {
    switch text("permalink") {
    case "pretty"?: true
    case let pattern?: pattern.hasSuffix("/")
    case nil: false
    }
  }

  /// Returns the pattern for one of Jekyll's styles, or a pattern of Jekyll with Garland's placeholders.
  private static func pattern(_ pattern: String, collection: String) -> String {
    switch pattern {
    case "date": return "/:categories/:year/:month/:day/:slug.html"
    case "pretty": return "/:categories/:year/:month/:day/:slug/"
    case "ordinal": return "/:categories/:year/:y_day/:slug.html"
    case "weekdate": return "/:categories/:year/W:week/:short_day/:slug.html"
    case "none": return "/:categories/:slug.html"
    default:
      let names = [
        (":collection", collection), (":title", ":slug"), (":name", ":filename"), (":output_ext", ".html"),
        // The folder of the collection is a section.
        ("\(collection)/:path", ":sections/:filename"), (":path", ":filename"),
      ]
      let text = names.reduce(pattern) { $0.replacing($1.0, with: $1.1) }
      return JekyllAddress.withExtension(text.hasPrefix("/") ? text : "/" + text)
    }
  }
}
