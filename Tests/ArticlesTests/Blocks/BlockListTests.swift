import Garland
import TestSupport
import Testing

/// The blocks of an article, as children of a container.
@Suite struct `The children of an article` {
  @Test(arguments: cases)
  func `are the blocks of the article in order, with their kinds and exact ranges`(_ row: Case<String, [String]>) {
    row.check(Draft(row.input).rows)
  }

  private static let cases: [Case<String, [String]>] = [
    Case("nothing", "", []),
    Case("blank lines", "\n \n", []),
    Case("paragraphs", "one\n\ntwo\nlines\n", ["paragraph ‹one›", "paragraph ‹two\nlines›"]),
    Case("headings of both kinds", "# A\n\nB\n---\n", ["heading ‹# A›", "heading ‹B\n---›"]),
    Case("a heading with traits", "## A {#b}\n\nc", ["heading ‹## A {#b}›", "paragraph ‹c›"]),
    Case("a list is one child", "d\n\n- a\n- b\n  - c", ["paragraph ‹d›", "list ‹- a\n- b\n  - c›"]),
    Case("two lists", "- a\n1. b", ["list ‹- a›", "list ‹1. b›"]),
    Case("code", "```a\nb\n```\n\n~~~\n~~~", ["code ‹```a\nb\n```›", "code ‹~~~\n~~~›"]),
    Case("a quote and an alert", "> a\n\n> [!TIP]\n> b", ["quote ‹> a›", "tip ‹> [!TIP]\n> b›"]),
    Case("a rule", "***\n> a", ["divider ‹***›", "quote ‹> a›"]),
    Case("a table", "| a |\n|---|\n| b |\n\nc", ["table ‹| a |\n|---|\n| b |›", "paragraph ‹c›"]),
    Case("an image by itself", "![a](b)\n\n![a](b) c", ["image ‹![a](b)›", "paragraph ‹![a](b) c›"]),
    Case("comments are no children", "a\n\n<!-- b -->\n\nc", ["paragraph ‹a›", "paragraph ‹c›"]),
    Case("link definitions are no children", "[a]: /b\n\n[a]\n\n[c]: /d", ["paragraph ‹[a]›"]),
    Case("trait lines are no children", "a\n{.b}\n\nc\n\n{.d}", ["paragraph ‹a›", "paragraph ‹c›"]),
    Case("a container", ":::stack\na\n\nb\n:::\nc", ["stack ‹:::stack\na\n\nb\n:::›", "paragraph ‹c›"]),
    Case("a container by another name", ":::tip\na\n:::", ["tip ‹:::tip\na\n:::›"]),
    Case(
      "line ends of Windows and letters of many bytes", "# Ä\r\n\r\n日本\r\n{.x}\r\n\r\n- é\r\n",
      ["heading ‹# Ä›", "paragraph ‹日本›", "list ‹- é›"]),
  ]

  @Test(arguments: [
    Case("footnotes are one child", "a[^1] b[^2]\n\n[^1]: c\n\n[^2]: d\n\ne", ["paragraph", "paragraph", "footnotes"]),
    Case("raw HTML from start tag to end tag is one child", "<div>\n\na\n\n- b\n\n</div>\n\nc", ["html", "paragraph"]),
    Case("nested start tags", "<div>\n\n<section>\n\na\n\n</section>\n\nb\n\n</div>\n\nc", ["html", "paragraph"]),
    Case("an unclosed start tag", "<div>\n\na\n\nb", ["html"]),
    Case("complete raw HTML is one child", "<div>a</div>\n\nb\n\n<p>c</p>", ["html", "paragraph", "html"]),
    Case("two runs", "<div>\n\na\n\n</div>\n\n<div>\n\nb\n\n</div>", ["html", "html"]),
    Case("void elements open nothing", "<hr>\n\na\n\n<br>", ["html", "paragraph", "html"]),
    Case("rules", "a\n\n---\n\nb", ["paragraph", "divider", "paragraph"]),
    Case("a comment inside of a run", "<div>\n\n<!-- a -->\n\nb\n\n</div>", ["html"]),
  ])
  func `include one child for each block, and one for each run of unbalanced HTML`(_ row: Case<String, [String]>) {
    row.check(Draft(row.input).blocks.map { $0.containerValues.blockKind?.word ?? "?" })
  }

  @Test func `can be of every kind`() {
    let words = Draft(Samples.everyKind).blocks.map { $0.containerValues.blockKind?.word }
    let expected = [
      "heading", "paragraph", "list", "code", "quote", "note", "table", "html", "image", "divided", "footnotes",
    ]
    #expect(words == expected)
  }

  @Test(arguments: [
    Case("a heading without its markup", "# A *b* `c` [d](/e)", ["A b c d"]),
    Case("lines of a paragraph", "a\nb\\\nc", ["a b c"]),
    Case("items and cells", "- a\n- b\n\n|c|d|\n|-|-|\n|e|f|", ["a\nb", "c\nd\ne\nf"]),
    Case("code", "```swift\nlet a = 1\nlet b\n```", ["let a = 1\nlet b"]),
    Case("a picture", "![an oak](/oak.png)", ["an oak"]),
    Case("a line", "---", [""]),
    Case("blocks in a container", ":::stack\na\n\n- b\n:::", ["a\nb"]),
    Case("raw HTML has no text of its own", "<div>\n\na\n\n</div>", ["a"]),
  ])
  func `have the text that a reader sees`(_ row: Case<String, [String]>) {
    row.check(Draft(row.input).blocks.map { $0.containerValues.blockText })
  }

  @Test func `have container values that other views lack`() {
    let values = subs { Text("a") }.map(\.containerValues)
    #expect(values.map(\.blockText) == [""])
    #expect(values.map(\.blockKind) == [nil])
    #expect(values.map(\.sourceRange) == [nil])
    #expect(values.map { $0.blockTraits["a"] } == [nil])
    #expect(values.map { $0.childLabel?.text } == [nil])
  }
}
