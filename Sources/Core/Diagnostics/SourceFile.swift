/// A text with its path, which finds the line and column of any byte.
///
///     let file = SourceFile(path: "posts/a.md", text: "# Title\r\n\r\nText")
///     file.position(at: 11)  // 3:1
///     file.range(ofLine: 1)  // 0..<7
package struct SourceFile: Sendable {
  /// The path to show in messages.
  package let path: String

  /// The bytes as they were read, which may be invalid UTF-8.
  package let utf8: [UInt8]

  /// Whether the bytes are valid UTF-8.
  package let isUTF8: Bool

  /// Whether the text contains a NUL.
  package var holdsNUL: Bool { lines.holdsNUL }

  /// Whether the text contains a carriage return.
  package var holdsCarriageReturn: Bool { lines.holdsCarriageReturn }

  private let lines: LineTable

  /// Creates a source from the bytes of a file.
  package init(path: String, utf8: [UInt8]) {
    self.path = path
    self.utf8 = utf8
    isUTF8 = utf8[...].isUTF8
    lines = LineTable(utf8)
  }

  /// Creates a source from a string.
  package init(path: String, text: String) {
    self.init(path: path, utf8: Array(text.utf8))
  }

  /// The number of lines, which is one more than the number of line ends (LF, CRLF or a lone CR).
  package var lineCount: Int { lines.starts.count }

  /// Returns the bytes of a line without its line end; a line number out of range is clamped.
  package func range(ofLine line: Int) -> Range<Int> {
    let index = min(max(line, 1), lineCount) - 1
    let start = lines.starts[index]
    guard index + 1 < lineCount else { return start..<utf8.count }
    return start..<offset(ofCharacterAt: lines.starts[index + 1] - 1)
  }

  /// Returns the offset of a line; a line number out of range is clamped.
  package func start(ofLine line: Int) -> Int { lines.starts[min(max(line, 1), lineCount) - 1] }

  /// Returns the line and column of a byte; an offset outside the text is clamped.
  package func position(at offset: Int) -> SourcePosition {
    lines.position(at: self.offset(ofCharacterAt: offset), in: utf8)
  }

  /// Returns the offset of the character that contains a byte, clamped to the text; CRLF is one character.
  func offset(ofCharacterAt offset: Int) -> Int {
    guard offset > 0 else { return 0 }
    guard offset < utf8.count else { return utf8.count }
    if utf8[offset].isLineFeed { return utf8[offset - 1].isCarriageReturn ? offset - 1 : offset }
    guard utf8[offset].isContinuation else { return offset }
    // A code point has at most three continuation bytes. In a longer or stray run, each byte counts as a character.
    let nearby = max(0, offset - 3)..<offset
    let start = nearby.last { !utf8[$0].isContinuation }
    return start.flatMap { utf8[$0].isASCII ? nil : $0 } ?? offset
  }
}

extension SourceFile: Hashable {
  /// Compares bytes, because strings are equal even if they spell a character with different code points.
  package static func == (lhs: SourceFile, rhs: SourceFile) -> Bool {
    lhs.utf8 == rhs.utf8 && lhs.path.utf8.elementsEqual(rhs.path.utf8)
  }

  /// Hashes the path and the text.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(utf8)
  }
}

extension SourceFile {
  /// The name of the encoding if the text is UTF-16 or UTF-32, else `nil`.
  ///
  ///     SourceFile(path: "a.md", utf8: [0xFF, 0xFE, 0x41, 0x00]).wideEncoding  // UTF-16
  package var wideEncoding: String? { utf8.wideEncoding }

  /// Returns the first invalid UTF-8 bytes at or after an offset, or `nil`.
  package func invalidUTF8(from start: Int) -> Range<Int>? {
    let text = utf8[start...]
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: text.span)
      return nil
    } catch {
      let invalid = error.byteOffsets
      return invalid.lowerBound + start..<invalid.upperBound + start
    }
  }
}

extension ArraySlice<UInt8> {
  /// The length of a UTF-8 byte order mark at the start, which some editors write.
  package var byteOrderMarkCount: Int { starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }
}

extension [UInt8] {
  /// The name of the encoding if the bytes are UTF-16 or UTF-32, by the byte order mark or the NULs between letters.
  package var wideEncoding: String? {
    if starts(with: [0xFF, 0xFE, 0, 0]) || starts(with: [0, 0, 0xFE, 0xFF]) { return "UTF-32" }
    if starts(with: [0xFF, 0xFE]) || starts(with: [0xFE, 0xFF]) { return "UTF-16" }
    let start = prefix(Swift.min(count, 64) & ~1)
    guard start.count >= 4 else { return nil }
    let (even, odd) = (stride(from: 0, to: start.count, by: 2), stride(from: 1, to: start.count, by: 2))
    let isWide = [(even, odd), (odd, even)].contains { letters, gaps in
      letters.allSatisfy { start[$0] != 0 } && gaps.allSatisfy { start[$0] == 0 }
    }
    return isWide ? "UTF-16" : nil
  }
}
