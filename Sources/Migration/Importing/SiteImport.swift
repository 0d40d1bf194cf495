package import Articles
import Parsing

/// The conversion of a site for another generator into a site for Garland.
///
/// ```swift
/// let work = SiteImport.prepare(site, from: nil, containers: .standard)
/// let articles = work.articleIndices.map { work.convertArticle($0) }
/// let imported = work.finish(articles)
/// ```
package struct SiteImport: Sendable {
  private let generator: any Generator
  /// The folder with the site, if it is not the folder that was given.
  private let folder: String
  private let plan: ImportPlan
  private let context: ImportContext
  /// The containers that need no template in the new site.
  private let containers: ContainerRegistry

  /// Detects the generator of a site and plans the import.
  ///
  /// Returns `nil` if `name` is not the name of a generator.
  package static func prepare(
    _ site: ForeignSite, from name: String?, containers: ContainerRegistry
  ) -> SiteImport? {
    guard var generator = generator(of: site, named: name) else { return nil }
    var (site, folder, notes) = (site, "", [ImportNote]())
    if generator is PlainFolder, name == nil {
      let inner = InnerSite.all(in: site)
      if let only = inner.first, inner.count == 1, only.isAlone(in: site) {
        (generator, site, folder) = (only.generator, site.site(in: only.folder), only.folder)
        notes = [ImportNote(message: "only the folder `\(folder)` is imported, which has the \(only.name) site")]
      } else {
        notes = inner.map { inner in
          let message = "this looks like a \(inner.name) site: to convert it, import this folder alone"
          return ImportNote(path: inner.folder + "/", message: message)
        }
      }
    }
    if !generator.sourceFolder.isEmpty { site = site.site(in: generator.sourceFolder) }
    var plan = generator.plan(site)
    plan.notes = notes + MarkdownCensus.notes(on: plan, of: site) + plan.notes
    if plan.settings["title"] == .string("Untitled") {
      plan.notes.append(ImportNote(message: "the old site has no title that an import finds; write it in `site.yml`"))
    }
    if let url = plan.settings["url"]?.text, !url.contains("://") {
      plan.settings.remove("url")
      plan.notes.append(ImportNote(message: "`\(url)` is no whole address of the site; write `url` in `site.yml`"))
    }
    let moves = plan.articles + plan.copies
    let targets = Dictionary(moves.map { ($0.source, $0.target) }) { first, _ in first }
    return SiteImport(
      generator: generator, folder: folder, plan: plan, context: ImportContext(site: site, targets: targets),
      containers: containers)
  }

  private static func generator(of site: ForeignSite, named name: String?) -> (any Generator)? {
    guard let name else {
      let found = Generators.all.lazy.compactMap { $0.detect(site) }
      guard let first = found.first, !first.configurationFolder.isEmpty else { return found.first }
      // A site at the root wins over an experiment or a manual in a folder.
      return found.first { $0.configurationFolder.isEmpty && !($0 is PlainFolder) } ?? first
    }
    guard let type = Generators.all.first(where: { $0.name.lowercased() == name.lowercased() }) else { return nil }
    return type.detect(site) ?? PlainFolder(site)
  }

  /// The indices of the articles, for ``convertArticle(_:)``.
  package var articleIndices: Range<Int> { plan.articles.indices }

  /// Converts one article; this can happen on any thread.
  package func convertArticle(_ index: Int) -> ImportedArticle {
    let move = plan.articles[index]
    guard let bytes = context.site.read(move.source) else {
      return ImportedArticle(bytes: nil, notes: [ImportNote(path: move.source, message: "cannot be read")])
    }
    let (article, problems) = ForeignFrontMatter.read(
      ControlCharacters.removed(from: bytes), source: move.source, target: move.target,
      readsLines: type(of: generator).readsMetadataLines)
    var converted = generator.convert(article, context)
    converted.text = ContainerNames(registry: containers).replaced(in: converted.text)
    var farDate: ImportNote?
    if !generator.hidesFuturePosts {
      (converted.keys, farDate) = FarDates.removed(from: converted.keys, of: article, in: bytes)
    }
    var text = MovedLinks(article: article, context: context).resolved(in: converted.text.bytes)
    if let title = converted.keys["title"]?.text { text = RepeatedTitle.removed(from: text, title: title) }
    return ImportedArticle(
      bytes: Array(converted.keys.frontMatter.utf8) + text, keys: converted.keys, address: converted.address,
      textCount: text.count,
      language: converted.keys["lang"] == nil ? LanguageEvidence.of(text) : LanguageEvidence(),
      notes: problems + [farDate].compactMap(\.self)
        + converted.text.notes.map { note in
          ImportNote(path: move.source, line: note.line.map { $0 + article.bodyLine - 1 }, message: note.message)
        },
      containers: converted.text.containers, counts: converted.text.counts)
  }

  /// Returns the new site.
  package func finish(_ articles: [ImportedArticle]) -> ImportedSite {
    var articles = articles
    for (index, url) in SharedAddresses.replacements(for: articles.map(\.publicAddress)) {
      articles[index].replace("url", with: url, of: plan.articles[index].source)
    }
    let slugs = zip(plan.articles, articles).map { move, article in
      article.slug.map { "\(move.target.folderPath)/\($0)" }
    }
    for (index, path) in SharedAddresses.replacements(for: slugs) {
      articles[index].replace("slug", with: path.fileName, of: plan.articles[index].source)
    }
    var files: [String: ImportedSite.File] = [:]
    for copy in plan.copies { files["Content/" + copy.target] = .copied(from: sourcePath(copy.source)) }
    var replaced = BundleCollisions.removed(from: &files, of: zip(plan.articles, articles).map { ($0.target, $1.url) })
    for (path, text) in plan.written { files["Content/" + path] = .written(Array(text.utf8)) }
    let (settings, languageNote) = settings(for: articles)
    files["Content/site.yml"] = .written(Array(settings.text.utf8))
    var stubs: [String: Set<String>] = [:]
    // The old generator writes the page of `index.md` over that of `index.html`.
    let markdownPages = Dictionary(
      zip(plan.articles, articles).filter { $0.target.isMarkdown && $1.url == nil }
        .map { move, _ in (move.target.withoutExtension + ".html", move.source) }
    ) { first, _ in first }
    for (move, article) in zip(plan.articles, articles) {
      if let address = article.url {
        let file = "Content/static" + address + (address.hasSuffix("/") ? "index.html" : "")
        if case .copied(let source)? = files.removeValue(forKey: file) {
          replaced.append(ImportNote(path: source, message: "is left out: `\(move.source)` has its address"))
        }
      }
      if let other = markdownPages[move.target], article.url == nil {
        replaced.append(ImportNote(path: move.source, message: "is left out: `\(other)` has its address"))
        continue
      }
      if let bytes = article.bytes { files["Content/" + move.target] = .written(bytes) }
      stubs.merge(article.containers) { $0.union($1) }
    }
    stubs = stubs.filter { containers[$0.key] == nil && $0.key != "item" }
    for (name, attributes) in stubs {
      files["Templates/containers/\(name).mustache"] = .written(
        Array(
          ContainerStub.text(
            ContainerNames.original(of: name), attributes: attributes.sorted(), of: type(of: generator).name
          ).utf8))
    }
    let counts = articles.reduce(into: [:]) { counts, article in counts.merge(article.counts) { $0 + $1 } }
    return ImportedSite(
      generator: type(of: generator).name, files: files.filter { $0.key.isSafePath }, articleCount: plan.articles.count,
      copyCount: plan.copies.count, counts: counts, stubs: stubs.keys.sorted(),
      notes: (plan.notes + [languageNote].compactMap(\.self) + replaced + articles.flatMap(\.notes)).map { note in
        ImportNote(path: note.path.map(sourcePath), line: note.line, message: note.message)
      },
      omitted: plan.omitted.map { ImportPlan.Omission(path: sourcePath($0.path), reason: $0.reason) })
  }

  /// Returns the settings, with the language of the articles if the old site names none, and a note about it.
  private func settings(for articles: [ImportedArticle]) -> (SiteConfiguration, ImportNote?) {
    var settings = plan.settings
    guard let found = articles.reduce(LanguageEvidence(), { $0 + $1.language }).language else { return (settings, nil) }
    if let written = settings["language"]?.text {
      guard written.prefix(2).lowercased() != found.prefix(2) else { return (settings, nil) }
      let message = "`language` in `site.yml` is `\(written)` as in the old site, but the articles look like `\(found)`"
      return (settings, ImportNote(message: message))
    }
    guard found != "en" else { return (settings, nil) }
    settings["language"] = .string(found)
    let message = "the old site names no language; `language` in `site.yml` is `\(found)`, after its articles"
    return (settings, ImportNote(message: message))
  }

  /// Returns the path of a file from the folder that was given.
  private func sourcePath(_ path: String) -> String {
    [folder, generator.sourceFolder, path].filter { !$0.isEmpty }.joined(separator: "/")
  }
}

/// A converted article, ready to be written.
package struct ImportedArticle: Sendable {
  private(set) var bytes: [UInt8]?
  private(set) var keys = ArticleKeys(DataMap())
  /// The address without `url`, if the generator computes it.
  var address: String?
  /// The number of bytes behind the front matter.
  var textCount = 0
  /// The language of the text, unless the front matter names one.
  var language = LanguageEvidence()
  private(set) var notes: [ImportNote]
  var containers: [String: Set<String>] = [:]
  var counts: [String: Int] = [:]

  /// The address in the front matter of an article that is no draft.
  var url: String? { keys["draft"] == .bool(true) ? nil : keys["url"]?.text }

  /// The address of an article that is no draft, if it is known.
  var publicAddress: String? { keys["draft"] == .bool(true) ? nil : url ?? address }

  /// The last part of the address of an article that is no draft, if the front matter has that and no address.
  var slug: String? { keys["draft"] == .bool(true) || url != nil ? nil : keys["slug"]?.text }

  /// Replaces the address or the slug in the front matter, because another article has the same.
  mutating func replace(_ key: String, with text: String, of path: String) {
    let old = keys[key]?.text ?? address ?? ""
    keys[key] = .string(text)
    bytes = bytes.map { Array(keys.frontMatter.utf8) + $0.suffix(textCount) }
    notes.append(ImportNote(path: path, message: "another article has its \(key), `\(old)`; it has `\(text)` now"))
  }
}

/// The site that an import makes, and what the report says.
package struct ImportedSite: Sendable {
  /// A file of the new site.
  package enum File: Sendable {
    /// A file with new content.
    case written([UInt8])
    /// A copy of a file of the old site.
    case copied(from: String)
  }

  /// The name of the generator of the old site.
  let generator: String
  /// The files by path.
  package let files: [String: File]
  /// The number of articles.
  package let articleCount: Int
  let copyCount: Int
  /// How often each tag or component was converted, by its name.
  let counts: [String: Int]
  /// The names of the containers with a new template.
  let stubs: [String]
  /// What needs a hand.
  let notes: [ImportNote]
  /// The files that were left out.
  private(set) var omitted: [ImportPlan.Omission]

  /// Adds links and other entries that are no files to what was left out.
  package mutating func addIrregularFiles(_ paths: [String]) {
    omitted += paths.map { ImportPlan.Omission(path: $0, reason: "not a regular file, such as a link") }
  }
}

/// Something that an import could not convert.
package struct ImportNote: Sendable, Equatable {
  /// The path in the old site; `nil` for a note about the whole site.
  var path: String?
  /// The line in the old file, from 1.
  var line: Int?
  let message: String
}

extension String {
  /// Whether the path stays in its folder and can be a file there.
  fileprivate var isSafePath: Bool {
    !utf8.contains(0)
      && split(separator: "/", omittingEmptySubsequences: false).allSatisfy { part in
        !part.isEmpty && part != "." && part != ".." && part.utf8.count < 256
      }
  }
}

/// The template of a container that stands for a shortcode of the old site.
private enum ContainerStub {
  static func text(_ name: String, attributes: [String], of generator: String) -> String {
    let list = attributes.isEmpty ? "" : "attributes: [\(attributes.joined(separator: ", "))]\n"
    return """
      ---
      summary: the `\(name)` of the old site, made with \(generator)
      \(list)---
      <div class="\(name)">
      {{#children}}
      {{{html}}}
      {{/children}}
      </div>

      """
  }
}
