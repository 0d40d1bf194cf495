import Dates
@_spi(_Unicode) import Swift

/// The letters of a language, for lists by first letter.
///
/// ```swift
/// Alphabet(of: "sv").heading(of: "Ångström").name  // Å
/// Alphabet(of: "en").heading(of: "Ångström").name  // A
/// ```
package struct Alphabet: Sendable {
  /// The positions of the letters, in lower case.
  private let positions: [Character: UInt32]
  /// The heading of Han characters.
  private let ideographs: String

  /// Creates the alphabet of a language.
  ///
  /// A language without letters of its own has the basic letters of each script. Accents do not make a letter.
  package init(of language: String) {
    let letters = NaturalLanguage.value(for: language) { $0.alphabet } ?? "abcdefghijklmnopqrstuvwxyz"
    positions = Dictionary(zip(letters, Self.start...)) { first, _ in first }
    ideographs = NaturalLanguage.value(for: language) { $0.tag } == "zh" ? "汉字" : "漢字"
  }

  /// A heading of a list by first letter.
  package struct Heading: Sendable, Equatable {
    /// The letter in upper case, `0–9` for digits, or `#` for signs.
    package let name: String
    /// The sort key: digits first, then letters, then signs.
    fileprivate let order: UInt32
  }

  /// Returns the heading for the first letter or digit of a title.
  package func heading(of title: String) -> Heading {
    guard let first = title.first(where: { $0.isLetter || $0.isNumber }) else { return Heading(name: "#", order: .max) }
    guard first.isLetter else { return Heading(name: "0–9", order: 0) }
    let (letter, position) = letter(lowercased(first))
    if let heading = Heading.ofScript(of: letter, ideographs) { return heading }
    return Heading(name: letter == "i" && isTurkic ? "İ" : titlecased(letter), order: position)
  }

  /// A sort key for titles: the headings, then the letters in the order of the alphabet.
  package struct Order: Comparable {
    fileprivate let heading: UInt32
    fileprivate let letters: [UInt32]
    fileprivate let title: TitleOrder

    package static func < (lhs: Order, rhs: Order) -> Bool {
      if lhs.heading != rhs.heading { return lhs.heading < rhs.heading }
      if lhs.letters != rhs.letters { return lhs.letters.lexicographicallyPrecedes(rhs.letters) }
      return lhs.title < rhs.title
    }
  }

  /// Returns the sort key of a title, which ignores punctuation.
  package func order(of title: String) -> Order {
    let letters = title.compactMap { character -> UInt32? in
      if character.isLetter || character.isNumber { return letter(lowercased(character)).position }
      return character.isWhitespace ? 0 : nil
    }
    return Order(heading: heading(of: title).order, letters: letters, title: TitleOrder(title))
  }

  /// Returns a letter of the alphabet for a character, and its position: letters of other scripts follow by code point.
  private func letter(_ character: Character) -> (Character, position: UInt32) {
    if let position = positions[character] { return (character, position) }
    let base = String(character)._nfd.first { $0.properties.generalCategory != .nonspacingMark }.map(Character.init)
    let letter = Self.bases[base ?? character] ?? base ?? character
    if let position = positions[letter] { return (letter, position) }
    return (letter, Self.start + 0x100 + (letter.unicodeScalars.first?.value ?? 0))
  }

  private func lowercased(_ character: Character) -> Character {
    if isTurkic, character == "I" { return "ı" }
    if character == "İ" { return "i" }
    return character.lowercased().first ?? character
  }

  /// Returns a letter in title case, because the upper case of Georgian is only for whole words.
  private func titlecased(_ letter: Character) -> String {
    letter.unicodeScalars.map(\.properties.titlecaseMapping).joined()
  }

  private var isTurkic: Bool { positions["ı"] != nil }

  private static let start: UInt32 = 0x100

  /// The basic letters of letters that Unicode does not decompose.
  private static let bases: [Character: Character] = [
    "ß": "s", "æ": "a", "œ": "o", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "t", "ı": "i", "ħ": "h",
  ]
}

extension Alphabet.Heading {
  /// Returns the heading for a letter of a script that has too many letters for a heading each, or `nil`.
  fileprivate static func ofScript(of letter: Character, _ ideographs: String) -> Self? {
    guard let scalar = letter.unicodeScalars.first else { return nil }
    switch scalar.value {
    case 0x1100...0x1112: return korean(Int(scalar.value - 0x1100))
    case 0xAC00...0xD7A3: return korean(Int(scalar.value - 0xAC00) / 588)
    case 0x3041...0x3096: return japanese(scalar.value)
    case 0x30A1...0x30F6: return japanese(scalar.value - 0x60)
    default:
      return scalar.properties.isIdeographic ? Self(name: ideographs, order: 0x1_0000) : nil
    }
  }

  /// Returns the heading for a first consonant of Korean; a double consonant belongs to the simple one.
  private static func korean(_ consonant: Int) -> Self {
    let heading = Array("ㄱㄱㄴㄷㄷㄹㅁㅂㅂㅅㅅㅇㅈㅈㅊㅋㅌㅍㅎ")[consonant]
    return Self(name: String(heading), order: 0xC000 + UInt32(consonant))
  }

  /// Returns the heading for a Japanese sound: its row in the table of sounds.
  private static func japanese(_ kana: UInt32) -> Self {
    let starts: [UInt32] = [0x3041, 0x304B, 0x3055, 0x305F, 0x306A, 0x306F, 0x307E, 0x3083, 0x3089, 0x308E]
    let row = starts.lastIndex { $0 <= kana } ?? 0
    return Self(name: String(Array("あかさたなはまやらわ")[row]), order: 0x3000 + UInt32(row))
  }
}
