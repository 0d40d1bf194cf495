import Addresses
import Articles
import Parsing

extension Zola {
  /// The settings of the new site.
  var settings: SiteConfiguration {
    var settings = SiteConfiguration(
      title: text("title"), description: text("description"),
      url: text("base_url").flatMap { $0.contains("://") ? $0 : nil }, language: languages[0].tag, languages: languages,
      author: text("author") ?? configuration.value(at: ["extra", "author"])?.text)
    settings.set(.feedSize, to: configuration["feed_limit"]?.value.integer)
    settings.set(.feeds, to: [String]())
    for (format, name) in hasFeeds ? feedFiles : [] { settings.set(.feeds, format, to: "/" + name) }
    settings.set(.taxonomies, to: taxonomies)
    settings.set(.html, to: "trusted")
    if keepsCase { settings.set(.letterCase, to: "keep") }
    settings.set(.headingIDs, to: HeadingIDStyle.zola)
    if flag(["markdown", "smart_punctuation"]) { settings.turnOn(.smartPunctuation) }
    if flag(["markdown", "render_emoji"]) { settings.turnOn(.emoji) }
    if flag(["markdown", "definition_list"]) { settings.turnOn(.definitionLists) }
    settings.set(.params, to: configuration["extra"]?.value)
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

  private var taxonomyMaps: [DataMap] { configuration["taxonomies"]?.value.items.compactMap(\.map) ?? [] }

  private var taxonomies: DataNode.Value {
    let root = text("taxonomy_root").map { "/" + $0.split(separator: "/").joined(separator: "/") } ?? ""
    let entries = taxonomyMaps.compactMap { map -> (String, DataNode.Value)? in
      guard let name = map["name"]?.value.text, map["render"]?.value != .bool(false) else { return nil }
      var value = DataMap()
      if !root.isEmpty { value = value.setting("path", to: .string("\(root)/\(name)/")) }
      if map["feed"]?.value == .bool(true) {
        value = value.setting("feeds", to: .map(DataMap(feedFiles.map { ($0.format, .string($0.name)) })))
      }
      return SiteConfiguration.taxonomy(name, value)
    }
    return entries.isEmpty ? .list([]) : .map(DataMap(entries))
  }
}
