internal import Dates

/// A date with its year at the end, such as `11/27/2026` or `27.11.2026`.
enum MisorderedDate {
  /// Returns the dates that a text can mean, as front matter writes them; `03/04/2026` can mean two.
  static func readings(of text: String) -> [String] {
    let day = text.prefix { $0 != " " }
    let rest = text[day.endIndex...]
    let parts = day.split { "/.-".contains($0) }.map { Int($0) }
    guard parts.count == 3, let first = parts[0], let second = parts[1], let year = parts[2] else { return [] }
    func reading(month: Int, day: Int) -> [String] {
      guard let date = CivilDate(year: year, month: month, day: day).map({ "\($0)" }) else { return [] }
      return [CivilDate(date + rest) == nil ? date : date + rest]
    }
    let dayFirst = reading(month: second, day: first)
    // Where dots separate the parts, the day is first.
    if day.contains("."), !dayFirst.isEmpty { return dayFirst }
    let monthFirst = reading(month: first, day: second)
    return monthFirst == dayFirst ? monthFirst : monthFirst + dayFirst
  }
}
