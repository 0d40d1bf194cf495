import Addresses
import Articles
import Parsing

/// Hexo: `_config.yml`, texts in `source`, posts in `source/_posts`, tags of Nunjucks.
struct Hexo: Generator {
  static let name = "Hexo"
  static let settingsNames: Set<String> = ["_config.yml", "_config.yaml"]
  static let frontMatterForms: Set<FrontMatterForm> = [.tabs, .closingFenceOnly]

  let configuration: DataMap

  static func detect(_ site: ForeignSite) -> Hexo? {
    let configuration = ["_config.yml", "_config.yaml"].lazy.compactMap { site.map($0) }.first
    let hasKeys = ["new_post_name", "post_asset_folder", "source_dir", "permalink_defaults", "archive_dir"]
      .contains { configuration?[$0] != nil }
    let hasPosts = site.paths.contains { $0.hasPrefix("source/_posts/") || $0.hasPrefix("scaffolds/") }
    guard hasKeys || hasPosts || isPackage(site) else { return nil }
    return Hexo(configuration: configuration ?? DataMap())
  }

  /// Whether `package.json` names Hexo.
  private static func isPackage(_ site: ForeignSite) -> Bool {
    guard let package = site.map("package.json") else { return false }
    return package["hexo"] != nil || package["dependencies"]?.map?["hexo"] != nil
  }

  var hidesFuturePosts: Bool { configuration["future"]?.value == .bool(false) }

  func text(_ key: String) -> String? { configuration[key]?.value.text }

  let shownArticle = SharedAddresses.Shown.oldest

  func addresses(ofTerm name: String, in taxonomy: String) -> [String] {
    // A category is in the folder of the category above it, which its name does not tell.
    guard taxonomy == "tags" else { return [] }
    let part = HexoFileName.part(configuration.value(at: ["tag_map", name])?.text ?? name)
    let cases = [1: part.lowercased(), 2: part.uppercased()]
    let file = configuration["filename_case"]?.value.integer.flatMap { cases[$0] } ?? part
    return file.isEmpty ? [] : ["/\(text("tag_dir") ?? "tags")/\(file)/"]
  }

  /// The addresses of posts.
  var permalink: HexoPermalink { HexoPermalink(configuration) }

  /// The folder of the texts, without a slash at the end.
  var source: String {
    (text("source_dir") ?? "source").split(separator: "/").joined(separator: "/")
  }

  // MARK: Files

  func plan(_ site: ForeignSite) -> ImportPlan {
    var plan = ImportPlan()
    plan.settings = settings(site)
    let languages = languageFolders(of: site)
    let keys = ["exclude", "ignore"]
    let excluded = ExcludePatterns.read(keys.flatMap { configuration[$0]?.value.texts ?? [] })
    plan.notes = excluded.notes + permalink.notes
    let url = plan.settings[.url]?.text
    plan.keep(feeds(of: site)) { $0 == "url" ? url : nil }
    for path in site.paths {
      guard let inner = path.path(below: source) else { continue }
      if excluded.matches(inner) || excluded.matches(path) {
        plan.omitExcluded(path)
        continue
      }
      let parts = inner.split(separator: "/").map(String.init)
      switch parts[0] {
      case "_posts", "_drafts":
        let name = parts.dropFirst().joined(separator: "/")
        if path.isMarkdown {
          plan.addArticle(path, at: "posts/" + name.withoutExtension + ".md")
        } else if !site.isPlain(path) {
          // Garland reads HTML with front matter as an article, so a copy of a draft would be public.
          plan.omit(path, "convert it to Markdown first")
        } else if parts[0] == "_drafts" {
          plan.omit(path, "a file of a draft")
        } else {
          plan.addCopy(path, at: "posts/" + name)
        }
      case "_data":
        plan.addData(path, named: parts.dropFirst().joined(separator: "/"))
      case "_redirects", "_headers": plan.addCopy(path, at: "static/" + inner)
      case let folder where folder.hasPrefix("_"): plan.omit(path, "Hexo leaves it out, too")
      default:
        if path.isMarkdown {
          let isHome = languages.contains(parts[0]) && inner.withoutExtension == parts[0] + "/index"
          let target = isHome ? parts[0] + "/_index" : inner.withoutExtension
          plan.addArticle(path, at: target + ".md")
        } else if parts[0] == text("code_dir") ?? "downloads/code" || site.isPlain(path) {
          plan.addCopy(path, at: "static/" + inner)
        } else {
          plan.omit(path, "a page that a template generates")
        }
      }
    }
    for folder in languages where !plan.articles.contains(where: { $0.target == folder + "/_index.md" }) {
      plan.written[folder + "/_index.md"] = "---\ndefaults:\n  lang: \(YAMLText.scalar(folder))\n---\n"
    }
    for folder in ["themes", "scaffolds", "scripts"] where site.paths.contains(where: { $0.hasPrefix(folder + "/") }) {
      plan.omit(folder + "/", "templates and code of Hexo")
    }
    return plan
  }

  /// The folders of pages in another language, such as `es`: the theme has a language file of that name.
  private func languageFolders(of site: ForeignSite) -> [String] {
    let words = site.paths.filter { $0.hasPrefix("themes/") && $0.contains("/languages/") }
      .map { $0.fileStem.lowercased() }
    let names = Set(words + (configuration["language"]?.value.texts ?? []).map { $0.lowercased() })
    return pageFolders(of: site, countsIndexes: true).filter { names.contains($0.lowercased()) }
  }

  // MARK: Settings

  private func settings(_ site: ForeignSite) -> SiteConfiguration {
    var settings = SiteConfiguration(
      title: text("title"), description: text("description") ?? text("subtitle"), url: text("url"),
      language: configuration["language"]?.value.texts.first, zone: text("timezone"), author: text("author"))
    settings.set(.permalinks, "posts", to: permalink.converted)
    // With `pretty_urls`, links lack `.html`, but the files keep it.
    settings.keepFileNames(in: ["/"] + pageFolders(of: site))
    if case .integer(let size)? = configuration["per_page"]?.value, size > 0 { settings.set(.pageSize, to: size) }
    settings.set(.pagination, to: "/\(text("pagination_dir") ?? "page")/:n/")
    settings.set(.taxonomies, "tags", to: DataMap(texts: ["path": "/\(text("tag_dir") ?? "tags")/"]))
    settings.set(.taxonomies, "categories", to: DataMap(texts: ["path": "/\(text("category_dir") ?? "categories")/"]))
    settings.trustTexts()
    settings.set(.letterCase, to: "keep")
    settings.set(.headingIDs, to: HeadingIDStyle.github)
    let renderer = renderer(of: site)
    if renderer.breaksLines { settings.turnOn(.hardBreaks) }
    if renderer.isSmart { settings.turnOn(.smartPunctuation) }
    return settings
  }

  /// Whether the Markdown renderer that `package.json` names breaks each line of a paragraph, and writes typographic signs.
  private func renderer(of site: ForeignSite) -> (breaksLines: Bool, isSmart: Bool) {
    let packages = Set(site.map("package.json")?["dependencies"]?.map?.entries.map(\.key) ?? [])
    if packages.contains("hexo-renderer-pandoc") { return (false, true) }
    let isMarkdownIt = packages.contains { $0.hasPrefix("hexo-renderer-markdown-it") }
    let markdown = configuration["markdown"]?.map
    let options = isMarkdownIt ? markdown?["render"]?.map ?? markdown : configuration["marked"]?.map
    let smart = isMarkdownIt ? "typographer" : "smartypants"
    return (options?["breaks"]?.value != .bool(false), options?[smart]?.value != .bool(false))
  }

  /// The feeds of `hexo-generator-feed`, which needs no settings.
  private func feeds(of site: ForeignSite) -> [FeedFile] {
    let plugin = site.map("package.json")?.value(at: ["dependencies", "hexo-generator-feed"])
    guard let feed = configuration["feed"]?.map ?? plugin.map({ _ in DataMap() }) else { return [] }
    // Without `trailing_html`, a permalink has no `.html`.
    let isShort = configuration["pretty_urls"]?.map?["trailing_html"]?.value == .bool(false)
    return (feed["type"]?.value.texts ?? ["atom"]).enumerated().map { index, type in
      func text(_ key: String) -> String? { feed[key]?.value.texts.dropFirst(index).first }
      let address = "/" + (text("path") ?? type + ".xml")
      let template = text("template")?.resolved(from: "/") ?? ""
      return site.text(template).flatMap { FeedFile(code: $0, of: template, at: address) }
        ?? FeedFile(
          format: type == "rss2" ? "rss" : "atom", address: address,
          ids: isShort ? "post.id | absolute_url" : "post.permalink")
    }
  }

  /// The folders in `source` that contain pages.
  ///
  /// The index of a folder is no section of Garland, so by default it does not count.
  private func pageFolders(of site: ForeignSite, countsIndexes: Bool = false) -> [String] {
    let folders = site.paths.filter(\.isMarkdown).compactMap { path -> String? in
      guard let inner = path.path(below: source), inner.contains("/"), !inner.hasPrefix("_"),
        countsIndexes || path.fileStem != "index" || inner.split(separator: "/").count > 2
      else { return nil }
      return inner.split(separator: "/").first.map(String.init)
    }
    return Set(folders).sorted()
  }

  /// Returns what takes the place of a tag of Hexo or of its themes.
  func replacement(
    of tag: ForeignTag, _ words: TagWords, in article: ForeignArticle, _ context: ImportContext
  ) -> TagConverter.Replacement {
    if tag.isInCode { return .unchanged }
    switch tag.name {
    case "raw": return .verbatim
    case "codeblock", "code": return .code(info: words.codeInfo)
    case "include_code": return includedCode(words, context)
    case "tabs", "subtabs", "subsubtabs": return .container("tabs", [])
    case HexoTabs.tag: return .container("item", label: words.rest(from: 0), [])
    case "image", "inlineimage", "inlineImg", "img_url":
      let address = words.first.map { $0.split(separator: ",")[0] }.map(String.init) ?? ""
      return .markdown("![\(words.option("alt") ?? "")](\(address))")
    case "blockquote", "quote": return .quote(words.rest(from: 0))
    case "pullquote": return .wrapped("<blockquote class=\"pullquote\">\n\n", "\n\n</blockquote>")
    case "youtube", "vimeo":
      return .container("video", [TagConverter.Attribute(name: tag.name, value: words.first ?? "")])
    case "gist": return .markdown("[Gist](https://gist.github.com/\(words.first ?? ""))")
    case "jsfiddle": return .markdown("[JSFiddle](https://jsfiddle.net/\(words.first ?? "")/)")
    case "iframe":
      return .markdown(
        "<iframe src=\"\(words.first ?? "")\" width=\"\(words[1] ?? "100%")\" height=\"\(words[2] ?? "300")\"></iframe>"
      )
    case "link" where !tag.rest.contains(","): return .markdown("[\(words.first ?? "")](\(words[1] ?? ""))")
    case "img": return .markdown(words.image)
    case "asset_img": return .markdown(assetImage(words, article))
    case "asset_path": return .markdown(asset(words.first ?? "", of: article))
    case "asset_link":
      let name = words.first ?? ""
      return .markdown("[\(words.linkText ?? name)](\(asset(name, of: article)))")
    case "post_link", "post_path": return postLink(tag.name, words, article, context)
    case "url_for", "full_url_for":
      let path = words[1] ?? words.first ?? ""
      return .markdown("[\(words.first ?? "")](\(path.hasPrefix("/") || path.contains("://") ? path : "/" + path))")
    default: return HexoThemeTags.replacement(of: tag, words)
    }
  }
}

extension ForeignSite {
  /// Whether a file is copied as it is: it has no front matter, and no template language has its extension.
  fileprivate func isPlain(_ path: String) -> Bool {
    let templates: Set = ["ejs", "pug", "njk", "swig", "jade", "haml", "styl", "scss", "less", "sass"]
    guard !templates.contains(path.fileExtension) else { return false }
    guard ["html", "htm", "json", "xml", "yml", "css", "js", "txt"].contains(path.fileExtension) else { return true }
    return !(read(path)?.starts(with: "---\n".utf8) ?? false)
  }
}
