extension Character {
  /// The columns a terminal gives the character: none to lone combining marks, two to wide ones and emoji, else one.
  var columnWidth: Int {
    let drawnAsEmoji = unicodeScalars.contains { $0 == .emojiSelector || $0.properties.isEmojiPresentation }
    return drawnAsEmoji ? 2 : unicodeScalars.reduce(0) { $0 + $1.columnWidth }
  }
}

extension Unicode.Scalar {
  /// Asks that the character before it be drawn as an emoji.
  fileprivate static let emojiSelector: Unicode.Scalar = "\u{FE0F}"

  fileprivate var columnWidth: Int {
    if value < 0x300 { return 1 }
    if isCombining { return 0 }
    return Self.isWide(value) ? 2 : 1
  }

  private var isCombining: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    default: (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value)  // vowels and finals of Hangul
    }
  }

  /// Whether the code point is wide or full-width, by the blocks of Unicode's `EastAsianWidth.txt`; emoji aside.
  private static func isWide(_ value: UInt32) -> Bool {
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
