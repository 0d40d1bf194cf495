import Articles
import Parsing

/// The permalinks of Hexo, such as `:year/:month/:day/:title/` or `posts/:abbrlink.html`.
struct HexoPermalink: Sendable {
  /// The pattern as the configuration has it.
  private let pattern: String
  /// Whether the names of posts begin with a date, which is no part of the title.
  private let namesAreDated: Bool
  private let defaultCategory: String

  /// Reads the pattern in a configuration.
  init(_ configuration: DataMap) {
    pattern = configuration["permalink"]?.value.text ?? ":year/:month/:day/:title/"
    let name = configuration["new_post_name"]?.value.text ?? ":title.md"
    namesAreDated = name.hasPrefix(":year-:month-:day-")
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

  /// Returns the address of a post, or `nil` if it is the one that Garland's pattern gives or if a value is missing.
  func address(of path: String, _ keys: DataMap) -> String? {
    let placeholders = pattern.matches(of: Self.placeholder).map { String($0.1) }
    let isNested = path.contains("/") && placeholders.contains("title")
    let isDated = path.fileName.firstMatch(of: /^\d{4}-\d{2}-\d{2}/) != nil && !namesAreDated
    let isKnown = placeholders.allSatisfy { Self.known[$0] != nil }
    // Hexo keeps spaces and signs, such as those of `C++ (2).md`.
    let isPlain = AddressPart.of(path.fileStem, keepingCase: true) == path.fileStem
    guard isNested || isDated || !isKnown || !isPlain else { return nil }
    var isComplete = true
    let address = pattern.replacing(Self.placeholder) { match -> String in
      guard let value = value(of: String(match.1), path, keys) else {
        isComplete = false
        return ""
      }
      return value
    }
    return isComplete ? "/" + SitePath.encoded(String(address.drop { $0 == "/" })).replacing(":", with: "%3A") : nil
  }

  private static var placeholder: Regex<(Substring, Substring)> { /:([a-z]\w*)/ }

  private func value(of placeholder: String, _ path: String, _ keys: DataMap) -> String? {
    let name = path.fileStem
    let dated = name.firstMatch(of: /^(\d{4}-\d{2}-\d{2})-(.+)$/)
    let title = namesAreDated ? dated.map { String($0.2) } ?? name : name
    switch placeholder {
    case "title": return path.folderPath.isEmpty ? title : path.folderPath + "/" + title
    case "name": return title
    case "post_title": return keys["title"]?.value.text.map { Self.part($0) }
    case "category":
      let categories = keys["categories"]?.value.texts ?? keys["category"]?.value.texts ?? []
      return categories.isEmpty ? defaultCategory : categories.map { Self.part($0) }.joined(separator: "/")
    default: break
    }
    guard Self.known[placeholder] != nil else { return keys[placeholder]?.value.text }
    let text = keys["date"]?.value.text ?? dated.map { String($0.1) } ?? ""
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

  /// Returns a text as a part of an address, with its capital letters.
  private static func part(_ text: String) -> String {
    text.split { " \t~`!@#$%^&*()-_+=[]{}|\\;:\"'<>,.?/".contains($0) }.joined(separator: "-")
  }
}
