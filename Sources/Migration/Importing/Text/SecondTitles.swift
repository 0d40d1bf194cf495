/// Headings of level 1 besides the title of the page, which Garland shows above the text.
enum SecondTitles {
  /// Returns the text with such headings one level lower, and all headings below each of them.
  ///
  /// Without a title in the front matter, the heading at the start of the text is the title.
  static func lowered(in text: MarkdownText, hasTitle: Bool) -> MarkdownText {
    guard text.bytes.contains(UInt8(ascii: "#")) || text.contains("\n=") else { return text }
    let text =
      hasTitle || text.lines.count { $0.role == .text && $0.text.hasPrefix("# ") } > 1
      ? text : startingWithHeading(text)
    var lines = text.lines
    var skipsFirst = !hasTitle && RepeatedTitle.firstHeading(of: text.bytes) != nil
    var (count, closing) = (0, String?.none)
    for index in lines.indices where lines[index].role == .text {
      let line = lines[index].text
      if let end = closing {
        if line.contains(end) { closing = nil }
        continue
      }
      closing = verbatimEnd(of: line)
      if closing != nil { continue }
      let next = index + 1 < lines.count && lines[index + 1].role == .text ? lines[index + 1].text : ""
      guard let level = level(of: line) ?? level(ofUnderline: next, below: line, lines[..<index].last?.text) else {
        continue
      }
      if level == 1, skipsFirst {
        skipsFirst = false
        continue
      }
      count += level == 1 ? 1 : 0
      guard count > 0, level < 6 else { continue }
      if Self.level(of: line) != nil {
        lines[index] = MarkdownLine(text: line.prefix { $0 == " " } + "#" + line.drop { $0 == " " }, role: .text)
      } else {
        let heading = lines[index].indentation + String(repeating: "#", count: level + 1) + " " + line.trimmed
        lines[index] = MarkdownLine(text: heading, role: .text)
        lines[index + 1] = MarkdownLine(text: "", role: .text)
      }
    }
    guard count > 0 else { return text }
    let new = text.with(lines)
    return new.with(ConvertedText(bytes: new.bytes, counts: ["second heading of level 1": count]))
  }

  /// Text that shows each sign as it is.
  private static let verbatim = [
    ("<!--", "-->"), ("<pre", "</pre"), ("<script", "</script"), ("<style", "</style"), ("<textarea", "</textarea"),
  ].map { (start: $0.0, end: $0.1) }

  /// Returns the text that ends the verbatim text which a line starts.
  private static func verbatimEnd(of line: String) -> String? {
    let start = line.trimmedStart
    return verbatim.first { start.hasPrefix($0.start) && !start.contains($0.end) }?.end
  }

  /// Returns a text whose first heading of level 1 is its first line, because Garland shows it above the text.
  static func startingWithHeading(_ text: MarkdownText) -> MarkdownText {
    guard RepeatedTitle.firstHeading(of: text.bytes) == nil else { return text }
    var lines = text.lines
    guard let index = lines.firstIndex(where: { $0.role == .text && $0.text.hasPrefix("# ") }) else { return text }
    // A heading in a container or in verbatim text stays there, and one with an underline before it is the title.
    let before = lines[..<index].map(\.text)
    let isInside = before.contains { line in
      verbatimEnd(of: line) != nil || [":::", "!!!", "???", "===", "///"].contains { line.trimmed.hasPrefix($0) }
    }
    guard !isInside else { return text }
    let heading = lines.remove(at: index)
    return text.with([heading, MarkdownLine(text: "", role: .text)] + lines)
  }

  /// Returns the level of a heading such as `## Oven`.
  private static func level(of line: String) -> Int? {
    let start = line.drop { $0 == " " }
    let marks = start.prefix { $0 == "#" }.count
    guard line.count - start.count < 4, (1...6).contains(marks) else { return nil }
    return start.dropFirst(marks).first.map { $0 == " " || $0 == "\t" } ?? true ? marks : nil
  }

  /// Returns the level of a heading of one line with an underline.
  private static func level(ofUnderline underline: String, below line: String, _ previous: String?) -> Int? {
    let marks = underline.trimmed
    let isUnderline = !marks.isEmpty && (marks.allSatisfy { $0 == "=" } || marks.allSatisfy { $0 == "-" })
    let text = line.trimmed
    guard isUnderline, underline.prefix(4).contains(where: { $0 != " " }),
      line.prefix(4).contains(where: { $0 != " " }),
      let first = text.first, previous?.trimmed.isEmpty ?? true, !"-*+>|<:".contains(first),
      !(text.allSatisfy { "-=".contains($0) })
    else { return nil }
    return marks.first == "=" ? 1 : 2
  }
}
