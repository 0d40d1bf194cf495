// The ranges of scripts. Each question has its own answer: a terminal, a line of CommonMark and a search index
// divide the scripts of East Asia differently.
extension Unicode.Scalar {
  /// What a scalar is in a word.
  package enum Kind: Sendable { case letter, mark, number, other }

  /// The kind of the scalar by Unicode's general category.
  package var kind: Kind {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: .letter
    case .nonspacingMark, .spacingMark, .enclosingMark: .mark
    case .decimalNumber, .letterNumber, .otherNumber: .number
    default: .other
    }
  }

  /// Whether the scalar is an accent, an Arabic vowel sign or a Hebrew point, which search ignores.
  package var isAccent: Bool {
    switch value {
    case 0x300...0x36F, 0x591...0x5BD, 0x5BF, 0x5C1, 0x5C2, 0x5C4, 0x5C5, 0x5C7, 0x640, 0x64B...0x65F, 0x670: true
    default: false
    }
  }

  /// Whether the scalar counts as a word: Han, Hiragana, Katakana and Bopomofo have no spaces between words.
  package var isIdeographic: Bool {
    switch value {
    case 0x3005...0x3007, 0x3021...0x3029, 0x3041...0x3096, 0x309D...0x309F, 0x30A1...0x30FA, 0x30FC...0x30FF,
      0x3105...0x312F, 0x31A0...0x31BF, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
      0xFF66...0xFF9D, 0x20000...0x323AF:
      true
    default: false
    }
  }

  /// Whether the scalar is of a script without spaces between its words, which have several letters: Thai, Lao, Khmer, Burmese.
  package var isUnspaced: Bool {
    switch value {
    case 0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF: true
    default: false
    }
  }

  /// Whether search looks for pairs of scalars: in scripts without spaces between words, such as Thai, and in Hangul,
  /// whose words have endings.
  package var isDense: Bool {
    switch value {
    case 0xE00...0xEFF, 0x1000...0x109F, 0x1100...0x11FF, 0x1780...0x17FF, 0x3005...0x31FF, 0x3400...0x9FFF,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF66...0xFF9D, 0x20000...0x323AF:
      true
    default: false
    }
  }

  /// Whether the scalar belongs to a script of China, Japan or Korea, or to its punctuation.
  package var isEastAsian: Bool {
    switch value {
    case 0x1100...0x11FF, 0x2E80...0x2FFF, 0x3001...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF,
      0xFE30...0xFE4F, 0xFF01...0xFFEF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }

  /// Whether the scalar is punctuation, or another sign, of these scripts.
  package var isEastAsianPunctuation: Bool {
    switch value {
    case 0x3001...0x303F, 0xFF01...0xFF0F, 0xFF1A...0xFF20, 0xFF3B...0xFF40, 0xFF5B...0xFF65: true
    default: false
    }
  }

  /// Whether a terminal draws the scalar in two columns by Unicode's `EastAsianWidth.txt`, apart from emoji.
  package var isWide: Bool {
    switch value {
    case 0x1100...0x115F: true  // initials of Hangul
    case 0x2329...0x232A: true  // angle brackets
    case 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0x4DBF, 0x4E00...0xA4CF: true  // radicals, Kana, CJK, Yi
    case 0xA960...0xA97F, 0xAC00...0xD7A3: true  // Hangul
    case 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F: true  // compatibility and vertical forms
    case 0xFF01...0xFF60, 0xFFE0...0xFFE6: true  // full-width forms
    case 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF: true  // Tangut, Khitan, Kana supplements, Nushu
    case 0x1F200...0x1F265: true  // enclosed ideographs
    case 0x20000...0x3FFFD: true  // CJK extensions
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// A script with letters that tell the language of a text.
  package enum Script: Int, Sendable {
    case latin, greek, cyrillic, hebrew, arabic, devanagari, hangul, kana, han
  }

  /// The script of a letter; `nil` for other scripts and for signs.
  package var script: Script? {
    switch value {
    case 0x41...0x24F: .latin
    case 0x370...0x3FF: .greek
    case 0x400...0x52F: .cyrillic
    case 0x590...0x5FF: .hebrew
    case 0x600...0x6FF: .arabic
    case 0x900...0x97F: .devanagari
    case 0x3040...0x30FF: .kana
    case 0x3400...0x9FFF: .han
    case 0xAC00...0xD7AF: .hangul
    default: nil
    }
  }
}
