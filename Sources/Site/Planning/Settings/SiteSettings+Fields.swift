import Addresses
package import Articles
import Dates
import Parsing

extension SiteSettings {
  /// A key of `site.yml`: how its value is read, and what the manual says of it.
  ///
  /// To add a key, add a property to `SiteSettings`, and an element to a list below.
  package struct Setting: Sendable {
    /// The description for the manual and for editors.
    package let described: FieldDescription
    let read: @Sendable (inout SiteSettings, inout FieldReader, FieldDescription) -> Void

    /// Describes a key that decides several properties, or whose value depends on other settings.
    fileprivate init(
      _ key: SiteKey, or alternative: String? = nil, _ form: @autoclosure @escaping @Sendable () -> FieldForm,
      default initial: @autoclosure @escaping @Sendable () -> String, _ summary: String,
      read: @escaping @Sendable (inout SiteSettings, inout FieldReader, FieldDescription) -> Void
    ) {
      described = FieldDescription(key.name, or: alternative, form(), default: initial(), summary)
      self.read = read
    }

    /// Describes a key whose property has an initial value, which the manual shows unless there are other words for it.
    fileprivate init<Value>(
      _ key: SiteKey, _ kind: FieldKind<Value>, _ path: any WritableKeyPath<SiteSettings, Value> & Sendable,
      default initial: String? = nil, _ summary: String
    ) {
      self.init(key, kind.form, default: initial ?? "`\(Self.initial[keyPath: path])`", summary) {
        if let value = kind.read(&$1, $2) { $0[keyPath: path] = value }
      }
    }

    /// Describes a key whose property is `nil` without a value.
    fileprivate init<Value>(
      _ key: SiteKey, _ kind: FieldKind<Value>, _ path: any WritableKeyPath<SiteSettings, Value?> & Sendable,
      default initial: String, _ summary: String
    ) {
      self.init(key, kind.form, default: initial, summary) { $0[keyPath: path] = kind.read(&$1, $2) }
    }

    /// The settings of a site without `site.yml`, which the manual names as defaults.
    private static let initial = SiteSettings()
  }
}

extension SiteSettings.Setting {
  /// All keys, in the order of the manual.
  package static let all: [Self] = aboutSite + lists + links + texts + builds

  private static let aboutSite: [Self] = [
    Self(.title, .text, \.title, "the title of the site"),
    Self(
      .description, .text, \.description, default: "nothing",
      "the subject of the site, in one sentence; the home page shows it"),
    Self(
      .url, .parsed(.pattern("^https?://"), expecting: { SiteAddress.expectation(for: $0) }) { SiteAddress($0) },
      \.address, default: "a warning",
      "the whole address of the home page, with a path if it has one; write a host with non-ASCII letters as `xn--…`"),
    Self(
      .language, or: "lang", .type(.language), default: "`\(SiteSettings().language)`",
      "the language of the texts and dates, such as `en` or `de`"
    ) { settings, fields, key in
      settings.language = fields.language(key.name, or: key.alternative) ?? settings.language
      settings.languageRange = fields.range(of: key.name) ?? key.alternative.flatMap { fields.range(of: $0) }
    },
    Self(
      .languages, LanguageSettings.form, default: "one language",
      "[several languages](languages.md): a map from tags to names and titles"
    ) { $0.languages = LanguageSettings.list(from: &$1, $2, main: $0.language, at: $0.address) },
    Self(
      .timeZone,
      .parsed(expecting: { _ in "a time zone such as Europe/Berlin" }, among: { NamedZone.names }) { NamedZone($0) },
      \.zone, default: "`UTC`", "the time zone of dates that have none, such as `Europe/Berlin`"),
    Self(.naiveDates, .choice(), \.naiveDates, "`utc`: a date that has a time but no zone is in UTC, as in Jekyll"),
    Self(
      .author, .author, \.author, default: "nothing",
      """
      a name, or `name`, `url`, `email` and `image`: a portrait for the [home \
      page](start-designing.md#lay-out-the-home-page), such as `static/ada.jpg`
      """),
    Self(
      .logo, .image, \.logo, default: "the title",
      "an image for the header, shown 2 rem high, such as `static/logo.svg`; its alt text is the title of the site"),
    Self(
      .icon, .image, \.icon, default: "the files in `static/`",
      "an SVG or a square PNG of at least 512 pixels, from which [icons](pictures.md#icons) of all sizes are made"),
    Self(
      .image, .describedImage, \.image, default: "nothing",
      """
      the image of link previews for pages without an `image` of their own: a file such as `static/card.png`, or \
      `{src: …, alt: …}`
      """),
    Self(
      "social_cards", FieldKind(CardSettings.form, read: CardSettings.read), \.cards, default: "`false`",
      """
      `true` draws a [picture with the title](pictures.md#link-previews) for each page without an `image`; \
      `background`, `text`, `accent`: colours instead of the palette's; `font`: a TrueType file; `logo`: a picture, or `false`
      """),
    Self(
      "palette", .palette, \.palette, default: "blue on white",
      """
      the colours: `forest`, `ocean`, `rose`, `sepia`, `slate`, or a file of your own, \
      `Templates/assets/palettes/NAME.css`
      """),
  ]

  private static let lists: [Self] = [
    Self(
      .pageSize, .count, \.pageSize, default: "\(SiteSettings().pageSize)",
      "the number of articles on each page of a list"),
    Self(.feedSize, .count, \.feedSize, default: "\(SiteSettings().feedSize)", "the number of posts in a feed"),
    Self(
      .feeds, FieldKind(FeedSettings.form) { $0.feeds($1.name) }, \.feeds, default: "all three",
      "a list of `atom`, `rss`, `json`, or [their addresses](#feeds)"),
    Self(
      .feedIDs,
      .parsed(.pattern(":(url|path|stem)"), expecting: { _ in "a pattern with `:url`, `:path` or `:stem`" }) {
        FeedIDPattern($0)
      }, \.feedIDs, default: "their addresses", "the [ids of articles in feeds](#feeds)"),
    Self(
      .taxonomies, TaxonomySettings.form, default: "`tags`, `categories`, `series`",
      "a list of names, or names with titles or [addresses](#taxonomies); they replace the default ones"
    ) { $0.taxonomies = TaxonomySettings.list(from: &$1, $2, author: $0.author?.name) ?? $0.taxonomies },
    Self(
      .permalinks, FieldKind(PermalinkSettings.form) { PermalinkSettings.read($1.name, from: &$0) },
      \.addresses.permalinks, default: "folders and file names",
      "the [addresses](#addresses) of the articles of each section"),
    Self(
      .letterCase, .choice(), \.addresses.letterCase,
      """
      `keep` keeps capital letters in addresses; `articles` keeps them, except in the addresses of terms such as \
      tags
      """),
    Self(
      .pagination, FieldKind(.pattern("^/.*:n")) { $0.pattern($1.name, with: .number) }, \.addresses.pagination,
      default: "`/page/:n/`",
      """
      the address of the further pages of a list, relative to the list, such as `/page:n/`; with `:name`, the name of \
      the list, they are beside it: `/:name:n.html`
      """),
    Self(
      "tag_separator", .separator, \.frontMatterRules.tagSeparator, default: "commas, or else spaces",
      "the text between several `tags` or `categories` in one text, such as `\",\"`"),
    Self(
      .keys, .ownKeys, \.frontMatterRules.ownKeys, default: "none",
      "a list of keys in front matter that [mean nothing to Garland](#who-sees-an-article), such as `[status]`"),
  ]

  private static let links: [Self] = [
    Self(
      .menus, FieldKind(SiteSettings.menuForm) { SiteSettings.menus($1.name, from: &$0) }, \.menus, default: "nothing",
      "[lists of links](#menus) by name"),
    Self(
      "announcement", FieldKind(AnnouncementSettings.form) { AnnouncementSettings.read($1.name, from: &$0) },
      \.announcement, default: "none", "[a bar](#announcements) above the header: `text`, `link` and `until`"),
    Self(
      .social, FieldKind(SocialLinks.form, read: SocialLinks.read), \.social, default: "none",
      "[links to profiles](#authors), shown on the home page and at the end of each page"),
    Self(
      "share", FieldKind(ShareService.form, read: ShareService.list), \.share, default: "none",
      """
      the [buttons at the end of a post](#the-end-of-a-post): a list of `mastodon`, `bluesky`, `x`, `linkedin`, \
      `email`, `copy`
      """),
    Self(
      .repository, FieldKind(RepositorySettings.form, read: RepositorySettings.read), \.repository, default: "no link",
      "the [repository](#the-end-of-a-post) for the link \"Edit this page\""),
    Self(
      "updated", .updateSource, \.updates, default: "`front-matter`",
      "`git` takes the [dates of last changes](#dates-of-last-changes) from Git"),
    Self(
      .comments, FieldKind(CommentSettings.form, read: CommentSettings.read), \.comments, default: "no comments",
      "[`giscus` or `utterances`](#comments)"),
  ]

  private static let texts: [Self] = [
    Self(
      .html, FieldKind(MarkdownSettings.htmlForm, read: MarkdownSettings.readMarkup), \.markdown.markup,
      default: "`safe`",
      """
      [HTML in Markdown](markdown.md#html): `safe`, `trusted` or `escape`; or `allow:` with further elements, such as \
      `[iframe]`. `script` and `style` need `trusted`. `unknown: text` shows `<T>`, which is no element, as text
      """),
    Self(
      .containers, .word("lenient", or: "strict"), \.hasLenientContainers, default: "`strict`",
      """
      `lenient` turns unknown and unclosed containers, unknown attributes and wrong values into warnings; an unknown \
      container becomes a `<div class="name">`
      """),
    Self(
      .inlineAttributes, .flag, \.markdown.inlineAttributes,
      """
      `true` reads [`{…}` directly behind an image or a link](markdown.md#attributes-of-images-and-links) as its \
      attributes
      """),
    Self(
      .markdownInHTML, .flag, \.markdown.markdownInHTML,
      "`true` reads the content of [HTML elements with `markdown=\"1\"`](markdown.md#html) as Markdown"),
    Self(
      .hardBreaks, .flag, \.markdown[.hardBreaks],
      "`true` makes [each line break a `<br>`](markdown.md#options-for-texts-from-other-generators)"),
    Self(
      .headingIDs, .choice(of: HeadingIDStyle.allCases.filter { $0 != .standard }), \.markdown.headingIDs,
      default: "Garland's own",
      """
      the generator that makes the same [ids of headings](markdown.md#options-for-texts-from-other-generators): \
      `github`, `kramdown`, `zola`, `blackfriday`, `markdown-it` or `python`
      """),
    Self(
      .definitionLists, .flag, \.markdown[.definitionLists],
      """
      `true` reads [`Term` and `: definition`](markdown.md#options-for-texts-from-other-generators) as a definition \
      list
      """),
    Self(
      .abbreviations, .flag, \.markdown[.abbreviations],
      "`true` reads [`*[HTML]: …`](markdown.md#abbreviations) as an abbreviation"),
    Self(
      "figures", .word("alt"), \.markdown[.figures], default: "none",
      "`alt` makes [an image alone in its paragraph a figure](markdown.md#options-for-texts-from-other-generators)"),
    Self(
      .emoji, .flag, \.markdown[.emoji],
      "`true` reads [`:smile:`](markdown.md#options-for-texts-from-other-generators) as an emoji"),
    Self(
      .math, .either([.type(.flag), .choice(["keep"])]), default: "`false`",
      """
      `true` shows [formulas](formulas.md), `keep` [leaves them](markdown.md#options-for-texts-from-other-generators)
      """
    ) { $0.markdown.readMath(from: &$1, $2) },
    Self(
      "math_macros", FieldKind(.entries(.type(.text)), read: MarkdownSettings.readMacros), \.markdown.macros,
      default: "none", "[macros](formulas.md#macros) of formulas"),
    Self(
      .strikethrough, .word("double"), \.markdown[.doubleTilde], default: "none",
      """
      `double`: [two tildes](markdown.md#options-for-texts-from-other-generators) strike a text through, one does \
      not
      """),
    Self(
      .cjkEmphasis, .flag, \.markdown[.wideEmphasis],
      "`true` reads [`**文（文）**文`](markdown.md#options-for-texts-from-other-generators) as emphasis"),
    Self(.smartPunctuation, .flag, \.markdown.smartPunctuation, "`true` curls quotes and lengthens dashes"),
    Self(
      .excerptSeparator, .text, \.markdown.excerptSeparator, default: "nothing",
      "a comment that ends an excerpt, besides `<!--more-->`"),
    Self(
      .code, FieldKind(MarkdownSettings.codeForm, read: MarkdownSettings.readCode), \.markdown.codeAliases,
      default: "nothing",
      """
      `aliases`: names of your own for the [languages of code blocks](code.md#languages), such as `{myscript: \
      javascript}`
      """),
    Self(
      .lineLinks, .flag, \.markdown.lineLinks, "`true` makes [line numbers](code.md#links-to-lines) links"),
    Self(
      .sources, FieldKind(SourceSettings.form, read: SourceSettings.list), \.sources, default: "none",
      "folders of [files for code blocks](code.md#code-from-files): `{app: ../Sources}`"),
  ]

  private static let builds: [Self] = [
    Self(
      "check", FieldKind(CheckSettings.form, read: CheckSettings.read), \.check, default: "the default rules",
      """
      the settings of [`garland check`](checks.md#settings): `rules`, `budget`, `image_size`, `image_width`, \
      `ignore`
      """),
    Self(
      "levels", SiteSettings.levelForm, default: "the default levels",
      "[the levels of messages](messages.md): a map from codes to `error`, `warning` or `off`"
    ) { $0.readLevels(from: &$1, $2) },
    Self(
      "search", FieldKind(SearchSettings.form, read: SearchSettings.read), \.search, default: "on",
      "`false` turns the [search](#search) off; or `{recency: 0.5}`"),
    Self(
      "markdown_pages", .flag, \.publishesMarkdown,
      "`true` also publishes articles as [Markdown](search.md#markdown-for-machines)"),
    Self(
      "pictures", SiteSettings.picturesForm, default: "`true`",
      """
      `false` publishes [pictures](pictures.md) as they are, without smaller ones for phones; `{avif: true}` also makes \
      [AVIF](pictures.md#avif)
      """
    ) { $0.readPictures(from: &$1, $2) },
    Self(
      "files", .word("needed", or: "all"), \.publishesOnlyNeededFiles, default: "`all`",
      "`needed` leaves out the [files](builds.md#files-that-stay-private) outside of `static` to which nothing refers"),
    Self(
      "translations", .map([FieldDescription("old", .choice(["mark"]), "what pages do with old blocks")]),
      default: "nothing", "`{old: mark}` marks [old blocks](languages.md#old-translations)"
    ) { settings, fields, key in
      settings.oldMarkRange = fields.map(key.name).flatMap { map in
        fields.nested(map) { $0.choice("old", among: ["mark"]) == nil ? nil : $0.range(of: "old") }
      }
    },
    Self("robots", .flag, \.allowsRobots, "`false` asks crawlers not to index the site"),
    Self(
      "words", FieldKind(WordSettings.form, read: WordSettings.read), \.words, default: "those of the `language`",
      "[words of the theme](words.md), by their keys"),
    Self(
      .variables, FieldKind(SiteVariables.form, read: SiteVariables.read), \.variables, default: "nothing",
      "[values](repeating.md#variables) of articles: `{version: 2.4}`"),
    Self(
      .params, FieldKind(.type(.map)) { $0.map($1.name) }, \.parameters, default: "nothing", "anything, for templates"),
  ]
}
