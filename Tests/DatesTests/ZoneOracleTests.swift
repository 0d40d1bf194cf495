import Dates
import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: Oracle.isInstalled, "the Python packages tzdata and babel are not installed"))
struct `Zones agree with the time zone database` {
  @Test func `the table has the version and the names of the installed database`() throws {
    #expect(NamedZone.databaseVersion == (try Oracle.databaseVersion()))
    #expect(Set(NamedZone.names) == (try Oracle.zoneNames()))
  }

  @Test(arguments: [20_260_102 as UInt64])
  func `all zones have the same offset at random instants`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let moments = try zones().flatMap { zone in
      (0..<60).map { _ in (zone, Int.random(in: 0..<year2100, using: &random)) }
        + (0..<5).map { _ in (zone, Int.random(in: year2100..<year9999, using: &random)) }
    }
    try expectSameOffsets(moments)
  }

  @Test func `all zones change their offset at the same second`() throws {
    let moments = try zones().flatMap { zone in
      offsetChanges(of: zone).flatMap { turn in [(zone, turn - 1), (zone, turn)] }
    }
    #expect(moments.count > 60_000)
    try expectSameOffsets(moments)
  }

  @Test func `skipped and repeated local times become the same instants`() throws {
    let times = try zones().flatMap { zone in
      offsetChanges(of: zone).flatMap { turn in
        let before = offset(of: zone, at: turn - 1) * 60
        let after = offset(of: zone, at: turn) * 60
        return [-86_400, min(before, after) - 1, before, (before + after) / 2, after, max(before, after) + 1, 86_400]
          .map { (zone, turn + $0) }
      }
    }
    let asked = times.filter { zone, local in !isBeyondMinutes(zone, local - 86_400) }
    let answers = try Oracle.clocks(asked.map { "\($0.name) showing \($1)" })
    try #require(answers.count == asked.count)
    let wrong = zip(asked, answers).filter { asked, answer in
      Instant(civilDate(asked.1), in: asked.0).secondsSince1970 != answer
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(5).map { "\($0.0.0) showing \($0.0.1): \($0.1)" })")
  }

  private func expectSameOffsets(_ moments: [(NamedZone, Int)]) throws {
    let asked = moments.filter { !isBeyondMinutes($0, $1) }
    let answers = try Oracle.clocks(asked.map { "\($0.name) at \($1)" })
    try #require(answers.count == asked.count)
    let wrong = zip(asked, answers).filter { asked, answer in offset(of: asked.0, at: asked.1) * 60 != answer }
    #expect(wrong.isEmpty, "\(wrong.prefix(5).map { "\($0.0.0) at \($0.0.1): \($0.1)" })")
  }
}

private let year2040 = 2_208_988_800
private let year2100 = 4_102_444_800
private let year9999 = 253_370_764_800

private func zones() throws -> [NamedZone] {
  try NamedZone.names.map { try #require(NamedZone($0)) }
}

/// Monrovia was 44 minutes and 30 seconds behind UTC until 1972, but the table has only minutes.
private func isBeyondMinutes(_ zone: NamedZone, _ seconds: Int) -> Bool {
  ["Africa/Monrovia", "Liberia"].contains(zone.name) && seconds < 63_593_100
}

private func offset(of zone: NamedZone, at seconds: Int) -> Int {
  zone.offsetMinutes(at: Instant(secondsSince1970: seconds))
}

/// Returns the date of a local time in seconds since 1970.
private func civilDate(_ seconds: Int) -> CivilDate {
  let date = Instant(secondsSince1970: seconds).civilDate()
  return CivilDate(year: date.year, month: date.month, day: date.day, time: date.time) ?? date
}

/// Returns the times from 1970 to 2040 at which a zone changes its offset.
private func offsetChanges(of zone: NamedZone) -> [Int] {
  let week = 7 * 86_400
  return stride(from: 0, to: year2040, by: week).compactMap { start in
    var low = start
    var high = start + week
    guard offset(of: zone, at: low) != offset(of: zone, at: high) else { return nil }
    while high - low > 1 {
      let middle = (low + high) / 2
      if offset(of: zone, at: middle) == offset(of: zone, at: low) { low = middle } else { high = middle }
    }
    return high
  }
}
