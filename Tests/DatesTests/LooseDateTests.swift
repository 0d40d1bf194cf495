import Dates
import TestSupport
import Testing

@Suite struct LooseDateTests {
  @Test(arguments: [
    Case("RFC 3339", "2025-01-02T10:00:00.123Z", "2025-01-02T10:00:00Z"),
    Case("a day", "2025-01-02", "2025-01-02"),
    Case("one digit each", "2025-1-2", "2025-01-02"),
    Case("slashes", "2025/01/02", "2025-01-02"),
    Case("slashes, one digit each", "2025/1/2 9:30", "2025-01-02T09:30:00"),
    Case("hours and minutes", "2025-01-02 10:00", "2025-01-02T10:00:00"),
    Case("an offset without a colon", "2025-01-02 10:00:00 +0200", "2025-01-02T10:00:00+02:00"),
    Case("an offset directly after the time", "2025-01-02 10:00:00+02", "2025-01-02T10:00:00+02:00"),
    Case("UTC", "2025-01-02 10:00:00 UTC", "2025-01-02T10:00:00Z"),
    Case("GMT", "2025-01-02 10:00:00 gmt", "2025-01-02T10:00:00Z"),
    Case("the month first", "Jan 2, 2025", "2025-01-02"),
    Case("the full month name first", "January 2, 2025", "2025-01-02"),
    Case("no comma", "january 02 2025 10:00", "2025-01-02T10:00:00"),
    Case("a short month with a dot", "Sept. 2, 2025", "2025-09-02"),
    Case("the day first", "2 January 2025", "2025-01-02"),
    Case("May, whose name has three letters", "31 May 2025", "2025-05-31"),
    Case("RFC 822", "Thu, 02 Jan 2025 10:00:00 +0200", "2025-01-02T10:00:00+02:00"),
    Case("a weekday", "Thursday 2 January 2025", "2025-01-02"),
    Case("spaces around", "  2025-01-02   10:00  ", "2025-01-02T10:00:00"),
    Case("an ambiguous day and month", "01/02/2025", nil),
    Case("an ambiguous day and month, with dots", "01.02.2025", nil),
    Case("an ambiguous day and month, with hyphens", "1-2-2025", nil),
    Case("a year of two digits", "Jan 2, 25", nil),
    Case("a year of two digits first", "25-01-02", nil),
    Case("two separators", "2025-01/02", nil),
    Case("a wrong weekday", "Fri, 02 Jan 2025", nil),
    Case("no such day", "30 February 2025", nil),
    Case("no such month", "2 Brumaire 2025", nil),
    Case("a month cut short", "2 Janu 2025", nil),
    Case("too many digits", "2025-01-0002", nil),
    Case("too many digits in a year", "2 Jan 20251", nil),
    Case("no day", "January 2025", nil),
    Case("an unknown zone", "2025-01-02 10:00 XYZ", nil),
    Case("an offset without a time", "2025-01-02 Z", nil),
    Case("text after the date", "2025-01-02 10:00 Z!", nil),
    Case("a time alone", "10:00", nil),
    Case("a number", "20250102", nil),
    Case("empty text", "", nil),
    Case("spaces only", "   ", nil),
    Case("a word", "Thursday", nil),
  ])
  func `dates in common unambiguous forms are read`(row: Case<String, String?>) {
    row.check(CivilDate(loosely: row.input)?.description)
  }

  @Test(arguments: [42 as UInt64])
  func `every form of a date is read as the same date`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let patterns = [
      "yyyy-M-d", "yyyy/M/d", "yyyy/MM/dd", "MMM d, yyyy", "MMMM dd, yyyy", "d MMMM yyyy", "EEE, dd MMM yyyy",
      "EEEE MMMM d yyyy",
    ]
    let formats = try patterns.map { try DateFormat(pattern: $0) }
    for _ in 0..<2000 {
      let moment = Instant(secondsSince1970: .random(in: -62_167_132_800...253_402_214_399, using: &random))
      let full = moment.civilDate()
      let day = try #require(CivilDate(year: full.year, month: full.month, day: full.day))
      for format in formats { #expect(CivilDate(loosely: format.text(of: day)) == day) }
      #expect(CivilDate(loosely: DateFormat.rfc822.text(of: full)) == full)
      #expect(CivilDate(loosely: full.description) == full)
    }
  }

  @Test(arguments: [1 as UInt64, 2, 3])
  func `arbitrary text does not crash the reader`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let parts = ["2025", "-", "/", "1", "02", " ", "Jan", "T", ":", "10", "Z", "UTC", ",", ".", "+", "é", "Thu", "\0"]
    let dates = ["2025-01-02", "2025-01-02T10:11:12Z", "Thu, 02 Jan 2025 10:11:12 UTC", "2025/1/2 10:11"]
    var (loose, exact) = (0, 0)
    for _ in 0..<20_000 {
      // Random parts alone are never a date, so a part of a date may be among them.
      let date = Array(dates.randomElement(using: &random) ?? "")
      var pieces = [String(date.dropLast(Int.random(in: 0...date.count, using: &random)))]
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        let place = Int.random(in: 0...pieces.count, using: &random)
        pieces.insert(parts.randomElement(using: &random) ?? "", at: place)
      }
      let text = pieces.joined()
      if let date = CivilDate(loosely: text) {
        loose += 1
        #expect(CivilDate(date.description) == date, "\(text)")
      }
      if let date = CivilDate(text) {
        exact += 1
        #expect(CivilDate(loosely: text) == date, "\(text)")
      }
    }
    #expect(loose > 500 && exact > 100, "\(loose), \(exact)")
  }
}
