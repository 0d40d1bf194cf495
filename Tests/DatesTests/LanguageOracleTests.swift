import Dates
import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: Oracle.isInstalled, "the Python packages tzdata and babel are not installed"))
struct `Languages agree with Unicode CLDR` {
  @Test(arguments: [31 as UInt64])
  func `every format of every language writes the same text as Babel`(seed: UInt64) throws {
    let dates = randomDates(seed: seed)
    let answers = try Oracle.texts(of: dates.map(\.description), in: DateLanguage.tags)
    try #require(answers.count == DateLanguage.tags.count)
    for (tag, answers) in zip(DateLanguage.tags, answers) {
      try #require(answers.count == dates.count)
      for (date, texts) in zip(dates, answers) {
        for (name, text) in texts {
          let actual = try DateFormat(name).text(of: date, in: DateLanguage(tag))
          let expected = deviation(from: text, in: tag, format: name)
          #expect(actual == expected, "\(tag): \(name) of \(date)")
        }
      }
    }
  }

  /// Languages that have no dates here, but plural forms.
  private static let otherTags = """
    af am ast az be bg bn br bs ca ceb cy dsb et eu fil ga gd gl gv hr hsb hy is ka kk kn kw lag lb lt lv mk ml mn mr mt \
    ne pa ps se shi si sl sq sr sw ta te tzm ur uz zu
    """.split(separator: " ").map(String.init)

  @Test func `every number has the plural category that Babel gives it`() throws {
    let numbers =
      Array(0...1_200) + [2_000, 3_003, 10_000, 21_000, 100_000, 1_000_000, 1_000_001, 2_000_000, 5_100_000]
    let tags = DateLanguage.tags + Self.otherTags
    for (tag, answers) in zip(tags, try Oracle.numbers(numbers, in: tags)) {
      let actual = numbers.map { PluralCategory.of($0, in: tag).rawValue }
      #expect(actual == answers.map { $0[0] }, "\(tag)")
    }
  }

  @Test func `every number has the separators that Babel writes`() throws {
    let numbers = [0, 12, 999, 10_000, 123_456, 1_234_567, 12_345_678]
    for (tag, answers) in zip(DateLanguage.tags, try Oracle.numbers(numbers, in: DateLanguage.tags)) {
      let actual = numbers.map { GroupedNumber.text($0, in: tag) }
      #expect(actual == answers.map { $0[1].replacing("\u{202F}", with: "\u{A0}") }, "\(tag)")
    }
  }

  /// Every month, every weekday, and hours before and after noon.
  private func randomDates(seed: UInt64) -> [CivilDate] {
    var random = SeededGenerator(seed: seed)
    return (0..<60).compactMap { index in
      CivilDate(
        year: .random(in: 1000...2999, using: &random), month: index % 12 + 1, day: .random(in: 1...28, using: &random),
        time: CivilDate.Time(
          hour: .random(in: 0..<24, using: &random), minute: .random(in: 0..<60, using: &random),
          second: .random(in: 0..<60, using: &random)))
    }
  }
}

/// Returns the text that Garland should write where Babel writes `text`.
///
/// Garland deviates from Babel on purpose in two cases.
private func deviation(from text: String, in tag: String, format: String) -> String {
  // Many fonts lack the narrow no-break space, so Garland writes the ordinary no-break space.
  let text = text.replacing("\u{202F}", with: "\u{A0}")
  // CLDR has `AM` and `PM` for Korean, but people write the Korean words.
  guard tag == "ko", ["a", "time"].contains(format) else { return text }
  return text.replacing("AM", with: "오전").replacing("PM", with: "오후")
}
