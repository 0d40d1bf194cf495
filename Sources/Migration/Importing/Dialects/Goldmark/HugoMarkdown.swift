/// Markdown that Goldmark, the parser of Hugo, reads in another way than GitHub's.
struct HugoMarkdown: Sendable {
  /// Whether Goldmark replaces `<<` and `>>`.
  let hasTypographer: Bool

  /// Returns the text so that both parsers read the same from it.
  func converted(_ text: [UInt8]) -> [UInt8] {
    var lines = MarkdownLine.lines(of: UnmatchedBackticks.escaped(text))
    var isInHTML = false
    for index in lines.indices where lines[index].role == .text {
      let line = lines[index].text
      isInHTML = Self.isInHTML(line, behindHTML: isInHTML)
      if index > 0, lines[index - 1].role == .text, let count = Self.columns(ofDelimiter: line) {
        let header = Self.padded(lines[index - 1].text, to: count)
        lines[index - 1] = MarkdownLine(text: header, role: .text)
      }
      var new = Self.separatingMore(line)
      if !isInHTML {
        new = Self.endingAddresses(in: new)
        if hasTypographer { new = AngleQuotes.converted(new) }
      }
      if new != line { lines[index] = MarkdownLine(text: new, role: .text) }
    }
    return lines.bytes
  }

  /// Whether a line is in a block of HTML, which starts with a tag and ends before an empty line.
  private static func isInHTML(_ line: String, behindHTML: Bool) -> Bool {
    let trimmed = line.trimmed
    if behindHTML { return !trimmed.isEmpty }
    let name = trimmed.dropFirst().drop { $0 == "/" }
    let end = name.first { !$0.isLetter && !$0.isNumber && $0 != "-" }
    // `<https://a.example>` is a link.
    return trimmed.first == "<" && name.first?.isLetter == true && end != ":"
  }

  // MARK: The summary

  /// Returns a line with the text behind `<!--more-->` on a line of its own, where it is Markdown and not HTML.
  private static func separatingMore(_ line: String) -> String {
    guard line.hasPrefix("<!--"), let end = line.firstRange(of: "-->"),
      line[..<end.lowerBound].dropFirst(4).trimmed == "more"
    else { return line }
    let rest = line[end.upperBound...].trimmed
    return rest.isEmpty ? line : "<!--more-->\n\(rest)"
  }

  // MARK: Tables

  /// Returns the number of columns of a line such as `|---|:-:|`, or `nil` for another line.
  private static func columns(ofDelimiter line: String) -> Int? {
    guard line.utf8.contains(UInt8(ascii: "|")) else { return nil }
    let trimmed = line.trimmed
    guard trimmed.contains("-"), trimmed.allSatisfy({ "|:- \t".contains($0) }) else {
      return nil
    }
    let cells = cells(of: String(trimmed))
    return cells.allSatisfy { $0.contains("-") } ? cells.count : nil
  }

  /// Returns the header of a table with empty cells for missing ones, which Goldmark adds.
  private static func padded(_ header: String, to count: Int) -> String {
    let number = header.contains("|") ? cells(of: String(header.trimmed)).count : count
    guard number < count else { return header }
    let end = header.trimmed.hasSuffix("|") ? "" : " |"
    return header.trimmingEnd + end + String(repeating: "  |", count: count - number)
  }

  /// Returns the cells of a line of a table.
  private static func cells(of line: String) -> [Substring] {
    var cells: [Substring] = []
    var rest = line.hasPrefix("|") ? line.dropFirst() : line[...]
    var start = rest.startIndex
    var at = start
    while at < rest.endIndex {
      if rest[at] == "\\" {
        at = rest.index(at, offsetBy: 2, limitedBy: rest.endIndex) ?? rest.endIndex
        continue
      }
      if rest[at] == "|" {
        cells.append(rest[start..<at])
        start = rest.index(after: at)
      }
      at = rest.index(after: at)
    }
    rest = rest[start...]
    return rest.allSatisfy(\.isWhitespace) ? cells : cells + [rest]
  }

  // MARK: Addresses

  /// Returns a line with `<>` around each bare address that a letter such as `，` or `字` follows.
  ///
  /// On GitHub, such letters belong to the address up to the next space. Goldmark ends the address before them.
  private static func endingAddresses(in line: String) -> String {
    guard line.utf8.contains(where: { $0 >= 0x80 }), line.contains("://") else { return line }
    let bytes = Array(line.utf8)
    let code = CodeRegions.find(in: bytes)
    var result: [UInt8] = []
    var (at, copied) = (0, 0)
    while let start = bytes[at...].firstIndex(of: UInt8(ascii: "h")) {
      at = start + 1
      let scheme = ["https://", "http://"].first { bytes[start...].starts(with: $0.utf8) }
      let before = start == 0 ? UInt8(ascii: " ") : bytes[start - 1]
      guard let scheme, before >= 0x80 || before == UInt8(ascii: " "), code.region(at: start) == nil else { continue }
      var end = bytes[start...].firstIndex { $0 <= 0x20 || $0 >= 0x80 || "<>\"`|\\)]".utf8.contains($0) } ?? bytes.count
      at = end
      guard end < bytes.count, bytes[end] >= 0x80 else { continue }
      while end > start, ".,:;!?*_~'".utf8.contains(bytes[end - 1]) { end -= 1 }
      guard end > start + scheme.utf8.count else { continue }
      result += bytes[copied..<start] + [UInt8(ascii: "<")] + bytes[start..<end] + [UInt8(ascii: ">")]
      copied = end
    }
    return copied == 0 ? line : String(decoding: result + bytes[copied...], as: UTF8.self)
  }
}

extension String {
  /// The text without white space at its end.
  fileprivate var trimmingEnd: String {
    lastIndex { !$0.isWhitespace }.map { String(self[...$0]) } ?? ""
  }
}
