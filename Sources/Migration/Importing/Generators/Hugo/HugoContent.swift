import Parsing

/// The content of a site for Hugo: which file is which page.
struct HugoContent: Sendable {
  /// A page, by its place in the folder `content`.
  struct Page: Sendable {
    let language: HugoLanguage
    /// The path below the content of its language, without the suffix of the language: `posts/bread.md`.
    let path: String

    /// The folder in which Hugo sees the page; a bundle `posts/bread/index.md` is in `posts`.
    var section: String { isLeafBundle ? path.folderPath.folderPath : path.folderPath }
    /// The name that the address has by default.
    var name: String { isLeafBundle ? path.folderPath.fileName : path.fileStem }
    /// Whether the page is the text of a section or the home page.
    var isBranch: Bool { path.fileStem == "_index" }
    /// Whether the page has a folder of its own.
    var isLeafBundle: Bool { path.fileStem == "index" && !path.folderPath.isEmpty }
    /// The path without extension, by which other pages refer to it: `posts/bread`.
    var logicalPath: String { isBranch || path.fileStem == "index" ? path.folderPath : path.withoutExtension }

    /// The path in the folder `Content` of the new site.
    var target: String {
      let file = path.isMarkdown ? path.withoutExtension + ".md" : path
      return (language.folder.isEmpty ? "" : language.folder + "/") + file.withoutUnderscores
    }
  }

  /// A folder of the project with content.
  private struct Root {
    let folder: String
    /// The place of the folder in the content of the site.
    let prefix: String
    let language: HugoLanguage
  }

  let languages: [HugoLanguage]
  private let roots: [Root]
  /// The folders whose `index.md` makes them one page, with other files as its parts.
  private let leafBundles: Set<String>
  /// The source files of pages, by language and logical path.
  private let sources: [String: String]

  init(_ configuration: HugoConfiguration, in site: ForeignSite) {
    languages = configuration.languages
    let roots = Self.roots(configuration, languages)
    self.roots = roots
    let pages = site.paths.compactMap { path in Self.page(at: path, roots, configuration.languages).map { (path, $0) } }
    leafBundles = Set(pages.filter { $0.1.path.isContent && $0.1.isLeafBundle }.map { $0.0.folderPath })
    let sources = pages.filter { $0.1.path.isContent }.map {
      ("\($0.1.language.code):\($0.1.logicalPath.lowercased())", $0.0)
    }
    self.sources = Dictionary(sources) { first, _ in first }
  }

  /// Returns the place of a file of the project, or `nil` if the file is not content.
  func page(at path: String) -> Page? { Self.page(at: path, roots, languages) }

  /// Whether a file is only a part of another page: a Markdown file beside `index.md`.
  func isPart(_ path: String) -> Bool {
    var folder = path.folderPath
    if leafBundles.contains(folder) { return page(at: path)?.isLeafBundle != true }
    while !folder.isEmpty {
      folder = folder.folderPath
      if leafBundles.contains(folder) { return true }
    }
    return false
  }

  /// Returns the file of the page to which a page refers as Hugo's `ref` does: `/posts/bread`, `bread.md` or `../a`.
  func source(of reference: String, from page: Page, language: String? = nil) -> String? {
    let code = language?.lowercased() ?? page.language.code
    var path = reference.hasSuffix("/") ? String(reference.dropLast()) : reference
    if path.isContent { path = path.withoutExtension }
    for suffix in ["/_index", "/index"] where path.hasSuffix(suffix) { path = String(path.dropLast(suffix.count)) }
    if reference.hasPrefix("/") { return sources["\(code):\(path.drop { $0 == "/" }.lowercased())"] }
    let bases = [page.logicalPath + "/x", page.section.isEmpty ? "x" : page.section + "/x", "x"]
    let candidates = bases.lazy.compactMap { path.resolved(from: $0)?.lowercased() }
    if let found = candidates.compactMap({ self.sources["\(code):\($0)"] }).first { return found }
    // A name without a folder can be that of a page anywhere, if there is only one.
    let named =
      path.contains("/")
      ? [] : sources.filter { $0.key.hasPrefix(code + ":") && $0.key.hasSuffix("/" + path.lowercased()) }
    return named.count == 1 ? named.first?.value : nil
  }

  private static func page(at path: String, _ roots: [Root], _ languages: [HugoLanguage]) -> Page? {
    for root in roots {
      guard let inner = path.path(below: root.folder) else { continue }
      let (stem, language) = split(inner.fileStem, languages)
      let name = language == nil || !inner.fileName.contains(".") ? inner.fileName : "\(stem).\(inner.fileExtension)"
      let parts = [root.prefix, inner.folderPath, name].filter { !$0.isEmpty }
      return Page(language: language ?? root.language, path: parts.joined(separator: "/"))
    }
    return nil
  }

  /// Splits the name of a file before the suffix of its language: `bread.fr`.
  private static func split(_ stem: String, _ languages: [HugoLanguage]) -> (stem: String, language: HugoLanguage?) {
    guard let dot = stem.lastIndex(of: "."), dot != stem.startIndex,
      let language = languages.first(where: { $0.code == stem[stem.index(after: dot)...].lowercased() })
    else { return (stem, nil) }
    return (String(stem[..<dot]), language)
  }

  private static func roots(_ configuration: HugoConfiguration, _ languages: [HugoLanguage]) -> [Root] {
    var roots: [Root] = []
    for mount in configuration["module.mounts"]?.items.compactMap(\.map) ?? [] {
      guard let source = mount.value(at: ["source"])?.text, let target = mount.value(at: ["target"])?.text,
        let prefix = target == "content" ? "" : target.path(below: "content")
      else { continue }
      let code = mount.value(at: ["lang"])?.text ?? mount.value(at: ["sites", "matrix", "languages"])?.texts.first
      let language = languages.first { $0.code == code?.lowercased() } ?? languages[0]
      roots.append(Root(folder: source.asFolder, prefix: prefix, language: language))
    }
    for language in languages {
      guard let folder = configuration.text("languages.\(language.code).contentDir") else { continue }
      roots.append(Root(folder: folder.asFolder, prefix: "", language: language))
    }
    if roots.allSatisfy({ !$0.prefix.isEmpty }) || !roots.contains(where: { $0.language.code == languages[0].code }) {
      let folder = configuration.text("contentDir") ?? "content"
      roots.append(Root(folder: folder.asFolder, prefix: "", language: languages[0]))
    }
    return roots.sorted { $0.folder.utf8.count > $1.folder.utf8.count }
  }
}

extension String {
  /// Whether Hugo renders a file as a page.
  var isContent: Bool { isMarkdown || ["html", "htm"].contains(fileExtension) }
}
