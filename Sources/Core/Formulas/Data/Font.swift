/// A font of letters.
///
/// MathML Core has no attribute for fonts, so letters become mathematical letters of Unicode.
struct Font: Equatable {
  enum Family: String { case normal, roman, italic, script, fraktur, double, sans, sansItalic, mono }

  var family = Family.normal
  var isBold = false
  /// Whether `\boldsymbol` set bold, which stays with other fonts.
  var isBoldSymbol = false

  /// Returns the font after a command that names a family of `CommandTables.fonts`.
  func changed(to name: String) -> Font {
    switch name {
    case "boldSymbol": Font(family: family, isBold: true, isBoldSymbol: true)
    case "bold": Font(family: .roman, isBold: true, isBoldSymbol: isBoldSymbol)
    case "boldItalic": Font(family: .italic, isBold: true, isBoldSymbol: isBoldSymbol)
    default: Font(family: Family(rawValue: name) ?? .normal, isBold: isBoldSymbol, isBoldSymbol: isBoldSymbol)
    }
  }

  /// The first characters of an alphabet; 0 where it has none.
  private struct Alphabet {
    var upper: UInt32 = 0
    var lower: UInt32 = 0
    var digits: UInt32 = 0
    var greekUpper: UInt32 = 0
    var greekLower: UInt32 = 0
  }

  private var alphabet: Alphabet? {
    switch (family, isBold) {
    case (.normal, false): nil
    case (.roman, false): nil
    case (.roman, true):
      Alphabet(upper: 0x1D400, lower: 0x1D41A, digits: 0x1D7CE, greekUpper: 0x1D6A8, greekLower: 0x1D6C2)
    case (.italic, false): Alphabet(upper: 0x1D434, lower: 0x1D44E, greekUpper: 0x1D6E2, greekLower: 0x1D6FC)
    case (.italic, true), (.normal, true):
      Alphabet(upper: 0x1D468, lower: 0x1D482, digits: 0x1D7CE, greekUpper: 0x1D71C, greekLower: 0x1D736)
    case (.script, false): Alphabet(upper: 0x1D49C, lower: 0x1D4B6)
    case (.script, true): Alphabet(upper: 0x1D4D0, lower: 0x1D4EA)
    case (.fraktur, false): Alphabet(upper: 0x1D504, lower: 0x1D51E)
    case (.fraktur, true): Alphabet(upper: 0x1D56C, lower: 0x1D586)
    case (.double, _): Alphabet(upper: 0x1D538, lower: 0x1D552, digits: 0x1D7D8)
    case (.sans, false): Alphabet(upper: 0x1D5A0, lower: 0x1D5BA, digits: 0x1D7E2)
    case (.sans, true):
      Alphabet(upper: 0x1D5D4, lower: 0x1D5EE, digits: 0x1D7EC, greekUpper: 0x1D756, greekLower: 0x1D770)
    case (.sansItalic, false): Alphabet(upper: 0x1D608, lower: 0x1D622, digits: 0x1D7E2)
    case (.sansItalic, true):
      Alphabet(upper: 0x1D63C, lower: 0x1D656, digits: 0x1D7EC, greekUpper: 0x1D790, greekLower: 0x1D7AA)
    case (.mono, _): Alphabet(upper: 0x1D670, lower: 0x1D68A, digits: 0x1D7F6)
    }
  }

  /// Letters that were in Unicode before the mathematical alphabets, at whose places there are gaps.
  private static let exceptions: [UInt32: Unicode.Scalar] = [
    0x1D455: "ℎ", 0x1D49D: "ℬ", 0x1D4A0: "ℰ", 0x1D4A1: "ℱ", 0x1D4A3: "ℋ", 0x1D4A4: "ℐ", 0x1D4A7: "ℒ", 0x1D4A8: "ℳ",
    0x1D4AD: "ℛ", 0x1D4BA: "ℯ", 0x1D4BC: "ℊ", 0x1D4C4: "ℴ", 0x1D506: "ℭ", 0x1D50B: "ℌ", 0x1D50C: "ℑ", 0x1D515: "ℜ",
    0x1D51D: "ℨ", 0x1D53A: "ℂ", 0x1D53F: "ℍ", 0x1D545: "ℕ", 0x1D547: "ℙ", 0x1D548: "ℚ", 0x1D549: "ℝ", 0x1D551: "ℤ",
  ]

  /// Returns a letter or a digit in this font, or `nil` if the font has no other one.
  func letter(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard let alphabet else { return nil }
    let (base, offset): (UInt32, UInt32) =
      switch scalar {
      case "A"..."Z": (alphabet.upper, scalar.value - 0x41)
      case "a"..."z": (alphabet.lower, scalar.value - 0x61)
      case "0"..."9": (alphabet.digits, scalar.value - 0x30)
      case "Α"..."Ω": (alphabet.greekUpper, scalar.value - 0x391)
      case "∇": (alphabet.greekUpper, 25)
      case "α"..."ω": (alphabet.greekLower, scalar.value - 0x3B1)
      default:
        if let index = Self.variants.firstIndex(of: scalar) {
          (alphabet.greekLower, UInt32(25 + index))
        } else {
          (0, 0)
        }
      }
    guard base != 0 else { return nil }
    return Self.exceptions[base + offset] ?? Unicode.Scalar(base + offset)
  }

  private static let variants: [Unicode.Scalar] = ["∂", "ϵ", "ϑ", "ϰ", "ϕ", "ϱ", "ϖ"]

  /// Returns whether a font without other letters shows them upright: in a sole `mi`, browsers slant a letter.
  var isUpright: Bool { family == .roman }
}
