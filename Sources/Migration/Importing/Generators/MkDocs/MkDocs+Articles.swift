import Articles
import Parsing

extension MkDocs {
  /// The kinds and options of PyMdown's blocks are no words for readers.
  func readerText(of article: ForeignArticle) -> ReaderText {
    let syntax = ReaderText.Syntax.ofFile(article.source)
    let body = Snippets.withoutTags(article.body)
    guard configuration.hasBlocks, body.span.holds("///") else { return .read(body, as: syntax) }
    var isInHead = false
    let lines = body.split(separator: 0x0A, omittingEmptySubsequences: false).map { line -> String in
      let line = String(decoding: line, as: UTF8.self)
      if let head = PyMdownBlocks.Opening(line) {
        isInHead = true
        return head.kind == "html" ? "" : head.title ?? ""
      }
      isInHead = isInHead && PyMdownBlocks.option(in: line) != nil
      return isInHead ? "" : line
    }
    return .read(Array(lines.joined(separator: "\n").utf8), as: syntax)
  }

  func convert(_ article: ForeignArticle, _ context: ImportContext) -> ConvertedArticle {
    let path = inner(article.source) ?? article.source
    var notes: [ConvertedText.Note] = []
    var text = expanded(article, context, &notes)
    if path == tagsPage { text.replace(Self.tagsMark, with: "") }
    let has = configuration.hasExtension
    var python = PythonMarkdown(PythonEscapes(keepsMath: has("pymdownx.arithmatex"), strikes: has("pymdownx.tilde")))
    python.hasAbbreviations = hasAbbreviations
    python.hasContentsMark = has("toc") || !has("")
    let converted = MarkdownText.read(Array(text.utf8)).noting(notes).passing(
      through: [PyMdown.withoutGeneratedTexts, MarkdownText.when(has("md_in_html"), PyMdown.grids)] + python.passes + [
        MarkdownText.when(configuration.hasBlocks, PyMdownBlocks.converted),
        PyMdown.plainCode, PyMdown.notes,
        MarkdownText.when(has("attr_list"), PyMdown.attributes),
        PyMdownInline.pass(has),
        SecondTitles.startingWithHeading,
      ])
    var keys = keys(of: article, at: path, in: context.site)
    addTitle(to: &keys, of: path, heading: RepeatedTitle.firstHeading(of: converted.bytes)?.text.trimmed)
    let address = blog?.address(ofPost: path, article) ?? address(of: path)
    return ConvertedArticle(keys: keys, text: converted.converted, address: SitePath.encoded(address))
  }

  /// Returns the text of an article with the files that it includes.
  private func expanded(_ article: ForeignArticle, _ context: ImportContext, _ notes: inout [ConvertedText.Note])
    -> String
  {
    let options = configuration.extensions["pymdownx.snippets"]?.value.map
    let base = "mkdocs.yml".inside(configurationFolder)
    let folders = (options?["base_path"]?.value.texts ?? ["."]).compactMap { $0.asFolder.resolved(from: base) }
    let snippets = Snippets(folders: folders + [docs], context: context)
    let appended = (options?["auto_append"]?.value.texts ?? []).map { "\n\n--8<-- \"\($0)\"\n" }.joined()
    return snippets.expanded(String(decoding: article.body, as: UTF8.self) + appended, from: article.source, &notes)
  }

  // MARK: Front matter

  /// Returns the front matter with that of `.meta.yml` in the folders of the page; lists of both become one.
  private func keys(of article: ForeignArticle, withFolderKeysIn site: ForeignSite) -> DataMap {
    guard configuration.plugins["meta"] != nil else { return article.keys }
    let name = configuration.plugins["meta"]?.value.map?["meta_file"]?.value.text ?? ".meta.yml"
    var (keys, folder) = (article.keys, article.source.folderPath)
    while folder == docs || folder.path(below: docs) != nil {
      for entry in site.map(name.inside(folder))?.entries ?? [] {
        if keys[entry.key] == nil {
          keys = keys.setting(entry.key, to: entry.value.value)
        } else if let list = keys[entry.key]?.value.items, let more = entry.value.list {
          keys = keys.setting(entry.key, to: .list(list.map { DataNode($0, at: 0..<0) } + more))
        }
      }
      if folder.isEmpty || folder == docs { break }
      folder = folder.folderPath
    }
    return keys
  }

  private func keys(of article: ForeignArticle, at path: String, in site: ForeignSite) -> ArticleKeys {
    var keys = ArticleKeys(keys(of: article, withFolderKeysIn: site))
    if keys["hide"]?.texts.contains("toc") == true { keys["toc"] = .bool(false) }
    keys["search"] = keys["search"]?.map?["exclude"]?.value == .bool(true) ? .bool(false) : nil
    keys.remove([
      "hide", "icon", "status", "template", "social", "links", "readtime", "slug", "url", "subtitle", "layout",
    ])
    blog?.convert(&keys, at: path)
    let old = redirects[path]?.map(address) ?? []
    if !old.isEmpty { keys.add(old, to: "aliases") }
    let original = languages.original(of: path)
    let folder = Self.isIndex(original) ? navigation.folders[original.folderPath] : nil
    guard let place = navigation.pages[original] ?? folder else { return keys }
    keys["order"] = .integer(place.order)
    // The titles in the settings are in the main language.
    guard original == path else { return keys }
    if let group = place.group { keys["group"] = .string(group) }
    if let title = place.title { keys["sidebar_title"] = .string(title) }
    return keys
  }

  /// Gives an article without a heading of level 1 its title in MkDocs; a heading is the title that readers see.
  private func addTitle(to keys: inout ArticleKeys, of path: String, heading: String?) {
    if blog?.isPost(path) != true, Self.isIndex(path), path.split(separator: "/").count == 2 {
      keys["sidebar"] = .bool(true)
    }
    if let heading {
      keys.takeTitle(from: heading)
    } else if keys["title"] == nil {
      let name = Self.isIndex(path) ? path.folderPath.fileName : path.fileStem
      keys["title"] = keys["sidebar_title"] ?? .string(name.isEmpty ? "Home" : Self.title(ofName: name))
      keys["sidebar_title"] = nil
    }
  }
}
