import Articles
import Diagnostics
import Parsing

/// Keys that resemble one that decides who sees an article; Garland refuses them.
///
/// The old generator ignored such a key, so `dates` is a key of the author's own. But a key that differs only in
/// capitals, such as `Draft`, gets its usual name.
enum UnclearKeys {
  /// Returns the keys without such problems, the author's own keys among them, and notes.
  static func settled(
    _ keys: ArticleKeys, of article: ForeignArticle, in bytes: [UInt8]
  ) -> (keys: ArticleKeys, own: Set<String>, notes: [ImportNote]) {
    var (settled, own, notes) = (keys, Set<String>(), [ImportNote]())
    func note(_ entry: DataMap.Entry, _ message: String) {
      notes.append(ImportNote(path: article.source, line: article.line(of: entry, in: bytes), message: message))
    }
    for entry in keys.map.entries {
      switch FrontMatterRules.doubt(about: entry) {
      case .noValue?: settled[entry.key] = nil
      case .misspelt(let known)? where known.lowercased() == entry.key.lowercased() && keys[known] == nil:
        settled.rename(entry.key, to: known)
        note(entry, "`\(entry.key)` is `\(known)` now, which decides who sees the article")
      case .misspelt(let known)?:
        own.insert(entry.key)
        note(entry, "`\(entry.key)` resembles `\(known)`; `keys` in `site.yml` says that it is a key of your own")
      case .almostHidden(let state)?:
        settled["draft"] = .bool(true)
        note(entry, "`\(entry.key)` resembles `\(state)`, so the article is a draft now")
      case nil: break
      }
    }
    // Garland obeys keys such as `status: draft`, which the old generator may have ignored.
    var sources = SourceMap()
    let source = sources.add(SourceFile(path: article.source, utf8: []))
    if let key = ArticleMetadata.read(settled.map, in: source).value.draftKey, key != "draft" {
      notes.append(ImportNote(path: article.source, message: "`\(key)` makes the article a draft"))
    }
    return (settled, own, notes)
  }
}
