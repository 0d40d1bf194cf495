extension SourceFile {
  /// The name of the encoding of a text that is UTF-16 or UTF-32.
  ///
  ///     SourceFile(path: "a.md", utf8: [0xFF, 0xFE, 0x41, 0x00]).wideEncoding  // UTF-16
  public var wideEncoding: String? { utf8.wideEncoding }

  /// The first bytes from an offset on that are not UTF-8.
  package func invalidUTF8(from start: Int) -> Range<Int>? {
    let text = utf8[start...]
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: text.span)
      return nil
    } catch {
      let found = error.byteOffsets
      return found.lowerBound + start..<found.upperBound + start
    }
  }
}

extension ArraySlice<UInt8> {
  /// How many bytes the mark takes that some editors begin UTF-8 with, and that is no part of the text.
  package var byteOrderMarkCount: Int { starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }
}

extension [UInt8] {
  /// The name of the encoding of a text that is UTF-16 or UTF-32, by its mark or by the NULs between its letters.
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
