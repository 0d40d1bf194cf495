/// The edits of whole sites: settings of sections and languages, pictures, data, and names of files.
extension EditedSite {
  static let editsOfWholeSites: [Edit] = [
    ("a setting of a section", { $0.changeSection() }), ("a setting of a section", { $0.changeSection() }),
    ("a setting of a section", { $0.changeSection() }), ("a setting of a section", { $0.changeSection() }),
    ("a text of a section", { $0.toggleSectionText() }), ("a text of a section", { $0.toggleSectionText() }),
    ("the letter case of a name", { $0.changeCase() }), ("an article in another folder", { $0.moveToOtherFolder() }),
    ("a removed file", { $0.removeFile() }), ("a removed file", { $0.removeFile() }),
    ("a picture in several languages", { $0.showPicture() }), ("a picture in several languages", { $0.showPicture() }),
    ("another picture", { $0.replacePicture() }), ("an image", { $0.changeField("image") { _ in "/photo.png" } }),
    ("an icon", { $0.replaceIcon() }),
    ("data", { _ = $0.editData() }),
    ("an expiry", { $0.changeField("expires") { "2026-0\(Int.random(in: 5...8, using: &$0.generator))-10" } }),
    ("a link to a missing name", { $0.appendText("\n\n[there](\($0.word()).md)\n") }),
    ("an article that had a missing name", { $0.content["\($0.word()).md"] = "# \($0.sentence())\n" }),
    ("an unlisted article", { $0.changeField("listed") { "\($0.chance(of: 2))" } }),
    ("a home page", { $0.changeHome() }),
    ("the languages", { $0.changeLanguages() }), ("the menu", { $0.changeMenu() }), ("the menu", { $0.changeMenu() }),
  ]

  /// Changes or removes a setting in the `_index.md` of a section, which other languages inherit.
  private mutating func changeSection() {
    let indexes =
      ["posts/_index.md", "posts/_index.md", "docs/_index.md", "index.md", "docs/deep/_index.md"]
      + translations.map { "posts/_index.\($0).md" }
    let path = indexes.randomElement(using: &generator) ?? indexes[0]
    if content[path] == nil { content[path] = "---\ntitle: \(word())\n---\n" }
    let lines = [
      ("sort", ["oldest", "title", "order", "updated", "newest"]), ("page_size", ["1", "2", "3"]),
      ("post_template", ["wide", "page"]), ("post_container", ["note", "tip"]), ("holds", ["posts", "pages"]),
      ("sidebar", ["true", "false"]), ("fallback", ["true", "false"]), ("feeds", ["[rss]", "[atom, json]", "[]"]),
      ("defaults", ["{toc: false, mood: \(word())}", "{tags: [\(word())]}", "{draft: true}", "{image: /photo.png}"]),
      ("title", [word()]), ("order", [digit()]), ("grid", ["true", "false"]), ("slug", [word()]),
      ("layout", ["wide"]), ("description", [sentence()]),
    ]
    guard let (name, values) = lines.randomElement(using: &generator) else { return }
    if name == "post_template" { templates["wide.mustache"] = "wide {{title}} {{content}}\n" }
    if chance(of: 4) {
      removeField(name, of: path)
    } else {
      changeField(name, of: path) { values.randomElement(using: &$0.generator) ?? values[0] }
    }
  }

  /// Makes a random edit of data, or of a template that reads data, and returns its name.
  package mutating func editData() -> String {
    let number = Int.random(in: 0..<7, using: &generator)
    switch number {
    case 0: content["_data/team.yml"] = "lead: \(word())\n"
    case 1, 2: changeRows()
    case 3, 4: toggleData()
    case 5: changeTemplateWithData()
    default: changeContainerWithData()
    }
    return "data \(number)"
  }

  /// Changes the rows of a CSV file, or their columns.
  private mutating func changeRows() {
    let isShort = chance(of: 4)
    let rows = (0..<3).map { _ in "\(word()),\(digit())\(isShort ? "" : ",\(sentence())")\n" }.joined()
    content["_data/talks.csv"] = "title,year\(isShort ? "" : ",place")\n\(rows)"
  }

  /// Adds or removes a file that templates may read.
  private mutating func toggleData() {
    let path = ["_data/more/trees.tsv", "_data/more/my list.yml", "_data/spare.json"].randomElement(using: &generator)
    guard let path else { return }
    content[path] = content[path] == nil ? path.hasSuffix(".json") ? "[\(digit())]" : "\(word())\n\(word())\n" : nil
  }

  private mutating func changeTemplateWithData() {
    let name = ["post", "page", "home"].randomElement(using: &generator) ?? "post"
    let variants = [
      "{{#data.talks | sort: year | limit: 2}}{{title}} {{place}}{{/data.talks}}\n", "{{data.more.my_list}}{{title}}\n",
      "{{#data.more}}{{#trees}}{{oak}}{{/trees}}{{/data.more}}{{data.spare | json}}{{title}}\n",
      "{{data.team.lead}}{{content}}\n", "{{data | json}}{{#posts}}{{excerpt}}{{/posts}}\n",
    ]
    templates["\(name).mustache"] = variants.randomElement(using: &generator)
  }

  /// Makes a container that reads the site, and writes it into an article.
  private mutating func changeContainerWithData() {
    let variants = [
      "{{#data.talks}}{{title}}{{/data.talks}}", "{{site.title}} {{page.title}}", "{{>partials/rows}}",
      "{{#site.posts | limit: 2}}<a href=\"{{url}}\">{{title}}</a>{{/site.posts}}", "{{#data.more}}more{{/data.more}}",
      "{{words.next}}{{now | format: iso}}",
    ]
    templates["partials/rows.mustache"] = "{{#data.talks}}{{year}}{{/data.talks}}"
    templates["containers/rows.mustache"] =
      "<div>\(variants.randomElement(using: &generator) ?? ""){{#children}}{{html}}{{/children}}</div>\n"
    appendText("\n\n:::rows\nIn it.\n:::\n")
  }

  private mutating func removeField(_ name: String, of path: String) {
    let lines = (content[path] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    content[path] = lines.filter { !$0.hasPrefix("\(name): ") }.joined(separator: "\n")
  }

  /// Adds or removes the text of a section.
  private mutating func toggleSectionText() {
    let endings = [""] + translations.map { ".\($0)" }
    let folder = ["posts", "docs", "docs/deep", "tags"].randomElement(using: &generator) ?? "posts"
    let path = "\(folder)/_index\(endings.randomElement(using: &generator) ?? "").md"
    content[path] = content[path] == nil ? "---\ntitle: \(word())\n---\n\(sentence())\n" : nil
  }

  /// Renames an article to a name with a capital letter, or back.
  private mutating func changeCase() {
    guard let path = articles.filter({ $0.contains("post-") || $0.contains("ost-") }).randomElement(using: &generator)
    else { return }
    let other = path.contains("post-") ? path.replacing("post-", with: "Post-") : path.replacing("Post-", with: "post-")
    content[other] = content.removeValue(forKey: path)
  }

  private mutating func moveToOtherFolder() {
    guard let path = articles.filter({ $0.hasPrefix("posts/post-") }).randomElement(using: &generator) else { return }
    content["docs/" + path.dropFirst("posts/".count)] = content.removeValue(forKey: path)
  }

  /// Removes a file that others may need.
  private mutating func removeFile() {
    let paths = (Array(content.keys) + Array(pictures.keys)).filter { $0 != "site.yml" }.sorted()
    guard let path = paths.randomElement(using: &generator) else { return }
    (content[path], pictures[path]) = (nil, nil)
  }

  /// Shows a picture in an article and in a translation.
  private mutating func showPicture() {
    if pictures["photo.png"] == nil { pictures["photo.png"] = Self.photos[0] }
    guard let path = articles.randomElement(using: &generator) else { return }
    let text = "\n\n![\(word())](/photo.png)\n"
    content[path, default: ""] += text
    let language = translations.randomElement(using: &generator) ?? "fr"
    let translation = path.replacing(".md", with: ".\(language).md")
    if content[translation] != nil { content[translation, default: ""] += text }
  }

  /// Replaces a picture by another one, half of one or no picture.
  private mutating func replacePicture() {
    let files = Self.photos + [Array(Self.photos[0].prefix(5_000)), Array("no picture".utf8)]
    pictures["photo.png"] = files.filter { $0 != pictures["photo.png"] }.randomElement(using: &generator)
  }

  private mutating func replaceIcon() {
    pictures["icon.png"] = pictures["icon.png"] == Self.icons[0] ? Self.icons[1] : Self.icons[0]
  }

  private mutating func changeHome() {
    let keys = ["featured: true", "grid: true", "sidebar: true", "hide_intro: true", "page_size: 2"]
    let path = ["index.md", "index.\(translations[0]).md"].randomElement(using: &generator) ?? "index.md"
    content[path] = "---\n\(keys.randomElement(using: &generator) ?? "")\n---\n\(sentence())\n"
  }

  private mutating func changeLanguages() {
    let isOther = chance(of: 3)
    let languages = features.languageSettings(title: word(), hasDomain: features.hasDomain != isOther)
    changeSetting("languages: {\(languages.joined(separator: ", "))}")
  }

  private mutating func changeMenu() {
    let names =
      ["about.md", "hub.md", "posts/_index.md", "docs/_index.md", "{\(word()): /\(word())/}"] + articles.prefix(3)
    let shown = (0..<3).compactMap { _ in names.randomElement(using: &generator) }
    changeSetting("menus: {main: [\(shown.joined(separator: ", "))]}")
  }
}
