import Testing

@testable import Importing

@Suite struct ComponentTests {
  static let cases: [(text: String, expected: String)] = [
    ("<Note kind={'warm'} loud>\n\n  Text\n\n</Note>", ":::note{kind=\"warm\" loud=\"true\"}\nText\n:::"),
    ("<Outer>\n\t<Inner>One</Inner>\n</Outer>", "::::outer\n:::inner\nOne\n:::\n::::"),
    ("- item\n\n  <Inner>\n    Text\n  </Inner>", "- item\n\n  :::inner\n  Text\n  :::"),
    ("A <Inner>word</Inner> here", "A <span class=\"inner\">word</span> here"),
    ("`<Inner/>` and Array<Element>", "`<Inner/>` and Array<Element>"),
    ("```mdx\n<Inner>\n```", "```mdx\n<Inner>\n```"),
    ("<Inner value={a > b ? '<' : 2} />", ":::inner\n:::"),
    ("<Theme.Card/>", ":::theme-card\n:::"),
  ]

  @Test(arguments: cases) func `a component is a container, or a span in a sentence`(text: String, expected: String) {
    let converted = TagConverter(.components) { tag, _ in tag.isInCode ? .unchanged : .unknown }.convert(
      Array(text.utf8))
    #expect(String(decoding: converted.bytes, as: UTF8.self) == expected)
  }

  @Test(arguments: [
    ("::: tip Read on\ntext\n:::", ":::tip[Read on]\ntext\n:::"),
    (":::tip[Read on]{icon=\"heart\"}\ntext\n:::", ":::tip[Read on]\ntext\n:::"),
    (":::: tip\n::: tip\ntext\n:::\n::::", "::::tip\n:::tip\ntext\n:::\n::::"),
    ("```md\n::: tip A\n:::\n```", "```md\n::: tip A\n:::\n```"),
    ("::: tip\ntext", ":::tip\ntext\n:::"),
    (":::", ":::"),
  ]) func `lines with colons`(text: String, expected: String) {
    let converted = FencedContainers { .container($0.name, label: $0.title) }.converted(.read(Array(text.utf8)))
    #expect(String(decoding: converted.bytes, as: UTF8.self) == expected)
  }

  @Test func `only literals of a script are read`() throws {
    let script = """
      const site = process.env.SITE || 'https://a.example'
      const words = { b: 'two' } as const
      module.exports = { site, ...words, 'quoted-key': `x`, list: [1, load(), call({ title: 'T' })], fn() { return '}' },
        match: (text) => text.match(/["'(]/),
        /* no */ sum: 'a' + b, last: true, }
      """
    let map = try #require(ScriptLiterals.object(after: ["module.exports ="], in: script))
    #expect(
      YAMLText.of(map)
        == """
        site: "https://a.example"
        b: two
        quoted-key: x
        list:
          - 1
          - ():  load
          - title: T
            (): call
        last: true

        """.replacing("():  load", with: "\"()\": load").replacing("    (): call", with: "    \"()\": call"))
  }
}
