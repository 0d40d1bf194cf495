import Parsing

extension Jekyll {
  func convert(_ article: ForeignArticle, _ context: ImportContext) -> ConvertedArticle {
    var keys = ArticleKeys(article.keys)
    keys.remove(["layout"])
    for key in ["tags", "categories"] { keys.split(key) { $0 == " " } }
    keys.add(keys["tag"]?.texts ?? [], to: "tags")
    keys.add(keys["category"]?.texts ?? [], to: "categories")
    keys.remove(["tag", "category"])
    keys.rename("permalink", to: "url")
    keys.rename("redirect_from", to: "aliases")
    keys.rename("last_modified_at", to: "updated")
    keys.rename("excerpt", to: "description")
    let isDraft = article.source.hasPrefix("_drafts/") || article.source.contains("/_drafts/")
    keys.replacePublished()
    if isDraft { keys["draft"] = .bool(true) }
    let defaults = rootDefaults
    if !defaults.entries.isEmpty, hasHome(context.site) {
      for entry in defaults.entries where keys[entry.key] == nil { keys[entry.key] = entry.value.value }
    }
    let page = LiquidPage(article: article, context: context)
    var converted = converter(for: page).convert(article.body)
    if isKramdown, article.source.isMarkdown { converted.bytes = HTMLBlocks.joined(converted.bytes) }
    return ConvertedArticle(keys: keys, text: converted)
  }

  /// An article, or a file that it includes.
  private struct LiquidPage {
    let article: ForeignArticle
    let context: ImportContext
    /// The parameters of the included file; empty in the article itself.
    var parameters = DataMap()
    /// The included files around this text, from the outermost one; a file may not include itself.
    var files: [String] = []
  }

  private func converter(for page: LiquidPage) -> TagConverter {
    TagConverter(.liquid) { tag, arguments in
      switch tag.brackets {
      case .value: value(tag, in: page)
      default: statement(tag, arguments, in: page)
      }
    }
  }

  private func value(_ tag: ForeignTag, in page: LiquidPage) -> TagConverter.Replacement {
    let expression = LiquidExpression(
      lookup: { lookup($0, in: page) }, basePath: basePath, origin: text("url") ?? "")
    if let text = expression.text(of: tag.name + " " + tag.rest) { return .markdown(text) }
    return tag.isInCode ? .unchanged : .removed("only Liquid knows its value")
  }

  /// Returns the value of a path such as `site.title`, `page.tags` or `include.version`.
  private func lookup(_ path: String, in page: LiquidPage) -> DataNode.Value? {
    // Garland adds the path of the site to links, so links in the text are without it.
    if path == "site.baseurl" { return .string("") }
    if path == "site.url", !basePath.isEmpty { return .string((text("url") ?? "") + basePath) }
    let parts = path.split(separator: ".").map(String.init)
    guard parts.count > 1, let last = parts.last else { return nil }
    var map: DataMap?
    switch parts[0] {
    case "site" where parts.count > 3 && parts[1] == "data":
      map = ["yml", "yaml", "json"].lazy.compactMap { page.context.site.map("_data/\(parts[2]).\($0)") }.first
      for part in parts[3...].dropLast() { map = map?[part]?.map }
      return map?[last]?.value
    case "site": map = configuration
    case "page": map = page.article.keys
    case "include" where !page.files.isEmpty: return page.parameters[parts[1]]?.value ?? .null
    default: return nil
    }
    for part in parts.dropFirst().dropLast() { map = map?[part]?.map }
    return map?[last]?.value
  }

  private func statement(
    _ tag: ForeignTag, _ arguments: TagArguments, in page: LiquidPage
  ) -> TagConverter.Replacement {
    switch tag.name {
    case "raw": return .verbatim
    case "comment": return .markdown("")
    case "highlight":
      let hasLines = arguments.positional.contains("linenos") || arguments["linenos"] != nil
      return .code(info: (arguments.positional.first ?? "") + (hasLines ? " {lines}" : ""))
    case "post_url":
      let name = "/" + (arguments.positional.first ?? "")
      let post = page.context.site.paths.first { $0.contains("_posts/") && $0.withoutExtension.hasSuffix(name) }
      return address(of: post, tag, in: page)
    case "link": return address(of: tag.rest, tag, in: page)
    case "include", "include_relative": return include(tag, arguments, in: page)
    case "assign", "capture", "if", "unless", "for", "case", "tablerow", "else", "elsif", "when", "increment", "cycle":
      return .removed("Garland has no Liquid")
    case "seo", "feed_meta": return .dropped
    case "gist": return .markdown("[Gist](https://gist.github.com/\(arguments.positional.first ?? ""))")
    case "youtube", "vimeo":
      return .container("video", [TagConverter.Attribute(name: tag.name, value: arguments.value("id") ?? "")])
    default: return .unknown
    }
  }

  private func address(of path: String?, _ tag: ForeignTag, in page: LiquidPage) -> TagConverter.Replacement {
    guard let path, let link = page.context.link(to: path, from: page.article) else {
      return tag.isInCode ? .unchanged : .removed("the site has no such file")
    }
    return .markdown(link)
  }

  /// Returns an included file in the place of its tag, if all of its Liquid can be converted.
  ///
  /// The line feed at the end of the file stays: in a sentence it is a space.
  private func include(_ tag: ForeignTag, _ arguments: TagArguments, in page: LiquidPage) -> TagConverter.Replacement {
    let base = tag.name == "include" ? "_includes/x" : page.article.source
    guard page.files.count < 5, let path = (arguments.positional.first ?? "").resolved(from: base),
      !page.files.contains(path), let text = page.context.site.text(path)
    else { return .unknown }
    var inner = page
    inner.files.append(path)
    inner.parameters = DataMap(arguments.named.map { ($0.name, .string($0.value)) })
    let converted = converter(for: inner).convert(Array(text.utf8))
    return converted.notes.isEmpty ? .converted(converted) : .unknown
  }
}
