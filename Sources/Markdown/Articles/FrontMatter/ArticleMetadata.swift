package import Dates
package import Diagnostics
package import Parsing

/// The typed fields of an article's front matter.
///
///     let (metadata, diagnostics) = ArticleMetadata.read(block.map, in: source)
///     metadata.title           // Garlands
///     metadata.ranges[.title]  // the range of that value
package struct ArticleMetadata: Sendable, Equatable {
  package var title: String?

  /// A summary of one sentence.
  package var description: String?

  /// The date of publication, which may be in the future.
  package var date: CivilDate?

  /// The date of the last change that matters to readers.
  package var updated: CivilDate?

  /// The date from which the article is no longer published.
  package var expires: CivilDate?

  /// The key that makes the article a draft, which is not published: `draft`, or one of another generator.
  package var draftKey: String?
  /// Whether the article is a draft.
  package var isDraft: Bool { draftKey != nil }

  /// Whether lists, feeds and tags show the article.
  package var isListed = true
  /// Whether the search finds the article.
  package var isInSearch: Bool { isListed && search.isIndexed }

  package var tags: [String] = []

  package var categories: [String] = []

  /// The series that the article is part of.
  package var series: String?

  package var authors: [String] = []

  /// The last part of the URL path.
  package var slug: String?

  /// The whole URL path.
  package var url: String?

  /// Former URL paths, which redirect to the article.
  package var aliases: [String] = []

  /// The name of the template that frames the article.
  package var template: String?

  /// The name of a layout in another generator; used if the site has a template with that name.
  package var layout: String?

  /// The position among the section's articles, lowest first.
  package var order: Int?

  /// The language of the text, such as `en`.
  package var language: String?

  /// The key that the translations of the article share, if their files have different names.
  package var translationKey: String?

  /// Git's hash of the version of the original that the translation follows.
  package var translatedFrom: String?

  /// The address of the image that represents the article in previews.
  package var image: String?

  /// Whether and where to show a table of contents; `nil` if the front matter lacks the field.
  package var tableOfContents: TableOfContentsChoice?
  /// The side of the text for the table of contents; `nil` if the theme decides.
  package var sideOfContents: TableOfContentsChoice? {
    tableOfContents.flatMap { TableOfContentsChoice.sides.contains($0) ? $0 : nil }
  }

  /// Whether the text may use the whole width of the page.
  package var isWide = false
  /// Whether the text or the table of contents has another place than by default.
  package var hasOwnLayout: Bool { isWide || sideOfContents != nil }

  /// The title used for sorting.
  package var sortTitle: String?

  /// The comment that ends the excerpt, besides `<!--more-->`.
  package var excerptSeparator: String?

  /// The id of the article in feeds, if it is not the address.
  package var feedID: String?

  /// How the search finds the article.
  package var search = SearchMetadata()

  /// The author's own keys, in order.
  package var parameters = DataMap()

  /// The ranges of the fields' values.
  package var ranges = FieldRanges()

  /// Creates metadata without any field.
  package init() {}
}

/// Whether an article shows a table of contents, and on which side of the text a wide window does.
package enum TableOfContentsChoice: String, Sendable {
  case hidden = "false"
  case shown = "true"
  case left, right

  fileprivate static let sides: [TableOfContentsChoice] = [.left, .right]
}

extension FieldKind<TableOfContentsChoice> {
  /// `true`, `false` or a side.
  static var tableOfContents: Self {
    let sides = TableOfContentsChoice.sides.map(\.rawValue)
    return Self(.either([.type(.flag), .choice(sides)])) { fields, key in
      fields.flag(key.name, or: sides).flatMap { TableOfContentsChoice(rawValue: $0.word ?? "\($0.isTrue)") }
    }
  }
}

extension ArticleMetadata {
  /// The key of an `_index.md` that makes articles of rows; it is no misspelt `tags`.
  package static let keyOfRows = "pages"

  /// Reads the fields of a front matter map, and returns the problems in the order of the text.
  ///
  /// Keys of other generators are read as well.
  package static func read(
    _ map: DataMap, in source: SourceID, rules: FrontMatterRules = FrontMatterRules()
  ) -> (value: ArticleMetadata, diagnostics: [Diagnostic]) {
    let foreign = ForeignKeys(map, rules: rules)
    var fields = FieldReader(foreign.map, in: source, written: foreign.written)
    var metadata = ArticleMetadata()
    for field in Field.all { field.read(&fields, &metadata) }
    metadata.parameters = fields.remainingKeys(settled: foreign.publication.settledKeys)
    for entry in foreign.parameters { metadata.parameters.insert(entry) }
    metadata.ranges = FieldRanges(capacity: foreign.map.entries.count)
    for entry in foreign.map.entries {
      guard let field = Field.named(entry.key) else { continue }
      let isSecondName = entry.key != field.name
      if isSecondName, metadata.ranges[field] != nil { continue }
      metadata.ranges[field] = SourceRange(source, entry.value.range)
    }
    if let unpublished = foreign.publication.unpublished {
      metadata.draftKey = metadata.draftKey ?? unpublished.key
      metadata.ranges[.draft] = SourceRange(source, unpublished.range)
    }
    if let unlisted = foreign.publication.unlisted {
      metadata.isListed = false
      metadata.ranges[.listed] = SourceRange(source, unlisted)
    }
    for located in foreign.problems + foreign.publication.problems {
      fields.report(located.problem.diagnostic(at: SourceRange(source, located.range)))
    }
    return (metadata, fields.diagnostics.sorted { offset(of: $0) < offset(of: $1) })
  }

  /// Returns the metadata with the default values for all missing keys.
  ///
  /// A key without a value is not missing: `image:` means no image. The ranges of the added fields refer to the source
  /// of the defaults, and the ranges of the added parameters are empty.
  ///
  ///     // defaults: {toc: false, mood: calm}
  ///     metadata.withDefaults(defaults).tableOfContents  // hidden
  package func withDefaults(_ defaults: ArticleMetadata) -> ArticleMetadata {
    var metadata = self
    for field in defaults.ranges.fields where ranges[field] == nil {
      field.copy(defaults, &metadata)
      metadata.ranges[field] = defaults.ranges[field]
    }
    for entry in defaults.parameters.entries {
      metadata.parameters.insert(DataMap.Entry(key: entry.key, keyRange: 0..<0, value: entry.value.withoutRanges))
    }
    return metadata
  }

  /// Returns the metadata with only some of its fields and parameters.
  package func only(_ fields: [Field], parameters names: [String]) -> ArticleMetadata {
    var metadata = ArticleMetadata()
    for field in fields where ranges[field] != nil {
      field.copy(self, &metadata)
      metadata.ranges[field] = ranges[field]
    }
    for entry in names.compactMap({ parameters.entry(for: $0) }) { metadata.parameters.insert(entry) }
    return metadata
  }

  private static func offset(of diagnostic: Diagnostic) -> Int {
    diagnostic.location?.bytes.lowerBound ?? 0
  }
}

/// The ranges of the values of an article's fields.
///
///     metadata.ranges[.title]  // the range of the title, if there is one
package struct FieldRanges: Sendable {
  private struct Entry: Sendable {
    let field: ArticleMetadata.Field
    var range: SourceRange
  }

  /// An array: articles seldom have more than ten fields, so a linear search is faster than hashing.
  private var entries: [Entry] = []

  /// Creates an empty collection with room for `capacity` fields.
  package init(capacity: Int = 0) { entries.reserveCapacity(capacity) }

  /// The fields that the front matter contains.
  package var fields: [ArticleMetadata.Field] { entries.map(\.field) }

  /// The ranges, in the order of `fields`.
  package var ranges: [SourceRange] { entries.map(\.range) }

  /// The range of a field's value; `nil` if the front matter lacks the field.
  package subscript(field: ArticleMetadata.Field) -> SourceRange? {
    get { entries.first { $0.field == field }?.range }
    set {
      if let index = entries.firstIndex(where: { $0.field == field }) {
        if let newValue { entries[index].range = newValue } else { entries.remove(at: index) }
      } else if let newValue {
        entries.append(Entry(field: field, range: newValue))
      }
    }
  }
}

extension FieldRanges: Equatable {
  /// Compares the fields and their ranges, in any order.
  package static func == (lhs: FieldRanges, rhs: FieldRanges) -> Bool {
    lhs.entries.count == rhs.entries.count && lhs.entries.allSatisfy { rhs[$0.field] == $0.range }
  }
}
