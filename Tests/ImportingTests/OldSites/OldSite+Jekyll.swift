extension OldSite {
  static let jekyll = OldSite(
    name: "Jekyll", evidence: "recorded from Jekyll 4.3.1",
    settings: ["_config.yml": "url: https://old.example\ncollections: {breads: {output: true}}\n"],
    pages: [
      Page("About Us.md", at: "/About Us.html"),
      Page("v1.2.md", at: "/v1.2.html"),
      Page("docs/index.md", at: "/docs/"),
      Page("docs/2024-01-02-page.md", at: "/docs/2024-01-02-page.html"),
      Page("_hidden.md"),
      Page("own.md", "permalink: /X/Y", at: "/X/Y.html"),
      Page("own-file.md", "permalink: own.htm", at: "/own.htm"),
      Page("_posts/2024-02-30-impossible.md", at: "/2024/03/01/impossible.html", issue: .impossibleDay),
      Page("_posts/undated.md"),
      Page("_posts/2024-1-2-short.md", at: "/2024/01/02/short.html"),
      Page("_posts/2024-01-02-same.md", at: "/2024/01/02/same.html"),
      Page("_posts/2024-03-04-same.md", at: "/2024/03/04/same.html"),
      Page("_posts/2024-01-02-Capital Name.md", at: "/2024/01/02/Capital-Name.html"),
      Page("_posts/2024-01-02-日本.md", at: "/2024/01/02/日本.html"),
      Page("_posts/2024-01-02-_lead.md", at: "/2024/01/02/_lead.html"),
      Page("_posts/2024-01-02-dated.md", "date: 2024-05-06 23:30:00", at: "/2024/05/06/dated.html"),
      Page("_posts/2024-01-02-slug.md", "slug: a/B c", at: "/2024/01/02/a-B-c.html"),
      Page("_posts/2024-01-02-own.md", "permalink: /p/:year/:slug/", at: "/p/2024/own/"),
      Page(
        "_posts/2024-01-02-sorted.md", "categories: [Big Loaf, größe]", at: "/big loaf/größe/2024/01/02/sorted.html"),
      Page("_posts/2024-01-02-hidden.md", "published: false"),
      Page("cat/_posts/2024-01-02-in-folder.md", at: "/cat/2024/01/02/in-folder.html"),
      Page("_drafts/draft.md"),
      Page("_breads/Rye Bread.md", at: "/breads/Rye Bread.html"),
      Page("_breads/sub/v1.2.md", at: "/breads/sub/v1.2.html"),
      Page("_breads/index.md", at: "/breads/"),
    ])

  static let prettyJekyll = OldSite(
    name: "Jekyll with pretty addresses", evidence: "recorded from Jekyll 4.3.1",
    settings: [
      "_config.yml": "permalink: pretty\ncollections: {breads: {output: true, permalink: '/b/:path'}}\n"
    ],
    pages: [
      Page("v1.2.md", at: "/v1.2/"),
      Page("docs/2024-01-02-page.md", at: "/docs/2024-01-02-page/"),
      Page("docs/page.html", at: "/docs/page/"),
      Page("_posts/2024-01-02-v1.2.md", at: "/2024/01/02/v1.2/"),
      Page("_breads/sub/v1.2.md", at: "/b/sub/v1.2.html"),
      Page("_breads/index.md", at: "/b/"),
    ])

  static let jekyllWithPattern = OldSite(
    name: "Jekyll with a pattern without dates", evidence: "recorded from Jekyll 4.3.1",
    settings: [
      "_config.yml":
        "permalink: /:categories/:title\ncollections: {breads: {output: true, permalink: '/:collection/:name/'}}\n"
    ],
    pages: [
      Page("_posts/2024-01-02-Capital Name.md", at: "/Capital-Name.html"),
      Page("_posts/2024-01-02-slug.md", "slug: a/B c", at: "/a-B-c.html"),
      Page("_breads/Rye Bread.md", at: "/breads/rye-bread/"),
      Page("_breads/sub/v1.2.md", at: "/breads/v1-2/"),
      Page("_breads/index.md", at: "/breads/index/"),
      Page("_breads/slug.md", "slug: a/B c", at: "/breads/slug/"),
    ])
}
