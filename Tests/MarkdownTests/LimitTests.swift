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
    let diagnostic: String

    init(
      _ name: String, _ limit: WritableKeyPath<MarkdownLimits, Int>, _ value: Int, allowed: String, refused: String,
      diagnostic: String
    ) {
      var limits = MarkdownLimits()
      limits[keyPath: limit] = value
      self.limits = limits
      testDescription = name
      self.allowed = allowed
      self.refused = refused
      self.diagnostic = diagnostic
    }
  }

  private static let limits = [
    Limit(
      "bytes", \.bytes, 8, allowed: "abc\ndef\n", refused: "abc\ndefg\n",
      diagnostic: """
        a.md:1:1: error: the document has more than 8 bytes [markdown.limit]
            1 | abc
              | ^

        """),
    Limit(
      "bytes of a line", \.lineBytes, 5, allowed: "a\nabcde\n", refused: "a\nabcdef\n",
      diagnostic: """
        a.md:2:1: error: the line has more than 5 bytes [markdown.limit]
            2 | abcdef
              | ^~~~~~

        """),
    Limit(
      "pipes", \.pipesInLine, 3, allowed: "a|b|c|\n", refused: "\n||||\n",
      diagnostic: """
        a.md:2:1: error: the line has more than 3 `|` [markdown.limit]
            2 | ||||
              | ^~~~

        """),
    Limit(
      "cells", \.cellsInTable, 6, allowed: "a|b\n-|-\nc\nd\ne\n\nf\n", refused: "a|b\n-|-\nc\nd\ne\nf\n",
      diagnostic: """
        a.md:6:1: error: the table has more than 6 cells [markdown.limit]
            6 | f
              | ^

        """),
    Limit(
      "brackets", \.bracketsInBlock, 3, allowed: "[[\n[\n\n[[[", refused: "[[\n[[\n",
      diagnostic: """
        a.md:2:1: error: there are more than 3 `[` without a blank line between them [markdown.limit]
            2 | [[
              | ^~

        """),
    Limit(
      "addresses", \.addressesInWord, 2, allowed: "www.www. a@b@ http://x\n", refused: "www.www.www.\n",
      diagnostic: """
        a.md:1:1: error: more than 2 addresses follow one another without a space [markdown.limit]
            1 | www.www.www.
              | ^~~~~~~~~~~~

        """),
    Limit(
      "parentheses", \.parenthesesAfterAddress, 2, allowed: "))) http://a.b/)) www.a.b(a)(b)\n",
      refused: "a\n(www.a.b(a)))\n",
      diagnostic: """
        a.md:2:1: error: more than 2 `)` follow an address without a space [markdown.limit]
            2 | (www.a.b(a)))
              | ^~~~~~~~~~~~~

        """),
  ]

  @Test(arguments: limits)
  func `a document at a limit is rendered`(limit: Limit) {
    let (html, diagnostics) = render(limit.allowed, limit.limits)
    #expect(diagnostics.isEmpty, "\(diagnostics)")
    #expect(!html.isEmpty)
  }

  @Test(arguments: limits)
  func `a document beyond a limit is an error and is not rendered`(limit: Limit) {
    let (html, diagnostics) = render(limit.refused, limit.limits)
    #expect(diagnostics == limit.diagnostic)
    #expect(html.isEmpty)
  }

  @Test func `fenced code is not counted`() {
    var limits = MarkdownLimits()
    limits.pipesInLine = 1
    limits.bracketsInBlock = 1
    let (_, diagnostics) = render("```\n||||[[[[\n```\n~~~~\n[[|||\n~~~~\n", limits)
    #expect(diagnostics.isEmpty)
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
    #expect(defaults.pipesInLine == 5_000)
    #expect(defaults.cellsInTable == 500_000)
    #expect(defaults.bracketsInBlock == 20_000)
    #expect(defaults.addressesInWord == 1_000)
    #expect(defaults.parenthesesAfterAddress == 1_000)
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
