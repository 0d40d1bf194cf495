import Articles
import Dates
import Parsing

extension Zola {
  func convert(_ article: ForeignArticle, _ context: ImportContext) -> ConvertedArticle {
    let redirect = article.keys["redirect_to"]?.value.text.map { target in
      ConvertedText.Note(message: "the redirect to `\(target)` is left out: the section shows its articles")
    }
    let tags = TagConverter(.tera) { tag, arguments in replacement(of: tag, arguments, in: article, context) }
    let text = MarkdownText.read(article.body).passing(through: [
      CodeFenceOptions.pass(from: .zola),
      { text in Self.resolvingLinks(in: text) { context.link(to: "content/" + $0, from: article) } },
      tags.converted,
    ]).noting([redirect].compactMap(\.self))
    let address = address(of: article)
    let unknown = ConvertedText.Note(
      message: "Zola writes the letters of the name in Latin ones; write the old address as `url`")
    return ConvertedArticle(
      keys: keys(of: article), text: text.noting(address == nil ? [unknown] : []).converted, address: address)
  }

  private func keys(of article: ForeignArticle) -> ArticleKeys {
    var keys = ArticleKeys(article.keys.flattening(["taxonomies", "extra"]))
    let inner = article.source.path(below: "content") ?? article.source
    let isSection = article.target.fileStem == "_index"
    keys["url"] = nil
    keys.remove([
      "path", "template", "page_template", "in_search_index", "insert_anchor_links", "render", "transparent",
      "paginate_path", "paginate_reversed", "generate_feed", "generate_feeds", "redirect_to",
    ])
    // Garland reads `2026-01-02-bread`, but not `2026-01-02_bread`.
    let name = inner.fileStem == "index" ? inner.folderPath.fileName : inner.fileStem
    if !isSection, keys["date"] == nil, Self.withoutDate(name) != name, DatedName(name).day == nil,
      let day = CivilDate(String(name.prefix(10)))
    {
      keys["date"] = .string("\(day)")
    }
    keys.rename("weight", to: "order")
    keys.rename("paginate_by", to: "page_size")
    let orders = [
      "date": "newest", "update_date": "updated", "title": "title", "title_bytes": "title", "weight": "order",
    ]
    if let order = keys["sort_by"]?.text.flatMap({ orders[$0] }) { keys["sort"] = .string(order) }
    keys.remove(["sort_by"])
    if let aliases = keys["aliases"]?.texts {
      keys["aliases"] = .texts(aliases.map { $0.hasPrefix("/") ? $0 : "/" + $0 })
    }
    if isSection {
      if article.keys["generate_feeds"]?.value == .bool(true) || article.keys["generate_feed"]?.value == .bool(true) {
        keys["feeds"] = .map(DataMap(feedFiles.map { ($0.format, .string($0.name)) }))
      }
      // Zola does not publish the pages of a section that is a draft.
      if keys["draft"] == .bool(true) {
        keys["defaults"] = .map((keys["defaults"]?.map ?? DataMap()).setting("draft", to: .bool(true)))
      }
    }
    return keys
  }

  /// Returns the address that Zola gives to a page or a section, or `nil` for letters whose Latin form is unknown.
  private func address(of article: ForeignArticle) -> String? {
    let inner = article.source.path(below: "content") ?? article.source
    let stem = target(of: inner).fileStem
    // The names of folders stay as they are, with underscores and spaces.
    func path(below folder: String, _ name: String = "") -> String {
      "/" + [language(of: inner) ?? "", folder, name].filter { !$0.isEmpty }.map { $0 + "/" }.joined()
    }
    if stem == "_index" { return path(below: inner.folderPath) }
    // A `path` is the whole address, with the language.
    if let own = article.keys["path"]?.value.text {
      return "/" + own.trimmed.split(separator: "/").map { $0 + "/" }.joined()
    }
    let (folder, file) =
      stem == "index" ? (inner.folderPath.folderPath, inner.folderPath.fileName) : (inner.folderPath, stem)
    let keepsDate = flag(["slugify", "paths_keep_dates"])
    let name = article.keys["slug"]?.value.text ?? (keepsDate ? file : Self.withoutDate(file))
    if slugs == "on", LatinLetters.isIncomplete(for: name) { return nil }
    return path(below: folder, Self.slugified(name, slugs))
  }

  /// Returns a name without the date at its start: `2026-01-02-bread` and `2026-01-02_bread` are `bread`.
  private static func withoutDate(_ name: String) -> String {
    name.wholeMatch(of: /\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:T[0-9:.Zz+-]*?)?\s?[_-](.+)/).map {
      String($0.1)
    } ?? name
  }

  /// Returns a name as a part of an address: `on`, `safe` or `off` is the way that the settings choose.
  static func slugified(_ name: String, _ way: String) -> String {
    switch way {
    case "off", "safe":
      let safe = name.filter { !"<>:\"/|?*#\\()[]{}%^`\n\r".contains($0) }
      return safe.trimmed.replacing(" ", with: "_")
    default: return slug(name)
    }
  }

  /// Returns ASCII words in lower case joined by hyphens; other letters become Latin ones.
  private static func slug(_ name: String) -> String {
    let words = LatinLetters.replaced(in: name).lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return words.joined(separator: "-")
  }

  /// Returns a text whose links of the form `@/posts/bread.md#oven` lead to files of the new site.
  private static func resolvingLinks(in text: MarkdownText, _ link: (String) -> String?) -> MarkdownText {
    text.replacing(at: "@") { text, start in
      guard text[(start + 1)...].first == UInt8(ascii: "/"), let before = text[..<start].last,
        "(< \"".utf8.contains(before)
      else { return nil }
      let address = text[(start + 2)...].prefix { !" )>#\"\n\r".utf8.contains($0) }
      return link(String(decoding: address, as: UTF8.self).replacing("%20", with: " ")).map { link in
        (start..<address.endIndex, Array(link.percentEncoded(only: " ").utf8))
      }
    }
  }

  private func replacement(
    of tag: ForeignTag, _ arguments: TagArguments, in article: ForeignArticle, _ context: ImportContext
  ) -> TagConverter.Replacement {
    switch tag.name {
    case ForeignTag.exampleName:
      return .markdown(tag.brackets == .value ? "{{\(tag.rest)}}" : "{%\(tag.rest)%}")
    case "youtube", "vimeo":
      return .container("video", [TagConverter.Attribute(name: tag.name, value: arguments.value("id") ?? "")])
    case "streamable": return .markdown("<https://streamable.com/\(arguments.value("id") ?? "")>")
    case "gist": return .markdown("[Gist](\(arguments.value("url") ?? ""))")
    default: break
    }
    guard let template = shortcodes[tag.name] else { return tag.isInCode ? .unchanged : .unknown }
    if let parts = template.text(arguments, hasBody: tag.hasContent) {
      return parts.count > 1 ? .wrapped(parts[0], parts[1]) : .markdown(parts[0])
    }
    return (template.showsImage ? image(arguments, in: article, context) : nil) ?? .unknown
  }

  /// Returns the image that a shortcode resizes.
  private func image(
    _ arguments: TagArguments, in article: ForeignArticle, _ context: ImportContext
  ) -> TagConverter.Replacement? {
    guard let path = ["path", "src", "url"].lazy.compactMap({ arguments[$0] }).first else { return nil }
    let inner = path.hasPrefix("@/") ? String(path.dropFirst(2)) : path
    let beside = inner.resolved(from: article.source)
    let files = ["content/" + inner, "static/" + inner, "static" + inner] + [beside].compactMap(\.self)
    guard let link = files.lazy.compactMap({ context.link(to: $0, from: article) }).first else { return nil }
    return .markdown("![\(arguments["alt"] ?? "")](\(link.percentEncoded(only: " ")))")
  }
}

extension DataMap {
  /// Returns the map with the entries of some maps in it at the top level, unless it has the key itself.
  fileprivate func flattening(_ names: Set<String>) -> DataMap {
    let own = Set(entries.map(\.key))
    return DataMap(
      entries.flatMap { entry -> [(String, DataNode.Value)] in
        guard names.contains(entry.key), let map = entry.value.map else { return [(entry.key, entry.value.value)] }
        return map.entries.filter { !own.contains($0.key) }.map { ($0.key, $0.value.value) }
      })
  }
}
