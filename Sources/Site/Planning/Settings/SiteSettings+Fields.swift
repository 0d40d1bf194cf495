import Addresses
package import Articles

extension SiteSettings {
  /// The keys of `site.yml`, in the order of the manual.
  package static let fields: [FieldDescription] = [
    FieldDescription(.title, .type(.text), default: "`\(SiteSettings().title)`", "the title of the site"),
    FieldDescription(
      .description, .type(.text), default: "nothing",
      "the subject of the site, in one sentence; the home page shows it"),
    FieldDescription(
      .url, .pattern("^https?://"), default: "a warning",
      "the whole address of the home page, with a path if it has one; write a host with non-ASCII letters as `xn--…`"),
    FieldDescription(
      .language, or: "lang", .type(.language), default: "`\(SiteSettings().language)`",
      "the language of the texts and dates, such as `en` or `de`"),
    FieldDescription(
      .languages, LanguageSettings.form, default: "one language",
      "[several languages](languages.md): a map from tags to names and titles"),
    FieldDescription(
      .timeZone, .type(.text), default: "`UTC`",
      "the time zone of dates that have none, such as `Europe/Berlin`"),
    FieldDescription(
      .naiveDates, .choice(of: NaiveDates.self), default: "`site`",
      "`utc`: a date that has a time but no zone is in UTC, as in Jekyll"),
    FieldDescription(
      .author, authorForm, default: "nothing",
      """
      a name, or `name`, `url`, `email` and `image`: a portrait for the [home \
      page](start-designing.md#lay-out-the-home-page), such as `static/ada.jpg`
      """),
    FieldDescription(
      .logo, .type(.text), default: "the title",
      "an image for the header, shown 2 rem high, such as `static/logo.svg`; its alt text is the title of the site"),
    FieldDescription(
      .icon, .type(.text), default: "the files in `static/`",
      "an SVG or a square PNG of at least 512 pixels, from which [icons](pictures.md#icons) of all sizes are made"),
    FieldDescription(
      .image, imageForm, default: "nothing",
      """
      the image of link previews for pages without an `image` of their own: a file such as `static/card.png`, or \
      `{src: …, alt: …}`
      """),
    FieldDescription(
      .socialCards, CardSettings.form, default: "`false`",
      """
      `true` draws a [picture with the title](pictures.md#link-previews) for each page without an `image`; \
      `background`, `text`, `accent`: colours; `font`: a TrueType file; `logo`: a picture, or `false`
      """),
    FieldDescription(
      .palette, .type(.text), default: "blue on white",
      """
      the colours: `forest`, `ocean`, `rose`, `sepia`, `slate`, or a file of your own, \
      `Templates/assets/palettes/NAME.css`
      """),
    FieldDescription(
      .pageSize, .type(.count), default: "\(SiteSettings().pageSize)",
      "the number of articles on each page of a list"),
    FieldDescription(
      .feedSize, .type(.count), default: "\(SiteSettings().feedSize)",
      "the number of posts in a feed"),
    FieldDescription(
      .feeds, FeedSettings.form, default: "all three",
      "a list of `atom`, `rss`, `json`, or [their addresses](#feeds)"),
    FieldDescription(
      .feedIDs, .pattern(":(url|path|stem)"), default: "their addresses",
      "the [ids of articles in feeds](#feeds)"),
    FieldDescription(
      .taxonomies, TaxonomySettings.form, default: "`tags`, `categories`, `series`",
      "a list of names, or names with titles or [addresses](#taxonomies); they replace the default ones"),
    FieldDescription(
      .permalinks, PermalinkSettings.form, default: "folders and file names",
      "the [addresses](#addresses) of the articles of each section"),
    FieldDescription(
      .letterCase, .choice(["lower", "keep", "articles"]), default: "`lower`",
      """
      `keep` keeps capital letters in addresses; `articles` keeps them, except in the addresses of terms such as \
      tags
      """),
    FieldDescription(
      .pagination, .pattern("^/.*:n"), default: "`/page/:n/`",
      """
      the address of the further pages of a list, relative to the list, such as `/page:n/`; with `:name`, the name of \
      the list, they are beside it: `/:name:n.html`
      """),
    FieldDescription(
      .tagSeparator, .type(.text), default: "commas, or else spaces",
      "the text between several `tags` or `categories` in one text, such as `\",\"`"),
    FieldDescription(
      .keys, .type(.texts), default: "none",
      "a list of keys in front matter that [mean nothing to Garland](#who-sees-an-article), such as `[status]`"),
    FieldDescription(.menus, menuForm, default: "nothing", "[lists of links](#menus) by name"),
    FieldDescription(
      .social, SocialLinks.form, default: "none",
      "[links to profiles](#authors), shown on the home page and at the end of each page"),
    FieldDescription(
      .share, .either([.choice(of: ShareTarget.self), .list(.choice(of: ShareTarget.self))]), default: "none",
      """
      the [buttons at the end of a post](#the-end-of-a-post): a list of `mastodon`, `bluesky`, `x`, `linkedin`, \
      `email`, `copy`
      """),
    FieldDescription(
      .repository, RepositorySettings.form, default: "no link",
      "the [repository](#the-end-of-a-post) for the link \"Edit this page\""),
    FieldDescription(
      .updated, .choice(["front-matter", "git"]), default: "`front-matter`",
      "`git` takes the [dates of last changes](#dates-of-last-changes) from Git"),
    FieldDescription(.comments, CommentSettings.form, default: "no comments", "[`giscus` or `utterances`](#comments)"),
    FieldDescription(
      .html, MarkdownSettings.htmlForm, default: "`safe`",
      """
      the treatment of HTML in Markdown: `safe`, `trusted` or `escape`; or `allow:` with a list of further elements, \
      such as `[iframe]`. `script`, `style` and similar elements need `trusted`. With `unknown: text`, a name that \
      is no element, such as `<T>`, is shown as text
      """),
    FieldDescription(
      .containers, .choice(["strict", "lenient"]), default: "`strict`",
      """
      `lenient` turns unknown and unclosed containers, unknown attributes and wrong values into warnings; an unknown \
      container becomes a `<div class="name">`
      """),
    FieldDescription(
      .inlineAttributes, .type(.flag), default: "`false`",
      """
      `true` reads [`{…}` directly behind an image or a link](markdown.md#attributes-of-images-and-links) as its \
      attributes
      """),
    FieldDescription(
      .markdownInHTML, .type(.flag), default: "`false`",
      "`true` reads the content of [HTML elements with `markdown=\"1\"`](markdown.md#html) as Markdown"),
    FieldDescription(
      .hardBreaks, .type(.flag), default: "`false`",
      "`true` makes [each line break a `<br>`](markdown.md#options-for-texts-from-other-generators)"),
    FieldDescription(
      .headingIDs, .choice(MarkdownSettings.headingIDStyles), default: "Garland's own",
      """
      the generator that makes the same [ids of headings](markdown.md#options-for-texts-from-other-generators): \
      `github`, `kramdown`, `zola`, `blackfriday`, `markdown-it` or `python`
      """),
    FieldDescription(
      .definitionLists, .type(.flag), default: "`false`",
      """
      `true` reads [`Term` and `: definition`](markdown.md#options-for-texts-from-other-generators) as a definition \
      list
      """),
    FieldDescription(
      .figures, .choice(["alt"]), default: "none",
      "`alt` makes [an image alone in its paragraph a figure](markdown.md#options-for-texts-from-other-generators)"),
    FieldDescription(
      .emoji, .type(.flag), default: "`false`",
      "`true` reads [`:smile:`](markdown.md#options-for-texts-from-other-generators) as an emoji"),
    FieldDescription(
      .math, .choice(["keep"]), default: "none",
      "`keep` leaves [formulas](markdown.md#options-for-texts-from-other-generators) as written"),
    FieldDescription(
      .strikethrough, .choice(["double"]), default: "none",
      """
      `double`: [two tildes](markdown.md#options-for-texts-from-other-generators) strike a text through, one does \
      not
      """),
    FieldDescription(
      .cjkEmphasis, .type(.flag), default: "`false`",
      "`true` reads [`**文（文）**文`](markdown.md#options-for-texts-from-other-generators) as emphasis"),
    FieldDescription(.smartPunctuation, .type(.flag), default: "`false`", "`true` curls quotes and lengthens dashes"),
    FieldDescription(
      .excerptSeparator, .type(.text), default: "nothing",
      "a comment that ends an excerpt, besides `<!--more-->`"),
    FieldDescription(
      .code, MarkdownSettings.codeForm, default: "nothing",
      """
      `aliases`: names of your own for the [languages of code blocks](code.md#languages), such as `{myscript: \
      javascript}`
      """),
    FieldDescription(
      .check, CheckSettings.form, default: "the default rules",
      """
      the settings of [`garland check`](checks.md#settings): `rules`, `budget`, `image_size`, `image_width`, \
      `ignore`
      """),
    FieldDescription(
      .levels, levelForm, default: "the default levels",
      "[the levels of messages](messages.md): a map from codes to `error`, `warning` or `off`"),
    FieldDescription(
      .search, SearchSettings.form, default: "on",
      "`false` turns the [search](#search) off; or `{recency: 0.5}`"),
    FieldDescription(
      .pictures, picturesForm, default: "`true`",
      """
      `false` publishes [pictures](pictures.md) as they are, without smaller ones for phones; `{avif: true}` also makes \
      [AVIF](pictures.md#avif)
      """),
    FieldDescription(
      .files, .choice(fileChoices), default: "`all`",
      "`needed` leaves out the [files](builds.md#files-that-stay-private) outside of `static` to which nothing refers"),
    FieldDescription(.robots, .type(.flag), default: "`true`", "`false` asks crawlers not to index the site"),
    FieldDescription(
      .words, .entries(.either([.type(.text), .entries(.type(.text))])), default: "those of the `language`",
      "[words of the theme](words.md), by their keys"),
    FieldDescription(.params, .type(.map), default: "nothing", "anything, for templates"),
  ]
}

extension FieldDescription {
  /// Describes a key of `site.yml`.
  fileprivate init(
    _ key: SiteKey, or alternative: String? = nil, _ form: FieldForm, default initial: String, _ summary: String
  ) {
    self.init(key.rawValue, or: alternative, form, default: initial, summary)
  }
}
