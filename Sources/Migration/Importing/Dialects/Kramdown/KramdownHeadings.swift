/// Headings without a space, `##Rye`, which kramdown reads unless its input is GitHub's Markdown.
enum KramdownHeadings {
  /// Returns a text with a space behind the marks of such headings.
  static func spaced(_ text: [UInt8]) -> [UInt8] {
    guard text.contains(UInt8(ascii: "#")) else { return text }
    var isChanged = false
    let lines = MarkdownLine.lines(of: text).map { line in
      let marks = line.text.prefix { $0 == "#" }
      guard line.role == .text, (1...6).contains(marks.count), let next = line.text[marks.endIndex...].first,
        next != " ", next != "\t"
      else { return line }
      isChanged = true
      return MarkdownLine(text: marks + " " + line.text[marks.endIndex...], role: .text)
    }
    return isChanged ? lines.bytes : text
  }
}
