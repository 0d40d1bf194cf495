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
      "a word that is almost a side", "toc: rigth",
      """
      2:6-2:11: warning: `toc` must be one of `true`, `false`, `left`, `right`, not the text `rigth`, so it is ignored \
      [front-matter.unknown-choice] (help: did you mean `right`? → right)
      """
    ),
    Case(
      "a word for a flag", "wide: very",
      "2:7-2:11: warning: `wide` must be true or false, not the text `very`, so it is ignored [front-matter.wrong-type]"
    ),
    Case(
      "a flag for a text", "title: true",
      """
      2:8-2:12: warning: `title` must be a text, not `true`, so it is ignored [front-matter.wrong-type] (help: put it in quotes if it \
      is a text)
      """
    ),
    Case(
      "a word for a number, reported under the written key", "weight: heavy",
      "2:9-2:14: warning: `weight` must be a whole number, not the text `heavy`, so it is ignored [front-matter.wrong-type]"
    ),
    Case(
      "a sentence for a language", "lang: no lang",
      "2:7-2:14: warning: `lang` must be a language such as en or pt-BR, not the text `no lang`, so it is ignored [front-matter.wrong-type]"
    ),
    Case(
      "percent-encoded dots that leave the site", "url: /%2e%2E/x",
      """
      2:6-2:15: warning: `url` must be an address within the site, such as /about/, not the text `/%2e%2E/x`, so it is ignored \
      [front-matter.wrong-type]
      """
    ),
    Case(
      "a list for a text", "title: [a]",
      "2:8-2:11: warning: `title` must be a text, not a list, so it is ignored [front-matter.wrong-type]"),
    Case(
      "an infinite number", "order: .inf",
      "2:8-2:12: warning: `order` must be a whole number, not the number `inf`, so it is ignored [front-matter.wrong-type]"
    ),
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
      2:10-2:20: warning: `updated` must be a date such as 2026-01-02 or 2026-01-02T03:04:05Z, not the text \
      `2026-02-29`, so it is ignored [front-matter.wrong-type]
      """
    ),
    Case(
      "a map for a list of texts", "tags: {a: b}",
      "2:7-2:13: warning: `tags` must be a text or a list of texts, not a map, so it is ignored [front-matter.wrong-type]"
    ),
    Case(
      "flags and null in a list of texts", "tags: [é, true, '', ~]",
      """
      2:11-2:15: warning: `tags` must contain texts, not `true`, which is ignored [front-matter.wrong-type] (help: put it in quotes if it \
      is a text)
      2:17-2:19: warning: `tags` must contain texts, not an empty text, which is ignored [front-matter.wrong-type]
      2:21-2:22: warning: `tags` must contain texts, not nothing, which is ignored [front-matter.wrong-type]
      """),
    Case(
      "a flag for an address", "image: false",
      "2:8-2:13: warning: `image` must be an address without spaces and passwords, not `false`, so it is ignored [front-matter.wrong-type]"
    ),
    Case(
      "a map for a list of authors", "author: {first: Ann}",
      "2:9-2:21: warning: `author` must be a text or a list of texts, not a map, so it is ignored [front-matter.wrong-type]"
    ),
    Case(
      "a wrong date from which the article is left out", "expires: soon",
      """
      2:10-2:14: error: `expires` must be a date such as 2026-01-02 or 2026-01-02T03:04:05Z, not the text `soon` \
      [front-matter.wrong-type]
      """),
    Case(
      "a number as the date from which the article is left out", "expiryDate: 5",
      """
      2:13-2:14: error: `expiryDate` must be a date such as 2026-01-02 or 2026-01-02T03:04:05Z, not the number `5` \
      [front-matter.wrong-type]
      """),
    Case(
      "a number for a flag of another generator", "published: 0",
      "2:12-2:13: error: `published` must be true, false or a date, not the number `0` [front-matter.wrong-type]"),
    Case(
      "a word for a flag of another generator", "published: never",
      """
      2:12-2:17: error: `published` must be true, false or a date, not the text `never` \
      [front-matter.wrong-type]
      """),
    Case(
      "dots that leave the site", "url: /a/../../b",
      """
      2:6-2:16: warning: `url` must be an address within the site, such as /about/, not the text `/a/../../b`, so it is ignored \
      [front-matter.wrong-type]
      """
    ),
    Case(
      "addresses outside of the site", "aliases: [/a/, 'https://a.example/', //b, '/c?d']",
      """
      2:16-2:36: warning: `aliases` must be an address within the site, such as /about/, not the text \
      `https://a.example/`, so it is ignored [front-matter.wrong-type]
      2:38-2:41: warning: `aliases` must be an address within the site, such as /about/, not the text `//b`, so it is ignored \
      [front-matter.wrong-type]
      2:43-2:49: warning: `aliases` must be an address within the site, such as /about/, not the text `/c?d`, so it is ignored \
      [front-matter.wrong-type]
      """),
    Case(
      "a slug of two parts", "slug: a/b",
      """
      2:7-2:10: warning: `slug` must be one part of an address, such as my-post, not the text `a/b`, so it is ignored \
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
      2:6-2:7: warning: `toc` must be one of `true`, `false`, `left`, `right`, not the number `1`, so it is ignored [front-matter.unknown-choice]
      3:8-3:13: warning: `title` must be a text, not `false`, so it is ignored [front-matter.wrong-type] (help: put it in quotes if it is \
      a text)
      5:8-5:10: error: `draft` must be true or false, not a list [front-matter.wrong-type]
      """),
  ])
  func `is reported at a value of the wrong type, as an error if it decides who sees the article`(
    _ row: Case<String, String>
  ) {
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
    Case(
      "a fraction for a whole number", "weight: 1.5",
      """
      2:9-2:12: warning: `weight` is the number `1.5`; it is read as `1` [front-matter.read-as] (help: write `1` → 1)
      """
    ),
    Case(
      "a space in an address", "image: a b.png",
      """
      2:8-2:15: warning: `image` is the text `a b.png`; it is read as `a%20b.png` [front-matter.read-as] (help: write \
      `a%20b.png` → a%20b.png)
      """
    ),
    Case(
      "lists in a list of texts", "categories: [[Tools, Saws], Wood]",
      """
      2:14-2:27: warning: `categories` contains a list; its items count as items of `categories` [front-matter.read-as]
      """
    ),
    Case(
      "an article without a page in Eleventy", "permalink: false",
      """
      2:12-2:17: warning: `permalink: false` makes the article a draft: in Eleventy, it would have no page \
      [front-matter.no-permalink] (help: write `draft: true`)
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
      "a field in upper case", "Title: true",
      """
      2:1-2:6: warning: `Title` is not a field, so it becomes a parameter [front-matter.misspelt-key] (help: did \
      you mean `title`? → title)
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
      3:1-3:8: warning: `authors` is the same field as `author`, which is already given; `authors` counts \
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
