import Diagnostics

/// The raw HTML of an article piece by piece, and where in the file its bytes stand.
struct MarkupPlaces {
  /// All pieces in one.
  private(set) var bytes: [UInt8] = []

  private let file: SourceFile
  /// Where each piece begins, here and in the file.
  private var pieces: [(start: Int, source: Int)] = []
  /// How many lines of a piece were counted, up to which byte, and where the last of them begins.
  private var counted = (piece: -1, end: 0, lines: 0, lineStart: 0)
  /// How far the lines of the file stand to the right of those of the piece, where they were last compared.
  private var indentation = 0

  init(in file: SourceFile) {
    self.file = file
  }

  /// Takes a piece, and gives it with the indices that it is known by.
  mutating func add(_ piece: ArraySlice<UInt8>, from source: Int) -> ArraySlice<UInt8> {
    let start = bytes.count
    bytes += piece
    pieces.append((start, source))
    return bytes[start...]
  }

  /// Where in the file some bytes of a piece stand: on the line that they have in it, at the first place that reads the same.
  mutating func place(of range: Range<Int>) -> Range<Int> {
    guard let piece = piece(holding: range.lowerBound) else { return 0..<0 }
    countLines(upTo: range.lowerBound, from: piece.start)
    let line = file.position(at: piece.source).line + counted.lines
    let lineRange = file.range(ofLine: line)
    let earliest = max(piece.source, lineRange.lowerBound)
    let wanted = bytes[range].prefix { $0 != 0x0A }
    let file = file
    func matches(at start: Int) -> Range<Int>? {
      let end = start + wanted.count
      return start >= earliest && end <= lineRange.upperBound && file.utf8[start..<end].elementsEqual(wanted)
        ? start..<end : nil
    }
    let begin = min(earliest, lineRange.upperBound)
    let expected = earliest + range.lowerBound - counted.lineStart
    if let place = matches(at: expected) ?? matches(at: expected + indentation) { return place }
    guard let place = (begin..<lineRange.upperBound).lazy.compactMap({ matches(at: $0) }).first else {
      return begin..<lineRange.upperBound
    }
    // What stands further right in the line, or below it in the same quote, has moved as far.
    indentation = place.lowerBound - expected
    return place
  }

  /// Goes on from where it was, for those who ask for places do so in the order of the text.
  private mutating func countLines(upTo end: Int, from start: Int) {
    if counted.piece != start || counted.end > end { counted = (start, start, 0, start) }
    for index in counted.end..<end where bytes[index] == 0x0A {
      counted.lines += 1
      counted.lineStart = index + 1
    }
    counted.end = end
  }

  private func piece(holding offset: Int) -> (start: Int, source: Int)? {
    var low = 0
    var high = pieces.count
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? pieces[low - 1] : nil
  }
}
