import Articles
import Diagnostics
import Texts

/// The report of what changed, as text for a terminal or as Markdown for a comment or the summary of a job.
package struct ChangesReport: Sendable {
  private let difference: SiteDifference
  /// The name of the old revision.
  private let revision: String

  package init(_ difference: SiteDifference, since revision: String) {
    (self.difference, self.revision) = (difference, revision)
  }

  /// The text for a terminal.
  package var text: String {
    var lines: [String] = []
    for article in difference.articles {
      lines.append("\(heading(of: article))")
      lines += facts(of: article).map { (fact: String) -> String in "  " + fact }
      for change in article.blocks {
        let place = place(of: change, TextStyle.self).map { "  (\($0))" } ?? ""
        lines.append("  \(what(change)), \(change.block.name)\(size(change))\(place)")
        if let words = words(of: change, TextStyle.self) { lines.append("    \(words)") }
      }
      lines.append("")
    }
    lines += otherFiles.map { "\($0.title): \($0.names.joined(separator: ", "))" }
    if !otherFiles.isEmpty { lines.append("") }
    return lines.map { $0 + "\n" }.joined() + summary + "\n"
  }

  /// The Markdown, of at most `limit` bytes.
  package func markdown(limit: Int) -> String {
    var result = "### \(MarkdownStyle.escaped(summary))\n\n"
    let reserve = 200
    var leftOut = 0
    for article in difference.articles {
      let sections = [article.blocks.count, 10].lazy.map { markdown(of: article, blocks: $0) }
      if let section = sections.first(where: { result.utf8.count + $0.utf8.count < limit - reserve }) {
        result += section
      } else {
        leftOut += 1
      }
    }
    for (title, names) in otherFiles {
      let line = "**\(title)**: \(names.map { MarkdownStyle.code($0) }.joined(separator: ", "))\n\n"
      if result.utf8.count + line.utf8.count < limit - reserve { result += line } else { leftOut += 1 }
    }
    if leftOut > 0 {
      result += "\(leftOut.grouped) more left out, because the text would be too long. `garland changes` prints all.\n"
    }
    return result
  }

  private func markdown(of article: ArticleDifference, blocks count: Int) -> String {
    var lines = [
      "**\(MarkdownStyle.escaped(article.title))** \(MarkdownStyle.code(article.path ?? article.oldPath ?? ""))", "",
    ]
    let kind = article.kind == .changed ? [] : [article.kind == .added ? "new, \(article.words.of("word"))" : "removed"]
    lines += (kind + facts(of: article)).map { "- \(MarkdownStyle.escapedPhrase($0))" }
    for change in article.blocks.prefix(count) {
      lines.append(
        "- \(what(change)), **\(MarkdownStyle.escaped(change.block.name))**\(size(change))"
          + (place(of: change, MarkdownStyle.self).map { " (\($0))" } ?? ""))
      if let words = words(of: change, MarkdownStyle.self) { lines.append("  <br>\(words)") }
    }
    if article.blocks.count > count { lines.append("- \((article.blocks.count - count).grouped) more") }
    return lines.joined(separator: "\n") + "\n\n"
  }

  // MARK: Parts of both forms

  private func heading(of article: ArticleDifference) -> String {
    let path = article.path ?? article.oldPath ?? ""
    let kind =
      switch article.kind {
      case .added: "new, \(article.words.of("word")): "
      case .removed: "removed: "
      case .changed: ""
      }
    return "\(kind)\(path)  “\(article.title)”"
  }

  /// What changed beside the blocks.
  private func facts(of article: ArticleDifference) -> [String] {
    var facts: [String] = []
    if let old = article.oldPath, let path = article.path, old != path { facts.append("the file was `\(old)`") }
    switch (article.oldAddress, article.address) {
    case (let old?, let new?) where old != new:
      facts.append("its address moves from `\(old)` to `\(new)`" + redirect(article))
    case (let old?, nil): facts.append("the address `\(old)` goes" + redirect(article))
    case (nil, let new?): facts.append("the address `\(new)` comes")
    default: break
    }
    facts += article.frontMatter
    if !article.goneAnchors.isEmpty {
      facts.append("no link leads any more to \(article.goneAnchors.map { "`#\($0)`" }.joined(separator: ", "))")
    }
    if article.isOtherwiseDifferent { facts.append("the page looks different, but no block changed") }
    return facts
  }

  private func redirect(_ article: ArticleDifference) -> String {
    article.isRedirected ? ", and redirects" : article.address == nil ? "" : "; `aliases` could redirect the old one"
  }

  private func what(_ change: BlockChange) -> String {
    let verb = change.kind == .changed && change.isMoved ? "moved and changed" : change.kind.rawValue
    if case .heading = change.block.kind, change.count > 1 { return "\(verb) section" }
    return "\(verb) \(change.block.kind.word)"
  }

  /// The number of blocks in a section or a container.
  private func size(_ change: BlockChange) -> String { change.count > 1 ? ", \(change.count.of("block"))" : "" }

  private func place(of change: BlockChange, _ style: (some ReportStyle).Type) -> String? {
    guard change.kind != .removed, let file = difference.sources[change.block.place.source] else { return nil }
    return style.code("\(file.path):\(file.position(at: change.block.place.bytes.lowerBound).line)")
  }

  /// The changed words, or what else changed in a block.
  private func words(of change: BlockChange, _ style: (some ReportStyle).Type) -> String? {
    switch change.kind {
    case .moved: return nil
    case .added: return change.block.text.isEmpty ? nil : style.added(change.block.text.oneLine(upTo: 200))
    case .removed: return change.block.text.isEmpty ? nil : style.removed(change.block.text.oneLine(upTo: 200))
    case .changed: return ChangedText.text(from: change.old, to: change.block, style)
    }
  }

  /// The changed files that are no articles.
  private var otherFiles: [(title: String, names: [String])] {
    let files = [("added", ArticleDifference.Kind.added), ("changed", .changed), ("removed", .removed)].map {
      word, kind in
      (title: "Files \(word)", names: difference.files.filter { $0.kind == kind }.map(\.path))
    }
    return (files + [("Templates changed", difference.templates), ("Settings changed", difference.settings)])
      .filter { !$0.names.isEmpty }
  }

  private var summary: String {
    let numbers: [(count: Int, noun: String)] = [
      (difference.articles.count, "article"), (difference.files.count, "file"),
      (difference.templates.count, "template"), (difference.settings.count, "setting"),
    ]
    let counts = numbers.filter { $0.count > 0 }.map { $0.count.of($0.noun) }
    return counts.isEmpty
      ? "No changes for readers since \(revision)" : "Changes since \(revision): \(counts.joined(separator: ", "))"
  }
}
