import Articles
import Dates
import Parsing

/// The address that Jekyll gives to a file for a permalink with placeholders.
struct JekyllAddress {
  /// The file without the folder of its collection: `2026-01-02-bread.md`, `sweet/cake.md`.
  let path: String
  /// The type: `posts`, `pages`, or the name of a collection.
  let type: String
  let keys: ArticleKeys

  /// Returns the address for a pattern such as `/:categories/:title/`.
  func address(for pattern: String) -> String {
    var text = ""
    var rest = pattern[...]
    while let colon = rest.firstIndex(of: ":") {
      text += rest[..<colon]
      let word = rest[rest.index(after: colon)...].prefix { $0.isLowercase && $0.isASCII || $0 == "_" }
      text += value(of: String(word)) ?? ":" + word
      rest = rest[word.endIndex...]
    }
    text += rest
    let isFolder = text.hasSuffix("/")
    let address = "/" + text.split(separator: "/").joined(separator: "/")
    return isFolder && address != "/" ? address + "/" : address
  }

  /// Returns the pattern of a style such as `pretty`, or the pattern itself.
  static func pattern(ofStyle style: String) -> String {
    switch style {
    case "date": "/:categories/:year/:month/:day/:title:output_ext"
    case "pretty": "/:categories/:year/:month/:day/:title/"
    case "none": "/:categories/:title:output_ext"
    default: style
    }
  }

  private var isPost: Bool { type == "posts" }

  /// The name without a date at its start.
  private var name: String { isPost ? DatedName(path.fileStem).name : path.fileStem }

  private var date: CivilDate? {
    let written = keys["date"]?.text ?? ""
    return CivilDate(written) ?? CivilDate(loosely: written) ?? DatedName(path.fileStem).day
  }

  private func value(of placeholder: String) -> String? {
    func padded(_ number: Int?, _ count: Int = 2) -> String? {
      number.map { String(repeating: "0", count: max(0, count - "\($0)".count)) + "\($0)" }
    }
    switch placeholder {
    case "collection": return type
    case "title": return keys["slug"]?.text ?? name
    case "slug": return Self.slug(keys["slug"]?.text ?? name)
    case "name", "basename": return name
    case "path": return type == "pages" ? path.folderPath : path.withoutExtension
    case "output_ext": return ".html"
    case "categories":
      return (keys["categories"]?.texts ?? []).map { Self.slug($0) }.joined(separator: "/")
    case "year": return padded(date?.year, 4)
    case "short_year": return padded(date.map { $0.year % 100 })
    case "month": return padded(date?.month)
    case "i_month": return padded(date?.month, 1)
    case "day": return padded(date?.day)
    case "i_day": return padded(date?.day, 1)
    default: return nil
    }
  }

  private static func slug(_ text: String) -> String {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }
}
