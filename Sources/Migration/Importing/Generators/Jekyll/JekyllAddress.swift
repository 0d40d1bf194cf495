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
  /// The time zone of the site.
  let zone: NamedZone

  /// Returns the address for a pattern such as `/:categories/:title/`, or `nil` if the article lacks a date for it.
  func address(for pattern: String) -> String? {
    var text = ""
    var rest = pattern[...]
    while let colon = rest.firstIndex(of: ":") {
      text += rest[..<colon]
      let word = rest[rest.index(after: colon)...].prefix { $0.isLowercase && $0.isASCII || $0 == "_" }
      guard let value = value(of: String(word)) else { return nil }
      text += value
      rest = rest[word.endIndex...]
    }
    text += rest
    let isFolder = text.hasSuffix("/")
    let address = "/" + text.split(separator: "/").map { Self.encoded($0) }.joined(separator: "/")
    if isFolder || address == "/" { return address == "/" ? "/" : address + "/" }
    return Self.withExtension(address)
  }

  /// Returns an address or a pattern with the extension that Jekyll adds: it writes `/bread` to the file `bread.html`.
  static func withExtension(_ address: String) -> String {
    address.hasSuffix("/") || [".html", ".htm", ".xml", ".json", ".txt"].contains(where: address.hasSuffix)
      ? address : address + ".html"
  }

  /// Returns a part of an address in which the characters that an address cannot have are encoded.
  private static func encoded(_ part: Substring) -> String {
    let reserved = Set(" \"#:<>?[\\]^`{|}".utf8)
    return part.utf8.reduce(into: [UInt8]()) { bytes, byte in
      if reserved.contains(byte) {
        bytes += "%\(String(byte, radix: 16, uppercase: true))".utf8
      } else {
        bytes.append(byte)
      }
    }.text
  }

  /// Returns the pattern of a style such as `pretty`, or the pattern itself.
  static func pattern(ofStyle style: String) -> String {
    switch style {
    case "date": "/:categories/:year/:month/:day/:title:output_ext"
    case "pretty": "/:categories/:year/:month/:day/:title/"
    case "ordinal": "/:categories/:year/:y_day/:title:output_ext"
    case "weekdate": "/:categories/:year/W:week/:short_day/:title:output_ext"
    case "none": "/:categories/:title:output_ext"
    default: style
    }
  }

  private var categories: [String] { keys["categories"]?.texts ?? [] }

  private static func unique(_ names: [String]) -> [String] {
    names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The name without a date at its start.
  private var name: String { type == "pages" ? path.fileStem : DatedName(path.fileStem).name }

  /// The date in the time zone of the site; Jekyll reads a time without a zone in UTC.
  private var date: CivilDate? {
    let written = keys["date"]?.text ?? ""
    guard let date = CivilDate(written) ?? CivilDate(loosely: written) else { return DatedName(path.fileStem).day }
    return date.time == nil ? date : Instant(date, in: .utc).civilDate(in: zone)
  }

  /// Returns the value of a placeholder, or `nil` if the article lacks a date for it; an unknown placeholder stays.
  private func value(of placeholder: String) -> String? {
    func padded(_ number: Int?, _ count: Int = 2) -> String? {
      number.map { String(repeating: "0", count: max(0, count - "\($0)".count)) + "\($0)" }
    }
    switch placeholder {
    case "collection": return type
    case "title": return Self.title(keys["slug"]?.text ?? name)
    case "slug": return Self.slug(keys["slug"]?.text ?? name)
    case "name": return Self.slug(path.fileStem)
    case "basename": return name
    case "path": return type == "pages" ? path.folderPath : path.withoutExtension
    case "output_ext": return ".html"
    case "categories": return Self.unique(categories.map { $0.lowercased() }).joined(separator: "/")
    case "slugified_categories": return Self.unique(categories.map { Self.slug($0) }).joined(separator: "/")
    case "year": return padded(date?.year, 4)
    case "short_year": return padded(date.map { $0.year % 100 })
    case "month": return padded(date?.month)
    case "i_month": return padded(date?.month, 1)
    case "day": return padded(date?.day)
    case "i_day": return padded(date?.day, 1)
    default:
      guard let code = Self.dateCodes[placeholder] else { return ":" + placeholder }
      return date.map { Strftime.text(of: $0, code) }
    }
  }

  /// The formats of `strftime` for placeholders that Garland does not have.
  private static let dateCodes = [
    "y_day": "%j", "week": "%V", "w_year": "%G", "w_day": "%u", "short_day": "%a", "long_day": "%A",
    "short_month": "%b", "long_month": "%B", "hour": "%H", "minute": "%M", "second": "%S",
  ]

  /// Returns a name as `:slug` has it: letters and digits in lower case, with hyphens between them.
  private static func slug(_ text: String) -> String {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }

  /// Returns a name as `:title` has it: signs that an address can have stay, too.
  private static func title(_ text: String) -> String {
    let signs = "._~!$&'()+,;=@"
    return text.split { !$0.isLetter && !$0.isNumber && !signs.contains($0) }.joined(separator: "-")
  }

  /// Whether a pattern has placeholders that Garland lacks, such as `:short_month`.
  static func hasOtherPlaceholders(_ pattern: String) -> Bool {
    dateCodes.keys.contains { $0 != "y_day" && pattern.contains(":" + $0) } || pattern.contains(":slugified_categories")
  }
}

extension [UInt8] {
  /// The bytes as UTF-8.
  fileprivate var text: String { String(decoding: self, as: UTF8.self) }
}
