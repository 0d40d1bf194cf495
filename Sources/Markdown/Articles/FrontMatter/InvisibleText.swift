internal import Parsing

/// Text that a page does not show: white space, invisible characters, comments and link definitions.
enum InvisibleText {
  /// Returns the offset of the first visible text, and the first thing before it that is not plain white space.
  static func skip(in bytes: [UInt8], from start: Int) -> (end: Int, obstacle: FrontMatterProblem.Obstacle?) {
    var (offset, obstacle) = (start, FrontMatterProblem.Obstacle?.none)
    while offset < bytes.count {
      if bytes[offset] <= 0x20 {
        offset += 1
      } else if let next = next(in: bytes, at: offset) {
        obstacle = obstacle ?? next
        offset = next.range.upperBound
      } else {
        break
      }
    }
    return (offset, obstacle)
  }

  private static func next(in bytes: [UInt8], at offset: Int) -> FrontMatterProblem.Obstacle? {
    let rest = bytes[offset...]
    if rest.starts(with: "<!--".utf8) {
      return end(of: "-->", in: rest.dropFirst(4)).map {
        FrontMatterProblem.Obstacle(name: "a comment", range: offset..<$0)
      }
    }
    if rest.first == UInt8(ascii: "[") {
      let line = FrontMatterLine(in: bytes, at: offset).text
      return end(of: "]:", in: bytes[line]).map { _ in
        FrontMatterProblem.Obstacle(name: "a link definition", range: line)
      }
    }
    let length = max(1, (~bytes[offset]).leadingZeroBitCount)
    guard let scalar = String(decoding: rest.prefix(length), as: UTF8.self).unicodeScalars.first,
      isInvisible(scalar)
    else { return nil }
    return FrontMatterProblem.Obstacle(
      name: "the invisible character \(scalar.codePoint)", range: offset..<min(offset + length, bytes.count))
  }

  private static func end(of text: StaticString, in bytes: ArraySlice<UInt8>) -> Int? {
    let pattern = Array("\(text)".utf8)
    return bytes.indices.first { bytes[$0...].starts(with: pattern) }.map { $0 + pattern.count }
  }

  /// Returns whether a character is invisible: white space, a control or format character, or a filler.
  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: true
    default: scalar.properties.isDefaultIgnorableCodePoint || scalar == "\u{2800}"
    }
  }
}
