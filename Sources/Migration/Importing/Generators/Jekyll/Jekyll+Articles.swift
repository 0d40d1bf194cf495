import Dates
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
    // Jekyll skips such a file in `_posts`, and says nothing.
    let isSkipped =
      !isDraft && type(of: article.source).type == "posts"
      && article.source.fileStem.prefixMatch(of: /\d{2,4}-\d{1,2}-\d{1,2}-/) == nil
    if isDraft || isSkipped { keys["draft"] = .bool(true) }
    keys.convertJekyllImage()
    addDefaults(to: &keys, of: article)
    let address = address(of: article.source, keys)
    keys["url"] = keys["permalink"] == nil ? nil : address.map { .string($0) }
    keys.remove(["permalink"])
    let page = LiquidPage(article: article, context: context)
    let isText = isKramdown && article.source.isMarkdown
    let note = ConvertedText.Note(message: "this is a draft: Jekyll skips a post without a date in its name")
    let shown = LiquidTemplate.isUseful(for: article.body) ? shown(article.body, in: page) : nil
    let text = MarkdownText.read(shown.map { Array($0.utf8) } ?? article.body).passing(
      through: [converter(for: page).converted] + (isText ? Kramdown.passes(isGFM: isGFM, usesMath: usesMath) : [])
    ).noting(isSkipped ? [note] : []).converted
    if text.hasContents, keys["toc"] == nil { keys["toc"] = .bool(true) }
    return ConvertedArticle(keys: keys, text: text, address: address)
  }

  func readableDate(_ value: DataNode.Value) -> DataNode.Value { ForeignDate.readable(value, monthFirst: false) }

  /// Returns a text with its conditions and loops carried out, or `nil` if they need Jekyll.
  func shown(_ text: [UInt8], in page: LiquidPage) -> String? {
    LiquidTemplate(String(decoding: text, as: UTF8.self))?.text(in: LiquidScope(expression(in: page)))
  }

  /// Whether an import can carry out the loops of a page in HTML.
  func canShow(_ path: String, in site: ForeignSite) -> Bool {
    guard let article = Self.article(at: path, in: site) else { return false }
    let page = LiquidPage(article: article, context: ImportContext(site: site, targets: [:]))
    return shown(article.body, in: page) != nil
  }

  /// Returns the type of a file for the scopes in `defaults`, and its path in the folder of the type.
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
    // The default `published: false` is `draft: true` here, and an article can have `published: true`.
    let isDecided = article.keys["published"] != nil
    for entry in values.entries where keys[entry.key] == nil && !(isDecided && entry.key == "draft") {
      keys[entry.key] = entry.value.value
    }
  }

  /// Returns the addresses at which a host shows a page of `jekyll-redirect-from`: `/bread` is the file `bread.html`.
  private static func addresses(ofAlias alias: String) -> [String] {
    let file = JekyllAddress.withExtension(alias)
    return file == alias || alias.fileName.contains(".") ? [alias] : [alias, file]
  }

  /// Returns the address that Jekyll gives to a file, or `nil` if the file lacks a date for it.
  func address(of source: String, _ keys: ArticleKeys) -> String? {
    let (type, path) = type(of: source)
    let zone = text("timezone").flatMap { NamedZone($0) } ?? .utc
    return JekyllAddress(path: path, type: type, keys: keys, zone: zone).address(for: pattern(of: source, keys))
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
}
