package import Dates
package import Diagnostics
package import Parsing

/// The typed fields of an article's front matter.
///
///     let (metadata, diagnostics) = ArticleMetadata.read(block.map, in: source)
///     metadata.title           // Garlands
///     metadata.ranges[.title]  // the range of that value
package struct ArticleMetadata: Sendable, Equatable {
  /// The title.
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

  /// The tags.
  package var tags: [String] = []

  /// The categories.
  package var categories: [String] = []

  /// The series that the article is part of.
  package var series: String?

  /// The authors.
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

  /// The address of the image that represents the article in previews.
  package var image: String?

  /// Whether to show a table of contents; `nil` if the front matter lacks the field.
  package var showsTableOfContents: Bool?

  /// The side of the text for the table of contents; `nil` if the theme decides.
  package var tableOfContentsSide: TableOfContentsSide?

  /// Whether the text may use the whole width of the page.
  package var isWide = false
  /// Whether the text or the table of contents has another place than by default.
  package var hasOwnLayout: Bool { isWide || tableOfContentsSide != nil }

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

/// The side of the text on which a wide window shows the table of contents.
package enum TableOfContentsSide: String, Sendable, CaseIterable {
  case left, right
}

extension ArticleMetadata {
  /// A field, by its key in front matter.
  package enum Field: String, Sendable, CaseIterable {
    /// The title.
    case title
    /// A summary of one sentence.
    case description
    /// The date of publication.
    case date
    /// The date of the last change.
    case updated
    /// The date from which the article is no longer published.
    case expires
    /// Whether the article is a draft.
    case draft
    /// Whether lists, feeds and tags show the article.
    case listed
    /// The tags.
    case tags
    /// The categories.
    case categories
    /// The series that the article is part of.
    case series
    /// The authors; `author` is the same.
    case authors
    /// The last part of the URL path.
    case slug
    /// The whole URL path.
    case url
    /// Former URL paths.
    case aliases
    /// The template that frames the article.
    case template
    /// The name of a layout in another generator.
    case layout
    /// The position among the section's articles; `weight` is the same.
    case order
    /// The language of the text; `language` is the same.
    case lang
    /// The key that the translations of the article share.
    case translationKey = "translation_key"
    /// The image that represents the article.
    case image
    /// Whether to show a table of contents, and on which side.
    case toc
    /// Whether the text may use the whole width of the page.
    case wide
    /// The title used for sorting.
    case sortTitle = "sort_title"
    /// The comment that ends the excerpt.
    case excerptSeparator = "excerpt_separator"

    /// The id of the article in feeds.
    case feedID = "feed_id"

    /// How the search finds the article.
    case search

    /// An alternative key for the field.
    package var alternative: String? {
      switch self {
      case .authors: "author"
      case .order: "weight"
      case .lang: "language"
      default: nil
      }
    }

    /// Creates the field with a key or an alternative key.
    init?(key: String) {
      guard let field = Self.byKey[key] else { return nil }
      self = field
    }

    private static let byKey = Dictionary(
      uniqueKeysWithValues: allCases.flatMap { field in
        [field.rawValue, field.alternative].compactMap(\.self).map { ($0, field) }
      })
  }

  /// Reads the fields of a front matter map, and returns the problems in the order of the text.
  ///
  /// Keys of other generators are read as well.
  package static func read(
    _ map: DataMap, in source: SourceID, rules: FrontMatterRules = FrontMatterRules()
  ) -> (value: ArticleMetadata, diagnostics: [Diagnostic]) {
    let foreign = ForeignKeys(map, rules: rules)
    var fields = FieldReader(foreign.map, in: source, written: foreign.written)
    var metadata = ArticleMetadata()
    metadata.readDescription(from: &fields)
    metadata.readPlacement(from: &fields)
    metadata.parameters = fields.remainingKeys(settled: foreign.publication.settledKeys)
    for entry in foreign.parameters { metadata.parameters.insert(entry) }
    metadata.ranges = FieldRanges(capacity: foreign.map.entries.count)
    for entry in foreign.map.entries {
      guard let field = Field(key: entry.key) else { continue }
      let isSecondName = entry.key != field.rawValue
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

  /// Reads the fields that describe the article.
  private mutating func readDescription(from fields: inout FieldReader) {
    title = fields.text(Field.title.rawValue)
    sortTitle = fields.text(Field.sortTitle.rawValue)
    description = fields.text(Field.description.rawValue)
    date = fields.date(Field.date.rawValue)
    updated = fields.date(Field.updated.rawValue)
    expires = fields.date(Field.expires.rawValue)
    draftKey = fields.flag(Field.draft.rawValue) ?? false ? Field.draft.rawValue : nil
    isListed = fields.flag(Field.listed.rawValue) ?? true
    tags = fields.texts(Field.tags.rawValue) ?? []
    categories = fields.texts(Field.categories.rawValue) ?? []
    series = fields.text(Field.series.rawValue)
    authors = fields.texts(Field.authors.rawValue, or: Field.authors.alternative) ?? []
    language = fields.language(Field.lang.rawValue, or: Field.lang.alternative)
    image = fields.address(Field.image.rawValue)
  }

  /// Reads the fields for the address, the template and the order of the article.
  private mutating func readPlacement(from fields: inout FieldReader) {
    slug = fields.slug(Field.slug.rawValue)
    url = fields.sitePath(Field.url.rawValue)
    aliases = fields.sitePaths(Field.aliases.rawValue) ?? []
    template = fields.text(Field.template.rawValue)
    layout = fields.text(Field.layout.rawValue)
    excerptSeparator = fields.text(Field.excerptSeparator.rawValue)
    translationKey = fields.text(Field.translationKey.rawValue)
    order = fields.integer(Field.order.rawValue, or: Field.order.alternative)
    let contents = fields.flag(Field.toc.rawValue, or: TableOfContentsSide.allCases.map(\.rawValue))
    showsTableOfContents = contents?.isTrue
    tableOfContentsSide = contents?.word.flatMap { TableOfContentsSide(rawValue: $0) }
    isWide = fields.flag(Field.wide.rawValue) ?? false
    feedID = fields.text(Field.feedID.rawValue)
    search = SearchMetadata.read(from: &fields)
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
