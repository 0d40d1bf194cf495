/// What is refused before libyaml sees it.
enum YAMLTextCheck {
  /// The first thing that is no YAML text.
  ///
  /// libyaml would find control characters too, but a buffer ahead of everything else. `%TAG` it would look up by
  /// walking through all of them, which takes minutes when there are a hundred thousand.
  static func problem(in bytes: ArraySlice<UInt8>) -> DataProblem? {
    if let problem = bytes.invalidUTF8 { return problem }
    var isLineStart = true
    var previous: UInt8 = 0
    for offset in bytes.indices {
      let byte = bytes[offset]
      if byte < 0x20 || byte == 0x7F {
        guard byte == 0x09 || byte == 0x0A || byte == 0x0D else {
          return DataProblem(.controlCharacter(UInt32(byte)), at: offset..<offset + 1)
        }
      } else if previous == 0xC2, byte < 0xA0, byte != 0x85 {  // the second set of controls, in two bytes
        return DataProblem(.controlCharacter(UInt32(byte)), at: offset - 1..<offset + 1)
      } else if previous == 0xBF, byte >= 0xBE, bytes[offset - 2] == 0xEF {
        return DataProblem(.controlCharacter(0xFF00 + UInt32(byte) + 0x40), at: offset - 2..<offset + 1)
      } else if isLineStart, byte == UInt8(ascii: "%"), bytes[offset...].starts(with: tagDirective) {
        return DataProblem(.yaml(.tagDirective), at: offset..<offset + tagDirective.count)
      }
      isLineStart = byte == 0x0A || byte == 0x0D
      previous = byte
    }
    return nil
  }

  private static let tagDirective = Array("%TAG".utf8)
}
