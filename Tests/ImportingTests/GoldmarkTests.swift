import Testing

@testable import Importing

@Suite struct GoldmarkTests {
  struct Case: CustomTestStringConvertible {
    let name: String
    let text: String
    let expected: String

    var testDescription: String { name }
  }

  /// The expectations follow the pages of Hugo 0.168.
  @Test(arguments: [
    Case(name: "a header with too few cells", text: "|a|b|\n|-|-|-|\n|1|2|3|", expected: "|a|b|  |\n|-|-|-|\n|1|2|3|"),
    Case(name: "a header without pipes at its ends", text: "a | b\n-|-|-", expected: "a | b |  |\n-|-|-"),
    Case(name: "a header with an escaped pipe", text: "|a\\|b|\n|-|-|", expected: "|a\\|b|  |\n|-|-|"),
    Case(name: "a header with all cells", text: "| a | b |\n|---|:-:|", expected: "| a | b |\n|---|:-:|"),
    Case(name: "a title above a line is no header", text: "a\n---", expected: "a\n---"),
    Case(name: "text behind the end of the summary", text: "<!--more--> **a**", expected: "<!--more-->\n**a**"),
    Case(name: "another comment", text: "<!-- no --> **a**", expected: "<!-- no --> **a**"),
    Case(name: "the end of the summary alone", text: "a\n<!-- more -->", expected: "a\n<!-- more -->"),
    Case(
      name: "an address before other letters", text: "見 https://a.example/x，`b`。",
      expected: "見 <https://a.example/x>，`b`。"),
    Case(
      name: "an address behind other letters", text: "は：http://a.example/?b=1。", expected: "は：<http://a.example/?b=1>。"),
    Case(name: "an address before a space", text: "é https://a.example/x b", expected: "é https://a.example/x b"),
    Case(name: "an address of a link", text: "é [a](https://a.example/é)", expected: "é [a](https://a.example/é)"),
    Case(name: "an address in code", text: "é ` https://a.example/é`", expected: "é ` https://a.example/é`"),
    Case(
      name: "a code block", text: "```\n|a|\n|-|-|\n<!--more--> x\n```",
      expected: "```\n|a|\n|-|-|\n<!--more--> x\n```"),
    Case(
      name: "an address in a block of HTML", text: "<br />\n見：https://a.example/x，\n\n見：https://a.example/x，",
      expected: "<br />\n見：https://a.example/x，\n\n見：<https://a.example/x>，"),
    Case(name: "angle quotes", text: "a <<b>> `c << d` e", expected: "a «b» `c << d` e"),
    Case(name: "quotations in quotations", text: ">> a >> b", expected: ">> a » b"),
    Case(name: "the end of a tag is no angle quote", text: "a <b>>c</b>", expected: "a <b>>c</b>"),
    Case(name: "an escaped angle", text: "a \\<< b", expected: "a \\<< b"),
    Case(
      name: "backticks without an end before code", text: "``a` 1 `b` 2\n`c`\n\n``d``",
      expected: "\\`\\`a` 1 `b` 2\n`c`\n\n``d``"),
    Case(name: "backticks without an end at the end", text: "`a` ``b", expected: "`a` ``b"),
    Case(name: "a backslash in code", text: "`a\\` ``b `c`", expected: "`a\\` \\`\\`b `c`"),
  ]) func `text is read as Goldmark reads it`(example: Case) {
    let passes = Goldmark.passes(hasTypographer: true)
    let converted = MarkdownText.read(Array(example.text.utf8)).passing(through: passes)
    #expect(String(decoding: converted.bytes, as: UTF8.self) == example.expected)
  }

  @Test func `angle quotes need the typographer`() {
    let text = MarkdownText.read(Array("a << b".utf8))
    #expect(text.passing(through: Goldmark.passes(hasTypographer: false)).bytes == text.bytes)
  }
}
