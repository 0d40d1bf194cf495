import Dates
import Records

extension HeadOutline: Recorded {
  func write(to writer: inout RecordWriter) {
    for day in [date, updated, expires] { writer.write(day) }
    for text in [slug, url, fallbackLayout] { writer.write(text) }
    writer.write(isDraft)
  }

  init(from reader: inout RecordReader) throws(RecordDamage) {
    (date, updated, expires) = (try reader.readDate(), try reader.readDate(), try reader.readDate())
    (slug, url, fallbackLayout) = (try reader.read(), try reader.read(), try reader.read())
    isDraft = try reader.read()
  }
}

extension RecordWriter {
  fileprivate mutating func write(_ date: CivilDate?) {
    write(date != nil)
    guard let date else { return }
    for part in [date.year, date.month, date.day] { write(part) }
    write(date.time != nil)
    if let time = date.time { for part in [time.hour, time.minute, time.second] { write(part) } }
    write(date.offsetMinutes)
  }
}

extension RecordReader {
  fileprivate mutating func readDate() throws(RecordDamage) -> CivilDate? {
    guard try read() else { return nil }
    let (year, month, day): (Int, Int, Int) = (try read(), try read(), try read())
    let time = try read() ? try readTime() : nil
    let offset: Int? = try read()
    guard let date = CivilDate(year: year, month: month, day: day, time: time, offsetMinutes: offset) else {
      throw RecordDamage()
    }
    return date
  }

  private mutating func readTime() throws(RecordDamage) -> CivilDate.Time {
    let (hour, minute, second): (Int, Int, Int) = (try read(), try read(), try read())
    guard let time = CivilDate.Time(hour: hour, minute: minute, second: second) else { throw RecordDamage() }
    return time
  }
}
