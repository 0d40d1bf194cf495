import Dates
import Articles
import Parsing
import Testing

@Suite struct `The metadata of an article` {
  @Test func `is read where a value has another type but a clear meaning, and otherwise ignored`() {
    let metadata = FrontMatterFile(
      """
      ---
      title: first
      title: last
      weight: -1.5
      image: my photo.png
      categories: [[Tools, [Saws]], Wood, {name: x}, true]
      tags: 2020
      date: someday
      author: [{name: Ann}, Ben]
      slug: a/b
      ---
      """
    ).metadata
    #expect(metadata.title == "last")
    #expect(metadata.order == -2)
    #expect(metadata.image == "my%20photo.png")
    #expect(metadata.categories == ["Tools", "Saws", "Wood"])
    #expect(metadata.tags == ["2020"])
    #expect(metadata.date == nil)
    #expect(metadata.authors == ["Ann", "Ben"])
    #expect(metadata.slug == nil)
  }

  @Test(arguments: [
    ("published: false", true), ("published: no", true), ("published: 0", false), ("permalink: false", true),
    ("published: true", false), ("published: yes", false), ("published: 2026-01-02", false),
    ("permalink: /x/", false),
  ])
  func `makes the article a draft by the keys of other generators`(_ field: String, isDraft: Bool) {
    #expect(FrontMatterFile("---\n\(field)\n---\n").metadata.isDraft == isDraft)
  }

  @Test func `has a type for each field`() {
    let article = FrontMatterFile(
      """
      ---
      title: "Garlands"
      description: About them
      date: 2026-01-02
      updated: 2026-01-03 04:05:06 +0200
      expires: 2027-01-01T00:00:00Z
      draft: true
      tags: [swift, 'static site']
      categories: one
      series: Strings
      author: Ann
      slug: garlands
      url: /about/garlands/
      aliases: [/old/, older]
      template: wide
      weight: 3
      lang: en
      image: https://a.example/b.png
      toc: left
      wide: true
      sort_title: garland
      layout: post
      excerpt_separator: <!--cut-->
      translation_key: wreath
      translated_from: 0123456789abcdef0123456789ABCDEF01234567
      feed_id: tag:example.org,2020:1
      search: {boost: 1.5}
      listed: false
      mood: {merry: 1}
      ---
      """)
    var expected = ArticleMetadata()
    expected.title = "Garlands"
    expected.description = "About them"
    expected.date = CivilDate("2026-01-02")
    expected.updated = CivilDate("2026-01-03T04:05:06+02:00")
    expected.expires = CivilDate("2027-01-01T00:00:00Z")
    expected.draftKey = "draft"
    expected.tags = ["swift", "static site"]
    expected.categories = ["one"]
    expected.series = "Strings"
    expected.authors = ["Ann"]
    expected.slug = "garlands"
    expected.url = "/about/garlands/"
    expected.aliases = ["/old/", "older"]
    expected.template = "wide"
    expected.order = 3
    expected.language = "en"
    expected.translationKey = "wreath"
    expected.translatedFrom = "0123456789abcdef0123456789abcdef01234567"
    expected.image = "https://a.example/b.png"
    expected.tableOfContents = .left
    expected.isWide = true
    expected.sortTitle = "garland"
    expected.layout = "post"
    expected.excerptSeparator = "<!--cut-->"
    expected.feedID = "tag:example.org,2020:1"
    expected.search.boost = 15
    expected.isListed = false
    expected.parameters = article.metadata.parameters
    expected.ranges = article.metadata.ranges
    #expect(article.metadata == expected)
    #expect(article.fieldProblems == "")
    #expect(article.metadata.parameters.entries.map(\.key) == ["mood"])
    #expect(Set(article.metadata.ranges.fields) == Set(ArticleMetadata.Field.all))
  }

  @Test func `accepts TOML's dates without quotes`() {
    let article = FrontMatterFile("+++\ndate = 2026-01-02T03:04:05Z\nauthors = ['Ann', 'Bo']\norder = -1\n+++\n")
    #expect(article.metadata.date == CivilDate("2026-01-02T03:04:05Z"))
    #expect(article.metadata.authors == ["Ann", "Bo"])
    #expect(article.metadata.order == -1)
    #expect(article.fieldProblems == "")
  }

  @Test func `keeps the spelling of numbers in text fields`() {
    let yaml = FrontMatterFile(
      "---\ntitle: 007\ntags: [1.10, 0x1F]\nseries: [2024]\nslug: \"%41 b\"\nurl: /%41/50%/\n---\n")
    #expect(yaml.metadata.title == "007")
    #expect(yaml.metadata.tags == ["1.10", "0x1F"])
    #expect(yaml.metadata.series == "2024")
    #expect(yaml.metadata.slug == "A b")
    #expect(yaml.metadata.url == "/A/50%25/")
    let toml = FrontMatterFile(
      "+++\ntitle = 1_000\ntags = 2024-01-02\nseries = []\norder = \"-4\"\ntoc = \"true\"\n+++\n")
    #expect(toml.metadata.title == "1_000")
    #expect(toml.metadata.tags == ["2024-01-02"])
    #expect(toml.metadata.series == nil)
    #expect(toml.metadata.order == -4)
    #expect(toml.metadata.tableOfContents == .shown)
  }

  @Test func `has no spaces around its texts`() {
    let article = FrontMatterFile(
      "---\ntitle: \"  \"\ndescription: ' a b '\ntags: [' swift', \"a\\n\"]\nseries: \"\\t\"\n---\n# Hello")
    #expect(article.metadata.title == nil)
    #expect(article.metadata.description == "a b")
    #expect(article.metadata.tags == ["swift", "a"])
    #expect(article.metadata.series == nil)
    #expect(article.fieldProblems == "")
  }

  @Test func `has the range of each field's value`() {
    let article = FrontMatterFile("---\nauthor: \"é\"\ntags:\n  - a\n  - b\ntitle:\n---\n")
    #expect(article.text(of: article.metadata.ranges[.authors]) == "\"é\"")
    #expect(article.text(of: article.metadata.ranges[.tags]) == "- a\n  - b")
    #expect(article.text(of: article.metadata.ranges[.title]) == "")
    #expect(article.metadata.ranges[.slug] == nil)
  }

  @Test func `can be empty`() {
    #expect(FrontMatterFile("Text").metadata == ArticleMetadata())
    let empty = FrontMatterFile("---\ntitle:\ntags: ~\ndate: null\n---\n")
    #expect(empty.fieldProblems == "")
    #expect(empty.metadata.title == nil)
  }

  @Test func `keeps the order of parameters`() {
    let article = FrontMatterFile("---\nzeta: 1\ntitle: x\nalpha: 2\nmid: 3\n---\n")
    #expect(article.metadata.parameters.entries.map(\.key) == ["zeta", "alpha", "mid"])
    #expect(article.fieldProblems == "")
  }
}
