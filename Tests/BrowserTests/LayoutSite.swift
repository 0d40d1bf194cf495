/// Small sites with and without a logo, whose first language is written from left to right or from right to left.
enum LayoutSite {
  /// Articles in the direction of their page, and untranslated ones in the other direction.
  static let pages = ["logo", "plain"].flatMap { look in
    [("en", "ar"), ("ar", "en")].flatMap { first, second in
      ["", "\(second)/"].flatMap { language in
        ["docs/tour/", "notes/tour/", "notes/right/"].map { "\(look)/\(first)/\(language)\($0)" }
      }
    }
  }

  /// Four sites in folders.
  static let site: Site = {
    var all = Site([:])
    for look in ["logo", "plain"] {
      for (first, second) in [("en", "ar"), ("ar", "en")] {
        let logo = look == "logo" ? logos[first] : nil
        let folder = "\(look)/\(first)"
        var content = [
          "site.yml": """
          title: Bakery
          url: https://example.org/\(folder)/
          language: \(first)
          languages: {\(first): {name: First}, \(second): {name: Second}}
          menus: {main: [{title: Docs, url: /docs/}, {title: Notes, url: /notes/}]}
          \(logo == nil ? "" : "logo: /logo.svg")
          """,
          "docs/_index.md": "---\ntitle: Docs\nsidebar: true\nholds: pages\nfallback: true\n---\n",
          "docs/tour.md": "---\ntitle: Tour\n---\n\(text)",
          "docs/other.md": "# Other\n\nText.\n",
          "notes/_index.md": "---\ntitle: Notes\nholds: pages\nfallback: true\n---\n",
          "notes/tour.md": "---\ntitle: Tour\n---\n\(text)",
          "notes/right.md": "---\ntitle: Tour\ntoc: right\n---\n\(text)",
        ]
        for section in ["docs", "notes"] { content["\(section)/_index.\(second).md"] = content["\(section)/_index.md"] }
        content["static/logo.svg"] = logo
        all.add(Site(content: content), below: folder)
      }
    }
    return all
  }()

  /// A logo of 480 pixels, and one that is very wide and has no size.
  private static let logos = [
    "en": #"<svg xmlns="http://www.w3.org/2000/svg" width="480" height="120"><rect width="480" height="120"/></svg>"#,
    "ar": #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 40"><rect width="1600" height="40"/></svg>"#,
  ]

  /// Everything that colors or a place of its own distinguish.
  private static let text = """

    A paragraph that is long enough for more than one line, with a [link](#first), `code` and a <mark>mark</mark>.

    ## First

    ```swift title="main.swift" numbers lines=2 added=3 removed=4
    let a = 1 // one
    let b = 2 // two
    let c = 3 // three
    let d = 4 // four
    ```

    ```swift focus=2
    let a = 1
    let b = 2 // a line that is longer than the column of the text, so that the block of code scrolls
    ```

    ## Second

    :::tabs
    ### One
    Text.

    ### Two
    More.
    :::

    :::warning[Hot]
    The oven is hot.
    :::

    :::picker[Which?]
    ### Wheat
    White.

    ### Rye
    Dark.
    :::

    :::cards
    ### Card
    Text.

    ### Another
    Text.
    :::

    ### Third

    | a | b |
    |---|---|
    | 1 | 2 |

    """
}
