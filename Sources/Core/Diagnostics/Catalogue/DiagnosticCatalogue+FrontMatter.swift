extension DiagnosticCatalogue {
  /// The codes about front matter, except for those about the syntax of data.
  ///
  /// Unread front matter could make a draft public, so a site cannot lower the errors about it.
  static let frontMatter: [DiagnosticEntry] = [
    DiagnosticEntry(
      "front-matter.ambiguous-zone", .warning, "The abbreviation of a time zone in a date has several meanings.",
      .article("---\ndate: 2026-01-02 10:00 IST\n---\nText."), fix: "Write the offset, such as `+05:30`.",
      lowered: .always("The date is read without the zone.")),
    DiagnosticEntry(
      "front-matter.duplicate-field", nil, "A field is given under two keys.",
      .article("---\nauthor: Ada\nauthors: Bo\n---\nText."), fix: "Remove one of the keys.",
      lowered: .warnings(
        "The key that the message names counts. If the field decides who sees the article, the error stays.")),
    DiagnosticEntry(
      "front-matter.excerpt-separator", .warning, "The separator of excerpts is not a comment.",
      .article("---\nexcerpt_separator: \"***\"\n---\nText."),
      fix: "Write `<!--more-->` where the excerpt ends, and remove the key.",
      lowered: .always("The key is ignored.")),
    DiagnosticEntry(
      "front-matter.invalid-fence", .error, "The line that opens the front matter is almost right.",
      .article("----\ntitle: A\n----\nText."),
      fix: "Write `---` above and below the front matter, or an empty line below a thematic break.", lowered: .never),
    DiagnosticEntry(
      "front-matter.invisible-character", .error, "A key contains an invisible character.",
      .article("---\ndraft\u{200B}: true\n---\nText."), fix: "Type the key again.", lowered: .never),
    DiagnosticEntry(
      "front-matter.later-date", .warning, "A date of publication is after `date`, which counts.",
      .article("---\ndate: 2026-01-02\npublishDate: 2026-02-01\n---\nText."),
      fix: "Set `date` to the day of publication.", lowered: .always("The article is published at `date`.")),
    DiagnosticEntry(
      "front-matter.misplaced", .error, "Something is before the front matter, so it is read as text.",
      .article("<!-- a -->\n---\ntitle: A\n---\nText."), fix: "Start it in the first column of the first line.",
      lowered: .never),
    DiagnosticEntry(
      "front-matter.misspelt-key", .warning, "A key is almost the key of a field.",
      .article("---\ntitel: A\n---\nText."), fix: "Correct the key; or choose another name for a parameter.",
      lowered: .always("The key is a parameter for templates.")),
    DiagnosticEntry(
      "front-matter.no-default", .error, "`defaults` has a key that each article needs for itself.",
      .situation("`defaults: {url: /a/}` in an `_index.md`."), fix: "Move the key into the articles.",
      lowered: .always("The key is ignored.")),
    DiagnosticEntry(
      "front-matter.no-fences", .error, "A file begins with keys and values that are not between fences.",
      .article("Title: Bread\nDate: 2026-01-02\nTags: rye\n\nText."),
      fix: "Write `---` above and below the keys. For a site of Pelican or Hexo, use `garland import`.",
      lowered: .never),
    DiagnosticEntry(
      "front-matter.no-keys", .error, "The front matter is not keys with values.",
      .article("---\n- a\n---\nText."), fix: "Write `key: value`.", lowered: .never),
    DiagnosticEntry(
      "front-matter.no-permalink", .warning, "`permalink: false` is read as a draft.",
      .situation("`permalink: false`, which Eleventy writes for articles without a page."), fix: "Write `draft: true`.",
      lowered: .always("The article is a draft.")),
    DiagnosticEntry(
      "front-matter.one-series", .warning, "An article is part of several series.",
      .article("---\nseries: [a, b]\n---\nText."), fix: "Name one series.",
      lowered: .always("The first series is used.")),
    DiagnosticEntry(
      "front-matter.pattern", .warning, "An address contains placeholders.",
      .article("---\npermalink: /:year/:title/\n---\nText."),
      fix: "Write the full address, such as `/2026/my-post/`.",
      lowered: .always("The address is derived from the path of the file.")),
    DiagnosticEntry(
      "front-matter.read-as", .warning, "A value has another type than its field, but its meaning is clear.",
      .article("---\ntoc: \"true\"\n---\nText."), fix: "Write the value that the message names.",
      lowered: .always("The value is read as the message says.")),
    DiagnosticEntry(
      "front-matter.unclear-publication", .error,
      "A key or a value is almost one that decides who sees the article, or such a key has no value.",
      .article("---\ndratf: true\n---\nText."),
      fix: "Correct it, or add a key of your own to `keys` in `site.yml`.", lowered: .never),
    DiagnosticEntry(
      "front-matter.unclosed", .error, "The front matter has no closing line.", .article("---\ntitle: A\nText."),
      fix: "End it with a line `---`.", lowered: .never),
    DiagnosticEntry(
      "front-matter.unknown-choice", .warning, "A field has a value that is not one of its choices.",
      .situation("`sort: biggest` in an `_index.md`."), fix: "Write one of the values that the message names.",
      lowered: .always("The field counts as missing.")),
    DiagnosticEntry(
      "front-matter.words", .warning, "A text is read as several words.",
      .article("---\ntags: bread rye\n---\nText."), fix: "Write a list: `[bread, rye]`, or `[bread rye]`.",
      lowered: .always("Each word is an item of the list.")),
    DiagnosticEntry(
      "front-matter.wrong-type", nil, "A field has a value of the wrong type.",
      .article("---\ndate: yesterday\n---\nText."), fix: "Write the type that the message names.",
      lowered: .warnings(
        "The field counts as missing. An error stays an error: the value decides who sees the article.")),
  ]
}
