import Dates

/// The words that write the date of an article, such as `Wednesday, June 03 2009`.
///
/// A new theme writes the same date in another form, so these words are no loss.
enum WrittenDates {
  /// The numbers of words in a date: with a weekday, without it, and in numbers.
  private static let lengths = [4, 3, 1]

  /// Returns the indices of the words that write a day; `day` begins with it, as in `2009-06-03T10:00:00Z`.
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
