import Dates

/// Finds dates in the words of an article, such as `Wednesday, June 03 2009`.
///
/// The new theme writes the same date in another form, so these words do not count as missing.
enum WrittenDates {
  /// Returns the indices of the words in all dates of some days, such as `2009-06-03`; a time behind a day is ignored.
  static func indices(of days: Set<String>, in words: [String]) -> Set<Int> {
    let parts = Set(days.map { String($0.prefix(10)) }).map { $0.split(separator: "-").compactMap { Int($0) } }
    return parts.filter { $0.count == 3 }.reduce(into: []) { indices, day in
      indices.formUnion(self.indices(year: day[0], month: day[1], day: day[2], in: words))
    }
  }

  /// The largest number of words without a weekday: `2009 年 6 月 3 日`.
  private static let longest = 6

  private static func indices(year: Int, month: Int, day: Int, in words: [String]) -> Set<Int> {
    var indices: Set<Int> = []
    for (place, word) in words.enumerated() where word.contains("\(year)") {
      let ranges = (1...longest).lazy.flatMap { length in
        (max(0, place - length + 1)...place).lazy.map { $0..<($0 + length) }.filter { $0.upperBound <= words.count }
      }
      guard var range = ranges.first(where: { isDate(words[$0], year, month, day) }) else { continue }
      // `Wednesday, 3 June 2009`
      if range.lowerBound > 0, case let before = words[range.lowerBound - 1], before.last == ",", isName(before),
        isWeekday(before, year, month, day)
      {
        range = (range.lowerBound - 1)..<range.upperBound
      }
      if range.upperBound < words.count, ["日", "일"].contains(words[range.upperBound]) {
        range = range.lowerBound..<(range.upperBound + 1)
      }
      indices.formUnion(range)
    }
    return indices
  }

  /// Whether words are a date: its year and its day, with its month as a number or as a name in any language.
  private static func isDate(_ words: ArraySlice<String>, _ year: Int, _ month: Int, _ day: Int) -> Bool {
    let numbers = words.flatMap { word in
      word.split { !$0.isNumber }.compactMap { $0.count < 5 ? Int($0) : nil }
    }
    let names = words.filter { !$0.contains(where: \.isNumber) }
    if numbers.sorted() == [year, month, day].sorted() { return names.allSatisfy { $0.count == 1 } }
    guard numbers.sorted() == [year, day].sorted(), names.count == 1, words.count == 3 else { return false }
    let name = names[0].lowercased().filter(\.isLetter)
    return words.last.map { !isName($0) } ?? false
      && months[month - 1].contains { $0 == name || name.count > 2 && $0.hasPrefix(name) }
  }

  /// Whether a name can be the weekday of a date: English names are compared.
  private static func isWeekday(_ name: String, _ year: Int, _ month: Int, _ day: Int) -> Bool {
    let names = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
    let known = names.firstIndex { $0.hasPrefix(name.lowercased().prefix { $0.isLetter }) }
    return known.map { CivilDate(year: year, month: month, day: day)?.weekday.rawValue == $0 + 1 } ?? true
  }

  /// The names of each month in all languages, in lower case and without dots.
  private static let months: [Set<String>] = (1...12).map { month in
    guard let date = CivilDate(year: 2026, month: month, day: 1) else { return [] }
    let names = NaturalLanguage.all.flatMap { language in
      ["MMMM", "MMM", "LLLL"].compactMap { pattern in
        (try? DateFormat(pattern: pattern))?.text(of: date, in: DateLanguage(language.tag))
      }
    }
    return Set(names.map { $0.lowercased().filter(\.isLetter) })
  }

  private static func isName(_ word: String) -> Bool {
    word.count > 2 && word.allSatisfy { $0.isLetter || ".,".contains($0) }
  }
}
