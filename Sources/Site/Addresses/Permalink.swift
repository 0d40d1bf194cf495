import Articles
import Dates

/// The values of an article for the placeholders in its permalink.
struct Permalink {
  let metadata: ArticleMetadata
  /// The name of the file or folder, without a leading date.
  let name: String
  /// The address of the section, without that of the home page.
  let section: String
  /// The date, in the time zone of the site.
  let date: CivilDate?
  let settings: AddressSettings

  /// Returns the address that a pattern gives, or `nil` if the pattern needs a date that the article lacks.
  func address(from pattern: PermalinkPattern) -> String? {
    if date == nil, pattern.placeholders.contains(where: \.isDate) { return nil }
    return settings.belowHome(pattern.address { self.value(of: $0) })
  }

  private func value(of placeholder: PermalinkPlaceholder) -> String {
    switch placeholder {
    case .title: settings.part(metadata.slug ?? metadata.title ?? name)
    case .slug: settings.part(metadata.slug ?? name)
    case .filename: settings.part(name)
    case .section: section.split(separator: "/").first.map(String.init) ?? ""
    case .sections: section.split(separator: "/").joined(separator: "/")
    case .categories: metadata.categories.map { settings.part(ofTerm: $0) }.joined(separator: "/")
    case .year, .month, .day, .hour, .minute, .second, .shortYear, .monthWithoutZero, .dayWithoutZero, .dayOfYear:
      date.map { Self.value(of: placeholder, at: $0) } ?? ""
    }
  }

  private static func value(of placeholder: PermalinkPlaceholder, at date: CivilDate) -> String {
    switch placeholder {
    case .year: padded(date.year, to: 4)
    case .shortYear: padded(date.year % 100, to: 2)
    case .month: padded(date.month, to: 2)
    case .monthWithoutZero: "\(date.month)"
    case .day: padded(date.day, to: 2)
    case .dayWithoutZero: "\(date.day)"
    case .dayOfYear: padded(dayOfYear(date), to: 3)
    case .hour: padded(date.time?.hour ?? 0, to: 2)
    case .minute: padded(date.time?.minute ?? 0, to: 2)
    case .second: padded(date.time?.second ?? 0, to: 2)
    case .title, .slug, .filename, .section, .sections, .categories: ""
    }
  }

  private static func dayOfYear(_ date: CivilDate) -> Int {
    let days = [1, date.month].map { month in
      CivilDate(year: date.year, month: month, day: 1).map { $0.secondsSince1970() / 86_400 } ?? 0
    }
    return days[1] - days[0] + date.day
  }

  private static func padded(_ number: Int, to width: Int) -> String {
    let digits = "\(number)"
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}
