import Dates
import Parsing

/// The addresses that Pelican gives to articles and pages, such as `{date:%Y}/{slug}.html`.
struct PelicanAddresses: Sendable {
  /// What Pelican makes of a text.
  enum Kind: String, Sendable {
    case article = "ARTICLE"
    case page = "PAGE"
  }

  /// The values of a text for the fields of a pattern.
  struct Values {
    var slug = ""
    var date: CivilDate?
    var category: String?
    var author: String?
    var language: String?
    /// The language is not that of the site.
    var isTranslation = false
    /// The other metadata, and the parts of the path that `PATH_METADATA` names.
    var metadata: [String: String] = [:]
  }

  let slugs: PelicanSlugs
  private let configuration: DataMap

  /// Reads the patterns in the settings of a site.
  init(_ configuration: DataMap) {
    self.configuration = configuration
    slugs = PelicanSlugs(configuration)
  }

  /// Returns the pattern of the files, as the settings have it.
  private func pattern(_ kind: Kind, isTranslation: Bool = false) -> String {
    let name = kind.rawValue + (isTranslation ? "_LANG" : "")
    let folder = kind == .page ? "pages/" : ""
    let texts = ["\(name)_SAVE_AS", "\(name)_URL"].compactMap { configuration[$0]?.value.text }
    return texts.first { !$0.isEmpty } ?? folder + (isTranslation ? "{slug}-{lang}.html" : "{slug}.html")
  }

  /// Returns the address of a text, or `nil` if a field has no value.
  func address(_ kind: Kind, _ values: Values) -> String? {
    var isComplete = true
    let path = pattern(kind, isTranslation: values.isTranslation).replacing(Self.field) { match -> String in
      guard let value = value(of: String(match.1), format: match.2.map(String.init), values) else {
        isComplete = false
        return ""
      }
      return value
    }
    return isComplete ? Self.withoutIndex(path) : nil
  }

  /// Returns the pattern for `site.yml`: Garland's pattern for a text whose address needs no `url`.
  func sitePattern(_ kind: Kind) -> String {
    Self.converted(pattern(kind)) ?? (kind == .page ? "/pages/:slug.html" : "/:slug.html")
  }

  /// Returns a pattern with Garland's placeholders, or `nil` if it has a field that Garland lacks.
  static func converted(_ pattern: String) -> String? {
    let names = ["slug": ":slug", "category": ":categories", "name": ":filename"]
    var isComplete = true
    let text = pattern.replacing(field) { match -> String in
      let format = match.2.map(String.init) ?? ""
      guard match.1 == "date" else {
        isComplete = isComplete && format.isEmpty && names[String(match.1)] != nil
        return names[String(match.1)] ?? ""
      }
      let parts = format.split(omittingEmptySubsequences: false) { !"%-".contains($0) && !$0.isLetter }
      isComplete = isComplete && parts.allSatisfy { Placeholders.byFormat[String($0)] != nil }
      return parts.reduce(format) { text, part in text.replacing(part, with: Placeholders.byFormat[String(part)] ?? "")
      }
    }
    return isComplete && !text.contains("{") ? withoutIndex(text) : nil
  }

  /// A field such as `{slug}` or `{date:%Y}`.
  private static var field: Regex<(Substring, Substring, Substring?)> { /\{(\w+)(?::([^{}]*))?\}/ }

  private static func withoutIndex(_ path: String) -> String {
    let path = path.hasPrefix("/") ? path : "/" + path
    return path.hasSuffix("/index.html") ? String(path.dropLast("index.html".count)) : path
  }

  private func value(of name: String, format: String?, _ values: Values) -> String? {
    switch name {
    case "slug", "name": values.slug
    case "category": values.category.map { slugs.slug(of: $0, "CATEGORY") }
    case "author": values.author.map { slugs.slug(of: $0, "AUTHOR") }
    case "lang": values.language
    case "date": values.date.map { Strftime.text(of: $0, format ?? "%Y-%m-%d %H:%M:%S") }
    default: values.metadata[name.lowercased()]
    }
  }
}
