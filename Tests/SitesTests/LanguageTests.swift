import Diagnostics
import Garland
import TestSupport
import Testing

@testable import Handles
@testable import Planning
@testable import Sites

@Suite struct `An article in another language` {
  private static func build(
    _ settings: String = "", _ frontMatter: String = "language: de", after previous: BuiltSite? = nil
  ) -> BuiltSite {
    SiteBuild(
      content: FolderInMemory(
        "Content",
        [
          "site.yml": "title: Site\nurl: https://example.org/\n\(settings)",
          "posts/brot.md": "---\ntitle: Brot\ndate: 2026-03-02\n\(frontMatter)\n---\n\n:::note\nText\n:::\n",
          "posts/bread.md": "---\ntitle: Bread\ndate: 2026-03-01\n---\n\nText\n",
        ]),
      templates: FolderInMemory(
        "Templates",
        [
          "base.mustache": """
          {{page.language}} {{page.direction}}; {{words.search}}; {{site.search.title}}; {{date | format: "long"}}; \
          {{#social}}{{#property}}{{content}} {{/property}}{{/social}}; {{#posts}}{{date | format: "long"}} {{/posts}}
          {{{content}}}
          """
        ]),
      options: SiteOptions(now: Instant("2026-11-21T12:00:00Z") ?? .latest)
    ).run(after: previous)
  }

  private static func part(_ number: Int, of page: String, _ site: BuiltSite) -> String {
    let parts = site.text(of: page)?.split(separator: "; ", omittingEmptySubsequences: false) ?? []
    return parts.indices.contains(number) ? parts[number].split(separator: " \n").first.map(String.init) ?? "" : ""
  }

  @Test(arguments: [
    Case("its own language", "language: de", ["de ltr", "Suche", "Suche", "2. März 2026"]),
    Case("its own language, under the other name", "lang: ar", ["ar rtl", "بحث", "بحث", "2 مارس 2026"]),
    Case("a language with a region", "lang: de-AT", ["de-AT ltr", "Suche", "Suche", "2. März 2026"]),
    Case("a language without words", "lang: tlh", ["tlh ltr", "Search", "Search", "2026-03-02"]),
    Case("the site's language", "lang: en", ["en ltr", "Search", "Search", "March 2, 2026"]),
    Case("no language", "toc: false", ["en ltr", "Search", "Search", "March 2, 2026"]),
  ])
  func `has a page in that language`(row: Case<String, [String]>) {
    let site = Self.build("", row.input)
    row.check((0..<4).map { Self.part($0, of: "posts/brot/index.html", site) })
  }

  @Test func `has a date in the language of the list that shows it`() {
    #expect(Self.part(5, of: "posts/index.html", Self.build()) == "March 2, 2026 March 1, 2026")
  }

  @Test func `is found by the search of the site`() {
    let paths = Self.build().files.map(\.path).filter { $0.hasSuffix("entry.json") }
    #expect(paths == ["search/en/entry.json"])
  }

  @Test func `changes its words when its language changes, as in a fresh build`() {
    let first = Self.build("", "language: de")
    let second = Self.build("", "language: fr", after: first)
    #expect(
      second.text(of: "posts/brot/index.html") == Self.build("", "language: fr").text(of: "posts/brot/index.html"))
    #expect(second.text(of: "posts/brot/index.html")?.contains("2 mars 2026") == true)
  }
}

@Suite struct `A section without a title` {
  @Test(arguments: [
    Case("in English", ("language: en", "posts"), "Posts"),
    Case("in German", ("language: de", "posts"), "Beiträge"),
    Case("in Chinese", ("language: zh-CN", "posts"), "文章"),
    Case("with a word in the settings", ("language: de\nwords: {all_posts: Notizen}", "posts"), "Notizen"),
    Case("with another name", ("language: de", "our-notes"), "Our notes"),
  ])
  func `has the theme's word for posts`(row: Case<(String, String), String>) {
    let site = SiteBuild(
      content: FolderInMemory(
        "Content",
        [
          "site.yml": "url: https://example.org/\n\(row.input.0)",
          "\(row.input.1)/a.md": "---\ndate: 2026-01-01\n---\n# A",
        ]
      ),
      templates: FolderInMemory("Templates", ["base.mustache": "{{title}}"]),
      options: SiteOptions(now: Instant("2026-11-21T12:00:00Z") ?? .latest)
    ).run()
    row.check(site.text(of: "\(row.input.1)/index.html") ?? "")
  }
}

@Suite struct `The locale of a page` {
  @Test(arguments: [
    Case("English", "en", "en_US"), Case("German", "de", "de_DE"), Case("a region", "pt-BR", "pt_BR"),
    Case("a region in lower case", "de-at", "de_AT"), Case("Chinese", "zh", "zh_CN"),
    Case("Chinese with a script", "zh-Hant", "zh_TW"), Case("a script and a region", "sr-Latn-RS", "sr_RS"),
    Case("a former code", "iw", "iw_IL"), Case("an unknown language", "tlh", "tlh"),
  ])
  func `joins the language and a country`(row: Case<String, String>) { row.check(OpenGraphLocale.of(row.input)) }
}
