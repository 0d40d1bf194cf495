extension OldSite {
  static let hexo = OldSite(
    name: "Hexo",
    evidence: "from the source of Hexo 8.1.2, lib/plugins/processor/post.ts, asset.ts and filter/post_permalink.ts",
    settings: ["_config.yml": "url: https://old.example\ntimezone: UTC\n"],
    pages: [
      Page("source/_posts/2024-02-30-impossible.md", "date: 2024-01-02", at: "/2024/01/02/2024-02-30-impossible/"),
      Page("source/_posts/2024-01-02-same.md", "date: 2024-01-05", at: "/2024/01/05/2024-01-02-same/"),
      Page("source/_posts/2024-03-04-same.md", "date: 2024-01-05", at: "/2024/01/05/2024-03-04-same/"),
      Page("source/_posts/Capital Name.md", "date: 2024-01-02", at: "/2024/01/02/Capital Name/"),
      Page("source/_posts/日本.md", "date: 2024-01-02", at: "/2024/01/02/日本/"),
      Page("source/_posts/sub/deep.md", "date: 2024-01-02", at: "/2024/01/02/sub/deep/"),
      Page("source/_posts/slug.md", "date: 2024-01-02\nslug: other", at: "/2024/01/02/slug/"),
      Page("source/_posts/own-folder.md", "date: 2024-01-02\npermalink: own/Folder/", at: "/own/Folder/"),
      Page("source/_posts/_hidden.md", "date: 2024-01-02"),
      Page("source/_posts/unpublished.md", "date: 2024-01-02\npublished: false"),
      Page("source/_drafts/draft.md", "date: 2024-01-02"),
      Page("source/2024-01-02-page.md", at: "/2024-01-02-page.html"),
      Page("source/notes/2024-01-02-n.md", at: "/notes/2024-01-02-n.html"),
      Page("source/notes/2024-02-30-impossible.md", at: "/notes/2024-02-30-impossible.html"),
      Page("source/about/index.md", at: "/about/"),
      Page("source/About Us.md", at: "/About Us.html"),
      Page("source/own.md", "permalink: x/Page", at: "/x/Page.html"),
      Page("source/notes/_part.md"),
    ])

  static let hexoWithDates = OldSite(
    name: "Hexo with dates in names", evidence: hexo.evidence,
    settings: [
      "_config.yml": """
      timezone: UTC
      permalink: :year/:month/:day/:title.html
      new_post_name: :year-:month-:day-:title.md
      """
    ],
    pages: [
      Page("source/_posts/2024-01-02-same.md", at: "/2024/01/02/same.html"),
      Page("source/_posts/2024-03-04-same.md", at: "/2024/03/04/same.html"),
      Page("source/_posts/2024-02-30-impossible.md", at: "/2024/03/01/impossible.html", issue: .impossibleDay),
      Page("source/_posts/2024-01-02-other.md", "date: 2024-05-06", at: "/2024/05/06/other.html"),
      Page("source/_posts/Ärger Übung.md", "date: 2024-05-06", at: "/2024/05/06/Arger-Ubung.html", issue: .accents),
      Page("source/_posts/sub/2024-01-02-deep.md", "date: 2024-05-06", at: "/2024/05/06/sub-2024-01-02-deep.html"),
    ])
}
