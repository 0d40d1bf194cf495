import Articles
import Diagnostics
import Markup
import Parsing

extension SiteSettings {
  /// Reads `taxonomies`: their names in a list, or names with titles.
  mutating func readTaxonomies(from fields: inout FieldReader, in source: SourceID) {
    guard let node = fields.value("taxonomies") else { return }
    if let map = node.map {
      var inner = FieldReader(map, in: source, area: "site")
      taxonomies = map.entries.map { entry in TaxonomySettings(named: entry.key, title: inner.text(entry.key)) }
      fields.addDiagnostics(of: inner)
    } else if let names = fields.texts("taxonomies", allowsLoneText: false) {
      taxonomies = names.map { TaxonomySettings(named: $0) }
    }
    for (name, range) in Self.names(in: node) where TaxonomySettings.reservedNames.contains(name) {
      fields.report(SettingsMistake.reservedTaxonomy(name).diagnostic(at: SourceRange(source, range)))
    }
    var seen: Set<String> = []
    for taxonomy in taxonomies where !seen.insert(taxonomy.slug).inserted {
      fields.refuse("taxonomies", .twice(taxonomy.name))
    }
    // A second one would be in the way of the first, and of nothing else.
    var kept: Set<String> = []
    taxonomies = taxonomies.filter {
      kept.insert($0.slug).inserted && !TaxonomySettings.reservedNames.contains($0.name)
    }
  }

  private static func names(in node: DataNode) -> [(String, Range<Int>)] {
    node.map?.entries.map { ($0.key, $0.keyRange) }
      ?? node.list?.compactMap { item in item.textual.map { ($0, item.range) } } ?? []
  }

  /// Reads `menus`: by name, lists of links, each a title with an address.
  mutating func readMenus(from fields: inout FieldReader, in source: SourceID) {
    guard let map = fields.map("menus") else { return }
    var menus = FieldReader(map, in: source, area: "site")
    self.menus = map.entries.map { entry in
      guard let nodes = entry.value.list else {
        menus.refuse(entry.key, .noLinks(entry.key))
        return Menu(name: entry.key, links: [])
      }
      return Menu(name: entry.key, links: nodes.compactMap { link($0, in: source, of: entry.key, &menus) })
    }
    fields.addDiagnostics(of: menus)
  }

  private func link(_ node: DataNode, in source: SourceID, of menu: String, _ menus: inout FieldReader) -> Menu.Link? {
    guard let map = node.map else {
      menus.report(SettingsMistake.noLinks(menu).diagnostic(at: SourceRange(source, node.range)))
      return nil
    }
    var fields = FieldReader(map, in: source, area: "site")
    defer { menus.addDiagnostics(of: fields) }
    if map.entries.count == 1, let entry = map.entries.first, !["title", "url"].contains(entry.key) {
      return target(entry.key, in: &fields).map { Menu.Link(title: entry.key, url: $0) }
    }
    let (title, url) = (fields.text("title"), target("url", in: &fields))
    fields.reportUnknownKeys()
    for missing in ["title", "url"] where map[missing] == nil {
      fields.report(SettingsMistake.missing(missing).diagnostic(at: SourceRange(source, node.range)))
    }
    guard let title, let url else { return nil }
    return Menu.Link(title: title, url: url)
  }

  /// An address that leads to the same place from every page, and runs no code.
  private func target(_ field: String, in fields: inout FieldReader) -> String? {
    guard let address = fields.address(field) else { return nil }
    if address.hasPrefix("/") || address.hasPrefix("#") { return address }
    let hasScheme = address.prefix { !"/?#".contains($0) }.dropFirst().contains(":")
    if hasScheme, URLScheme.isSafe(address) { return address }
    fields.refuse(field, .wrong(field, address, "an address such as `/posts/` or `https://example.org/`", known: []))
    return nil
  }
}
