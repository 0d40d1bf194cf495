extension OldSite {
  static let vitePress = OldSite(
    name: "VitePress",
    evidence:
      "from the source of VitePress 2.0.0-alpha.19, src/node/plugins/dynamicRoutesPlugin.ts and build/render.ts",
    settings: [
      ".vitepress/config.mts": """
      export default defineConfig({
        sitemap: { hostname: 'https://old.example' },
        rewrites: { 'packages/:name/readme.md': 'pkg/:name/index.md', 'old/a.md': 'new/2024-01-02-a.md' },
      })
      """
    ],
    pages: [
      Page("index.md", at: "/"),
      Page("About Us.md", at: "/About Us.html"),
      Page("_under.md", at: "/_under.html"),
      Page("größe.md", at: "/größe.html"),
      Page("guide/2024-01-02-news.md", at: "/guide/2024-01-02-news.html"),
      Page("guide/2024-02-30-impossible.md", at: "/guide/2024-02-30-impossible.html"),
      Page("guide/2024-01-02-same.md", at: "/guide/2024-01-02-same.html"),
      Page("guide/2024-03-04-same.md", at: "/guide/2024-03-04-same.html"),
      Page("guide/README.md", at: "/guide/README.html"),
      Page("guide/slug.md", "slug: other", at: "/guide/slug.html"),
      Page("Big Folder/Sub.Dir/deep.md", at: "/Big Folder/Sub.Dir/deep.html"),
      Page("packages/core/readme.md", at: "/pkg/core/"),
      Page("old/a.md", at: "/new/2024-01-02-a.html"),
    ])
}
