import Dates
import TestSupport
import Testing

@Suite struct InstantTests {
  @Test(arguments: [
    Case("in UTC", "2026-01-02T03:04:05Z", "2026-01-02T03:04:05Z"),
    Case("ahead of UTC", "2026-01-02T03:04:05+02:00", "2026-01-02T01:04:05Z"),
    Case("behind UTC", "2025-12-31T23:59:59-00:30", "2026-01-01T00:29:59Z"),
    Case("before 1970", "1969-12-31T23:59:59Z", "1969-12-31T23:59:59Z"),
    Case("a leap day", "2024-02-29T00:00:00Z", "2024-02-29T00:00:00Z"),
    Case("a fraction", "2026-01-02T03:04:05.999Z", "2026-01-02T03:04:05Z"),
    Case("no time", "2026-01-02", nil),
    Case("no offset", "2026-01-02T03:04:05", nil),
    Case("empty text", "", nil),
    Case("before the earliest instant", "0000-01-01T00:00:00Z", "0000-01-02T00:00:00Z"),
    Case("after the latest instant", "9999-12-31T23:00:00-02:00", "9999-12-30T23:59:59Z"),
  ])
  func `an instant is read and written as RFC 3339`(row: Case<String, String?>) {
    row.check(Instant(row.input)?.description)
  }

  @Test(arguments: [
    Case("in winter", "2026-01-02T03:04:05", "2026-01-02T03:04:05+01:00"),
    Case("in summer", "2026-07-02T03:04:05", "2026-07-02T03:04:05+02:00"),
    Case("a day without a time", "2026-07-02", "2026-07-02T00:00:00+02:00"),
    Case("before a gap", "2026-03-29T01:59:59", "2026-03-29T01:59:59+01:00"),
    Case("in a gap", "2026-03-29T02:00:00", "2026-03-29T03:00:00+02:00"),
    Case("later in a gap", "2026-03-29T02:30:00", "2026-03-29T03:30:00+02:00"),
    Case("after a gap", "2026-03-29T03:00:00", "2026-03-29T03:00:00+02:00"),
    Case("before an overlap", "2026-10-25T01:59:59", "2026-10-25T01:59:59+02:00"),
    Case("in an overlap", "2026-10-25T02:30:00", "2026-10-25T02:30:00+02:00"),
    Case("after an overlap", "2026-10-25T03:00:00", "2026-10-25T03:00:00+01:00"),
    Case("with an offset of its own", "2026-01-02T03:04:05-05:00", "2026-01-02T09:04:05+01:00"),
  ])
  func `a local time becomes an instant`(row: Case<String, String>) throws {
    let zone = try #require(NamedZone("Europe/Berlin"))
    row.check(Instant(try #require(CivilDate(row.input)), in: zone).civilDate(in: zone).description)
  }

  @Test func `the day that Samoa skipped becomes the next day`() throws {
    let zone = try #require(NamedZone("Pacific/Apia"))
    let date = try #require(CivilDate("2011-12-30T12:00:00"))
    #expect(Instant(date, in: zone).civilDate(in: zone).description == "2011-12-31T12:00:00+14:00")
  }

  @Test func `instants are ordered and clamped`() throws {
    #expect(Instant(secondsSince1970: 1) < Instant(secondsSince1970: 2))
    #expect(Instant(secondsSince1970: .min) == .earliest)
    #expect(Instant(secondsSince1970: .max) == .latest)
    for zone in [try #require(NamedZone("-23:59")), try #require(NamedZone("+23:59")), .utc] {
      for moment in [Instant.earliest, .latest] {
        let date = moment.civilDate(in: zone)
        #expect(Instant(date) == moment)
        #expect(CivilDate(date.description) == date)
      }
    }
  }

  @Test(arguments: [7 as UInt64])
  func `an instant survives conversion to a date and back, in every zone`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for name in NamedZone.names {
      let zone = try #require(NamedZone(name))
      for _ in 0..<50 {
        let moment = Instant(secondsSince1970: .random(in: -70_000_000_000...260_000_000_000, using: &random))
        let date = moment.civilDate(in: zone)
        #expect(Instant(date) == moment, "\(name) at \(moment)")
        #expect(CivilDate(date.description) == date, "\(name) at \(moment)")
      }
    }
  }
}
