import Articles
import Parsing
import TestSupport
import Testing

@Suite struct `A problem in a field` {
  @Test(arguments: [
    Case(
      "a text for a flag", "draft: maybe",
      "2:8-2:13: error: `draft` must be true or false, not the text `maybe` [front-matter.wrong-type]"),
    Case(
      "a flag for a text", "title: true",
      """
      2:8-2:12: error: `title` must be a text, not `true` [front-matter.wrong-type] (help: put it in quotes if it \
      is a text)
      """
    ),
    Case(
      "a word for a number, reported under the written key", "weight: heavy",
      "2:9-2:14: error: `weight` must be a whole number, not the text `heavy` [front-matter.wrong-type]"),
    Case(
      "a sentence for a language", "lang: no lang",
      "2:7-2:14: error: `lang` must be a language such as en or pt-BR, not the text `no lang` [front-matter.wrong-type]"
    ),
    Case(
      "percent-encoded dots that leave the site", "url: /%2e%2E/x",
      """
      2:6-2:15: error: `url` must be an address within the site, such as /about/, not the text `/%2e%2E/x` \
      [front-matter.wrong-type]
      """
    ),
    Case(
      "a list for a text", "title: [a]",
      "2:8-2:11: error: `title` must be a text, not a list [front-matter.wrong-type]"),
    Case(
      "a fraction for a whole number", "order: 1.5",
      "2:8-2:11: error: `order` must be a whole number, not the number `1.5` [front-matter.wrong-type]"),
    Case(
      "a word for a date", "date: today",
      """
      2:7-2:12: error: `date` must be a date such as 2026-01-02 or 2026-01-02T03:04:05Z, not the text `today` \
      [front-matter.wrong-type]
      """
    ),
    Case(
      "a date that does not exist", "updated: 2026-02-29",
      """
      2:10-2:20: error: `updated` must be a date such as 2026-01-02 or 2026-01-02T03:04:05Z, not the text \
      `2026-02-29` [front-matter.wrong-type]
      """
    ),
    Case(
      "a map for a list of texts", "tags: {a: b}",
      "2:7-2:13: error: `tags` must be a text or a list of texts, not a map [front-matter.wrong-type]"),
    Case(
      "flags and null in a list of texts", "tags: [é, true, '', ~]",
      """
      2:11-2:15: error: `tags` must contain texts, not `true` [front-matter.wrong-type] (help: put it in quotes if it \
      is a text)
      2:17-2:19: error: `tags` must contain texts, not an empty text [front-matter.wrong-type]
      2:21-2:22: error: `tags` must contain texts, not nothing [front-matter.wrong-type]
      """),
    Case(
      "a space in an address", "image: a b.png",
      "2:8-2:15: error: `image` must be an address without spaces, not the text `a b.png` [front-matter.wrong-type]"),
    Case(
      "dots that leave the site", "url: /a/../../b",
      """
      2:6-2:16: error: `url` must be an address within the site, such as /about/, not the text `/a/../../b` \
      [front-matter.wrong-type]
      """
    ),
    Case(
      "addresses outside of the site", "aliases: [/a/, 'https://a.example/', //b, '/c?d']",
      """
      2:16-2:36: error: `aliases` must be an address within the site, such as /about/, not the text \
      `https://a.example/` [front-matter.wrong-type]
      2:38-2:41: error: `aliases` must be an address within the site, such as /about/, not the text `//b` \
      [front-matter.wrong-type]
      2:43-2:49: error: `aliases` must be an address within the site, such as /about/, not the text `/c?d` \
      [front-matter.wrong-type]
      """),
    Case(
      "a slug of two parts", "slug: a/b",
      """
      2:7-2:10: error: `slug` must be one part of an address, such as my-post, not the text `a/b` \
      [front-matter.wrong-type]
      """
    ),
    Case(
      "a long text is shortened", "draft: \(String(repeating: "a", count: 50))",
      """
      2:8-2:58: error: `draft` must be true or false, not the text `\(String(repeating: "a", count: 39))…` \
      [front-matter.wrong-type]
      """
    ),
    Case(
      "several problems, in the order of the text", "toc: 1\ntitle: false\ntilte: x\ndraft: []",
      """
      2:6-2:7: error: `toc` must be true or false, not the number `1` [front-matter.wrong-type]
      3:8-3:13: error: `title` must be a text, not `false` [front-matter.wrong-type] (help: put it in quotes if it is \
      a text)
      5:8-5:10: error: `draft` must be true or false, not a list [front-matter.wrong-type]
      """),
  ])
  func `is an error at a value of the wrong type`(_ row: Case<String, String>) {
    row.check(FrontMatterFile("---\n\(row.input)\n---\n").fieldProblems)
  }

  @Test(arguments: [
    Case(
      "yes for a flag", "toc: Yes",
      """
      2:6-2:9: warning: `toc` is the text `Yes`; it is read as `true` [front-matter.read-as] (help: write `true` → true)
      """
    ),
    Case(
      "a flag in quotes", "draft: \"false\"",
      """
      2:8-2:15: warning: the quotes make a text of `draft`; it is read as `false` [front-matter.read-as] \
      (help: remove the quotes → false)
      """
    ),
    Case(
      "a number in quotes, reported under the written key", "weight: '3'",
      """
      2:9-2:12: warning: the quotes make a text of `weight`; it is read as `3` [front-matter.read-as] (help: \
      remove the quotes → 3)
      """
    ),
    Case(
      "a language with an underscore", "lang: pt_BR",
      """
      2:7-2:12: warning: `lang` is the text `pt_BR`; it is read as `pt-BR` [front-matter.read-as] (help: write `pt-BR` \
      → pt-BR)
      """
    ),
    Case("numbers for texts", "title: 1984\ntags: [2024, 1.10]\nseries: 7\nslug: 2024", ""),
  ])
  func `is a warning if the meaning is clear`(_ row: Case<String, String>) {
    row.check(FrontMatterFile("---\n\(row.input)\n---\n").fieldProblems)
  }

  @Test(arguments: [
    Case(
      "a misspelt field", "titel: x",
      """
      2:1-2:6: warning: `titel` is not a field, so it becomes a parameter [front-matter.misspelt-key] (help: did \
      you mean `title`? → title)
      """
    ),
    Case(
      "a field in upper case", "Draft: true",
      """
      2:1-2:6: warning: `Draft` is not a field, so it becomes a parameter [front-matter.misspelt-key] (help: did \
      you mean `draft`? → draft)
      """
    ),
    Case(
      "a field with its other name", "autor: x",
      """
      2:1-2:6: warning: `autor` is not a field, so it becomes a parameter [front-matter.misspelt-key] (help: did \
      you mean `author`? → author)
      """
    ),
    Case("a name that resembles no field", "mood: merry", ""),
    Case("a name that resembles a field that is given", "image: a.png\nimages: [a.png]", ""),
    Case(
      "both names of a field", "author: a\nauthors: [b]",
      """
      3:1-3:8: error: `authors` is the same field as `author`, which is already given \
      [front-matter.duplicate-field] (2:1-2:7: `author` is given here)
      """
    ),
  ])
  func `is a warning for a key that resembles a field`(_ row: Case<String, String>) {
    row.check(FrontMatterFile("---\n\(row.input)\n---\n").fieldProblems)
  }

  @Test func `is an error for an unknown choice, and for text in place of a list`() {
    let article = FrontMatterFile("---\nhtml: saef\nmode: trusted\ndepth: 3\nitems: one\n---\n")
    var fields = FieldReader(
      FrontMatterBlock.read(article.file, as: article.source).value.map, in: article.source, area: "site")
    #expect(fields.choice("html", among: ["safe", "trusted"]) == nil)
    #expect(fields.choice("mode", among: ["safe", "trusted"]) == "trusted")
    #expect(fields.choice("depth", among: ["safe"]) == nil)
    #expect(fields.texts("items", allowsLoneText: false) == nil)
    #expect(
      article.lines(for: fields.diagnostics) == [
        """
        2:7-2:11: error: `html` must be one of `safe`, `trusted`, not the text `saef` [site.unknown-choice] \
        (help: did you mean `safe`? → safe)
        """,
        "4:8-4:9: error: `depth` must be one of `safe`, not the number `3` [site.unknown-choice]",
        "5:8-5:11: error: `items` must be a list of texts, not the text `one` [site.wrong-type]",
      ])
    #expect(fields.remainingKeys().entries.isEmpty)
  }
}
