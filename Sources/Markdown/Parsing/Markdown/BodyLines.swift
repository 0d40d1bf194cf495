import Diagnostics
import Texts

/// The lines below the front matter, with the parser's line numbers mapped to file offsets.
struct BodyLines {
  private let file: SourceFile
  /// The number of lines in the front matter.
  private let skipped: Int
  /// The offset of the first line, after a byte order mark.
  private let first: Int

  /// The size of the file in bytes.
  var count: Int { file.utf8.count }

  /// Whether the parser gets the bytes of the file unchanged.
  private let isSimple: Bool

  /// The lines of the parser as ranges of the file, if they differ from the lines of the file.
  private let ranges: [Range<Int>]?

  init(_ file: SourceFile, from start: Int, isSimple: Bool, ranges: [Range<Int>]? = nil) {
    self.file = file
    self.ranges = ranges
    self.isSimple = isSimple
    first = start
    skipped = start == 0 ? 0 : file.position(at: start).line - 1
  }

  /// Returns the file offset where a line starts.
  func start(of line: Int) -> Int {
    if let ranges { return range(ofLine: line, among: ranges).lowerBound }
    return max(file.start(ofLine: line + skipped), first)
  }

  /// Returns the file offset where a line ends, without its line end.
  func end(of line: Int) -> Int {
    if let ranges { return range(ofLine: line, among: ranges).upperBound }
    return file.range(ofLine: line + skipped).upperBound
  }

  private func range(ofLine line: Int, among ranges: [Range<Int>]) -> Range<Int> {
    ranges.isEmpty ? first..<first : ranges[min(max(line, 1), ranges.count) - 1]
  }

  /// Whether the first byte of a block is `byte`.
  func begins(_ block: CMarkNode, with byte: UInt8) -> Bool {
    let start = start(of: block.startLine) + block.startColumn - 1
    return start < count && file.utf8[start] == byte
  }

  /// Returns a line without its line end.
  ///
  /// Its indices are file offsets.
  func line(_ number: Int) -> ArraySlice<UInt8> {
    if let ranges { return file.utf8[range(ofLine: number, among: ranges)] }
    let bytes = file.range(ofLine: number + skipped)
    return file.utf8[max(bytes.lowerBound, first)..<max(bytes.upperBound, first)]
  }

  /// Returns the range of a node in the file, or an empty range if the parser reports no position.
  func range(of node: CMarkNode, shiftedBy shift: InlineShift = .none) -> Range<Int32> {
    let line = node.startLine + shift.lines
    // A node without a position has no columns either.
    guard line > 0, node.startLine > 0 || node.endColumn > 0 else { return 0..<0 }
    let last = max(node.endLine + shift.lines, line)
    var end = start(of: last) + node.endColumn + shift.columns
    // After invalid UTF-8 is replaced, the parser's line can be longer than the line in the file.
    if !isSimple { end = min(end, self.end(of: last)) }
    return trimmed(start(of: line) + max(node.startColumn + shift.columns - 1, 0), end)
  }

  /// Returns the range of a block that ends with line `last`; the range may start some lines below the start of the
  /// block.
  func range(of node: CMarkNode, from skippedLines: Int = 0, throughLine last: Int) -> Range<Int32> {
    let line = node.startLine + skippedLines
    return trimmed(start(of: line) + max(node.startColumn - 1, 0), end(of: max(last, line)))
  }

  /// Returns the last line of an underlined heading.
  ///
  /// The parser reports the line after it, unless the file ends with the heading.
  func lastLine(ofUnderlined heading: CMarkNode) -> Int {
    let above = heading.endLine - 1
    guard above > heading.startLine else { return heading.endLine }
    let text = line(above).drop { $0.isSpaceOrTab || $0 == UInt8(ascii: ">") }.trimmedEnd
    let isUnderline = !text.isEmpty && text.allSatisfy { $0 == text.first && ($0 == 0x3D || $0 == 0x2D) }
    return isUnderline ? above : heading.endLine
  }

  /// Finds the first range of a text in a part of the file.
  ///
  /// The range is `nil` if that part does not contain the text verbatim, or if finding it takes more than `limit`
  /// comparisons of bytes.
  func find(
    _ text: ArraySlice<UInt8>, in part: Range<Int>, comparingAtMost limit: Int
  ) -> (range: Range<Int32>?, compared: Int) {
    var compared = 0
    guard let first = text.first, text.count <= part.count else { return (nil, compared) }
    for start in part.lowerBound...(part.upperBound - text.count) {
      guard compared < limit else { break }
      compared += 1
      guard file.utf8[start] == first else { continue }
      compared += text.count
      if file.utf8[start..<start + text.count].elementsEqual(text) {
        return (Int32(start)..<Int32(start + text.count), compared)
      }
    }
    return (nil, compared)
  }

  /// Returns the start of a footnote's marker.
  ///
  /// The parser reports only the start of the footnote's text.
  func markerStart(of range: Range<Int32>) -> Int32 {
    var at = Int(range.lowerBound)
    while at > first, file.utf8[at - 1] != 0x0A, file.utf8[at - 1] != 0x0D {
      at -= 1
      if file.utf8[at] == UInt8(ascii: "["), file.utf8[at + 1] == UInt8(ascii: "^") { return Int32(at) }
    }
    return range.lowerBound
  }

  /// Returns the start of the white space before a range, on the same line.
  func indentStart(of range: Range<Int32>) -> Int32 {
    var at = Int(range.lowerBound)
    while at > first, file.utf8[at - 1] == 0x20 || file.utf8[at - 1] == 0x09 { at -= 1 }
    return Int32(at)
  }

  private func trimmed(_ lower: Int, _ upper: Int) -> Range<Int32> {
    let lower = min(lower, count)
    var upper = min(max(lower, upper), count)
    while upper > lower, file.utf8[upper - 1] == 0x0A || file.utf8[upper - 1] == 0x0D { upper -= 1 }
    return Int32(lower)..<Int32(upper)
  }
}

/// The distance from the position that the library reports for inlines to their real position.
///
/// The library reports wrong positions in some blocks, because it does not record where their text starts.
struct InlineShift {
  /// No distance.
  static let none = InlineShift(lines: 0, columns: 0)

  let lines: Int
  let columns: Int
}

extension BodyLines {
  /// Returns the shift below link definitions, which the library removes from a block without changing its start line.
  func shift(behindDefinitionsIn block: CMarkNode, endingAt last: Int) -> InlineShift {
    guard begins(block, with: UInt8(ascii: "[")) else { return .none }
    return InlineShift(lines: max(last - block.startLine + 1 - block.contentLines, 0), columns: 0)
  }

  /// Returns the shift in a paragraph directly above a table.
  ///
  /// The parser gives the start of the paragraph to the table, and no position to the paragraph.
  func shift(above table: CMarkNode) -> InlineShift {
    InlineShift(lines: table.startLine, columns: table.startColumn)
  }

  /// Returns the shift in the header row of a table directly below a paragraph.
  ///
  /// The library joins the text of the paragraph and of the header row, and counts columns from the start of this text.
  func shift(inHeadings row: CMarkNode, below paragraphLines: Int) -> InlineShift {
    let line = row.startLine + paragraphLines
    let length = row.endColumn - row.startColumn + 2
    let textStart = end(of: line) + 1 - length
    return InlineShift(lines: paragraphLines, columns: textStart - start(of: line) - row.startColumn + 1)
  }
}
