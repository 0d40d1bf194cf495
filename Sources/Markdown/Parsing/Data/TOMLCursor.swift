/// A walk through the bytes of a TOML text, which are valid UTF-8.
struct TOMLCursor {
  private let bytes: ArraySlice<UInt8>
  /// The byte that comes next, counted from the beginning of the file.
  private(set) var offset: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    offset = bytes.startIndex
  }

  /// The next byte; there is none at the end.
  var byte: UInt8? { offset < bytes.endIndex ? bytes[offset] : nil }

  var isAtEnd: Bool { offset == bytes.endIndex }

  /// The byte some way ahead.
  func byte(ahead distance: Int) -> UInt8? {
    distance < bytes.endIndex - offset ? bytes[offset + distance] : nil
  }

  func starts(with text: StaticString) -> Bool {
    text.withUTF8Buffer { unsafe bytes[offset...].starts(with: $0) }
  }

  /// The bytes from an earlier offset to here.
  func text(from start: Int) -> ArraySlice<UInt8> { bytes[start..<offset] }

  mutating func advance(by count: Int = 1) {
    offset = min(offset + count, bytes.endIndex)
  }

  /// Passes the text if it comes next.
  mutating func skip(_ text: StaticString) -> Bool {
    guard starts(with: text) else { return false }
    advance(by: text.utf8CodeUnitCount)
    return true
  }

  mutating func advance(while condition: (UInt8) -> Bool) {
    while offset < bytes.endIndex, condition(bytes[offset]) { offset += 1 }
  }

  /// Passes spaces and tabs.
  mutating func skipBlanks() {
    advance { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }

  /// The bytes of the next character, none at the end.
  var character: Range<Int> {
    guard offset < bytes.endIndex else { return offset..<offset }
    let end = bytes[(offset + 1)...].firstIndex { $0 & 0b1100_0000 != 0b1000_0000 } ?? bytes.endIndex
    return offset..<end
  }

  /// What is wrong with what comes next.
  func problem(_ mistake: TOMLMistake) -> DataProblem {
    DataProblem(.toml(mistake), at: character)
  }

  /// What is wrong with what was just passed.
  func problem(_ mistake: TOMLMistake, from start: Int) -> DataProblem {
    DataProblem(.toml(mistake), at: start..<offset)
  }

  /// What is wrong if the next byte is a control character, tabs included: whoever allows one passes it before.
  var controlCharacter: DataProblem? {
    guard let byte, byte < 0x20 || byte == 0x7F else { return nil }
    return DataProblem(.controlCharacter(UInt32(byte)), at: character)
  }
}
