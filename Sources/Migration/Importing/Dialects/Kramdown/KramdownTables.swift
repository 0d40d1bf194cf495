/// Converts tables of kramdown that GitHub's Markdown does not read: without a header, or with other dividers.
enum KramdownTables {
  /// Returns a text with such tables in GitHub's syntax.
  ///
  /// ```
  /// | rye | 250 |      becomes      |   |   |
  /// | oat | 230 |                   |---|---|
  ///                                 | rye | 250 |
  ///                                 | oat | 230 |
  /// ```
  static func converted(_ text: MarkdownText) -> MarkdownText {
    guard text.bytes.contains(UInt8(ascii: "|")) else { return text }
    return text.replacing(text.paragraphs.compactMap { range in table(of: text.bytes[range]).map { (range, $0) } })
  }

  /// Returns the converted table in a paragraph; `nil` if it has no table, or one that Garland reads already.
  private static func table(of paragraph: ArraySlice<UInt8>) -> [UInt8]? {
    let indentation = String(decoding: paragraph.prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
    var lines = String(decoding: paragraph, as: UTF8.self).split(separator: "\n").map { String($0.trimmed) }
    // An attribute list below a table belongs to it.
    let attributes = lines.last.flatMap { $0.hasPrefix("{:") ? lines.removeLast() : nil }
    guard let first = lines.first, !isOtherBlock(first) else { return nil }
    let rows = lines.map(cells)
    guard !rows.contains(where: { $0.count < 2 && !isDivider($0) }) else { return nil }
    let dividers = rows.indices.filter { isDivider(rows[$0]) }
    let hasBars = rows.contains { $0.contains { $0.contains("|") } }
    if dividers.first == 1, rows.count > 1, rows[1].count == rows[0].count, dividers.count == 1, !hasBars { return nil }
    let shown = rows.filter { !isDivider($0) }
    guard let width = shown.map(\.count).max() else { return nil }
    let hasHeader = dividers.contains { $0 > 0 && $0 < rows.count - 1 }
    let marks = dividers.first.map { rows[$0].map { mark(like: $0) } } ?? []
    func line(_ cells: [String], filledWith empty: String) -> String {
      // GitHub's Markdown divides cells at bars in code, too, unless they have a backslash.
      let cells = cells.map { $0.replacing("\\|", with: "|").replacing("|", with: "\\|") }
      return "|" + (0..<width).map { " " + ($0 < cells.count ? cells[$0] : empty) + " |" }.joined()
    }
    let header = [line(hasHeader ? shown[0] : [], filledWith: ""), line(marks, filledWith: "---")]
    let body = shown.dropFirst(hasHeader ? 1 : 0).map { line($0, filledWith: "") }
    return Array((header + body + [attributes].compactMap(\.self)).map { indentation + $0 + "\n" }.joined().utf8)
  }

  /// Whether a line starts a list, a quote, a heading or a container.
  private static func isOtherBlock(_ line: String) -> Bool {
    KramdownContents.isItem(line) || [">", "#", ":::", "{", "[^"].contains { line.hasPrefix($0) }
  }

  /// Returns the cells of a line, which bars outside of code and tags divide.
  private static func cells(_ line: String) -> [String] {
    let bytes = Array(line.utf8)
    let bar = UInt8(ascii: "|")
    var bars: [Int] = []
    var at = 0
    while let next = bytes[at...].firstIndex(where: { $0 == bar || "`<\\".utf8.contains($0) }) {
      if bytes[next] == bar { bars.append(next) }
      at = bytes[next] == bar ? next + 1 : InlineSkip.end(from: next, in: bytes, 0..<bytes.count)
    }
    guard !bars.isEmpty else { return [line] }
    let edges = [-1] + bars + [bytes.count]
    var cells = zip(edges, edges.dropFirst()).map { String(decoding: bytes[($0 + 1)..<$1], as: UTF8.self).trimmed }
    if bars.first == 0 { cells.removeFirst() }
    if bars.last == bytes.count - 1, !cells.isEmpty { cells.removeLast() }
    return cells
  }

  /// Whether the cells are a line of hyphens or equals signs.
  private static func isDivider(_ cells: [String]) -> Bool {
    cells.allSatisfy { cell in cell.allSatisfy { "-:=+ ".contains($0) } && cell.contains { "-=".contains($0) } }
  }

  private static func mark(like cell: String) -> String {
    (cell.hasPrefix(":") ? ":" : "") + "---" + (cell.hasSuffix(":") ? ":" : "")
  }
}
