extension OldSite {
  static let hugo = OldSite(
    name: "Hugo", evidence: "recorded from Hugo 0.168.0",
    settings: [
      "hugo.toml": """
      baseURL = "https://old.example/"
      [permalinks.page]
      blog = "/:year/:month/:slugorcontentbasename/"
      titled = "/t/:title/"
      """,
      "layouts/all.html": "{{ .Content }}",
    ],
    pages: [
      Page("content/posts/2024-02-30-impossible.md", at: "/posts/2024-02-30-impossible/"),
      Page("content/posts/2024-01-02-same.md", at: "/posts/2024-01-02-same/"),
      Page("content/posts/2024-03-04-same.md", at: "/posts/2024-03-04-same/"),
      Page("content/posts/v1.2.md", at: "/posts/v1.2/"),
      Page("content/posts/Capital Name.md", at: "/posts/capital-name/"),
      Page("content/posts/größe.md", at: "/posts/größe/"),
      Page("content/posts/Привет Мир.md", at: "/posts/привет-мир/"),
      Page("content/posts/_under.md", at: "/posts/_under/"),
      Page("content/posts/slash.md", "slug: a/B c", at: "/posts/a/b-c/"),
      Page("content/posts/url.md", "url: /X/Y.html", at: "/X/Y.html"),
      Page("content/posts/2024-01-02-bundle/index.md", at: "/posts/2024-01-02-bundle/"),
      Page(
        "content/posts/moved.md", "aliases: [/old/Moved, near.html, ../up/]",
        at: "/posts/moved/", "/posts/near.html", "/up/", "/old/Moved/"),
      Page("content/posts/draft.md", "draft: true"),
      Page("content/Big Folder/Sub.Dir/2024-01-02-deep.md", at: "/big-folder/sub.dir/2024-01-02-deep/"),
      Page("content/blog/one.md", "date: 2024-01-02\nslug: same", at: "/2024/01/same/"),
      Page("content/blog/two.md", "date: 2024-03-04\nslug: same", at: "/2024/03/same/"),
      Page("content/blog/sub/five.md", "date: 2024-05-06", at: "/2024/05/five/"),
      Page("content/c++/_index.md", at: "/c++/"),
      Page("content/c++/note.md", at: "/c++/note/"),
      Page("content/titled/x.md", "title: Größe & 日本 v1.2", at: "/t/größe-日本-v1.2/"),
    ])

  static let hugoWithDates = OldSite(
    name: "Hugo with dates in names", evidence: "recorded from Hugo 0.168.0",
    settings: [
      "hugo.toml": """
      baseURL = "https://old.example/"
      disablePathToLower = true
      [frontmatter]
      date = [":filename", ":default"]
      [permalinks.page]
      posts = "/:year-:month-:day/:slug/"
      """,
      "layouts/all.html": "{{ .Content }}",
    ],
    pages: [
      Page("content/posts/2024-03-04-Other_Name.md", at: "/2024-03-04/Other_Name/"),
      Page("content/posts/2024-01-03-v1.2.md", at: "/2024-01-03/v1/"),
      Page("content/posts/2024-01-05-slug.md", "slug: Own Slug", at: "/2024-01-05/Own-Slug/"),
      Page("content/posts/2024-01-02-bundle/index.md", at: "/2024-01-02/bundle/"),
      Page("content/posts/plain.md", "date: 2024-06-07", at: "/2024-06-07/"),
      Page("content/notes/2024-01-02-note.md", at: "/notes/note/"),
    ])

  static let hugoWithDatesInKeys = OldSite(
    name: "Hugo with dates in names that front matter replaces",
    evidence: "from the source of Hugo 0.168.0, resources/page/pagemeta/page_frontmatter.go",
    settings: [
      "hugo.toml": "baseURL = 'https://old.example/'\n[frontmatter]\ndate = ['date', ':filename', ':default']\n",
      "layouts/all.html": "{{ .Content }}",
    ],
    pages: [
      Page("content/posts/2024-01-02-name.md", at: "/posts/name/"),
      Page("content/posts/2024-01-02-key.md", "date: 2024-03-04", at: "/posts/2024-01-02-key/"),
      Page("content/posts/2024-01-02-other.md", "lastmod: 2024-03-04", at: "/posts/other/"),
    ])

  static let hugoWithFiles = OldSite(
    name: "Hugo with ugly addresses", evidence: "recorded from Hugo 0.168.0",
    settings: [
      "hugo.toml": "baseURL = 'https://old.example/'\nuglyURLs = true\nremovePathAccents = true\n",
      "layouts/all.html": "{{ .Content }}",
    ],
    pages: [
      Page("content/v1.2.md", at: "/v1.2.html"),
      Page("content/posts/größe.md", at: "/posts/große.html"),
      Page("content/posts/bundle/index.md", at: "/posts/bundle.html"),
      Page(
        "content/posts/moved.md", "aliases: [/old/moved/, near]",
        at: "/posts/moved.html", "/posts/near.html", "/old/moved.html"),
      Page("content/posts/slash.md", "slug: a/b", at: "/posts/a/b.html"),
      Page("content/posts/url.md", "url: /x/y/", at: "/x/y/"),
    ])
}
