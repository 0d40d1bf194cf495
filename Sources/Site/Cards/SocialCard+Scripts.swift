extension SocialCard {
  /// Returns whether a font can draw a text letter by letter.
  ///
  /// The answer is `false` for scripts that join, reorder or stack letters or run from the right, such as Arabic, Hebrew,
  /// Hindi and Thai, and for characters that the font lacks. Emoji do not count: they are left out.
  package static func canDraw(_ text: String, with font: CardFont) -> Bool {
    text.unicodeScalars.allSatisfy { character in
      if isLeftOut(character) { return true }
      return !needsShaping(character) && (character.properties.isWhitespace || font.glyph(for: character) != nil)
    }
  }

  /// Returns a text without emoji and invisible characters, and with single spaces.
  package static func drawable(_ text: String) -> String {
    var kept = String.UnicodeScalarView()
    for character in text.unicodeScalars where !isLeftOut(character) {
      let isSpace = character.properties.isWhitespace && character != "\u{A0}" && character != "\u{202F}"
      if isSpace, kept.last == " " { continue }
      kept.append(isSpace ? " " : character)
    }
    let text = String(kept)
    return String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  private static func isLeftOut(_ character: Unicode.Scalar) -> Bool {
    let properties = character.properties
    if properties.isEmojiPresentation || properties.isEmojiModifier { return true }
    switch character.value {
    // Joiners and variation selectors, flags, keycaps, and symbols that are text only in old fonts.
    case 0xAD, 0x200B...0x200D, 0x2060, 0xFE00...0xFE0F, 0xFEFF, 0x20E3, 0x1F000...0x1FAFF, 0xE0000...0xE01EF:
      return true
    case 0x2300...0x27BF: return properties.isEmoji
    default: return false
    }
  }

  private static func needsShaping(_ character: Unicode.Scalar) -> Bool {
    switch character.value {
    case 0x0590...0x109F, 0x1100...0x11FF, 0x1700...0x1CFF, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xA800...0xABFF,
      0xD7B0...0xD7FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x1_0800...0x1_1FFF, 0x1_E800...0x1_EFFF:
      return true
    default: break
    }
    switch character.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return false
    }
  }
}
