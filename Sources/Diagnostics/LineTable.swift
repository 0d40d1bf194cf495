/// Where the lines of a text begin, and enough counts of code points to find a column without reading a whole line.
struct LineTable: Sendable {
  /// The offset of each line's first byte.
  private(set) var starts = [0]

  /// Whether there is a NUL.
  private(set) var holdsNUL = false

  /// How many code points begin before each block of bytes.
  private var codePoints: [Int] = []

  private static let blockSize = 256

  init(_ utf8: [UInt8]) {
    // This loop reads all that a site holds, so it takes eight bytes at a time where none of them means anything here.
    let bytes = unsafe utf8.span.bytes
    var count = 0
    for block in stride(from: 0, through: utf8.count, by: Self.blockSize) {
      codePoints.append(count)
      let end = min(block + Self.blockSize, utf8.count)
      var offset = block
      while offset < end {
        if offset + 8 <= end, unsafe Self.isPlain(bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)) {
          count += 8
          offset += 8
          continue
        }
        let byte = utf8[offset]
        if byte == 0 { holdsNUL = true }
        count += byte.isContinuation ? 0 : 1
        let isWithinCRLF = byte.isCarriageReturn && offset + 1 < utf8.count && utf8[offset + 1].isLineFeed
        if byte.isLineFeed || byte.isCarriageReturn && !isWithinCRLF { starts.append(offset + 1) }
        offset += 1
      }
    }
  }

  /// Whether eight bytes are ASCII and none of them is a control character below 0x0E.
  @inline(__always)
  private static func isPlain(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    return (word | (word &- ones &* 0x0E)) & (ones &* 0x80) == 0
  }

  /// The line and column of a byte of the text the table was made for.
  func position(at offset: Int, in utf8: [UInt8]) -> SourcePosition {
    let line = lineCount(through: offset)
    let preceding = codePointCount(before: offset, in: utf8) - codePointCount(before: starts[line - 1], in: utf8)
    return SourcePosition(line: line, column: preceding + 1)
  }

  /// How many lines begin at or before an offset, by binary search.
  private func lineCount(through offset: Int) -> Int {
    var lower = 1
    var upper = starts.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if starts[middle] <= offset { lower = middle + 1 } else { upper = middle }
    }
    return lower
  }

  private func codePointCount(before offset: Int, in utf8: [UInt8]) -> Int {
    let block = offset / Self.blockSize
    let rest = utf8[block * Self.blockSize..<offset]
    return codePoints[block] + rest.count { !$0.isContinuation }
  }
}

extension UInt8 {
  var isLineFeed: Bool { self == 0x0A }
  var isCarriageReturn: Bool { self == 0x0D }
  var isASCII: Bool { self < 0x80 }

  /// Whether the byte continues a code point that an earlier one began.
  var isContinuation: Bool { self & 0b1100_0000 == 0b1000_0000 }
}
