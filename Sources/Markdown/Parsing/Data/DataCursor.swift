/// A cursor over the bytes of a TOML, JSON or CSV document, which are valid UTF-8.
struct DataCursor {
  private let bytes: ArraySlice<UInt8>
  /// The offset of the next byte, from the start of the file.
  private(set) var offset: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    offset = bytes.startIndex
  }

  /// The next byte, or `nil` at the end.
  var byte: UInt8? { offset < bytes.endIndex ? bytes[offset] : nil }

  var isAtEnd: Bool { offset == bytes.endIndex }

  /// Returns the byte at a distance from the cursor, or `nil` past the end.
  func byte(ahead distance: Int) -> UInt8? {
    distance < bytes.endIndex - offset ? bytes[offset + distance] : nil
  }

  func starts(with text: StaticString) -> Bool {
    text.withUTF8Buffer { unsafe bytes[offset...].starts(with: $0) }
  }

  /// Returns the bytes from an earlier offset to the cursor.
  func text(from start: Int) -> ArraySlice<UInt8> { bytes[start..<offset] }

  mutating func advance(by count: Int = 1) {
    offset = min(offset + count, bytes.endIndex)
  }

  /// Skips the text and returns `true` if it comes next.
  mutating func skip(_ text: StaticString) -> Bool {
    guard starts(with: text) else { return false }
    advance(by: text.utf8CodeUnitCount)
    return true
  }

  mutating func advance(while condition: (UInt8) -> Bool) {
    while offset < bytes.endIndex, condition(bytes[offset]) { offset += 1 }
  }

  /// Skips spaces and tabs.
  mutating func skipBlanks() {
    advance { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }

  /// The range of the next character, which is empty at the end.
  var character: Range<Int> {
    guard offset < bytes.endIndex else { return offset..<offset }
    let end = bytes[(offset + 1)...].firstIndex { $0 & 0b1100_0000 != 0b1000_0000 } ?? bytes.endIndex
    return offset..<end
  }

  /// A problem if the next byte is a control character.
  ///
  /// Tabs count, so callers that allow tabs skip them first.
  var controlCharacter: DataProblem? {
    guard let byte, byte < 0x20 || byte == 0x7F else { return nil }
    return DataProblem(.controlCharacter(UInt32(byte)), at: character)
  }
}
