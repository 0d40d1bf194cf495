import Addresses
import Articles
import Dates
import Parsing

extension Jekyll {
  /// The settings for `site.yml`.
  var settings: SiteConfiguration {
    // The system reads the name of a time zone that it does not know as UTC.
    var settings = SiteConfiguration(
      title: text("title") ?? text("name"), description: text("description"), url: origin.map { $0 + basePath + "/" },
      language: (text("lang") ?? text("locale"))?.replacing("_", with: "-"), zone: text("timezone"),
      author: configuration["author"].flatMap { ($0.map?["name"]?.value ?? $0.value).text })
    settings.set(.permalinks, "posts", to: postPattern)
    if !pagesHaveFolders { settings.set(.permalinks, "/", to: "/:sections/:filename.html") }
    for name in collections {
      let map = configuration["collections"]?.map?[name]?.map
      let own = defaults.values(ofType: name)["permalink"]?.value.text ?? map?["permalink"]?.value.text
      if let own {
        settings.set(.permalinks, name, to: Self.pattern(own, collection: name))
      } else if !pagesHaveFolders {
        settings.set(.permalinks, name, to: "/:sections/:filename.html")
      }
    }
    if let size = configuration["paginate"]?.value.integer, size > 0 {
      settings.set(.pageSize, to: size)
      settings.set(.pagination, to: Self.pagination(text("paginate_path")))
    }
    for (name, pattern) in termPatterns { settings.set(.taxonomies, name, to: DataMap(texts: ["term_path": pattern])) }
    settings.set(.feedIDs, to: ":origin:stem")
    settings.set(.naiveDates, to: NaiveDates.utc)
    settings.set(.letterCase, to: "articles")
    settings.trustTexts()
    settings.set(.excerptSeparator, to: text("excerpt_separator"))
    setMarkdown(in: &settings)
    return settings
  }

  var isKramdown: Bool { (text("markdown") ?? "kramdown").lowercased() == "kramdown" }

  var hasAbbreviations: Bool { isKramdown }

  /// Whether kramdown reads GitHub's Markdown, as it does by default.
  var isGFM: Bool { (configuration["kramdown"]?.map?["input"]?.value.text ?? "GFM").lowercased() == "gfm" }

  /// Sets how kramdown reads Markdown.
  private func setMarkdown(in settings: inout SiteConfiguration) {
    settings.set(.emoji, to: plugins.contains("jemoji"))
    guard isKramdown else { return settings.set(.headingIDs, to: HeadingIDStyle.github) }
    settings.turnOn(.definitionLists, .inlineAttributes, .markdownInHTML, .smartPunctuation)
    settings.set(.strikethrough, to: "double")
    // Jekyll's own input, GFM, has the ids of Garland.
    if !isGFM { settings.set(.headingIDs, to: HeadingIDStyle.kramdown) }
    if configuration["kramdown"]?.map?["hard_wrap"]?.value == .bool(true) { settings.turnOn(.hardBreaks) }
  }

  private var plugins: [String] {
    (configuration["plugins"] ?? configuration["gems"])?.value.texts ?? []
  }

  /// The addresses that `jekyll-archives` gives to the lists of tags and categories, if it makes them.
  var termPatterns: [(taxonomy: String, pattern: String)] {
    guard plugins.contains("jekyll-archives"), let archives = configuration["jekyll-archives"]?.map else { return [] }
    let enabled = archives["enabled"]?.value.texts ?? []
    let patterns = [("categories", "category"), ("tags", "tag")].map { taxonomy, name in
      (
        taxonomy,
        archives.value(at: ["permalinks", name])?.text?.replacing(":name", with: ":slug") ?? "/\(name)/:slug/"
      )
    }
    // Without both taxonomies in the settings, one of them would go away.
    return patterns.contains { enabled.contains($0.0) } || enabled == ["all"] ? patterns : []
  }

  func addresses(ofTerm name: String, in taxonomy: String) -> [String] {
    guard let pattern = termPatterns.first(where: { $0.taxonomy == taxonomy })?.pattern else { return [] }
    let slug = JekyllAddress.slug(name)
    return slug.isEmpty ? [] : [pattern.replacing(":slug", with: slug)]
  }

  /// The feed of `jekyll-feed`, if the site has one.
  var pluginFeed: FeedFile? {
    guard plugins.contains("jekyll-feed") || text("theme") == "minima" else { return nil }
    return FeedFile(
      format: "atom", address: configuration["feed"]?.map?["path"]?.value.text ?? "/feed.xml",
      ids: "post.id | absolute_url")
  }

  func text(_ key: String) -> String? { configuration[key]?.value.text }

  /// The scheme and the host of the site; `nil` if `url` is not an address, because Jekyll accepts any text there.
  var origin: String? {
    guard var url = text("url") else { return nil }
    while url.hasSuffix("/") { url.removeLast() }
    if url.hasPrefix("//") { url = "https:" + url }
    if !url.contains("://") { url = "https://" + url }
    return url.wholeMatch(of: /https?:\/\/[A-Za-z0-9.:-]+(\/[\w.~\/-]*)?/) == nil ? nil : url
  }

  var basePath: String {
    let path = text("baseurl") ?? ""
    let trimmed = path.hasSuffix("/") ? String(path.dropLast()) : path
    return trimmed.isEmpty || trimmed.hasPrefix("/") ? trimmed : "/" + trimmed
  }

  private var postPattern: String {
    let pattern =
      defaults.values(ofType: "posts")["permalink"]?.value.text
      ?? configuration["collections"]?.map?["posts"]?.map?["permalink"]?.value.text ?? text("permalink") ?? "date"
    return Self.pattern(pattern, collection: "posts")
  }

  /// Whether a page `about.md` is at `/about/`.
  var pagesHaveFolders: Bool {
    switch text("permalink") {
    case "pretty"?: true
    case let pattern?: pattern.hasSuffix("/")
    case nil: false
    }
  }

  /// Returns a pattern or a style of Jekyll as a pattern with Garland's placeholders.
  private static func pattern(_ pattern: String, collection: String) -> String {
    // Garland lacks some placeholders, so each post has an address of its own.
    let isKnown = !JekyllAddress.hasOtherPlaceholders(JekyllAddress.pattern(ofStyle: pattern))
    let names = [
      (":collection", collection), (":title", ":slug"), (":name", ":filename"), (":output_ext", ".html"),
      (":basename", ":filename"),
      // The folder of the collection is a section.
      ("\(collection)/:path", ":sections/:filename"), (":path", ":filename"),
    ]
    let text = names.reduce(JekyllAddress.pattern(ofStyle: isKnown ? pattern : "date")) {
      $0.replacing($1.0, with: $1.1)
    }
    return JekyllAddress.withExtension(text.hasPrefix("/") ? text : "/" + text)
  }

  /// Returns the pattern of Garland for `paginate_path`, such as `/page:n/` for `/page:num`.
  private static func pagination(_ path: String?) -> String {
    guard let path, path.contains(":num") else { return "/page:n/" }
    let pattern = "/" + path.split(separator: "/").joined(separator: "/").replacing(":num", with: ":n")
    return pattern.hasSuffix(".html") ? pattern : pattern + "/"
  }
}
