import Dates
import Foundation
import TestSupport
import Testing

@Suite struct `Arithmetic of dates` {
  @Test(
    arguments: [
      Case("a day at the end of a month", ("2026-01-31", (0, 0, 1)), "2026-02-01"),
      Case("days before", ("2024-03-01", (0, 0, -1)), "2024-02-29"),
      Case("a month into a shorter one", ("2026-01-31", (0, 1, 0)), "2026-02-28"),
      Case("a year from a leap day", ("2024-02-29", (1, 0, 0)), "2025-02-28"),
      Case("months over two years", ("2026-11-15", (0, 14, 0)), "2028-01-15"),
      Case("months before", ("2026-01-15", (0, -1, 0)), "2025-12-15"),
      Case("all of them", ("2026-01-30", (1, 1, 2)), "2027-03-02"),
      Case("a date with a time and an offset", ("2026-01-31T10:00:00+02:00", (0, 0, 1)), "2026-02-01T10:00:00+02:00"),
      Case("after the last year", ("9999-12-31", (0, 0, 1)), nil),
      Case("before the first year", ("0000-01-01", (0, -1, 0)), nil),
      Case("a number that is too large", ("2026-01-01", (0, 0, .max)), nil),
    ] as [Case<(String, (Int, Int, Int)), String?>])
  func `adds years, months and days`(row: Case<(String, (Int, Int, Int)), String?>) throws {
    let (years, months, days) = row.input.1
    let date = try #require(CivilDate(row.input.0))
    row.check(date.adding(years: years, months: months, days: days)?.description)
  }

  @Test func `counts days`() throws {
    let (one, other) = (try #require(CivilDate("2024-02-28T23:00:00")), try #require(CivilDate("2024-03-01")))
    #expect(one.days(until: other) == 2 && other.days(until: one) == -2)
  }

  @Test func `orders dates by what they show`() throws {
    let texts = [
      "2025-12-31T23:00:00", "2026-01-01", "2026-01-01T00:00:00", "2026-01-01T00:00:00-01:00",
      "2026-01-01T00:00:00+02:00", "2026-01-01T00:00:01", "2026-01-02",
    ]
    let dates = try texts.map { try #require(CivilDate($0)) }
    #expect(dates.shuffled().sorted() == dates)
    for (one, other) in zip(dates, dates.dropFirst()) { #expect(one < other && !(other < one) && one != other) }
  }

  @Test func `is that of Swift's clocks for instants`() throws {
    let (start, end) = (try #require(Instant("2026-01-01T00:00:00Z")), try #require(Instant("2026-01-01T00:01:30Z")))
    #expect(end - start == .seconds(90) && start - end == .seconds(-90))
    #expect(start + .seconds(90) == end && end - .milliseconds(90_500) == start)
    #expect(start + .seconds(Int64.max) == .latest && start - .seconds(Int64.max) == .earliest)
  }

  private struct Event: Codable, Equatable {
    var day: CivilDate
    var start: Instant
  }

  @Test func `is possible for decoded dates`() throws {
    let json = #"{"day": "January 2, 2026", "start": "2026-01-02 10:00"}"#
    let event = try JSONDecoder().decode(Event.self, from: Data(json.utf8))
    #expect(event.day.description == "2026-01-02" && event.start.description == "2026-01-02T10:00:00Z")
    #expect(try JSONDecoder().decode(Event.self, from: JSONEncoder().encode(event)) == event)
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([CivilDate].self, from: Data(#"["soon"]"#.utf8))
    }
    #expect("\(try #require(error))".contains("such as `2026-01-02`"))
  }
}
