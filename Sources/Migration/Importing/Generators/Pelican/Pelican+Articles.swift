import Articles
import Dates
import Parsing

extension Pelican {
  func convert(_ article: ForeignArticle, _ context: ImportContext) -> ConvertedArticle {
    let path = article.source.path(below: content) ?? article.source
    let inPath = metadata.values(of: path)
    var keys = ArticleKeys(DataMap(article.keys.entries.map { ($0.key.lowercased(), $0.value.value) }))
    for name in ["date", "slug", "title", "category", "lang"] where keys[name] == nil {
      keys[name] = inPath[name].map { .string($0) }
    }
    keys.rename("modified", to: "updated")
    for name in ["date", "updated"] { keys[name] = keys[name].map(readableDate) }
    keys.rename("summary", to: "description")
    keys.rename("author", to: "authors")
    keys.split("tags") { $0 == "," }
    keys.split("authors") { $0 == ";" || $0 == "," }
    // Pelican ignores the key `categories`.
    keys.remove(["categories"])
    keys.rename("category", to: "categories")
    if let text = keys["categories"]?.text { keys["categories"] = .texts([text]) }
    if keys["categories"] == nil, !isPage(path) { keys["categories"] = .texts([category(of: path)]) }
    let status = keys["status"]?.text ?? configuration["DEFAULT_METADATA"]?.map?["status"]?.value.text ?? "published"
    // Pelican skips an article whose name has a date that does not exist.
    let isSkipped = inPath["date"].map { !readableDate(.string($0)).isReadableDate } ?? false
    if isSkipped || ["draft", "skip"].contains(status.lowercased()) { keys["draft"] = .bool(true) }
    if status.lowercased() == "hidden" { keys["listed"] = .bool(false) }
    var (address, notes) = setAddress(of: article, at: path, inPath, in: &keys)
    if isSkipped { notes.append(.init(message: "this is a draft: Pelican skips a file whose name has a wrong date")) }
    keys.remove(["status", "template", "save_as"])
    let tags = PelicanTags(context: context, content: content).converter
    let passes =
      [MarkdownText.when(script.holds("liquid"), tags.converted)] + PythonMarkdown(script: script).passes
      + [{ text in FileLinks.converted(text) { link(to: $0, $1, from: article, context) } }]
    let text = MarkdownText.read(ConvertedText(bytes: article.body, notes: notes)).passing(through: passes).converted
    if text.hasContents { keys["toc"] = .bool(true) }
    return ConvertedArticle(keys: keys, text: text, address: address)
  }

  func readableDate(_ value: DataNode.Value) -> DataNode.Value {
    let written = value.text.map { DataNode.Value.string($0.replacing("_", with: " ").trimmed) } ?? value
    let date = ForeignDate.readable(written, monthFirst: true)
    return date.isReadableDate ? date : value
  }

  /// Writes the slug of an article, and the address that its front matter gives.
  ///
  /// Returns the address that follows from the settings, or `nil` with a note if only Pelican knows it.
  private func setAddress(
    of article: ForeignArticle, at path: String, _ inPath: [String: String], in keys: inout ArticleKeys
  ) -> (address: String?, notes: [ConvertedText.Note]) {
    let url = keys["url"]?.text
    keys["url"] = nil
    if let file = keys["save_as"]?.text ?? url, !file.isEmpty {
      let address = file.hasPrefix("/") ? file : "/" + file
      let isIndex = address.hasSuffix("/index.html")
      keys["url"] = .string(SitePath.encoded(isIndex ? String(address.dropLast("index.html".count)) : address))
      keys["slug"] = nil
      return (nil, [])
    }
    let kind = isPage(path) ? PelicanAddresses.Kind.page : .article
    let stem = article.source.fileStem
    let name = text("SLUGIFY_SOURCE") == "basename" ? stem : keys["title"]?.text ?? stem
    var values = PelicanAddresses.Values(slug: keys["slug"]?.text ?? addresses.slugs.slug(of: name))
    let written = keys["date"]?.text ?? ""
    values.date = CivilDate(written) ?? CivilDate(loosely: written)
    values.category = keys["categories"]?.texts.first
    values.author = keys["authors"]?.texts.first ?? text("AUTHOR")
    values.language = keys["lang"]?.text ?? text("DEFAULT_LANG") ?? "en"
    values.isTranslation = keys["lang"]?.text.map { $0 != text("DEFAULT_LANG") ?? "en" } ?? false
    let own = keys.map.entries.compactMap { entry in entry.value.value.text.map { (entry.key, $0) } }
    values.metadata = inPath.merging(own) { _, own in own }.merging(["path": path]) { own, _ in own }
    let isUnknown = keys["slug"]?.text == nil && addresses.slugs.isUnknown(name)
    let isPart = AddressPart.of(values.slug, keepingCase: true) == values.slug
    let slug = isPart ? values.slug : Slug.of(values.slug).split(separator: "-").joined(separator: "-")
    keys["slug"] = slug == article.target.fileStem && DatedName(slug).name == slug ? nil : .string(slug)
    guard isUnknown else { return (addresses.address(kind, values), []) }
    let message = "Pelican writes the letters of the title in Latin ones; write the old address as `url`"
    return (nil, keys["slug"] == nil ? [] : [ConvertedText.Note(line: nil, message: message)])
  }

  /// Returns the category of an article that names none: its folder, or the default category.
  private func category(of path: String) -> String {
    let usesFolder = configuration["USE_FOLDER_AS_CATEGORY"]?.value != .bool(false)
    return usesFolder && path.contains("/") ? path.folderPath.fileName : text("DEFAULT_CATEGORY") ?? "misc"
  }

  /// Returns the address for a link such as `{filename}a.md`, or `nil` if there is no such file.
  private func link(
    to path: String, _ kind: String, from article: ForeignArticle, _ context: ImportContext
  ) -> String? {
    switch kind {
    case "filename", "static", "attach":
      let base = path.hasPrefix("/") ? content + "/x" : article.source
      let relative = String(path.drop { $0 == "/" })
      guard let source = relative.resolved(from: base) else { return nil }
      return context.link(to: source, from: article)
    case "index": return "/"
    case "tag": return "/tag/\(Slug.of(path)).html"
    case "category": return "/category/\(Slug.of(path)).html"
    case "author": return "/author/\(Slug.of(path)).html"
    default: return nil
    }
  }
}
