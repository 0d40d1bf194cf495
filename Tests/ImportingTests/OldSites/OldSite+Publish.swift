extension OldSite {
  static let publish = OldSite(
    name: "Publish",
    evidence: "from the source of Publish 0.9.0, MarkdownFileHandler.swift and MarkdownContentFactory.swift",
    settings: [
      "Sources/Old/main.swift": "import Publish\nenum SectionID: String, WebsiteSectionID { case posts }\n"
    ],
    pages: [
      Page("Content/index.md", at: "/"),
      Page("Content/About Us.md", at: "/About Us/"),
      Page("Content/2024-01-02-page.md", at: "/2024-01-02-page/"),
      Page("Content/notes/2024-01-02-n.md", at: "/notes/2024-01-02-n/"),
      Page("Content/notes/sub/index.md", at: "/notes/sub/index/"),
      Page("Content/posts/index.md", at: "/posts/"),
      Page("Content/posts/2024-02-30-impossible.md", at: "/posts/2024-02-30-impossible/"),
      Page("Content/posts/2024-01-02-same.md", "date: 2024-01-02 10:00", at: "/posts/2024-01-02-same/"),
      Page("Content/posts/2024-03-04-same.md", "date: 2024-03-04 10:00", at: "/posts/2024-03-04-same/"),
      Page("Content/posts/Capital Name.md", at: "/posts/Capital Name/"),
      Page("Content/posts/_under.md", at: "/posts/_under/"),
      Page("Content/posts/日本.md", at: "/posts/日本/"),
      Page("Content/posts/sub/deep.md", at: "/posts/sub/deep/"),
      Page("Content/posts/path.md", "path: own/Slug", at: "/posts/own/Slug/"),
    ])
}
