import Dates

/// Finds the date in the words of an article, such as `Wednesday, June 03 2009`.
///
/// The new theme writes the same date in another form, so these words do not count as missing.
enum WrittenDates {
  /// The possible numbers of words in a date: with a weekday, without a weekday, and in digits only.
  private static let lengths = [4, 3, 1]

  /// Returns the indices of the words in all dates of a day, such as `2009-06-03`; a time behind it is ignored.
  static func indices(of day: String, in words: [String]) -> Set<Int> {
    let day = day.prefix(10)
    let year = day.prefix(4)
    guard day.count == 10 else { return [] }
    var indices: Set<Int> = []
    for end in words.indices where words[end].hasPrefix(year) {
      for length in lengths where length <= end + 1 {
        let range = (end + 1 - length)...end
        let text = words[range].joined(separator: " ")
        let trimmed = text.last.map { ",.;)".contains($0) } ?? false ? String(text.dropLast()) : text
        guard let date = CivilDate(loosely: trimmed), "\(date)".hasPrefix(day) else { continue }
        indices.formUnion(range)
        break
      }
    }
    return indices
  }
}
