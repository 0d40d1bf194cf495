extension OldSite {
  static let zola = OldSite(
    name: "Zola",
    evidence: "from the source of Zola 0.22.1, Page::parse in components/content/src/page.rs, and its crate slug 0.1.6",
    settings: ["config.toml": "base_url = \"https://old.example\"\n"],
    fence: "+++",
    pages: [
      Page("content/v1.2.md", at: "/v1-2/"),
      Page("content/posts/_index.md", at: "/posts/"),
      Page("content/posts/2024-01-02 - spaced name.md", at: "/posts/spaced-name/"),
      Page("content/posts/2024-02-30-impossible.md", at: "/posts/impossible/"),
      Page("content/posts/2024-13-01-month.md", at: "/posts/2024-13-01-month/"),
      Page("content/posts/2024-01-02.md", at: "/posts/2024-01-02/"),
      Page("content/posts/Größe.md", at: "/posts/grosse/"),
      Page("content/ja/日本.md", at: "/ja/ri-ben/", issue: .accents),
      Page("content/ru/Привет Мир.md", at: "/ru/privet-mir/"),
      Page("content/posts/_under.md", at: "/posts/under/"),
      Page("content/posts/slash.md", "slug = \"a/B c\"", at: "/posts/a-b-c/"),
      Page("content/posts/path.md", "path = \"x/Y\"", at: "/x/Y/"),
      Page("content/posts/2024-01-02-bundle/index.md", at: "/posts/bundle/"),
      Page(
        "content/posts/moved.md", "aliases = [\"old/A\", \"/old/B.html\"]",
        at: "/posts/moved/", "/old/A/", "/old/B.html"),
      Page("content/posts/draft.md", "draft = true"),
      Page("content/one/2024-01-02-same.md", at: "/one/same/"),
      Page("content/two/2024-03-04-same.md", at: "/two/same/"),
      Page("content/Big Folder/_index.md", at: "/Big Folder/"),
      Page("content/Big Folder/Sub.Dir/deep.md", at: "/Big Folder/Sub.Dir/deep/"),
      Page("content/_notes/a.md", at: "/_notes/a/"),
    ])

  static let zolaWithSafeNames = OldSite(
    name: "Zola with letters and dates in addresses", evidence: zola.evidence,
    settings: ["config.toml": "base_url = 'https://old.example'\n[slugify]\npaths = 'safe'\npaths_keep_dates = true\n"],
    fence: "+++",
    pages: [
      Page("content/posts/2024-01-02-real.md", at: "/posts/2024-01-02-real/"),
      Page("content/posts/2024-03-04-real.md", at: "/posts/2024-03-04-real/"),
      Page("content/posts/v1.2.md", at: "/posts/v1.2/"),
      Page("content/posts/Größe.md", at: "/posts/Größe/"),
      Page("content/posts/slash.md", "slug = \"a/B\"", at: "/posts/aB/"),
    ])

  static let zolaWithoutSlug = OldSite(
    name: "Zola with a name without Latin letters", evidence: zola.evidence, settings: zola.settings, fence: "+++",
    pages: [
      Page("content/posts/_index.md", at: "/posts/"),
      Page("content/posts/日本.md", at: "/posts/ri-ben/", issue: .accents),
    ])
}
