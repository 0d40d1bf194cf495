extension CardFont {
  /// The font that Garland ships: a subset of Inter Display SemiBold for Latin, Greek and Cyrillic.
  package static let shipped: Result<CardFont, CardFontProblem> = Result { () throws(CardFontProblem) in
    try CardFont(shippedFile)
  }

  /// The bytes of the font's file.
  static var shippedFile: [UInt8] {
    shippedText.withUTF8Buffer { text in
      var file: [UInt8] = []
      file.reserveCapacity(text.count * 3 / 4)
      var (bits, count): (UInt32, Int) = (0, 0)
      for index in 0..<text.count {
        guard let digit = unsafe digit(text[index]) else { continue }
        bits = bits << 6 | digit
        count += 6
        if count >= 8 {
          count -= 8
          file.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
        }
      }
      return file
    }
  }

  private static func digit(_ character: UInt8) -> UInt32? {
    switch character {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(character) - 65
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(character) - 97 + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(character) - 48 + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
