/// Headings without a space, `##Rye`, which kramdown reads unless its input is GitHub's Markdown.
enum KramdownHeadings {
  /// Returns a text with a space behind the marks of such headings.
  static func spaced(_ text: MarkdownText) -> MarkdownText {
    guard text.bytes.contains(UInt8(ascii: "#")) else { return text }
    return text.replacingLines { line in
      let marks = line.text.prefix { $0 == "#" }
      let rest = line.text[marks.endIndex...]
      guard (1...6).contains(marks.count), let next = rest.first, next != " ", next != "\t" else { return nil }
      return marks + " " + rest
    }
  }
}
