extension OldSite {
  private static let mkDocsEvidence = "recorded with MkDocs 1.6.1 and Material 9"

  static let mkDocs = OldSite(
    name: "MkDocs",
    evidence: mkDocsEvidence,
    settings: [
      "mkdocs.yml": """
      site_name: T
      theme: material
      exclude_docs: "*.tmp.md"
      nav:
        - index.md
        - First: first.md
      plugins:
        - redirects:
            redirect_maps: {old.md: first.md, older/page.md: guide/README.md}
        - blog
      """
    ],
    pages: [
      Page("docs/index.md", at: "/"),
      Page("docs/first.md", at: "/first/", "/old/"),
      Page("docs/Capital Name.md", at: "/Capital Name/"),
      Page("docs/v1.2.md", at: "/v1.2/"),
      Page("docs/größe.md", at: "/größe/"),
      Page("docs/2024-02-30-impossible.md", at: "/2024-02-30-impossible/"),
      Page("docs/2024-01-02-same.md", at: "/2024-01-02-same/"),
      Page("docs/guide/README.md", at: "/guide/", "/older/page/"),
      Page("docs/guide/_under.md", at: "/guide/_under/"),
      Page("docs/guide/2024-01-02-same.md", at: "/guide/2024-01-02-same/"),
      Page("docs/guide/Big Folder/deep.md", at: "/guide/Big Folder/deep/"),
      Page("docs/guide/notes.tmp.md"),
      Page("docs/.hidden/page.md"),
      Page("docs/blog/index.md", at: "/blog/"),
      Page("docs/blog/posts/bread.md", "title: Rye & bread\ndate: 2026-01-02", at: "/blog/2026/01/02/rye--bread/"),
      Page(
        "docs/blog/posts/salt.md", "title: Salt\nslug: sea-salt\ndate:\n  created: 2026-01-03\n  updated: 2026-01-04",
        at: "/blog/2026/01/03/sea-salt/"),
      Page("docs/blog/posts/draft.md", "title: Draft\ndate: 2026-01-05\ndraft: true"),
    ])

  static let mkDocsWithFiles = OldSite(
    name: "MkDocs with use_directory_urls: false",
    evidence: mkDocsEvidence,
    settings: ["mkdocs.yml": "site_name: T\nuse_directory_urls: false\ndocs_dir: texts\n"],
    pages: [
      Page("texts/index.md", at: "/"),
      Page("texts/first.md", at: "/first.html"),
      Page("texts/Capital Name.md", at: "/Capital Name.html"),
      Page("texts/guide/index.md", at: "/guide/"),
      Page("texts/guide/v1.2.md", at: "/guide/v1.2.html"),
    ])
}
