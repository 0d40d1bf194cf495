import Diagnostics

/// The joined pieces of raw HTML in an article, with the positions of their bytes in the file.
struct MarkupPieces {
  /// The bytes of all pieces.
  private(set) var bytes: [UInt8] = []

  private let file: SourceFile
  /// The start of each piece, in `bytes` and in the file.
  private var pieces: [(start: Int, source: Int)] = []
  /// The state of the line count: the piece, the end of the counted bytes, the number of lines, and the start of the
  /// last line.
  private var counted = (piece: -1, end: 0, lines: 0, lineStart: 0)
  /// The number of bytes of indentation that a line has in the file but not in the piece.
  private var indentation = 0

  init(in file: SourceFile) {
    self.file = file
  }

  /// Adds a piece, and returns it with its indices in `bytes`.
  mutating func add(_ piece: ArraySlice<UInt8>, from source: Int) -> ArraySlice<UInt8> {
    let start = bytes.count
    bytes += piece
    pieces.append((start, source))
    return bytes[start...]
  }

  /// Returns the location of some bytes in the file: the first match on the same line.
  ///
  /// The parser drops indentation and the `>` of quotes, so this searches for the column.
  mutating func location(of range: Range<Int>) -> Range<Int> {
    guard let piece = piece(containing: range.lowerBound) else { return 0..<0 }
    countLines(upTo: range.lowerBound, from: piece.start)
    let line = file.position(at: piece.source).line + counted.lines
    let lineRange = file.range(ofLine: line)
    let earliest = max(piece.source, lineRange.lowerBound)
    let searched = bytes[range].prefix { $0 != 0x0A }
    let file = file
    func match(at start: Int) -> Range<Int>? {
      let end = start + searched.count
      return start >= earliest && end <= lineRange.upperBound && file.utf8[start..<end].elementsEqual(searched)
        ? start..<end : nil
    }
    let begin = min(earliest, lineRange.upperBound)
    let expected = earliest + range.lowerBound - counted.lineStart
    if let location = match(at: expected) ?? match(at: expected + indentation) { return location }
    guard let location = (begin..<lineRange.upperBound).lazy.compactMap({ match(at: $0) }).first else {
      return begin..<lineRange.upperBound
    }
    // The rest of the line and the next lines of the quote most likely have the same indentation.
    indentation = location.lowerBound - expected
    return location
  }

  /// Counts the lines of a piece up to a byte, from the last count on, because callers go forward in the text.
  private mutating func countLines(upTo end: Int, from start: Int) {
    if counted.piece != start || counted.end > end { counted = (start, start, 0, start) }
    for index in counted.end..<end where bytes[index] == 0x0A {
      counted.lines += 1
      counted.lineStart = index + 1
    }
    counted.end = end
  }

  private func piece(containing offset: Int) -> (start: Int, source: Int)? {
    var low = 0
    var high = pieces.count
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? pieces[low - 1] : nil
  }
}
