import Garland
import Parsing
import TestSupport
import Testing

@testable import Articles

/// The ids of headings as other generators make them.
///
/// The expected values are the output of Hugo 0.168, kramdown 2.4, Python-Markdown 3.11 and encodeURIComponent.
@Suite struct `The id of a heading` {
  private static let headings = [
    "What's new in 2.0?", "What's new in 2.0?", "Déjà vu & Straße", "1. Über `code` *em*", "[Link](https://x.org/a)",
    "日本語 の見出し", "हिन्दी पाठ", "!!!", "foo_bar - baz", "Foo", "Foo-1", "Foo", "Tom &amp; Jerry",
    "Привет, мир", "½ x² Ⅳ ﬁn …", "C++ / C#  two  spaces ##",
  ]

  @Test(arguments: [
    Case(
      "Hugo", HeadingIDStyle.github,
      [
        "whats-new-in-20", "whats-new-in-20-1", "déjà-vu--straße", "1-über-code-em", "link", "日本語-の見出し", "हनद-पठ",
        "heading", "foo_bar---baz", "foo", "foo-1", "foo-2", "tom--jerry", "привет-мир", "-x--ﬁn-",
        "c--c--two--spaces",
      ]),
    Case(
      "Blackfriday", .blackfriday,
      [
        "what-s-new-in-2-0", "what-s-new-in-2-0-1", "déjà-vu-straße", "1-über-code-em", "link", "日本語-の見出し",
        "ह-न-द-प-ठ", "heading", "foo-bar-baz", "foo", "foo-1", "foo-2", "tom-jerry", "привет-мир", "½-x²-ⅳ-ﬁn",
        "c-c-two-spaces",
      ]),
    // kramdown itself repeats `foo-1`.
    Case(
      "kramdown", .kramdown,
      [
        "whats-new-in-20", "whats-new-in-20-1", "dj-vu--strae", "ber-code-em", "linkhttpsxorga", "section",
        "section-1", "section-2", "foobar---baz", "foo", "foo-1", "foo-2", "tom-amp-jerry", "section-3", "x--n-",
        "c--c--two--spaces",
      ]),
    Case(
      "Python-Markdown", .python,
      [
        "whats-new-in-20", "whats-new-in-20_1", "deja-vu-strae", "1-uber-code-em", "link", "_1", "_2", "_3",
        "foo_bar-baz", "foo", "foo-1", "foo_1", "tom-jerry", "_4", "12-x2-iv-fin", "c-c-two-spaces",
      ]),
    Case(
      "markdown-it-anchor", .markdownIt,
      [
        "what's-new-in-2.0%3F", "what's-new-in-2.0%3F-1", "d%C3%A9j%C3%A0-vu-%26-stra%C3%9Fe",
        "1.-%C3%BCber-code-em", "link",
        "%E6%97%A5%E6%9C%AC%E8%AA%9E-%E3%81%AE%E8%A6%8B%E5%87%BA%E3%81%97",
        "%E0%A4%B9%E0%A4%BF%E0%A4%A8%E0%A5%8D%E0%A4%A6%E0%A5%80-%E0%A4%AA%E0%A4%BE%E0%A4%A0", "!!!",
        "foo_bar---baz", "foo", "foo-1", "foo-2", "tom-%26-jerry",
        "%D0%BF%D1%80%D0%B8%D0%B2%D0%B5%D1%82%2C-%D0%BC%D0%B8%D1%80",
        "%C2%BD-x%C2%B2-%E2%85%B3-%EF%AC%81n-%E2%80%A6", "c%2B%2B-%2F-c%23-two-spaces",
      ]),
    Case(
      "Zola", .zola,
      [
        "what-s-new-in-2-0", "what-s-new-in-2-0-1", "deja-vu-strasse", "1-uber-code-em", "link", "日本語-の見出し",
        "हनद-पठ", "section", "foo-bar-baz", "foo", "foo-1", "foo-2", "tom-jerry", "privet-mir", "12-x2-iv-fin",
        "c-c-two-spaces",
      ]),
  ])
  func `is the same as that of`(_ row: Case<HeadingIDStyle, [String]>) {
    row.check(ids(of: Self.headings.map { "## \($0)\n" }.joined(separator: "\n"), row.input))
  }

  @Test(arguments: [
    Case("a number at the end", "# A_2\n\n# A_2\n\n# A_2", ["a_2", "a_3", "a_4"]),
    Case("a number that is taken", "# A_1\n\n# A\n\n# A", ["a_1", "a", "a_2"]),
    Case("an id of the author", "# A {#b}\n\n# B\n\n# B", ["b", "b_1", "b_2"]),
    Case(
      "a number without end", "# A_99999999999999999999\n\n# A_99999999999999999999",
      [
        "a_99999999999999999999", "a_99999999999999999999_1",
      ]),
  ])
  func `is numbered as in Python-Markdown`(_ row: Case<String, [String]>) {
    row.check(ids(of: row.input, .python))
  }

  @Test(arguments: [
    Case("an underlined heading", "A [b](c) d\n===", ["a-bc-d"]),
    Case("marks at both ends", "##   A b   ##  ", ["a-b"]),
    Case("marks without a space", "# C#", ["c"]),
    Case("traits", "# A b {.wide}", ["a-b"]),
    Case("in a quote", "> - # A *b*", ["a-b"]),
  ])
  func `is made from the Markdown, as in kramdown`(_ row: Case<String, [String]>) {
    row.check(ids(of: row.input, .kramdown))
  }

  @Test func `is found by a link that encodes it`() {
    var options = ArticleOptions()
    options.headingIDs = .markdownIt
    #expect(Draft("# A?\n\n[a](#a%3F)", options).problems == [])
  }

  private func ids(of text: String, _ style: HeadingIDStyle) -> [String] {
    var options = ArticleOptions()
    options.headingIDs = style
    return Draft(text, options).article.facts.anchors.map(\.id)
  }
}
