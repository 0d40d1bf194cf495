import Garland
import Mustache
import Sites
import Synchronization
import TestSupport
import Testing

@testable import Handles

/// The properties of handles in Swift are those that templates read.
@Suite struct `A site in Swift` {
  private static let content = [
    "site.yml": """
    title: Site
    description: About trees
    url: https://example.org/sub/
    language: de
    time_zone: Europe/Berlin
    params: {colour: green, sizes: [1, 2.5]}
    menus: {main: [{title: Home, url: /}, {title: Posts, url: /posts/}]}
    taxonomies: {tags: Tags, series: Series, places: Places}

    """,
    "about.md": "# About\n\nUs.\n", "posts/_index.md": "---\ntitle: Journal\ndescription: What happened\n---\n",
    "posts/a.md": "---\ntitle: A & B\ndate: 2026-01-01\ntags: [oak, elm]\nseries: trees\n---\nOne.\n",
    "posts/b.md": """
    ---
    title: B
    date: 2026-02-01T23:30:00Z
    updated: 2026-02-03
    tags: [oak]
    series: trees
    places: [far]
    image: b.png
    params: {rating: 4, people: [{name: Ada}, {name: Grace}], 'a b': true}
    ---
    Two words.

    <!--more-->

    ## Part one

    ### Part *two*

    ## Part three

    """,
    "posts/c.md": "---\ntitle: C\ndate: 2026-03-01\ntags: [elm]\n---\n",
  ]

  /// The same text, written by a template and by a layout.
  private static let template = """
    {{word_count}} {{reading_time}} {{has_more}} {{source}} {{is_current}} {{is_draft}} {{excerpt}}
    {{date | format: long}} {{updated | format: date}} {{#image}}{{url}} {{absolute}} {{width}}{{/image}}
    {{#toc}}{{level}} {{title}} {{url}} {{#items}}{{level}} {{title}} {{/items}}{{/toc}}
    {{#previous}}{{title}} {{url}}{{/previous}} {{#next}}{{title}}{{/next}} {{#related}}{{title}} {{/related}}
    {{#section}}{{name}} {{title}} {{url}} {{description}} {{count}} {{#posts}}{{title}} {{/posts}}{{/section}}
    {{#breadcrumbs}}{{title}} {{url}} {{/breadcrumbs}}{{#series}}{{title}} {{count}}{{/series}}
    {{#tags}}{{title}} {{url}} {{count}} {{#posts}}{{title}} {{/posts}}{{/tags}}{{#places}}{{title}} {{/places}}
    {{params.rating}} {{#params.people}}{{name}} {{/params.people}}
    {{site.title}} {{site.description}} {{site.language}} {{site.time_zone}} {{site.url}} {{site.params.colour}}
    {{#site.params.sizes}}{{.}} {{/site.params.sizes}}{{#site.menus.main}}{{title}} {{url}} {{is_open}} {{/site.menus.main}}
    {{#site.pages}}{{title}} {{/site.pages}}{{#site.posts}}{{title}} {{/site.posts}}{{#site.sections}}{{title}} {{/site.sections}}
    {{#site.taxonomies}}{{name}} {{title}} {{url}} {{#terms}}{{title}} {{/terms}}{{/site.taxonomies}}

    """

  private struct Dump: View {
    let page: PageHandle
    let site: SiteHandle

    var body: some View {
      Text(
        "\(page.wordCount) \(page.readingTime) \(page.hasMore) \(page.source ?? "") \(page.isCurrent) \(page.isDraft) ")
      page.excerpt
      Text("\n\(page.date(.long) ?? "") \(page.updated(.date) ?? "") \(image)\n")
      ForEach(page.outline) { heading in
        Text("\(heading.level) \(heading.title) \(heading.url) ")
        ForEach(heading.children) { Text("\($0.level) \($0.title) ") }
      }
      Text("\n\(page.previous.map { "\($0.title) \($0.url)" } ?? "") \(page.next?.title ?? "") ")
      titles(page.related)
      Text("\n")
      if let section = page.section {
        Text("\(section.name) \(section.title) \(section.url) \(section.description ?? "") \(section.count) ")
        titles(section.posts)
      }
      Text("\n")
      ForEach(page.breadcrumbs) { Text("\($0.title) \($0.url) ") }
      Text(page.series.map { "\($0.title) \($0.count)" } ?? "")
      Text("\n")
      ForEach(page.tags) { tag in
        Text("\(tag.title) \(tag.url) \(tag.count) ")
        titles(tag.posts)
      }
      ForEach(page.terms("places")) { Text("\($0.title) ") }
      Text("\n\(page.params.rating.text ?? "") ")
      ForEach(page.params.people.list) { Text("\($0.name.text ?? "") ") }
      Text("\n\(site.title) \(site.description) \(site.language) \(site.timeZone.name) \(site.url) ")
      Text("\(site.params.colour.text ?? "")\n")
      ForEach(site.params.sizes.list) { Text("\($0.text ?? "") ") }
      ForEach(site.menu("main")) { Text("\($0.title) \($0.url) \($0.isOpen) ") }
      Text("\n")
      titles(site.pages)
      titles(site.posts)
      ForEach(site.sections) { Text("\($0.title) ") }
      Text("\n")
      ForEach(site.taxonomies) { taxonomy in
        Text("\(taxonomy.name) \(taxonomy.title) \(taxonomy.url) ")
        ForEach(taxonomy.terms) { Text("\($0.title) ") }
      }
      Text("\n")
    }

    private var image: String {
      page.image.map { "\($0.url) \($0.absolute ?? "") \($0.width.map { "\($0)" } ?? "")" } ?? ""
    }

    private func titles(_ pages: [PageHandle]) -> some View { ForEach(pages) { Text("\($0.title) ") } }
  }

  private static func site(templates: [String: String] = [:], layouts: [SiteLayout] = []) -> BuiltSite {
    var content = content.mapValues { Array($0.utf8) }
    // A PNG of 1 by 1 pixel.
    content["posts/b.png"] =
      [137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]
    return SiteBuild(
      content: FolderInMemory("Content", bytes: content), templates: FolderInMemory("Templates", templates),
      options: SiteOptions(now: Instant("2026-06-01T00:00:00Z") ?? .latest), code: SiteCode(layouts: layouts)
    ).run()
  }

  @Test(arguments: [
    Case("a short text", "rye and oat", "rye and oat"),
    Case("a space near the end", "rye and oat and wheat", "rye and oat and…"),
    Case("no space near the end", "Ry 面包面包面包面包面包面包面包面包", "Ry 面包面包面包面包面包面包面…"),
  ])
  func `shorten a description`(_ row: Case<String, String>) { row.check(row.input.shortened(to: 17)) }

  @Test(arguments: ["posts/a/index.html", "posts/b/index.html", "posts/c/index.html"])
  func `has the same values as in a template`(path: String) throws {
    let inTemplate = Self.site(templates: ["post.mustache": Self.template])
    let inSwift = Self.site(layouts: [SiteLayout("post") { Dump(page: $0, site: $1) }])
    #expect(!inTemplate.diagnostics.hasErrors && !inSwift.diagnostics.hasErrors)
    let expected = try #require(inTemplate.text(of: path))
    #expect(expected.contains("Europe/Berlin"))
    #expect(inSwift.text(of: path) == expected)
  }

  /// The names in a record of templates are those of the Swift type, in another spelling.
  @Test func `has all values of the records that templates read`() throws {
    let content = `A part of the theme in Swift`.content.merging([
      "authors/ada.md": "---\ntitle: Ada\nsocial: [https://github.com/ada]\nimage: /oak.png\n---\n",
      "posts/b.md": """
      ---
      title: B
      date: 2026-02-01
      authors: [Ada]
      image: /oak.png
      image_alt: Oak
      image_caption: An oak
      hero: {text: Large, actions: [{title: Go, url: /about/}]}
      ---
      ## Part

      """,
    ]) { $1 }.mapValues { Array($0.utf8) }
    var files = content
    files["site.yml"] = Array(
      (String(decoding: content["site.yml"] ?? [], as: UTF8.self) + """
        taxonomies: {tags: Tags, authors: Authors, series: Series}
        logo: oak.png
        feeds: [atom]
        page_size: 1
        """).utf8)
    files["oak.png"] =
      [137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]
    files["favicon.ico"] = [0]
    let found = Mutex<[String: (template: Set<String>, swift: Set<String>)]>([:])
    let layout = SiteLayout("post") { page, site in
      let _ = found.withLock { found in
        func add<Value>(_ value: Value?, _ record: TemplateValue) {
          guard let value, case .object(let object) = record else { return }
          let labels = Mirror(reflecting: value).children.compactMap(\.label).filter { $0 != "link" }
          found["\(Value.self)"] = (Set(object.names), Set(labels))
        }
        func value(_ name: String) -> TemplateValue { page.value(named: name) ?? .nothing }
        func value(ofSite name: String) -> TemplateValue { site.value(named: name) ?? .nothing }
        let first = { (value: TemplateValue) in value.elements.first ?? .nothing }
        add(page.image, value("image"))
        add(page.hero, value("hero"))
        add(page.sidebar, value("sidebar"))
        add(page.share.first, first(value("share")))
        add(page.comments, value("comments"))
        add(page.profiles.first, first(value("profiles")))
        add(page.social.first, first(value("social")))
        add(page.breadcrumbs.first, first(value("breadcrumbs")))
        add(page.outline.first, first(value("toc")))
        add(page.feeds.first, first(value("feeds")))
        add(site.author, value(ofSite: "author"))
        add(site.social.first, first(value(ofSite: "social")))
        add(site.icons.first, first(value(ofSite: "icons")))
        add(site.menu("main").first, first(value(ofSite: "menus")["main"]))
      }
      page.article
    }
    _ = SiteBuild(
      content: FolderInMemory("Content", bytes: files), templates: FolderInMemory("Templates", [:]),
      options: SiteOptions(now: Instant("2026-06-01T00:00:00Z") ?? .latest), code: SiteCode(layouts: [layout])
    ).run()
    let records = found.withLock { $0 }
    #expect(records.count == 14, "\(records.keys.sorted())")
    // The name of an icon is that of its service, and an outline has children.
    let ignored: [String: Set<String>] = ["ProfileLink": ["icon"], "ShareTarget": ["icon"], "OutlineEntry": ["items"]]
    for (type, names) in records {
      let inSwift = Set(names.swift.map { $0.lowercased() })
      // In Swift, a title is plain text.
      let missing = names.template.subtracting(ignored[type] ?? []).subtracting(["title_html"]).filter {
        !inSwift.contains($0.replacing("_", with: ""))
      }
      #expect(missing.isEmpty, "\(type): \(missing)")
    }
  }

  @Test func `has values for names that do not exist, and of other types`() throws {
    let layout = SiteLayout("post") { page, site in
      let people = page.params.people
      Text(
        [
          page.params.nothing.deeper[3].exists, people[1].name.text == "Grace", people[2].exists,
          page.params["a b"].flag == true, page.params.rating.number == 4, page.params.rating.flag == nil,
          site.params.sizes[1].number == 2.5, site.params.sizes[1].integer == nil, site.menu("side").isEmpty,
          page.terms("colours").isEmpty, site.params.names == ["colour", "sizes"], site.menus["main"]?.count == 2,
        ].map { "\($0)" }.joined(separator: " "))
    }
    let text = try #require(Self.site(layouts: [layout]).text(of: "posts/b/index.html"))
    #expect(text == "false true false true true true true true true true true true")
  }
}
