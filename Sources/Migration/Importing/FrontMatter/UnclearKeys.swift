import Articles
import Parsing

extension CleanedKeys {
  /// Settles keys that resemble one that decides who sees the article; Garland refuses them.
  ///
  /// The old generator ignored such a key, so `dates` is a key of the author's own. But a key that differs only in
  /// capitals, such as `Draft`, gets its usual name.
  mutating func settleUnclearKeys() {
    let written = keys
    for entry in written.map.entries {
      switch FrontMatterRules.doubt(about: entry) {
      case .noValue?: keys[entry.key] = nil
      case .misspelt(let known)? where known.lowercased() == entry.key.lowercased() && written[known] == nil:
        keys.rename(entry.key, to: known)
        note("`\(entry.key)` is `\(known)` now, which decides who sees the article", at: entry)
      case .misspelt(let known)?:
        ownKeys.insert(entry.key)
        note("`\(entry.key)` resembles `\(known)`; `keys` in `site.yml` says that it is a key of your own", at: entry)
      case .almostHidden(let state)?:
        keys["draft"] = .bool(true)
        note("`\(entry.key)` resembles `\(state)`, so the article is a draft now", at: entry)
      case nil: break
      }
    }
    // Garland obeys keys such as `status: draft`, which the old generator may have ignored.
    var sources = SourceMap()
    let source = sources.add(SourceFile(path: article.source, utf8: []))
    if let key = ArticleMetadata.read(keys.map, in: source).value.draftKey, key != "draft" {
      note("`\(key)` makes the article a draft")
    }
  }
}
