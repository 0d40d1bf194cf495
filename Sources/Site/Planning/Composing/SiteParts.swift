import Addresses
import Articles
import Dates
import Diagnostics
import Mustache
import Records
import Synchronization

/// What decides about the rows and the variables of a text: the article that shows it, if any, and the section.
struct TextPlace {
  let path: String
  let section: String

  /// The place of a text that no article shows, but a view.
  init(inSection section: String) { (path, self.section) = ("", section) }

  init(of article: PlacedArticle) { (path, section) = (article.place.path, article.place.section) }
}

/// What the articles of an edition can be composed of, besides their own files.
final class ArticleSources: Sendable {
  let content: any SourceFolder
  private let data: DataFiles
  private let links: SiteLinks
  private let expressions: RowExpressions
  /// The paths of all files of the content folder.
  private let paths: Deferred<Set<String>>
  /// The sources of the files that articles can include, by path.
  private let ids: Deferred<[String: SourceID]>
  /// The paths of articles that are not published.
  private let unpublished: Set<String>
  let code: CodeFiles
  /// The variables of each section that declares some, by its path, and of the site.
  private let variables: [String: SiteVariables]
  /// The articles, once all of them are read.
  private let articles = Mutex<ArticleRows?>(nil)
  private let rowSets = Mutex<[[String: String]: Result<RowSelection, CompositionProblem>]>([:])

  /// The rows of a query, and the rows from which they are selected.
  private struct RowSelection {
    let set: RowSet
    let rows: [TemplateValue]
  }

  init(
    _ content: any SourceFolder, _ data: DataFiles, _ links: SiteLinks, _ expressions: RowExpressions,
    _ variables: [String: SiteVariables], sources ids: Deferred<[String: SourceID]>, unpublished: Set<String>,
    code: CodeFiles
  ) {
    (self.content, self.data, self.links, self.expressions) = (content, data, links, expressions)
    (self.variables, self.ids, self.unpublished, self.code) = (variables, ids, unpublished, code)
    paths = Deferred.lazily { Set(content.paths) }
  }

  /// The same sources, in which no article is known.
  var withoutArticles: ArticleSources {
    ArticleSources(content, data, links, expressions, variables, sources: ids, unpublished: unpublished, code: code)
  }

  /// Returns the parts for a text; `dependencies` records what it uses.
  func parts(of place: TextPlace, recording dependencies: ArticleDependencies?) -> any ArticleParts {
    SiteParts(sources: self, place: place, dependencies: dependencies)
  }

  /// Sets the articles that other articles can list.
  func list(_ rows: ArticleRows) {
    articles.withLock { $0 = rows }
    // Until now, no article was known.
    rowSets.withLock { $0 = $0.filter { $0.key["data"] != nil } }
  }

  /// Returns whether an article lists others that are not known yet.
  func isWaiting(for sources: [HashedSource]) -> Bool {
    sources.contains(where: \.selectsArticles) && articles.withLock { $0 == nil }
  }

  /// Returns the hash of what an article contains of a source now.
  func hash(of source: ArticleSource, in article: PlacedArticle) -> ContentHash {
    hash(of: source, at: TextPlace(of: article))
  }

  fileprivate func hash(of source: ArticleSource, at place: TextPlace) -> ContentHash {
    switch source {
    case .file(let path): unpublished.contains(path) ? .absent : content.hash(of: path) ?? .absent
    case .variable(let name): ContentHash(of: [variable(name, at: place)].compactMap(\.self))
    case .code(let reference): code.hash(of: reference)
    case .rows(let query):
      switch selection(query.attributes, for: place) {
      case .success(let selection): selection.set.hash(of: selection.rows, reading: query.expressions)
      case .failure: .absent
      }
    }
  }

  // MARK: Rows

  fileprivate func rows(_ query: RowQuery, for place: TextPlace) throws(CompositionProblem) -> [any RowValues] {
    let selection = try selection(query.attributes, for: place).get()
    return selection.set.values(of: selection.rows)
  }

  private func selection(
    _ written: [String: String], for place: TextPlace
  ) -> Result<RowSelection, CompositionProblem> {
    var attributes = written
    if attributes["except"] == "self" { attributes["except"] = place.path }
    if let known = rowSets.withLock({ $0[attributes] }) { return known }
    let selection = Result { () throws(CompositionProblem) in try select(attributes) }
    rowSets.withLock { $0[attributes] = selection }
    return selection
  }

  private func select(_ attributes: [String: String]) throws(CompositionProblem) -> RowSelection {
    let set = RowSet(try allRows(attributes), expressions)
    var rows = set.rows
    if let key = attributes["sort"] {
      let isDescending = key.hasPrefix("-")
      let path = isDescending ? String(key.dropFirst()) : key
      let isKnown = rows.isEmpty || rows.contains { if case .nothing = $0.value(at: path) { false } else { true } }
      if !isKnown { throw .unknownKey(path, known: set.keys) }
      rows.sort {
        TemplateValue.precedes(
          isDescending ? $1.value(at: path) : $0.value(at: path),
          isDescending ? $0.value(at: path) : $1.value(at: path))
      }
    }
    if let limit = attributes["limit"] {
      guard let count = Int(limit), count > 0 else {
        throw .badRows("`limit` must be a number above 0, not `\(limit)`", suggestion: nil)
      }
      rows = Array(rows.prefix(count))
    }
    return RowSelection(set: set, rows: rows)
  }

  private func allRows(_ attributes: [String: String]) throws(CompositionProblem) -> [TemplateValue] {
    let filters = ["section", "tag", "author", "except"].filter { attributes[$0] != nil }
    if let name = attributes["data"] {
      if let filter = filters.first { throw .badRows("`data` cannot be combined with `\(filter)`", suggestion: nil) }
      return try data.list(named: name).rows
    }
    guard !filters.isEmpty else {
      throw .badRows(
        "`each` needs rows",
        suggestion: "write `:::each{data=name}` for `_data/name.yml`, or `:::each{section=posts}` for articles")
    }
    guard let articles = articles.withLock(\.self) else { return [] }
    return try articles.rows(
      section: attributes["section"], tag: attributes["tag"], author: attributes["author"], except: attributes["except"]
    )
  }

  // MARK: Variables

  fileprivate func variable(_ name: String, at place: TextPlace) -> String? { variables(at: place).values[name] }

  fileprivate func variables(at place: TextPlace) -> SiteVariables {
    variables[sectionOfVariables(in: place.section)] ?? SiteVariables()
  }

  /// Returns the section whose variables another one has: itself, one above it, or the site.
  func sectionOfVariables(in section: String) -> String {
    SectionPath.chain(to: section).last { variables[$0] != nil } ?? ""
  }

  // MARK: Included files

  func text(at written: String, from file: String) throws(CompositionProblem) -> IncludedText {
    let isRelative = written.hasPrefix("./") || written.hasPrefix("../")
    guard let path = SitePath.resolve(isRelative ? written : "/\(written)", from: file) else {
      throw .badInclude("`\(written)` is outside of `\(content.name)`", suggestion: nil)
    }
    guard MarkdownName.matches(path) else {
      let nearest =
        MarkdownName.matches(String(path.prefix { $0 != "#" }))
        ? nil : ids.value["\(path).md"].map { _ in "\(path).md" }
      let part = path.split(separator: "#").last.map { "write `part=\($0)`" }
      throw .badInclude(
        "`\(written)` is not the path of a Markdown file",
        suggestion: nearest.map(didYouMean)
          ?? (path.contains("#") ? part : "show other files as code: ```` ```html file=\(written) ````"))
    }
    guard paths.value.contains(path), let source = ids.value[path] else {
      let nearest = nearestName(to: path, among: ids.value.keys.inByteOrder { $0 })
      throw .badInclude(
        "there is no file `\(path)` in `\(content.name)`",
        suggestion: nearest.map(didYouMean) ?? "paths start at `\(content.name)`; `./` starts beside the article")
    }
    guard !unpublished.contains(path) else {
      throw .badInclude("`\(path)` is not published, so nothing of it can be shown", suggestion: nil)
    }
    do throws(UnreadableSource) {
      let file = SourceFile(path: "\(content.name)/\(path)", utf8: try content.read(path))
      let start = FrontMatterBlock.read(file, as: source).value.bodyOffset
      return IncludedText(path: path, file, as: source, from: start)
    } catch {
      throw .badInclude("`\(path)` cannot be read: \(error.reason)", suggestion: nil)
    }
  }

  func resolve(_ written: String, in file: String) -> AddressResolution { links.resolve(written, from: file) }
}

/// What a text can be composed of, with a record of what it uses.
private struct SiteParts: ArticleParts {
  let sources: ArticleSources
  let place: TextPlace
  let dependencies: ArticleDependencies?

  var path: String { place.path }

  private func record(_ source: ArticleSource) {
    dependencies?.record(source, sources.hash(of: source, at: place))
  }

  func rows(_ query: RowQuery) throws(CompositionProblem) -> [any RowValues] {
    record(.rows(query))
    return try sources.rows(query, for: place)
  }

  func text(at written: String, from file: String) throws(CompositionProblem) -> IncludedText {
    do throws(CompositionProblem) {
      let text = try sources.text(at: written, from: file)
      record(.file(text.path))
      return text
    } catch {
      // The article is read again when the file exists.
      record(.file(SitePath.resolve(written.hasPrefix(".") ? written : "/\(written)", from: file) ?? written))
      throw error
    }
  }

  func code(_ reference: CodeReference, from file: String) throws(CodeFileProblem) -> [UInt8] {
    let reference = sources.code.resolved(reference, from: file)
    record(.code(reference))
    return try sources.code.text(of: reference)
  }

  func resolve(_ written: String, in file: String) -> AddressResolution {
    let resolution = sources.resolve(written, in: file)
    return dependencies?.recording(written, resolution, in: file) ?? resolution
  }

  func variable(_ name: String) -> String? {
    record(.variable(name))
    return sources.variable(name, at: place)
  }

  var variables: [String] { sources.variables(at: place).values.keys.inByteOrder { $0 } }
}

extension DataFiles {
  /// Returns the rows of a file, or of a list in it: `talks`, or `talks.rows`.
  ///
  /// `keys` lead to the list in the file.
  func list(
    named name: String
  ) throws(CompositionProblem) -> (rows: [TemplateValue], file: String, source: SourceID, keys: ArraySlice<String>) {
    let parts = name.split(separator: ".").map(String.init)
    for length in parts.indices.map({ $0 + 1 }).reversed() {
      let path = parts.prefix(length).joined(separator: ".")
      guard let file = self.path(of: path), let source = source(ofDataNamed: file) else { continue }
      let keys = parts.dropFirst(length)
      let value = value(named: file)?.value(at: keys.joined(separator: ".")) ?? .nothing
      if case .list(let list) = value { return (list.allElements, file, source, keys) }
      let lists = value.namesOfLists.map { "`data=\(name).\($0)`" }
      throw .badRows(
        "`\(name)` is no list of rows", suggestion: lists.isEmpty ? nil : "write \(lists.joined(separator: " or "))")
    }
    throw .badRows(
      "there is no data `\(name)`",
      suggestion: nearestName(to: name, among: namesInTemplates).map(didYouMean)
        ?? "put the rows into `_data/\(name).yml`")
  }
}

extension TemplateValue {
  /// The names in an object whose values are lists.
  fileprivate var namesOfLists: [String] {
    guard case .object(let object) = self else { return [] }
    return object.names.filter { if case .list? = object.value(named: $0) { true } else { false } }
  }
}
