import Articles
import Parsing
import TestSupport
import Testing

/// Front matter as other tools have it.
@Suite struct ForeignKeyTests {
  @Test(arguments: [
    Case("hidden", "published: false", "draft [false]"),
    Case("hidden, whatever else it says", "published: false\ndraft: false", "draft [false]"),
    Case("shown", "published: true", ""),
    Case("an address", "permalink: /a/b/", "url /a/b/ [/a/b/]"),
    Case("an address of a file", "permalink: /a/b.html", "url /a/b.html [/a/b.html]"),
    Case(
      "a pattern of an address", "permalink: /:year/:title/",
      """
      parameters permalink
      2:12-2:26: warning: nothing fills in the pattern `/:year/:title/` of `permalink`, so the address is made of the \
      file's place and name [front-matter.pattern] (help: write the address out, such as `/2026/my-post/`)
      """),
    Case(
      "a style of addresses", "permalink: pretty",
      """
      parameters permalink
      2:12-2:18: warning: nothing fills in the pattern `pretty` of `permalink`, so the address is made of the file's \
      place and name [front-matter.pattern] (help: write the address out, such as `/2026/my-post/`)
      """),
    Case(
      "an address elsewhere", "permalink: https://a.example/b",
      """
      2:12-2:31: error: `permalink` must be an address within the site, such as /about/, not the text \
      `https://a.example/b` [front-matter.wrong-type]
      """),
    Case("a category", "categories: swift", "categories [swift]"),
    Case("categories in a list", "categories: [swift, static site]", "categories [swift, static site]"),
    Case(
      "categories in a text", "categories: jekyll update",
      """
      categories [jekyll, update]
      2:13-2:26: warning: the text of `categories` is read as 2 words, as Jekyll reads it [front-matter.words] (help: \
      write a list: `[jekyll, update]`, or `[jekyll update]` if it is one → ["jekyll", "update"])
      """),
    Case("tags between commas", "tags: swift, static site,", "tags [swift, static site]"),
    Case(
      "tags in a text", "tags: a  b",
      """
      tags [a, b]
      2:7-2:11: warning: the text of `tags` is read as 2 words, as Jekyll reads it [front-matter.words] (help: write \
      a list: `[a, b]`, or `[a b]` if it is one → ["a", "b"])
      """),
    Case("one category", "category: static site", "categories [static site]"),
    Case("one tag", "tag: swift", "tags [swift]"),
    Case("one tag besides others", "tag: c\ntags: [a, b]", "tags [a, b, c]"),
    Case("one category behind others", "categories: a\ncategory: b", "categories [a, b]"),
    Case("a layout", "layout: post", "layout post"),
    Case("no layout", "layout: false", ""),
    Case("a separator", "excerpt_separator: <!--cut-->", "separator <!--cut-->"),
    Case("no separator", "excerpt_separator: ''", ""),
    Case(
      "a separator that is no comment", "excerpt_separator: '[cut]'",
      """
      2:20-2:27: warning: only a comment can end an excerpt, not `[cut]` [front-matter.excerpt-separator] (help: \
      write `<!--more-->` where the excerpt ends, and leave this out)
      """),
    Case("a change", "last_modified_at: 2025-01-03", "updated 2025-01-03"),
    Case("an excerpt", "excerpt: About it", "description About it"),
    Case("former addresses", "redirect_from: [/a/, /b/]", "aliases [/a/, /b/]"),
    Case("an author as a map", "author: {name: Ann, twitter: a}", "authors [Ann]"),
    Case("an image as a map", "image: {path: /a.png, alt: x}", "image /a.png"),
    Case("what themes read", "pin: true\nmath: true\ncomments: false", "parameters pin math comments"),
  ])
  func `of Jekyll is read`(_ row: Case<String, String>) {
    row.check(Article("---\n\(row.input)\n---\n").summary)
  }

  @Test(arguments: [
    Case("a time", "date: 2025-01-02 10:00:00 +0200", "date 2025-01-02T10:00:00+02:00"),
    Case("a time without a zone", "date: 2025-01-02 10:00", "date 2025-01-02T10:00:00"),
    Case("short numbers", "date: 2025-1-2", "date 2025-01-02"),
    Case("slashes", "date: 2025/01/02", "date 2025-01-02"),
    Case("English", "date: Jan 2, 2025", "date 2025-01-02"),
    Case(
      "two days at once", "date: 01/02/2025",
      """
      2:7-2:17: error: `date` must be a date such as 2026-01-02 or 2026-01-02T03:04:05Z, not the text `01/02/2025` \
      [front-matter.wrong-type]
      """),
    Case(
      "no date under another name", "lastmod: soon",
      """
      2:10-2:14: error: `lastmod` must be a date such as 2026-01-02 or 2026-01-02T03:04:05Z, not the text `soon` \
      [front-matter.wrong-type]
      """),
  ])
  func `has dates in many forms`(_ row: Case<String, String>) {
    row.check(Article("---\n\(row.input)\n---\n").summary)
  }

  @Test(arguments: [
    Case("a day", "date = 2025-01-02", "date 2025-01-02"),
    Case("a time", "date = 2025-01-02T10:00:00+01:00", "date 2025-01-02T10:00:00+01:00"),
    Case("a day to be seen from", "publishDate = 2025-01-02", "date 2025-01-02"),
    Case(
      "a date and an earlier day to be seen from", "date = 2025-01-02\npublishDate = 2025-01-01",
      "date 2025-01-02\nparameters publishDate"),
    Case(
      "a date and a later day to be seen from", "publishDate = 2025-02-01\ndate = 2025-01-02",
      """
      date 2025-01-02
      parameters publishDate
      2:15-2:25: warning: `publishDate` is later than `date`, which alone is read: the article may be seen before \
      that [front-matter.later-date] (help: write the day from which it may be seen as `date`)
      """),
    Case("published, a date here", "published = 2025-01-02", "date 2025-01-02"),
    Case("a change", "lastmod = 2025-01-03", "updated 2025-01-03"),
    Case("an end", "expiryDate = 2030-01-01", "expires 2030-01-01"),
    Case("a place", "weight = 3", "order 3"),
    Case("a summary", "summary = 'Short'", "description Short"),
    Case(
      "a summary besides a description", "summary = 'Short'\ndescription = 'Long'",
      "description Long\nparameters summary"),
    Case("images", "images = ['/a.png', '/b.png']", "image /a.png"),
    Case("a series in a list", "series = ['One']", "series One"),
    Case(
      "two series", "series = ['One', 'Two']",
      """
      series One
      2:10-2:24: warning: an article is part of one series; this is read as the first of them \
      [front-matter.one-series]
      """),
    Case(
      "what is left to be filled in", "slug = ''\nlastmod = ''\nimage = ''\ntags = ''", "parameters lastmod"),
    Case("a link's title", "linkTitle = 'x'", "parameters linkTitle"),
    Case("parameters in a table", "mood = 1\n[params]\nmood = 2\ncolour = 3", "parameters mood colour"),
    Case("authors as tables", "[[authors]]\nname = 'Ann'\n[[authors]]\nname = 'Bo'", "authors [Ann, Bo]"),
    Case(
      "an address by a pattern", "url = '/:sections/:slug/'",
      """
      parameters url
      2:7-2:26: warning: nothing fills in the pattern `/:sections/:slug/` of `url`, so the address is made of the \
      file's place and name [front-matter.pattern] (help: write the address out, such as `/2026/my-post/`)
      """),
  ])
  func `of Hugo is read`(_ row: Case<String, String>) {
    row.check(Article("+++\n\(row.input)\n+++\n").summary)
  }

  @Test(arguments: [
    Case("its usual templates", "template = 'page.html'", ""),
    Case("another template", "template = 'wide.html'", "layout wide"),
    Case("our template", "template = 'wide'", "template wide"),
    Case("an address", "path = 'old/zola'", "url old/zola [old/zola]"),
    Case("a path that is something else", "path = [1, 2]", "parameters path"),
    Case("a change", "updated = 2025-01-03", "updated 2025-01-03"),
    Case(
      "taxonomies", "[taxonomies]\ntags = ['a', 'b']\ncategories = ['c']\nmoods = ['d']",
      "tags [a, b]\ncategories [c]\nparameters moods"),
    Case("extra", "[extra]\nsubtitle = 'y'\ntitel = 'z'", "parameters subtitle titel"),
    Case("extra that is no table", "extra = 1", "parameters extra"),
  ])
  func `of Zola is read`(_ row: Case<String, String>) {
    row.check(Article("+++\n\(row.input)\n+++\n").summary)
  }

  @Test func `has ranges under our names`() {
    let article = Article("+++\nlastmod = 2025-01-03\n[taxonomies]\ntags = ['a']\n[author]\nname = 'Ann'\n+++\n")
    #expect(article.text(of: article.metadata.ranges[.updated]) == "2025-01-03")
    #expect(article.text(of: article.metadata.ranges[.tags]) == "['a']")
    #expect(article.text(of: article.metadata.ranges[.authors]) == "'Ann'")
  }
}

extension Article {
  /// What the front matter says, a line for each field that is given, then a line for each diagnostic.
  fileprivate var summary: String {
    let metadata = metadata
    var lines: [String?] = [
      metadata.title.map { "title \($0)" }, metadata.description.map { "description \($0)" },
      metadata.date.map { "date \($0)" }, metadata.updated.map { "updated \($0)" },
      metadata.expires.map { "expires \($0)" },
      metadata.isDraft ? "draft [\(text(of: metadata.ranges[.draft]) ?? "nowhere")]" : nil,
      shown("tags", metadata.tags), shown("categories", metadata.categories), metadata.series.map { "series \($0)" },
      shown("authors", metadata.authors), metadata.slug.map { "slug \($0)" },
    ]
    lines += [
      metadata.url.map {
        "url \($0) [\((text(of: metadata.ranges[.url]) ?? "nowhere").filter { !"'".contains($0) })]"
      },
      shown("aliases", metadata.aliases), metadata.template.map { "template \($0)" },
      metadata.layout.map { "layout \($0)" }, metadata.order.map { "order \($0)" },
      metadata.image.map { "image \($0)" }, metadata.excerptSeparator.map { "separator \($0)" },
    ]
    let keys = metadata.parameters.entries.map(\.key)
    lines.append(keys.isEmpty ? nil : "parameters \(keys.joined(separator: " "))")
    return (lines.compactMap(\.self) + [fieldProblems]).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func shown(_ name: String, _ texts: [String]) -> String? {
    texts.isEmpty ? nil : "\(name) [\(texts.joined(separator: ", "))]"
  }
}
