import Articles
import Dates
import Diagnostics
import Records

extension RecordWriter {
  /// Writes what front matter says; of places in it, where they are in their file.
  mutating func write(_ metadata: ArticleMetadata) {
    write(metadata.texts)
    write(metadata.lists)
    for date in [metadata.date, metadata.updated, metadata.expires] { write(date) }
    write(metadata.isDraft)
    write(metadata.order)
    write(metadata.showsTableOfContents)
    write(metadata.parameters)
    write(metadata.ranges)
  }

  /// Writes which fields are given, a bit for each, then where they stand.
  private mutating func write(_ places: FieldPlaces) {
    let ranges = ArticleMetadata.Field.allCases.map { places[$0]?.bytes }
    write(ranges.enumerated().reduce(0) { $0 | ($1.element == nil ? 0 : 1 << $1.offset) })
    for case let range? in ranges { write(range) }
  }

  private mutating func write(_ date: CivilDate?) {
    write(date != nil)
    guard let date else { return }
    for part in [date.year, date.month, date.day] { write(part) }
    write(date.time.map { [$0.hour, $0.minute, $0.second] })
    write(date.offsetMinutes)
  }
}

extension RecordReader {
  /// Reads what front matter of a source says.
  mutating func readMetadata(of source: SourceID) throws(RecordDamage) -> ArticleMetadata {
    var metadata = ArticleMetadata()
    (metadata.texts, metadata.lists) = (try read(), try read())
    (metadata.date, metadata.updated, metadata.expires) = (try readDate(), try readDate(), try readDate())
    metadata.isDraft = try read()
    metadata.order = try read()
    metadata.showsTableOfContents = try read()
    metadata.parameters = try readMap()
    metadata.ranges = try readPlaces(in: source)
    return metadata
  }

  private mutating func readPlaces(in source: SourceID) throws(RecordDamage) -> FieldPlaces {
    var places = FieldPlaces()
    let given: Int = try read()
    let fields = ArticleMetadata.Field.allCases
    guard given >> fields.count == 0 else { throw RecordDamage() }
    for (number, field) in fields.enumerated() where given & 1 << number != 0 {
      places[field] = SourceRange(source, try read())
    }
    return places
  }

  private mutating func readDate() throws(RecordDamage) -> CivilDate? {
    guard try read() else { return nil }
    let (year, month, day): (Int, Int, Int) = (try read(), try read(), try read())
    let clock: [Int]? = try read()
    let time = clock.flatMap { $0.count == 3 ? CivilDate.Time(hour: $0[0], minute: $0[1], second: $0[2]) : nil }
    let offset: Int? = try read()
    let date = CivilDate(year: year, month: month, day: day, time: time, offsetMinutes: offset)
    guard let date, (time == nil) == (clock == nil) else { throw RecordDamage() }
    return date
  }
}

extension ArticleMetadata {
  /// The fields that are one text, in an order of this file; those that are not there are nothing.
  fileprivate var texts: [String?] {
    get {
      [title, description, series, slug, url, template, layout, language, image, sortTitle, excerptSeparator]
    }
    set {
      var rest = newValue[...]
      func next() -> String? { rest.popFirst() ?? nil }
      (title, description, series, slug, url) = (next(), next(), next(), next(), next())
      (template, layout, language, image, sortTitle) = (next(), next(), next(), next(), next())
      excerptSeparator = next()
    }
  }

  /// The fields that are texts in an order.
  fileprivate var lists: [[String]] {
    get { [tags, categories, authors, aliases] }
    set {
      var rest = newValue[...]
      func next() -> [String] { rest.popFirst() ?? [] }
      (tags, categories, authors, aliases) = (next(), next(), next(), next())
    }
  }
}
