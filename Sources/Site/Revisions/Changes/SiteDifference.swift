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
    let aliases = new.articles.filter { !new.unpublished.contains($0.place.path) }.flatMap(\.metadata.aliases)
    let redirects = Set(aliases.map(\.withoutOuterSlashes))
    let all = parallelMap(pairs.count, jobs: jobs) { index in
      let (before, after) = pairs[index]
      return ArticleDifference(
        from: before.flatMap { old.version($0) }, to: after.flatMap { new.version($0) }, redirects, now: now, in: zone)
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
      || old.variables != new.variables
    let moved = new.articles.filter { article in
      let path = article.place.path
      return oldByPath[path]?.address != article.address
        || old.unpublished.contains(path) != new.unpublished.contains(path)
    }
    let movedNames = Names(of: (moved + removed).map(\.place.path))
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
    for (before, article) in RenamedArticles.pairs(added, in: new, among: removed, in: old) {
      removed.removeAll { $0 === before }
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

/// Finds the articles that added ones were before they were renamed.
private enum RenamedArticles {
  /// The share of equal lines of an article that was renamed and changed.
  private static let likeness = 0.5
  /// The largest number of pairs of articles to compare.
  private static let comparisons = 250_000

  static func pairs(
    _ added: [PlacedArticle], in new: UnreadArticles, among removed: [PlacedArticle], in old: UnreadArticles
  ) -> [(PlacedArticle?, PlacedArticle)] {
    let byContent = Dictionary(removed.map { ($0.file.contentHash, $0) }) { first, _ in first }
    var pairs: [(PlacedArticle?, PlacedArticle)] = added.map { (byContent[$0.file.contentHash], $0) }
    let taken = Set(pairs.compactMap { $0.0?.place.path })
    var left = removed.filter { !taken.contains($0.place.path) }.map { ($0, lines(of: old.text(of: $0) ?? [])) }
    guard left.count * pairs.count(where: { $0.0 == nil }) <= comparisons else { return pairs }
    for index in pairs.indices where pairs[index].0 == nil && !left.isEmpty {
      let lines = lines(of: new.text(of: pairs[index].1) ?? [])
      let likest = left.indices.map { ($0, similarity(lines, left[$0].1)) }.max { $0.1 < $1.1 }
      if let likest, likest.1 >= likeness { pairs[index].0 = left.remove(at: likest.0).0 }
    }
    return pairs
  }

  private static func lines(of text: [UInt8]) -> [UInt64: Int] {
    text.split(separator: 0x0A).reduce(into: [:]) { $0[FNVHash($1).value, default: 0] += 1 }
  }

  private static func similarity(_ lines: [UInt64: Int], _ others: [UInt64: Int]) -> Double {
    let common = lines.reduce(0) { $0 + min($1.value, others[$1.key] ?? 0) }
    let count = lines.values.reduce(0, +) + others.values.reduce(0, +)
    return count == 0 ? 0 : 2 * Double(common) / Double(count)
  }
}

/// The names by which texts can refer to files: without the ending, or of the folder for an `index.md`.
///
/// A name is found by its longest part without white space and punctuation, in one pass over a text.
private struct Names: Sendable {
  private let hashes: Set<UInt64>

  init(of paths: [String]) {
    hashes = Set(
      paths.compactMap { path in
        let parts = path.split(separator: "/")
        let stem = parts.last?.split(separator: ".").first ?? ""
        let name = ["index", "_index", ""].contains(stem) ? parts.dropLast().last ?? "" : stem
        return Self.parts(of: Array(name.utf8)).max { $0.count < $1.count }.map { FNVHash($0).value }
      })
  }

  private static func parts(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    text.split { !($0.isASCIIAlphanumeric || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") || $0 >= 0x80) }
  }

  /// Whether a text may have a link to one of the files.
  func areLinked(in text: [UInt8]) -> Bool {
    !hashes.isEmpty && Self.parts(of: text).contains { hashes.contains(FNVHash($0).value) }
  }

  /// Whether a text may show a part of one of the files, or code from outside of the content folder.
  func areIncluded(in text: [UInt8]) -> Bool {
    if text.firstRange(of: Self.file) != nil { return true }
    return !hashes.isEmpty && text.firstRange(of: Self.fence) != nil && areLinked(in: text)
  }

  private static let (file, fence) = (Array("file=".utf8), Array(":::".utf8))
}

extension String {
  /// A path without slashes at its ends.
  var withoutOuterSlashes: String { split(separator: "/").joined(separator: "/") }
}

extension UnreadArticles {
  /// Returns an article with its bytes and its text; `nil` if its file cannot be read.
  fileprivate func version(_ placed: PlacedArticle) -> (version: ArticleVersion, article: Article?)? {
    text(of: placed).map { (ArticleVersion(placed: placed, bytes: $0), read(placed)) }
  }
}

extension UnreadArticles {
  /// The variables that the texts of sections set.
  fileprivate var variables: [String: DataNode] {
    let sections = articles.compactMap { article in
      article.metadata.parameters["variables"].map { (article.place.path, $0.withoutRanges) }
    }
    return Dictionary(sections) { first, _ in first }
  }
}

extension SourceFolder {
  fileprivate func has(_ path: String) -> Bool { (try? read(path)) != nil }
}
