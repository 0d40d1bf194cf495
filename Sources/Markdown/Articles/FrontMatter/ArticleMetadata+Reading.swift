package import Diagnostics
package import Parsing

extension ArticleMetadata {
  /// Reads the fields of an article's front matter, and tells what is wrong with them, in the order of the text.
  ///
  /// Fields that Jekyll, Hugo and Zola call by other names are read by those, too.
  package static func read(
    _ map: DataMap, in source: SourceID
  ) -> (value: ArticleMetadata, diagnostics: [Diagnostic]) {
    let foreign = ForeignKeys(map)
    var fields = FieldReader(foreign.map, in: source, written: foreign.written)
    var metadata = ArticleMetadata()
    metadata.readWhatItIs(from: &fields)
    metadata.readWhereItIs(from: &fields)
    metadata.parameters = fields.rest()
    for entry in foreign.parameters { metadata.parameters.insert(entry) }
    metadata.ranges = FieldPlaces(room: foreign.map.entries.count)
    for entry in foreign.map.entries {
      guard let field = Field(ownName: entry.key) else { continue }
      let isSecondName = entry.key != field.rawValue
      if isSecondName, metadata.ranges[field] != nil { continue }
      metadata.ranges[field] = SourceRange(source, entry.value.range)
    }
    if let unpublished = foreign.unpublished {
      metadata.isDraft = true
      metadata.ranges[.draft] = SourceRange(source, unpublished)
    }
    for found in foreign.problems { fields.report(found.problem.diagnostic(at: SourceRange(source, found.range))) }
    return (metadata, fields.diagnostics.sorted { offset(of: $0) < offset(of: $1) })
  }

  private mutating func readWhatItIs(from fields: inout FieldReader) {
    title = fields.text(Field.title.rawValue)
    sortTitle = fields.text(Field.sortTitle.rawValue)
    description = fields.text(Field.description.rawValue)
    date = fields.date(Field.date.rawValue)
    updated = fields.date(Field.updated.rawValue)
    expires = fields.date(Field.expires.rawValue)
    isDraft = fields.flag(Field.draft.rawValue) ?? false
    tags = fields.texts(Field.tags.rawValue) ?? []
    categories = fields.texts(Field.categories.rawValue) ?? []
    series = fields.text(Field.series.rawValue)
    authors = fields.texts(Field.authors.rawValue, or: Field.authors.alternative) ?? []
    language = fields.language(Field.lang.rawValue)
    image = fields.address(Field.image.rawValue)
  }

  private mutating func readWhereItIs(from fields: inout FieldReader) {
    slug = fields.slug(Field.slug.rawValue)
    url = fields.sitePath(Field.url.rawValue)
    aliases = fields.sitePaths(Field.aliases.rawValue) ?? []
    template = fields.text(Field.template.rawValue)
    layout = fields.text(Field.layout.rawValue)
    excerptSeparator = fields.text(Field.excerptSeparator.rawValue)
    order = fields.integer(Field.order.rawValue, or: Field.order.alternative)
    showsTableOfContents = fields.flag(Field.toc.rawValue)
  }

  private static func offset(of diagnostic: Diagnostic) -> Int {
    diagnostic.location?.bytes.lowerBound ?? 0
  }
}
