extension SourceFile {
  /// The name of the encoding of a text that is UTF-16 or UTF-32.
  ///
  ///     SourceFile(path: "a.md", utf8: [0xFF, 0xFE, 0x41, 0x00]).wideEncoding  // UTF-16
  public var wideEncoding: String? { utf8.wideEncoding }
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
