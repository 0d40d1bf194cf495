/// The offset of each line of a text, and counts of code points to find columns quickly in long lines.
struct LineTable: Sendable {
  /// The offset of each line's first byte.
  private(set) var starts = [0]

  /// Whether the text contains a NUL.
  private(set) var holdsNUL = false

  /// Whether the text contains a carriage return.
  private(set) var holdsCarriageReturn = false

  /// The number of code points that start before each block of bytes.
  private var codePoints: [Int] = []

  private static let blockSize = 256

  init(_ utf8: [UInt8]) {
    // This runs for every source file, so the loop skips 8 or 32 bytes at a time if none of them is special.
    let text = utf8.span
    var count = 0
    for block in stride(from: 0, through: utf8.count, by: Self.blockSize) {
      codePoints.append(count)
      let end = min(block + Self.blockSize, utf8.count)
      var offset = block
      while offset + 8 <= end {
        if offset + ThirtyTwoBytes.count <= end, ThirtyTwoBytes(text, at: offset).isPlain {
          count += ThirtyTwoBytes.count
          offset += ThirtyTwoBytes.count
          continue
        }
        let eight = EightBytes(text, at: offset)
        if eight.isPlain {
          count += 8
        } else if eight.matches(0) | eight.matches(0x0D) == 0 {
          count += 8 - EightBytes.count(of: eight.continuations)
          var feeds = eight.matches(0x0A)
          while feeds != 0 {
            starts.append(offset + feeds.trailingZeroBitCount / 8 + 1)
            feeds &= feeds - 1
          }
        } else {
          for index in offset..<offset + 8 { scanByte(utf8, index, &count) }
        }
        offset += 8
      }
      for index in offset..<end { scanByte(utf8, index, &count) }
    }
  }

  /// Records a line start or a special byte, and counts the start of a code point.
  private mutating func scanByte(_ utf8: [UInt8], _ offset: Int, _ count: inout Int) {
    let byte = utf8[offset]
    if byte == 0 { holdsNUL = true }
    if byte.isCarriageReturn { holdsCarriageReturn = true }
    count += byte.isContinuation ? 0 : 1
    let isWithinCRLF = byte.isCarriageReturn && offset + 1 < utf8.count && utf8[offset + 1].isLineFeed
    if byte.isLineFeed || byte.isCarriageReturn && !isWithinCRLF { starts.append(offset + 1) }
  }

  /// Returns the line and column of an offset in the text of this table.
  func position(at offset: Int, in utf8: [UInt8]) -> SourcePosition {
    let line = lineCount(through: offset)
    let preceding = codePointCount(before: offset, in: utf8) - codePointCount(before: starts[line - 1], in: utf8)
    return SourcePosition(line: line, column: preceding + 1)
  }

  /// Returns the number of lines that start at or before an offset, by binary search.
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

  /// Whether the byte is a UTF-8 continuation byte.
  var isContinuation: Bool { self & 0b1100_0000 == 0b1000_0000 }
}
