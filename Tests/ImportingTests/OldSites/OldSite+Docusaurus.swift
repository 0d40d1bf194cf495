extension OldSite {
  static let docusaurus = OldSite(
    name: "Docusaurus",
    evidence:
      "from the source of Docusaurus 3, slug.ts, docs.ts and numberPrefix.ts for docs, and blogUtils.ts for the blog",
    settings: [
      "docusaurus.config.js": "export default { title: 'T', baseUrl: '/', presets: [['classic', {}]] }\n"
    ],
    pages: [
      Page("docs/index.md", at: "/docs/"),
      Page("docs/1.2-version.md", at: "/docs/1.2-version/"),
      Page("docs/größe.md", at: "/docs/größe/"),
      Page("docs/01-first.md", at: "/docs/first/"),
      Page("docs/2024-01-02-x.md", at: "/docs/2024-01-02-x/"),
      Page("docs/guide/guide.md", at: "/docs/guide/"),
      Page("docs/other/README.md", at: "/docs/other/"),
      Page("docs/named.md", "id: other-id", at: "/docs/other-id/"),
      Page("docs/guide/absolute.md", "slug: /X/Y", at: "/docs/X/Y/"),
      Page("docs/guide/relative.md", "slug: rel/Path", at: "/docs/guide/rel/Path/"),
      Page("docs/_part.md"),
      Page("docs/draft.md", "draft: true"),
      Page("blog/2024-02-30-impossible.md", at: "/blog/2024/02/30/impossible/"),
      Page("blog/2024-1-5-short.md", at: "/blog/2024/1/5/short/"),
      Page("blog/2024-01-02-same.md", at: "/blog/2024/01/02/same/"),
      Page("blog/2024-03-04-same.md", at: "/blog/2024/03/04/same/"),
      Page("blog/2024-01-06.md", at: "/blog/2024/01/06/"),
      Page("blog/2024-01-02-日本.md", at: "/blog/2024/01/02/日本/"),
      Page("blog/2024-01-02-bundle/index.md", at: "/blog/2024/01/02/bundle/"),
      Page("blog/2024/01/07/nested.md", at: "/blog/2024/01/07/nested/"),
      Page("blog/sub/2024-01-02-deep.md", at: "/blog/2024/01/02/sub/deep/"),
      Page("blog/undated.md", "date: 2024-01-02", at: "/blog/undated/"),
      Page("blog/2024-01-02-slug.md", "slug: own/Slug", at: "/blog/own/Slug/"),
      Page("src/pages/about.md", at: "/about/"),
      Page("src/pages/2024-01-02-page.md", at: "/2024-01-02-page/"),
      Page("src/pages/notes/index.md", at: "/notes/"),
    ])
}
