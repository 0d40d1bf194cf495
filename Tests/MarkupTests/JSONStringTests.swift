import Foundation
import Markup
import TestSupport
import Testing

@Suite struct JSONStringTests {
  static let cases: [Case<String, String>] = [
    Case("plain text", "Fish and chips", #""Fish and chips""#),
    Case("empty text", "", #""""#),
    Case("a quotation mark", #"say "hi""#, #""say \"hi\"""#),
    Case("a backslash at the end", #"a\"#, #""a\\""#),
    Case("lines", "a\nb\r\n", #""a\nb\u000D\n""#),
    Case("the end of a script", "</script>", #""\u003C/script>""#),
    Case("line ends that only JavaScript knows", "a\u{2028}b\u{2029}", #""a\u2028b\u2029""#),
    Case("characters that start with the same byte", "“quoted” …", #""“quoted” …""#),
    Case("control characters", "\u{0}\u{1F}\u{7F}", #""\u0000\u001F\u007F""#),
    Case("other scripts", "日本語 🧪", #""日本語 🧪""#),
  ]

  @Test(arguments: cases) func `a string is escaped`(_ example: Case<String, String>) {
    var buffer = MarkupBuffer()
    buffer.appendJSONString(example.input)
    #expect(buffer.string == example.expected)
  }

  private static let scalars: [UInt32] = [
    0x22, 0x5C, 0x3C, 0x0A, 0x7F, 0xE2, 0x41, 0x2027, 0x2028, 0x202A, 0x1F9EA,
  ]

  @Test func `decoding an escaped string returns the original text`() throws {
    var generator = SeededGenerator(seed: 20_261_121)
    for _ in 0..<2_000 {
      let scalars = (0..<Int.random(in: 0..<12, using: &generator)).compactMap { _ in
        Unicode.Scalar(Self.scalars.randomElement(using: &generator) ?? 0)
      }
      let text = String(String.UnicodeScalarView(scalars))
      var buffer = MarkupBuffer()
      buffer.appendJSONString(text)
      let read = try JSONSerialization.jsonObject(with: Data(buffer.bytes), options: .fragmentsAllowed)
      #expect(read as? String == text)
    }
  }
}
