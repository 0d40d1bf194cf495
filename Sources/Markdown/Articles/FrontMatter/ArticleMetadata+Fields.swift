extension ArticleMetadata {
  /// The keys of front matter, in the order of the manual.
  package static var fields: [FieldDescription] { Field.allCases.map(\.described) }
}

extension ArticleMetadata.Field {
  /// The description of the key, for the manual and for editors.
  var described: FieldDescription {
    let needsValue = PublicationKey.named(rawValue)?.needsValue ?? false
    return FieldDescription(rawValue, or: alternative, form, summary, needsValue: needsValue)
  }

  private var form: FieldForm {
    switch self {
    case .title, .description, .template, .layout, .sortTitle, .excerptSeparator, .feedID, .translationKey:
      .type(.text)
    case .date, .updated, .expires: .type(.date)
    case .draft, .listed, .wide: .type(.flag)
    case .tags, .categories, .series, .authors: .type(.texts)
    case .slug: .type(.slug)
    case .url: .type(.sitePath)
    case .aliases: .either([.type(.sitePath), .list(.type(.sitePath))])
    case .order: .type(.integer)
    case .lang: .type(.language)
    case .image: .either([.type(.address), .map(Self.imageKeys)])
    case .toc: .either([.type(.flag), .choice(of: TableOfContentsSide.self)])
    case .search: .either([.type(.flag), .map(SearchMetadata.fields)])
    }
  }

  private static let imageKeys = [
    FieldDescription("src", .type(.address), "a file or an address", isRequired: true),
    FieldDescription("alt", .type(.text), "the text for readers who do not see the image"),
    FieldDescription("caption", .type(.text), "the text below the cover"),
  ]

  /// What the key means, in Markdown.
  private var summary: String {
    switch self {
    case .title: "the title; by default the first heading, or else the file name"
    case .description: "the subject of the article, in one sentence; lists show it"
    case .date:
      """
      the publication date: `2026-01-02`, `2026-01-02T10:00:00Z`, or [another form](#dates); by default the date in \
      the file name
      """
    case .updated: "the date of the last change that matters to readers; ignored if it is before `date`"
    case .expires: "the date from which the article is left out"
    case .draft: "`true` leaves the article out"
    case .listed:
      """
      `false` builds the page but shows it in no list, feed, tag or menu; links and the sitemap still lead to it
      """
    case .tags:
      """
      a text or a list of texts; commas or spaces in a text separate several tags, or the site's `tag_separator`
      """
    case .categories: "the categories, written like `tags`"
    case .series: "the series of the article"
    case .authors: "a text or a list of texts; `author` is the same"
    case .slug:
      """
      the last part of the address, without `/`; other invalid characters are removed or replaced, with a warning
      """
    case .url:
      """
      the whole address within the site, such as `/about/` or `/about.html`; percent-encoding works: `%41` is an `A`
      """
    case .aliases: "former addresses within the site, which redirect to the article"
    case .template: "the template that frames the article"
    case .layout: "another name for `template`, which counts if a template of that name exists"
    case .order: "a whole number: the position among its neighbours, lowest first; `weight` is the same"
    case .lang:
      """
      the language of the text, such as `en` or `pt-BR`, if it differs from the site's; `language` is the same
      """
    case .translationKey: "a text that [translations](languages.md) share if their files have different names"
    case .image:
      """
      a file or an address: the cover, the thumbnail in lists, and the image for link previews; or a map with `src`, \
      `alt` and `caption`. A missing file is a warning. `hide_cover: true` hides the cover
      """
    case .toc:
      """
      `true` or `false`: whether to show a table of contents; by default with three headings or more. `left` or \
      `right` shows it from the first heading on, at that side of a wide window; beside a [sidebar](#a-sidebar), it is \
      always on the right
      """
    case .wide:
      """
      `true`: tables, code and containers use the whole width of the page; the table of contents is above the text
      """
    case .sortTitle: "the title used for sorting"
    case .excerptSeparator: "a comment that ends the excerpt, besides `<!--more-->`"
    case .feedID: "the [id of the article in feeds](#feeds)"
    case .search: "`false`: [the search](#search) does not find the article; or `{boost: 2}`"
    }
  }
}
