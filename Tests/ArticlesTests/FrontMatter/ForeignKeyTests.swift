import Articles
import Parsing
import Testing

/// Front matter as other tools have it.
@Suite struct ForeignKeyTests {
  @Test(arguments: [
    FrontMatterCase("hidden", "published: false", "draft [false]"),
    FrontMatterCase("hidden, whatever else it says", "published: false\ndraft: false", "draft [false]"),
    FrontMatterCase("shown", "published: true", ""),
    FrontMatterCase("an address", "permalink: /a/b/", "url /a/b/ [/a/b/]"),
    FrontMatterCase("an address of a file", "permalink: /a/b.html", "url /a/b.html [/a/b.html]"),
    FrontMatterCase(
      "a pattern of an address", "permalink: /:year/:title/",
      """
      parameters permalink
      2:12-2:26: warning: nothing fills in the pattern `/:year/:title/` of `permalink`, so the address is made of the \
      file's place and name [front-matter.pattern] (help: write the address out, such as `/2026/my-post/`)
      """),
    FrontMatterCase(
      "a style of addresses", "permalink: pretty",
      """
      parameters permalink
      2:12-2:18: warning: nothing fills in the pattern `pretty` of `permalink`, so the address is made of the file's \
      place and name [front-matter.pattern] (help: write the address out, such as `/2026/my-post/`)
      """),
    FrontMatterCase(
      "an address elsewhere", "permalink: https://a.example/b",
      """
      2:12-2:31: error: `permalink` must be an address within the site, such as /about/, not the text \
      `https://a.example/b` [front-matter.wrong-type]
      """),
    FrontMatterCase("a category", "categories: swift", "categories [swift]"),
    FrontMatterCase("categories in a list", "categories: [swift, static site]", "categories [swift, static site]"),
    FrontMatterCase(
      "categories in a text", "categories: jekyll update",
      """
      categories [jekyll, update]
      2:13-2:26: warning: the text of `categories` is read as 2 words, as Jekyll reads it [front-matter.words] (help: \
      write a list: `[jekyll, update]`, or `[jekyll update]` if it is one → ["jekyll", "update"])
      """),
    FrontMatterCase("tags between commas", "tags: swift, static site,", "tags [swift, static site]"),
    FrontMatterCase(
      "tags in a text", "tags: a  b",
      """
      tags [a, b]
      2:7-2:11: warning: the text of `tags` is read as 2 words, as Jekyll reads it [front-matter.words] (help: write \
      a list: `[a, b]`, or `[a b]` if it is one → ["a", "b"])
      """),
    FrontMatterCase("one category", "category: static site", "categories [static site]"),
    FrontMatterCase("one tag", "tag: swift", "tags [swift]"),
    FrontMatterCase("one tag besides others", "tag: c\ntags: [a, b]", "tags [a, b, c]"),
    FrontMatterCase("one category behind others", "categories: a\ncategory: b", "categories [a, b]"),
    FrontMatterCase("a layout", "layout: post", "layout post"),
    FrontMatterCase("no layout", "layout: false", ""),
    FrontMatterCase("a separator", "excerpt_separator: <!--cut-->", "separator <!--cut-->"),
    FrontMatterCase("no separator", "excerpt_separator: ''", ""),
    FrontMatterCase(
      "a separator that is no comment", "excerpt_separator: '[cut]'",
      """
      2:20-2:27: warning: only a comment can end an excerpt, not `[cut]` [front-matter.excerpt-separator] (help: \
      write `<!--more-->` where the excerpt ends, and leave this out)
      """),
    FrontMatterCase("a change", "last_modified_at: 2025-01-03", "updated 2025-01-03"),
    FrontMatterCase("an excerpt", "excerpt: About it", "description About it"),
    FrontMatterCase("former addresses", "redirect_from: [/a/, /b/]", "aliases [/a/, /b/]"),
    FrontMatterCase("an author as a map", "author: {name: Ann, twitter: a}", "authors [Ann]"),
    FrontMatterCase("an image as a map", "image: {path: /a.png, alt: x}", "image /a.png"),
    FrontMatterCase("what themes read", "pin: true\nmath: true\ncomments: false", "parameters pin math comments"),
  ])
  func `of Jekyll is read`(_ row: FrontMatterCase) {
    row.check(Article("---\n\(row.text)\n---\n").summary)
  }

  @Test(arguments: [
    FrontMatterCase("a time", "date: 2025-01-02 10:00:00 +0200", "date 2025-01-02T10:00:00+02:00"),
    FrontMatterCase("a time without a zone", "date: 2025-01-02 10:00", "date 2025-01-02T10:00:00"),
    FrontMatterCase("short numbers", "date: 2025-1-2", "date 2025-01-02"),
    FrontMatterCase("slashes", "date: 2025/01/02", "date 2025-01-02"),
    FrontMatterCase("English", "date: Jan 2, 2025", "date 2025-01-02"),
    FrontMatterCase(
      "two days at once", "date: 01/02/2025",
      """
      2:7-2:17: error: `date` must be a date such as 2026-01-02 or 2026-01-02T03:04:05Z, not the text `01/02/2025` \
      [front-matter.wrong-type]
      """),
    FrontMatterCase(
      "no date under another name", "lastmod: soon",
      """
      2:10-2:14: error: `lastmod` must be a date such as 2026-01-02 or 2026-01-02T03:04:05Z, not the text `soon` \
      [front-matter.wrong-type]
      """),
  ])
  func `has dates in many forms`(_ row: FrontMatterCase) {
    row.check(Article("---\n\(row.text)\n---\n").summary)
  }

  @Test(arguments: [
    FrontMatterCase("a day", "date = 2025-01-02", "date 2025-01-02"),
    FrontMatterCase("a time", "date = 2025-01-02T10:00:00+01:00", "date 2025-01-02T10:00:00+01:00"),
    FrontMatterCase("a day to be seen from", "publishDate = 2025-01-02", "date 2025-01-02"),
    FrontMatterCase(
      "a date and an earlier day to be seen from", "date = 2025-01-02\npublishDate = 2025-01-01",
      "date 2025-01-02\nparameters publishDate"),
    FrontMatterCase(
      "a date and a later day to be seen from", "publishDate = 2025-02-01\ndate = 2025-01-02",
      """
      date 2025-01-02
      parameters publishDate
      2:15-2:25: warning: `publishDate` is later than `date`, which alone is read: the article may be seen before \
      that [front-matter.later-date] (help: write the day from which it may be seen as `date`)
      """),
    FrontMatterCase("published, a date here", "published = 2025-01-02", "date 2025-01-02"),
    FrontMatterCase("a change", "lastmod = 2025-01-03", "updated 2025-01-03"),
    FrontMatterCase("an end", "expiryDate = 2030-01-01", "expires 2030-01-01"),
    FrontMatterCase("a place", "weight = 3", "order 3"),
    FrontMatterCase("a summary", "summary = 'Short'", "description Short"),
    FrontMatterCase(
      "a summary besides a description", "summary = 'Short'\ndescription = 'Long'",
      "description Long\nparameters summary"),
    FrontMatterCase("images", "images = ['/a.png', '/b.png']", "image /a.png"),
    FrontMatterCase("a series in a list", "series = ['One']", "series One"),
    FrontMatterCase(
      "two series", "series = ['One', 'Two']",
      """
      series One
      2:10-2:24: warning: an article is part of one series; this is read as the first of them \
      [front-matter.one-series]
      """),
    FrontMatterCase(
      "what is left to be filled in", "slug = ''\nlastmod = ''\nimage = ''\ntags = ''", "parameters lastmod"),
    FrontMatterCase("a link's title", "linkTitle = 'x'", "parameters linkTitle"),
    FrontMatterCase("parameters in a table", "mood = 1\n[params]\nmood = 2\ncolour = 3", "parameters mood colour"),
    FrontMatterCase("authors as tables", "[[authors]]\nname = 'Ann'\n[[authors]]\nname = 'Bo'", "authors [Ann, Bo]"),
    FrontMatterCase(
      "an address by a pattern", "url = '/:sections/:slug/'",
      """
      parameters url
      2:7-2:26: warning: nothing fills in the pattern `/:sections/:slug/` of `url`, so the address is made of the \
      file's place and name [front-matter.pattern] (help: write the address out, such as `/2026/my-post/`)
      """),
  ])
  func `of Hugo is read`(_ row: FrontMatterCase) {
    row.check(Article("+++\n\(row.text)\n+++\n").summary)
  }

  @Test(arguments: [
    FrontMatterCase("its usual templates", "template = 'page.html'", ""),
    FrontMatterCase("another template", "template = 'wide.html'", "layout wide"),
    FrontMatterCase("our template", "template = 'wide'", "template wide"),
    FrontMatterCase("an address", "path = 'old/zola'", "url old/zola [old/zola]"),
    FrontMatterCase("a path that is something else", "path = [1, 2]", "parameters path"),
    FrontMatterCase("a change", "updated = 2025-01-03", "updated 2025-01-03"),
    FrontMatterCase(
      "taxonomies", "[taxonomies]\ntags = ['a', 'b']\ncategories = ['c']\nmoods = ['d']",
      "tags [a, b]\ncategories [c]\nparameters moods"),
    FrontMatterCase("extra", "[extra]\nsubtitle = 'y'\ntitel = 'z'", "parameters subtitle titel"),
    FrontMatterCase("extra that is no table", "extra = 1", "parameters extra"),
  ])
  func `of Zola is read`(_ row: FrontMatterCase) {
    row.check(Article("+++\n\(row.text)\n+++\n").summary)
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
