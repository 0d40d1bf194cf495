import Parsing

extension Zola {
  /// The settings of the new site.
  var settings: SiteConfiguration {
    var settings = SiteConfiguration()
    settings["title"] = .string(text("title") ?? "Untitled")
    settings["description"] = text("description").map { .string($0) }
    settings["url"] = text("base_url").flatMap { url in
      url.contains("://") ? .string(url.hasSuffix("/") ? url : url + "/") : nil
    }
    settings["language"] = .string((text("default_language") ?? "en").replacing("_", with: "-"))
    settings["author"] = (text("author") ?? configuration.value(at: ["extra", "author"])?.text).map { .string($0) }
    settings["feed_size"] = configuration["feed_limit"]?.value.integer.map { .integer($0) }
    let feeds = hasFeeds ? feedFiles.map { ($0.format, DataNode.Value.string("/" + $0.name)) } : []
    settings["feeds"] = feeds.isEmpty ? .list([]) : .map(DataMap(feeds))
    settings["taxonomies"] = taxonomies
    settings["html"] = .string("trusted")
    if keepsCase { settings["case"] = .string("keep") }
    settings["heading_ids"] = .string("zola")
    if flag(["markdown", "smart_punctuation"]) { settings["smart_punctuation"] = .bool(true) }
    if flag(["markdown", "render_emoji"]) { settings["emoji"] = .bool(true) }
    if flag(["markdown", "definition_list"]) { settings["definition_lists"] = .bool(true) }
    settings["params"] = configuration["extra"]?.value
    return settings
  }

  private var hasFeeds: Bool { flag(["generate_feeds"]) || flag(["generate_feed"]) }

  /// The file names of feeds, with their formats.
  var feedFiles: [(format: String, name: String)] {
    let names = (configuration["feed_filenames"] ?? configuration["feed_filename"])?.value.texts ?? ["atom.xml"]
    let files = names.map { (format: $0.contains("rss") ? "rss" : "atom", name: $0) }
    return files.enumerated().filter { index, file in !files[..<index].contains { $0.format == file.format } }
      .map(\.element)
  }

  /// The names of taxonomies.
  var taxonomyNames: [String] { taxonomyMaps.compactMap { $0["name"]?.value.text } }

  private var taxonomyMaps: [DataMap] { configuration["taxonomies"]?.value.items.compactMap(\.map) ?? [] }

  private var taxonomies: DataNode.Value {
    let root = text("taxonomy_root").map { "/" + $0.split(separator: "/").joined(separator: "/") } ?? ""
    let entries = taxonomyMaps.compactMap { map -> (String, DataNode.Value)? in
      guard let name = map["name"]?.value.text, map["render"]?.value != .bool(false) else { return nil }
      let title = name.prefix(1).uppercased() + name.dropFirst().replacing("-", with: " ")
      var value = DataMap([("title", .string(title))])
      if !root.isEmpty { value = value.setting("path", to: .string("\(root)/\(name)/")) }
      if map["feed"]?.value == .bool(true) {
        value = value.setting("feeds", to: .map(DataMap(feedFiles.map { ($0.format, .string($0.name)) })))
      }
      return (name, value.entries.count == 1 ? .string(title) : .map(value))
    }
    return entries.isEmpty ? .list([]) : .map(DataMap(entries))
  }
}
