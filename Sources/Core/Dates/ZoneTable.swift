/// The time zone database.
///
/// Each row encodes offsets and changes as numbers, then lists the names of all zones that share them. The numbers have
/// no separators. `clock(named:)` reads them in order.
enum ZoneTable {
  /// The words of each line: the encoded numbers, and the names of the zones that have them.
  ///
  /// A dictionary from all names to their numbers took three times as long, and most builds look for one zone.
  private static var lines: some Sequence<[Substring.UTF8View]> {
    text.utf8.split(separator: UInt8(ascii: "\n")).lazy.map { $0.split(separator: UInt8(ascii: " ")) }
  }

  /// The names of all zones.
  static var names: [String] { lines.flatMap { $0.dropFirst().map { String(Substring($0)) } } }

  /// Returns the offsets and changes of a zone.
  static func clock(named name: String) -> ZoneClock? {
    let line = lines.first { $0.dropFirst().contains { $0.elementsEqual(name.utf8) } }
    guard let row = line?.first else { return nil }
    var numbers = ZoneNumbers(rest: row)
    let choices = numbers.next().map { count in (0..<count).compactMap { _ in numbers.nextSigned() } }
    guard let choices, let initial = choices.first, let unit = numbers.next(), let count = numbers.next() else {
      return nil
    }
    var changes: [Int] = []
    var offsets = [initial]
    var minutes = 0
    for _ in 0..<count {
      guard let step = numbers.next() else { return nil }
      minutes += step / choices.count * unit
      changes.append(minutes * 60)
      offsets.append(choices[step % choices.count])
    }
    return ZoneClock(changes: changes, offsets: offsets, rule: numbers.rule())
  }
}

/// A reader for numbers in base 32.
///
/// The last digit of each number uses a different set of characters, which marks the end of the number.
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

  /// Reads a signed number in zigzag encoding: 0, 1, 2, 3 encode 0, -1, 1, -2.
  mutating func nextSigned() -> Int? {
    next().map { $0.isMultiple(of: 2) ? $0 / 2 : -($0 + 1) / 2 }
  }

  mutating func rule() -> YearlyRule? {
    guard let standard = nextSigned(), let summer = nextSigned(), let begin = change(), let end = change() else {
      return nil
    }
    return YearlyRule(standardOffset: standard, summerOffset: summer, summerStart: begin, summerEnd: end)
  }

  private mutating func change() -> YearlyRule.Change? {
    guard let month = next(), let week = next(), let weekday = next(), let minutes = nextSigned() else { return nil }
    return YearlyRule.Change(month: month, week: week, weekday: weekday, minutes: minutes)
  }

  /// The value of each byte: below 32 for a last digit, from 32 on for the digits before it.
  private static let digits: [UInt8?] = {
    var digits = [UInt8?](repeating: nil, count: 256)
    let letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_"
    for (digit, letter) in letters.utf8.enumerated() { digits[Int(letter)] = UInt8(truncatingIfNeeded: digit) }
    return digits
  }()
}
