/// Headings without a space, `##Rye##`, which Python-Markdown reads, and kramdown unless its input is GitHub's Markdown.
enum TightHeadings {
  /// Returns a text with a space behind the marks of such headings, and without the marks at their ends.
  static func spaced(_ text: MarkdownText) -> MarkdownText {
    guard text.bytes.contains(mark) else { return text }
    return text.replacing(
      text.paragraphLines.flatMap { line -> [MarkdownText.Edit] in
        let marks = line.prefix { $0 == mark }
        guard 1...6 ~= marks.count, let next = line.dropFirst(marks.count).first else { return [] }
        let space: [MarkdownText.Edit] = next > 0x20 ? [(marks.endIndex..<marks.endIndex, [0x20])] : []
        // A sign at the end can be a part of the last word, as in `# C#`.
        let end = line[...(line.lastIndex { $0 > 0x20 } ?? line.startIndex)]
        let closing = end.suffix(from: end.lastIndex { $0 != mark }.map { $0 + 1 } ?? end.endIndex)
        return space + (closing.count == marks.count && closing.count > 1 ? [(closing.indices, [])] : [])
      })
  }

  private static let mark = UInt8(ascii: "#")
}
