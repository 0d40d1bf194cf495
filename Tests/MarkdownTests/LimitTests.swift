import Diagnostics
import Parsing
import Testing

/// The limits of documents: a document at a limit renders, and a larger one is an error.
@Suite struct LimitTests {
  /// A low limit, a document at the limit, a document beyond it, and the expected error.
  struct Limit: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let limits: MarkdownLimits
    let allowed: String
    let refused: String
    /// The position and the message of the error.
    let error: String

    init(
      _ name: String, _ limit: WritableKeyPath<MarkdownLimits, Int>, _ value: Int, allowed: String, refused: String,
      error: String
    ) {
      var limits = MarkdownLimits()
      limits[keyPath: limit] = value
      self.limits = limits
      testDescription = name
      self.allowed = allowed
      self.refused = refused
      self.error = error
    }
  }

  private static let limits = [
    Limit(
      "bytes", \.bytes, 8, allowed: "abc\ndef\n", refused: "abc\ndefg\n",
      error: "1:1: error: the document has more than 8 bytes"),
    Limit(
      "bytes of a line", \.lineBytes, 5, allowed: "a\nabcde\n", refused: "a\nabcdef\n",
      error: "2:1: error: the line has more than 5 bytes"),
    Limit(
      "marks", \.marks, 5, allowed: "a,b.c\n-\nabcdef", refused: "a,b.c\n-\nabcd!ef",
      error: "3:5: error: the document has more than 5 punctuation marks and line ends"),
    Limit(
      "cells", \.cells, 6, allowed: "a|b\n-|-\nc\n\na|b\n-|-\nc\nd\n", refused: "a|b\n-|-\nc\n\na|b\n-|-\nc\nd\ne\n",
      error: "9:1: error: the tables have more than 6 cells"),
    Limit(
      "cells below a heading", \.cells, 6, allowed: "a\n-\na|b\n-|-\nc\n", refused: "a\n-\na|b\n-|-\nc\nd\ne\n",
      error: "7:1: error: the tables have more than 6 cells"),
    slow("brackets", 400, "a\n\n" + repeated("[", 20), more: "[", "3:1", "there are 21 `[` in this block"),
    slow(
      "brackets of two blocks", 500, repeated("[", 10) + long + "\n\n" + repeated("[", 20), more: "[", "3:1",
      "there are 21 `[` in this block"),
    slow("instructions", 1_000, "a " + repeated("<? ", 3), more: "<? ", "1:1", "there are 4 `<?` in this block"),
    slow("declarations", 1_000, "a " + repeated("<!A ", 3), more: "<![", "1:1", "there are 4 `<!` in this block"),
    slow(
      "addresses", 1_200, repeated("www.", 10), more: "www.", "1:1", "11 addresses follow one another without a space"),
    slow(
      "parentheses", 400, "http://a.b" + repeated(")", 20), more: ")", "1:1",
      "21 `)` follow an address without a space"),
    slow(
      "e-mail addresses", 14_500, repeated("a@b ", 3), more: "&#64; ", "1:1", "there are 4 `@` in a line of this block"),
    slow("pipes", 200, repeated("|", 10), more: "|", "1:1", "there are 11 `|` in this line"),
    Limit(
      "delimiter rows", \.rescannedBytes, 14, allowed: "a\n-\n-\n", refused: "a\n-\n-\n-\n",
      error: "1:1: error: reading this would take too long: "
        + "there are 3 lines of `-` and `|` without a blank line between them"),
    Limit(
      "references", \.referencedBytes, 130, allowed: "[a]: /\(repeated("u", 40))\n\n[a] [A]\n",
      refused: "[a]: /\(repeated("u", 40))\n\n[a] [A] [ a\n]\n",
      error: "1:1: error: the references to link definitions would copy more than 130 bytes of addresses and titles"),
  ]

  /// A construct that takes quadratic time, in a block that is long enough to be counted.
  private static func slow(
    _ name: String, _ value: Int, _ allowed: String, more: String, _ position: String, _ message: String
  ) -> Limit {
    Limit(
      name, \.rescannedBytes, value, allowed: "\(allowed) \(long)\n", refused: "\(allowed)\(more) \(long)\n",
      error: "\(position): error: reading this would take too long: \(message)")
  }

  private static let long = repeated("a", 260)

  private static func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

  @Test(arguments: limits)
  func `a document at a limit is rendered`(limit: Limit) {
    let (html, diagnostics) = render(limit.allowed, limit.limits)
    #expect(diagnostics.isEmpty, "\(diagnostics)")
    #expect(!html.isEmpty)
  }

  @Test(arguments: limits)
  func `a document beyond a limit is an error and is not rendered`(limit: Limit) {
    let (html, diagnostics) = render(limit.refused, limit.limits)
    #expect(diagnostics.hasPrefix("a.md:\(limit.error) [markdown.limit]\n"), "\(diagnostics)")
    #expect(diagnostics.contains("= help: "), "the error should say what to do")
    #expect(html.isEmpty)
  }

  @Test(arguments: ["```\n", "~~~~\n", "<!--\n```\n-->\n```\n"])
  func `fenced code is not counted`(fence: String) {
    var limits = MarkdownLimits()
    limits.rescannedBytes = 1_000
    let code = Self.repeated("[", 200) + Self.repeated("<?", 200) + "\n"
    let (html, diagnostics) = render("\(fence)\(code)\(fence.suffix(5).drop { $0 == ">" || $0 == "\n" })", limits)
    #expect(diagnostics.isEmpty)
    #expect(html.contains("[[["))
  }

  @Test func `text after an invalid fence is counted`() {
    var limits = MarkdownLimits()
    limits.rescannedBytes = 1_000
    let text = Self.repeated("[", 300)
    for start in ["``` `\n", "    ```\n\n", "<div>\n```\n\n", "<!--\n```\n-->\n", "- ```\n\na\n"] {
      #expect(render(start + text, limits).diagnostics.contains("[markdown.limit]"), "\(start)")
    }
  }

  /// The same texts with other line ends, which the parser accepts too.
  @Test(arguments: limits, ["\r", "\r\n"])
  func `limits apply with other line ends`(limit: Limit, end: String) {
    func ending(_ text: String) -> String {
      text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: end)
    }
    var limits = limit.limits
    if limits.bytes < 100 { limits.bytes = ending(limit.allowed).utf8.count }
    #expect(render(ending(limit.allowed), limits).diagnostics.isEmpty)
    let found = render(ending(limit.refused), limits)
    #expect(found.diagnostics.contains("[markdown.limit]"))
    #expect(found.html.isEmpty)
  }

  @Test func `the default limits`() {
    let defaults = MarkdownLimits()
    #expect(defaults.bytes == 16 << 20)
    #expect(defaults.lineBytes == 1 << 20)
    #expect(defaults.marks == 500_000)
    #expect(defaults.cells == 500_000)
    #expect(defaults.rescannedBytes == 1_000_000_000)
    #expect(defaults.referencedBytes == 32 << 20)
  }

  private func render(_ markdown: String, _ limits: MarkdownLimits) -> (html: String, diagnostics: String) {
    diagnose(markdown, limits: limits)
  }
}

/// The maximum nesting of blocks, inlines and containers.
@Suite struct NestingTests {
  @Test func `blocks and inlines nest 256 levels deep`() {
    // The paragraph and its text count as levels.
    let (html, diagnostics) = diagnose(String(repeating: ">", count: 254) + "a\n")
    #expect(diagnostics.isEmpty, "\(diagnostics)")
    #expect(html.contains("<p>a</p>"))
  }

  @Test func `deeper blocks are left out, with an error`() {
    let (html, diagnostics) = diagnose(String(repeating: ">", count: 256) + "a\n")
    #expect(
      diagnostics.contains(
        "error: blocks and inlines nest deeper than 256 levels; the rest is left out [markdown.nesting-limit]\n"))
    #expect(html.hasPrefix("<blockquote>") && !html.contains("a</p>"))
    #expect(TagChecker(Array(html.utf8)).problem == nil)
  }

  /// The parser stops there, because it would walk all levels for each line and each inline below.
  @Test(arguments: [">", "- ", "1. "])
  func `the parser stops at much deeper blocks`(marker: String) {
    let (html, diagnostics) = diagnose("a\n\n" + String(repeating: marker, count: 600) + "b\n\nc\n")
    #expect(diagnostics.hasPrefix("a.md:3:1: error: blocks and inlines nest deeper than 256 levels"), "\(diagnostics)")
    #expect(html.isEmpty)
  }

  @Test func `containers nest 64 levels deep`() {
    let (html, diagnostics) = diagnose(containers(64))
    #expect(diagnostics.isEmpty, "\(diagnostics)")
    #expect(html.components("callout-note") == 64)
  }

  @Test func `a deeper container stays text, with an error`() {
    let (html, diagnostics) = diagnose(containers(65))
    let error = "containers nest deeper than 64 levels; this one stays text [markdown.nesting-limit]"
    #expect(diagnostics.contains("a.md:65:1: error: \(error)\n"))
    #expect(html.components("callout-note") == 64)
    #expect(html.contains("::: note"))
  }

  private func containers(_ count: Int) -> String {
    let colons = (0..<count).map { String(repeating: ":", count: 3 + count - $0) }
    return colons.map { "\($0) note\n" }.joined() + "\na\n\n" + colons.reversed().map { "\($0)\n" }.joined()
  }
}

extension String {
  /// Returns the number of occurrences of a text.
  fileprivate func components(_ text: String) -> Int { ranges(of: text).count }
}
