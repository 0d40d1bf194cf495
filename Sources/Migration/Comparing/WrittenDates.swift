import Dates

/// Finds dates in the words of an article, such as `Wednesday, June 03 2009`.
///
/// The new theme writes the same date in another form, so these words do not count as missing.
enum WrittenDates {
  /// Returns the indices of the words in all dates of some days, such as `2009-06-03`; a time behind a day is ignored.
  static func indices(of days: Set<String>, in words: [String]) -> Set<Int> {
    // Words can have the digits of any script.
    let words = words.map { word in
      word.utf8.allSatisfy { $0 < 0x80 }
        ? word : String(word.map { $0.wholeNumberValue.flatMap { "\($0)".first } ?? $0 })
    }
    let parts = Set(days.map { String($0.prefix(10)) }).map { $0.split(separator: "-").compactMap { Int($0) } }
    return parts.filter { $0.count == 3 }.reduce(into: []) { indices, day in
      indices.formUnion(self.indices(year: day[0], month: day[1], day: day[2], in: words))
    }
  }

  /// Words between the parts of a date, as in `3 de junio de 2009`.
  private static let links: Set = ["de", "del", "of", "the", "d'"]
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
      if range.lowerBound > 0, isWeekday(words[range.lowerBound - 1], year, month, day) {
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
    let names = words.filter { !$0.contains(where: \.isNumber) && !links.contains($0.lowercased()) }
    if numbers.sorted() == [year, month, day].sorted() { return names.allSatisfy { $0.count == 1 } }
    guard numbers.sorted() == [year, day].sorted(), names.count == 1, words.count < 6 else { return false }
    let name = names[0].lowercased().filter(\.isLetter)
    let isEdge = words.first.map { links.contains($0.lowercased()) } ?? true || words.last.map(isName) ?? true
    return !isEdge && months[month - 1].contains { $0 == name || name.count > 2 && $0.hasPrefix(name) }
  }

  /// Whether a word is the name of the weekday of a date, in any language.
  private static func isWeekday(_ word: String, _ year: Int, _ month: Int, _ day: Int) -> Bool {
    guard let date = CivilDate(year: year, month: month, day: day) else { return false }
    return weekdays[date.weekday.rawValue - 1].contains(word.lowercased().filter(\.isLetter))
  }

  /// The names of each month in all languages, in lower case and without dots.
  private static let months = (1...12).map {
    names(of: CivilDate(year: 2026, month: $0, day: 1), ["MMMM", "MMM", "LLLL"])
  }
  /// The names of each weekday from Monday, which 5 January 2026 was.
  private static let weekdays = (0..<7).map { names(of: CivilDate(year: 2026, month: 1, day: 5 + $0), ["EEEE", "E"]) }

  private static func names(of date: CivilDate?, _ patterns: [String]) -> Set<String> {
    let names = NaturalLanguage.all.flatMap { language in
      patterns.compactMap { pattern in
        date.flatMap { (try? DateFormat(pattern: pattern))?.text(of: $0, in: DateLanguage(language.tag)) }
      }
    }
    return Set(names.map { $0.lowercased().filter(\.isLetter) })
  }

  private static func isName(_ word: String) -> Bool {
    word.count > 2 && word.allSatisfy { $0.isLetter || ".,".contains($0) }
  }
}
