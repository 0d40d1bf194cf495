import Texts

/// A Markdown file that articles include whole: it becomes a file in `_shared`, and its tags `:::include`.
///
/// The article is converted twice, the second time with marks around the texts of such files. A text becomes a file if it
/// is converted to the same text by itself, and if the marks change nothing around it.
enum SharedText {
  /// Returns the path in `Content` of a file of the old site, or `nil` if the file cannot have one.
  static func target(of path: String, in site: ForeignSite) -> String? {
    let visible = path.withoutUnderscores
    guard visible == path || !site.has(visible),
      path.allSatisfy({ $0.isLetter || $0.isNumber || "._-/ ".contains($0) })
    else { return nil }
    return "_shared/" + visible + (path.fileExtension == "md" ? "" : ".md")
  }

  /// Returns an article with `:::include` in the place of the texts that files have.
  ///
  /// `convert` converts a file by itself, as if it were an article at a path in `Content`.
  static func included(
    in plain: MarkdownText, _ marked: MarkdownText, _ context: ImportContext,
    _ convert: (_ path: String, _ target: String) -> MarkdownText?
  ) -> MarkdownText {
    let lines = marked.lines
    let marks = lines.indices.filter {
      lines[$0].role == .text && context.includes.file(markedBy: lines[$0].text) != nil
    }
    func shown(_ lines: [MarkdownLine]) -> [String] { lines.map(\.text).filter { !$0.trimmed.isEmpty } }
    let others = lines.indices.filter { !marks.contains($0) }.map { lines[$0] }
    guard marks.count.isMultiple(of: 2), shown(others) == shown(plain.lines) else { return plain }
    var (kept, files, copied, isChanged): ([MarkdownLine], Set<String>, Int, Bool) = ([], [], 0, false)
    for pair in stride(from: 0, to: marks.count, by: 2) {
      let (start, end) = (marks[pair], marks[pair + 1])
      guard lines[start] == lines[end], let path = context.includes.file(markedBy: lines[start].text) else {
        return plain
      }
      kept += lines[copied..<start]
      copied = end + 1
      let inner = Array(lines[(start + 1)..<end])
      // Some generators publish such a file as a page, too.
      let page = context.targets[path]
      if let target = page ?? target(of: path, in: context.site),
        canStandAlone(inner, before: lines[..<start], after: lines[copied...]),
        let own = convert(path, target), shown(own.lines) == shown(inner)
      {
        if page == nil { files.insert(path) }
        isChanged = true
        let name = target.contains(" ") ? "\"\(target)\"" : target
        kept += [":::include{file=\(name)}", ":::"].map { MarkdownLine(text: $0, role: .text) }
      } else {
        kept += inner
      }
    }
    return isChanged ? marked.with(kept + lines[copied...]).with(shared: files) : plain
  }

  /// Whether a text means the same in a file of its own as between other lines.
  ///
  /// Not so a text with a title, with front matter, with references to other texts, or one that continues a block.
  private static func canStandAlone(
    _ inner: [MarkdownLine], before: ArraySlice<MarkdownLine>, after: ArraySlice<MarkdownLine>
  ) -> Bool {
    func begins(_ line: MarkdownLine) -> Bool {
      !line.text.contains(/^(?:\s|[-*+] |\d+[.)] |[>:|<])/) || line.text.hasPrefix(":::")
    }
    let texts = inner.filter { !$0.text.trimmed.isEmpty }
    guard let first = texts.first, let last = inner.last, last.role == .text || last.role == .closing, begins(first),
      !first.text.contains(/^(?:---|\+\+\+|[A-Za-z][\w -]*:)/),
      after.first(where: { !$0.text.trimmed.isEmpty }).map(begins) ?? true,
      before.last(where: { !$0.text.trimmed.isEmpty }).map({ !$0.text.trimmed.hasPrefix("<") }) ?? true
    else { return false }
    return inner.allSatisfy { line in
      if line.role != .text { return true }
      // The address of a file that the old site does not have.
      if line.text.contains(/(?:\]\(|(?:src|href|srcset|poster)=["']?)(?!["']|\w+:|\/|#)/) { return false }
      return !line.text.contains(/\[(?![ xX]\])[^\]]*\](?!\()|^ {0,3}(?:# |#$|=+\s*$)|<h1/)
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
