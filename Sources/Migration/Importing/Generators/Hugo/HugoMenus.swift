import Parsing

/// The menus of a site for Hugo, from its configuration and from front matter.
struct HugoMenus: Sendable {
  private struct Link: Sendable {
    let menu: String
    let identifier: String
    let title: String
    let url: String
    let weight: Int
    let parent: String?
  }

  private var links: [Link] = []

  /// Reads the menus of a language from the configuration: its own, or else those of all languages.
  init(_ configuration: HugoConfiguration, in language: HugoLanguage) {
    let paths = ["languages.\(language.code).menus", "languages.\(language.code).menu", "menus", "menu"]
    let menus = paths.lazy.compactMap { configuration[$0]?.map }.first
    let start = language.folder.isEmpty ? "" : "/" + language.folder
    for menu in menus?.entries ?? [] {
      for entry in menu.value.value.items.compactMap(\.map) {
        let page = entry.value(at: ["pageRef"])?.text.map { reference in
          start + (reference.hasPrefix("/") ? "" : "/") + reference + (reference.hasSuffix("/") ? "" : "/")
        }
        let url = page ?? entry.value(at: ["url"])?.text ?? ""
        add(entry, to: menu.key, title: url.asFolder.fileName, url: url)
      }
    }
  }

  /// Adds the links that the front matter of a page asks for: `menu: main`, or `menus: {main: {weight: 2}}`.
  mutating func add(_ page: HugoContent.Page, _ keys: DataMap, at address: String) {
    guard let value = keys.value(at: ["menus"]) ?? keys.value(at: ["menu"]) else { return }
    let title = (keys.value(at: ["linkTitle"]) ?? keys.value(at: ["title"]))?.text ?? page.name
    guard let map = value.map else {
      for name in value.texts { add(DataMap(), to: name, title: title, url: address) }
      return
    }
    for entry in map.entries { add(entry.value.map ?? DataMap(), to: entry.key, title: title, url: address) }
  }

  private mutating func add(_ entry: DataMap, to menu: String, title: String, url: String) {
    let name = (entry.value(at: ["name"]) ?? entry.value(at: ["title"]))?.text ?? title
    links.append(
      Link(
        menu: menu, identifier: entry.value(at: ["identifier"])?.text ?? name, title: name,
        url: url.isEmpty || url.contains(":") || url.hasPrefix("/") || url.hasPrefix("#") ? url : "/" + url,
        weight: entry.value(at: ["weight"])?.integer ?? 0, parent: entry.value(at: ["parent"])?.text))
  }

  /// The value of `menus` in `site.yml`, or `nil` if the site has no menus; the links of submenus follow their parent.
  var value: DataNode.Value? {
    let names = links.map(\.menu).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    let menus = names.map { name -> (String, DataNode.Value) in
      let all = links.filter { $0.menu == name }.sorted { Self.order($0) < Self.order($1) }
      let ordered = all.filter { link in !all.contains { $0.identifier == link.parent } }
        .flatMap { link in [link] + all.filter { $0.parent == link.identifier } }
      let items = ordered.filter { !$0.url.isEmpty }.map { link in
        DataNode(.map(DataMap([("title", .string(link.title)), ("url", .string(link.url))])), at: 0..<0)
      }
      return (name, .list(items))
    }
    return menus.isEmpty ? nil : .map(DataMap(menus))
  }

  /// Hugo sorts by weight, then by title; links without weight come last.
  private static func order(_ link: Link) -> (Int, String) { (link.weight == 0 ? .max : link.weight, link.title) }
}
