extension DiagnosticCatalogue {
  /// The codes about the syntax of YAML, TOML, JSON and CSV, in front matter, in `site.yml`, in files of words and in data files.
  ///
  /// Such an error may lose a part of the data, for example `draft: true`. So a site cannot lower most of these errors.
  static let data = frontMatterSyntax + settingsSyntax + wordsSyntax + fileSyntax

  private static let frontMatterSyntax =
    (yaml + toml + anyFormat).map { rule in
      rule.entry(in: "front-matter") { .article("\(rule.fence)\n\($0)\n\(rule.fence)\nText.") }
    } + [
      DiagnosticEntry(
        "front-matter.duplicate-key", nil, "A key is given twice.", .article("---\ntitle: A\ntitle: B\n---\nText."),
        fix: "Remove one of them.", lowered: .warnings("The last value is used."))
    ]

  private static let settingsSyntax =
    (yaml + anyFormat).map { $0.entry(in: "site") { .settings($0) } } + [
      DiagnosticEntry(
        "site.duplicate-key", .error, "A key is given twice.", .settings("title: A\ntitle: B"),
        fix: "Remove one of them.", lowered: .never)
    ]

  private static let wordsSyntax =
    (yaml + anyFormat).map { $0.entry(in: "words") { .situation("`\($0)` in `Templates/words/de.yml`.") } } + [
      DiagnosticEntry(
        "words.duplicate-key", .error, "A key is given twice.",
        .situation("`next` twice in `Templates/words/de.yml`."), fix: "Remove one of them.", lowered: .never)
    ]

  private static let fileSyntax =
    (yaml + toml + anyFormat).map { rule in
      rule.entry(in: "data") { _ in .situation("A file in `_data` with the same mistake as in front matter.") }
    } + [
      DiagnosticEntry(
        "data.duplicate-key", .error, "A key is given twice.", .situation("A file in `_data` with `a: 1` and `a: 2`."),
        fix: "Remove one of them.", lowered: .never),
      DiagnosticEntry(
        "data.empty-name", .error, "A column has no name in the first row.",
        .situation("`title,,place` in a CSV file."), fix: "Write a name, or remove the column.", lowered: .never),
      DiagnosticEntry(
        "data.too-few-cells", .warning, "A row has fewer cells than the first row.",
        .situation("The row `A` below `title,place` in a CSV file."), fix: "Write the separators of empty cells, too.",
        lowered: .always("The other cells are empty.")),
      DiagnosticEntry(
        "data.too-many-cells", .error, "A row has more cells than the first row.",
        .situation("The row `A,Berlin, Mitte` below `title,place` in a CSV file."),
        fix: "Put a cell with a separator inside in quotes, or add a name to the first row.", lowered: .never),
    ]

  private static let yaml = [
    DataRule(
      "alias-limit", "Aliases expand to too many values.", words: "A list of aliases of lists of aliases, many times.",
      fix: "Use fewer aliases."),
    DataRule("complex-key", "A key is a list or a map.", "[a, b]: c", fix: "Write a text as the key."),
    DataRule("merged-value", "The merge key `<<` has a value that is no map.", "<<: a", fix: "Merge a map."),
    DataRule(
      "recursive-alias", "An alias is inside of the value that it refers to.", "a: &a [*a]", fix: "Remove the alias."),
    DataRule("second-document", "A second document begins.", "a: 1\n--- b", fix: "Put everything into one document."),
    DataRule("tag-directive", "`%TAG` is not supported.", "%TAG ! x\n--- a", fix: "Remove the line."),
    DataRule(
      "tag-mismatch", "A value does not match its tag.", "a: !!int b", fix: "Remove the tag, or correct the value."),
    DataRule(
      "unknown-alias", "An alias has no anchor.", "a: *b", fix: "Define `&b` first, or put a text with `*` in quotes."),
    DataRule("unknown-tag", "A tag is unknown.", "a: !mine b", fix: "Remove the tag."),
  ]

  private static let toml = [
    DataRule(
      "complete-table", "A complete table cannot be extended.", "a = {}\n[a.b]", fence: "+++",
      fix: "Write all keys in one place."),
    DataRule("duplicate-table", "A table is defined twice.", "[a]\n[a]", fence: "+++", fix: "Merge the tables."),
    DataRule(
      "invalid-date", "A date or a time does not exist.", "a = 2026-02-30", fence: "+++", fix: "Correct the date."),
    DataRule(
      "invalid-escape", "An escape sequence is unknown.", "a = \"\\x\"", fence: "+++",
      fix: "Write `\\\\` for a backslash."),
    DataRule("invalid-value", "A value is invalid.", "a = b", fence: "+++", fix: "Put text in quotes."),
    DataRule(
      "not-a-table", "A value that is no table cannot hold keys.", "a = 1\n[a.b]", fence: "+++",
      fix: "Choose another name."),
  ]

  private static let anyFormat = [
    DataRule("control-character", "The data contains a control character.", "a: \u{1}", fix: "Remove the character."),
    DataRule(
      "invalid-utf8", "The data is not valid UTF-8.", words: "A file that an editor saved as Latin-1.",
      fix: "Save the file as UTF-8."),
    DataRule(
      "nesting-limit", "Lists and maps nest too deeply.", words: "A list in a list in a list, many times.",
      fix: "Nest fewer lists and maps."),
    DataRule(
      "number-too-large", "A number is too large.", "a: 99999999999999999999", fix: "Put it in quotes if it is text."),
    DataRule(
      "syntax", "The data has a syntax error.", "a: [1",
      fix: "Correct the error that the message names. Put text with `: ` in quotes."),
  ]
}

/// The documentation of a code that several kinds of files share.
private struct DataRule {
  let name: String
  let meaning: String
  /// The lines that cause the code, if a few lines can cause it.
  let lines: String?
  /// The cause in words, if it needs more than a few lines.
  let words: String
  let fence: String
  let fix: String

  init(
    _ name: String, _ meaning: String, _ lines: String? = nil, words: String = "", fence: String = "---", fix: String
  ) {
    (self.name, self.meaning, self.lines) = (name, meaning, lines)
    (self.words, self.fence, self.fix) = (words, fence, fix)
  }

  func entry(in area: String, _ example: (String) -> DiagnosticEntry.Example) -> DiagnosticEntry {
    DiagnosticEntry(
      DiagnosticCode(stringLiteral: "\(area).\(name)"), .error, meaning, lines.map(example) ?? .situation(words),
      fix: fix, lowered: .never)
  }
}
