import Parsing

extension Astro {
  func convert(_ article: ForeignArticle, _ context: ImportContext) -> ConvertedArticle {
    let isMDX = article.source.fileExtension == "mdx"
    var text = ConvertedText(bytes: Array(Self.home(of: article.keys).utf8))
    let offset = text.bytes.count { $0 == 0x0A }
    if isMDX {
      let module = MDXModule.read(MarkdownLine.lines(of: article.body))
      text.bytes += module.lines.bytes
      text = MDXExpressions(values: article.keys, imports: module.imports, hasMath: hasMath).convert(text.bytes)
      let notes = text.notes
      text = components(imports: module.imports).convert(text.bytes)
      text.notes = (notes + text.notes).map {
        ConvertedText.Note(line: $0.line.map { max(1, $0 - offset) }, message: $0.message)
      }
    } else if article.source.fileExtension == "mdoc" {
      text.append(Markdoc.converted(article.body))
    } else {
      text.bytes += article.body
    }
    // Only dollar signs mark a formula of remark-math.
    let contained = containers.convert(hasMath ? EscapedBrackets.replaced(text.bytes) : text.bytes)
    text.bytes = []
    text.append(contained)
    let lines = MarkdownLine.lines(of: text.bytes).map { line in
      switch line.role {
      case .text: return MarkdownLine(text: relinked(line.text, in: article, context), role: .text)
      case .opening:
        let parts = line.fenceParts
        return MarkdownLine(text: parts.fence + ExpressiveCode.info(parts.info), role: .opening)
      default: return line
      }
    }
    text.bytes = Array(lines.bytes.drop { $0 == 0x0A })
    return ConvertedArticle(keys: keys(of: article, context), text: text, address: address(of: article))
  }

  // MARK: Front matter

  private func keys(of article: ForeignArticle, _ context: ImportContext) -> ArticleKeys {
    var keys = ArticleKeys(article.keys)
    if let locale = locales.first(where: { article.target.hasPrefix($0.folder + "/") }) {
      keys["lang"] = .string(locale.language)
    }
    for name in ["pubDate", "publishDate", "publishedDate", "publishedAt", "pubDatetime", "published"] {
      // `published: false` is no date; Garland reads it as a draft.
      if keys[name]?.text?.first?.isNumber == true || name != "published" { keys.rename(name, to: "date") }
    }
    for name in ["updatedDate", "modDatetime", "updatedAt", "modified"] { keys.rename(name, to: "updated") }
    if let date = keys["lastUpdated"], case .bool = date {} else { keys.rename("lastUpdated", to: "updated") }
    for name in ["heroImage", "ogImage", "coverImage", "cover"] { keys.rename(name, to: "image") }
    if let image = keys["image"] {
      let path = image.asMap.flatMap { ($0["src"] ?? $0["url"] ?? $0["file"])?.value.text } ?? image.text
      keys["image"] = path.map { .string(link($0, in: article, context) ?? $0) }
    }
    if let order = article.keys["sidebar"]?.map?["order"]?.value { keys["order"] = order }
    keys["url"] = nil
    if let found = collection(of: article.source), let route = routes[found.collection.name], route.redirects,
      route.key.flatMap({ article.keys[$0] }) != nil
    {
      let old = address(route.prefix, AstroCollection.id(of: found.inner))
      if old != address(of: article) { keys.add([old], to: "aliases") }
    }
    keys.remove([
      "layout", "setup", "slug", "template", "hero", "editUrl", "head", "tableOfContents", "lastUpdated", "prev",
      "next",
      "pagefind", "banner", "sidebar", "modDatetime",
    ])
    return keys
  }

  /// Returns the address of an article, or `nil` if only code of the site knows it.
  private func address(of article: ForeignArticle) -> String? {
    let slug = article.keys["slug"]?.value.text.map { $0.split(separator: "/").joined(separator: "/") }
    if let found = collection(of: article.source), let route = routes[found.collection.name] {
      let named = route.key.flatMap { article.keys[$0]?.value.text }.flatMap { $0.isEmpty ? nil : $0 }
      let id = named?.split(separator: "/").joined(separator: "/") ?? slug ?? AstroCollection.id(of: found.inner)
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

  /// Returns a line with links to files of the new site.
  private func relinked(_ line: String, in article: ForeignArticle, _ context: ImportContext) -> String {
    LinkRewriting.rewrite(line) { link($0, in: article, context) }
  }

  /// Returns the link to a file by its path from the article, or from `src` after `~/` or `@/`.
  private func link(_ path: String, in article: ForeignArticle, _ context: ImportContext) -> String? {
    guard !path.contains("://"), !path.hasPrefix("/") || path.hasPrefix("/src/") else { return nil }
    var found = path.resolved(from: article.source)
    for alias in ["~/", "@/", "/src/"] where path.hasPrefix(alias) {
      found = folder("src/" + path.dropFirst(alias.count))
    }
    return found.flatMap { context.link(to: $0, from: article) }
  }

  // MARK: Components

  private var containers: FencedContainers {
    FencedContainers { opening in
      switch opening.name {
      case "note", "tip", "important", "warning", "caution", "info", "danger":
        .container(opening.name, label: opening.title)
      case "details": opening.details
      default: .unchanged
      }
    }
  }

  private func components(imports: [String: String]) -> TagConverter {
    TagConverter(.components) { tag, arguments in
      if tag.isInCode { return .unchanged }
      func text(_ name: String) -> String? { arguments[name].flatMap { $0.hasPrefix("{") ? nil : $0 } }
      switch tag.name {
      case "Tabs":
        let key = text("syncKey").map { [TagConverter.Attribute(name: "sync", value: $0)] }
        return .container("tabs", key ?? [])
      case "TabItem" where tag.parent == "Tabs": return .container("item", label: text("label") ?? "", [])
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
      case "FileTree": return .block("<div class=\"file-tree\">", "</div>")
      case "Badge":
        return .wrapped("<span class=\"badge \(text("variant") ?? "default")\">\(text("text") ?? "")", "</span>")
      case "Icon": return .dropped
      case "Code":
        guard let code = text("code") else { return .removed("only the code of the site knows its text") }
        let info = [text("lang"), text("title").map { "title=\"\($0)\"" }].compactMap(\.self).joined(separator: " ")
        return .markdown(String(decoding: TagConverter.fenced(Array(code.utf8)[...], info: info), as: UTF8.self))
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

/// The options of a code block for Expressive Code, which Starlight uses.
enum ExpressiveCode {
  /// Returns Garland's info string for `js title="a.js" {2-3} ins={4} "word"`.
  static func info(_ info: String) -> String {
    let language = info.prefix { !$0.isWhitespace && $0 != "{" }
    var words = language.isEmpty ? [] : [String(language)]
    var rest = info.dropFirst(language.count)
    while true {
      rest = rest.drop(while: \.isWhitespace)
      guard !rest.isEmpty else { return words.joined(separator: " ") }
      let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" }
      rest = rest.dropFirst(name.count)
      let hasValue = rest.first == "=" && !name.isEmpty
      if hasValue { rest = rest.dropFirst() }
      let value = hasValue || name.isEmpty ? takeValue(&rest) : ""
      let lines = value.filter { !$0.isWhitespace }
      let isLines = !lines.isEmpty && lines.allSatisfy { $0.isNumber || $0 == "," || $0 == "-" }
      switch name {
      case "title": words.append("title=\"\(value)\"")
      case "", "mark": if isLines { words.append("{\(lines)}") }
      case "ins": if isLines { words.append("added=\(lines)") }
      case "del": if isLines { words.append("removed=\(lines)") }
      case "showLineNumbers": if value != "false" { words.append("numbers") }
      case "startLineNumber": words.append("start=\(value)")
      default: continue
      }
    }
  }

  /// Takes a value in quotes, braces or slashes, or one word, and returns it without them.
  private static func takeValue(_ rest: inout Substring) -> String {
    let pairs: [Character: Character] = ["\"": "\"", "'": "'", "{": "}", "/": "/"]
    guard let first = rest.first, let closing = pairs[first], let end = rest.dropFirst().firstIndex(of: closing) else {
      let word = rest.prefix { !$0.isWhitespace }
      rest = rest.dropFirst(max(1, word.count))
      return String(word)
    }
    let value = rest[rest.index(after: rest.startIndex)..<end]
    rest = rest[rest.index(after: end)...]
    return String(value)
  }
}
