import Articles
import Parsing

extension Hexo {
  func readerText(of article: ForeignArticle) -> ReaderText { .read(article.body, as: .hexo) }

  func convert(_ article: ForeignArticle, _ context: ImportContext) -> ConvertedArticle {
    var keys = ArticleKeys(article.keys)
    keys.add(keys["tag"]?.texts ?? [], to: "tags")
    keys.add(keys["category"]?.texts ?? [], to: "categories")
    keys.remove(["tag", "category", "layout", "comments"])
    keys.rename("permalink", to: "url")
    keys.rename("excerpt", to: "description")
    if let url = keys["url"]?.text {
      // Hexo writes pages to files with an extension.
      let isFile = postPath(of: article) == nil && !url.hasSuffix("/") && url.fileExtension.isEmpty
      keys["url"] = .string(SitePath.encoded((url.hasPrefix("/") ? "" : "/") + url + (isFile ? ".html" : "")))
    }
    if case .list(let nodes)? = keys["categories"] {
      keys["categories"] = .texts(nodes.flatMap { $0.list?.compactMap(\.textual) ?? [$0.textual].compactMap(\.self) })
    }
    keys.replacePublished()
    if article.source.contains("/_drafts/") { keys["draft"] = .bool(true) }
    let converter = TagConverter(.liquid) { tag, arguments in
      guard tag.brackets == .statement else {
        return tag.isInCode ? .unchanged : .removed("only Nunjucks knows its value")
      }
      return replacement(of: tag, TagWords(tag.rest), in: article, context)
    }
    if article.target.fileStem == "_index", let folder = article.target.split(separator: "/").first {
      let language = DataMap([("lang", .string(String(folder)))])
      keys["lang"] = .string(String(folder))
      keys["defaults"] = .map(language)
    }
    if let path = postPath(of: article) {
      let parts = permalink.names.parts(of: path)
      if keys["date"] == nil, let date = HexoFileName.date(of: parts) { keys["date"] = .string(date) }
      if keys["categories"] == nil, let category = parts["category"] { keys["categories"] = .texts([category]) }
    }
    keys.remove(["abbrlink"])
    let text = MarkdownText.read(article.body).passing(through: [
      HexoTabs.converted,
      converter.converted,
      SpacedAddresses.encoded,
      CodeFenceOptions.pass(from: .hexo),
      { text in HeadingIDs.kept(in: text, slug: HexoFileName.part) },
      MarkdownText.when(postPath(of: article) != nil) { text in linked(text, in: article, context) },
    ])
    return ConvertedArticle(keys: keys, text: text.converted, address: address(of: article))
  }

  /// Returns the address of an article without `permalink` in its front matter, or `nil` if only Hexo knows it.
  private func address(of article: ForeignArticle) -> String? {
    if let path = postPath(of: article) { return permalink.address(of: path, article.keys) }
    return article.source.path(below: source).map { SitePath.encoded("/\($0.withoutExtension).html") }
  }

  /// Returns the path of a post below the folder of posts, or `nil` for a page.
  private func postPath(of article: ForeignArticle) -> String? {
    ["_posts", "_drafts"].lazy.compactMap { article.source.path(below: "\(source)/\($0)") }.first
  }

  /// Returns a text whose links to files of the post's asset folder name the folder: `x.png` is `bread/x.png`.
  private func linked(_ text: MarkdownText, in article: ForeignArticle, _ context: ImportContext) -> MarkdownText {
    let folder = article.source.withoutExtension
    guard context.hasAssets(in: folder) else { return text }
    return text.relinked { path in
      let name = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
      return context.targets["\(folder)/\(name)"] == nil ? nil : asset(name, of: article)
    }
  }

  /// Returns the address of a file in the asset folder of a post: `posts/a/x.png` of `posts/a.md`.
  func asset(_ name: String, of article: ForeignArticle) -> String {
    "\(article.target.fileStem)/\(name)".percentEncoded(only: " ")
  }

  /// Returns `![title](file)` for `{% asset_img [class] file [width] [height] "title 'alt'" %}`.
  func assetImage(_ words: TagWords, _ article: ForeignArticle) -> String {
    guard let index = words.words.firstIndex(where: { $0.contains(".") }) else { return "" }
    let text = words.rest(from: index + 1).split(separator: " ").drop { Int($0) != nil }.joined(separator: " ")
    return "![\(text)](\(asset(words.words[index], of: article)))"
  }

  /// Returns the link of `{% post_link slug#heading The title true %}`; the last word only controls characters of HTML.
  func postLink(
    _ name: String, _ words: TagWords, _ article: ForeignArticle, _ context: ImportContext
  ) -> TagConverter.Replacement {
    let parts = (words.first ?? "").split(separator: "#", maxSplits: 1).map(String.init)
    guard let slug = parts.first, let path = post(slug, in: context.site),
      let target = context.link(to: path, from: article)
    else { return .removed("the site has no such post") }
    let link = target.percentEncoded(only: " ") + (parts.count > 1 ? "#" + parts[1] : "")
    if name == "post_path" { return .markdown(link) }
    let title = Self.keys(of: path, in: context.site)["title"]?.textual
    return .markdown("[\(words.linkText ?? title ?? slug)](\(link))")
  }

  /// Returns the path of a post by its file name with or without the date.
  private func post(_ slug: String, in site: ForeignSite) -> String? {
    site.paths.first { path in
      guard path.isMarkdown, path.hasPrefix(source + "/_posts/") else { return false }
      let stem = path.fileStem
      return stem == slug || stem.hasSuffix("-" + slug) && stem.count == slug.count + 11
        || path.withoutExtension == "\(source)/_posts/\(slug)"
    }
  }

  /// Returns the code of a file below `downloads/code`.
  func includedCode(_ words: TagWords, _ context: ImportContext) -> TagConverter.Replacement {
    let folder = source + "/" + (text("code_dir") ?? "downloads/code").split(separator: "/").joined(separator: "/")
    let names = words.words.filter { !$0.hasPrefix("lang:") && !$0.hasPrefix("from:") && !$0.hasPrefix("to:") }
    func number(_ option: String) -> Int? { words.option(option).flatMap { Int($0) } }
    return context.code(
      of: names.last, in: folder, (number("from"), number("to")), language: words.option("lang"),
      title: names.dropLast().joined(separator: " "))
  }
}

extension TagConverter.Replacement {
  /// A quote with its author: `{% blockquote Author, source url title %}`.
  static func quote(_ source: String) -> TagConverter.Replacement {
    guard !source.isEmpty else { return .wrapped("<blockquote>\n\n", "\n\n</blockquote>") }
    let words = source.split(separator: " ").map(String.init)
    let text: String
    if let index = words.firstIndex(where: { $0.hasPrefix("http://") || $0.hasPrefix("https://") }) {
      let (author, title) = (words[..<index].joined(separator: " "), words[(index + 1)...].joined(separator: " "))
      text =
        "<strong>\(author)</strong> <cite><a href=\"\(words[index])\">\(title.isEmpty ? words[index] : title)</a></cite>"
    } else {
      let parts = source.split(separator: ",", maxSplits: 1).map { String($0).trimmed }
      text = "<strong>\(parts[0])</strong>" + (parts.count > 1 ? "<cite>\(parts[1])</cite>" : "")
    }
    return .wrapped("<blockquote>\n\n", "\n\n<footer>\(text)</footer></blockquote>")
  }
}

extension TagWords {
  /// The text of `{% post_link slug The text true %}`, or `nil` if the tag has none.
  var linkText: String? {
    let text = words.dropFirst().filter { $0 != "true" && $0 != "false" }.joined(separator: " ")
    return text.isEmpty ? nil : text
  }

  /// The info string of `{% codeblock [title] [lang:language] [url] [link text] %}`.
  var codeInfo: String {
    let title = words.prefix { !$0.contains(":") }.joined(separator: " ")
    let language = option("lang") ?? ""
    return title.isEmpty ? language : "\(language) [\(title)]".trimmed
  }
}
