extension OldSite {
  static let eleventy = OldSite(
    name: "Eleventy",
    evidence:
      "from the source of Eleventy 4.0.0-alpha.10, src/Template.js, TemplatePermalink.js and TemplateFileSlug.js",
    settings: [
      "eleventy.config.js": "export default function (config) {}\n",
      "log/log.json": "{\"permalink\": \"/blog/{{ page.fileSlug }}/\"}\n",
    ],
    pages: [
      Page("About Us.md", at: "/About Us/"),
      Page("v1.2.md", at: "/v1.2/"),
      Page("_under.md", at: "/_under/"),
      Page("größe.md", at: "/größe/"),
      Page("2024-01-02-page.md", at: "/2024-01-02-page/"),
      Page("posts/2024-01-02-same.md", at: "/posts/2024-01-02-same/"),
      Page("posts/2024-03-04-same.md", at: "/posts/2024-03-04-same/"),
      Page("posts/2024-01-02-bundle/index.md", at: "/posts/2024-01-02-bundle/"),
      Page("bread/bread.md", at: "/bread/"),
      Page("_notes/note.md", at: "/_notes/note/"),
      Page("posts/slug.md", "slug: other", at: "/posts/slug/"),
      Page("own-folder.md", "permalink: /X/Y/", at: "/X/Y/"),
      Page("own-file.md", "permalink: x/y.html", at: "/x/y.html"),
      Page("posts/2024-01-02-named.md", "permalink: \"/p/{{ page.fileSlug }}/\"", at: "/p/named/"),
      Page("log/2024-01-02-same.md", at: "/blog/same/"),
      Page("log/sub/2024-01-02-deep.md", at: "/blog/deep/"),
      Page("hidden.md", "permalink: false"),
      Page("_includes/part.md"),
    ])
}
