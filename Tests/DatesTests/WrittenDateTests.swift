import Dates
import TestSupport
import Testing

@Suite struct WrittenDateTests {
  @Test(arguments: [
    Case("nanoseconds", "2025-04-01 20:00:00.000000000 +08:00", "2025-04-01T20:00:00+08:00"),
    Case("ISO with a fraction", "2025-04-01T20:00:00.123+0800", "2025-04-01T20:00:00+08:00"),
    Case("a fraction after a comma", "2025-04-01T20:00:00,5Z", "2025-04-01T20:00:00Z"),
    Case("a time after a hyphen", "2019-12-01-19:48", "2019-12-01T19:48:00"),
    Case("one digit everywhere", "2020-1-2 3:4", "2020-01-02T03:04:00"),
    Case("slashes and a time", "2020/01/02 03:04", "2020-01-02T03:04:00"),
    Case("an ordinal number", "January 2nd, 2020", "2020-01-02"),
    Case("an ordinal number first", "21st January 2020", "2020-01-21"),
    Case("ordinal numbers with a time", "Mar 3rd 2020 at 7:05 p.m.", "2020-03-03T19:05:00"),
    Case("the day first", "2 Jan 2020", "2020-01-02"),
    Case("a time without a colon", "2020-11-26 0920", "2020-11-26T09:20:00"),
    Case("a day of three digits", "2024-09-024", "2024-09-24"),
    Case("the evening", "2020-01-02 10:00 PM", "2020-01-02T22:00:00"),
    Case("the morning", "Jan 2, 2020, 10:00:30am", "2020-01-02T10:00:30"),
    Case("noon", "2020-01-02 12:00 pm", "2020-01-02T12:00:00"),
    Case("midnight", "2020-01-02 12:30 a.m.", "2020-01-02T00:30:00"),
    Case("the evening in a zone", "January 2, 2020 10:00 PM EST", "2020-01-02T22:00:00-05:00"),
    Case("a zone in Europe", "2020-07-02 10:00 CEST", "2020-07-02T10:00:00+02:00"),
    Case("a zone in Japan", "2020-07-02 10:00:00 JST", "2020-07-02T10:00:00+09:00"),
    Case("a zone in lower case", "2020-07-02 10:00 pdt", "2020-07-02T10:00:00-07:00"),
    Case("JavaScript", "Tue Mar 01 2022 10:00:00 GMT+0100 (CET)", "2022-03-01T10:00:00+01:00"),
    Case(
      "JavaScript with a long name of the zone",
      "Tue Mar 01 2022 10:00:00 GMT-0330 (Newfoundland Standard Time)", "2022-03-01T10:00:00-03:30"),
    Case("RFC 2822 with a comment", "Tue, 1 Mar 2022 10:00:00 +0100 (CET)", "2022-03-01T10:00:00+01:00"),
    Case("RFC 2822 without seconds", "Tue, 1 Mar 2022 10:00 -0500", "2022-03-01T10:00:00-05:00"),
    Case("full names", "Tuesday, 1 March 2022 10:00:00 GMT", "2022-03-01T10:00:00Z"),
    Case("Go", "2022-03-01 10:00:00.123456789 +0530 IST", "2022-03-01T10:00:00+05:30"),
    Case("Unix", "Tue Mar  1 10:00:00 CET 2022", "2022-03-01T10:00:00+01:00"),
    Case("Unix without a zone", "Tue Mar  1 10:00:00 2022", "2022-03-01T10:00:00"),
    Case("Ruby", "Tue Mar 01 10:00:00 -0700 2022", "2022-03-01T10:00:00-07:00"),
    Case("Unix time", "1646125200", "2022-03-01T09:00:00Z"),
    Case("Unix time with a digit too few", "164612520", nil),
    Case("Unix time with a digit too many", "16461252000", nil),
    Case("the hour 13 in the morning", "2020-01-02 13:00 AM", nil),
    Case("the hour 0 in the evening", "2020-01-02 0:30 PM", nil),
    Case("an hour without minutes", "2020-01-02 5pm", nil),
    Case("the minute 60", "2020-01-02 10:60", nil),
    Case("the hour 24", "2020-01-02 24:00", nil),
    Case("a wrong weekday", "Mon Mar 01 2022 10:00:00 GMT+0100 (CET)", nil),
    Case("a comment without an end", "Tue, 1 Mar 2022 10:00:00 +0100 (CET", nil),
    Case("no year", "Tue Mar 1 10:00:00", nil),
    Case("two years", "Mar 1 2022 10:00:00 2022", nil),
    Case("a wrong ordinal ending", "January 2xx, 2020", nil),
    Case("a hyphen without a time", "2019-12-01-", nil),
    Case("half a day period", "2020-01-02 10:00 p.", nil),
  ])
  func `dates of other programs are read`(row: Case<String, String?>) {
    row.check(WrittenDate(row.input)?.date.description)
  }

  @Test(arguments: [
    Case("Chicago, Shanghai or Havana", "2020-01-02 10:00 CST", "2020-01-02T10:00:00 CST"),
    Case("India, Ireland or Israel", "Thu, 02 Jan 2020 10:00:00 IST", "2020-01-02T10:00:00 IST"),
    Case("in lower case", "2020-01-02 10:00 bst", "2020-01-02T10:00:00 BST"),
    Case("with an offset", "2020-01-02 10:00 +0800 CST", "2020-01-02T10:00:00+08:00"),
  ])
  func `an ambiguous zone is reported instead of guessed`(row: Case<String, String>) throws {
    let written = try #require(WrittenDate(row.input))
    row.check([written.date.description, written.ambiguousZone].compactMap(\.self).joined(separator: " "))
  }
}
