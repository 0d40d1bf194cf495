extension OldSite {
  static let pelican = OldSite(
    name: "Pelican", evidence: "recorded from Pelican 4.12.0",
    settings: ["pelicanconf.py": "SITEURL = 'https://old.example'\nPATH = 'content'\n"],
    fence: "",
    pages: [
      Page("content/2024-02-30-impossible.md", "Title: Impossible\nDate: 2024-03-01"),
      Page("content/2024-01-03-undated.md", "Title: Only in the name", at: "/only-in-the-name.html"),
      Page("content/v1.2.md", "Title: Version 1.2\nDate: 2024-01-02", at: "/version-12.html"),
      Page("content/a.md", "Title: Größe & Ærø\nDate: 2024-01-02", at: "/grosse-aero.html"),
      Page("content/b.md", "Title: 日本 is\nDate: 2024-01-02", at: "/ri-ben-is.html", issue: .accents),
      Page("content/d.md", "Title: D\nDate: 2024-01-02\nSlug: a/B c", at: "/a/B c.html"),
      Page("content/e.md", "Title: E\nDate: 2024-01-02\nSlug: v2.0", at: "/v2.0.html"),
      Page("content/f.md", "Title: F\nDate: 2024-01-02\nurl: x/y/\nsave_as: x/y/index.html", at: "/x/y/"),
      Page("content/draft.md", "Title: Draft\nDate: 2024-01-02\nStatus: draft"),
      Page("content/hidden.md", "Title: Hidden\nDate: 2024-01-02\nStatus: hidden", at: "/hidden.html"),
      Page("content/_lead.md", "Title: _lead\nDate: 2024-01-02", at: "/_lead.html"),
      Page("content/pages/2024-01-02-page.md", "Title: Dated page", at: "/pages/dated-page.html"),
      Page("content/pages/slug.md", "Title: Slug\nSlug: a/B c", at: "/pages/a/B c.html"),
      Page("content/pages/draft.md", "Title: Draft page\nStatus: draft"),
    ])

  static let pelicanWithDates = OldSite(
    name: "Pelican with dates in addresses", evidence: "recorded from Pelican 4.12.0",
    settings: [
      "pelicanconf.py": """
      PATH = 'content'
      SLUGIFY_SOURCE = 'basename'
      ARTICLE_URL = '{date:%Y}/{date:%m}/{slug}/'
      ARTICLE_SAVE_AS = ARTICLE_URL + 'index.html'
      PAGE_URL = '{slug}/'
      PAGE_SAVE_AS = '{slug}/index.html'
      """
    ],
    fence: "",
    pages: [
      Page("content/2024-01-03-v1.2.md", "Title: X", at: "/2024/01/2024-01-03-v12/"),
      Page("content/日本.md", "Title: X\nDate: 2024-01-02", at: "/2024/01/ri-ben/", issue: .accents),
      Page("content/one.md", "Title: X\nDate: 2024-01-02\nSlug: same", at: "/2024/01/same/"),
      Page("content/two.md", "Title: X\nDate: 2024-03-04\nSlug: same", at: "/2024/03/same/"),
      Page("content/slash.md", "Title: X\nDate: 2024-01-02\nSlug: a/B c", at: "/2024/01/a/B c/"),
      Page("content/Big Folder/three.md", "Title: X\nDate: 2024-01-02 23:30", at: "/2024/01/three/"),
      Page("content/pages/About Us.md", "Title: X", at: "/about-us/"),
    ])
}
