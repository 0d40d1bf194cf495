import TestSupport
import Testing

@testable import Importing

@Suite struct MarkdownTextTests {
  @Test("The passes of a dialect leave code as it is", arguments: ["kramdown", "Python-Markdown", "Goldmark"])
  func code(dialect: String) {
    let passes =
      switch dialect {
      case "kramdown": Kramdown.passes(isGFM: false, usesMath: true)
      case "Goldmark": Goldmark.passes(hasTypographer: true)
      default: PythonMarkdown(script: "'toc', 'admonition'").passes
      }
    let lines = """
      ##Rye and **oat: **bread
      1) [a](b c) <<d>> $$e$$ \\$5 \\[ ~~f~~
      *[CSS]: Style
      {::comment}
      !!! note
      [TOC]
      {class="wide"}
      |a|b|
      |-|-|-|
      """
    let text = "CSS\n\n```\n\(lines)\n```\n\nA `<<d>> \\$5 **x: **y` b\n"
    #expect(String(decoding: MarkdownText.read(Array(text.utf8)).passing(through: passes).bytes, as: UTF8.self) == text)
  }

  @Test(
    "Paragraphs are neither code nor HTML",
    arguments: [
      Case("lines", "a\nb\n\nc", ["a\nb\n", "c"]),
      Case("a block of code", "a\n```\nb\n```\nc\n", ["a\n", "c\n"]),
      Case("indented code", "a\n\n    b\n", ["a\n"]),
      Case("indented text in a list", "- a\n\n    b\n\nc\n\n    d\n", ["- a\n", "    b\n", "c\n"]),
      Case("indented text below a number", "1. a\n\n    b\n", ["1. a\n", "    b\n"]),
      Case("a block of HTML", "<div>\na\n</div>\n\nb", ["b"]),
      Case("a tag on its own line", "<b>\na</b>\n\nb", ["b"]),
      Case("a tag in a line", "<b>a</b> b\n", ["<b>a</b> b\n"]),
      Case("verbatim text", "<pre>\na\n\nb\n</pre>\nc", ["c"]),
      Case("ends of lines from Windows", "a\r\nb\r\n\r\nc", ["a\nb\n", "c"]),
    ])
  func paragraphs(row: Case<String, [String]>) {
    let text = MarkdownText.read(Array(row.input.utf8))
    row.check(text.paragraphs.map { String(decoding: text.bytes[$0], as: UTF8.self) })
  }

  @Test(
    "Definitions of abbreviations are paragraphs of their own",
    arguments: [
      Case("already", "CSS\n\n*[CSS]: A & B\n\nC", "CSS\n\n*[CSS]: A & B\n\nC"),
      Case("in a paragraph", "CSS\n*[CSS]: A\n*[B] : C\nD", "CSS\n\n*[CSS]: A\n*[B] : C\n\nD"),
      Case("below a heading", "# CSS\n*[CSS]: A", "# CSS\n\n*[CSS]: A"),
      Case("without a text", "CSS\n*[CSS]:\nD", "CSS\n*[CSS]:\nD"),
      Case("in code", "```\na\n*[CSS]: A\n```", "```\na\n*[CSS]: A\n```"),
    ])
  func abbreviation(row: Case<String, String>) {
    row.check(String(decoding: Abbreviations.separated(.read(Array(row.input.utf8))).bytes, as: UTF8.self))
  }

  @Test func `a site with definitions of abbreviations turns them on`() {
    let article = ["docs/a.md": "CSS\n\n*[CSS]: Style\n"]
    for (settings, isOn) in [("[abbr]", true), ("[toc]", false)] {
      let site = ImportedFiles(
        article.merging(["mkdocs.yml": "site_name: A\nmarkdown_extensions: \(settings)\n"]) { $1 })
      #expect((site["Content/site.yml"]?.contains("abbreviations: true") ?? false) == isOn)
    }
    let other = ImportedFiles(["mkdocs.yml": "site_name: A\nmarkdown_extensions: [abbr]\n", "docs/a.md": "CSS\n"])
    #expect(other["Content/site.yml"]?.contains("abbreviations") == false)
    let lines = "site_name: A\nmarkdown_extensions: [{pymdownx.highlight: {anchor_linenums: true}}]\n"
    #expect(
      ImportedFiles(["mkdocs.yml": lines, "docs/a.md": "A\n"])["Content/site.yml"]?.contains("line_links: true") == true
    )
  }

  @Test(
    "A heading without a space gets one, and loses the marks at its end",
    arguments: [
      Case("a space", "# Rye", "# Rye"), Case("no space", "##Rye ##", "## Rye"), Case("a last word", "# C#", "# C#"),
      Case("a line", "####", "####"), Case("code", "    ##Rye", "    ##Rye"),
      Case("a tag", "<pre>\n#!a\n</pre>", "<pre>\n#!a\n</pre>"),
    ])
  func heading(row: Case<String, String>) {
    row.check(String(decoding: TightHeadings.spaced(.read(Array(row.input.utf8))).bytes, as: UTF8.self))
  }
}
