import Diagnostics
import Garland
import Sites
import TestSupport
import Testing

@Suite struct `A language with a domain of its own` {
  private static let settings = "languages: {en: {}, fr: {url: \"https://fr.example\"}, ar: {}}"

  private static let files = [
    "about.md": LanguageSite.article("About", "", "[x](posts/a.md) [y](only.md)"),
    "about.fr.md": LanguageSite.article(
      "À propos", "aliases: [/vieux/]", "[x](posts/a.md) [y](only.md) [z](trip/map.txt)"),
    "only.md": LanguageSite.article("Only", "", "[x](seul.fr.md)"),
    "seul.fr.md": LanguageSite.article("Seul", "url: /ici/", "[x](/about/)"),
    "posts/a.md": LanguageSite.article("A", "date: 2026-01-02\ntags: [x]"),
    "posts/a.fr.md": LanguageSite.article("A", "date: 2026-01-02\ntags: [x]"),
    "trip/index.md": LanguageSite.article("Trip"), "trip/index.fr.md": LanguageSite.article("Voyage"),
    "trip/map.txt": "map",
  ]

  private static func build(
    _ more: [String: String] = [:], templates: [String: String] = [:], at address: String? = nil,
    after before: BuiltSite? = nil
  ) -> BuiltSite {
    LanguageSite.build(
      files.merging(more) { $1 }, settings: settings, templates: templates, at: address, after: before)
  }

  /// Returns the target of the link with a text.
  private static func link(_ text: String, in page: String?) -> String? {
    let links = (page ?? "").matches(of: /<a href="([^"]*)"[^>]*>([^<]*)<\/a>/)
    return links.first { $0.2 == text }.map { String($0.1) }
  }

  @Test func `is a whole site in a folder of the output`() {
    let site = Self.build()
    #expect(!site.hasErrors, "\(site.diagnostics.map(\.message))")
    let own = Set(site.files.map(\.path).filter { $0.hasPrefix("fr/") }.map { String($0.dropFirst(3)) })
    let expected = [
      "index.html", "404.html", "about/index.html", "ici/index.html", "vieux/index.html", "archive/index.html",
      "posts/a/index.html", "tags/x/index.html", "atom.xml", "robots.txt", "sitemap.xml", "trip/map.txt",
      "search/index.html", "search/fr/entry.json",
    ]
    #expect(own.isSuperset(of: expected), "\(Set(expected).subtracting(own))")
    let styles = site.files.map(\.path).filter { $0.hasPrefix("assets/") && $0.hasSuffix(".css") }
    #expect(!styles.isEmpty && own.isSuperset(of: styles))
    #expect(!own.contains { $0.hasPrefix("fr/") })
    #expect(site.text(of: "fr/robots.txt")?.contains("Sitemap: https://fr.example/sitemap.xml") == true)
    #expect(site.text(of: "fr/sitemap.xml")?.contains("<loc>https://fr.example/about/</loc>") == true)
    #expect(site.text(of: "fr/atom.xml")?.contains("https://fr.example/posts/a/") == true)
    let index = site.text(of: "sitemap.xml") ?? ""
    #expect(index.contains("/ar/sitemap.xml") && !index.contains("fr/sitemap.xml"))
    // Every address in a page that is no whole URL leads to a file of the domain.
    for file in site.files where file.path.hasPrefix("fr/") && file.path.hasSuffix(".html") {
      for match in (site.text(of: file.path) ?? "").matches(of: /(?:href|src)="(\/[^"#?]*)/) {
        let path = String(match.1.dropFirst())
        #expect(own.contains(path) || own.contains("\(path)index.html"), "\(path) in \(file.path)")
      }
    }
  }

  @Test(arguments: [
    Case("the address of the site", "https://example.org/", true),
    Case("another one", "https://preview.example/", false),
  ])
  func `exists if the site is built at its own address`(_ row: Case<String, Bool>) {
    let site = Self.build(at: row.input)
    #expect((site.text(of: "fr/robots.txt") != nil) == row.expected, "\(row.name)")
  }

  @Test func `has the translations of the files in the site's menu, whatever addresses other pages have`() {
    let files = [
      "about.md": LanguageSite.article("About"), "about.fr.md": LanguageSite.article("À propos", "slug: team"),
      "team.md": LanguageSite.article("Team"), "team.fr.md": LanguageSite.article("Équipe", "slug: equipe"),
    ]
    let site = LanguageSite.build(
      files, settings: Self.settings + "\nmenus: {main: [about.md, team.md, {Team: /team/}]}",
      templates: ["page.mustache": "{{#site.menus.main}}{{url}} {{/site.menus.main}}"])
    #expect(site.text(of: "fr/team/index.html") == "/team/ /equipe/ /equipe/ ")
  }

  @Test func `publishes the files of its own bundles, and the other domain those of its own`() {
    let site = Self.build([
      "trip/photo.txt": "English", "fr/walk/index.md": LanguageSite.article("Promenade"),
      "fr/walk/photo.txt": "Français",
      "walk/index.md": LanguageSite.article("Walk"), "walk/photo.txt": "English", "fr/seule/index.md": "Seule.",
      "fr/seule/carte.txt": "carte",
    ])
    #expect(!site.hasErrors, "\(site.diagnostics.map(\.message))")
    let copies = site.files.compactMap { file in
      if case .copy(let path) = file.content, file.path.hasSuffix(".txt") { "\(file.path) \(path)" } else { nil }
    }
    #expect(
      copies.sorted() == [
        "fr/seule/carte.txt fr/seule/carte.txt", "fr/trip/map.txt trip/map.txt", "fr/trip/photo.txt trip/photo.txt",
        "fr/walk/photo.txt fr/walk/photo.txt", "trip/map.txt trip/map.txt",
        "trip/photo.txt trip/photo.txt", "walk/photo.txt walk/photo.txt",
      ])
  }

  @Test func `is linked with the other languages by whole addresses`() {
    let site = Self.build()
    let (english, french) = (site.text(of: "about/index.html"), site.text(of: "fr/about/index.html"))
    let versions = [
      "en": "https://example.org/about/", "fr": "https://fr.example/about/", "x-default": "https://example.org/about/",
    ]
    #expect(LanguageSite.versions(in: english) == versions)
    #expect(LanguageSite.versions(in: french) == versions)
    #expect(french?.contains("<link rel=\"canonical\" href=\"https://fr.example/about/\">") == true)
    #expect(Self.link("x", in: english) == "/posts/a/" && Self.link("x", in: french) == "/posts/a/")
    #expect(Self.link("y", in: english) == "/only/")
    #expect(Self.link("y", in: french) == "https://example.org/only/")
    #expect(Self.link("z", in: french) == "/trip/map.txt")
    #expect(Self.link("x", in: site.text(of: "only/index.html")) == "https://fr.example/ici/")
    let menu = Self.build(templates: ["page.mustache": "{{#page.languages}}{{url}} {{/page.languages}}{{#url}}{{/url}}"]
    )
    #expect(menu.text(of: "fr/about/index.html") == "https://example.org/about/ /about/ https://example.org/ar/ ")
    #expect(menu.text(of: "only/index.html") == "/only/ https://fr.example/ /ar/ ")
    let sitemap = site.text(of: "fr/sitemap.xml") ?? ""
    #expect(sitemap.contains("hreflang=\"en\" href=\"https://example.org/about/\""))
  }

  @Test func `knows its address in filters of templates`() {
    let site = Self.build(templates: ["page.mustache": "{{page.url | absolute}}"])
    #expect(site.text(of: "about/index.html") == "https://example.org/about/")
    #expect(site.text(of: "fr/about/index.html") == "https://fr.example/about/")
  }

  @Test func `lies below its path in a build at another address`() {
    let site = Self.build(["url.md": LanguageSite.article("U", "url: /ici/")], at: "http://localhost:8000")
    #expect(!site.hasErrors, "\(site.diagnostics.map(\.message))")
    #expect(LanguageSite.versions(in: site.text(of: "about/index.html"))["fr"] == "http://localhost:8000/fr/about/")
    #expect(site.text(of: "fr/ici/index.html") != nil && site.text(of: "fr/vieux/index.html") != nil)
    #expect(Self.link("x", in: site.text(of: "fr/ici/index.html")) == "/fr/about/")
    #expect(site.text(of: "fr/robots.txt") == nil)
  }

  @Test func `has the same files after an edit as in a new site`() {
    let first = Self.build()
    #expect(Self.build(after: first).pages.allSatisfy { !$0.isRendered })
    let edits = [
      ["about.fr.md": LanguageSite.article("Nous")], ["new.fr.md": LanguageSite.article("Neuf")],
      ["only.fr.md": LanguageSite.article("Seulement")], ["trip/map.txt": "another map"],
    ]
    for edit in edits {
      let (warm, cold) = (Self.build(edit, after: first), Self.build(edit))
      #expect(warm.files.map(\.path) == cold.files.map(\.path))
      #expect(zip(warm.files, cold.files).allSatisfy { $0.content == $1.content }, "\(edit.keys)")
    }
    let preview = Self.build(at: "https://preview.example/", after: first)
    #expect(preview.files.map(\.content) == Self.build(at: "https://preview.example/").files.map(\.content))
  }

  @Test(arguments: [
    Case(
      "without a scheme", "fr.example",
      "`url` must be an address such as https://fr.example, not `fr.example`"),
    Case(
      "with a password", "https://me:secret@fr.example/",
      "`url` must be an address without a user and a password, such as https://fr.example, not `https://me:secret@fr.example/`"
    ),
    Case(
      "with a line feed", "https://fr.example/\\nx",
      "`url` must be an address such as https://fr.example, not `https://fr.example/\nx`"),
    Case("with a path", "https://fr.example/blog/", "the `url` of a language cannot have a path"),
    Case("that the site has", "https://EXAMPLE.org", "the pages in `en` are at https://example.org already"),
    Case("that another language has", "https://de.example", "the pages in `de` are at https://de.example already"),
  ])
  func `cannot have a domain`(row: Case<String, String>) {
    let site = LanguageSite.build(
      ["a.md": "A"], settings: "languages: {en: {}, de: {url: \"https://de.example\"}, fr: {url: \"\(row.input)\"}}")
    let problem = site.diagnostics.first { $0.severity == .error }
    #expect(problem?.message == row.expected, "\(site.diagnostics.map(\.message))")
  }

  @Test(arguments: [
    Case(
      "for the language of the site", "{en: {url: \"https://en.example\"}, fr: {}}",
      "the main language is at the `url` of the site"),
    Case(
      "in the folder of the whole site", "{en: {path: /en/}, fr: {path: /, url: \"https://fr.example\"}}",
      "a language with a `url` needs a folder of its own"),
  ])
  func `is an error`(row: Case<String, String>) {
    let site = LanguageSite.build(["a.md": "A"], settings: "languages: \(row.input)")
    #expect(site.diagnostics.contains { $0.message == row.expected }, "\(site.diagnostics.map(\.message))")
  }

  @Test func `is in conflict with a page of the site at its folder`() {
    let site = Self.build(["x.md": LanguageSite.article("X", "url: /fr/about/")])
    #expect(site.hasErrors)
  }
}
