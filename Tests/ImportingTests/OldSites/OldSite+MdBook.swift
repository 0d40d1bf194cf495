extension OldSite {
  static let mdBook = OldSite(
    name: "mdBook",
    evidence: "from the source of mdBook 0.5.4, hbs_renderer.rs, index.rs and summary.rs",
    settings: [
      "book.toml": "[book]\ntitle = \"T\"\n[output.html.redirect]\n\"/old/first.html\" = \"../first.html\"\n",
      "src/SUMMARY.md": """
      # Summary

      [Start](README.md)

      # Part

      - [First](first.md)
        - [Capitals](<Capital Name.md>)
        - [Encoded](Other%20Name.md)
      - [Draft]()
      - [Dots](v1.2.md)
      - [Letters](größe.md)
      - [Impossible](2024-02-30-impossible.md)
      - [Dated](2024-01-02-same.md)
      - [Folder](guide/README.md)
        - [Under](guide/_under.md)
        - [Dated](./guide/2024-01-02-same.md)
        - [Deep](guide/Big Folder/deep.md)
      - [Index](other/index.md)
      """,
    ], fence: "",
    pages: [
      Page("src/README.md", at: "/"),
      Page("src/first.md", at: "/first.html", "/old/first.html"),
      Page("src/Capital Name.md", at: "/Capital Name.html"),
      Page("src/Other Name.md", at: "/Other Name.html"),
      Page("src/v1.2.md", at: "/v1.2.html"),
      Page("src/größe.md", at: "/größe.html"),
      Page("src/2024-02-30-impossible.md", at: "/2024-02-30-impossible.html"),
      Page("src/2024-01-02-same.md", at: "/2024-01-02-same.html"),
      Page("src/guide/README.md", at: "/guide/"),
      Page("src/guide/_under.md", at: "/guide/_under.html"),
      Page("src/guide/2024-01-02-same.md", at: "/guide/2024-01-02-same.html"),
      Page("src/guide/Big Folder/deep.md", at: "/guide/Big Folder/deep.html"),
      Page("src/other/index.md", at: "/other/"),
      Page("src/404.md", at: "/404.html"),
      Page("src/not-listed.md"),
    ])
}
