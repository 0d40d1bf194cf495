import Testing

@testable import Texts

@Suite struct `Words` {
  @Test(arguments: [
    ("one  two\tthree\n", ["one", "two", "three"]), ("", []), (" \r\n ", []), ("a\u{A0}b\u{3000}ü", ["a", "b", "ü"]),
    ("a\u{0B}b", ["a", "b"]), ("a\u{1}b", ["a\u{1}b"]),
  ])
  func `are between white space`(_ text: String, _ words: [Substring]) {
    #expect(text.words == words)
    #expect("(\(text))"[...].dropFirst().dropLast().words == words)
    #expect(text.words == text.split(whereSeparator: \.isWhitespace))
  }

  @Test func `of several lines are joined to one line`() {
    #expect("a\nb\r\n\nc d".oneLine == "a b c d")
    #expect(" a\n b "[...].oneLine == " a  b ")
  }
}

@Suite struct `Scripts` {
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let letters: String
    var isIdeographic = false
    var isDense = false
    var isEastAsian = false
    var isWide = false
    var script: Unicode.Scalar.Script?
  }

  static let rows = [
    Row(testDescription: "Latin", letters: "aéß", script: .latin),
    Row(testDescription: "Greek", letters: "αΩ", script: .greek),
    Row(testDescription: "Cyrillic", letters: "яЖ", script: .cyrillic),
    Row(testDescription: "Hebrew", letters: "א", script: .hebrew),
    Row(testDescription: "Arabic", letters: "ب", script: .arabic),
    Row(testDescription: "Hindi", letters: "क", script: .devanagari),
    Row(testDescription: "Thai", letters: "ก", isDense: true),
    Row(
      testDescription: "Chinese", letters: "汉字", isIdeographic: true, isDense: true, isEastAsian: true, isWide: true,
      script: .han),
    Row(
      testDescription: "rare Chinese characters", letters: "\u{20BB7}", isIdeographic: true, isDense: true,
      isEastAsian: true, isWide: true),
    Row(
      testDescription: "Japanese", letters: "かカ", isIdeographic: true, isDense: true, isEastAsian: true, isWide: true,
      script: .kana),
    Row(
      testDescription: "Korean", letters: "한", isDense: true, isEastAsian: true, isWide: true, script: .hangul),
    Row(testDescription: "full-width letters", letters: "ＡＢ", isEastAsian: true, isWide: true),
  ]

  @Test(arguments: rows) func `divide the letters`(_ row: Row) {
    for letter in row.letters.unicodeScalars {
      #expect(letter.isIdeographic == row.isIdeographic, "\(letter)")
      #expect(letter.isDense == row.isDense, "\(letter)")
      #expect(letter.isEastAsian == row.isEastAsian, "\(letter)")
      #expect(letter.isWide == row.isWide, "\(letter)")
      #expect(letter.script == row.script, "\(letter)")
      #expect(letter.kind == .letter, "\(letter)")
    }
  }

  @Test func `have marks, numbers and punctuation`() {
    #expect("\u{301}\u{5B0}\u{903}\u{20DD}".unicodeScalars.allSatisfy { $0.kind == .mark })
    #expect("\u{301}\u{5B0}\u{64B}".unicodeScalars.allSatisfy { $0.isAccent })
    #expect("1٣Ⅳ½".unicodeScalars.allSatisfy { $0.kind == .number })
    #expect("、。！（".unicodeScalars.allSatisfy { $0.isEastAsianPunctuation })
    #expect("、。！（".unicodeScalars.allSatisfy { $0.kind == .other })
    #expect(!"a.漢".unicodeScalars.contains { $0.isEastAsianPunctuation })
    #expect(!"a.漢".unicodeScalars.contains { $0.isAccent })
  }

  /// Every ideograph is dense, and East Asian: the three questions have the same core.
  @Test func `agree on ideographs`() {
    for value in UInt32(0)...0x32FFF {
      guard let scalar = Unicode.Scalar(value), scalar.isIdeographic else { continue }
      #expect(scalar.isDense && scalar.isEastAsian, "\(value)")
    }
  }
}
