extension DiagnosticCatalogue {
  /// The codes of `garland check`, one for each rule.
  ///
  /// The rules never stop a build, so each of them can be lowered. Faults are warnings of a build and errors of a check.
  static let checks: [DiagnosticEntry] = [
    fault(
      "broken-link", "A link or a file on a page leads nowhere.", "[bread](/posts/bred/)",
      "Correct the address."),
    fault(
      "duplicate-id", "A page has an id more than once.", "<b id=a>1</b> <b id=a>2</b>",
      "Change one of the ids."),
    check(
      "external-link", .warning, "A link to another site fails.", "[a](https://example.org/gone/)",
      "Correct or remove the link."),
    check("heading-order", .warning, "A heading skips a level.", "# A\n\n### B", "Use the next level."),
    check(
      "larger-than-shown", .warning,
      "An image has far more pixels than the page shows, and the page offers no smaller file.",
      "A photograph of 4,000 pixels, with `pictures: false` in `site.yml`.",
      "Make the image smaller."),
    check(
      "missing-alt", .warning, "An image has no alt text.", "![](loaf.png)",
      "Describe the image: `![A loaf](loaf.png)`."),
    check(
      "missing-description", .warning, "An article has no description.", "---\ntitle: A\n---\nText.",
      "Write a `description`."),
    check(
      "missing-frame-title", .warning, "A frame has no title.", "<iframe src=\"https://example.org/\"></iframe>",
      "Write a `title` into the tag."),
    fault(
      "missing-image", "An image is missing.", "![A loaf](/loaf.png)", "Correct the path, or add the file."),
    fault(
      "missing-part", "A link leads to a part that its page does not have.", "[oven](#ovn)",
      "Correct the part after `#`."),
    check("missing-title", .warning, "An article has no title.", "Text.", "Write a `title`, or begin with a heading."),
    check(
      "missing-translation", .warning, "Articles are not translated into a language of the site.",
      "A site with `languages: {en: {}, fr: {}}`, and a file `about.md` without `about.fr.md`.",
      "Translate them, or turn the rule off."),
    check("orphan-page", .warning, "No link leads to a page.", "---\nurl: /hidden/\n---\nText.", "Link to the page."),
    check(
      "over-budget", .error, "A page is larger than its budget.", "A page of 200 kB, with `html: 100 kB`.",
      "Shorten the page, or raise the budget."),
    check("oversized-image", .warning, "An image is too large.", "![A photo](photo.png)", "Make the image smaller."),
    check(
      "plain-syntax", .warning, "A text that looks like Markdown is shown as it is written.", "See [[Bread]].",
      "Write Markdown that Garland reads, or put the text in backticks."),
    check(
      "published-position", .warning, "A published picture or video tells where it was taken.",
      "A photograph of a phone in `static/`.", "Move a picture out of `static/`, or remove the metadata."),
    check(
      "removed-address", .warning, "A published address no longer exists.", "A renamed article.",
      "Write its former address under `aliases`."),
    check(
      "similar-tag", .warning, "Two tags are almost the same.", "---\ntags: [swfit]\n---\nText.", "Use one spelling."),
    check(
      "stale-block", .warning, "The original of a block of a translation changed after it.",
      "A commit that changes `about.md` and not `about.fr.md`.", "Translate the change."),
    check(
      "unused-file", .warning, "Nothing refers to a file.", "A file `posts/old.pdf` that no page links to.",
      "Delete the file, or move it to `static`."),
    check(
      "unused-tag", .warning, "A text is about a tag that no article has.", "A file `tags/bread.md`.",
      "Use the tag, or delete the file."),
    check(
      "unused-variable", .warning, "No published article uses a variable.",
      "`variables: {version: 2.4}` without `{{var.version}}`.", "Remove it, or correct the name where it is used."),
  ]

  private static func fault(_ rule: String, _ meaning: String, _ example: String, _ fix: String) -> DiagnosticEntry {
    DiagnosticEntry(
      DiagnosticCode(stringLiteral: "check.\(rule)"), nil, meaning, .article(example), fix: fix,
      lowered: .always("The page is published as it is: this is a warning of a build, and an error of `garland check`.")
    )
  }

  private static func check(
    _ rule: String, _ level: Severity, _ meaning: String, _ example: String, _ fix: String
  ) -> DiagnosticEntry {
    DiagnosticEntry(
      DiagnosticCode(stringLiteral: "check.\(rule)"), level, meaning, .situation(example), fix: fix,
      lowered: .always("The page is published either way: only `garland check` looks for this problem."))
  }
}
