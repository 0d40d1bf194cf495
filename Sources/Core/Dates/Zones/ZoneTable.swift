/// The zones of the time zone database, one row for all zones with the same clocks: numbers, then names.
///
/// The numbers are written one behind another, in the order in which `clock(named:)` reads them.
enum ZoneTable {
  /// The numbers of each zone.
  static let rows: [String: Substring.UTF8View] = {
    var rows: [String: Substring.UTF8View] = [:]
    rows.reserveCapacity(1000)
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      let words = line.split(separator: UInt8(ascii: " "))
      guard let numbers = words.first else { continue }
      for name in words.dropFirst() { rows[String(Substring(name))] = numbers }
    }
    return rows
  }()

  /// The clock of a zone.
  static func clock(named name: String) -> ZoneClock? {
    guard let row = rows[name] else { return nil }
    var numbers = ZoneNumbers(rest: row)
    let choices = numbers.next().map { count in (0..<count).compactMap { _ in numbers.nextSigned() } }
    guard let choices, let initial = choices.first, let unit = numbers.next(), let count = numbers.next() else {
      return nil
    }
    var turns: [Int] = []
    var offsets = [initial]
    var minutes = 0
    for _ in 0..<count {
      guard let step = numbers.next() else { return nil }
      minutes += step / choices.count * unit
      turns.append(minutes * 60)
      offsets.append(choices[step % choices.count])
    }
    return ZoneClock(turns: turns, offsets: offsets, rule: numbers.rule())
  }
}

/// A walk through numbers of base 32, whose digits are letters: those of the last digits are others than those before.
private struct ZoneNumbers {
  var rest: Substring.UTF8View

  mutating func next() -> Int? {
    var number = 0
    while let byte = rest.popFirst(), let digit = Self.digits[Int(byte)] {
      number = number << 5 | Int(digit & 31)
      if digit < 32 { return number }
    }
    return nil
  }

  /// A number that may be negative: 0, -1, 1, -2 and so on.
  mutating func nextSigned() -> Int? {
    next().map { $0.isMultiple(of: 2) ? $0 / 2 : -($0 + 1) / 2 }
  }

  mutating func rule() -> YearlyRule? {
    guard let standard = nextSigned(), let summer = nextSigned(), let begin = turn(), let end = turn() else {
      return nil
    }
    return YearlyRule(standardOffset: standard, summerOffset: summer, summerBegins: begin, summerEnds: end)
  }

  private mutating func turn() -> YearlyRule.Turn? {
    guard let month = next(), let week = next(), let weekday = next(), let minutes = nextSigned() else { return nil }
    return YearlyRule.Turn(month: month, week: week, weekday: weekday, minutes: minutes)
  }

  /// What each byte stands for: up to 31 for last digits, from 32 on for those before.
  private static let digits: [UInt8?] = {
    var digits = [UInt8?](repeating: nil, count: 256)
    let letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_"
    for (digit, letter) in letters.utf8.enumerated() { digits[Int(letter)] = UInt8(truncatingIfNeeded: digit) }
    return digits
  }()
}
