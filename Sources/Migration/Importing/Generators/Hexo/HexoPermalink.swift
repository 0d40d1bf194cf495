import Articles
import Dates
import Parsing

/// The permalinks of Hexo, such as `:year/:month/:day/:title/` or `posts/:abbrlink.html`.
struct HexoPermalink: Sendable {
  /// The pattern as the configuration has it.
  private let pattern: String
  /// The pattern of the names of posts.
  let names: HexoFileName
  private let defaultCategory: String
  /// The parts of addresses for categories, by the names of the categories.
  private let categoryParts: [String: String]
  private let zone: NamedZone

  /// Reads the pattern in a configuration.
  init(_ configuration: DataMap) {
    pattern = configuration["permalink"]?.value.text ?? ":year/:month/:day/:title/"
    names = HexoFileName(configuration["new_post_name"]?.value.text ?? ":title.md")
    let parts = configuration["category_map"]?.map?.entries.compactMap { entry in
      entry.value.textual.map { (entry.key, $0) }
    }
    categoryParts = Dictionary(parts ?? []) { $1 }
    zone = configuration["timezone"]?.value.text.flatMap { NamedZone($0) } ?? .utc
    defaultCategory = configuration["default_category"]?.value.text ?? "uncategorized"
  }

  /// The placeholders that Garland has, by their names in Hexo.
  private static let known = [
    "year": "year", "month": "month", "day": "day", "i_month": "i_month", "i_day": "i_day", "hour": "hour",
    "minute": "minute", "second": "second", "title": "slug", "name": "filename", "post_title": "title",
    "category": "categories",
  ]

  /// The pattern for `site.yml`; a placeholder that Garland lacks becomes `:slug`.
  var converted: String {
    let address = Placeholders.replaced(in: pattern) { ":" + (Self.known[$0] ?? "slug") } ?? pattern
    return "/" + address.drop { $0 == "/" }
  }

  /// The placeholders whose values only Hexo knows.
  var notes: [ImportNote] {
    ["hash", "id", "timestamp"].filter { pattern.contains(":" + $0) }
      .map { ImportNote(message: "`:\($0)` in `permalink` is made by Hexo; write the old addresses as `url`") }
  }

  /// Returns the address of a post, or `nil` if a value is missing.
  func address(of path: String, _ keys: DataMap) -> String? {
    let parts = names.parts(of: path)
    return Placeholders.replaced(in: pattern) { value(of: $0, parts, keys) }.map { address in
      "/" + SitePath.encoded(String(address.drop { $0 == "/" }))
    }
  }

  private func value(of placeholder: String, _ parts: [String: String], _ keys: DataMap) -> String? {
    switch placeholder {
    case "title": return parts["title"]
    case "name": return parts["title"]?.fileName
    case "post_title": return keys["title"]?.value.text.map { HexoFileName.part($0) }
    case "category":
      let categories = Self.lastCategory(in: keys)
      return categories.isEmpty
        ? parts["category"] ?? defaultCategory
        : categories.map { HexoFileName.part(categoryParts[$0] ?? $0) }.joined(separator: "/")
    default:
      guard Self.known[placeholder] != nil else { return keys[placeholder]?.value.text }
      let written = keys["date"]?.value.text ?? HexoFileName.date(of: parts) ?? ""
      guard let date = CivilDate(written) ?? CivilDate(loosely: written) else { return nil }
      let local = date.offsetMinutes == nil ? date : Instant(date, in: zone).civilDate(in: zone)
      return Placeholders.dateFormats[placeholder].map { Strftime.text(of: local, $0) }
    }
  }

  /// Returns the names of the last category of a post, from the outermost on: of `[[Bread, Rye], [Oven]]`, `Oven`.
  private static func lastCategory(in keys: DataMap) -> [String] {
    guard let value = keys["categories"]?.value ?? keys["category"]?.value else { return [] }
    return value.asList?.last?.list?.compactMap(\.textual) ?? value.texts
  }
}
