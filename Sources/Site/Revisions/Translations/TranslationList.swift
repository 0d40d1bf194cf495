import Addresses
import Articles
package import Diagnostics
package import Markup
import Texts

/// The list of what translators have to do.
package struct TranslationList: Sendable {
  private let translations: [SiteTranslations.Translation]
  private let sources: SourceMap

  package init(_ translations: SiteTranslations, sources: SourceMap) {
    (self.translations, self.sources) = (translations.translations, sources)
  }

  /// The list as text: for each language the missing articles, then the old blocks.
  package var text: String {
    var lines: [String] = []
    let languages = translations.map(\.language).reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
    for language in languages { lines += self.lines(for: language) }
    return lines.map { $0 + "\n" }.joined()
  }

  private func lines(for language: String) -> [String] {
    let all = translations.filter { $0.language == language }
    var lines: [String] = []
    var (missing, old, added, unaligned, blocks) = (0, 0, 0, 0, 0)
    for translation in all {
      guard let article = translation.article else {
        missing += 1
        lines.append("missing: \(translation.original.place.path)")
        continue
      }
      guard let state = translation.state else {
        lines.append(
          "\(article.place.path): Git lacks the original `\(article.metadata.translatedFrom ?? "")` of `translated_from`"
        )
        continue
      }
      (old, added) = (old + state.old.count, added + state.missing.count)
      (unaligned, blocks) = (unaligned + state.unaligned.count, blocks + state.count)
      if state.old.isEmpty, state.missing.isEmpty { continue }
      lines.append(article.place.path)
      for block in state.old {
        lines.append("  \(line(of: block.block)): \(block.block.kind.word), \(block.block.name)")
        lines.append("    \(ChangedText.terminal(from: block.before, to: block.now))")
      }
      for block in state.missing {
        lines.append(
          "  new in \(translation.original.place.path):\(line(of: block)): \(block.kind.word), \(block.name)")
      }
    }
    lines.append(
      "\(language): \(missing.of("article")) missing, \(old) of \(blocks.of("block")) old, \(added.of("block")) new in originals"
        + (unaligned == 0 ? "" : ", \(unaligned.of("block")) not compared"))
    return lines
  }

  private func line(of block: ArticleBlock) -> Int {
    sources[block.place.source]?.position(at: block.place.bytes.lowerBound).line ?? 1
  }

  /// The list as JSON, for a person or a program that translates.
  package var json: JSONText {
    .list(
      translations.map { translation in
        let state = translation.state
        return .object([
          ("language", .text(translation.language)), ("original", .text(translation.original.place.path)),
          ("translation", translation.article.map { .text($0.place.path) } ?? .null),
          ("is_compared", .flag(state != nil)),
          ("old", .list((state?.old ?? []).map { json(of: $0) })),
          ("missing", .list((state?.missing ?? []).map { json(of: $0) })),
          ("not_compared", .list((state?.unaligned ?? []).map { json(of: $0) })),
          ("blocks", .number(state?.count ?? 0)),
        ])
      })
  }

  private func json(of old: TranslationState.OldBlock) -> JSONText {
    .object([
      ("line", .number(line(of: old.block))), ("kind", .text(old.block.kind.word)), ("name", .text(old.block.name)),
      ("translation", .text(old.block.text)), ("before", old.before.map { .text($0.text) } ?? .null),
      ("now", old.now.map { .text($0.text) } ?? .null),
      ("original_line", old.now.map { .number(line(of: $0)) } ?? .null),
      ("diff", .list(old.runs.map { .object([("change", .text($0.kind.rawValue)), ("text", .text($0.text))]) })),
    ])
  }

  private func json(of block: ArticleBlock) -> JSONText {
    .object([
      ("line", .number(line(of: block))), ("kind", .text(block.kind.word)), ("name", .text(block.name)),
      ("text", .text(block.text)),
    ])
  }
}
