import Diagnostics

/// The lines of an article below its front matter, as the parser counts them, and where they are in the file.
struct BodyLines {
  private let file: SourceFile
  /// How many lines of the file come before.
  private let skipped: Int
  /// Where the first line begins: behind a byte order mark, too.
  private let first: Int

  /// How many bytes there are.
  var count: Int { file.utf8.count }

  /// Whether the parser is known to have read the very bytes of the file.
  private let isSimple: Bool

  init(_ file: SourceFile, from start: Int, isSimple: Bool) {
    self.file = file
    self.isSimple = isSimple
    first = start
    skipped = start == 0 ? 0 : file.position(at: start).line - 1
  }

  /// Where a line begins in the file.
  func start(of line: Int) -> Int { max(file.start(ofLine: line + skipped), first) }

  /// Where a line ends in the file, but for its line end.
  func end(of line: Int) -> Int { file.range(ofLine: line + skipped).upperBound }

  /// Whether a block begins with a byte.
  func begins(_ block: CMarkNode, with byte: UInt8) -> Bool {
    let start = start(of: block.startLine) + block.startColumn - 1
    return start < count && file.utf8[start] == byte
  }

  /// A line without its end; its indices are offsets in the file.
  func line(_ number: Int) -> ArraySlice<UInt8> {
    let bytes = file.range(ofLine: number + skipped)
    return file.utf8[max(bytes.lowerBound, first)..<max(bytes.upperBound, first)]
  }

  /// The bytes that a node stands for; empty where the parser does not know.
  func range(of node: CMarkNode, shiftedBy shift: InlineShift = .none) -> Range<Int32> {
    let line = node.startLine + shift.lines
    // What has no place at all has no columns, either.
    guard line > 0, node.startLine > 0 || node.endColumn > 0 else { return 0..<0 }
    let last = max(node.endLine + shift.lines, line)
    var end = start(of: last) + node.endColumn + shift.columns
    // Where bytes were no UTF-8, the parser may have read a longer line than there is.
    if !isSimple { end = min(end, self.end(of: last)) }
    return trimmed(start(of: line) + max(node.startColumn + shift.columns - 1, 0), end)
  }

  /// The bytes of a block from where it starts, or so many lines below that, to the end of a line.
  func range(of node: CMarkNode, from skippedLines: Int = 0, throughLine last: Int) -> Range<Int32> {
    let line = node.startLine + skippedLines
    return trimmed(start(of: line) + max(node.startColumn - 1, 0), end(of: max(last, line)))
  }

  /// The last line of an underlined heading: the parser counts one too many, unless the text ends there.
  func lastLine(ofUnderlined heading: CMarkNode) -> Int {
    let above = heading.endLine - 1
    guard above > heading.startLine else { return heading.endLine }
    let text = line(above).drop { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: ">") }.trimmingEnd()
    let isUnderline = !text.isEmpty && text.allSatisfy { $0 == text.first && ($0 == 0x3D || $0 == 0x2D) }
    return isUnderline ? above : heading.endLine
  }

  /// Where in a block some text first stands; nothing where it does not stand there as it is.
  func find(_ text: ArraySlice<UInt8>, in block: Range<Int>) -> Range<Int32>? {
    guard let first = text.first, text.count <= block.count else { return nil }
    for start in block.lowerBound...(block.upperBound - text.count) where file.utf8[start] == first {
      if file.utf8[start..<start + text.count].elementsEqual(text) { return Int32(start)..<Int32(start + text.count) }
    }
    return nil
  }

  /// Where the marker of a footnote begins, of which the parser gives the text only.
  func markerStart(of range: Range<Int32>) -> Int32 {
    var at = Int(range.lowerBound)
    while at > first, file.utf8[at - 1] != 0x0A, file.utf8[at - 1] != 0x0D {
      at -= 1
      if file.utf8[at] == UInt8(ascii: "["), file.utf8[at + 1] == UInt8(ascii: "^") { return Int32(at) }
    }
    return range.lowerBound
  }

  /// Where the white space before a place on its line begins.
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
