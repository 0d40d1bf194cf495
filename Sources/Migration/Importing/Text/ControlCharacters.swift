/// Characters that no browser shows, and that Garland would show as `�`.
///
/// Some editors leave a backspace (U+0008) in a text, above all input methods for Chinese and Japanese.
enum ControlCharacters {
  /// Returns a text without them; tabs and ends of lines stay.
  static func removed(from text: [UInt8]) -> [UInt8] {
    text.contains(where: isControl) ? text.filter { !isControl($0) } : text
  }

  private static func isControl(_ byte: UInt8) -> Bool {
    byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D || byte == 0x7F
  }
}
