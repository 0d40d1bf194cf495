import Dates
import TestSupport
import Testing

@Suite struct DateFormatTests {
  private static let date = "2026-01-02T15:04:05+02:00"

  @Test(arguments: [
    Case("iso", ("iso", Self.date), "2026-01-02T15:04:05+02:00"),
    Case("iso of a day", ("iso", "2026-01-02"), "2026-01-02"),
    Case("rfc822", ("rfc822", Self.date), "Fri, 02 Jan 2026 15:04:05 +0200"),
    Case("rfc822 behind UTC", ("rfc822", "2026-01-02T15:04:05-09:30"), "Fri, 02 Jan 2026 15:04:05 -0930"),
    Case("rfc822 of a day", ("rfc822", "2026-01-02"), "Fri, 02 Jan 2026 00:00:00 +0000"),
    Case("date", ("date", Self.date), "2026-01-02"),
    Case("short", ("short", Self.date), "1/2/26"),
    Case("medium", ("medium", Self.date), "Jan 2, 2026"),
    Case("long", ("long", Self.date), "January 2, 2026"),
    Case("full", ("full", Self.date), "Friday, January 2, 2026"),
    Case("month", ("month", Self.date), "January 2026"),
    Case("year", ("year", Self.date), "2026"),
    Case("time", ("time", Self.date), "3:04\u{A0}PM"),
    Case("time of a day", ("time", "2026-01-02"), "12:00\u{A0}AM"),
    Case("weekday", ("weekday", Self.date), "Friday"),
    Case("a pattern", ("d. MMMM yyyy, HH:mm:ss", Self.date), "2. January 2026, 15:04:05"),
    Case("an early year", ("y yy yyyy", "0007-01-02"), "7 07 0007"),
    Case("noon", ("h a", "2026-01-02T12:00:00"), "12 PM"),
    Case("quotes", ("'day' d'd' ''yy ''''", Self.date), "day 2d '26 ''"),
    Case("quotes within quotes", ("'o''clock' h", Self.date), "o'clock 3"),
    Case("letters of other scripts", ("d日", Self.date), "2日"),
    Case("a zero byte", ("\0d", Self.date), "\u{0}2"),
    Case("an empty pattern", ("", Self.date), ""),
  ])
  func `a date is formatted by a name or a pattern`(row: Case<(String, String), String>) throws {
    row.check(try DateFormat(row.input.0).text(of: try #require(CivilDate(row.input.1))))
  }

  @Test(
    arguments: [
      Case("an unknown letter", "d. Q", .unknownLetter("Q", position: 3)),
      Case("a misspelt name", "lnog", .unknownLetter("l", position: 0)),
      Case("a word", "yyyy year", .unknownLetter("e", position: 6)),
      Case("too many months", "MMMMM", .wrongCount("M", count: 5, position: 0)),
      Case("too many hours", "d HHH", .wrongCount("H", count: 3, position: 2)),
      Case("a weekday that is a number", "c", .wrongCount("c", count: 1, position: 0)),
      Case("an unclosed quote", "d 'of", .unclosedQuote(position: 2)),
      Case("an unclosed quote that ends with a double quote", "é'd''", .unclosedQuote(position: 1)),
    ] as [Case<String, DatePatternError>])
  func `an invalid pattern is an error with a position`(row: Case<String, DatePatternError>) {
    let error = #expect(throws: DatePatternError.self) { try DateFormat(row.input) }
    row.check(error ?? .unclosedQuote(position: -1))
  }

  @Test func `the documented letters are the accepted ones`() throws {
    let runs = DateFormat.letters.replacing(",", with: "").split(separator: " ").map(String.init)
    for run in runs { #expect(throws: Never.self, "\(run)") { try DateFormat(pattern: run) } }
    let letters = Set(runs.flatMap { $0 })
    for letter in "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ" where !letters.contains(letter) {
      for count in 1...4 {
        #expect(throws: DatePatternError.self) { try DateFormat(pattern: String(repeating: letter, count: count)) }
      }
    }
  }

  @Test func `the message of an error describes the mistake`() {
    #expect(
      DatePatternError.unknownLetter("Q", position: 3).message
        == "The letter “Q” is not a date field; enclose literal text in 'single quotes'.")
    #expect(
      DatePatternError.wrongCount("M", count: 5, position: 0).message
        == "The letter “M” cannot occur 5 times in a row.")
    #expect(
      DatePatternError.unclosedQuote(position: 2).message
        == "A single quote is not closed; close the quote, or write two single quotes for an apostrophe.")
  }

  @Test func `every format name is accepted`() throws {
    #expect(
      DateFormat.names
        == ["iso", "rfc822", "date", "short", "medium", "long", "full", "month", "year", "time", "weekday"])
    let date = try #require(CivilDate(Self.date))
    let texts = try DateFormat.names.map { try DateFormat($0).text(of: date) }
    #expect(Set(texts).count == texts.count)
  }

  @Test func `an instant is written in the time of a zone`() throws {
    let moment = try #require(Instant("2026-07-02T22:30:00Z"))
    let zone = try #require(NamedZone("Europe/Berlin"))
    #expect(DateFormat.long.text(of: moment, in: DateLanguage("de"), zone: zone) == "3. Juli 2026")
    #expect(DateFormat.iso.text(of: moment, zone: zone) == "2026-07-03T00:30:00+02:00")
  }

  @Test(arguments: [11 as UInt64, 12])
  func `arbitrary patterns do not crash`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let date = try #require(CivilDate(Self.date))
    let letters = Array("yMLdEcHhmsaQ'' ,.é")
    for _ in 0..<20_000 {
      let pattern = String(
        (0..<Int.random(in: 0...8, using: &random)).map { _ in letters.randomElement(using: &random) ?? " " })
      do {
        let text = try DateFormat(pattern: pattern).text(of: date)
        #expect(text.isEmpty == pattern.isEmpty, "\(pattern)")
      } catch {
        #expect(pattern.indices.count > error.position, "\(pattern)")
      }
    }
  }
}
