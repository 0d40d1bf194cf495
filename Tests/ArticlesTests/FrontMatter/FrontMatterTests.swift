import Articles
import Diagnostics
import Records
import TestSupport
import Testing

@Suite struct `Front matter` {
  @Test(arguments: [
    Case("YAML", "---\na: 1\nb: 2\n---\nText\n", #"yaml [a b] "Text\n""#),
    Case("YAML that ends with dots", "---\na: 1\n...\nText", #"yaml [a] "Text""#),
    Case("TOML", "+++\na = 1\n[b]\n+++\nText", #"toml [a b] "Text""#),
    Case("an empty one", "---\n---\nText", #"yaml [] "Text""#),
    Case("an empty one in TOML", "+++\n+++\n", #"toml [] """#),
    Case("only comments", "---\n# nothing\n\n---\n", #"yaml [] """#),
    Case("after a byte order mark", "\u{FEFF}---\na: 1\n---\nText", #"yaml [a] "Text""#),
    Case("white space after the fences", "--- \t\na: 1\n---  \nText", #"yaml [a] "Text""#),
    Case("CRLF", "---\r\na: 1\r\n---\r\nText", #"yaml [a] "Text""#),
    Case("lone carriage returns", "---\ra: 1\r---\rText", #"yaml [a] "Text""#),
    Case("no text after it", "---\na: 1\n---", #"yaml [a] """#),
    Case("dashes within a text", "---\na: |\n  ---\nb: 1\n---\nText", #"yaml [a b] "Text""#),
    Case("JSON", "{\n  \"a\": \"}\",\n  \"b\": {\"c\": 1}\n}\nText", #"json [a b] "Text""#),
    Case("JSON on one line", "{\"a\": 1}\r\n\r\nText", #"json [a] "\r\nText""#),
    Case("an empty JSON object", "{}\nText", #"json [] "Text""#),
    Case("JSON after a byte order mark", "\u{FEFF}{\"a\": 1}", #"json [a] """#),
    Case("the first closing line counts", "---\na: 1\n---\nb: 2\n---\n", #"yaml [a] "b: 2\n---\n""#),
  ])
  func `is found at the very start of a file`(_ row: Case<String, String>) {
    row.check(FrontMatterFile(row.input).frontMatter)
  }

  @Test(arguments: [
    Case("an empty file", "", #"none [] """#),
    Case("text alone", "Text", #"none [] "Text""#),
    Case("a byte order mark is not part of the text", "\u{FEFF}Text", #"none [] "Text""#),
    Case(
      "a thematic break above a sentence, after an empty line", "\n---\nSome text: yes\n---\n",
      #"none [] "\n---\nSome text: yes\n---\n""#),
    Case("an empty line before front matter without an end", "\n---\na: 1\n", #"none [] "\n---\na: 1\n""#),
    Case("four dashes before an empty line", "----\n\na: 1\n\n----\n", #"none [] "----\n\na: 1\n\n----\n""#),
    Case("four dashes and a key without an end", "----\na: 1\n", #"none [] "----\na: 1\n""#),
    Case(
      "a comment above a thematic break", "<!-- x -->\n---\n\nText\n\n---\n",
      #"none [] "<!-- x -->\n---\n\nText\n\n---\n""#),
    Case("a dash in a dialog", "—\nHello: there!\n", #"none [] "—\nHello: there!\n""#),
    Case("a link after a thematic break", "---\n[a](b)\n", #"none [] "---\n[a](b)\n""#),
    Case("traits", "{.a b=c}\n", #"none [] "{.a b=c}\n""#),
    Case("a tag of another generator", "{% raw %}\n{{ a: 1 }}\n", #"none [] "{% raw %}\n{{ a: 1 }}\n""#),
    Case("a text in braces", "{b: c}\n", #"none [] "{b: c}\n""#),
    Case("a thematic break", "---\n\nText: yes\n", #"none [] "---\n\nText: yes\n""#),
    Case("a thematic break before a sentence", "---\nSome text: yes\n", #"none [] "---\nSome text: yes\n""#),
    Case("a thematic break alone", "---", #"none [] "---""#),
    Case("a web address below it", "---\nhttps://a.example\n", #"none [] "---\nhttps://a.example\n""#),
    Case("plus signs before a sentence", "+++\nText\n", #"none [] "+++\nText\n""#),
  ])
  func `is not found in other texts`(_ row: Case<String, String>) {
    row.check(FrontMatterFile(row.input).frontMatter)
  }

  @Test(arguments: [
    Case(
      "YAML without an end", "---\n# c\ntitle: x\n\nText",
      """
      none [] "---\\n# c\\ntitle: x\\n\\nText"
      1:1-1:4: error: this front matter has no closing line [front-matter.unclosed] (help: end it with a \
      line `---`)
      """),
    Case(
      "TOML without an end", "+++  \n[a]\n---\n",
      """
      none [] "+++  \\n[a]\\n---\\n"
      1:1-1:4: error: this front matter has no closing line [front-matter.unclosed] (help: end it with a \
      line `+++`)
      """),
    Case(
      "an empty line before it", "\n---\na: 1\n---\n",
      """
      none [] "\\n---\\na: 1\\n---\\n"
      2:1-2:4: error: this front matter is read as text, because it does not start the file [front-matter.misplaced] (help: start it in the first column of the first line)
      """),
    Case(
      "a space before it", " +++\na = 1\n+++\n",
      """
      none [] " +++\\na = 1\\n+++\\n"
      1:2-1:5: error: this front matter is read as text, because it does not start the file [front-matter.misplaced] (help: start it in the first column of the first line)
      """),
    Case(
      "a text where keys should be", "---\nJust text\n---\n",
      """
      yaml [] ""
      2:1-2:10: error: front matter must be keys with values, not the text `Just text` [front-matter.no-keys]
      """),
    Case(
      "a list where keys should be", "---\n- a\n---\n",
      """
      yaml [] ""
      2:1-2:4: error: front matter must be keys with values, not a list [front-matter.no-keys]
      """),
    Case(
      "a key twice", "---\na: é\na: 2\n---\nText",
      """
      yaml [a] "Text"
      3:1-3:2: warning: the key `a` is given twice; the last value counts [front-matter.duplicate-key] (2:1-2:2: the first one is here)
      """),
    Case(
      "a key twice that decides who sees the article", "---\ndraft: true\ndraft: false\n---\nText",
      """
      yaml [draft] "Text"
      3:1-3:6: error: the key `draft` is given twice [front-matter.duplicate-key] (2:1-2:6: the first one is here)
      """),
    Case(
      "a syntax error leaves the text alone", "\u{FEFF}---\r\nt: a: b\r\n---\r\nText",
      """
      yaml [] "Text"
      2:5-2:6: error: this line has a second `: ` [front-matter.syntax] \
      (help: put text that contains `: ` in quotes; begin each key in the same column, with a space after its colon)
      """),
    Case(
      "a syntax error in TOML", "+++\na = b\n+++\nText",
      """
      toml [] "Text"
      2:5-2:6: error: `b` is not a valid value [front-matter.invalid-value] (help: put text in quotes)
      """),
  ])
  func `can be wrong, and the text is still found`(_ row: Case<String, String>) {
    row.check(FrontMatterFile(row.input).frontMatter)
  }

  @Test(arguments: [
    Case(
      "an open brace", "{\"a\": 1,\n\nText",
      """
      none [] "{\\"a\\": 1,\\n\\nText"
      1:1-1:2: error: this front matter has no closing line [front-matter.unclosed] (help: end it with a line `}`)
      """),
    Case(
      "keys without quotes", "{\n  draft: true\n}\nText",
      """
      json [] "Text"
      2:3-2:4: error: a key in double quotes is expected here [front-matter.syntax] (help: put text in double quotes)
      """),
    Case(
      "text behind the brace", "{\"a\": 1} Text\n",
      """
      json [] ""
      1:10-1:11: error: there is text after the end of the JSON [front-matter.syntax]
      """),
    Case(
      "a comma too many", "{\n  \"a\": 1,\n}\nText",
      """
      json [] "Text"
      2:9-2:10: error: JSON allows no comma after the last value [front-matter.syntax] (help: remove the comma)
      """),
  ])
  func `in JSON can be wrong, and the text is still found`(_ row: Case<String, String>) {
    row.check(FrontMatterFile(row.input).frontMatter)
  }

  @Test func `has the range from fence to fence`() {
    let article = FrontMatterFile("\u{FEFF}---\na: é\n--- \nText")
    let frontMatter = FrontMatterBlock.read(article.file, as: article.source).value
    #expect(String(decoding: article.file.utf8[frontMatter.range], as: UTF8.self) == "---\na: é\n---")
  }

  private static let pieces =
    [
      "---", "+++", "...", "\n", "\r\n", "\r", " ", "\t", "title: x", "date = 2026-01-02", "tags: [a, 2]",
      "draft: maybe", "aliases: [/a]", "é", "\u{FEFF}", ":", "- ", "# ",
    ].map { Array($0.utf8) } + [[0xFF], [0x00]]

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `never reports a range outside of the file, for any bytes`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      var bytes = Array(["---\n", "+++\n", ""][Int.random(in: 0..<3, using: &random)].utf8)
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        bytes += Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &random)]
      }
      let article = FrontMatterFile(bytes)
      let (frontMatter, problems) = FrontMatterBlock.read(article.file, as: article.source)
      let (metadata, diagnostics) = ArticleMetadata.read(frontMatter.map, in: article.source)
      let ranges = (problems + diagnostics).compactMap(\.location) + metadata.ranges.ranges
      let isSound =
        0...bytes.count ~= frontMatter.bodyOffset && ranges.allSatisfy { $0.bytes.upperBound <= bytes.count }
      if !isSound { Issue.record("\(String(decoding: bytes, as: UTF8.self).debugDescription)") }
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `is the same after it was encoded and decoded`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let lines = [
      "title: A \"b\"", "description: 'é'", "date: 2026-01-02", "updated: 2026-01-03T04:05:06+02:00",
      "expires: 2027-01-01T00:00:00Z",
      "draft: true", "published: false", "unlisted: true", "tags: [a, 2, c d]", "categories: one", "series: [x, y]",
      "author: Ann", "slug: b", "url: /c/", "aliases: [/d/, e]", "template: t", "layout: false", "weight: 3",
      "lang: pt_BR", "image: {src: a.png, alt: b}", "toc: left", "toc: false", "wide: yes", "sort_title: s",
      "excerpt_separator: x", "feed_id: f", "search: {boost: 1.5}", "search: false",
      "mood: {merry: [1, 2.50, ~, true]}",
      "titel: typo", "date: soon", "tags: [1, {a: b}]", "translation_key: k",
    ]
    for _ in 0..<100 {
      let chosen = (0..<Int.random(in: 0...8, using: &random)).map { _ in lines.randomElement(using: &random) ?? "" }
      let file = FrontMatterFile("---\n\(chosen.joined(separator: "\n"))\n---\nText")
      let frontMatter = FrontMatter(file.file, as: file.source)
      var writer = RecordWriter()
      frontMatter.write(to: &writer)
      var reader = RecordReader(writer.bytes)
      #expect(try FrontMatter(from: &reader, as: file.source) == frontMatter, "\(chosen)")
      #expect(reader.isAtEnd)
    }
  }
}
