import Addresses
import Parsing

/// Jekyll: `_config.yml`, posts in `_posts`, Liquid tags.
struct Jekyll: Generator {
  static let name = "Jekyll"
  static let settingsNames: Set<String> = ["_config.yml", "_config.yaml", "_config.toml"]
  let hidesFuturePosts = true
  let shownArticle = SharedAddresses.Shown.newest

  let configuration: DataMap
  /// Whether an article has formulas of kramdown.
  private(set) var usesMath = false
  let defaults: JekyllDefaults
  let posts: JekyllPosts
  let sourceFolder: String

  var oldSettings: DataMap { configuration }
  /// kramdown reads only double dollar signs.
  var dollars: OldFormulas.Dollars? { usesMath ? .text : nil }

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
      configuration: configuration,
      defaults: JekyllDefaults(
        configuration["defaults"]?.value, collectionsFolder: configuration["collections_dir"]?.value.text ?? ""),
      posts: JekyllPosts(site), sourceFolder: sourceFolder(configuration, of: site))
    jekyll.usesMath = jekyll.findsMath(in: site)
    return jekyll
  }

  private func findsMath(in site: ForeignSite) -> Bool {
    guard isKramdown, configuration["kramdown"]?.map?["math_engine"]?.value != .null else { return false }
    return site.paths.contains { path in
      guard path.isMarkdown, let text = site.read(path).map(MarkdownText.read) else { return false }
      return KramdownMath.converted(text).bytes != text.bytes
    }
  }

  /// Returns the folder of the site's files: `source` in `_config.yml`, or the only folder with layouts and posts.
  private static func sourceFolder(_ configuration: DataMap, of site: ForeignSite) -> String {
    let isRoot = ["_posts/", "_layouts/", "_includes/"].contains { folder in
      site.paths.contains { $0.hasPrefix(folder) }
    }
    let source = (configuration["source"]?.value.text ?? "").asFolder
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
    var feeds: [FeedFile] = []
    let excluded = ExcludePatterns.read(
      (configuration["exclude"]?.value.texts ?? []).flatMap { $0.split(separator: ",").map(String.init) })
    plan.notes = excluded.notes
    let included = included
    let lists = JekyllLists(site, collections: collections, patterns: termPatterns)
    for path in site.paths {
      if excluded.matches(path), !included.matches(path) {
        plan.omitExcluded(path)
        continue
      }
      switch place(path, in: site, included) {
      case .article(let target, let isGenerated):
        if type(of: path).type == "pages", let list = lists.address(inPlaceOf: path) {
          let keys = ArticleKeys(Self.keys(of: path, in: site))
          plan.add(list, inPlaceOf: path, at: address(of: path, keys) ?? list, title: keys["title"]?.text)
        } else if isGenerated {
          plan.omit(path, "a page that Liquid generates")
        } else if let redirect = Self.redirect(path, in: site),
          let address = address(of: path, ArticleKeys(redirect.keys))
        {
          plan.written[RedirectPage.file(for: address)] = RedirectPage.html(
            to: (redirect.target.hasPrefix("/") ? basePath : "") + redirect.target)
        } else {
          plan.addArticle(path, at: target)
        }
      case .copy(let target): plan.addCopy(path, at: target)
      case .data(let name): plan.addData(path, named: name)
      case .omitted(let folder, let reason):
        if folder == path, let feed = Self.feed(path, in: site) {
          feeds.append(feed)
        } else {
          plan.omit(folder, reason)
        }
      case .ignored: continue
      }
    }
    // A file replaces the feed of `jekyll-feed` at its address. The feed of some posts often has a longer address.
    let plugin = [pluginFeed].compactMap(\.self).filter { plugin in !feeds.contains { $0.address == plugin.address } }
    feeds.sort { ($0.address.count, $0.address) < ($1.address.count, $1.address) }
    plan.keep(plugin + feeds) {
      $0 == "site.baseurl" ? basePath : $0.hasPrefix("site.") ? text(String($0.dropFirst(5))) : nil
    }
    // The index of a section can have another address, which `:sections` would follow.
    for name in collections where !plan.articles.contains(where: { $0.target.folderPath.hasPrefix(name + "/") }) {
      guard let pattern = plan.settings[.permalinks, name]?.text else { continue }
      plan.settings.set(.permalinks, name, to: pattern.replacing("/:sections/", with: "/\(name)/"))
    }
    return plan
  }

  private enum Place {
    /// An article; only Liquid knows the text of a generated one.
    case article(String, isGenerated: Bool = false)
    case copy(String)
    /// A data file by its path in `_data`.
    case data(String)
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
    if parts.first == "_data" { return .data(parts.dropFirst().joined(separator: "/")) }
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
    case _ where path.isMarkdown: return .article(path.withoutUnderscores.withoutExtension + ".md")
    case "html", "htm":
      let text = site.text(path) ?? ""
      let isGenerated = text.contains("{%") && text.contains("for ") && !canShow(written, in: site)
      return .article(path, isGenerated: isGenerated)
    default: return .omitted(path, "a file that Liquid generates")
    }
  }

  private func hasFrontMatter(_ path: String, in site: ForeignSite) -> Bool {
    guard let start = site.read(path)?.prefix(4) else { return false }
    return start.starts(with: "---\n".utf8) || start.starts(with: "---\r".utf8)
  }

  private func isHTML(_ path: String) -> Bool { ["html", "htm"].contains(path.fileExtension) }

  // MARK: Feeds and redirects

  /// Returns the feed that a file or its layout makes, or `nil` if it makes something else.
  static func feed(_ path: String, in site: ForeignSite) -> FeedFile? {
    guard ["xml", "rss", "atom"].contains(path.fileExtension) else { return nil }
    let keys = keys(of: path, in: site)
    let layout = keys["layout"]?.value.text.map { "_layouts/" + $0 }
    return [path, layout.map { $0 + ".xml" }, layout.map { $0 + ".html" }, layout].lazy.compactMap { template in
      template.flatMap { path in site.text(path).map { (path, $0) } }
    }.compactMap { template, code in
      FeedFile(
        code: code, of: template, at: keys["permalink"]?.value.text ?? path, isWhole: code.contains(/\bsite\.posts\b/))
    }.first
  }

  /// Returns the address that `redirect_to` in the front matter of a page names, or `nil` without one.
  static func redirect(_ path: String, in site: ForeignSite) -> (target: String, keys: DataMap)? {
    let word = Array("redirect_to".utf8)
    guard let start = site.read(path)?.prefix(4_000), start.firstRange(of: word) != nil else { return nil }
    let keys = keys(of: path, in: site)
    guard let target = keys["redirect_to"]?.value.texts.first, !target.isEmpty else { return nil }
    return (target, keys)
  }
}

extension ImportPlan {
  /// Lets the address of a page lead to a list that Garland makes, unless both have the same address.
  fileprivate mutating func add(_ list: String, inPlaceOf path: String, at address: String, title: String?) {
    let own = address.hasSuffix("/index.html") ? String(address.dropLast(10)) : address
    guard own != list, own != "/" else {
      omit(path, "Garland makes the list at its address")
      return
    }
    let pagination = settings[.pagination]?.text ?? ""
    if list == "/posts/", own.hasSuffix("/"), written["posts/_index.md"] == nil, pagination.hasPrefix(own) {
      var keys = ArticleKeys(DataMap())
      keys["title"] = title.map { .string($0) }
      keys["url"] = .string(own)
      written["posts/_index.md"] = keys.frontMatter
      settings.set(.pagination, to: "/" + pagination.dropFirst(own.count))
      omit(path, "Garland makes the list at its address")
      return
    }
    let file = RedirectPage.file(for: own)
    // The address is relative, because the site can be in a folder of its host.
    written[file] = RedirectPage.html(to: list.relative(to: String(file.dropFirst("static/".count))) + "/")
    omit(path, "a list of posts; its address leads to `\(list)`")
  }
}
