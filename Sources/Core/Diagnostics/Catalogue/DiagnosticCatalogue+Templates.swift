extension DiagnosticCatalogue {
  /// The codes about templates.
  ///
  /// A template with an error can lose any part of a page, so a site cannot lower most of these errors.
  static let templates: [DiagnosticEntry] = [
    fixed(
      "templates.crossed-section", "A section is closed before a section inside of it.", "{{#a}}{{#b}}{{/a}}{{/b}}",
      fix: "Close the inner section first."),
    fixed(
      "templates.delimiters", "A tag that changes the delimiters is invalid.", "{{=<%=}}",
      fix: "Write two words with a space between them: `{{=<% %>=}}`."),
    DiagnosticEntry(
      "templates.encoding", .error, "A template is not valid UTF-8.",
      .situation("A template that an editor saved as Latin-1."), fix: "Save the file as UTF-8.", lowered: .never),
    fixed(
      "templates.endless", "Templates include each other without end.", "{{> page}}",
      fix: "Remove one of the inclusions."),
    fixed(
      "templates.filter", "A filter has a syntax error.", "{{title | }}",
      fix: "Write a filter as `{{name | filter: word 1 \"text\"}}`."),
    fixed(
      "templates.filter-argument", "A filter has a wrong argument.", "{{date | format}}",
      fix: "Write the argument that the message names."),
    DiagnosticEntry(
      "templates.filter-value", .error, "A filter cannot use its value.", .template("{{title | format: long}}"),
      fix: "Use a value of the type that the message names.", lowered: .always("The tag shows nothing.")),
    DiagnosticEntry(
      "templates.foreign-tag", .warning, "A template has a tag of Liquid, Jinja or Nunjucks.",
      .template("{% if page.title %}"), fix: "Write `{{#page.title}}…{{/page.title}}`.",
      lowered: .always("The tag is shown as text.")),
    DiagnosticEntry(
      "templates.lambda", .error, "A function of the site's code returned an invalid template.",
      .situation("A lambda that returns `{{#a}}`."), fix: "Correct the function.", lowered: .never),
    DiagnosticEntry(
      "templates.limit", .error, "A page is too large, or takes too many steps.",
      .situation("A template with many nested loops."),
      fix: "Loop over fewer elements: loops inside each other multiply.", lowered: .never),
    DiagnosticEntry(
      "templates.lost-content", .warning, "Text inside of a parent is never shown.",
      .template("{{<base}}{{$main}}a{{/main}} lost {{/base}}"), fix: "Move it into a block.",
      lowered: .always("The text is not shown.")),
    DiagnosticEntry(
      "templates.missing-template", .error, "A template includes a template that does not exist.",
      .template("{{> partials/haed}}"), fix: "Correct the name, or write the template.",
      lowered: .always("The page lacks the part that the template would show.")),
    fixed("templates.name", "A tag has no valid name.", "{{a b}}", fix: "Use words joined by dots, without spaces."),
    DiagnosticEntry(
      "templates.nesting-limit", .error, "Tags nest too deeply.", .situation("Hundreds of sections inside each other."),
      fix: "Use partials.", lowered: .never),
    DiagnosticEntry(
      "templates.not-text", .warning, "A list or an object cannot be written as text.", .template("{{page}}"),
      fix: "Write one of its fields, or a section.", lowered: .always("The tag shows nothing.")),
    DiagnosticEntry(
      "templates.picture", .warning, "The filter `resize` cannot use a file.",
      .template("{{title | resize: 400}}"),
      fix: "Correct the path, or name a picture that can be decoded.",
      lowered: .always("The tag shows nothing, or the file as it is.")),
    fixed("templates.stray-closing", "A section is closed that is not open.", "{{/pages}}", fix: "Remove the tag."),
    fixed("templates.unclosed-section", "A section is never closed.", "{{#pages}}", fix: "Close it where it ends."),
    fixed("templates.unclosed-tag", "A tag is not closed.", "{{title", fix: "Write `}}`."),
    DiagnosticEntry(
      "templates.unknown-block", .warning, "A parent does not have the block that a template overrides.",
      .template("{{<base}}{{$mian}}a{{/mian}}{{/base}}"), fix: "Correct the name of the block.",
      lowered: .always("The block is not shown.")),
    fixed(
      "templates.unknown-filter", "There is no filter of this name.", "{{title | shout}}", fix: "Correct the name."),
    DiagnosticEntry(
      "templates.unknown-hook", .warning, "A file in `partials/hooks` has a name that no template shows.",
      .situation("A file `Templates/partials/hooks/head-ende.mustache`."),
      fix: "Rename it to one of the hooks that the message names.", lowered: .always("The file has no effect.")),
    DiagnosticEntry(
      "templates.unlinked-style", .warning, "No page links a stylesheet of the site.",
      .situation("A file `Templates/assets/mine.css`, and no template with `{{asset.mine.css}}`."),
      fix: "Move its rules to `assets/custom.css`, or link it.", lowered: .always("The file is published, but unused.")),
    DiagnosticEntry(
      "templates.unread-file", .warning, "A file is in a place, or in a format, that Garland does not read.",
      .situation("A file `Templates/custom.css`, `Templates/single.html` or `Content/Templates/page.mustache`."),
      fix: "Move it to the folder that the message names, or write it as a `.mustache` file.",
      lowered: .always("The file has no effect.")),
    DiagnosticEntry(
      "templates.unread-token", .warning, "A stylesheet sets a custom property that nothing reads.",
      .situation("`:root { --acent: red; }` in `Templates/assets/custom.css`."), fix: "Correct the name.",
      lowered: .always("The line has no effect.")),
    DiagnosticEntry(
      "templates.unknown-name", .warning, "Nothing defines a name.", .template("{{titel}}"), fix: "Correct the name.",
      lowered: .always("The tag shows nothing.")),
  ]

  private static func fixed(_ code: DiagnosticCode, _ meaning: String, _ example: String, fix: String)
    -> DiagnosticEntry
  {
    DiagnosticEntry(code, .error, meaning, .template(example), fix: fix, lowered: .never)
  }

  /// The codes about the words of the theme, in `Templates/words` and in `words` of `site.yml`.
  static let words: [DiagnosticEntry] = [
    DiagnosticEntry(
      "words.file-name", .warning, "The name of a file in `Templates/words` is not a language with the ending `.yml`.",
      .situation("A file `Templates/words/german.yml`."), fix: "Rename the file, such as to `de.yml`.",
      lowered: .always("The file is ignored.")),
    DiagnosticEntry(
      "words.unknown-category", .warning, "A word has a form for something that is not a plural category.",
      .settings("words: {posts: {oen: \"{n} note\", other: \"{n} notes\"}}"),
      fix: "Write `zero`, `one`, `two`, `few`, `many` or `other`.", lowered: .always("The form is ignored.")),
    DiagnosticEntry(
      "words.unknown-key", .warning, "No template uses a word.", .settings("words: {skpi: Skip}"),
      fix: "Correct the key, or remove it.", lowered: .always("The word is not shown.")),
    DiagnosticEntry(
      "words.wrong-value", .warning, "A word is neither a text nor a map of texts.", .settings("words: {skip: [a]}"),
      fix: "Write a text.", lowered: .always("The word is ignored.")),
  ]
}
