extension DiagnosticCatalogue {
  /// The codes about the site as a whole and about `site.yml`.
  static let site: [DiagnosticEntry] = [
    DiagnosticEntry(
      "site.changed-case", .warning, "The name of a file has capital letters, and its address has small ones.",
      .situation("A file `Content/About.md`, which is at `/about/`."),
      fix: "Rename the file, write a `url`, or write `case: keep` in `site.yml`.",
      lowered: .always("The address is in lower case.")),
    DiagnosticEntry(
      "site.changed-slug", .warning, "A slug has characters that an address replaces.",
      .article("---\nslug: My Post\n---\nText."), fix: "Write the slug that the message names.",
      lowered: .always("The address has the changed slug.")),
    DiagnosticEntry(
      "site.duplicate", .error, "A name is listed twice.", .settings("feeds: [atom, atom]"),
      fix: "Remove one of them.", lowered: .always("The second one is ignored.")),
    DiagnosticEntry(
      "site.encoding", .error, "`site.yml` is not UTF-8.", .situation("A `site.yml` that an editor saved as UTF-16."),
      fix: "Save the file as UTF-8.", lowered: .never),
    DiagnosticEntry(
      "site.failed-hook", .error, "A hook in Swift failed after the site was published.",
      .situation("`BuildHook(\"ping\") { build in throw … }`."),
      fix: "Correct the cause that the message names, and build again.", lowered: .never),
    DiagnosticEntry(
      "site.file-and-folder", .error, "An address needs a folder where another address has a file.",
      .situation("`url: /x.html` in one article, and `url: /x.html/y/` in another."),
      fix: "Change one of the addresses.", lowered: .never),
    DiagnosticEntry(
      "site.hidden-list", .warning, "A section has the address of the list of all terms.",
      .situation("A folder `Content/tags` with articles that are not about tags of the site."),
      fix: "Rename the folder, or use the tag.", lowered: .always("The address shows the section.")),
    DiagnosticEntry(
      "site.left-out", .warning, "A folder or file is left out because of its name.",
      .situation("A folder `Content/_docs`."), fix: "Rename it, or put it into `static` to copy it.",
      lowered: .always("The folder or file is left out.")),
    DiagnosticEntry(
      "site.missing-address", .warning, "`url` is missing in `site.yml`.", .settings("title: Notes"),
      fix: "Write `url: https://example.org/`.",
      lowered: .always("Feeds, the sitemap and link previews have no absolute addresses.")),
    DiagnosticEntry(
      "site.missing-asset", .error, "A view in Swift requires a stylesheet or a script that does not exist.",
      .situation("`.needs(.style(\"/containers/board.css\"))` without a file `Templates/containers/board.css`."),
      fix: "Write the file in `assets` or `containers`, or correct the name.",
      lowered: .always("The page links to a file that does not exist.")),
    DiagnosticEntry(
      "site.missing-container", .error, "A section names a container that does not exist.",
      .situation("`post_container: devided` in an `_index.md`."), fix: "Correct the name.",
      lowered: .always("The articles are shown without the container.")),
    DiagnosticEntry(
      "site.missing-data", .error, "Swift code reads a data file that does not exist.",
      .situation("`site.data(\"books.json\")` without a file `_data/books.json`."),
      fix: "Write the file, or correct the name.", lowered: .always("The data is empty.")),
    DiagnosticEntry(
      "site.missing-field", .error, "A field is missing.", .settings("menus:\n  main:\n    - title: Posts"),
      fix: "Write the field that the message names.", lowered: .always("The incomplete entry is left out.")),
    DiagnosticEntry(
      "site.missing-layout", .warning, "There is no template for the `layout` of an article.",
      .article("---\nlayout: recipe\n---\nText."), fix: "Write the template, or remove the key.",
      lowered: .always("The page uses the default template of its kind.")),
    DiagnosticEntry(
      "site.languages", .error, "The `languages` of the site are wrong: one is no tag, or the site's own is missing.",
      .settings("language: en\nlanguages:\n  fr: {name: Français}"),
      fix: "Write a map from tags such as `fr` to names, with the language of the site among them.",
      lowered: .always("The site has one language.")),
    DiagnosticEntry(
      "site.unlisted-language", .warning,
      "The name of an article ends in a language that `languages` does not list.",
      .situation("A file `Content/about.it.md` in a site with `languages: {en: {}, fr: {}}`."),
      fix: "Add the language to `languages`, or rename the file.",
      lowered: .always("The article belongs to the main language.")),
    DiagnosticEntry(
      "site.missing-menu-file", .error, "A menu names an article that does not exist.",
      .settings("menus:\n  main:\n    - About: abuot.md"), fix: "Correct the path of the file.",
      lowered: .always("The entry is left out.")),
    DiagnosticEntry(
      "site.missing-template", nil, "There is no template for the `template` of an article or a section.",
      .article("---\ntemplate: recipe\n---\nText."), fix: "Write the template, or remove the key.",
      lowered: .warnings(
        "The page uses the default template of its kind, if there is one.")),
    DiagnosticEntry(
      "site.no-avif-encoder", .warning, "The site asks for AVIF, and the program `avifenc` is not installed.",
      .settings("pictures: {avif: true}"), fix: "Install `avifenc`, or remove `avif: true`.",
      lowered: .always("Pages offer WebP and the format of the file.")),
    DiagnosticEntry(
      "site.no-history", .warning, "The site asks for the history, and Git cannot tell it.",
      .situation("`updated: git` in `site.yml`, and a shallow clone, no repository, or no Git."),
      fix: "Follow the advice of the message, or remove the setting.",
      lowered: .always("Pages show no dates from Git, and no marks of old blocks.")),
    DiagnosticEntry(
      "site.no-keys", .error, "`site.yml` is not keys with values.", .settings("- a"), fix: "Write `key: value`.",
      lowered: .never),
    DiagnosticEntry(
      "site.no-such-day", .error, "The name or the address of an article begins with a day that does not exist.",
      .situation("A file `Content/posts/2026-02-30-bread.md`."), fix: "Rename the file, or write a `date`.",
      lowered: .never),
    DiagnosticEntry(
      "site.private-data", .warning, "The site publishes a database, or a list with e-mail addresses.",
      .situation("A file `Content/static/users.csv` with e-mail addresses."),
      fix: "Move the file out of the content folder.", lowered: .always("The file is published.")),
    DiagnosticEntry(
      "site.read-as", .warning, "A value in `site.yml` has another type than its key, but its meaning is clear.",
      .settings("robots: \"false\""), fix: "Write the value that the message names.",
      lowered: .always("The value is read as the message says.")),
    DiagnosticEntry(
      "site.refused-address", .error, "A page or a file cannot have its address.",
      .article("---\nurl: /.garland/\n---\nText."), fix: "Choose another address.", lowered: .never),
    DiagnosticEntry(
      "site.reserved-name", .error, "A taxonomy has the name of a field of pages.",
      .settings("taxonomies: [title]"), fix: "Choose another name.", lowered: .never),
    DiagnosticEntry(
      "site.same-address", nil, "Two pages or files have the same address.",
      .situation("`a.md` and `A/index.md`, both at `/a/`."), fix: "Write another `slug` or `url` in one of them.",
      lowered: .warnings(
        "One of them is published, as the message says. If both are articles, the error stays.")),
    DiagnosticEntry(
      "site.same-feed-id", .warning, "Two articles have the same `feed_id`.",
      .situation("`feed_id: bread` in two articles."), fix: "Change one of them.",
      lowered: .always("Feed readers may show only one of the articles.")),
    DiagnosticEntry(
      "site.same-data-name", .error, "Two data files have the same name in templates.",
      .situation("`_data/talks.yml` and `_data/talks.csv`, which are both `data.talks`."),
      fix: "Rename or remove one of them.", lowered: .always("Templates read the first of the two files.")),
    DiagnosticEntry(
      "site.second-title", .warning, "An article has a heading of level 1 besides its title.",
      .article("---\ntitle: A\n---\n# B"), fix: "Make it a heading of level 2.",
      lowered: .always("The page has two headings of level 1.")),
    DiagnosticEntry(
      "site.secret-file", .error, "The site would publish a private key, or a file such as `.env` with passwords.",
      .situation("A file `Content/static/.env`."),
      fix: "Move the file out of the content folder. If it was public before, replace its keys and passwords.",
      lowered: .always("The file is published.")),
    DiagnosticEntry(
      "site.two-indexes", .error, "Two articles are about one section or term.",
      .situation("`tags/rye.md` and `tags/rye/_index.md`."), fix: "Delete one of them.", lowered: .never),
    DiagnosticEntry(
      "site.unclosed-brace", .warning, "A stylesheet has a `{` without a `}`.",
      .situation("`.note { color: red;` at the end of `Templates/assets/custom.css`."),
      fix: "Write `}` at the end of the rule.", lowered: .always("Browsers ignore the rules after the brace.")),
    DiagnosticEntry(
      "site.undated-permalink", .warning, "The pattern of `permalinks` needs a date, and the article has none.",
      .situation("`permalinks: {posts: /:year/:slug/}` and a post without a date."), fix: "Write a `date`.",
      lowered: .always("The address comes from the folder and the name of the file.")),
    DiagnosticEntry(
      "site.undated-post", .warning, "A post has no date.",
      .situation("A file `Content/posts/bread.md` without a `date`."),
      fix: "Write `date: 2026-01-02`, or begin the name of the file with `2026-01-02-`.",
      lowered: .always("The post is last in lists and missing in feeds.")),
    DiagnosticEntry(
      "site.undrawable-title", .warning, "A social card cannot show a title.",
      .situation("`social_cards: true`, and the title `你好`."),
      fix: "Name an `image`, or another font.", lowered: .always("There is no card.")),
    DiagnosticEntry(
      "site.unfit-data", .error, "A data file does not fit the Swift type that reads it.",
      .situation("`site.data(\"books.json\", as: [Book].self)`, and a book in the file has no title."),
      fix: "Correct the value that the message names, or make the property optional.",
      lowered: .always("There is no data.")),
    DiagnosticEntry(
      "site.unfit-params", .error, "The front matter of an article does not fit the Swift type of its section.",
      .situation("`SectionParams(\"recipes\", as: Recipe.self)`, and a recipe has no `servings`."),
      fix: "Correct the value that the message names, or make the property optional.",
      lowered: .always("`page.params(as:)` is `nil` for the article.")),
    DiagnosticEntry(
      "site.unknown-choice", .error, "A key in `site.yml` has a value that is not one of its choices.",
      .settings("html: saef"), fix: "Write one of the values that the message names.", lowered: .never),
    DiagnosticEntry(
      "site.unknown-key", .error, "`site.yml` has an unknown key.", .settings("titel: Notes"),
      fix: "Correct the key. Your own values for templates belong under `params`.",
      lowered: .always("The key is ignored.")),
    DiagnosticEntry(
      "site.unknown-language", .warning, "Garland has no month names for the language.", .settings("language: tlh"),
      fix: "Use date formats with numbers.", lowered: .always("Dates use numbers.")),
    DiagnosticEntry(
      "site.unknown-section", .warning, "`permalinks` or Swift code names a section that the site does not have.",
      .settings("permalinks:\n  recipies: /:slug/"), fix: "Correct the name, or remove the line.",
      lowered: .always("The pattern has no effect.")),
    DiagnosticEntry(
      "site.unknown-term", .warning, "A page in Swift has a term that no article has.",
      .situation("`SitePage(\"/x/\", title: \"X\", terms: [\"tags\": [\"bred\"]]) { … }` on a site about bread."),
      fix: "Write a term as articles write it.", lowered: .always("The page does not show the term.")),
    DiagnosticEntry(
      "site.unpublished-menu-file", .warning, "A menu names an article that is not published now, such as a draft.",
      .situation("`menus: {main: [about.md]}`, and a draft `Content/about.md`."),
      fix: "Publish the article, or remove the entry.", lowered: .always("The entry is left out.")),
    DiagnosticEntry(
      "site.unread-file", .error, "Swift code cannot read a file of the content.",
      .situation("`site.file(\"license.txt\")` without such a file."),
      fix: "Write the file, or correct the path.", lowered: .always("The text is empty.")),
    DiagnosticEntry(
      "site.unread-format", .error, "A file in the content is an article in a format that Garland does not read.",
      .situation("A file `Content/posts/bread.rst`."),
      fix:
        "Convert it to Markdown, a whole site with `garland import`, or put it into `static`.",
      lowered: .always("The file is left out.")),
    DiagnosticEntry(
      "site.unread-settings", .error, "A file holds settings, but has another name than `site.yml`.",
      .situation("A file `Content/site.yaml`."), fix: "Rename it to `site.yml`.",
      lowered: .always("The file is published as it is, unless its name begins with `_`, and has no effect.")),
    DiagnosticEntry(
      "site.unstable-pages", .error, "`SitePages` returned different pages in two calls.",
      .situation("`SitePages { site in … }` with a random address, or an address from the clock."),
      fix: "Compute the pages only from `site`.", lowered: .never),
    DiagnosticEntry(
      "site.unusable-font", .warning, "A font of `social_cards` is missing or damaged.",
      .settings("social_cards: {font: missing.ttf}"), fix: "Correct the path, or name another one.",
      lowered: .always("Cards have the other fonts.")),
    DiagnosticEntry(
      "site.unusable-logo", .warning, "The `logo` of `social_cards` cannot be drawn.",
      .situation("`social_cards: {logo: logo.svg}`."),
      fix: "Name a PNG, JPEG or WebP file of the site. With `pictures: false`, write `logo: false`.",
      lowered: .always("Cards have no logo.")),
    DiagnosticEntry(
      "site.updated-too-early", .warning, "An article was updated before its date.",
      .article("---\ndate: 2026-01-02\nupdated: 2025-01-01\n---\nText."), fix: "Correct one of the dates.",
      lowered: .always("`updated` is ignored.")),
    DiagnosticEntry(
      "site.wrong-type", .error, "A key in `site.yml` has a value of the wrong type.", .settings("page_size: many"),
      fix: "Write the type that the message names.", lowered: .never),
    DiagnosticEntry(
      "site.wrong-value", .error, "A key in `site.yml` has an invalid value.", .settings("time_zone: Europe/Berln"),
      fix: "Write the value that the message names.", lowered: .never),
  ]

  /// The codes about `levels`.
  static let levels: [DiagnosticEntry] = [
    DiagnosticEntry(
      "levels.fixed", .error, "`levels` lowers a code whose level is fixed.",
      .settings("levels:\n  file.unreadable: warning"), fix: "Remove the line, and fix the problem itself.",
      lowered: .never),
    DiagnosticEntry(
      "levels.unknown-code", .error, "`levels` contains an unknown code.",
      .settings("levels:\n  check.broken-lnik: off"),
      fix: "Copy the code from the message that you want to change.", lowered: .never),
    DiagnosticEntry(
      "levels.wrong-level", .error, "`levels` contains an unknown level.",
      .settings("levels:\n  check.broken-link: never"), fix: "Write `error`, `warning` or `off`.",
      lowered: .never),
  ]

  /// The codes about files.
  static let files: [DiagnosticEntry] = [
    DiagnosticEntry(
      "file.left-out", .warning, "A file or a folder is left out.", .situation("A symbolic link in `Content`."),
      fix: "Replace it by a regular file, or move it out of the folder.",
      lowered: .always("The site does not contain the file.")),
    DiagnosticEntry(
      "file.unreadable", .error, "A file cannot be read.", .situation("A file without permission to read it."),
      fix: "Correct the permissions, or remove the file.", lowered: .never),
  ]

  /// The codes about the output folder.
  static let publishing: [DiagnosticEntry] = [
    DiagnosticEntry(
      "publishing.refused", .error, "The output folder cannot be written.",
      .situation("An output folder with files that Garland did not write."),
      fix: "Follow the advice in the message.", lowered: .never)
  ]

  /// The codes of `garland build --verify`.
  static let verification: [DiagnosticEntry] = [
    DiagnosticEntry(
      "verify.changed-meanwhile", .error, "Files changed during the build, so it cannot be verified.",
      .situation("A file that is saved while `garland build --verify` runs."), fix: "Try again.", lowered: .never),
    verificationEntry("verify.extra-file", "A first build does not write this file."),
    verificationEntry("verify.missing-file", "A first build writes a file that is missing."),
    verificationEntry("verify.more", "There are more differences from a first build."),
    verificationEntry("verify.other-bytes", "A first build writes other bytes."),
    verificationEntry("verify.other-messages", "A first build reports other messages."),
  ]

  private static func verificationEntry(_ code: DiagnosticCode, _ meaning: String) -> DiagnosticEntry {
    DiagnosticEntry(
      code, .error, meaning, .situation("Swift code of the site that gives different results each time."),
      fix: "Delete the cache folder and the output folder, and build again. Register such code as `reads: .anything`.",
      lowered: .never)
  }
}
