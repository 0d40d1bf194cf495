import Testing

/// How deep blocks, inlines and containers may lie in one another.
@Suite struct NestingTests {
  @Test func `blocks and inlines nest 256 levels deep`() {
    // The paragraph and its text are levels, too.
    let (html, diagnostics) = diagnose(String(repeating: ">", count: 254) + "a\n")
    #expect(diagnostics.isEmpty, "\(diagnostics)")
    #expect(html.contains("<p>a</p>"))
  }

  @Test func `what lies deeper is left out, with an error`() {
    let (html, diagnostics) = diagnose(String(repeating: ">", count: 256) + "a\n")
    #expect(
      diagnostics.contains(
        "error: blocks and inlines nest deeper than 256 levels; the rest is left out [markdown.nesting-limit]\n"))
    #expect(html.hasPrefix("<blockquote>") && !html.contains("a</p>"))
    #expect(TagChecker(Array(html.utf8)).problem == nil)
  }

  @Test func `64 containers lie in one another`() {
    let (html, diagnostics) = diagnose(containers(64))
    #expect(diagnostics.isEmpty, "\(diagnostics)")
    #expect(html.components("callout-note") == 64)
  }

  @Test func `one more stays text, with an error`() {
    let (html, diagnostics) = diagnose(containers(65))
    let error = "more than 64 containers lie in one another; this one stays text [markdown.nesting-limit]"
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
  /// How often a text occurs.
  fileprivate func components(_ text: String) -> Int { ranges(of: text).count }
}
