import Testing

/// What the library would read on behind the text for.
@Suite struct `A reference to a caret behind a bracket` {
  @Test(arguments: [
    "[&Hat;a]", "[&#94;a]", "[&#x5E;a]", "[&#X5e;a]", "[&#0000094;a]", "![&Hat;a]", "`[&Hat;` [&Hat;a]", "# [&Hat;",
    "\\\\[&Hat;a]",
  ])
  func `is an error in an article with footnotes`(text: String) {
    let (html, diagnostics) = diagnose("\(text) [^1]\n\n[^1]: one\n")
    #expect(html == "" && diagnostics.contains("error: a `^` behind `[` is not written so"), "\(diagnostics)")
    #expect(diagnostics.contains("write `\\[^`"))
  }

  @Test func `is told of where it stands`() {
    let (_, diagnostics) = diagnose("one [^1]\n\ntwo [&Hat;a]\n\n[^1]: one\n")
    #expect(diagnostics.hasPrefix("a.md:3:5: error: "), "\(diagnostics)")
  }

  @Test(arguments: [
    "`[&Hat;a]`", "```\n[&Hat;a]\n```\n", "<!-- [&Hat;a] -->", "[&hat;a]", "[&#95;a]", "[ &Hat;a]", "\\[^a]",
    "\\[&Hat;a]", "&Hat;[",
  ])
  func `is none in code, in HTML and where it is another one`(text: String) {
    #expect(diagnose("\(text)\n\n[^1]\n\n[^1]: one\n").diagnostics == "")
  }

  @Test(arguments: ["[&Hat;a]", "[&#94;a]"])
  func `is a caret where there are no footnotes`(text: String) {
    let (html, diagnostics) = diagnose("\(text)\n")
    #expect(html == "<p>[^a]</p>\n" && diagnostics == "")
  }
}
