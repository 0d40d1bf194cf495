import Parsing

extension Jekyll {
  func convert(_ article: ForeignArticle, _ context: ImportContext) -> ConvertedArticle {
    var keys = ArticleKeys(article.keys)
    keys.remove(["layout"])
    for key in ["tags", "categories"] { keys.split(key) { $0 == " " } }
    keys.add(keys["tag"]?.texts ?? [], to: "tags")
    keys.add(keys["category"]?.texts ?? [], to: "categories")
    keys.remove(["tag", "category"])
    keys.rename("redirect_from", to: "aliases")
    keys["aliases"] = keys["aliases"].map { .texts($0.texts.flatMap(Self.addresses(ofAlias:))) }
    keys.rename("last_modified_at", to: "updated")
    for name in ["date", "expires"] { keys[name] = keys[name].map(readableDate) }
    keys.rename("excerpt", to: "description")
    let isDraft = article.source.hasPrefix("_drafts/") || article.source.contains("/_drafts/")
    keys.replacePublished()
    if isDraft { keys["draft"] = .bool(true) }
    keys.convertJekyllImage()
    addDefaults(to: &keys, of: article)
    keys["url"] = address(of: article, keys).map { .string($0) }
    keys.remove(["permalink"])
    let page = LiquidPage(article: article, context: context)
    let isText = isKramdown && article.source.isMarkdown
    let text = MarkdownText.read(shown(article.body, in: page)).passing(
      through: [converter(for: page).converted] + (isText ? Kramdown.passes(isGFM: isGFM, usesMath: usesMath) : [])
    ).converted
    if text.hasContents, keys["toc"] == nil { keys["toc"] = .bool(true) }
    return ConvertedArticle(keys: keys, text: text)
  }

  func readableDate(_ value: DataNode.Value) -> DataNode.Value { JekyllDate.readable(value) }

  /// Returns a text with its conditions and loops carried out, or the text itself if they need Jekyll.
  private func shown(_ text: [UInt8], in page: LiquidPage) -> [UInt8] {
    guard LiquidTemplate.isUseful(for: text) else { return text }
    let template = LiquidTemplate(String(decoding: text, as: UTF8.self))
    return template?.text(in: LiquidScope(expression(in: page))).map { Array($0.utf8) } ?? text
  }

  /// Whether an import can carry out the loops of a page in HTML.
  func canShow(_ path: String, in site: ForeignSite) -> Bool {
    guard let bytes = site.read(path) else { return false }
    let article = ForeignFrontMatter.read(bytes, source: path, target: path).article
    let page = LiquidPage(article: article, context: ImportContext(site: site, targets: [:]))
    let template = LiquidTemplate(String(decoding: article.body, as: UTF8.self))
    return template?.text(in: LiquidScope(expression(in: page))) != nil
  }

  /// Returns the type of a file by which `defaults` choose, and its path in the folder of the type.
  func type(of source: String) -> (type: String, path: String) {
    let path = withoutCollectionsFolder(source)
    let parts = path.split(separator: "/").map(String.init)
    if let index = parts.firstIndex(where: { $0 == "_posts" || $0 == "_drafts" }) {
      return ("posts", parts[(index + 1)...].joined(separator: "/"))
    }
    if let folder = parts.first, folder.hasPrefix("_"), collections.contains(String(folder.dropFirst())) {
      return (String(folder.dropFirst()), parts.dropFirst().joined(separator: "/"))
    }
    return ("pages", path)
  }

  /// Adds the categories that Jekyll takes from the folders around `_posts`, and the defaults of `_config.yml`.
  private func addDefaults(to keys: inout ArticleKeys, of article: ForeignArticle) {
    let type = type(of: article.source).type
    if type == "posts" {
      let folders = withoutCollectionsFolder(article.source).split(separator: "/").prefix { !$0.hasPrefix("_") }
      let own = (keys["categories"]?.texts ?? []).filter { name in !folders.contains { $0 == name } }
      if !folders.isEmpty { keys["categories"] = .texts(folders.map(String.init) + own) }
    }
    let values = JekyllDefaults.articleKeys(defaults.values(for: article.source, type: type))
    for entry in values.entries where keys[entry.key] == nil { keys[entry.key] = entry.value.value }
  }

  /// Returns the addresses at which a host shows a page of `jekyll-redirect-from`: `/bread` is the file `bread.html`.
  private static func addresses(ofAlias alias: String) -> [String] {
    let file = JekyllAddress.withExtension(alias)
    return file == alias || alias.fileName.contains(".") ? [alias] : [alias, file]
  }

  /// Returns the address that Jekyll gives to a file.
  func wholeAddress(of source: String, _ keys: ArticleKeys) -> String {
    let (type, path) = type(of: source)
    return JekyllAddress(path: path, type: type, keys: keys).address(for: pattern(of: source, keys))
  }

  /// Returns the pattern for the address of a file.
  private func pattern(of source: String, _ keys: ArticleKeys) -> String {
    let (type, path) = type(of: source)
    // A collection can have the name `pages`, too.
    let isCollected =
      type == "posts" || collections.contains(type) && withoutCollectionsFolder(source).hasPrefix("_\(type)/")
    let collected = isCollected ? configuration["collections"]?.map?[type]?.map?["permalink"]?.value.text : nil
    let given =
      keys["permalink"]?.text ?? defaults.values(for: source, type: type)["permalink"]?.value.text ?? collected
      ?? (type == "posts" ? text("permalink") ?? "date" : nil)
    if let given { return JekyllAddress.pattern(ofStyle: given) }
    let ending = pagesHaveFolders ? "/" : ":output_ext"
    if isCollected { return "/:collection/:path" + ending }
    return path.fileStem == "index" ? "/:path/" : "/:path/:basename" + ending
  }

  /// Returns the address of an article if it has a permalink of its own, or if Garland's pattern gives another one.
  private func address(of article: ForeignArticle, _ keys: ArticleKeys) -> String? {
    let (type, path) = type(of: article.source)
    let given = defaults.values(for: article.source, type: type)["permalink"]?.value.text
    let common = defaults.values(ofType: type)["permalink"]?.value.text
    let address = JekyllAddress(path: path, type: type, keys: keys)
    if let own = keys["permalink"]?.text { return address.address(for: JekyllAddress.pattern(ofStyle: own)) }
    if let given, type == "pages" || given != common {
      return address.address(for: JekyllAddress.pattern(ofStyle: given))
    }
    let pattern = pattern(of: article.source, keys)
    if type != "pages",
      address.hasOtherCategories && pattern.contains(":categories") || address.hasOtherName(in: pattern)
        || JekyllAddress.hasOtherPlaceholders(pattern)
    {
      return address.address(for: pattern)
    }
    // Garland shows `docs/a.md` at `/docs/a/`, and `_pages/a.md` becomes `pages/a.md`.
    let isMoved =
      article.target.withoutExtension != path.withoutExtension || AddressParts.areOthers(in: path.withoutExtension)
    let isFile = !pagesHaveFolders && !path.folderPath.isEmpty
    return type == "pages" && (isMoved || isFile) ? wholeAddress(of: article.source, keys) : nil
  }

  /// An article, or a file that it includes.
  private struct LiquidPage {
    let article: ForeignArticle
    let context: ImportContext
    /// The parameters of the included file; empty in the article itself.
    var parameters = DataMap()
    /// The names of parameters whose values only Jekyll knows.
    var unknownParameters: Set<String> = []
    /// Whether this is an included file.
    var isIncluded = false
  }

  private func converter(for page: LiquidPage) -> TagConverter {
    var converter = TagConverter(.liquid) { tag, arguments in
      switch tag.brackets {
      case .value: value(tag, in: page)
      default: statement(tag, arguments, in: page)
      }
    }
    converter.writesElements = !page.article.source.isMarkdown
    return converter
  }

  private func value(_ tag: ForeignTag, in page: LiquidPage) -> TagConverter.Replacement {
    if let text = expression(in: page).text(of: tag.name + " " + tag.rest) { return .markdown(text) }
    return tag.isInCode ? .unchanged : .removed("only Liquid knows its value")
  }

  private func expression(in page: LiquidPage) -> LiquidExpression {
    LiquidExpression(lookup: { lookup($0, in: page) }, basePath: basePath, origin: origin ?? "")
  }

  /// The values of a site and a page that Jekyll computes.
  private static let computed: Set<String> = [
    "collections", "categories", "content", "data", "date", "documents", "excerpt", "html_files", "html_pages", "id",
    "name", "next", "output", "pages", "path", "posts", "previous", "related_posts", "slug", "static_files", "tags",
    "time", "title", "url",
  ]

  /// Returns the value of a path such as `site.title`, `page.tags` or `include.version`; `nil` if only Jekyll knows it.
  private func lookup(_ path: String, in page: LiquidPage) -> DataNode.Value? {
    // Garland adds the path of the site to links, so links in the text are without it.
    if path == "site.baseurl" { return .string("") }
    if path == "site.url", !basePath.isEmpty { return .string((origin ?? "") + basePath) }
    let parts = path.split(separator: ".").map(String.init)
    guard parts.count > 1 else { return nil }
    switch parts[0] {
    case "site" where parts.count > 2 && parts[1] == "data": return data(parts.dropFirst(2), in: page.context.site)
    case "site" where collections.contains(parts[1]): return nil
    case "site":
      return Self.value(at: parts.dropFirst(), in: configuration) ?? (Self.computed.contains(parts[1]) ? nil : .null)
    case "page", "post":
      let keys = page.article.keys
      return Self.value(at: parts.dropFirst(), in: keys) ?? (Self.computed.contains(parts[1]) ? nil : .null)
    case "include" where page.isIncluded:
      if page.unknownParameters.contains(parts[1]) { return nil }
      return Self.value(at: parts.dropFirst(), in: page.parameters) ?? .null
    default: return nil
    }
  }

  /// Returns the value at a path of names, or `nil` if the first one is missing; inside of a value, missing ones are null.
  private static func value(at path: ArraySlice<String>, in map: DataMap) -> DataNode.Value? {
    guard let first = path.first, let value = map[first]?.value else { return nil }
    return path.dropFirst().reduce(value) { $0.member($1) }
  }

  /// Returns the value at a path in `_data`, whose folders and files are its first names.
  private func data(_ path: ArraySlice<String>, in site: ForeignSite) -> DataNode.Value? {
    for count in stride(from: path.count, to: 0, by: -1) {
      let file = "_data/" + path.prefix(count).joined(separator: "/")
      guard let name = ["yml", "yaml", "json"].map({ "\(file).\($0)" }).first(where: { site.has($0) }),
        let node = site.data(name)
      else { continue }
      let rest = path.dropFirst(count)
      return rest.reduce(node.value) { $0.member($1) }
    }
    return nil
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
      return address(of: posts.file(arguments.positional.first ?? ""), tag, in: page)
    case "link":
      let path = arguments.positional.first ?? tag.rest
      return address(of: path.hasPrefix("/") ? String(path.dropFirst()) : path, tag, in: page)
    case "include", "include_relative", "include_cached": return include(tag, arguments, in: page)
    case "assign", "capture", "if", "unless", "for", "case", "tablerow", "else", "elsif", "when", "increment", "cycle":
      return .removed("Garland has no Liquid")
    case "figure" where tag.hasContent:
      guard let caption = arguments["caption"] else { return .container("figure", []) }
      return .wrapped(":::figure\n\n", "\n\n\(caption)\n:::")
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
    let base = tag.name == "include_relative" ? page.article.source : "_includes/x"
    guard let path = (arguments.positional.first ?? "").resolved(from: base) else { return unknownInclude(arguments) }
    let included = page.context.includes.include(path, from: page.context.site) { bytes -> ConvertedText? in
      var inner = page
      inner.isIncluded = true
      (inner.parameters, inner.unknownParameters) = parameters(arguments, in: page)
      let template = LiquidTemplate(String(decoding: bytes, as: UTF8.self))
      guard let shown = template?.text(in: LiquidScope(expression(in: inner))) else { return nil }
      let converted = converter(for: inner).convert(Array(shown.utf8))
      return converted.notes.isEmpty ? converted : nil
    }
    return included.map { .converted($0) } ?? unknownInclude(arguments)
  }

  /// Returns the parameters of an included file, and the names of those whose values are unknown.
  private func parameters(_ arguments: TagArguments, in page: LiquidPage) -> (DataMap, unknown: Set<String>) {
    let scope = LiquidScope(expression(in: page))
    let values = arguments.named.map { argument in
      let isText = !arguments.isUnquoted(argument.name)
      return (argument.name, isText ? .string(argument.value) : scope.value(of: argument.value))
    }
    let known = values.compactMap { name, value in value.map { (name, $0) } }
    return (DataMap(known), Set(values.filter { $0.1 == nil }.map(\.0)))
  }

  /// Returns what stands for an include that needs Liquid: its image, or a container of the name of the file.
  private func unknownInclude(_ arguments: TagArguments) -> TagConverter.Replacement {
    guard let file = arguments.positional.first else { return .unknown }
    // The theme shows the table of contents.
    if ["toc", "table-of-contents", "table_of_contents"].contains(file.fileStem.lowercased()) { return .dropped }
    var inner = arguments
    inner.removeFirstPositional()
    return .named(file.fileStem, inner)
  }
}
