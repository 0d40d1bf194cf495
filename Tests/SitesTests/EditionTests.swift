import Diagnostics
import Garland
import Sites
import TestSupport
import Testing

@Suite struct `A site in several languages` {
  @Test(arguments: [
    Case("with the language in the name", ["about.md", "about.fr.md"], ["/about/", "/fr/about/"]),
    Case("with the language in capital letters", ["about.md", "about.FR.md"], ["/about/", "/fr/about/"]),
    Case("with a folder for each language", ["en/about.md", "fr/about.md"], ["/about/", "/fr/about/"]),
    Case("with the main language at the top", ["about.md", "fr/about.md"], ["/about/", "/fr/about/"]),
    Case("in bundles", ["trip/index.md", "trip/index.fr.md"], ["/trip/", "/fr/trip/"]),
    Case("with texts of sections", ["docs/_index.md", "docs/_index.fr.md"], ["/docs/", "/fr/docs/"]),
    Case("with the text of a section beside it", ["docs.fr.md", "docs/a.fr.md"], ["/fr/docs/", "/fr/docs/a/"]),
    Case("with a home page for each", ["index.md", "index.fr.md"], ["/", "/fr/"]),
    Case("with the page of each for missing pages", ["404.md", "404.fr.md"], ["/404.html", "/fr/404.html"]),
    Case("in a language that the site does not list", ["about.it.md"], ["/about.it/"]),
    Case(
      "with a date in the name", ["posts/2026-01-02-a.md", "posts/2026-01-02-a.fr.md"], ["/posts/a/", "/fr/posts/a/"]),
  ])
  func `has articles`(row: Case<[String], [String]>) {
    let files = Dictionary(uniqueKeysWithValues: row.input.map { ($0, LanguageSite.article("A")) })
    let site = LanguageSite.build(files)
    let addresses = Dictionary(site.pages.compactMap { page in page.article.map { ($0, page.address) } }) { one, _ in
      one
    }
    row.check(row.input.map { addresses[$0] ?? "none" })
    #expect(!site.hasErrors)
  }

  @Test(arguments: [
    Case("below its code", "languages: {en: {path: /en/}, fr: {}}", ["/en/posts/a/", "/fr/posts/a/", "/en/archive/"]),
    Case("below another path", "languages: {en: {}, fr: {path: /francais/}}", ["/posts/a/", "/francais/posts/a/"]),
    Case(
      "in a folder with the name of the path", "languages: {en: {}, fr: {}, pt-BR: {path: /br/}}",
      ["/posts/a/", "/br/posts/a/"]),
    Case(
      "with permalinks", "languages: {en: {}, fr: {}}\npermalinks: {posts: \"/:year/:slug/\"}",
      ["/2026/a/", "/fr/2026/a/"]),
    Case(
      "with the section in permalinks", "languages: {en: {}, fr: {}}\npermalinks: {posts: \"/x/:section/:slug/\"}",
      ["/x/posts/a/", "/fr/x/posts/a/"]),
    Case(
      "with addresses of terms",
      "languages: {en: {}, fr: {}}\ntaxonomies: {tags: {path: /t/, term_path: \"/t-:slug/\"}}",
      ["/t/", "/fr/t/", "/t-x/", "/fr/t-x/"]),
    Case(
      "with a folder for the feeds of terms",
      "languages: {en: {}, fr: {}}\ntaxonomies: {tags: {feeds: {rss: \"/f/:slug.xml\"}}}", ["/f/x.xml", "/fr/f/x.xml"]),
    Case(
      "with addresses of feeds", "languages: {en: {}, fr: {}}\nfeeds: {atom: /feed.xml}", ["/feed.xml", "/fr/feed.xml"]),
  ])
  func `has pages and files`(row: Case<String, [String]>) {
    let post = LanguageSite.article("A", "date: 2026-01-02\ntags: [x]")
    let site = LanguageSite.build(
      ["posts/a.md": post, "posts/a.fr.md": post, "br/posts/a.md": post], settings: row.input)
    let addresses = Set(site.pages.map(\.address) + site.files.map { "/" + $0.path })
    row.check(row.expected.filter(addresses.contains))
  }

  @Test func `redirects from its root if all languages have a path`() {
    let site = LanguageSite.build(["a.md": "A"], settings: "languages: {en: {path: /en/}, fr: {}}")
    #expect(site.text(of: "index.html")?.contains("0; url=/en/") == true)
    #expect(site.text(of: "404.html") != nil && site.text(of: "fr/404.html") != nil)
  }

  @Test(arguments: [
    Case("to a translated article", "[x](about.md)", "/fr/about/"),
    Case("to an article whose translation has another file name", "[x](key.md)", "/fr/clef/"),
    Case("to a translation itself", "[x](about.fr.md)", "/fr/about/"),
    Case("to an article without a translation", "[x](only.md)", "/only/"),
    Case("to a translated bundle", "[x](trip/index.md)", "/fr/voyage/"),
    Case("to an article without its extension", "[x](about)", "/fr/about/"),
    Case("to the file of a shared bundle", "[x](trip/map.txt)", "/trip/map.txt"),
    Case("to an address", "[x](/about/)", "/about/"),
    Case("to another site", "[x](https://example.com/)", "https://example.com/"),
  ])
  func `keeps readers in their language where it can, with a link`(row: Case<String, String>) {
    for path in ["a.fr.md", "fr/a.md"] {
      let site = LanguageSite.build([
        "about.md": LanguageSite.article("About"), "about.fr.md": LanguageSite.article("À propos"),
        "key.md": LanguageSite.article("Key", "translation_key: k"),
        "clef.fr.md": LanguageSite.article("Clef", "translation_key: k"),
        "only.md": LanguageSite.article("Only"), "trip/index.md": LanguageSite.article("Trip"),
        "trip/index.fr.md": LanguageSite.article("Voyage", "slug: voyage"), "trip/map.txt": "map",
        path: LanguageSite.article("A", "", row.input),
      ])
      let link = site.text(of: "fr/a/index.html")?.firstMatch(of: /<a href="([^"]*)"[^>]*>x<\/a>/)
      row.check(link.map { String($0.1) } ?? "none")
    }
  }

  @Test func `shares the files of a bundle`() {
    let site = LanguageSite.build([
      "trip/index.md": LanguageSite.article("Trip", "", "[x](map.txt)"),
      "trip/index.fr.md": LanguageSite.article("Voyage", "", "[x](map.txt)"), "trip/map.txt": "map",
      "tour/index.fr.md": LanguageSite.article("Tour", "", "[x](map.txt)"), "tour/map.txt": "map",
    ])
    #expect(site.files.map(\.path).filter { $0.hasSuffix("map.txt") } == ["fr/tour/map.txt", "trip/map.txt"])
    for (page, target) in [("trip", "/trip/map.txt"), ("fr/trip", "/trip/map.txt"), ("fr/tour", "/fr/tour/map.txt")] {
      #expect(site.text(of: "\(page)/index.html")?.contains("href=\"\(target)\"") == true, "\(page)")
    }
  }

  @Test func `names all versions of a page on each of them`() {
    let post = LanguageSite.article("A", "date: 2026-01-02\ntags: [x]")
    let site = LanguageSite.build([
      "posts/a.md": post, "posts/a.fr.md": post, "posts/a.ar.md": post, "posts/only.md": post,
      "posts/key.md": LanguageSite.article("Key", "translation_key: k"),
      "posts/clef.fr.md": LanguageSite.article("Clef", "translation_key: k"),
      "tags/x.md": LanguageSite.article("X"), "tags/x.fr.md": LanguageSite.article("Iks", "slug: iks"),
    ])
    let expected = [
      "posts/a/index.html": ["/posts/a/", "/fr/posts/a/", "/ar/posts/a/"],
      "posts/key/index.html": ["/posts/key/", "/fr/posts/clef/"],
      "index.html": ["/", "/fr/", "/ar/"], "archive/index.html": ["/archive/", "/fr/archive/", "/ar/archive/"],
      "tags/x/index.html": ["/tags/x/", "/fr/tags/iks/", "/ar/tags/x/"], "posts/only/index.html": [],
      "search/index.html": ["/search/", "/fr/search/", "/ar/search/"],
      "posts/index.html": ["/posts/", "/fr/posts/", "/ar/posts/"], "404.html": [],
    ]
    for (path, addresses) in expected {
      let versions = LanguageSite.versions(in: site.text(of: path))
      #expect(Set(versions.values) == Set(addresses.map { "https://example.org\($0)" }), "\(path)")
      #expect(versions["x-default"] == addresses.first.map { "https://example.org\($0)" }, "\(path)")
    }
    for page in site.pages {
      let versions = LanguageSite.versions(in: site.text(of: page.path))
      for address in versions.values {
        let path = address.dropFirst("https://example.org/".count)
        #expect(LanguageSite.versions(in: site.text(of: "\(path)index.html")) == versions, "\(page.address)")
      }
      #expect(versions.isEmpty || versions.values.contains("https://example.org\(page.address)"), "\(page.address)")
    }
  }

  @Test func `has its own menu, words, title, feeds and search in each language`() {
    let site = LanguageSite.build(
      [
        "about.md": LanguageSite.article("About"), "about.fr.md": LanguageSite.article("À propos"),
        "only.md": LanguageSite.article("Only"), "posts/a.md": LanguageSite.article("A", "date: 2026-01-02"),
        "posts/a.fr.md": LanguageSite.article("Le pain", "date: 2026-01-02"),
      ], settings: LanguageSite.languages + "\nmenus: {main: [about.md, only.md]}",
      templates: [
        "page.mustache": """
        {{site.title}} {{site.language}} {{site.home.url}} {{words.search}} {{#site.menus.main}}{{title}}={{url}} \
        {{/site.menus.main}}{{#site.posts}}{{title}} {{/site.posts}}{{#page.languages}}{{name}} {{url}} \
        {{is_translated}} {{/page.languages}}
        """
      ])
    #expect(
      site.text(of: "about/index.html") == """
        Site en / Search About=/about/ Only=/only/ A English /about/ true Français /fr/about/ true العربية /ar/ false \

        """)
    #expect(
      site.text(of: "fr/about/index.html") == """
        Le site fr /fr/ Rechercher À propos=/fr/about/ Le pain English /about/ true Français /fr/about/ true العربية \
        /ar/ false \

        """)
    #expect(site.text(of: "fr/atom.xml")?.contains("<title>Le site</title>") == true)
    #expect(site.text(of: "atom.xml")?.contains("Le pain") == false)
    #expect(site.text(of: "search/fr/entry.json") != nil && site.text(of: "search/en/entry.json") != nil)
  }

  @Test func `shows an original where a section asks for it and there is no translation`() {
    let site = LanguageSite.build([
      "docs/_index.md": LanguageSite.article("Docs", "fallback: true"), "docs/a.md": LanguageSite.article("A"),
      "docs/a.fr.md": LanguageSite.article("Le A"), "docs/b.md": LanguageSite.article("B", "aliases: [/old/]"),
      "docs/deep/c.md": LanguageSite.article("C", "url: /c/"),
      "docs/draft.md": LanguageSite.article("D", "draft: true"),
      "docs/late.md": LanguageSite.article("L"), "docs/late.fr.md": LanguageSite.article("L", "draft: true"),
      "other.md": LanguageSite.article("Other"),
    ])
    #expect(!site.hasErrors, "\(site.diagnostics.map(\.message))")
    let addresses = Set(site.pages.map(\.address).filter { $0.hasPrefix("/fr/docs/") || $0.hasPrefix("/fr/c") })
    // The translation of `late.md` is a draft, so readers see the original.
    #expect(addresses == ["/fr/docs/", "/fr/docs/a/", "/fr/docs/b/", "/fr/docs/deep/", "/fr/docs/late/", "/fr/c/"])
    let page = site.text(of: "fr/docs/b/index.html") ?? ""
    #expect(page.contains("<html lang=\"fr\""))
    #expect(page.contains("<link rel=\"canonical\" href=\"https://example.org/docs/b/\">"))
    #expect(page.contains("class=\"untranslated\" lang=\"fr\""))
    #expect(page.contains("lang=\"en\" dir=\"ltr\" data-pagefind-body"))
    #expect(LanguageSite.versions(in: page).isEmpty)
    #expect(site.text(of: "fr/docs/a/index.html")?.contains("class=\"untranslated\"") == false)
    #expect(site.text(of: "fr/sitemap.xml")?.contains("/fr/docs/b/") == false)
    #expect(site.text(of: "docs/b/index.html")?.contains("href=\"/fr/docs/b/\"") == true)
  }

  @Test func `takes the settings of a section from the main language`() {
    let site = LanguageSite.build(
      [
        "notes/_index.md": LanguageSite.article("Notes", "slug: log\nholds: posts\ndefaults: {mood: good}"),
        "notes/a.fr.md": LanguageSite.article("A", "date: 2026-01-02"),
        "docs/_index.md": LanguageSite.article("Docs", "holds: posts\nurl: /d/\ndefaults: {mood: good}"),
        "docs/_index.fr.md": LanguageSite.article("Docs", "defaults: {mood: bad}"),
        "docs/b.fr.md": LanguageSite.article("B", "date: 2026-01-02"),
      ], templates: ["post.mustache": "{{kind}} {{url}} {{params.mood}}"])
    #expect(site.text(of: "fr/log/a/index.html") == "post /fr/log/a/ good")
    #expect(site.text(of: "fr/d/b/index.html") == "post /fr/d/b/ bad")
    #expect(site.text(of: "fr/d/index.html") != nil)
  }

  @Test func `has default front matter in each language`() {
    let defaults = "{en: {defaults: {mood: good}}, fr: {defaults: {mood: bon, place: ici}}, ar: {defaults: {slug: x}}}"
    let files = [
      "index.md": LanguageSite.article("Home", "defaults: {place: here, time: now}"),
      "a.md": LanguageSite.article("A"), "a.fr.md": LanguageSite.article("A"),
      "b.fr.md": LanguageSite.article("B", "mood: triste"),
      "docs/_index.md": LanguageSite.article("Docs", "defaults: {mood: calm}"),
      "docs/c.fr.md": LanguageSite.article("C"),
    ]
    let templates = ["page.mustache": "{{params.mood}} {{params.place}} {{params.time}}"]
    let site = LanguageSite.build(files, settings: "languages: \(defaults)", templates: templates)
    #expect(site.text(of: "a/index.html") == "good here now")
    #expect(site.text(of: "fr/a/index.html") == "bon ici now")
    #expect(site.text(of: "fr/b/index.html") == "triste ici now")
    #expect(site.text(of: "fr/docs/c/index.html") == "calm ici now")
    let problem = site.diagnostics.first { $0.code == "front-matter.no-default" }
    #expect(problem?.location.flatMap { site.sources.path(of: $0.source) } == "Content/site.yml")

    var own = files
    own["index.fr.md"] = LanguageSite.article("Home", "defaults: {place: lieu}")
    let other = LanguageSite.build(own, settings: "languages: \(defaults)", templates: templates)
    #expect(other.text(of: "fr/a/index.html") == "bon lieu ")
  }

  @Test func `leads from an address in the site's menu to the same page in the language`() {
    let menu = """
      menus:
        main:
          - Posts: /posts/
          - About: "/about#team"
          - About: "/about/#team"
          - Only: /only/
          - {title: More, children: [{Home: /}, {Tags: /tags/}, {Feed: /atom.xml}, {Other: "https://example.com/posts/"}]}
      """
    let files = [
      "posts/a.md": LanguageSite.article("A", "date: 2026-01-02\ntags: [x]"),
      "posts/a.fr.md": LanguageSite.article("A", "date: 2026-01-02\ntags: [x]"),
      "about.md": LanguageSite.article("About"), "about.fr.md": LanguageSite.article("À propos", "slug: a-propos"),
      "only.md": LanguageSite.article("Only"),
    ]
    let template = "{{#site.menus.main}}{{url}} {{#children}}{{url}} {{/children}}{{/site.menus.main}}"
    let addresses = { (languages: String, path: String) in
      LanguageSite.build(
        files, settings: "languages: \(languages)\n\(menu)", templates: ["page.mustache": template]
      ).text(of: path)
    }
    #expect(
      addresses("{en: {}, fr: {}}", "fr/a-propos/index.html") == """
        /fr/posts/ /about#team /fr/a-propos/#team /only/  /fr/ /fr/tags/ /atom.xml https://example.com/posts/ 
        """)
    #expect(addresses("{en: {}, fr: {}}", "about/index.html")?.hasPrefix("/posts/ /about#team /about/#team") == true)
    let own = "{en: {}, fr: {menus: {main: [{Posts: /posts/}]}}}"
    #expect(addresses(own, "fr/a-propos/index.html") == "/posts/ ")
  }

  @Test func `lists the sitemaps of all languages`() {
    let site = LanguageSite.build(["a.md": "A", "a.fr.md": "A"])
    let index = site.text(of: "sitemap.xml") ?? ""
    #expect(["en", "fr", "ar"].allSatisfy { index.contains("<loc>https://example.org/\($0)/sitemap.xml</loc>") })
    #expect(
      site.text(of: "en/sitemap.xml")?.contains(
        "<xhtml:link rel=\"alternate\" hreflang=\"fr\" href=\"https://example.org/fr/a/\"/>") == true)
  }

  @Test func `writes what a site in one language writes, if it has one`() {
    let files = ["posts/a.md": LanguageSite.article("A", "date: 2026-01-02\ntags: [x]"), "b.md": "B"]
    let (one, none) = (
      LanguageSite.build(files, settings: "languages: {en: {}}"), LanguageSite.build(files, settings: "")
    )
    #expect(one.files.map(\.path) == none.files.map(\.path))
    #expect(one.files.map(\.content) == none.files.map(\.content))
  }

  @Test(arguments: [
    Case("a key that is no tag", "languages: {en: {}, french: {}}", "`french` is not the tag of a language"),
    Case("a text", "languages: {en: English}", "`languages.en` must be a map"),
    Case(
      "without the language of the site", "languages: {fr: {}, de: {}}",
      "`languages` must contain the language of the site, `en`"),
    Case("two languages at one path", "languages: {en: {}, fr: {path: /}}", "the pages in `en` are at `/` already"),
    Case("an unknown key", "languages: {en: {nmae: English}}", "there is no field `nmae` here"),
  ])
  func `reports wrong settings`(row: Case<String, String>) {
    let site = LanguageSite.build(["a.md": "A"], settings: row.input)
    #expect(site.diagnostics.contains { $0.message == row.expected }, "\(site.diagnostics.map(\.message))")
  }

  @Test func `changes the other versions of a page when a translation comes or goes`() {
    let files = [
      "a.md": LanguageSite.article("A"), "b.md": LanguageSite.article("B"), "b.fr.md": LanguageSite.article("B"),
    ]
    let first = LanguageSite.build(files)
    var more = files
    more["a.fr.md"] = LanguageSite.article("A")
    let second = LanguageSite.build(more, after: first)
    #expect(LanguageSite.versions(in: second.text(of: "a/index.html")).count == 3)
    let rendered = second.pages.filter { $0.isRendered && $0.article != nil }.map(\.address)
    #expect(Set(rendered).isSuperset(of: ["/a/", "/fr/a/"]) && !rendered.contains("/b/"), "\(rendered)")
    #expect(second.files.map(\.path) == LanguageSite.build(more).files.map(\.path))
    #expect(LanguageSite.versions(in: LanguageSite.build(files, after: second).text(of: "a/index.html")).isEmpty)
  }
}
