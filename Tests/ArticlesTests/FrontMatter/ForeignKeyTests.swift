import Articles
import Parsing
import TestSupport
import Testing

/// Keys of Jekyll, Hugo and Zola.
@Suite struct `Front matter of another tool` {
  @Test(arguments: [
    Case("hidden", "published: false", "draft [false]"),
    Case("hidden, even with draft: false", "published: false\ndraft: false", "draft [false]"),
    Case("shown", "published: true", ""),
    Case("an address", "permalink: /a/b/", "url /a/b/ [/a/b/]"),
    Case("an address of a file", "permalink: /a/b.html", "url /a/b.html [/a/b.html]"),
    Case(
      "a pattern of an address", "permalink: /:year/:title/",
      """
      parameters permalink
      2:12-2:26: warning: Garland does not fill in patterns such as `/:year/:title/`; it ignores `permalink` and derives the address from the file's path [front-matter.pattern] (help: write the full address, such as `/2026/my-post/`)
      """),
    Case(
      "a style of addresses", "permalink: pretty",
      """
      parameters permalink
      2:12-2:18: warning: Garland does not fill in patterns such as `pretty`; it ignores `permalink` and derives the address from the file's path [front-matter.pattern] (help: write the full address, such as `/2026/my-post/`)
      """),
    Case(
      "an address elsewhere", "permalink: https://a.example/b",
      """
      2:12-2:31: warning: `permalink` must be an address within the site, such as /about/, not the text \
      `https://a.example/b`, so it is ignored [front-matter.wrong-type]
      """),
    Case("a category", "categories: swift", "categories [swift]"),
    Case("categories in a list", "categories: [swift, static site]", "categories [swift, static site]"),
    Case(
      "categories in a text", "categories: jekyll update",
      """
      categories [jekyll, update]
      2:13-2:26: warning: the text of `categories` is read as 2 words, as in Jekyll [front-matter.words] (help: \
      write a list: `[jekyll, update]`, or `[jekyll update]` if it is a single item → ["jekyll", "update"])
      """),
    Case("tags between commas", "tags: swift, static site,", "tags [swift, static site]"),
    Case(
      "tags in a text", "tags: a  b",
      """
      tags [a, b]
      2:7-2:11: warning: the text of `tags` is read as 2 words, as in Jekyll [front-matter.words] (help: write \
      a list: `[a, b]`, or `[a b]` if it is a single item → ["a", "b"])
      """),
    Case("one category", "category: static site", "categories [static site]"),
    Case("one tag", "tag: swift", "tags [swift]"),
    Case("one tag and others", "tag: c\ntags: [a, b]", "tags [a, b, c]"),
    Case("one category after others", "categories: a\ncategory: b", "categories [a, b]"),
    Case("a layout", "layout: post", "layout post"),
    Case("no layout", "layout: false", ""),
    Case("a separator", "excerpt_separator: <!--cut-->", "separator <!--cut-->"),
    Case("no separator", "excerpt_separator: ''", ""),
    Case(
      "a separator that is no comment", "excerpt_separator: '[cut]'",
      """
      2:20-2:27: warning: an excerpt separator must be a comment, not `[cut]` [front-matter.excerpt-separator] (help: \
      write `<!--more-->` where the excerpt ends, and remove this key)
      """),
    Case("a change", "last_modified_at: 2025-01-03", "updated 2025-01-03"),
    Case("an excerpt", "excerpt: About it", "description About it"),
    Case("former addresses", "redirect_from: [/a/, /b/]", "aliases [/a/, /b/]"),
    Case("an author as a map", "author: {name: Ann, twitter: a}", "authors [Ann]"),
    Case("an image as a map", "image: {path: /a.png, alt: x}", "image /a.png\nparameters image_alt"),
    Case("keys of themes", "pin: true\nmath: true\ncomments: false", "parameters pin math comments"),
  ])
  func `is read from Jekyll`(_ row: Case<String, String>) {
    row.check(FrontMatterFile("---\n\(row.input)\n---\n").summary)
  }

  @Test(arguments: [
    Case("a time", "date: 2025-01-02 10:00:00 +0200", "date 2025-01-02T10:00:00+02:00"),
    Case("a time without a zone", "date: 2025-01-02 10:00", "date 2025-01-02T10:00:00"),
    Case("short numbers", "date: 2025-1-2", "date 2025-01-02"),
    Case("slashes", "date: 2025/01/02", "date 2025-01-02"),
    Case("English", "date: Jan 2, 2025", "date 2025-01-02"),
    Case(
      "an ambiguous date", "date: 01/02/2025",
      """
      2:7-2:17: error: `date` must be a date such as 2026-01-02 or 2026-01-02T03:04:05Z, not the text `01/02/2025` \
      [front-matter.wrong-type] (help: write `2025-01-02` or `2025-02-01`)
      """),
    Case(
      "a wrong date under another key", "lastmod: soon",
      """
      2:10-2:14: warning: `lastmod` must be a date such as 2026-01-02 or 2026-01-02T03:04:05Z, not the text `soon`, so it is ignored \
      [front-matter.wrong-type]
      """),
  ])
  func `can have dates in many forms`(_ row: Case<String, String>) {
    row.check(FrontMatterFile("---\n\(row.input)\n---\n").summary)
  }

  @Test(arguments: [
    Case("a day", "date = 2025-01-02", "date 2025-01-02"),
    Case("a time", "date = 2025-01-02T10:00:00+01:00", "date 2025-01-02T10:00:00+01:00"),
    Case("a date of publication", "publishDate = 2025-01-02", "date 2025-01-02"),
    Case(
      "a date and an earlier date of publication", "date = 2025-01-02\npublishDate = 2025-01-01",
      "date 2025-01-02\nparameters publishDate"),
    Case(
      "a date and a later date of publication", "publishDate = 2025-02-01\ndate = 2025-01-02",
      """
      date 2025-01-02
      parameters publishDate
      2:15-2:25: warning: `publishDate` is ignored because `date` is given; the article may be published before `publishDate` [front-matter.later-date] (help: set `date` to the day of publication)
      """),
    Case("published, a date here", "published = 2025-01-02", "date 2025-01-02"),
    Case("a change", "lastmod = 2025-01-03", "updated 2025-01-03"),
    Case("a date of expiry", "expiryDate = 2030-01-01", "expires 2030-01-01"),
    Case("a weight", "weight = 3", "order 3"),
    Case("a summary", "summary = 'Short'", "description Short"),
    Case(
      "a summary and a description", "summary = 'Short'\ndescription = 'Long'",
      "description Long\nparameters summary"),
    Case("images", "images = ['/a.png', '/b.png']", "image /a.png"),
    Case("a series in a list", "series = ['One']", "series One"),
    Case(
      "two series", "series = ['One', 'Two']",
      """
      series One
      2:10-2:24: warning: an article can be part of only one series; the first one is used \
      [front-matter.one-series]
      """),
    Case(
      "empty placeholders", "slug = ''\nlastmod = ''\nimage = ''\ntags = ''", "parameters lastmod"),
    Case("a link's title", "linkTitle = 'x'", "parameters linkTitle"),
    Case("parameters in a table", "mood = 1\n[params]\nmood = 2\ncolour = 3", "parameters mood colour"),
    Case("authors as tables", "[[authors]]\nname = 'Ann'\n[[authors]]\nname = 'Bo'", "authors [Ann, Bo]"),
    Case(
      "an address by a pattern", "url = '/:sections/:slug/'",
      """
      parameters url
      2:7-2:26: warning: Garland does not fill in patterns such as `/:sections/:slug/`; it ignores `url` and derives the address from the file's path [front-matter.pattern] (help: write the full address, such as `/2026/my-post/`)
      """),
  ])
  func `is read from Hugo`(_ row: Case<String, String>) {
    row.check(FrontMatterFile("+++\n\(row.input)\n+++\n").summary)
  }

  @Test(arguments: [
    Case("its usual templates", "template = 'page.html'", ""),
    Case("another template", "template = 'wide.html'", "layout wide"),
    Case("a template of Garland", "template = 'wide'", "template wide"),
    Case("an address", "path = 'old/zola'", "url old/zola [old/zola]"),
    Case("a path that is not a text", "path = [1, 2]", "parameters path"),
    Case("a change", "updated = 2025-01-03", "updated 2025-01-03"),
    Case(
      "taxonomies", "[taxonomies]\ntags = ['a', 'b']\ncategories = ['c']\nmoods = ['d']",
      "tags [a, b]\ncategories [c]\nparameters moods"),
    Case("extra", "[extra]\nsubtitle = 'y'\ntitel = 'z'", "parameters subtitle titel"),
    Case("a key `extra` that is not a table", "extra = 1", "parameters extra"),
  ])
  func `is read from Zola`(_ row: Case<String, String>) {
    row.check(FrontMatterFile("+++\n\(row.input)\n+++\n").summary)
  }

  @Test func `has the range of each foreign value, stored under the matching key of Garland`() {
    let article = FrontMatterFile(
      "+++\nlastmod = 2025-01-03\n[taxonomies]\ntags = ['a']\n[author]\nname = 'Ann'\n+++\n")
    #expect(article.text(of: article.metadata.ranges[.updated]) == "2025-01-03")
    #expect(article.text(of: article.metadata.ranges[.tags]) == "['a']")
    #expect(article.text(of: article.metadata.ranges[.authors]) == "'Ann'")
  }
}

extension FrontMatterFile {
  /// A line for each given field, then a line for each diagnostic.
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
