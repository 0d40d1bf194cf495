import Records

extension ArticleMetadata {
  /// A key of front matter: how its value is read, kept and encoded, and what the manual says of it.
  ///
  /// To add a key, add a property to `ArticleMetadata`, and a constant here and in `all`.
  package final class Field: Sendable {
    /// The description for the manual and for editors.
    package let described: FieldDescription
    /// The key.
    package var name: String { described.name }
    /// Another key that means the same.
    package var alternative: String? { described.alternative }

    /// Reads the value into metadata without one.
    let read: @Sendable (inout FieldReader, inout ArticleMetadata) -> Void
    /// Copies the value of other metadata.
    let copy: @Sendable (_ other: ArticleMetadata, inout ArticleMetadata) -> Void
    /// Encodes the value.
    let write: @Sendable (ArticleMetadata, inout RecordWriter) -> Void
    /// Decodes the value.
    let decode: @Sendable (inout RecordReader, inout ArticleMetadata) throws(InvalidRecord) -> Void

    private init<Value: RecordCodable & Sendable>(
      _ described: FieldDescription, _ path: any WritableKeyPath<ArticleMetadata, Value> & Sendable,
      _ read: @escaping @Sendable (inout FieldReader, FieldDescription) -> Value?
    ) {
      self.described = described
      self.read = { if let value = read(&$0, described) { $1[keyPath: path] = value } }
      copy = { $1[keyPath: path] = $0[keyPath: path] }
      write = { $1.write($0[keyPath: path]) }
      decode = { (reader, metadata) throws(InvalidRecord) in metadata[keyPath: path] = try reader.read() }
    }

    /// Describes a key whose property has an initial value.
    fileprivate convenience init<Value: RecordCodable & Sendable>(
      _ name: String, or alternative: String? = nil, _ kind: FieldKind<Value>,
      _ path: any WritableKeyPath<ArticleMetadata, Value> & Sendable, needsValue: Bool = false, _ summary: String
    ) {
      self.init(FieldDescription(name, or: alternative, kind.form, summary, needsValue: needsValue), path, kind.read)
    }

    /// Describes a key whose property is `nil` without a value.
    fileprivate convenience init<Value: RecordCodable & Sendable>(
      _ name: String, or alternative: String? = nil, _ kind: FieldKind<Value>,
      _ path: any WritableKeyPath<ArticleMetadata, Value?> & Sendable, needsValue: Bool = false, _ summary: String
    ) {
      let described = FieldDescription(name, or: alternative, kind.form, summary, needsValue: needsValue)
      self.init(described, path) { kind.read(&$0, $1) }
    }
  }
}

extension ArticleMetadata.Field {
  package static let title = ArticleMetadata.Field(
    "title", .text, \.title, "the title; by default the first heading, or else the file name")

  package static let description = ArticleMetadata.Field(
    "description", .text, \.description, "the subject of the article, in one sentence; lists show it")

  package static let date = ArticleMetadata.Field(
    "date", .date, \.date,
    """
    the publication date: `2026-01-02`, `2026-01-02T10:00:00Z`, or [another form](#dates); by default the date in \
    the file name
    """)

  package static let updated = ArticleMetadata.Field(
    "updated", .date, \.updated, "the date of the last change that matters to readers; ignored if it is before `date`")

  package static let expires = ArticleMetadata.Field(
    "expires", .date, \.expires, "the date from which the article is left out")

  package static let draft = ArticleMetadata.Field(
    "draft", FieldKind(.type(.flag)) { $0.flag($1.name) ?? false ? $1.name : nil }, \.draftKey, needsValue: true,
    "`true` leaves the article out")

  package static let listed = ArticleMetadata.Field(
    "listed", .flag, \.isListed, needsValue: true,
    "`false` builds the page but shows it in no list, feed, tag or menu; links and the sitemap still lead to it")

  package static let tags = ArticleMetadata.Field(
    "tags", .texts, \.tags,
    "a text or a list of texts; commas or spaces in a text separate several tags, or the site's `tag_separator`")

  package static let categories = ArticleMetadata.Field(
    "categories", .texts, \.categories, "the categories, written like `tags`")

  package static let series = ArticleMetadata.Field(
    "series", .text.described(as: .type(.texts)), \.series, "the series of the article")

  package static let authors = ArticleMetadata.Field(
    "authors", or: "author", .texts, \.authors, "a text or a list of texts; `author` is the same")

  package static let slug = ArticleMetadata.Field(
    "slug", .slug, \.slug,
    "the last part of the address, without `/`; other invalid characters are removed or replaced, with a warning")

  package static let url = ArticleMetadata.Field(
    "url", .sitePath, \.url,
    "the whole address within the site, such as `/about/` or `/about.html`; percent-encoding works: `%41` is an `A`")

  package static let aliases = ArticleMetadata.Field(
    "aliases", .sitePaths, \.aliases, "former addresses within the site, which redirect to the article")

  package static let template = ArticleMetadata.Field(
    "template", .text, \.template, "the template that frames the article")

  package static let layout = ArticleMetadata.Field(
    "layout", .text, \.layout, "another name for `template`, which counts if a template of that name exists")

  package static let order = ArticleMetadata.Field(
    "order", or: "weight", .integer, \.order,
    "a whole number: the position among its neighbours, lowest first; `weight` is the same")

  package static let lang = ArticleMetadata.Field(
    "lang", or: "language", .language, \.language,
    "the language of the text, such as `en` or `pt-BR`, if it differs from the site's; `language` is the same")

  package static let translationKey = ArticleMetadata.Field(
    "translation_key", .text, \.translationKey,
    "a text that [translations](languages.md) share if their files have different names")

  package static let translatedFrom = ArticleMetadata.Field(
    "translated_from", .blob, \.translatedFrom,
    "the version of the original that a [translation](languages.md) follows; `garland translate done` writes it")

  package static let image = ArticleMetadata.Field(
    "image", .address.described(as: .either([.type(.address), .map(imageKeys)])), \.image,
    """
    a file or an address: the cover, the thumbnail in lists, and the image for link previews; or a map with `src`, \
    `alt` and `caption`. A missing file is a warning. `hide_cover: true` hides the cover
    """)

  package static let toc = ArticleMetadata.Field(
    "toc", .tableOfContents, \.tableOfContents,
    """
    `true` or `false`: whether to show a table of contents; by default with three headings or more. `left` or \
    `right` shows it from the first heading on, at that side of a wide window; beside a [sidebar](#a-sidebar), it is \
    always on the right
    """)

  package static let wide = ArticleMetadata.Field(
    "wide", .flag, \.isWide,
    "`true`: tables, code and containers use the whole width of the page; the table of contents is above the text")

  package static let sortTitle = ArticleMetadata.Field("sort_title", .text, \.sortTitle, "the title used for sorting")

  package static let excerptSeparator = ArticleMetadata.Field(
    "excerpt_separator", .text, \.excerptSeparator, "a comment that ends the excerpt, besides `<!--more-->`")

  package static let feedID = ArticleMetadata.Field(
    "feed_id", .text, \.feedID, "the [id of the article in feeds](#feeds)")

  package static let search = ArticleMetadata.Field(
    "search", .search, \.search, "`false`: [the search](#search) does not find the article; or `{boost: 2}`")

  /// All keys, in the order of the manual.
  package static let all: [ArticleMetadata.Field] = [
    title, description, date, updated, expires, draft, listed, tags, categories, series, authors, slug, url, aliases,
    template, layout, order, lang, translationKey, translatedFrom, image, toc, wide, sortTitle, excerptSeparator,
    feedID, search,
  ]

  /// The keys that each article must have for itself, because they identify it.
  package static let withoutDefault: [ArticleMetadata.Field] = [
    slug, url, aliases, feedID, translationKey, translatedFrom,
  ]

  /// Returns the field with a key, or with its other name.
  package static func named(_ key: String) -> ArticleMetadata.Field? { byName[key] }

  private static let byName = Dictionary(
    uniqueKeysWithValues: all.flatMap { field in
      [field.name, field.alternative].compactMap(\.self).map { ($0, field) }
    })

  private static let imageKeys = [
    FieldDescription("src", .type(.address), "a file or an address", isRequired: true),
    FieldDescription("alt", .type(.text), "the text for readers who do not see the image"),
    FieldDescription("caption", .type(.text), "the text below the cover"),
  ]
}

extension ArticleMetadata.Field {
  /// Whether the values of the field are equal.
  package func isEqual(in first: ArticleMetadata, _ second: ArticleMetadata) -> Bool {
    func bytes(_ metadata: ArticleMetadata) -> [UInt8] {
      var writer = RecordWriter()
      write(metadata, &writer)
      return writer.bytes
    }
    return bytes(first) == bytes(second)
  }
}

extension ArticleMetadata.Field: Hashable {
  package static func == (lhs: ArticleMetadata.Field, rhs: ArticleMetadata.Field) -> Bool { lhs === rhs }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
