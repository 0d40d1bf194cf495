import Garland
import Sites
import TestSupport

/// A site with random edits, which depend on a seed.
struct EditedSite {
  private(set) var content: [String: String] = [:]
  private(set) var templates: [String: String] = [:]
  private(set) var now = Instant("2026-06-01T00:00:00Z") ?? .latest
  private var generator: SeededGenerator
  private(set) var count = 0
  /// The Swift code of the site; some sites have a layout in Swift.
  private let code: SiteCode
  /// The settings without edits; some sites have several languages, perhaps on two domains.
  private let settings: String

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    code = SiteCode(layouts: seed % 3 == 0 ? [Self.layout] : [])
    let hasLanguages = seed % 4 == 1
    let domain = seed % 8 == 5 ? ", url: \"https://fr.example\"" : ""
    settings = hasLanguages ? Self.settings + Self.languages(domain) : Self.settings
    content["site.yml"] = settings
    if hasLanguages {
      content["posts/2026-01-01-first.fr.md"] = "---\ntags: [old]\n---\n# Premier\n\nAu début.\n\n## Partie\n\nUn.\n"
      content["about.fr.md"] = "# À propos\n\nVoir [le premier](posts/2026-01-01-first.md#part).\n"
    }
    content["posts/_index.md"] = "---\ntitle: Journal\nfeeds: [atom]\n---\nWhat happened.\n"
    content["about.md"] = "# About\n\nSee [the first](posts/2026-01-01-first.md#part).\n"
    content["404.md"] = "# Lost\n\nNothing here.\n"
    content["posts/2026-01-01-first.md"] = "---\ntags: [old]\n---\n# First\n\nIt began.\n\n## Part\n\nOne.\n"
    content["static/notes.txt"] = "notes"
    for _ in 0..<Int.random(in: 4...14, using: &generator) { addPost() }
    for _ in 0..<2 { addPage() }
    // Some lists show excerpts and whole articles.
    guard Bool.random(using: &generator) else { return }
    templates["home.mustache"] = "{{#posts}}{{title}} {{excerpt}}{{#params.mood}}{{.}}{{/params.mood}}{{/posts}}\n"
    templates["section.mustache"] = "{{#posts}}{{content}}{{/posts}}{{#styles}}{{url}}{{/styles}}\n"
  }

  /// Returns a build of the site, with `memoryCacheCapacity` bytes of memory for rendered articles, and a scratch space for more.
  func build(jobs: Int = 1, memoryCacheCapacity: Int = 1 << 20, scratch: (any ScratchSpace)? = nil) -> SiteBuild {
    var options = SiteOptions(now: now)
    (options.jobs, options.memoryCacheCapacity, options.scratch) = (jobs, memoryCacheCapacity, scratch)
    return SiteBuild(
      content: FolderInMemory("Content", content), templates: FolderInMemory("Templates", templates), options: options,
      code: code)
  }

  /// Makes a random edit and returns its name.
  mutating func edit() -> String {
    let edits: [(String, (inout EditedSite) -> Void)] = [
      ("a body", { $0.appendText("\n\n\($0.sentence())\n") }), ("a body", { $0.appendText("\n\n\($0.sentence())\n") }),
      ("a heading", { $0.changeHeading() }), ("a first paragraph", { $0.changeFirstParagraph() }),
      ("a first paragraph", { $0.changeFirstParagraph() }), ("a title", { $0.changeField("title") { $0.sentence() } }),
      ("a title", { $0.changeField("title") { $0.sentence() } }),
      ("tags", { $0.changeField("tags") { "[\($0.word()), \($0.word())]" } }),
      ("a series", { $0.changeField("series") { $0.word() } }),
      ("a description", { $0.changeField("description") { $0.sentence() } }),
      ("a date", { $0.changeField("date") { "2026-0\(Int.random(in: 1...6, using: &$0.generator))-1\($0.digit())" } }),
      ("a draft", { $0.changeField("draft") { ["true", "false"].randomElement(using: &$0.generator) ?? "true" } }),
      ("a parameter", { $0.changeField("mood") { $0.word() } }),
      ("an order", { $0.changeField("order") { $0.digit() } }),
      ("a language", { $0.changeField("language") { ["en", "de"].randomElement(using: &$0.generator) ?? "en" } }),
      ("an id in feeds", { $0.changeField("feed_id") { $0.word() } }),
      ("a link to a part", { $0.appendText("\n\n[there](\($0.somePost ?? "x.md")#\($0.word()))\n") }),
      ("a container", { $0.appendText("\n\n::::tabs\n### One\n\na\n\n### Two\n\nb\n::::\n") }),
      ("code", { $0.appendText("\n\n```swift\nlet a = \($0.digit())\n```\n") }),
      ("code in no language", { $0.appendText("\n\n```swfit\nlet a = \($0.digit())\n```\n") }),
      ("a translation", { $0.addTranslation() }), ("a translation", { $0.addTranslation() }),
      ("a section that shows originals", { $0.changeField("fallback", of: "posts/_index.md") { _ in "true" } }),
      ("a new article", { $0.addPost() }), ("a new page", { $0.addPage() }),
      ("a draft with a date among pages", { $0.addDraft("docs/2026-05-0\($0.digit())-later.md") }),
      ("a bundle", { $0.content["trip/index.md"] = "# \($0.sentence())\n\nFar.\n" }),
      ("a draft in a bundle", { $0.addDraft("trip/later.md") }),
      ("a draft of a section page", { $0.addDraft("docs/_index.md", slug: $0.word()) }),
      ("a draft of a taxonomy page", { $0.addDraft("tags/_index.md", slug: $0.word()) }),
      ("the page of a tag", { $0.addTagPage() }), ("a removed article", { $0.removeArticle() }),
      ("an article at another path", { $0.rename() }),
      ("an alias", { $0.changeField("aliases") { "[/\($0.word())/]" } }),
      ("a file", { $0.content["static/\($0.word()).txt"] = $0.sentence() }),
      ("an own file", { $0.toggleOwnFile() }),
      ("a template", { $0.changeTemplate() }),
      ("a template that nothing uses", { $0.templates["spare.mustache"] = $0.word() }),
      ("the style", { $0.templates["assets/site.css"] = "body { order: \($0.digit()) }\n" }),
      ("a container's template", { $0.changeContainer() }),
      ("a comment in a template", { $0.templates["partials/tags.mustache"] = "{{! \($0.word()) }}\n<p>tags</p>\n" }),
      ("a setting", { $0.changeSetting() }), ("a setting", { $0.changeSetting() }),
      (
        "a word",
        { $0.templates["words/en.yml"] = "note: \($0.word())\nnext: \($0.word())\nposts: \"{n} \($0.word())\"\n" }
      ),
      ("words", { $0.templates["home.mustache"] = "{{words.next}} {{words.posts | with: 2}}\n" }),
      ("a note", { $0.appendText("\n\n:::note\n\($0.sentence())\n:::\n") }),
      ("the time", { $0.now = $0.laterTime }),
      ("a space at the end", { $0.appendText("\n") }), ("nothing", { _ in }),
    ]
    let (name, edit) = edits.randomElement(using: &generator) ?? edits[0]
    edit(&self)
    return name
  }

  /// Changes the URL of the site.
  mutating func moveSite() {
    content["site.yml"] = settings.replacing("https://example.org/sub/", with: "https://example.net/")
  }

  /// Changes the address, but not the path, of the article that others link to.
  mutating func moveLinkedArticle() {
    count += 1
    changeField("slug", of: somePost.map { String($0.dropFirst()) }) { "moved-\($0.count)" }
  }
}

extension EditedSite {
  private static let layout = SiteLayout("page", reads: .recorded) { page, site in
    Document(lang: page.language) {
      title { Text("\(page.title), \(site.title)") }
    } content: {
      page.article
      Text("\(page.wordCount) \(page.date(.long) ?? "") \(page.params.mood.text ?? "") \(site.timeZone.name)")
      ForEach(page.outline) { Text($0.title) }
      ForEach(page.breadcrumbs) { Text($0.title) }
      ForEach(page.tags) { tag in Text("\(tag.title) \(tag.count)") }
      ForEach(page.terms("places")) { Text($0.title) }
      ForEach(page.related) { Text("\($0.title) \($0.readingTime)") }
      if let previous = page.previous { Text(previous.title) }
      if let section = page.section { ForEach(section.posts) { $0.excerpt } }
      ForEach(site.menu("main")) { Text($0.title) }
      ForEach(site.taxonomies) { taxonomy in Text("\(taxonomy.title) \(taxonomy.terms.count)") }
      ForEach(site.posts) { Text($0.params.mood.text ?? "") }
      Text(site.params.colour.text ?? "")
    }
  }

  private static let settings = """
    title: Site
    description: A site
    url: https://example.org/sub/
    page_size: 4
    taxonomies: {tags: {feeds: {rss: feed.xml}}, categories: Categories, series: Series, places: Places}

    """

  private static func languages(_ domain: String) -> String {
    "languages: {en: {name: English}, fr: {name: Français, title: Le site\(domain)}}\n"
  }

  private var articles: [String] { content.keys.filter { $0.hasSuffix(".md") }.sorted() }
  private var somePost: String? {
    articles.first { $0.hasPrefix("posts/2026") && !$0.hasSuffix(".fr.md") }.map { "/" + $0 }
  }
  private var laterTime: Instant { Instant(secondsSince1970: now.secondsSince1970 + 20 * 86_400) }

  private mutating func word() -> String {
    ["oak", "elm", "fir", "ash", "yew", "pine", "part"].randomElement(using: &generator) ?? "oak"
  }

  private mutating func digit() -> String { "\(Int.random(in: 0...9, using: &generator))" }

  private mutating func sentence() -> String { (0..<4).map { _ in word() }.joined(separator: " ") }

  private mutating func addPost() {
    count += 1
    let month = Int.random(in: 1...8, using: &generator)
    var text = "---\ndate: 2026-0\(month)-0\(Int.random(in: 1...9, using: &generator))\ntags: [\(word())]\n---\n"
    text += "# \(sentence())\n\n\(sentence())\n\n"
    if Bool.random(using: &generator) { text += "<!--more-->\n\n" }
    content["posts/post-\(count).md"] = text + "## \(word())\n\n\(sentence())\n"
  }

  private mutating func addPage() {
    count += 1
    let folder = ["", "docs/", "docs/deep/"].randomElement(using: &generator) ?? ""
    content["\(folder)page-\(count).md"] = "# \(sentence())\n\n\(sentence())\n"
  }

  private mutating func addDraft(_ path: String, slug: String? = nil) {
    let fields = "draft: true\n" + (slug.map { "slug: \($0)\n" } ?? "")
    content[path] = "---\n\(fields)---\n# \(sentence())\n\n\(sentence())\n"
  }

  /// Adds or removes a file that replaces a generated one.
  private mutating func toggleOwnFile() {
    let names = ["rss.xml", "sitemap.xml", "robots.txt", "archive/index.html", "tags/oak/index.html", "index.html"]
    let path = "static/" + (names.randomElement(using: &generator) ?? "rss.xml")
    content[path] = content[path] == nil ? sentence() : nil
  }

  private mutating func addTagPage() {
    let heading = Bool.random(using: &generator) ? "# \(word())\n\n" : ""
    content["tags/\(word()).md"] = "\(heading)\(sentence())\n"
  }

  /// Adds a translation of an article; in a site with one language, it is an article of its own.
  private mutating func addTranslation() {
    guard
      let path = articles.filter({ $0.hasSuffix(".md") && !$0.hasSuffix(".fr.md") }).randomElement(using: &generator)
    else { return }
    content[path.dropLast(3) + ".fr.md"] = "# \(sentence())\n\n\(sentence())\n"
  }

  private mutating func removeArticle() {
    guard
      let path = articles.filter({ $0.contains("post-") || $0.contains("page-") || $0.contains(".fr.") }).randomElement(
        using: &generator)
    else { return }
    content[path] = nil
  }

  private mutating func rename() {
    guard let path = articles.filter({ $0.contains("post-") }).randomElement(using: &generator) else { return }
    count += 1
    content["posts/post-\(count).md"] = content.removeValue(forKey: path)
  }

  private mutating func appendText(_ text: String) {
    guard let path = articles.randomElement(using: &generator) else { return }
    content[path, default: ""] += text
  }

  private mutating func changeFirstParagraph() {
    guard let path = articles.randomElement(using: &generator), let text = content[path] else { return }
    content[path] = text.replacing("\n\n", with: "\n\n\(word()) ", maxReplacements: 1)
  }

  private mutating func changeHeading() {
    guard let path = articles.randomElement(using: &generator), let text = content[path] else { return }
    content[path] = text.replacing("\n# ", with: "\n# \(word()) ", maxReplacements: 1)
  }

  private mutating func changeField(
    _ name: String, of article: String? = nil, _ value: (inout EditedSite) -> String
  ) {
    guard let path = article ?? articles.randomElement(using: &generator), var text = content[path] else { return }
    if !text.hasPrefix("---\n") { text = "---\n---\n" + text }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let kept = lines.filter { !$0.hasPrefix("\(name): ") }
    content[path] = ([kept[0], "\(name): \(value(&self))"] + kept.dropFirst()).joined(separator: "\n")
  }

  private mutating func changeTemplate() {
    let name = ["post", "page", "home", "section", "404", "partials/footer"].randomElement(using: &generator) ?? "post"
    let variants = [
      "<p>\(word()) {{title}} {{site.title}}</p>{{content}}\n", "{{#posts}}{{title}} {{excerpt}}{{/posts}}{{title}}\n",
      "{{#params.mood}}{{.}}{{/params.mood}}{{#site.posts}}{{url}}{{params.mood}}{{/site.posts}}\n",
      "{{date | format long}}{{#next}}{{title}}{{word_count}}{{/next}}{{#related}}{{summary}}{{/related}}\n",
      "{{#site.menus.main}}{{title}}{{is_current}}{{/site.menus.main}}{{#places}}{{title}}{{/places}}{{toc}}\n",
      "{{#posts}}{{content}}{{/posts}}{{#styles}}{{url}}{{/styles}}{{#section}}{{count}}{{/section}}\n",
    ]
    templates["\(name).mustache"] = Bool.random(using: &generator) ? variants.randomElement(using: &generator) : nil
  }

  private mutating func changeContainer() {
    templates["containers/box.mustache"] = "<div class=\"\(word())\">{{#children}}{{html}}{{/children}}</div>\n"
    if Bool.random(using: &generator) { templates["containers/box.css"] = ".box { order: \(digit()) }\n" }
    appendText("\n\n:::box\nIn it.\n:::\n")
  }

  private mutating func changeSetting() {
    let lines = [
      "title: \(sentence())", "page_size: \(Int.random(in: 2...5, using: &generator))", "feed_size: \(digit())1",
      "language: de", "time_zone: Europe/Berlin", "html: escape", "smart_punctuation: true", "author: \(word())",
      "feeds: {json: /posts/feed.json}", "feed_ids: \(word()):path",
      "params:\n  colour: \(word())", "menus:\n  main:\n    - title: \(word())\n      url: /about/",
    ]
    content["site.yml"] = settings
    guard let line = lines.randomElement(using: &generator) else { return }
    let key = line.prefix { $0 != ":" }
    let kept = settings.split(separator: "\n").filter { !$0.hasPrefix("\(key):") }.joined(separator: "\n")
    content["site.yml"] = "\(kept)\n\(line)\n"
  }
}
