import Texts

/// A Markdown file that articles include whole: it becomes a file in `_shared`, and its tags `:::include`.
enum SharedText {
  /// Returns the path in `Content` of a file of the old site.
  static func target(of path: String) -> String { "_shared/" + path.withoutExtension + ".md" }

  /// Returns a text with `:::include` in the place of each line that stands for a file.
  static func included(in text: MarkdownText, _ context: ImportContext) -> MarkdownText {
    var shared: Set<String> = []
    let new = text.replacingLines { line in
      guard let path = context.includes.shared(in: line.text) else { return nil }
      // Some generators publish such a file as a page, too.
      let target = context.targets[path] ?? target(of: path)
      if context.targets[path] == nil { shared.insert(path) }
      return ":::include{file=" + (target.contains(where: \.isWhitespace) ? "\"\(target)\"" : target) + "}\n:::"
    }
    return new.with(shared: shared)
  }

  /// Whether a text means the same in a file of its own.
  ///
  /// Not so a text with a title, with links from the page around it, with references that begin or end in another file,
  /// with front matter, or with tags of its own.
  static func canStandAlone(_ bytes: [UInt8]) -> Bool {
    let text = MarkdownText.read(bytes)
    let lines = text.lines
    let isOpen = lines.last.map { $0.role == .code || $0.role == .opening } ?? true
    let tags = ["8<-", "{!", "{*", "{%", "{{", "@include"]
    if isOpen || lines.allSatisfy(\.text.trimmed.isEmpty) || tags.contains(where: text.contains) { return false }
    return lines.allSatisfy { line in
      guard line.role == .text else { return true }
      let isFront = line.text.trimmed == "---"
      return !isFront && !line.text.hasPrefix("# ") && !line.text.contains(/\[(?![ xX]\])[^\]]*\](?!\()/)
        && !line.text.contains(/(?:\]\(|(?:src|href)=["'])(?!https?:|mailto:|\/|#)/)
    }
  }
}

extension String {
  /// Whether a range is a line of its own between empty lines, without white space before it.
  func isAlone(_ range: Range<Index>) -> Bool {
    let before = self[..<range.lowerBound]
    let after = self[range.upperBound...].drop { $0 == " " || $0 == "\t" || $0 == "\r" }
    return (before.isEmpty || before.hasSuffix("\n\n") || before == "\n")
      && (after.isEmpty || after.hasPrefix("\n\n") || after == "\n")
  }
}
