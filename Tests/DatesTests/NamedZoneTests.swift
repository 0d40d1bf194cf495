import Dates
import TestSupport
import Testing

@Suite struct NamedZoneTests {
  @Test(arguments: [
    Case("winter in Berlin", ("Europe/Berlin", "2026-01-02T00:00:00Z"), 60),
    Case("summer in Berlin", ("Europe/Berlin", "2026-07-02T00:00:00Z"), 120),
    Case("summer in Berlin, far ahead", ("Europe/Berlin", "9026-07-02T00:00:00Z"), 120),
    Case("before the first summer time", ("Europe/Berlin", "1979-07-02T00:00:00Z"), 60),
    Case("before 1970, the offset at the start of 1970", ("Europe/Berlin", "1945-07-02T00:00:00Z"), 60),
    Case("summer in the south", ("Australia/Sydney", "2026-01-02T00:00:00Z"), 660),
    Case("negative daylight saving time in winter", ("Europe/Dublin", "2026-01-02T00:00:00Z"), 0),
    Case("half an hour", ("Australia/Lord_Howe", "2026-07-02T00:00:00Z"), 630),
    Case("three quarters of an hour", ("Asia/Kathmandu", "2026-07-02T00:00:00Z"), 345),
    Case("a change on the day before a Sunday", ("America/Nuuk", "2026-03-29T00:59:59Z"), -120),
    Case("an old name", ("Asia/Calcutta", "2026-01-02T00:00:00Z"), 330),
    Case("an offset", ("+05:30", "2026-01-02T00:00:00Z"), 330),
    Case("an offset without a colon", ("-0300", "2026-01-02T00:00:00Z"), -180),
    Case("Z", ("Z", "2026-01-02T00:00:00Z"), 0),
    Case("UTC", ("UTC", "2026-01-02T00:00:00Z"), 0),
  ])
  func `a zone has an offset at each instant`(row: Case<(String, String), Int>) throws {
    let zone = try #require(NamedZone(row.input.0))
    row.check(zone.offsetMinutes(at: try #require(Instant(row.input.1))))
  }

  @Test(arguments: [
    "", "Europe", "Europe/Brelin", "europe/berlin", "EUROPE/BERLIN", " UTC", "Europe/Berlin ", "+24:00", "+2", "CEST",
    "1010", "+00:00Z", "Europe/Berlin\n",
  ])
  func `invalid names are refused`(name: String) {
    #expect(NamedZone(name) == nil)
  }

  @Test func `every listed name is accepted`() {
    #expect(NamedZone.names.count > 590)
    for name in NamedZone.names { #expect(NamedZone(name)?.name == name) }
    #expect(NamedZone.names.contains("Europe/Berlin"))
    #expect(NamedZone.names == NamedZone.names.sorted())
  }

  @Test func `a zone with a fixed offset has the offset as its name`() {
    #expect(NamedZone(offsetMinutes: 330)?.name == "+05:30")
    #expect(NamedZone("-0300")?.description == "-03:00")
    #expect(NamedZone(offsetMinutes: 0) == .utc)
    #expect(NamedZone("Z") == .utc)
    #expect(NamedZone(offsetMinutes: 1440) == nil)
    #expect(NamedZone(offsetMinutes: .min) == nil)
  }

  @Test func `the database has a version`() {
    #expect(NamedZone.databaseVersion.wholeMatch(of: /20\d\d[a-z]/) != nil)
  }
}
