import Dates
import Parsing

extension Jekyll {
  /// The settings for `site.yml`.
  var settings: SiteConfiguration {
    var settings = SiteConfiguration()
    settings["title"] = (text("title") ?? text("name")).map { .string($0) } ?? .string("Untitled")
    settings["description"] = text("description").map { .string($0) }
    if let origin { settings["url"] = .string(origin + basePath + "/") }
    settings["language"] = (text("lang") ?? text("locale")).map { .string($0.replacing("_", with: "-")) }
    // Jekyll accepts any text: the system reads a name that it does not know as UTC.
    settings["time_zone"] = text("timezone").flatMap { NamedZone($0) == nil ? nil : .string($0) }
    if let author = configuration["author"] {
      settings["author"] = (author.map?["name"]?.value ?? author.value).text.map { .string($0) }
    }
    settings["permalinks", "posts"] = .string(postPattern)
    if !pagesHaveFolders { settings["permalinks", "/"] = .string("/:sections/:filename.html") }
    for name in collections {
      let map = configuration["collections"]?.map?[name]?.map
      let own = defaults.values(ofType: name)["permalink"]?.value.text ?? map?["permalink"]?.value.text
      if let own {
        settings["permalinks", name] = .string(Self.pattern(own, collection: name))
      } else if !pagesHaveFolders {
        settings["permalinks", name] = .string("/:sections/:filename.html")
      }
    }
    if isFeedWritten {
      settings["feeds"] = .map(
        DataMap([("atom", .string(configuration["feed"]?.map?["path"]?.value.text ?? "/feed.xml"))]))
    }
    if let size = configuration["paginate"]?.value.integer, size > 0 {
      settings["page_size"] = .integer(size)
      settings["pagination"] = .string(JekyllPagination.pattern(text("paginate_path")))
    }
    settings["feed_ids"] = .string(":origin:stem")
    settings["naive_dates"] = .string("utc")
    settings["case"] = .string("articles")
    settings["html"] = .string("trusted")
    settings["containers"] = .string("lenient")
    settings["excerpt_separator"] = text("excerpt_separator").map { .string($0) }
    for (key, value) in markdownSettings { settings[key] = value }
    return settings
  }

  var isKramdown: Bool { (text("markdown") ?? "kramdown").lowercased() == "kramdown" }

  /// Whether kramdown reads GitHub's Markdown, as it does by default.
  var isGFM: Bool { (configuration["kramdown"]?.map?["input"]?.value.text ?? "GFM").lowercased() == "gfm" }

  /// The settings for Markdown as kramdown reads it.
  private var markdownSettings: [(String, DataNode.Value)] {
    var settings: [(String, DataNode.Value)] = [("emoji", .bool(plugins.contains("jemoji")))]
    guard isKramdown else { return settings + [("heading_ids", .string("github"))] }
    settings += [
      ("definition_lists", .bool(true)), ("inline_attributes", .bool(true)), ("markdown_in_html", .bool(true)),
      ("smart_punctuation", .bool(true)), ("strikethrough", .string("double")),
      ("cjk_emphasis", .bool(true)),
    ]
    if usesMath { settings.append(("math", .string("keep"))) }
    // Jekyll's own input, GFM, has the ids of Garland.
    if !isGFM { settings.append(("heading_ids", .string("kramdown"))) }
    if case .bool(true)? = configuration["kramdown"]?.map?["hard_wrap"]?.value {
      settings.append(("hard_breaks", .bool(true)))
    }
    return settings
  }

  private var plugins: [String] {
    (configuration["plugins"] ?? configuration["gems"])?.value.texts ?? []
  }

  private var isFeedWritten: Bool { plugins.contains("jekyll-feed") || configuration["theme"]?.value.text == "minima" }

  func text(_ key: String) -> String? { configuration[key]?.value.text }

  /// The scheme and the host of the site, or `nil` if `url` is none; Jekyll accepts any text there.
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

  /// Returns the pattern for one of Jekyll's styles, or a pattern of Jekyll with Garland's placeholders.
  private static func pattern(_ pattern: String, collection: String) -> String {
    switch pattern {
    case "date": return "/:categories/:year/:month/:day/:slug.html"
    case "pretty": return "/:categories/:year/:month/:day/:slug/"
    case "ordinal": return "/:categories/:year/:y_day/:slug.html"
    // Garland has no such placeholders, so each post has an address of its own.
    case _ where pattern == "weekdate" || JekyllAddress.hasOtherPlaceholders(pattern):
      return "/:categories/:year/:month/:day/:slug.html"
    case "none": return "/:categories/:slug.html"
    default:
      let names = [
        (":collection", collection), (":title", ":slug"), (":name", ":filename"), (":output_ext", ".html"),
        (":basename", ":filename"),
        // The folder of the collection is a section.
        ("\(collection)/:path", ":sections/:filename"), (":path", ":filename"),
      ]
      let text = names.reduce(pattern) { $0.replacing($1.0, with: $1.1) }
      return JekyllAddress.withExtension(text.hasPrefix("/") ? text : "/" + text)
    }
  }
}

/// The addresses of the second and later pages of the list of posts.
private enum JekyllPagination {
  /// Returns the pattern of Garland for `paginate_path`, such as `/page:n/` for `/page:num`.
  static func pattern(_ path: String?) -> String {
    let path = path ?? ""
    guard path.contains(":num") else { return "/page:n/" }
    let pattern = "/" + path.split(separator: "/").joined(separator: "/").replacing(":num", with: ":n")
    return pattern.hasSuffix(".html") ? pattern : pattern + "/"
  }
}
