import Dates
import TestSupport
import Testing

@Suite struct DateLanguageTests {
  @Test(arguments: [
    Case("a known tag", "de", "de"),
    Case("a region without words of its own", "de-AT", "de"),
    Case("a region with words of its own", "en-GB", "en-GB"),
    Case("another case", "EN-gb", "en-GB"),
    Case("an underscore", "pt_PT", "pt-PT"),
    Case("a script", "zh-Hans-CN", "zh"),
    Case("a region with the date formats of another region", "en-AU", "en-GB"),
    Case("an alias", "no", "nb"),
    Case("an old name with a region", "iw-IL", "he"),
    Case("a script before the region", "en-Latn-GB", "en"),
    Case("a long tag", "de" + String(repeating: "-x", count: 100_000), "de"),
    Case("an unknown extension", "en-GB-x-mine", "en-GB"),
  ])
  func `a tag falls back to a known language`(row: Case<String, String>) {
    let language = DateLanguage(row.input)
    row.check(language.tag)
    #expect(language.isKnown)
  }

  @Test(arguments: ["", "-", "tlh", "d", "deu", "x-de"])
  func `dates in an unknown language are numbers`(tag: String) throws {
    let language = DateLanguage(tag)
    #expect(!language.isKnown)
    #expect(language.tag == tag)
    let date = try #require(CivilDate("2026-01-02T15:04:05"))
    for format in [DateFormat.short, .medium, .long, .full] {
      #expect(format.text(of: date, in: language) == "2026-01-02")
    }
    #expect(DateFormat.month.text(of: date, in: language) == "2026-01")
    #expect(DateFormat.year.text(of: date, in: language) == "2026")
    #expect(DateFormat.time.text(of: date, in: language) == "15:04")
    #expect(try DateFormat(pattern: "MMMM E").text(of: date, in: language) == "M01 Fri")
  }

  @Test(arguments: DateLanguage.tags)
  func `a language has twelve months, seven days and every format`(tag: String) throws {
    let language = DateLanguage(tag)
    #expect(language.isKnown)
    #expect(language.tag == tag)
    let months = (1...12).compactMap { CivilDate(year: 2026, month: $0, day: 11) }
    for pattern in ["MMM", "MMMM", "LLL", "LLLL"] { try expectDifferent(months, pattern, language) }
    let days = (1...7).compactMap { CivilDate(year: 2026, month: 1, day: $0) }
    for pattern in ["EEE", "EEEE", "ccc", "cccc"] { try expectDifferent(days, pattern, language) }
    for name in DateFormat.names { #expect(!(try DateFormat(name).text(of: months[0], in: language)).isEmpty) }
  }

  @Test(arguments: [
    Case("American English", "en", "January 2, 2026"),
    Case("British English", "en-GB", "2 January 2026"),
    Case("German", "de-CH", "2. Januar 2026"),
    Case("Spanish", "es-MX", "2 de enero de 2026"),
    Case("Polish", "pl", "2 stycznia 2026"),
    Case("Hungarian", "hu", "2026. január 2."),
    Case("Japanese", "ja", "2026年1月2日"),
    Case("Hebrew", "he", "2 בינואר 2026"),
    Case("Vietnamese", "vi", "2 tháng 1, 2026"),
  ])
  func `a date has the order of its language`(row: Case<String, String>) throws {
    row.check(DateFormat.long.text(of: try #require(CivilDate("2026-01-02")), in: DateLanguage(row.input)))
  }

  private func expectDifferent(_ dates: [CivilDate], _ pattern: String, _ language: DateLanguage) throws {
    let format = try DateFormat(pattern: pattern)
    let texts = Set(dates.map { format.text(of: $0, in: language) })
    #expect(texts.count == dates.count, "\(pattern)")
    #expect(!texts.contains(""), "\(pattern)")
  }
}
