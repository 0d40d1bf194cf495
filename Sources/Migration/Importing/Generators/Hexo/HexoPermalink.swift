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
    let address = pattern.replacing(Self.placeholder) { match in ":" + (Self.known[String(match.1)] ?? "slug") }
    return "/" + address.drop { $0 == "/" }
  }

  /// The placeholders whose values only Hexo knows.
  var notes: [ImportNote] {
    pattern.matches(of: Self.placeholder).map { String($0.1) }.filter { ["hash", "id", "timestamp"].contains($0) }
      .map { ImportNote(message: "`:\($0)` in `permalink` is made by Hexo; write the old addresses as `url`") }
  }

  /// Returns the address of a post, or `nil` if a value is missing.
  func address(of path: String, _ keys: DataMap) -> String? {
    let parts = names.parts(of: path)
    var isComplete = true
    let address = pattern.replacing(Self.placeholder) { match -> String in
      guard let value = value(of: String(match.1), parts, keys) else {
        isComplete = false
        return ""
      }
      return value
    }
    return isComplete ? "/" + SitePath.encoded(String(address.drop { $0 == "/" })) : nil
  }

  private static var placeholder: Regex<(Substring, Substring)> { /:([a-z]\w*)/ }

  private func value(of placeholder: String, _ parts: [String: String], _ keys: DataMap) -> String? {
    switch placeholder {
    case "title": return parts["title"]
    case "name": return parts["title"]?.fileName
    case "post_title": return keys["title"]?.value.text.map { Self.part($0) }
    case "category":
      let categories = HexoCategories.last(in: keys)
      return categories.isEmpty
        ? parts["category"] ?? defaultCategory
        : categories.map { Self.part(categoryParts[$0] ?? $0) }.joined(separator: "/")
    default: break
    }
    guard Self.known[placeholder] != nil else { return keys[placeholder]?.value.text }
    let text = Self.local(keys["date"]?.value.text ?? HexoFileName.date(of: parts) ?? "", in: zone)
    let numbers = text.split { !$0.isNumber }.map(String.init)
    guard numbers.count >= 3, numbers[0].count == 4 else { return nil }
    func padded(_ index: Int) -> String {
      let number = numbers.count > index ? numbers[index] : "00"
      return number.count == 1 ? "0" + number : number
    }
    switch placeholder {
    case "year": return numbers[0]
    case "month": return padded(1)
    case "day": return padded(2)
    case "i_month": return Int(numbers[1]).map(String.init)
    case "i_day": return Int(numbers[2]).map(String.init)
    case "hour": return padded(3)
    case "minute": return padded(4)
    case "second": return padded(5)
    default: return nil
    }
  }

  /// Returns a date with an offset in the time zone of the site, and any other date as it is.
  private static func local(_ text: String, in zone: NamedZone) -> String {
    guard let date = CivilDate(text) ?? CivilDate(loosely: text), date.offsetMinutes != nil else { return text }
    return "\(Instant(date, in: zone).civilDate(in: zone))"
  }

  /// Returns a text as a part of an address, with its capital letters.
  static func part(_ text: String) -> String {
    text.split { " \t~`!@#$%^&*()-_+=[]{}|\\;:\"'<>,.?/".contains($0) }.joined(separator: "-")
  }
}
