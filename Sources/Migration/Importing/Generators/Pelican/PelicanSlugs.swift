import Parsing

/// The rules by which Pelican makes a slug from a title or a name.
struct PelicanSlugs: Sendable {
  /// A substitution in the settings: a pattern of Python, and its replacement.
  private typealias Substitution = (pattern: String, replacement: String)

  /// The substitutions by kind: `SLUG`, `CATEGORY`, `TAG` and `AUTHOR`.
  private let substitutions: [String: [Substitution]]
  /// Whether letters of other scripts than Latin stay.
  private let keepsLetters: Bool
  private let keepsCase: Bool

  /// Reads the rules in the settings of a site.
  init(_ configuration: DataMap) {
    keepsLetters = configuration["SLUGIFY_USE_UNICODE"]?.value == .bool(true)
    keepsCase = configuration["SLUGIFY_PRESERVE_CASE"]?.value == .bool(true)
    let pairs = ["SLUG", "CATEGORY", "TAG", "AUTHOR"].compactMap { kind -> (String, [Substitution])? in
      guard let list = configuration["\(kind)_REGEX_SUBSTITUTIONS"]?.list else {
        return configuration["\(kind)_SUBSTITUTIONS"]?.list.map { (kind, Self.plain($0)) }
      }
      return (kind, Self.pairs(list).map { (Self.translated($0.pattern), $0.replacement) })
    }
    substitutions = Dictionary(pairs) { first, _ in first }
  }

  /// Returns the slug of a text.
  ///
  /// ```swift
  /// PelicanSlugs(DataMap()).slug(of: "Crème & pain: it’s v2.0")  // creme-pain-its-v20
  /// ```
  func slug(of text: String, _ kind: String = "SLUG") -> String {
    let letters = keepsLetters ? text : LatinLetters.replaced(in: text)
    guard let rules = substitutions[kind] ?? substitutions["SLUG"] else { return standard(letters) }
    let result = rules.reduce(letters) { text, rule in
      guard let pattern = try? Regex(rule.pattern).ignoresCase() else { return text }
      return text.replacing(pattern, with: rule.replacement)
    }
    return keepsCase ? result.trimmed : result.lowercased().trimmed
  }

  /// Returns whether a text has letters that Pelican writes in Latin ones, and that no rule here knows.
  func isUnknown(_ text: String) -> Bool { !keepsLetters && LatinLetters.isIncomplete(for: text) }

  /// Drops all signs but letters, digits and `_`, and joins words with hyphens.
  private func standard(_ text: String) -> String {
    let kept = text.filter { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" || $0.isWhitespace }
    let words = kept.trimmed.split(omittingEmptySubsequences: false) { $0 == "-" || $0.isWhitespace }
    let parts = words.indices.filter { !words[$0].isEmpty || $0 == 0 || $0 == words.count - 1 }.map { words[$0] }
    let slug = parts.joined(separator: "-")
    return keepsCase ? slug : slug.lowercased()
  }

  private static func pairs(_ list: [DataNode]) -> [Substitution] {
    list.compactMap { node in
      guard let pair = node.list, pair.count >= 2, let pattern = pair[0].string, let text = pair[1].string,
        pattern.utf8.count < 200
      else { return nil }
      return (pattern, text)
    }
  }

  /// Returns the substitutions of Pelican before 4.0, which replace texts.
  private static func plain(_ list: [DataNode]) -> [Substitution] {
    let special = "\\^$.|?*+()[]{}"
    let written = pairs(list).map { pattern, text in
      (pattern.map { special.contains($0) ? "\\\($0)" : "\($0)" }.joined(), text)
    }
    return written + [("[^\\w\\s-]", ""), ("^\\s+|\\s+$", ""), ("[-\\s]+", "-")]
  }

  /// Returns a pattern of Python for Swift.
  static func translated(_ pattern: String) -> String {
    pattern.replacing("(?u)", with: "").replacing("\\Z", with: "\\z")
  }
}
