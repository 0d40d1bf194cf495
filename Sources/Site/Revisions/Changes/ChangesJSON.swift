import Articles
import Diagnostics
package import Markup
import Texts

extension SiteDifference {
  /// The report as JSON.
  package var json: JSONText {
    .object([
      ("articles", .list(articles.map { json(of: $0) })),
      ("files", .list(files.map { .object([("path", .text($0.path)), ("change", .text($0.kind.rawValue))]) })),
      ("templates", .list(templates.map { .text($0) })),
      ("settings", .list(settings.map { .text($0) })),
    ])
  }

  private func json(of article: ArticleDifference) -> JSONText {
    .object([
      ("change", .text(article.kind.rawValue)), ("title", .text(article.title)),
      ("path", .optional(article.path)), ("old_path", .optional(article.oldPath)),
      ("address", .optional(article.address)), ("old_address", .optional(article.oldAddress)),
      ("redirects", .flag(article.isRedirected)),
      ("front_matter", .list(article.frontMatter.map { .text($0) })),
      ("gone_anchors", .list(article.goneAnchors.map { .text($0) })),
      ("looks_different", .flag(article.isOtherwiseDifferent)),
      ("blocks", .list(article.blocks.map { json(of: $0) })),
    ])
  }

  private func json(of change: BlockChange) -> JSONText {
    let file = change.kind == .removed ? nil : sources[change.block.place.source]
    return .object([
      ("change", .text(change.kind.rawValue)), ("moved", .flag(change.isMoved || change.kind == .moved)),
      ("kind", .text(change.block.kind.word)), ("name", .text(change.block.name)),
      ("blocks", .number(change.count)), ("words", .number(change.words)),
      ("file", .optional(file?.path)),
      ("line", file.map { .number($0.position(at: change.block.place.bytes.lowerBound).line) } ?? .null),
      ("old", .optional((change.kind == .removed ? change.block : change.old)?.text)),
      ("new", .optional(change.kind == .removed ? nil : change.block.text)),
      ("diff", .list(change.runs.map { .object([("change", .text($0.kind.rawValue)), ("text", .text($0.text))]) })),
    ])
  }
}

extension JSONText {
  fileprivate static func optional(_ text: String?) -> JSONText { text.map { .text($0) } ?? .null }
}
