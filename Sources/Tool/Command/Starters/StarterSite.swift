import Dates

/// A kind of new site.
///
/// Its files are in the folder of its name, and embedded in `StarterSite+Files.swift`.
enum StarterSite: String, CaseIterable {
  case blog, docs, portfolio

  /// An embedded file.
  struct File {
    /// The path, such as `blog/Content/about.md`.
    let path: String
    /// The content.
    let text: String
  }

  /// The names of the kinds, for people.
  static let names = "`blog`, `docs` or `portfolio`"

  /// The path of the JSON Schema that the first line of `site.yml` names.
  static let schemaPath = "site.schema.json"

  /// The text of `.gitignore`.
  static let ignoredFolders = "_site/\n.garland/\n.build/\n"

  /// The text of `site.yml`.
  var settings: String { Self.files.first { $0.path == "\(rawValue)/Content/site.yml" }?.text ?? "" }

  /// The language of the examples.
  static let language = "en"

  /// Returns the files by their paths in the site; the newest example has today's date, the others the days before.
  func files(now: Instant, language: String = language) -> [(path: String, text: String)] {
    let isEastAsian = ["ja", "ko", "zh"].contains(language.prefix { $0 != "-" }.lowercased())
    let setting = "language: \(language)\n" + (isEastAsian ? "cjk_emphasis: true\n" : "")
    let dates = (0..<3).map { daysAgo -> (example: String, actual: String) in
      let instant = Instant(secondsSince1970: now.secondsSince1970 - daysAgo * 86_400)
      return ("2026-01-0\(3 - daysAgo)", String(instant.civilDate().description.prefix(10)))
    }
    return Self.files.compactMap { file in
      guard file.path.hasPrefix(rawValue + "/") else { return nil }
      let path = String(file.path.dropFirst(rawValue.utf8.count + 1))
      let text = path == "Content/site.yml" ? file.text.replacing("language: en\n", with: setting) : file.text
      return (Self.replace(dates, in: path), Self.replace(dates, in: text))
    }
  }

  /// Replaces all dates at once, so that a new date is never replaced again.
  private static func replace(_ dates: [(example: String, actual: String)], in text: String) -> String {
    var text = text
    for (index, date) in dates.enumerated() { text = text.replacing(date.example, with: "\u{0}\(index)") }
    for (index, date) in dates.enumerated() { text = text.replacing("\u{0}\(index)", with: date.actual) }
    return text
  }
}
