import Dates
import Testing

@Suite struct WeekdayTests {
  @Test(arguments: [
    ("1970-01-01", Weekday.thursday), ("2026-01-02", .friday), ("2000-02-29", .tuesday), ("1969-12-31", .wednesday),
    ("0000-01-01", .saturday), ("9999-12-31", .friday),
  ])
  func `a date has its weekday`(text: String, weekday: Weekday) {
    #expect(CivilDate(text)?.weekday == weekday)
  }
}
