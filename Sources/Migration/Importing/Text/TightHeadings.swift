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
        let words = line[marks.endIndex...]
        guard let last = words.lastIndex(where: { $0 > 0x20 && $0 != mark }) else { return space }
        // A single sign at the end can be a part of the last word, as in `# C#`.
        let closing = words[(last + 1)...].count { $0 == mark }
        return space + (closing == marks.count && closing > 1 ? [(last + 1..<line.endIndex, [])] : [])
      })
  }

  private static let mark = UInt8(ascii: "#")
}
