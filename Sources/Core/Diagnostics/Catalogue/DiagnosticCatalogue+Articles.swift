extension DiagnosticCatalogue {
  /// The codes about the text of articles.
  static let articles: [DiagnosticEntry] = [
    DiagnosticEntry(
      "article.abbreviation", .warning, "An abbreviation has two texts.",
      .situation("`*[HTML]: One` and `*[HTML]: Two` with `abbreviations: true`."),
      fix: "Remove one of them.", lowered: .always("The last one is used.")),
    DiagnosticEntry(
      "article.alert", .warning, "An alert has a title or an unknown kind.",
      .article("> [!NOTE] Read this\n> The text."),
      fix: "Write the mark on a line of its own, or use `:::info[Title]`.",
      lowered: .always("The quote is shown as a plain quote.")),
    DiagnosticEntry(
      "article.attribute", .warning, "`html: safe` does not allow an attribute in braces behind an image or a link.",
      .situation("`![Bread](bread.jpg){onclick=bake()}` with `inline_attributes: true`."),
      fix: "Remove the attribute, or write `html: trusted` if you trust all authors.",
      lowered: .always("The attribute or the element is left out.")),
    DiagnosticEntry(
      "article.emphasis", .warning, "The `**` of emphasis stays visible.",
      .article("**「重要」**です"), fix: "Write `cjk_emphasis: true`.", lowered: .always("It is shown as written.")),
    DiagnosticEntry(
      "article.deadline", .error, "Parsing the article takes too long.",
      .situation("An article that the parser needs more than 20 seconds for."),
      fix: "Split the article, and put data into files of its own.", lowered: .never),
    DiagnosticEntry(
      "article.encoding", nil, "The file is not valid UTF-8, or contains a NUL byte.",
      .situation("A file that an editor saved as UTF-16 or Latin-1."),
      fix: "Save the file as UTF-8. Remove NUL bytes.",
      lowered: .warnings("A NUL byte is replaced by `\u{FFFD}`. Other encodings stay errors.")),
    DiagnosticEntry(
      "article.excerpt-mark", .warning, "The mark that ends the excerpt is inside of a block.",
      .article("- one\n\n  <!--more-->\n\n- two"),
      fix: "Put it on a line of its own, outside of other blocks.",
      lowered: .always("The excerpt ends at its default place.")),
    DiagnosticEntry(
      "article.foreign-tag", .warning, "The text contains a tag or a mark of another generator.",
      .article("{{< youtube abc >}}"),
      fix: "Write it as a container or as Markdown, or use `garland import`.",
      lowered: .always("The tag is shown as text.")),
    DiagnosticEntry(
      "article.raw-html", .warning, "HTML in the article is changed because it is unsafe or incomplete.",
      .article("<script>alert(1)</script>"),
      fix: "Remove it, or set `html: trusted` in `site.yml` if you wrote all articles yourself.",
      lowered: .always("Unsafe parts are left out or shown as text.")),
    DiagnosticEntry(
      "article.repeated-id", .warning, "Two parts of an article have the same id.",
      .article("# One {#a}\n\n## Two {#a}"),
      fix: "Give one of them another id.",
      lowered: .always("The second block gets another id; an id in raw HTML stays twice.")),
    DiagnosticEntry(
      "article.unsafe-address", .warning, "An address would run code.", .article("[a](javascript:alert(1))"),
      fix: "Link to a page.", lowered: .always("The address is replaced by `about:invalid`.")),
  ]

  /// The codes about code blocks.
  static let code: [DiagnosticEntry] = [
    DiagnosticEntry(
      "code.file-tree", .warning, "A line of a file tree goes back to an indentation that no line above has.",
      .article("```filetree\nsrc/\n    main.swift\n  readme.md\n```"),
      fix: "Indent it as the other names of its folder.",
      lowered: .always("The name is shown in the nearest folder with less indentation.")),
    DiagnosticEntry(
      "code.formula", .warning, "A formula has a mistake, or an unknown command or label.",
      .article("---\nmath: true\n---\n$\\frca{1}{2}$"), fix: "Correct it.",
      lowered: .always("It is shown as written.")),
    DiagnosticEntry(
      "code.ignored-file", .warning, "A code block names a file, but has code of its own.",
      .article("```swift file=app/Main.swift\nlet a = 1\n```"),
      fix: "Remove the code, or remove `file`.", lowered: .always("The code is shown, and not the file.")),
    DiagnosticEntry(
      "code.info", .warning, "The line that opens a code block contains an unknown word.",
      .article("```swift {x y=}{z}\nlet a = 1\n```"),
      fix: "Write options as `{1,3 numbers}` after the language. `garland help code` lists them.",
      lowered: .always("The word is ignored.")),
    DiagnosticEntry(
      "code.missing-line", .warning, "A marked line is beyond the end of the code.",
      .article("```swift {lines=9}\nlet a = 1\n```"),
      fix: "Correct the number.", lowered: .always("The number is ignored.")),
    DiagnosticEntry(
      "code.missing-part", .error, "A file does not have the region or the lines that a code block shows of it.",
      .article("```yaml file=site.yml region=setup\n```"),
      fix: "Correct the name or the numbers, or mark the region in the file.",
      lowered: .always("The code block is empty.")),
    DiagnosticEntry(
      "code.unclosed", .warning, "A code fence is never closed.", .article("```swift\nlet a = 1\n\nText."),
      fix: "Write the same fence on a line of its own where the code ends.",
      lowered: .always("The code ends with the block around it, or with the article.")),
    DiagnosticEntry(
      "code.unknown-language", .warning, "There is no syntax highlighting for the language of a code block.",
      .article("```klingon\nnuqneH\n```"),
      fix: "Correct the name, or write `text`. `garland help code` lists the languages.",
      lowered: .always("The code is shown as plain text.")),
    DiagnosticEntry(
      "code.unmatched-note", .warning, "A mark in code has no note, or a note no mark.",
      .article("```sh {notes}\nls  # (1)!\n```"), fix: "Correct the number.",
      lowered: .always("The comment stays.")),
    DiagnosticEntry(
      "code.unreadable-file", .error, "A code block shows a file that does not exist, or that cannot be shown.",
      .article("```swift file=app/Main.swift\n```"),
      fix: "Correct the path, or name the folder in `sources` in `site.yml`.",
      lowered: .always("The code block is empty.")),
    DiagnosticEntry(
      "code.wrong-value", .warning, "An option of a code block has a wrong value.",
      .article("```swift {lines=first}\nlet a = 1\n```"),
      fix: "Write the value that the message names.", lowered: .always("The option is ignored.")),
  ]

  /// The codes about Markdown that is too large or too deep.
  static let markdown: [DiagnosticEntry] = [
    DiagnosticEntry(
      "markdown.caret", .error, "In an article with footnotes, a reference for `^` follows `[`.",
      .article("a[^1] [&#94;b]\n\n[^1]: note"), fix: "Write `\\[^`.", lowered: .never),
    DiagnosticEntry(
      "markdown.limit", .error, "The article is too large, or reading it would take too long.",
      .situation("A line of more than a million bytes."),
      fix: "Follow the advice in the message: split the article, or put data into a file.", lowered: .never),
    DiagnosticEntry(
      "markdown.nesting-limit", .error, "Blocks nest too deeply.",
      .situation("A quote in a quote in a quote, hundreds of times."), fix: "Nest fewer blocks.", lowered: .never),
  ]

  /// The codes about traits: `{…}` beside or below a block.
  static let traits: [DiagnosticEntry] = [
    DiagnosticEntry(
      "traits.broken", .warning, "A line looks like traits, but has a syntax error.",
      .article("Text.\n{: .a b=\"}"),
      fix: "Correct the error that the message names, or write `\\{` for a brace.",
      lowered: .always("The line is shown as text.")),
    DiagnosticEntry(
      "traits.loose", .warning, "Traits have no block above them.", .article("{: .wide}\n\nText."),
      fix: "Write them directly below the block.", lowered: .always("The traits are ignored.")),
    DiagnosticEntry(
      "traits.repeated", .warning, "A trait is given twice.", .article("Text.\n{: a=1 a=2}"),
      fix: "Remove one of them.", lowered: .always("The last value is used.")),
    DiagnosticEntry(
      "traits.unread", .warning, "Nothing uses a trait.", .article("Text.\n{: color=red}"),
      fix: "Correct its name, or remove it. `garland help containers` lists the traits of containers.",
      lowered: .always("The trait has no effect.")),
  ]

  /// The codes about links and files.
  static let links: [DiagnosticEntry] = [
    DiagnosticEntry(
      "links.left-out-article", .warning, "A link leads to an article that is not published now.",
      .situation("A link to a draft, or to an article with a date in the future."),
      fix: "Remove the link, or publish the article.",
      lowered: .always("Only the text of the link is shown until the article is published.")),
    DiagnosticEntry(
      "links.left-out-file", .warning, "A link or an image leads to a file that is not published.",
      .situation("A link to a file beside the text of a draft in its own folder, or to a file in `_drafts`."),
      fix: "Move the file, or publish the article.",
      lowered: .always("Only the text of a link is shown; an image is missing.")),
    DiagnosticEntry(
      "links.undecodable-picture", .warning,
      "A picture is damaged, empty, in the format HEIC or no picture at all; or it cannot be encoded as AVIF.",
      .situation("`photo.jpg`, whose second half was lost in a copy; `photo.heic` from a phone."),
      fix: "Copy it again, or save it as JPEG. `photo.jpg#original` accepts a damaged picture.",
      lowered: .always("The file is published as it is, without smaller ones, or without AVIF.")),
    DiagnosticEntry(
      "links.stale-name", .warning,
      "A stylesheet or a script has a syntax error, so the name of a file in it cannot be replaced.",
      .situation("An unclosed comment in `Templates/assets/style.css`, above `url(photo.png)`."),
      fix: "Correct the syntax error.", lowered: .always("The reference is broken.")),
  ]

  /// The codes of views in Swift.
  static let views: [DiagnosticEntry] = [
    DiagnosticEntry(
      "views.nesting-limit", .error, "Views nest too deeply.",
      .situation("A view whose body contains the view itself."),
      fix: "Look for a view that contains itself.", lowered: .never),
    DiagnosticEntry(
      "views.refused-attribute", .warning, "HTML cannot express an attribute, or the name of a custom element.",
      .situation("`div(.custom(\"a b\", \"c\"))`: a name with a space."), fix: "Correct the name or the value.",
      lowered: .always("The attribute is left out.")),
    DiagnosticEntry(
      "views.refused-url", .warning, "An address would run code.", .situation("`a(.href(\"javascript:…\"))`"),
      fix: "Link to a page, or use `.unchecked(_:)` if you wrote the address yourself.",
      lowered: .always("The address is replaced by `about:invalid`.")),
    DiagnosticEntry(
      "views.repeated-id", .warning, "Two elements of a `ForEach` have the same id.",
      .situation("`ForEach([1, 1], id: \\.self) { … }`"), fix: "Give each element a unique id.",
      lowered: .always("Both elements are shown.")),
    DiagnosticEntry(
      "views.repeated-identifier", .warning, "Two elements of a page have the same `id`.",
      .situation("Two views with `.attribute(.id(\"a\"))`."), fix: "Give one of them another id.",
      lowered: .always("Both elements keep the id.")),
    DiagnosticEntry(
      "views.picture", .warning, "A view cannot use the file of a picture.",
      .situation("`Picture(\"missing.jpg\", alt: \"\")`"),
      fix: "Correct the path, or name a picture that can be decoded.",
      lowered: .always("The picture is missing, or is published as it is.")),
    DiagnosticEntry(
      "views.unknown-symbol", .warning, "Garland has no drawing for a symbol.",
      .situation("`Image(systemName: \"hare\")`"),
      fix: "Use one of the names that the message lists, or your own image.",
      lowered: .always("The image is empty.")),
  ]
}
