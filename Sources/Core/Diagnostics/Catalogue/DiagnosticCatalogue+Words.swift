extension DiagnosticCatalogue {
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
