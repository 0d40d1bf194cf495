import Articles
import Diagnostics
import Records

extension RecordWriter {
  /// Writes what front matter says besides its outline; of places in it, where they are in their file.
  mutating func write(_ metadata: ArticleMetadata) {
    for text in metadata.texts { write(text) }
    for list in metadata.lists { write(list) }
    write(metadata.order)
    write(metadata.showsTableOfContents)
    write(metadata.parameters)
    write(metadata.ranges)
  }

  /// Writes which fields are given, a bit for each, then where they stand.
  private mutating func write(_ places: FieldRanges) {
    let ranges = ArticleMetadata.Field.allCases.map { places[$0]?.bytes }
    write(ranges.enumerated().reduce(0) { $0 | ($1.element == nil ? 0 : 1 << $1.offset) })
    for case let range? in ranges { write(range) }
  }
}

extension RecordReader {
  /// Reads what front matter of a source says, whose outline is read.
  mutating func readMetadata(
    of source: SourceID, besides outline: HeadOutline
  ) throws(RecordDamage) -> ArticleMetadata {
    var metadata = ArticleMetadata()
    (metadata.date, metadata.updated, metadata.expires) = (outline.date, outline.updated, outline.expires)
    (metadata.slug, metadata.url, metadata.isDraft) = (outline.slug, outline.url, outline.isDraft)
    try readTexts(of: &metadata)
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
    (metadata.template, metadata.layout) = (try read(), try read())
    (metadata.language, metadata.image) = (try read(), try read())
    (metadata.sortTitle, metadata.excerptSeparator) = (try read(), try read())
    (metadata.tags, metadata.categories) = (try read(), try read())
    (metadata.authors, metadata.aliases) = (try read(), try read())
  }

  private mutating func readPlaces(in source: SourceID) throws(RecordDamage) -> FieldRanges {
    let given: Int = try read()
    let fields = ArticleMetadata.Field.allCases
    guard given >> fields.count == 0 else { throw RecordDamage() }
    var places = FieldRanges(capacity: given.nonzeroBitCount)
    for (number, field) in fields.enumerated() where given & 1 << number != 0 {
      places[field] = SourceRange(source, try read())
    }
    return places
  }
}

extension ArticleMetadata {
  /// The fields that are one text and no part of the outline, in an order of this file.
  fileprivate var texts: [String?] {
    [title, description, series, template, layout, language, image, sortTitle, excerptSeparator]
  }

  /// The fields that are texts in an order.
  fileprivate var lists: [[String]] { [tags, categories, authors, aliases] }
}
