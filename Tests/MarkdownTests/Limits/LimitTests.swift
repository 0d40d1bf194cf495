import Diagnostics
import Parsing
import Testing

/// What a document may ask of the parser: just as much passes, and one more is an error.
@Suite struct LimitTests {
  /// A limit, set low; a document that reaches it and one that goes beyond it; what is said then.
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
      "parentheses", \.parenthesesBehindAddress, 2, allowed: "))) http://a.b/)) www.a.b(a)(b)\n",
      refused: "a\n(www.a.b(a)))\n",
      diagnostic: """
        a.md:2:1: error: more than 2 `)` follow an address without a space [markdown.limit]
            2 | (www.a.b(a)))
              | ^~~~~~~~~~~~~

        """),
  ]

  @Test(arguments: limits)
  func `a document may reach a limit`(limit: Limit) {
    let (html, diagnostics) = render(limit.allowed, limit.limits)
    #expect(diagnostics.isEmpty, "\(diagnostics)")
    #expect(!html.isEmpty)
  }

  @Test(arguments: limits)
  func `what goes beyond is an error, and nothing is rendered`(limit: Limit) {
    let (html, diagnostics) = render(limit.refused, limit.limits)
    #expect(diagnostics == limit.diagnostic)
    #expect(html.isEmpty)
  }

  @Test func `what stands in fenced code is not counted`() {
    var limits = MarkdownLimits()
    limits.pipesInLine = 1
    limits.bracketsInBlock = 1
    let (_, diagnostics) = render("```\n||||[[[[\n```\n~~~~\n[[|||\n~~~~\n", limits)
    #expect(diagnostics.isEmpty)
  }

  /// The same text with other ends of lines, which are ends for the parser, too.
  @Test(arguments: limits, ["\r", "\r\n"])
  func `lines may end in other ways`(limit: Limit, end: String) {
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

  @Test func `the usual limits are these`() {
    let usual = MarkdownLimits()
    #expect(usual.bytes == 16 << 20)
    #expect(usual.lineBytes == 1 << 20)
    #expect(usual.pipesInLine == 5_000)
    #expect(usual.cellsInTable == 500_000)
    #expect(usual.bracketsInBlock == 20_000)
    #expect(usual.addressesInWord == 1_000)
    #expect(usual.parenthesesBehindAddress == 1_000)
  }

  private func render(_ markdown: String, _ limits: MarkdownLimits) -> (html: String, diagnostics: String) {
    diagnose(markdown, limits: limits)
  }
}
