extension TOMLParser {
  /// A value without quotes or brackets: true, false, a number, a date or a time.
  mutating func bareValue() throws(DataProblem) -> DataNode.Value {
    let start = cursor.offset
    cursor.advance(while: isBareValue)
    if isDateBeforeTime(from: start) {
      cursor.advance()
      cursor.advance(while: isBareValue)
    }
    let text = String(decoding: cursor.text(from: start), as: UTF8.self)
    switch text {
    case "": throw cursor.controlCharacter.flatMap { isLineEnd ? nil : $0 } ?? cursor.problem(.expectedValue)
    case "true": return .bool(true)
    case "false": return .bool(false)
    default: break
    }
    if TOMLTime.looksLikeOne(text) {
      guard TOMLTime.isValid(text) else { throw cursor.problem(.invalidDate(text), from: start) }
      return .date(text)
    }
    switch TOMLNumber.value(of: text) {
    case .value(let value): return value
    case .tooLarge: throw DataProblem(.numberTooLarge(text), at: start..<cursor.offset)
    case .noNumber: throw cursor.problem(.invalidValue(text), from: start)
    }
  }

  private var isLineEnd: Bool { cursor.starts(with: "\n") || cursor.starts(with: "\r\n") }

  /// Whether a date was read and, after one space, a time comes.
  private func isDateBeforeTime(from start: Int) -> Bool {
    cursor.offset - start == 10 && cursor.starts(with: " ") && cursor.byte(ahead: 3) == UInt8(ascii: ":")
      && TOMLTime.looksLikeOne(String(decoding: cursor.text(from: start), as: UTF8.self))
  }
}

/// Whether a byte may be part of a bare value, or of what its author took for one.
private func isBareValue(_ byte: UInt8) -> Bool {
  switch byte {
  case 0...0x20, 0x7F, UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "#"): false
  case UInt8(ascii: "="), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "\""), UInt8(ascii: "'"): false
  default: true
  }
}
