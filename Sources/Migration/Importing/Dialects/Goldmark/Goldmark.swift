/// Markdown that Goldmark, the parser of Hugo, reads in another way than GitHub's.
enum Goldmark {
  /// Returns the passes so that both parsers read the same from a text, in order.
  ///
  /// `hasTypographer` tells whether Goldmark replaces `<<` and `>>`.
  static func passes(hasTypographer: Bool) -> [MarkdownText.Pass] {
    [
      CodeFenceOptions.pass(from: .hugo),
      BlockAttributes.converted,
      escapingBackticks,
      paddedTables,
      separatingMore,
      endingAddresses,
      MarkdownText.when(hasTypographer, AngleQuotes.converted),
    ]
  }

  /// Returns a text whose words behind `<!--more-->` are on a line of their own, where they are Markdown and not HTML.
  private static func separatingMore(_ text: MarkdownText) -> MarkdownText {
    text.replacingLines { line in
      guard line.text.hasPrefix("<!--"), let end = line.text.firstRange(of: "-->"),
        line.text[..<end.lowerBound].dropFirst(4).trimmed == "more"
      else { return nil }
      let rest = line.text[end.upperBound...].trimmed
      return rest.isEmpty ? nil : "<!--more-->\n\(rest)"
    }
  }

  // MARK: Tables

  /// Returns a text whose tables have as many cells in the header as in the line below.
  private static func paddedTables(_ text: MarkdownText) -> MarkdownText {
    var lines = text.lines
    for index in lines.indices.dropFirst() where lines[index - 1].role == .text && lines[index].role == .text {
      guard let count = columns(ofDelimiter: lines[index].text) else { continue }
      lines[index - 1] = MarkdownLine(text: padded(lines[index - 1].text, to: count), role: .text)
    }
    return text.with(lines)
  }

  /// Returns the number of columns of a line such as `|---|:-:|`, or `nil` for another line.
  private static func columns(ofDelimiter line: String) -> Int? {
    guard line.utf8.contains(UInt8(ascii: "|")) else { return nil }
    let trimmed = line.trimmed
    guard trimmed.contains("-"), trimmed.allSatisfy({ "|:- \t".contains($0) }) else { return nil }
    let cells = cells(of: String(trimmed))
    return cells.allSatisfy { $0.contains("-") } ? cells.count : nil
  }

  /// Returns the header of a table with empty cells for missing ones, which Goldmark adds.
  private static func padded(_ header: String, to count: Int) -> String {
    let number = header.contains("|") ? cells(of: String(header.trimmed)).count : count
    guard number < count else { return header }
    let end = header.trimmed.hasSuffix("|") ? "" : " |"
    return header.trimmedEnd + end + String(repeating: "  |", count: count - number)
  }

  /// Returns the cells of a line of a table.
  private static func cells(of line: String) -> [Substring] {
    // A bar behind a backslash is a part of its cell.
    let line = line.replacing(/\\./, with: "x")
    let inner = line.hasPrefix("|") ? line.dropFirst() : line[...]
    let cells = inner.split(separator: "|", omittingEmptySubsequences: false)
    return cells.last?.allSatisfy(\.isWhitespace) == true ? Array(cells.dropLast()) : cells
  }

  // MARK: Addresses

  /// Returns a text with `<>` around each bare address that a letter such as `，` or `字` follows.
  ///
  /// On GitHub, such letters belong to the address up to the next space. Goldmark ends the address before them.
  private static func endingAddresses(_ text: MarkdownText) -> MarkdownText {
    guard text.contains("://") else { return text }
    return text.replacing(at: "h", in: text.paragraphs) { text, start in
      let before = start == 0 ? UInt8(ascii: " ") : text[start - 1]
      guard let scheme = ["https://", "http://"].first(where: { text[start...].starts(with: $0.utf8) }),
        before >= 0x80 || before <= 0x20
      else { return nil }
      var address = text[start...].prefix { $0 > 0x20 && $0 < 0x80 && !"<>\"`|\\)]".utf8.contains($0) }
      guard let next = text[address.endIndex...].first, next >= 0x80 else { return nil }
      while let last = address.last, ".,:;!?*_~'".utf8.contains(last) { address.removeLast() }
      return address.count > scheme.utf8.count ? (address.indices, Array("<".utf8) + address + Array(">".utf8)) : nil
    }
  }

  // MARK: Backticks

  /// Returns a text with a backslash before each backtick of a run that begins no code.
  ///
  /// In ```` ``a` and `b` ````, these are the first two. The parser forgets the ends of later code after such a run, so
  /// that `b` would be no code.
  private static func escapingBackticks(_ text: MarkdownText) -> MarkdownText {
    let bytes = text.bytes
    let tick = UInt8(ascii: "`")
    guard bytes.contains(tick) else { return text }
    // A backslash would be a part of the arguments of a shortcode.
    let paragraphs = text.paragraphs.filter { bytes[$0].firstRange(of: Array("{{".utf8)) == nil }
    return text.replacing(
      paragraphs.flatMap { CodeRegions.backticks(in: bytes[$0]).unmatched }
        .map { run in (run, run.flatMap { _ in [UInt8(ascii: "\\"), tick] }) })
  }
}
