import Articles
import Dates
import Diagnostics
import Records

extension RecordWriter {
  /// Writes what front matter says; of places in it, where they are in their file.
  mutating func write(_ metadata: ArticleMetadata) {
    for text in metadata.texts { write(text) }
    for list in metadata.lists { write(list) }
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
    write(date.time != nil)
    if let time = date.time { for part in [time.hour, time.minute, time.second] { write(part) } }
    write(date.offsetMinutes)
  }
}

extension RecordReader {
  /// Reads what front matter of a source says.
  mutating func readMetadata(of source: SourceID) throws(RecordDamage) -> ArticleMetadata {
    var metadata = ArticleMetadata()
    try readTexts(of: &metadata)
    (metadata.date, metadata.updated, metadata.expires) = (try readDate(), try readDate(), try readDate())
    metadata.isDraft = try read()
    metadata.order = try read()
    metadata.showsTableOfContents = try read()
    metadata.parameters = try readMap()
    metadata.ranges = try readPlaces(in: source)
    return metadata
  }

  /// Reads `texts`, then `lists`.
  private mutating func readTexts(of metadata: inout ArticleMetadata) throws(RecordDamage) {
    metadata.title = try read()
    metadata.description = try read()
    metadata.series = try read()
    (metadata.slug, metadata.url) = (try read(), try read())
    (metadata.template, metadata.layout) = (try read(), try read())
    (metadata.language, metadata.image) = (try read(), try read())
    (metadata.sortTitle, metadata.excerptSeparator) = (try read(), try read())
    (metadata.tags, metadata.categories) = (try read(), try read())
    (metadata.authors, metadata.aliases) = (try read(), try read())
  }

  private mutating func readPlaces(in source: SourceID) throws(RecordDamage) -> FieldPlaces {
    let given: Int = try read()
    let fields = ArticleMetadata.Field.allCases
    guard given >> fields.count == 0 else { throw RecordDamage() }
    var places = FieldPlaces(room: given.nonzeroBitCount)
    for (number, field) in fields.enumerated() where given & 1 << number != 0 {
      places[field] = SourceRange(source, try read())
    }
    return places
  }

  private mutating func readDate() throws(RecordDamage) -> CivilDate? {
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

extension ArticleMetadata {
  /// The fields that are one text, in an order of this file.
  fileprivate var texts: [String?] {
    [title, description, series, slug, url, template, layout, language, image, sortTitle, excerptSeparator]
  }

  /// The fields that are texts in an order.
  fileprivate var lists: [[String]] { [tags, categories, authors, aliases] }
}
