package import Garland
package import Planning
package import Sites

/// A site with random features and random edits, which depend on a seed.
///
/// The tests of exactness build it in memory and on disk, each time fresh and after the previous build.
package struct EditedSite {
  /// The texts of the content, by path.
  package internal(set) var content: [String: String] = [:]
  /// The pictures of the content, by path.
  var pictures: [String: [UInt8]] = [:]
  package internal(set) var templates: [String: String] = [:]
  package internal(set) var now = Instant("2026-06-01T00:00:00Z") ?? .latest
  var generator: SeededGenerator
  /// The number of new names so far.
  package internal(set) var count = 0
  let features: Features
  /// The Swift code of the site; some sites have a layout in Swift.
  private let code: SiteCode

  /// Creates a site; a program without Swift code builds it if `usesCode` is `false`.
  package init(seed: UInt64, usesCode: Bool = true) {
    var generator = SeededGenerator(seed: seed)
    features = Features(&generator, seed: seed)
    self.generator = generator
    code = SiteCode(layouts: usesCode && seed % 3 == 0 ? [Self.layout] : [])
    content["site.yml"] = features.settings
    content["posts/_index.md"] = "---\ntitle: Journal\nfeeds: [atom]\n---\nWhat happened.\n"
    content["about.md"] = "# About\n\nSee [the first](posts/2026-01-01-first.md#part).\n"
    content["404.md"] = "# Lost\n\nNothing here.\n"
    content["posts/2026-01-01-first.md"] = "---\ntags: [old]\n---\n# First\n\nIt began.\n\n## Part\n\nOne.\n"
    content["static/notes.txt"] = "notes"
    content["_data/team.yml"] = "lead: oak\n"
    content["_data/trees.yml"] = Self.trees([("oak", "3"), ("elm", "5"), ("ash", "4")])
    if seed % 2 == 0 {
      content["trees/_index.md"] = "---\ntitle: Trees\npages: {data: trees, body: text}\n---\n"
    }
    content["_shared/part.md"] = "## Part\n\nShared {{var.wood}}.\n"
    content["_data/talks.csv"] = "title,year,place\nelm,3,oak\n"
    for _ in 0..<Int.random(in: 2...7, using: &self.generator) { addPost() }
    for _ in 0..<2 { addPage() }
    addTranslations()
    addPictures()
    addHiddenArticles()
    if features.hasHubs { addHubs() }
    // Some lists show excerpts and whole articles.
    guard chance(of: 2) else { return }
    templates["home.mustache"] = "{{#posts}}{{title}} {{excerpt}}{{#params.mood}}{{.}}{{/params.mood}}{{/posts}}\n"
    templates["section.mustache"] = "{{#posts}}{{content}}{{/posts}}{{#styles}}{{url}}{{/styles}}\n"
  }

  /// Returns a build of the site, with `memoryCacheCapacity` bytes of memory for rendered articles, and a scratch space for more.
  ///
  /// `address` is another address than that of the settings.
  package func build(
    jobs: Int = 1, memoryCacheCapacity: Int = 1 << 20, scratch: (any ScratchSpace)? = nil, at address: String? = nil
  ) -> SiteBuild {
    var options = SiteOptions(now: now)
    (options.jobs, options.memoryCacheCapacity, options.scratch) = (jobs, memoryCacheCapacity, scratch)
    options.address = address.flatMap { SiteAddress($0) }
    return SiteBuild(
      content: FolderInMemory("Content", bytes: files), templates: FolderInMemory("Templates", templates),
      options: options, code: code)
  }

  /// The files of the content.
  package var files: [String: [UInt8]] { content.mapValues { Array($0.utf8) }.merging(pictures) { $1 } }

  /// Returns to the files of another version of the site; further edits differ from those of that version.
  package mutating func restore(_ other: EditedSite) {
    (content, pictures, templates, now) = (other.content, other.pictures, other.templates, other.now)
  }

  /// Makes a random edit and returns its name.
  package mutating func edit() -> String {
    let edits = Self.edits + Self.editsOfWholeSites
    let (name, edit) = edits.randomElement(using: &generator) ?? edits[0]
    edit(&self)
    return name
  }

  typealias Edit = (name: String, change: @Sendable (inout EditedSite) -> Void)

  /// Edits of articles, templates and settings that every site can have.
  private static let edits: [Edit] = [
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
    ("an abbreviation", { $0.appendText("\n\n*[\($0.word())]: \($0.sentence())\n") }),
    ("code with numbers", { $0.appendText("\n\n```swift numbers\nlet a = \($0.digit())\n```\n") }),
    ("code", { $0.appendText("\n\n```swift\nlet a = \($0.digit())\n```\n") }),
    ("code in no language", { $0.appendText("\n\n```swfit\nlet a = \($0.digit())\n```\n") }),
    ("blocks from elsewhere", { $0.composeText() }), ("blocks from elsewhere", { $0.composeText() }),
    ("what blocks are made of", { $0.changeParts() }), ("what blocks are made of", { $0.changeParts() }),
    ("what blocks are made of", { $0.changeParts() }), ("a translation", { $0.addTranslation() }),
    ("a translation", { $0.addTranslation() }),
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

  /// Changes the URL of the site.
  package mutating func moveSite() {
    content["site.yml"] = features.settings.replacing("https://example.org/sub/", with: "https://example.net/")
  }

  /// Changes the address, but not the path, of the article that others link to.
  package mutating func moveLinkedArticle() {
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
      Text(site.data("team.yml").lead.text ?? "")
      Include("_shared/part.md", part: "part")
    }
  }
}
