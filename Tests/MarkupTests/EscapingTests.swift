import Garland
import Testing

/// Texts that try to break out of their context.
private let hostile: [String] = [
  "", "plain", "1 < 2 & 3 > 2", "&amp;", "&#60;script&#62;", "&lt", "&notit;", "a\"b'c`d",
  "\"><script>alert(1)</script>",
  "' onmouseover='alert(1)", "</p></main>", "</title>", "</textarea><img src=x onerror=alert(1)>", "</script>",
  "</ScRiPt >", "<!--", "<!-- <script>", "-->", "--!>", "->", ">", "-", "--", "<![CDATA[x]]>", "]]>", "</style>",
  "</STYLE/>", "<\\/script>", "\\", "\\u003C/script>", "\n", "\nfirst line", "\r", "a\rb", "\r\n", "\t x \t", "\u{0}",
  "a\u{0}b", "\u{1}\u{7f}", "\u{85}\u{a0}", "日本語", "e\u{301}", "👩‍👩‍👧‍👦", "\u{202E}rtl", "\u{FEFF}bom", "\u{FFFE}", "a<b",
  "a\u{8}b\u{B}c\u{C}d\u{1F}e", "1234567\u{1}", "12345678\u{1B}9", "1\n\u{B}\n \u{1}\n", "\n\n\n\n\n\n\n\n\t x",
  "<", "&", "\"", "12345678<", "1234567<9", "<2345678", "12345678&12345678\"12345678<", "héé<éé&éé",
  String(repeating: "x", count: 100_000) + "<", String(repeating: "<&>\"", count: 1_000),
]

/// A context for text in a page, and how to read the text from the parsed page.
private struct Context: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// Returns the markup of the context with a text in it.
  let subject: @Sendable (String) -> String
  /// The only elements that the parsed markup may have.
  let elements: [String]
  /// Returns the text from the parsed markup.
  let text: @Sendable (HTMLParser.Parsed) -> String?
  /// Returns the expected text.
  let expected: @Sendable (String) -> String

  init(
    _ description: String, elements: [String], expects: @escaping @Sendable (String) -> String = withoutControls,
    text: @escaping @Sendable (HTMLParser.Parsed) -> String?, subject: @escaping @Sendable (String) -> String
  ) {
    testDescription = description
    self.subject = subject
    self.elements = elements
    self.text = text
    expected = expects
  }

  static var all: [Context] {
    [
      Context("text", elements: ["p"], text: \.text) { text in p { Text(text) }.rendered().html },
      Context("bare text", elements: [], text: \.text) { Text($0).rendered().html },
      Context("preformatted text", elements: ["pre"], text: \.text) { text in pre { Text(text) }.rendered().html },
      Context("a text field's text", elements: ["textarea"], text: \.text) { text in
        textarea { Text(text) }.rendered().html
      },
      Context("an attribute", elements: ["p"], text: { $0.attributes["title"] }) { p(.title($0)).rendered().html },
      Context("a landed attribute", elements: ["p"], text: { $0.attributes["title"] }) {
        p().attribute(.title($0)).rendered().html
      },
      Context("a data attribute", elements: ["p"], text: { $0.attributes["data-x"] }) {
        p(.data("x", $0)).rendered().html
      },
      Context("an address", elements: ["a"], text: { $0.attributes["href"] }) { a(.href("/" + $0)).rendered().html }
        .expecting { "/" + withoutControls($0) },
      Context("JSON in a script", elements: ["script"], text: { $0.text }) { script(json: quoted($0)).rendered().html }
        .expecting { quoted($0).replacing("<", with: "\\u003C") },
    ]
  }

  private func expecting(_ expected: @escaping @Sendable (String) -> String) -> Context {
    Context(testDescription, elements: elements, expects: expected, text: text, subject: subject)
  }
}

@Suite struct EscapingTests {
  @Test(.enabled(if: HTMLParser.isInstalled, "html5lib is installed by .ci/setup"), arguments: Context.all)
  private func `a parser returns the same text in every context`(_ context: Context) throws {
    let parsed = try HTMLParser.parse(hostile.map(context.subject))
    #expect(parsed.count == hostile.count)
    for (text, parsed) in zip(hostile, parsed) {
      check(parsed, of: text, context)
      let actual = context.text(parsed)
      #expect(actual == context.expected(text), "\(context.testDescription): \(text.debugDescription.prefix(80))")
    }
  }

  @Test(
    .enabled(if: HTMLParser.isInstalled, "html5lib is installed by .ci/setup"),
    arguments: [
      Context("a script", elements: ["script"], text: \.text) { script(javaScript: $0).rendered().html },
      Context("a stylesheet", elements: ["style"], text: \.text) { style(css: $0).rendered().html },
      Context("a comment", elements: [], text: \.text) { Garland.Comment($0).rendered().html },
    ])
  private func `text cannot end a script, stylesheet or comment`(_ context: Context) throws {
    for (text, parsed) in zip(hostile, try HTMLParser.parse(hostile.map(context.subject))) {
      check(parsed, of: text, context)
    }
  }

  /// Checks that the markup has only the expected elements, and that the page around it is intact.
  private func check(
    _ parsed: HTMLParser.Parsed, of text: String, _ context: Context, at location: SourceLocation = #_sourceLocation
  ) {
    let name: Testing.Comment = "\(context.testDescription): \(text.debugDescription.prefix(80))"
    #expect(parsed.isIntact, name, sourceLocation: location)
    #expect(parsed.elements == context.elements, name, sourceLocation: location)
    #expect(parsed.inner.isEmpty, name, sourceLocation: location)
  }
}

/// Returns a text in which U+FFFD replaces the control characters that HTML forbids: all except white space.
@Sendable private func withoutControls(_ text: String) -> String {
  String(
    String.UnicodeScalarView(
      text.unicodeScalars.map { $0.value < 0x20 && !"\t\n\u{C}\r".unicodeScalars.contains($0) ? "\u{FFFD}" : $0 }))
}

/// Returns a text as a JSON string.
@Sendable private func quoted(_ text: String) -> String {
  let escaped = text.unicodeScalars.map { scalar in
    switch scalar {
    case "\"", "\\": "\\\(scalar)"
    case _ where scalar.value < 0x20:
      "\\u" + String(repeating: "0", count: scalar.value < 16 ? 3 : 2) + String(scalar.value, radix: 16)
    default: String(scalar)
    }
  }
  return "\"\(escaped.joined())\""
}
