import Articles
import Dates
import Parsing

extension Eleventy {
  func convert(_ article: ForeignArticle, _ context: ImportContext) -> ConvertedArticle {
    let page = TemplatePage(
      article: article, keys: keys(of: article.source, front: article.keys, in: context.site), context: context)
    var keys = ArticleKeys(page.keys)
    var notes: [ConvertedText.Note] = []
    let stem = article.source.fileStem
    if keys["date"] == nil, let day = stem.firstMatch(of: /^\d{4}-\d{2}-\d{2}/).flatMap({ CivilDate(String($0.0)) }) {
      keys["date"] = .string("\(day)")
    }
    if keys["date"].map(readableDate) == .null { keys["date"] = nil }
    let permalink = keys["permalink"]?.text
    // A `url` of the author's own means nothing to Eleventy.
    let own = permalink.flatMap { self.address($0, in: page) }
    keys["url"] = own.map { .string($0) }
    if let permalink, own == nil {
      notes.append(ConvertedText.Note(message: "the address `\(permalink)` is code; the address follows the file name"))
    }
    if let navigation = keys["eleventyNavigation"]?.map {
      // Garland's order has no fractions.
      if let order = navigation["order"]?.value.text.flatMap({ Double($0) }), abs(order) < 1e9 {
        keys["order"] = .integer(Int((order * 100).rounded()))
      }
      let hasHeading = MarkdownText.read(article.body).lines.contains { $0.role == .text && $0.text.hasPrefix("# ") }
      if keys["title"] == nil, !hasHeading { keys["title"] = (navigation["title"] ?? navigation["key"])?.value }
    }
    if let tags = keys["tags"]?.texts {
      let kept = tags.filter { !["posts", "post", "all", "nav", "pages"].contains($0) }
      keys["tags"] = kept.isEmpty ? nil : .texts(kept)
    }
    for name in ["updatedDate", "lastmod", "modified"] { keys.rename(name, to: "updated") }
    keys.rename("excerpt", to: "description")
    if keys["eleventyExcludeFromCollections"] == .bool(true) { keys["listed"] = .bool(false) }
    keys.remove([
      "layout", "permalink", "eleventyNavigation", "eleventyExcludeFromCollections", "eleventyComputed",
      "eleventyImport", "templateEngineOverride", "templateClass", "bodyClass",
    ])
    let address = defaultAddress(of: article)
    guard page.keys["templateEngineOverride"]?.value.text != "md",
      page.keys["templateEngineOverride"]?.value != .bool(false)
    else {
      return ConvertedArticle(keys: keys, text: ConvertedText(bytes: article.body, notes: notes), address: address)
    }
    let text = MarkdownText.read(ConvertedText(bytes: article.body, notes: notes)).passing(through: [
      converter(for: page).converted,
      { text in text.relinked { link($0, in: article, context) } },
    ])
    return ConvertedArticle(keys: keys, text: text.converted, address: address)
  }

  /// Returns the address that follows from the path of an article.
  ///
  /// Eleventy keeps the date of the file name. A file with the name of its folder is the page of the folder.
  private func defaultAddress(of article: ForeignArticle) -> String? {
    guard let path = article.source.path(below: input)?.withoutExtension else { return nil }
    let isIndex = path.fileName == "index" || path.fileName == path.folderPath.fileName
    return SitePath.encoded(isIndex ? "/\(path.folderPath)/" : "/\(path)/")
  }

  /// Returns the link to a file by its path from the article or from a root of the site.
  private func link(_ path: String, in article: ForeignArticle, _ context: ImportContext) -> String? {
    guard path.isMarkdown || path.isMedia else { return nil }
    let inner = path.drop { $0 == "/" }.description
    let bases = [article.source, "x", "x".inside(input)]
    return bases.lazy.compactMap { inner.resolved(from: $0) }.compactMap { context.link(to: $0, from: article) }.first
  }

  /// Returns null for `git Last Modified` and the like, which Eleventy replaces by the date of the file.
  func readableDate(_ value: DataNode.Value) -> DataNode.Value {
    let text = value.text?.lowercased() ?? ""
    return text.contains("modified") || text.hasSuffix("created") ? .null : value
  }

  /// An article, or a file that it includes.
  private struct TemplatePage {
    let article: ForeignArticle
    let keys: DataMap
    let context: ImportContext
  }

  // MARK: Values

  /// Returns the address of a permalink such as `/{{ page.fileSlug }}/`, or `nil` if it has unknown code.
  private func address(_ permalink: String, in page: TemplatePage) -> String? {
    let converted = TagConverter(.liquid) { tag, _ in
      tag.brackets == .value ? value(tag, in: page) : .removed("code")
    }.convert(Array(permalink.utf8))
    guard converted.notes.isEmpty else { return nil }
    let text = String(decoding: converted.bytes, as: UTF8.self).trimmed
    let address = text.hasSuffix("/index.html") ? String(text.dropLast("index.html".count)) : text
    return address.hasPrefix("/") ? address : "/" + address
  }

  private func value(_ tag: ForeignTag, in page: TemplatePage) -> TagConverter.Replacement {
    let expression = LiquidExpression(lookup: { lookup($0, in: page) }, basePath: "", origin: "")
    if let text = expression.text(of: tag.name + " " + tag.rest) { return .markdown(text) }
    return tag.isInCode ? .unchanged : .removed("only a template knows its value")
  }

  private func lookup(_ path: String, in page: TemplatePage) -> DataNode.Value? {
    let parts = path.split(separator: ".").map(String.init)
    guard let first = parts.first else { return nil }
    if first == "page", parts.count == 2 {
      let inner = page.article.source.path(below: input) ?? page.article.source
      let slug = Self.slug(of: inner)
      switch parts[1] {
      case "fileSlug": return .string(slug)
      case "filePathStem":
        return .string("/" + inner.folderPath + (inner.folderPath.isEmpty ? "" : "/") + Self.undated(inner.fileStem))
      case "inputPath": return .string("./" + page.article.source)
      case "date":
        return page.keys["date"]?.value
          ?? inner.fileStem.firstMatch(of: /^\d{4}-\d{2}-\d{2}/).map { .string(String($0.0)) }
      default: return nil
      }
    }
    var value = page.keys[first]?.value
    for part in parts.dropFirst() { value = value?.map?[part]?.value }
    return value ?? globalValue(parts, in: page.context.site)
  }

  /// Returns the name of a page without its date; the name of the folder for `index.md`.
  private static func slug(of path: String) -> String {
    undated(path.fileStem == "index" ? path.folderPath.fileName : path.fileStem)
  }

  private static func undated(_ name: String) -> String { name.replacing(/^\d{4}-\d{2}-\d{2}-/, with: "") }

  // MARK: Tags

  /// The language of the tags in Markdown files.
  private var markdownLanguage: ForeignTagScanner.Language {
    script.contains(/\bmarkdownTemplateEngine\b\s*[:=]\s*["']njk/) ? .nunjucks : .liquid
  }

  private func converter(for page: TemplatePage) -> TagConverter {
    TagConverter(markdownLanguage) { tag, arguments in
      if tag.brackets == .value { return value(tag, in: page) }
      return statement(tag, TagArguments(tag.rest), in: page)
    }
  }

  private func statement(
    _ tag: ForeignTag, _ arguments: TagArguments, in page: TemplatePage
  ) -> TagConverter.Replacement {
    switch tag.name {
    case "raw", "verbatim": return .verbatim
    case "comment": return .markdown("")
    case _ where tag.isInCode: return .unchanged
    case "highlight": return .code(info: arguments.positional.first ?? "")
    case "set", "capture", "setAsync":
      if tag.rest.contains("=") { return .removed("Garland has no variables") }
      // The text of a variable is shown by the template that is included after it.
      return tag.rest.lowercased().contains("code") ? .wrapped("\n\n````\n", "\n````\n\n") : .wrapped("", "")
    case "include", "renderFile", "render": return included(tag, arguments, in: page)
    case "renderTemplate": return .wrapped("", "")
    case "youtube", "vimeo", "youtubeEmbed":
      let key = tag.name == "vimeo" ? "vimeo" : "youtube"
      let title = arguments.positional.dropFirst().first { $0.contains(" ") }
      return .container(
        "video", label: title, [TagConverter.Attribute(name: key, value: arguments.positional.first ?? "")])
    case "codetitle":
      let label = arguments.positional.dropFirst().first.map { "\($0) " } ?? ""
      return .markdown("\n\(label)**\(arguments.positional.first ?? "")**\n")
    case "tableofcontents", "toc": return .dropped
    case "css", "js", "html", "getBundle", "getBundleFileUrl": return .removed("styles and scripts of the old site")
    case "assign", "if", "unless", "for", "case", "else", "elsif", "elseif", "elif", "when", "macro", "import", "from",
      "extends", "block", "asyncEach", "asyncAll", "switch", "call", "filter":
      return .removed("Garland has no templates in texts")
    default: return ForeignCallout(tag, arguments)?.replacement ?? .unknown
    }
  }

  /// Returns an included text in the place of its tag, if all of its tags can be converted.
  private func included(
    _ tag: ForeignTag, _ arguments: TagArguments, in page: TemplatePage
  ) -> TagConverter.Replacement {
    let name = arguments.positional.first ?? ""
    let bases = tag.name == "renderFile" ? ["x"] : [includes + "/x", page.article.source]
    let found = bases.lazy.compactMap { name.resolved(from: $0) }.first { page.context.site.has($0) }
    guard let found, found.isMarkdown || ["html", "liquid", "svg"].contains(found.fileExtension) else {
      return .removed("it is a template")
    }
    let converted = page.context.includes.include(found, from: page.context.site) { bytes in
      converter(for: page).convert(ForeignFrontMatter.article(bytes, at: found, Self.frontMatterForms).body)
    }
    return converted.flatMap { $0.notes.isEmpty ? .converted($0) : nil } ?? .removed("it is a template")
  }
}
