import Garland

/// The edits of articles, templates and settings.
extension EditedSite {
  var articles: [String] { content.keys.filter { $0.hasSuffix(".md") }.sorted() }
  var somePost: String? {
    articles.first { path in path.hasPrefix("posts/2026") && !path.contains(".fr.") && !path.contains(".de.") }.map {
      "/" + $0
    }
  }
  var laterTime: Instant { Instant(secondsSince1970: now.secondsSince1970 + 20 * 86_400) }

  mutating func word() -> String {
    ["oak", "elm", "fir", "ash", "yew", "pine", "part"].randomElement(using: &generator) ?? "oak"
  }

  mutating func digit() -> String { "\(Int.random(in: 0...9, using: &generator))" }

  mutating func sentence() -> String { (0..<4).map { _ in word() }.joined(separator: " ") }

  mutating func addPost() {
    count += 1
    let month = Int.random(in: 1...8, using: &generator)
    var text = "---\ndate: 2026-0\(month)-0\(Int.random(in: 1...9, using: &generator))\ntags: [\(word())]\n---\n"
    text += "# \(sentence())\n\n\(sentence())\n\n"
    if Bool.random(using: &generator) { text += "<!--more-->\n\n" }
    content["posts/post-\(count).md"] = text + "## \(word())\n\n\(sentence())\n"
  }

  mutating func addPage() {
    count += 1
    let folder = ["", "docs/", "docs/deep/"].randomElement(using: &generator) ?? ""
    content["\(folder)page-\(count).md"] = "# \(sentence())\n\n\(sentence())\n"
  }

  mutating func addDraft(_ path: String, slug: String? = nil) {
    let fields = "draft: true\n" + (slug.map { "slug: \($0)\n" } ?? "")
    content[path] = "---\n\(fields)---\n# \(sentence())\n\n\(sentence())\n"
  }

  /// Adds or removes a file that replaces a generated one.
  mutating func toggleOwnFile() {
    let names = ["rss.xml", "sitemap.xml", "robots.txt", "archive/index.html", "tags/oak/index.html", "index.html"]
    let path = "static/" + (names.randomElement(using: &generator) ?? "rss.xml")
    content[path] = content[path] == nil ? sentence() : nil
  }

  mutating func addTagPage() {
    let heading = Bool.random(using: &generator) ? "# \(word())\n\n" : ""
    content["tags/\(word()).md"] = "\(heading)\(sentence())\n"
  }

  /// Adds a translation of an article; in a site with one language, it is an article of its own.
  mutating func addTranslation() {
    let endings = translations.map { ".\($0).md" }
    let originals = articles.filter { path in !endings.contains { path.hasSuffix($0) } }
    guard let path = originals.randomElement(using: &generator), let ending = endings.randomElement(using: &generator)
    else { return }
    content[path.dropLast(3) + ending] = "# \(sentence())\n\n\(sentence())\n"
  }

  mutating func removeArticle() {
    guard
      let path = articles.filter({ $0.contains("post-") || $0.contains("page-") || $0.contains(".fr.") }).randomElement(
        using: &generator)
    else { return }
    content[path] = nil
  }

  mutating func rename() {
    guard let path = articles.filter({ $0.contains("post-") }).randomElement(using: &generator) else { return }
    count += 1
    content["posts/post-\(count).md"] = content.removeValue(forKey: path)
  }

  /// Adds blocks that stand for rows, for articles, for those of a shared file, or for the value of a variable.
  mutating func composeText() {
    let blocks = [
      ":::each{data=trees sort=-age limit=2}\n- {{name}} {{#age}}*{{age}}*{{/age}}\n:::",
      "::::tabs\n:::each{section=posts limit=2}\n### {{title}}\n\n[{{date | format: long}}]({{url}}) {{summary}}\n:::\n::::",
      ":::each{tag=oak except=self}\n:::",
      ":::each{section=posts sort=title}\n{{title}} {{params.mood}}{{#tags}} {{.}}{{/tags}}\n:::",
      ":::include{file=_shared/part.md part=part}\n:::",
      "Of {{var.wood}}.\n\n:::only{wood=oak,elm}\n## {{var.wood}}\n:::",
      "::::note\n:::each{data=trees}\n:::include{file=_shared/part.md}\n:::\n:::\n::::",
    ]
    appendText("\n\n\(blocks.randomElement(using: &generator) ?? blocks[0])\n")
  }

  /// Changes a row, the shared file or the variable.
  mutating func changeParts() {
    switch Int.random(in: 0..<3, using: &generator) {
    case 0:
      content["_data/trees.yml"] = Self.trees((0..<3).map { _ in (word(), digit()) })
    case 1:
      let rows = count % 2 == 0 ? ":::each{section=posts limit=1}\n{{title}}\n:::\n" : ""
      content["_shared/part.md"] = "## Part\n\n\(sentence()) {{var.wood}}.\n\n\(rows)"
    default:
      content["site.yml"] = content["site.yml"]?.replacing(/wood: \w+/) { _ in "wood: \(["oak", "fir"][count % 2])" }
      count += 1
    }
  }

  /// Returns rows about trees; a section can make an article of each row.
  static func trees(_ trees: [(name: String, age: String)]) -> String {
    trees.enumerated().map { number, tree in
      "- {title: \(tree.name) \(number), name: \(tree.name), age: \(tree.age), tags: [\(tree.name)], text: \"Of *\(tree.name)*.\"}\n"
    }.joined()
  }

  mutating func appendText(_ text: String) {
    guard let path = articles.randomElement(using: &generator) else { return }
    content[path, default: ""] += text
  }

  mutating func changeFirstParagraph() {
    guard let path = articles.randomElement(using: &generator), let text = content[path] else { return }
    content[path] = text.replacing("\n\n", with: "\n\n\(word()) ", maxReplacements: 1)
  }

  mutating func changeHeading() {
    guard let path = articles.randomElement(using: &generator), let text = content[path] else { return }
    content[path] = text.replacing("\n# ", with: "\n# \(word()) ", maxReplacements: 1)
  }

  mutating func changeField(
    _ name: String, of article: String? = nil, _ value: (inout EditedSite) -> String
  ) {
    guard let path = article ?? articles.randomElement(using: &generator), var text = content[path] else { return }
    if !text.hasPrefix("---\n") { text = "---\n---\n" + text }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let kept = lines.filter { !$0.hasPrefix("\(name): ") }
    content[path] = ([kept[0], "\(name): \(value(&self))"] + kept.dropFirst()).joined(separator: "\n")
  }

  mutating func changeTemplate() {
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

  mutating func changeContainer() {
    templates["containers/box.mustache"] = "<div class=\"\(word())\">{{#children}}{{html}}{{/children}}</div>\n"
    if Bool.random(using: &generator) { templates["containers/box.css"] = ".box { order: \(digit()) }\n" }
    appendText("\n\n:::box\nIn it.\n:::\n")
  }

  mutating func changeSetting() {
    let lines = [
      "title: \(sentence())", "page_size: \(Int.random(in: 2...5, using: &generator))", "feed_size: \(digit())1",
      "language: de", "time_zone: Europe/Berlin", "html: escape", "smart_punctuation: true", "abbreviations: false",
      "line_links: true", "author: \(word())",
      "feeds: {json: /posts/feed.json}", "feed_ids: \(word()):path",
      "pictures: false", "icon: photo.png", "social_cards: false", "search: false",
      "permalinks: {posts: \"/:year/:slug/\"}", "case: keep", "logo: photo.png", "image: photo.png",
      "params:\n  colour: \(word())", "menus:\n  main:\n    - title: \(word())\n      url: /about/",
    ]
    changeSetting(lines.randomElement(using: &generator) ?? lines[0])
  }

  /// Replaces a line of the settings, and undoes the previous edit of them.
  mutating func changeSetting(_ line: String) {
    let key = line.prefix { $0 != ":" }
    let kept = features.settings.split(separator: "\n").filter { !$0.hasPrefix("\(key):") }.joined(separator: "\n")
    content["site.yml"] = "\(kept)\n\(line)\n"
  }
}
