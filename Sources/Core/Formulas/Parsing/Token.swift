/// A character or a command of a formula in TeX.
struct Token {
  enum Kind: UInt8 { case end, space, character, command, parameter }

  var kind: Kind
  /// The character, or the number of a parameter.
  var scalar: Unicode.Scalar = " "
  /// The name of a command, without the backslash.
  var name = ""
  /// The place in the source of the formula.
  ///
  /// Tokens of a macro have the place of the command that the writer wrote.
  var source: Range<Int>

  func isCharacter(_ scalar: Unicode.Scalar) -> Bool { kind == .character && self.scalar == scalar }
  func isCommand(_ name: String) -> Bool { kind == .command && self.name == name }

  /// The token as it was written, for arguments that are text.
  var text: String {
    switch kind {
    case .end: ""
    case .space: " "
    case .character: String(Character(scalar))
    case .command: "\\" + name
    case .parameter: "#" + String(scalar.value)
    }
  }
}

/// Splits a text in TeX into tokens.
struct Lexer {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Returns the next token, or `end` again and again.
  mutating func next() -> Token {
    skipComments()
    let start = position
    guard position < bytes.count else { return Token(kind: .end, source: start..<start) }
    switch bytes[position] {
    case UInt8(ascii: "\\"): return command(from: start)
    case let byte where byte <= 0x20:
      while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
      return Token(kind: .space, source: start..<position)
    case UInt8(ascii: "#"):
      position += 1
      guard position < bytes.count, (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(bytes[position]) else {
        return Token(kind: .character, scalar: "#", source: start..<position)
      }
      let number = Unicode.Scalar(bytes[position] - UInt8(ascii: "0"))
      position += 1
      return Token(kind: .parameter, scalar: number, source: start..<position)
    default:
      return Token(kind: .character, scalar: scalar(), source: start..<position)
    }
  }

  private mutating func command(from start: Int) -> Token {
    position += 1
    let nameStart = position
    while position < bytes.count, bytes[position].isLetter { position += 1 }
    if position == nameStart, position < bytes.count {
      let name = scalar()
      let isSpace = name.value <= 0x20
      return Token(kind: .command, name: isSpace ? " " : String(Character(name)), source: start..<position)
    }
    let name = String(decoding: bytes[nameStart..<position], as: UTF8.self)
    return Token(kind: .command, name: name, source: start..<position)
  }

  private mutating func skipComments() {
    while position < bytes.count, bytes[position] == UInt8(ascii: "%") {
      while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
      // As in TeX, a comment ends with the white space at the beginning of the next line.
      while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
    }
  }

  /// Reads one character; a `String` holds valid UTF-8 only.
  private mutating func scalar() -> Unicode.Scalar {
    let first = bytes[position]
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var value = length == 1 ? UInt32(first) : UInt32(first & (0x7F >> UInt8(length)))
    for byte in bytes[(position + 1)..<min(position + length, bytes.count)] { value = value << 6 | UInt32(byte & 0x3F) }
    position += length
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
}
