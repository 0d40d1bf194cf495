import Dates
import Testing

@Suite struct CivilDateTests {
  @Test(arguments: [
    ("2026-01-02", "2026-01-02"),
    ("2026-01-02T03:04:05Z", "2026-01-02T03:04:05Z"),
    ("2026-01-02t03:04:05z", "2026-01-02T03:04:05Z"),
    ("2026-01-02 03:04:05 +0200", "2026-01-02T03:04:05+02:00"),
    ("2026-01-02 03:04:05+02:00", "2026-01-02T03:04:05+02:00"),
    ("2026-01-02 03:04:05 -03", "2026-01-02T03:04:05-03:00"),
    ("2026-01-02 03:04:05 -00:30", "2026-01-02T03:04:05-00:30"),
    ("2026-01-02T03:04:05.678901234Z", "2026-01-02T03:04:05Z"),
    ("2026-01-02T03:04", "2026-01-02T03:04:00"),
    ("2024-02-29", "2024-02-29"),
    ("2000-02-29", "2000-02-29"),
    ("0000-12-31", "0000-12-31"),
  ])
  func `dates in the forms of YAML, TOML and RFC 3339 are read`(text: String, expected: String) {
    #expect(CivilDate(text)?.description == expected)
  }

  @Test(arguments: [
    "", "2026", "2026-1-2", "2026-01-02T", "2026-01-02 ", " 2026-01-02", "2026-00-01", "2026-13-01", "2026-01-00",
    "2026-01-32", "2026-04-31", "2026-02-29", "1900-02-29", "2026-01-02T24:00:00", "2026-01-02T03:60:00",
    "2026-01-02T03:04:60", "2026-01-02T03:04:05.", "2026-01-02T03:04:05+24:00", "2026-01-02T03:04:05+02:60",
    "2026-01-02T03:04:05+2", "2026-01-02T03:04:05+02:", "2026-01-02T03:04:05ZZ", "2026-01-02Z", "２026-01-02",
    "+026-01-02",
  ])
  func `invalid dates are refused`(text: String) {
    #expect(CivilDate(text) == nil)
  }

  @Test(arguments: [
    ("1970-01-01", 0, 0),
    ("1970-01-01T00:00:01Z", 60, 1),
    ("1970-01-01", 60, -3600),
    ("1970-01-01T02:00:00+02:00", -600, 0),
    ("1969-12-31T23:59:59Z", 0, -1),
    ("2026-01-02T03:04:05+02:00", 0, 1_767_315_845),
    ("2000-03-01", 0, 951_868_800),
    ("2100-02-28", 0, 4_107_456_000),
    ("0000-01-01", 0, -62_167_219_200),
    ("9999-12-31T23:59:59Z", 0, 253_402_300_799),
  ])
  func `seconds are counted from 1970 in UTC`(text: String, offset: Int, expected: Int) {
    #expect(CivilDate(text)?.secondsSince1970(defaultOffsetMinutes: offset) == expected)
  }

  @Test func `consecutive days have consecutive numbers`() {
    var previous: Int?
    for year in 1890...2110 {
      for month in 1...12 {
        for day in 1...31 {
          guard let date = CivilDate(year: year, month: month, day: day) else { continue }
          if let previous { #expect(date.secondsSince1970() == previous + 86_400) }
          previous = date.secondsSince1970()
        }
      }
    }
    #expect(previous == CivilDate("2110-12-31")?.secondsSince1970())
  }

  @Test func `an offset of a day or more is refused`() {
    #expect(CivilDate(year: 2026, month: 1, day: 2, offsetMinutes: 1440) == nil)
    #expect(CivilDate.Time(hour: 1, minute: 2, second: 60) == nil)
  }

  @Test(arguments: [
    ("1970-01-01", Weekday.thursday), ("2026-01-02", .friday), ("2000-02-29", .tuesday), ("1969-12-31", .wednesday),
    ("0000-01-01", .saturday), ("9999-12-31", .friday),
  ])
  func `a date has its weekday`(text: String, weekday: Weekday) {
    #expect(CivilDate(text)?.weekday == weekday)
  }
}
