import Garland

extension EditedSite {
  /// What a random site uses besides articles.
  ///
  /// A third of the sites has one language and few features, so that failures are not all in large sites.
  struct Features {
    /// The languages besides English.
    let languages: [String]
    /// Whether French has a domain of its own.
    let hasDomain: Bool
    let showsOriginals: Bool
    let hasPictures: Bool
    let hasIcon: Bool
    let hasCards: Bool
    let hasDefaults: Bool
    let hidesArticles: Bool
    /// Whether menus, sidebars and the texts of sections name many articles.
    let hasHubs: Bool

    init(_ generator: inout SeededGenerator, seed: UInt64) {
      func chance(of count: Int) -> Bool { Int.random(in: 0..<count, using: &generator) == 0 }
      let isSimple = seed % 3 == 1
      languages = isSimple || chance(of: 6) ? [] : chance(of: 3) ? ["de", "fr"] : ["fr"]
      hasDomain = !languages.isEmpty && chance(of: 2)
      showsOriginals = !languages.isEmpty && chance(of: 3)
      hasPictures = !isSimple && chance(of: 2)
      hasIcon = !isSimple && chance(of: 4)
      // A debug build takes seconds for a card, so only the sites of `.ci/full` have some.
      hasCards = seed % 100 == 71
      hasDefaults = !isSimple && chance(of: 3)
      hidesArticles = chance(of: 2)
      hasHubs = !isSimple && chance(of: 2)
    }

    /// The settings without edits.
    var settings: String {
      var lines = [
        "title: Site", "description: A site", "url: https://example.org/sub/", "page_size: 4",
        "taxonomies: {tags: {feeds: {rss: feed.xml}}, categories: Categories, series: Series, places: Places}",
        "variables: {wood: oak}", "abbreviations: true",
      ]
      if hasIcon { lines.append("icon: icon.png") }
      if hasCards { lines.append("social_cards: {logo: \(hasIcon ? "icon.png" : "false")}") }
      if hasHubs { lines.append("menus: {main: [about.md, posts/_index.md, {Oaks: /tags/oak/}]}") }
      if !languages.isEmpty { lines.append("languages: {\(languageSettings().joined(separator: ", "))}") }
      return lines.joined(separator: "\n") + "\n"
    }

    /// Returns the settings of each language; `title` is that of the site in French.
    func languageSettings(title: String = "Le site", hasDomain: Bool? = nil) -> [String] {
      var french = "name: Français, title: \(title)"
      if hasDomain ?? self.hasDomain { french += ", url: \"https://fr.example\"" }
      if hasDefaults { french += ", defaults: {mood: bleu, author: Léa}" }
      let names = ["de": "name: Deutsch", "fr": french]
      return ["en: {name: English}"] + languages.map { "\($0): {\(names[$0] ?? "")}" }
    }
  }

  /// Pictures of two sizes, which are wide enough for smaller ones.
  static let photos = [NoisyPicture(width: 700, height: 20).png, NoisyPicture(width: 720, height: 20).png]
  static let icons = [NoisyPicture(width: 180, height: 180).png, NoisyPicture(width: 190, height: 190).png]

  /// The languages besides English that articles can have; a site that does not list them has other articles instead.
  var translations: [String] { features.languages.isEmpty ? ["fr"] : features.languages }

  mutating func addTranslations() {
    for language in features.languages {
      content["posts/2026-01-01-first.\(language).md"] =
        "---\ntags: [old]\n---\n# Premier\n\nAu début.\n\n## Partie\n\nUn.\n"
      content["about.\(language).md"] = "# À propos\n\nVoir [le premier](posts/2026-01-01-first.md#part).\n"
    }
    if features.showsOriginals { changeField("fallback", of: "posts/_index.md") { _ in "true" } }
    guard features.hasDefaults else { return }
    changeField("defaults", of: "posts/_index.md") { "{toc: false, mood: \($0.word()), tags: [\($0.word())]}" }
    content["docs/_index.md"] = "---\ndefaults: {author: \(word()), categories: [far]}\n---\n# Docs\n"
  }

  /// Adds pictures that articles in several languages show.
  mutating func addPictures() {
    if features.hasIcon { pictures["icon.png"] = Self.icons[0] }
    guard features.hasPictures else { return }
    pictures["photo.png"] = Self.photos[0]
    for path in articles where path.hasPrefix("about.") { content[path, default: ""] += "\n![A photo](photo.png)\n" }
    pictures["posts/near.png"] = Self.photos[1]
    changeField("image", of: "posts/2026-01-01-first.md") { _ in "near.png" }
  }

  /// Adds a draft, an article of the future and one that expires.
  mutating func addHiddenArticles() {
    guard features.hidesArticles else { return }
    let keys = ["draft: true", "date: 2026-06-20", "expires: 2026-06-15\ndate: 2026-02-02", "listed: false"]
    for (number, key) in keys.enumerated() {
      content["posts/hidden-\(number).md"] = "---\n\(key)\ntags: [\(word())]\n---\n# \(sentence())\n\n\(sentence())\n"
    }
    content["trip/index.md"] = "---\ndraft: \(chance(of: 2))\n---\n# Trip\n\n![Far](far.txt)\n"
    content["trip/far.txt"] = "far"
  }

  /// Adds articles that name many others, and sections with settings.
  mutating func addHubs() {
    content["docs/_index.md"] = "---\ntitle: Docs\nholds: pages\nsidebar: true\nsort: order\n---\n"
    content["docs/deep/_index.md"] = "---\ntitle: Deep\norder: 2\n---\nDeep.\n"
    content["index.md"] = "---\nfeatured: true\ngrid: true\n---\nWelcome.\n"
    let links = articles.prefix(6).map { "- [\(word())](/\($0))\n" }.joined()
    content["hub.md"] = "# Hub\n\n\(links)- [missing](nowhere.md)\n- [part](about.md#nothing)\n"
    content["posts/related.md"] = "---\ntags: [oak, elm]\nseries: fir\ndate: 2026-03-03\n---\n# Related\n\nBoth.\n"
  }

  /// Returns `true` for one of `count` calls.
  mutating func chance(of count: Int) -> Bool { Int.random(in: 0..<count, using: &generator) == 0 }
}
