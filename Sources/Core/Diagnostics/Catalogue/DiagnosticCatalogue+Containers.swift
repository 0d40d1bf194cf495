extension DiagnosticCatalogue {
  /// The codes about containers, in articles and in the templates of containers.
  static let containers: [DiagnosticEntry] = [
    DiagnosticEntry(
      "containers.attributes", .error, "The attributes of a container have a syntax error.",
      .article(":::cards{a=\"}\nText.\n:::"), fix: "Correct the error that the message names.",
      lowered: .always("The container is shown without its attributes.")),
    DiagnosticEntry(
      "containers.circular", .error,
      "A container that reads the site shows an article with such a container, or a view in a template contains itself.",
      .situation("A container in Swift shows `post.excerpt`, and the post has the same container."),
      fix: "Show the title or the summary instead.",
      lowered: .always("The text is left out.")),
    DiagnosticEntry(
      "containers.cut-off", .warning, "A container ends because the container around it ends.",
      .article("::::divided\n:::note\nText.\n::::"), fix: "Write its closing line.",
      lowered: .always("The container ends with the container around it.")),
    DiagnosticEntry(
      "containers.full-width", .warning, "The colons or brackets of a container are full-width characters.",
      .article("：：：note\nText.\n：：："), fix: "Write `:::` and `[Label]` with ASCII characters.",
      lowered: .always("The line is shown as text, or the brackets are part of the label.")),
    DiagnosticEntry(
      "containers.label", .error, "The label of a container has no end, or text follows it.",
      .article(":::note[Title\nText.\n:::"), fix: "Write `:::name[Label]{attributes}` on one line.",
      lowered: .always("The container is shown without the part that cannot be read.")),
    DiagnosticEntry(
      "containers.missing-attribute", .error, "A container lacks an attribute that it needs.",
      .article(":::video\n:::"), fix: "Write one of the attributes that the message names.",
      lowered: .never),
    DiagnosticEntry(
      "containers.missing-child", .error, "An attribute names a child that the container does not have.",
      .article(":::picker{selected=c}\n## A\na\n## B\nb\n:::"), fix: "Correct the tag of the child.",
      lowered: .always("The container is shown as without the attribute.")),
    DiagnosticEntry(
      "containers.missing-label", .error, "A child of a container needs a label.",
      .article(":::tabs\nNo label.\n:::"),
      fix: "Begin it with a heading, or write `:::item[Label]`, or `{label=\"…\"}` below it.",
      lowered: .always("Readers may be unable to choose it.")),
    DiagnosticEntry(
      "containers.missing-name", .error, "A container has no name.", .article("::: {.a}\nText.\n:::"),
      fix: "Write `:::name`, or `:::item` to join blocks into one child.",
      lowered: .always("The blocks are shown in a `<div>`.")),
    DiagnosticEntry(
      "containers.name", .warning, "A name in another script follows the colons of a container.",
      .article(":::ノート\nText."), fix: "Write `:::note[ノート]`: the name has the letters a to z, the label has any.",
      lowered: .always("The line is shown as text.")),
    DiagnosticEntry(
      "containers.one-line", .warning, "A container begins and ends on one line, or in a cell of a table.",
      .article("| Bread |\n|---|\n| :::note Rye ::: |"),
      fix: "Write each of its lines by itself, outside of the table.",
      lowered: .always("The line is the label, and the cell is text.")),
    DiagnosticEntry(
      "containers.refused-child", .error, "A container does not accept a child of this kind.",
      .situation("A paragraph in a container of your own that accepts only images."),
      fix: "Move the block out of the container.", lowered: .always("The container gets the child anyway.")),
    DiagnosticEntry(
      "containers.short-fence", .error, "A closing line has fewer colons than the container that is open.",
      .article("::::note\nText.\n:::\n::::"), fix: "Write as many colons as in the opening line.",
      lowered: .always("The line is shown as text.")),
    DiagnosticEntry(
      "containers.size-limit", .error, "The article becomes too large in a container.",
      .situation("Containers that show their children twice, nested many times."),
      fix: "Nest fewer containers that show their children more than once.", lowered: .never),
    DiagnosticEntry(
      "containers.stray-fence", .warning, "A closing line closes nothing.", .article("Text.\n\n:::"),
      fix: "Remove it, or write the opening line.", lowered: .always("The line is shown as text.")),
    DiagnosticEntry(
      "containers.stray-item", .error, "An `item` is not directly inside of a container.",
      .article(":::item\nText.\n:::"), fix: "Put it into a container, or remove its lines.",
      lowered: .always("The blocks are shown without the item.")),
    DiagnosticEntry(
      "containers.taken-name", .error,
      "The template of a container declares a name that such templates already have.",
      .situation("`attributes: [id]` in `Templates/containers/box.mustache`."), fix: "Choose another name.",
      lowered: .never),
    DiagnosticEntry(
      "containers.unclosed", .error, "A container is never closed.", .article(":::note\nText."),
      fix: "Write `:::` on a line of its own where it ends.",
      lowered: .always("The container ends with the block around it, or with the article.")),
    DiagnosticEntry(
      "containers.unknown", .error, "There is no container of this name.", .article(":::tabz\nText.\n:::"),
      fix: "Correct the name, or write a template `Templates/containers/name.mustache`.",
      lowered: .always("The blocks are shown in a `<div class=\"name\">`.")),
    DiagnosticEntry(
      "containers.unknown-attribute", .error, "A container does not have this attribute.",
      .article(":::note{colour=red}\nText.\n:::"),
      fix: "Correct the name. `garland help containers` lists the attributes.",
      lowered: .always("The attribute is ignored.")),
    DiagnosticEntry(
      "containers.unknown-choice", .error, "A key in the template of a container has an unknown value.",
      .situation("`labels: sometimes` in `Templates/containers/box.mustache`."),
      fix: "Write one of the values that the message names.", lowered: .always("The default value is used.")),
    DiagnosticEntry(
      "containers.unknown-key", .error, "The template of a container has an unknown key.",
      .situation("`colour: red` in the front matter of `Templates/containers/box.mustache`."),
      fix: "Correct the key, or remove it.", lowered: .always("The key is ignored.")),
    DiagnosticEntry(
      "containers.unusable-name", .warning, "Articles cannot use a container, because of its name.",
      .situation("A file `Templates/containers/my box.mustache`."),
      fix: "Use letters, digits, `-` and `_`, and begin with a letter; or begin with `_` for a partial.",
      lowered: .always("Articles cannot use the container.")),
    DiagnosticEntry(
      "containers.unused-label", .warning, "A container shows no labels, so a label is lost.",
      .article(":::stack[Title]\nText.\n:::"), fix: "Write the label as a heading or a paragraph.",
      lowered: .always("The label is left out.")),
    DiagnosticEntry(
      "containers.read-as", .warning, "A value in the template of a container has another type than its key.",
      .situation("`list_items: \"true\"` in `Templates/containers/box.mustache`."),
      fix: "Write the value that the message names.", lowered: .always("The value is read as the message says.")),
    DiagnosticEntry(
      "containers.wrong-type", .error, "A value in the template of a container has the wrong type.",
      .situation("`list_items: 3` in `Templates/containers/box.mustache`."),
      fix: "Write the type that the message names.", lowered: .always("The default value is used.")),
    DiagnosticEntry(
      "containers.wrong-value", .error, "An attribute or a trait of a container has a wrong value.",
      .article(":::columns{count=many}\nText.\n:::"), fix: "Write the value that the message names.",
      lowered: .always("The container is shown as without the attribute or trait.")),
    DiagnosticEntry(
      "each.no-rows", .warning, "`:::each` has no rows, or no article is selected.",
      .situation("A tag that no article has: `:::each{tag=braed}`."),
      fix: "Correct the attributes, or remove the block.", lowered: .always("Nothing stands in its place.")),
    DiagnosticEntry(
      "each.rows", .error, "The rows of `:::each` cannot be found.", .article(":::each{data=none}\n{{title}}\n:::"),
      fix: "Name a file in `_data`, or a section.", lowered: .always("Nothing stands in its place.")),
    DiagnosticEntry(
      "each.tag", .error, "A tag in `:::each` has a mistake.",
      .situation("`{{title | uper}}`, a filter that does not exist."),
      fix: "Correct the tag, or write `\\{{…}}` to show the braces.", lowered: .always("Nothing stands in its place.")),
    DiagnosticEntry(
      "each.unknown-key", .error, "A tag in `:::each` names a key that no row has.",
      .situation("`{{titel}}` for rows with `title`."),
      fix: "Correct the name, or write `\\{{…}}` to show the braces.", lowered: .always("Nothing stands in its place.")),
    DiagnosticEntry(
      "include.file", .error, "A file cannot be included.", .article(":::include{file=none.md}\n:::"),
      fix: "Write the path of a Markdown file in the content folder.", lowered: .always("Nothing stands in its place.")),
    DiagnosticEntry(
      "include.missing-part", .error, "An included file has no such part.",
      .situation("`:::include{file=_shared/install.md part=debain}`."),
      fix: "Write an id, a label or a heading of the file.", lowered: .always("Nothing stands in its place.")),
    DiagnosticEntry(
      "pages.misplaced", .error, "`pages` is in a file that is no `_index.md` of the main language.",
      .article("---\npages: {data: talks}\n---\nText."), fix: "Move it to the `_index.md` of a section.",
      lowered: .always("The rows have no pages.")),
    DiagnosticEntry(
      "pages.replaced", .warning, "A row of `pages` has the address of a file, so it has no page.",
      .situation("A row with the title `Bread` beside the file `talks/bread.md`."),
      fix: "Remove the row or the file, or change its address.", lowered: .always("Only the file has a page.")),
    DiagnosticEntry(
      "pages.rows", .error, "The rows of `pages` cannot be found, or one of them cannot be an article.",
      .situation("`pages: {data: talks}` and a row without a title in `_data/talks.yml`."),
      fix: "Name a list in `_data`, and give each row its own address.", lowered: .always("The row has no page.")),
    DiagnosticEntry(
      "variables.undeclared", .error, "An article uses a variable that nothing declares.", .article("{{var.none}}"),
      fix: "Declare it under `variables` in `site.yml` or in an `_index.md`.",
      lowered: .always("Nothing stands in its place.")),
  ]
}
