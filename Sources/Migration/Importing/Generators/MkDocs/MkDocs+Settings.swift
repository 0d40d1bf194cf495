import Addresses
import Articles
import Parsing

extension MkDocs {
  /// Returns the settings of the new site.
  func settings(for plan: ImportPlan) -> SiteConfiguration {
    let targets = Dictionary(plan.articles.map { ($0.source, $0.target) }) { first, _ in first }
    let main = languages.folders.first { !$0.isEmpty }.map { languages.folders.contains("") ? nil : $0 } ?? nil
    let language = main ?? configuration.text("theme", "language") ?? configuration.text("theme", "locale") ?? "en"
    var settings = SiteConfiguration(
      title: configuration.text("site_name"), description: configuration.text("site_description"),
      url: configuration.text("site_url"), language: language, languages: languages.all(main: language),
      author: configuration.text("site_author"))
    if let logo = configuration.text("theme", "logo"), plan.copies.contains(where: { $0.target == "static/" + logo }) {
      settings.set(.logo, to: "static/" + logo)
    }
    if configuration.values["use_directory_urls"]?.value == .bool(false) {
      let folders = Set(targets.values.compactMap { $0.contains("/") ? String($0.prefix { $0 != "/" }) : nil })
      settings.keepFileNames(in: ["/"] + folders.sorted())
    }
    let menu = navigation.top.compactMap { top -> DataNode? in
      let target = targets[docs + "/" + top.target] ?? (top.target.contains("://") ? top.target : nil)
      guard let target else { return nil }
      return DataNode(top.title.map { .map(DataMap(texts: [$0: target])) } ?? .string(target), at: 0..<0)
    }
    if configuration.values["nav"] != nil, !menu.isEmpty { settings.set(.menus, "main", to: DataNode.Value.list(menu)) }
    let social =
      configuration.values.value(at: ["extra", "social"])?.items.compactMap { $0.map?["link"]?.value.text } ?? []
    let profiles = social.filter { $0.hasPrefix("https://") || $0.hasPrefix("http://") }
    if !profiles.isEmpty { settings.set(.social, to: profiles) }
    setRepository(in: &settings)
    if let blog { settings.set(.taxonomies, "categories", to: DataMap(texts: ["term_path": blog.categoryPattern])) }
    settings.trustTexts()
    settings.set(.letterCase, to: "articles")
    settings.turnOn(.inlineAttributes, .markdownInHTML)
    let extensions = [
      ("def_list", SiteKey.definitionLists), ("nl2br", .hardBreaks), ("pymdownx.emoji", .emoji),
      ("smarty", .smartPunctuation),
    ]
    for (name, key) in extensions where configuration.hasExtension(name) { settings.turnOn(key) }
    let highlighting = configuration.extensions["pymdownx.highlight"]?.value.map
    if highlighting?["anchor_linenums"]?.value == .bool(true) { settings.turnOn(.lineLinks) }
    settings.set(.strikethrough, to: "double")
    if !configuration.hasOtherSlugs { settings.set(.headingIDs, to: HeadingIDStyle.python) }
    return settings
  }

  var hasAbbreviations: Bool { configuration.hasExtension("abbr") }

  /// Sets the repository and its branch, for the link "Edit this page".
  private func setRepository(in settings: inout SiteConfiguration) {
    guard let url = configuration.text("repo_url"), url.hasPrefix("https://"),
      let edit = configuration.text("edit_uri"),
      ["github.com", "gitlab.com", "codeberg.org", "bitbucket.org"].contains(where: url.contains)
    else { return }
    let address = url.hasSuffix("/") ? String(url.dropLast()) : url
    let branch = edit.firstMatch(of: /(?:edit|blob|tree|src)\/([^\/]+)/).map { String($0.1) } ?? "main"
    let parts = DataMap(texts: ["url": address, "branch": branch])
    settings.set(.repository, to: branch == "main" ? DataNode.Value.string(address) : .map(parts))
  }

  /// What the report says about plugins and settings without a counterpart.
  var notes: [ImportNote] {
    let known: Set = [
      "search", "redirects", "blog", "tags", "awesome-pages", "awesome-nav", "literate-nav", "include-markdown",
      "exclude", "minify", "offline", "autorefs", "social", "privacy", "optimize", "meta", "info",
    ]
    let reasons = [
      "macros": "values in `{{ }}` stay as text", "i18n": "translations stay in their folders or file names",
      "mkdocstrings": "references that it makes from code are left out", "rss": "a feed is at `/feed.xml`",
    ]
    var notes = configuration.plugins.entries.map(\.key).filter { !known.contains($0) }.map { name in
      ImportNote(message: "the plugin `\(name)` has no counterpart" + (reasons[name].map { ": \($0)" } ?? ""))
    }
    let scripts = configuration.values["extra_javascript"]?.value.items.count ?? 0
    if scripts > 0 {
      let hint = "link them in `Templates/partials/hooks`"
      notes.add("the \(scripts) scripts of `extra_javascript` are copied but not linked: \(hint)")
    }
    let fences = configuration.extensions["pymdownx.superfences"]?.value.map?["custom_fences"]?.value.items ?? []
    for name in fences.compactMap({ $0.map?["name"]?.value.text }) {
      notes.add("code blocks of `\(name)` are shown as text: they need a script of the site")
    }
    if configuration.hasExtension("pymdownx.critic") {
      notes.add("the marks of CriticMarkup such as `{++text++}` stay as they are")
    }
    if let provider = configuration.text("extra", "analytics", "provider"),
      provider != "google" || configuration.text("extra", "analytics", "property") == nil
    {
      notes.add("the analytics by `\(provider)` are left out")
    }
    func count(_ key: String) -> Int { configuration.values[key]?.value.items.count ?? 0 }
    let left = [
      ("copyright", "the line `copyright` is left out: write it in `Templates/partials/hooks`"),
      ("extra_css", "the styles of `extra_css` are copied but not linked"),
      ("hooks", "`hooks` run code, which an import does not"),
    ]
    for (key, message) in left where count(key) > 0 { notes.add(message) }
    return notes
  }
}
