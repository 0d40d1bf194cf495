import Testing

@testable import Texts

@Suite struct `Trimming` {
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let start: String
    let end: String
    let both: String

    init(_ name: String, _ text: String, start: String, end: String, both: String) {
      (testDescription, self.text, self.start, self.end, self.both) = (name, text, start, end, both)
    }
  }

  static let texts = [
    Row("nothing to trim", "a b", start: "a b", end: "a b", both: "a b"),
    Row("spaces and tabs", " \ta\t ", start: "a\t ", end: " \ta", both: "a"),
    Row("line ends of all systems", "\r\na\n\r", start: "a\n\r", end: "\r\na", both: "a"),
    Row("white space of Unicode", "\u{A0}\u{3000}a\u{2028}", start: "a\u{2028}", end: "\u{A0}\u{3000}a", both: "a"),
    Row("white space only", " \n ", start: "", end: "", both: ""),
    Row("an empty text", "", start: "", end: "", both: ""),
    Row("a control character, which is no white space", "\u{1}a", start: "\u{1}a", end: "\u{1}a", both: "\u{1}a"),
    Row("letters outside of ASCII", " é ", start: "é ", end: " é", both: "é"),
  ]

  @Test(arguments: texts) func `removes white space from a string`(_ row: Row) {
    #expect(row.text.trimmedStart == row.start)
    #expect(row.text.trimmedEnd == row.end)
    #expect(row.text.trimmed == row.both)
  }

  @Test(arguments: texts) func `gives a part of a substring and of a list of characters`(_ row: Row) {
    let part = "x\(row.text)"[...].dropFirst()
    #expect(part.trimmed == row.both)
    #expect(part.trimmed.base == part.base)
    #expect(String(Array(row.text)[...].trimmed) == row.both)
  }

  struct Bytes: CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let kept: Range<Int>
  }

  static let bytes = [
    Bytes(testDescription: "nothing to trim", text: "abc", kept: 0..<3),
    Bytes(testDescription: "spaces at both ends", text: "  abc ", kept: 2..<5),
    Bytes(testDescription: "control characters", text: "\u{0}\u{1F}a\n", kept: 2..<3),
    Bytes(testDescription: "letters outside of ASCII", text: " é ", kept: 1..<3),
    Bytes(testDescription: "spaces only: the end is kept", text: "   ", kept: 3..<3),
    Bytes(testDescription: "an empty text", text: "", kept: 0..<0),
  ]

  @Test(arguments: bytes) func `removes spaces and control characters from bytes`(_ row: Bytes) {
    let text = Array(row.text.utf8)
    #expect(text.trimmed.indices == row.kept)
    #expect(text[...].trimmedStart.trimmedEnd.elementsEqual(text[row.kept]))
    #expect(text.trimmedEnd.trimmedStart.elementsEqual(text[row.kept]))
    #expect(row.text[...].utf8.trimmed.elementsEqual(text[row.kept]))
  }

  @Test func `removes only what a condition names`() {
    let text = Array("\n  a \n".utf8)
    #expect(text.trimmedStart { $0 == 0x0A }.elementsEqual("  a \n".utf8))
    #expect(text.trimmedEnd { $0 == 0x0A }.elementsEqual("\n  a ".utf8))
    #expect(text.trimmed { $0.isSpaceOrTab }.elementsEqual(text))
    #expect(text.trimmed { $0.isMarkupSpace }.elementsEqual("a".utf8))
    let tabbed = Array("\u{B}a".utf8)
    #expect(tabbed.trimmed { $0.isMarkupSpace }.elementsEqual(tabbed))
    #expect(tabbed.trimmed { $0.isASCIIWhiteSpace }.elementsEqual("a".utf8))
  }
}
