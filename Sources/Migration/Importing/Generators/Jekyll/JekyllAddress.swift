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
    guard let text = Placeholders.replaced(in: pattern, value) else { return nil }
    let isFolder = text.hasSuffix("/")
    let address = "/" + text.split(separator: "/").joined(separator: "/").percentEncoded(only: Self.reserved)
    if isFolder || address == "/" { return address == "/" ? "/" : address + "/" }
    return Self.withExtension(address)
  }

  /// Returns an address or a pattern with the extension that Jekyll adds: it writes `/bread` to the file `bread.html`.
  static func withExtension(_ address: String) -> String {
    address.hasSuffix("/") || [".html", ".htm", ".xml", ".json", ".txt"].contains(where: address.hasSuffix)
      ? address : address + ".html"
  }

  /// The characters that an address cannot have.
  private static let reserved: ByteSet = " \"#:<>?[\\]^`{|}"

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
    default:
      guard let code = Placeholders.dateFormats[placeholder] else { return ":" + placeholder }
      return date.map { Strftime.text(of: $0, code) }
    }
  }

  /// Returns a name as `:slug` has it: letters and digits in lower case, with hyphens between them.
  static func slug(_ text: String) -> String {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }

  /// Returns a name as `:title` has it: signs that an address can have stay, too.
  private static func title(_ text: String) -> String {
    let signs = "._~!$&'()+,;=@"
    return text.split { !$0.isLetter && !$0.isNumber && !signs.contains($0) }.joined(separator: "-")
  }

  /// Whether a pattern has placeholders that Garland lacks, such as `:short_month`.
  static func hasOtherPlaceholders(_ pattern: String) -> Bool {
    pattern.contains(":slugified_categories")
      || Placeholders.dateFormats.keys.contains { !Placeholders.isKnown($0) && pattern.contains(":" + $0) }
  }
}
