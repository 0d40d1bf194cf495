import Diagnostics
import TestSupport
import Testing

/// The excerpt from the source: the two lines below the headline.
@Suite struct ExcerptTests {
  @Test(arguments: [
    Case(
      "a range inside a line", "one «two» three\nfour",
      """
      a.md:1:5:
          1 | one two three
            |     ^~~
      """),
    Case(
      "an empty range", "one «two",
      """
      a.md:1:5:
          1 | one two
            |     ^
      """),
    Case(
      "the very end of the file", "one\ntwo«",
      """
      a.md:2:4:
          2 | two
            |    ^
      """),
    Case(
      "the end after the last line end", "one\n«",
      """
      a.md:2:1:
          2 |
            | ^
      """),
    Case(
      "an empty file has no excerpt", "«",
      """
      a.md:1:1:
      """),
    Case(
      "an empty line", "one\n«\ntwo",
      """
      a.md:2:1:
          2 |
            | ^
      """),
    Case(
      "a range over several lines is underlined to the end of the first", "one\ntwo «three\nfour\nfi»ve",
      """
      a.md:2:5:
          2 | two three
            |     ^~~~~
      """),
    Case(
      "a range that begins with a line end", "one«\ntwo»",
      """
      a.md:1:4:
          1 | one
            |    ^
      """),
    Case(
      "CRLF is not part of the line", "one\r\n«two\r\n»three",
      """
      a.md:2:1:
          2 | two
            | ^~~
      """),
    Case(
      "a lone CR is not part of the line", "one\r«two\rthree»",
      """
      a.md:2:1:
          2 | two
            | ^~~
      """),
    Case(
      "tabs before the range", "\ta\t«bc»",
      """
      a.md:1:4:
          1 |     a   bc
            |         ^~
      """),
    Case(
      "a tab in the range", "ab«\tc»d",
      """
      a.md:1:3:
          1 | ab  cd
            |   ^~~
      """),
    Case(
      "wide characters before the range", "漢字«kana»",
      """
      a.md:1:3:
          1 | 漢字kana
            |     ^~~~
      """),
    Case(
      "wide characters in the range", "a«漢字»b",
      """
      a.md:1:2:
          1 | a漢字b
            |  ^~~~
      """),
    Case(
      "Hangul, composed and not", "한\u{1112}\u{1161}\u{11AB}«x»",
      """
      a.md:1:5:
          1 | 한\u{1112}\u{1161}\u{11AB}x
            |     ^
      """),
    Case(
      "full-width and half-width forms", "Ａｱ«x»",
      """
      a.md:1:3:
          1 | Ａｱx
            |    ^
      """),
    Case(
      "emoji", "😀«👍🏽»!",
      """
      a.md:1:2:
          1 | 😀👍🏽!
            |   ^~
      """),
    Case(
      "emoji of several code points", "👩‍👩‍👧🇩🇪❤️«x»",
      """
      a.md:1:10:
          1 | 👩‍👩‍👧🇩🇪❤️x
            |       ^
      """),
    Case(
      "a symbol without the emoji selector", "❤«x»",
      """
      a.md:1:2:
          1 | ❤x
            |  ^
      """),
    Case(
      "combining marks", "e\u{301}a\u{308}\u{323}«o\u{302}»x",
      """
      a.md:1:6:
          1 | e\u{301}a\u{308}\u{323}o\u{302}x
            |   ^
      """),
    Case(
      "invisible marks", "\u{FEFF}a\u{200B}«b»",
      """
      a.md:1:4:
          1 | \u{FEFF}a\u{200B}b
            |  ^
      """),
    Case(
      "control characters", "a\u{1B}[31m\0«b\u{7F}»\u{9B}\u{202E}",
      """
      a.md:1:8:
          1 | a␛[31m␀b␡\u{FFFD}\u{FFFD}
            |        ^~
      """),
  ])
  func `the caret is under the first character of the range`(row: Case<String, String>) {
    var sources = SourceMap()
    let range = sources.add(row.input)
    row.check(excerpt(of: range, in: sources))
  }

  @Test(arguments: [
    Case("before the file", -5..<(-2), "a.md:1:1:\n    1 | one\n      | ^"),
    Case("from before the file into it", -5..<2, "a.md:1:1:\n    1 | one\n      | ^~"),
    Case("from the file to beyond it", 5..<99, "a.md:2:2:\n    2 | two\n      |  ^~"),
    Case("after the file", 98..<99, "a.md:2:4:\n    2 | two\n      |    ^"),
    Case("the largest possible range", .min..<(.max), "a.md:1:1:\n    1 | one\n      | ^~~"),
    Case("an empty range at the largest offset", .max..<(.max), "a.md:2:4:\n    2 | two\n      |    ^"),
  ])
  func `a range outside the file is clamped`(row: Case<Range<Int>, String>) {
    var sources = SourceMap()
    let id = sources.add(SourceFile(path: "a.md", text: "one\ntwo"))
    row.check(excerpt(of: SourceRange(id, row.input), in: sources))
  }

  @Test(
    arguments: [
      Case("an invalid byte", ([0x61, 0xFF, 0x62], 2..<3), "a.md:1:3:\n    1 | a\u{FFFD}b\n      |   ^"),
      Case("a code point cut short", ([0xE2, 0x82, 0x62], 2..<3), "a.md:1:2:\n    1 | \u{FFFD}b\n      |  ^"),
      Case("a range inside a code point", ([0x61, 0xC3, 0xA4, 0x62], 2..<3), "a.md:1:2:\n    1 | aäb\n      |  ^"),
    ] as [Case<(bytes: [UInt8], range: Range<Int>), String>])
  func `invalid bytes are replaced`(row: Case<(bytes: [UInt8], range: Range<Int>), String>) {
    var sources = SourceMap()
    let id = sources.add(SourceFile(path: "a.md", utf8: row.input.bytes))
    row.check(excerpt(of: SourceRange(id, row.input.range), in: sources))
  }

  @Test(arguments: [
    Case(
      "a line that just fits", "0123456789012345678901234567«89»",
      """
      a.md:1:29:
          1 | 012345678901234567890123456789
            |                             ^~
      """),
    Case(
      "a caret near the beginning", "01«23»456789012345678901234567890123456789",
      """
      a.md:1:3:
          1 | 01234567890123456789012345678…
            |   ^~
      """),
    Case(
      "a caret where the line would be cut", "01234567890123456789012345678«9012345678901234567890123456789",
      """
      a.md:1:30:
          1 | …0123456789012345678901234567…
            |           ^
      """),
    Case(
      "a caret in the middle", "01234567890123456789012345678901234«5678»9012345678901234567890123456789",
      """
      a.md:1:36:
          1 | …6789012345678901234567890123…
            |           ^~~~
      """),
    Case(
      "a caret at the end", "0123456789012345678901234567890123456789«",
      """
      a.md:1:41:
          1 | …12345678901234567890123456789
            |                               ^
      """),
    Case(
      "a range longer than the window", "0123456789012«34567890123456789012345678901234567890123456789»",
      """
      a.md:1:14:
          1 | …4567890123456789012345678901…
            |           ^~~~~~~~~~~~~~~~~~~
      """),
    Case(
      "wide characters that the cut would halve", "漢字漢字漢字漢字漢字漢字漢字漢字漢字«漢»字漢字漢字漢字漢字漢字漢字漢字漢",
      """
      a.md:1:19:
          1 | …漢字漢字漢字漢字漢字漢字漢…
            |          ^~
      """),
  ])
  func `a long line is cut to a window around the caret`(row: Case<String, String>) {
    var sources = SourceMap()
    let range = sources.add(row.input)
    row.check(excerpt(of: range, in: sources, width: 30))
  }

  @Test(.hangGuard) func `only the visible part of a very long line is read`() {
    var sources = SourceMap()
    let text = Array(repeating: UInt8(ascii: "x"), count: 1_000_000)
    let id = sources.add(SourceFile(path: "a.md", utf8: text))
    for offset in stride(from: 0, to: text.count, by: 20_000) {
      #expect(excerpt(of: SourceRange(id, at: offset), in: sources, width: 30).utf8.count < 120)
    }
  }

  /// Returns the location and the excerpt, without severity, message and code.
  private func excerpt(of range: SourceRange, in sources: SourceMap, width: Int = 100) -> String {
    let text = DiagnosticText(sources: sources, excerptWidth: width)
      .text(of: Diagnostic(.error, .example, "m", at: range))
    return String(text.replacing(" error: m [tests.example]", with: "").dropLast())
  }
}
