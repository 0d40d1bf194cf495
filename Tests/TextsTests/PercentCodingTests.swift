import Foundation
import Testing

@testable import Texts

@Suite struct `Percent-encoding` {
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let result: String

    init(_ name: String, _ text: String, _ result: String) {
      (testDescription, self.text, self.result) = (name, text, result)
    }
  }

  static let everyByte = String(String.UnicodeScalarView((0..<0x80).map { Unicode.Scalar($0) })) + "é漢😀"

  @Test(arguments: [
    Row("a plain text", "a-b.c_d~1", "a-b.c_d~1"), Row("a space", "a b", "a%20b"), Row("an empty text", "", ""),
    Row("signs of a URL", "/?#&=+%", "%2F%3F%23%26%3D%2B%25"), Row("a letter outside of ASCII", "é", "%C3%A9"),
    Row("a control character", "\u{7}", "%07"), Row("a plain start and end", "ab cd", "ab%20cd"),
  ])
  func `of a part of a URL keeps letters, digits and four signs`(_ row: Row) {
    #expect(row.text.percentEncoded(keeping: .unreserved) == row.result)
  }

  @Test func `equals that of Foundation for every byte`() {
    let unreserved = CharacterSet(
      charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~")
    #expect(
      Self.everyByte.percentEncoded(keeping: .unreserved)
        == Self.everyByte.addingPercentEncoding(withAllowedCharacters: unreserved))
    #expect(Self.everyByte.percentEncoded(keeping: .unreserved).percentDecoded == Self.everyByte)
    #expect(Self.everyByte.percentEncoded(keeping: ByteSet([])).removingPercentEncoding == Self.everyByte)
  }

  @Test func `of a path keeps letters outside of ASCII`() {
    #expect("/é/a b?c#d/[1]".percentEncoded(keeping: .inPath) == "/é/a%20b%3Fc%23d/[1]")
    #expect(Self.everyByte.percentEncoded(keeping: .inPath).percentDecoded == Self.everyByte)
  }

  @Test func `of some bytes leaves all others`() {
    #expect("a (b) % é".percentEncoded(only: " ()") == "a%20%28b%29%20%%20é")
    #expect("a b".percentEncoded(keeping: .ascii) == "a b")
    #expect("é".percentEncoded(keeping: .ascii) == "%C3%A9")
  }
}

@Suite struct `Percent-decoding` {
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let result: String
    var isValid = true
  }

  static let rows = [
    Row(testDescription: "no percent sign", text: "a+b", result: "a+b"),
    Row(testDescription: "a space", text: "a%20b", result: "a b"),
    Row(testDescription: "digits in lower and upper case", text: "%c3%A9", result: "é"),
    Row(testDescription: "an encoded percent sign is decoded once", text: "%2541", result: "%41"),
    Row(testDescription: "a percent sign at the end", text: "50%", result: "50%", isValid: false),
    Row(testDescription: "one digit at the end", text: "50%2", result: "50%2", isValid: false),
    Row(testDescription: "a letter that is no digit", text: "%2G%G2", result: "%2G%G2", isValid: false),
    Row(testDescription: "a sign and a digit", text: "%+5%-0", result: "%+5%-0", isValid: false),
    Row(testDescription: "a percent sign before an escape", text: "%%41", result: "%A", isValid: false),
    Row(testDescription: "a byte that is not UTF-8", text: "%FF", result: "\u{FFFD}"),
  ]

  @Test(arguments: rows) func `leaves a percent sign without two hexadecimal digits`(_ row: Row) {
    #expect(row.text.percentDecoded == row.result)
  }

  @Test(arguments: rows) func `gives no bytes if it is strict and the text is invalid`(_ row: Row) {
    let bytes = row.text[...].utf8.strictlyPercentDecoded
    #expect(bytes.map { String(decoding: $0, as: UTF8.self) } == (row.isValid ? row.result : nil))
  }
}

@Suite struct `A set of bytes` {
  @Test func `has ranges of letters and digits, and hyphens elsewhere`() {
    let set: ByteSet = "a-c0-2._-"
    #expect((0...255).filter { set.contains($0) }.elementsEqual("-.012_abc".utf8))
    #expect(set.table.indices.filter { set.table[$0] } == Array("-.012_abc".utf8).map { Int($0) })
  }

  @Test func `is joined, reduced and inverted`() {
    #expect(("a" + "b" as ByteSet) == "ab")
    #expect(("a-e" - "b-d" as ByteSet) == "ae")
    #expect(!(!("xyz" as ByteSet)) == "xyz")
    #expect(ByteSet.ascii + .beyondASCII == ByteSet(0...255))
  }
}

@Suite struct `A byte of ASCII` {
  @Test func `has the properties of its character`() {
    for byte in UInt8(0)..<0x80 {
      let character = Character(Unicode.Scalar(byte))
      #expect(byte.isASCIILetter == character.isLetter, "\(byte)")
      #expect(byte.isASCIIDigit == character.isNumber, "\(byte)")
      #expect(byte.isASCIIAlphanumeric == (character.isLetter || character.isNumber), "\(byte)")
      #expect(byte.isASCIIWhiteSpace == character.isWhitespace, "\(byte)")
      #expect(byte.hexadecimalValue.map { Int($0) } == character.hexDigitValue, "\(byte)")
      #expect([byte.lowercasedASCII] == Array(character.lowercased().utf8), "\(byte)")
    }
  }

  @Test func `has two hexadecimal digits`() {
    for byte in UInt8(0)...255 {
      let (high, low) = byte.hexadecimalDigits
      #expect(String(decoding: [high, low], as: UTF8.self) == String(format: "%02X", byte))
      #expect(byte < 0x80 || !(byte.isASCIIAlphanumeric || byte.isASCIIWhiteSpace || byte.isMarkupSpace))
    }
  }
}
