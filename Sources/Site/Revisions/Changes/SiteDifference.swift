import Addresses
import Articles
package import Dates
package import Diagnostics
import Parsing
package import Planning
import Records
import Texts

/// What changed for readers between two revisions of a site.
package struct SiteDifference: Sendable {
  /// The articles that changed, sorted by path.
  package private(set) var articles: [ArticleDifference] = []
  /// The pictures and other files that are published as they are.
  package private(set) var files: [FileChange] = []
  /// The paths of the templates that changed.
  package let templates: [String]
  /// The files to which the places of blocks refer.
  package let sources: SourceMap
  /// The keys of `site.yml` that changed.
  package private(set) var settings: [String] = []

  package var isEmpty: Bool { articles.isEmpty && files.isEmpty && templates.isEmpty && settings.isEmpty }

  /// A file of the content folder that changed.
  package struct FileChange: Sendable, Equatable {
    package let kind: ArticleDifference.Kind
    package let path: String
  }

  /// Compares two revisions; `changed` lists the files of the content folder that differ.
  package init(
    from old: UnreadArticles, to new: UnreadArticles, changed: [String], templates: [String], now: Instant, jobs: Int
  ) {
    (self.templates, sources) = (templates, new.sources)
    let pairs = Self.pairs(old, new, changed)
    let zone = new.settings.zone
    let all = parallelMap(pairs.count, jobs: jobs) { index in
      let (before, after) = pairs[index]
      return ArticleDifference(
        from: before.flatMap { old.version($0) }, to: after.flatMap { new.version($0) }, now: now, in: zone)
    }
    articles = all.filter { !$0.isEmpty }
    let known = Set((old.articles + new.articles).map(\.place.path))
    files = changed.filter { !known.contains($0) && $0 != SiteSettings.path }.map { path in
      FileChange(kind: !old.content.has(path) ? .added : !new.content.has(path) ? .removed : .changed, path: path)
    }
    if changed.contains(SiteSettings.path) { settings = Self.changedSettings(old.content, new.content) }
  }

  /// Returns the versions of the articles to compare.
  private static func pairs(
    _ old: UnreadArticles, _ new: UnreadArticles, _ changed: [String]
  ) -> [(PlacedArticle?, PlacedArticle?)] {
    let oldByPath = Dictionary(old.articles.map { ($0.place.path, $0) }) { first, _ in first }
    let newByPath = Dictionary(new.articles.map { ($0.place.path, $0) }) { first, _ in first }
    var removed = old.articles.filter { newByPath[$0.place.path] == nil }
    var (pairs, added): ([(PlacedArticle?, PlacedArticle?)], [PlacedArticle]) = ([], [])
    let readsAll =
      old.settings.markdown != new.settings.markdown || old.settings.variables != new.settings.variables
    let movedNames = Names(
      of: zip(new.articles, new.articles.map { oldByPath[$0.place.path] })
        .compactMap { $1 == nil || $0.address != $1?.address ? $0.place.path : nil } + removed.map(\.place.path))
    let changedNames = Names(of: changed.filter { MarkdownName.matches($0) || $0.hasPrefix("\(DataFiles.folder)/") })
    for article in new.articles {
      guard let before = oldByPath[article.place.path] else {
        added.append(article)
        continue
      }
      let isEqual =
        before.file.contentHash == article.file.contentHash && before.address == article.address
        && before.file.frontMatterHash == article.file.frontMatterHash
      if !isEqual || readsAll
        || new.text(of: article).map({ movedNames.areLinked(in: $0) || changedNames.areIncluded(in: $0) }) ?? true
      {
        pairs.append((before, article))
      }
    }
    for article in added {
      let before = RenamedArticle.origin(of: article, in: new, among: removed, in: old)
      removed.removeAll { $0.place.path == before?.place.path }
      pairs.append((before, article))
    }
    pairs += removed.map { ($0, nil) }
    let path = { (pair: (PlacedArticle?, PlacedArticle?)) in (pair.1 ?? pair.0)?.place.path ?? "" }
    return pairs.sorted { path($0).utf8.lexicographicallyPrecedes(path($1).utf8) }
  }

  private static func changedSettings(_ old: any SourceFolder, _ new: any SourceFolder) -> [String] {
    let read = { (folder: any SourceFolder) -> DataMap in
      let bytes = (try? folder.read(SiteSettings.path)) ?? []
      return YAMLReader.read(bytes[...]).node?.map ?? DataMap()
    }
    let (before, after) = (read(old), read(new))
    let keys = after.entries.map(\.key) + before.entries.map(\.key).filter { after[$0] == nil }
    return keys.filter { before[$0]?.withoutRanges != after[$0]?.withoutRanges }
  }
}

/// Finds the article that an added one was before it was renamed.
private enum RenamedArticle {
  /// The share of equal lines of an article that was renamed and changed.
  private static let likeness = 0.5

  static func origin(
    of article: PlacedArticle, in new: UnreadArticles, among removed: [PlacedArticle], in old: UnreadArticles
  ) -> PlacedArticle? {
    if let same = removed.first(where: { $0.file.contentHash == article.file.contentHash }) { return same }
    guard !removed.isEmpty, removed.count <= 200, let text = new.text(of: article) else { return nil }
    let lines = Self.lines(of: text)
    let likest = removed.map { other in (other, Self.similarity(lines, old.text(of: other) ?? [])) }.max { $0.1 < $1.1 }
    return likest.flatMap { $0.1 >= likeness ? $0.0 : nil }
  }

  private static func lines(of text: [UInt8]) -> [UInt64: Int] {
    text.split(separator: 0x0A).reduce(into: [:]) { $0[FNVHash($1).value, default: 0] += 1 }
  }

  private static func similarity(_ lines: [UInt64: Int], _ text: [UInt8]) -> Double {
    let others = Self.lines(of: text)
    let common = lines.reduce(0) { $0 + min($1.value, others[$1.key] ?? 0) }
    let count = lines.values.reduce(0, +) + others.values.reduce(0, +)
    return count == 0 ? 0 : 2 * Double(common) / Double(count)
  }
}

/// The names by which texts can refer to files: without the ending, or of the folder for an `index.md`.
private struct Names: Sendable {
  private let names: [[UInt8]]

  init(of paths: [String]) {
    names = Set(
      paths.compactMap { path -> String? in
        let parts = path.split(separator: "/")
        let stem = parts.last?.split(separator: ".").first.map(String.init) ?? ""
        return ["index", "_index", ""].contains(stem) ? parts.dropLast().last.map(String.init) : stem
      }
    ).map { Array($0.utf8) }
  }

  /// Whether a text may have a link to one of the files.
  func areLinked(in text: [UInt8]) -> Bool { names.contains { text.firstRange(of: $0) != nil } }

  /// Whether a text may show a part of one of the files, or code from outside of the content folder.
  func areIncluded(in text: [UInt8]) -> Bool {
    if text.firstRange(of: Self.file) != nil { return true }
    return !names.isEmpty && text.firstRange(of: Self.fence) != nil && areLinked(in: text)
  }

  private static let (file, fence) = (Array("file=".utf8), Array(":::".utf8))
}

extension UnreadArticles {
  /// Returns an article with its bytes and its text; `nil` if its file cannot be read.
  fileprivate func version(_ placed: PlacedArticle) -> (version: ArticleVersion, article: Article?)? {
    text(of: placed).map { (ArticleVersion(placed: placed, bytes: $0), read(placed)) }
  }
}

extension SourceFolder {
  fileprivate func has(_ path: String) -> Bool { (try? read(path)) != nil }
}
