package import Dates
package import Diagnostics
public import Records

extension ArticleMetadata {
  /// The hash of the values, whose ranges do not count.
  package var hash: ContentHash {
    var writer = RecordWriter()
    for field in ranges.fields {
      writer.write(field.name)
      field.write(self, &writer)
    }
    writer.write(parameters.withoutRanges)
    return ContentHash(of: writer.bytes)
  }

  /// Encodes the values and their ranges.
  func write(to writer: inout RecordWriter) {
    writer.write(ranges.fields.count)
    for (field, range) in zip(ranges.fields, ranges.ranges) {
      writer.write(field.name)
      writer.write(range.bytes)
      field.write(self, &writer)
    }
    writer.write(parameters)
  }

  /// Decodes the values and their ranges in a source.
  init(from reader: inout RecordReader, in source: SourceID) throws(InvalidRecord) {
    self.init()
    let count = try reader.read(in: 0...Field.all.count)
    ranges = FieldRanges(capacity: count)
    for _ in 0..<count {
      guard let field = Field.named(try reader.read()) else { throw InvalidRecord() }
      ranges[field] = SourceRange(source, try reader.read())
      try field.decode(&reader, &self)
    }
    parameters = try reader.read()
  }
}

extension FrontMatter {
  /// Encodes the front matter without its source.
  package func write(to writer: inout RecordWriter) {
    metadata.write(to: &writer)
    writer.write(diagnostics.map { RecordedDiagnostic($0, in: source) })
    writer.write(bodyOffset)
  }

  /// Decodes the front matter of a source.
  package init(from reader: inout RecordReader, as source: SourceID) throws(InvalidRecord) {
    let metadata = try ArticleMetadata(from: &reader, in: source)
    let diagnostics: [RecordedDiagnostic] = try reader.read()
    self.init(
      as: source, metadata, diagnostics.map { $0.diagnostic { _, _ in source } }, bodyOffset: try reader.readAmount())
  }
}

extension TableOfContentsChoice: RecordCodable {
  package func write(to writer: inout RecordWriter) { writer.write(rawValue) }

  package init(from reader: inout RecordReader) throws(InvalidRecord) {
    guard let choice = TableOfContentsChoice(rawValue: try reader.read()) else { throw InvalidRecord() }
    self = choice
  }
}

extension CivilDate: RecordCodable {
  package func write(to writer: inout RecordWriter) {
    for number in [year, month, day] { writer.write(number) }
    writer.write(time.map { [$0.hour, $0.minute, $0.second] })
    writer.write(offsetMinutes)
  }

  package init(from reader: inout RecordReader) throws(InvalidRecord) {
    let (year, month, day): (Int, Int, Int) = (try reader.read(), try reader.read(), try reader.read())
    let (numbers, offset): ([Int]?, Int?) = (try reader.read(), try reader.read())
    let time = numbers.flatMap { $0.count == 3 ? Time(hour: $0[0], minute: $0[1], second: $0[2]) : nil }
    guard let date = CivilDate(year: year, month: month, day: day, time: time, offsetMinutes: offset),
      (time == nil) == (numbers == nil)
    else { throw InvalidRecord() }
    self = date
  }
}
