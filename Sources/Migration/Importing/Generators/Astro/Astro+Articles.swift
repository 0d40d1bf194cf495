import Dates
import Parsing

extension Astro {
  func convert(_ article: ForeignArticle, _ context: ImportContext) -> ConvertedArticle {
    let text = MarkdownText.read(article.body).passing(
      through: passes(of: article, context) + [
        // Only dollar signs mark a formula of remark-math.
        MarkdownText.when(hasMath, EscapedBrackets.replaced),
        FencedContainers.admonitions.converted,
        { text in text.with(Array(Self.home(of: article.keys).utf8) + text.bytes.drop { $0 == 0x0A }) },
        { text in text.relinked { link($0, in: article, context) } },
        ExpressiveCode.converted,
      ])
    let keys = keys(of: article, context)
    return ConvertedArticle(keys: keys, text: text.converted, address: address(of: article, date: keys["date"]?.text))
  }

  /// Returns the passes for the format of an article.
  private func passes(of article: ForeignArticle, _ context: ImportContext) -> [MarkdownText.Pass] {
    switch article.source.fileExtension {
    case "mdx":
      let module = MDXModule.read(.read(article.body))
      return [
        { _ in RawImports.shown(in: module.text, module.imports, context) { file($0, from: article) } },
        MDXExpressions(values: article.keys, imports: module.imports, hasMath: hasMath).converted,
        components(imports: module.imports).converted,
      ]
    case "mdoc": return [Markdoc.tags.converted]
    default: return []
    }
  }

  // MARK: Front matter

  private func keys(of article: ForeignArticle, _ context: ImportContext) -> ArticleKeys {
    var keys = ArticleKeys(article.keys)
    if let locale = locales.first(where: { article.target.hasPrefix($0 + "/") }) { keys["lang"] = .string(locale) }
    if languages.count > 1, article.target == mainHome { keys["fallback"] = .bool(true) }
    for name in ["pubDate", "publishDate", "publishedDate", "publishedAt", "pubDatetime", "published"] {
      // `published: false` is no date; Garland reads it as a draft.
      if keys[name]?.text?.first?.isNumber == true || name != "published" { keys.rename(name, to: "date") }
    }
    for name in ["updatedDate", "modDatetime", "updatedAt", "modified"] { keys.rename(name, to: "updated") }
    if let date = keys["lastUpdated"], case .bool = date {} else { keys.rename("lastUpdated", to: "updated") }
    for name in ["heroImage", "ogImage", "coverImage", "cover"] { keys.rename(name, to: "image") }
    if let image = keys["image"] {
      let path = image.map.flatMap { ($0["src"] ?? $0["url"] ?? $0["file"])?.value.text } ?? image.text
      keys["image"] = path.map { .string(link($0, in: article, context) ?? $0) }
    }
    if let order = article.keys["sidebar"]?.map?["order"]?.value { keys["order"] = order }
    keys["url"] = nil
    if let found = collection(of: article.source), let route = routes[found.collection.name], route.redirects,
      route.key.flatMap({ article.keys[$0] }) != nil
    {
      let old = address(route.prefix, AstroCollection.id(of: found.inner))
      if old != address(of: article, date: keys["date"]?.text) { keys.add([old], to: "aliases") }
    }
    keys.remove([
      "layout", "setup", "slug", "template", "hero", "editUrl", "head", "tableOfContents", "lastUpdated", "prev",
      "next", "pagefind", "banner", "sidebar", "modDatetime",
    ])
    return keys
  }

  /// Returns the address of an article, or `nil` if only code of the site knows it.
  private func address(of article: ForeignArticle, date: String?) -> String? {
    let slug = article.keys["slug"]?.value.text.map { $0.split(separator: "/").joined(separator: "/") }
    if let found = collection(of: article.source), let route = routes[found.collection.name] {
      let named = route.key.flatMap { article.keys[$0]?.value.text }.flatMap { $0.isEmpty ? nil : $0 }
      var id = named?.split(separator: "/").joined(separator: "/") ?? slug ?? AstroCollection.id(of: found.inner)
      if let parts = route.date {
        guard let day = date.flatMap({ CivilDate($0) ?? CivilDate(loosely: $0) }) else { return nil }
        id = parts.path(of: day) + "/" + id
      }
      let language = route.hasLanguage ? article.keys["lang"]?.value.text ?? "" : ""
      guard !language.isEmpty, let main = mainLanguage, language != main else { return address(route.prefix, id) }
      return address([language, route.prefix].filter { !$0.isEmpty }.joined(separator: "/"), id)
    }
    guard let source = article.source.path(below: folder("src")) else { return slug.map { address("", $0) } }
    if let page = source.path(below: "pages")?.withoutExtension {
      return address("", page.fileName == "index" ? page.folderPath : page)
    }
    if let slug { return address("", slug) }
    return starlight == nil ? nil : source.path(below: "content/docs").map { address("", AstroCollection.id(of: $0)) }
  }

  /// Returns the words of the front matter that Starlight shows above the text.
  private static func home(of keys: DataMap) -> String {
    let banner = keys["banner"]?.map?["content"]?.value.text.map { "\($0)\n\n" } ?? ""
    return banner
      + (keys["hero"] == nil
        ? ""
        : HomePage.markdown(of: DataMap([("hero", keys["hero"]?.value ?? .null)]), below: keys["title"]?.value.text))
  }

  // MARK: Links

  /// Returns the link to a file by its path in an article.
  private func link(_ path: String, in article: ForeignArticle, _ context: ImportContext) -> String? {
    guard !path.contains("://") else { return nil }
    return file(path, from: article).flatMap { context.link(to: $0, from: article) }
  }

  /// Returns the file at a path from an article, or from `src` after `~/` or `@/`.
  private func file(_ path: String, from article: ForeignArticle) -> String? {
    for alias in ["~/", "@/", "/src/"] where path.hasPrefix(alias) {
      return folder("src/" + path.dropFirst(alias.count))
    }
    return path.hasPrefix("/") ? nil : path.resolved(from: article.source)
  }

  // MARK: Components

  private func components(imports: [String: String]) -> TagConverter {
    TagConverter(.components) { tag, arguments in
      if tag.isInCode { return .unchanged }
      func text(_ name: String) -> String? { arguments.literal(name) }
      switch tag.name {
      case "Steps": return .container("steps", [])
      case "CardGrid": return .container("cards", [])
      case "Card" where tag.parent == "CardGrid": return .container("item", label: text("title"), [])
      case "Card": return .block("<div class=\"card\">\n\n**\(text("title") ?? "")**", "</div>")
      case "LinkCard":
        let words = "[\(text("title") ?? "")](\(text("href") ?? ""))" + (text("description").map { "\n\n\($0)" } ?? "")
        return tag.parent == "CardGrid"
          ? .block(":::item\n\n\(words)", ":::") : .block("<div class=\"card\">\n\n\(words)", "</div>")
      case "LinkButton": return .wrapped("[", "](\(text("href") ?? ""))")
      case "Aside": return .container(text("type") ?? "note", label: text("title"), [])
      case "FileTree": return .code(info: "filetree")
      case "Badge":
        return .wrapped("<span class=\"badge \(text("variant") ?? "default")\">\(text("text") ?? "")", "</span>")
      case "Icon": return .dropped
      case "Code":
        guard let code = text("code") else { return .removed("only the code of the site knows its text") }
        let info = [text("lang"), text("title").map { "title=\"\($0)\"" }].compactMap(\.self).joined(separator: " ")
        return .block(of: Array(code.utf8), info: info)
      case "Image", "Picture":
        let source = arguments["src"] ?? ""
        let name = source.hasPrefix("{") ? imports[String(source.dropFirst().dropLast())] : source
        guard let name else { return .removed("only the code of the site knows its image") }
        return .markdown("![\(text("alt") ?? "")](\(name))")
      default: return MDXComponents(imports: imports).replacement(of: tag, arguments)
      }
    }
  }
}

extension TagConverter.Replacement {
  /// The content between two blocks, with empty lines around it.
  fileprivate static func block(_ before: String, _ after: String) -> TagConverter.Replacement {
    .wrapped(before + "\n\n", "\n\n" + after)
  }
}
