import Testing

@testable import Importing

@Suite struct PelicanTests {
  private static let site = [
    "pelicanconf.py": """
    from os import path
    SITENAME = 'The ' "Oven"  # a comment
    SITEURL = ''
    PATH = 'content'
    TIMEZONE = u'Europe/Berlin'
    ARTICLE_URL = 'posts/{date:%Y}/{slug}.html'
    FEED_ALL_ATOM = path.join('feeds', 'all')
    FEED_ALL_RSS = 'rss.xml'
    DEFAULT_PAGINATION = 5
    MENUITEMS = (
        ('Bread', 'bread.html'),
    )
    EXTRA_PATH_METADATA = {'extra/robots.txt': {'path': 'robots.txt'}}
    \"""
    SITENAME = 'not an assignment'
    \"""
    """,
    "publishconf.py": "SITEURL = 'https://oven.example'\n",
    "content/kitchen/bread.md": """
    Title: Bread: a start
    Date: 2026-01-02 10:20
    Modified: 2026-01-03
    Tags: sour dough, rye
    Authors: Ann; Bob
    Summary: Flour
        and water.
    Status: draft

    See [rolls]({filename}rolls.md#top), ![x]({static}/images/a%20b.png) and [old](|filename|/pages/about.md).

        :::python
        heat = 250

        print(heat)

    Text.
    """,
    "content/kitchen/rolls.md": "---\ntitle: Rolls: more\n---\nText\n",
    "content/pages/about.md": "Title: About\nSlug: us\n\nUs.\n",
    "content/images/a b.png": "PNG",
    "content/extra/robots.txt": "User-agent: *",
    "content/old.rst": "Old",
  ]

  @Test(arguments: [
    ("c++", "url: /posts/2026/c++.html\n"), ("v1.2", "slug: v1.2\n"), ("C_sharp", "slug: C_sharp\n"),
    ("a b", "url: \"/posts/2026/a%20b.html\"\n"), ("a/b", "url: /posts/2026/a/b.html\n"),
    ("a?b", "url: \"/posts/2026/a%3Fb.html\"\n"),
  ])
  func `keeps the address of a slug with other signs`(slug: String, key: String) {
    var site = Self.site
    site["content/notes.md"] = "Title: Notes\nDate: 2026-01-02\nSlug: \(slug)\n\nText.\n"
    let article = ImportedFiles(site)["Content/posts/notes.md"] ?? ""
    #expect(article.contains(key), "\(article)")
  }

  @Test func `the settings come from the configuration`() {
    #expect(
      ImportedFiles(Self.site)["Content/site.yml"] == """
        title: The Oven
        url: "https://oven.example/"
        time_zone: Europe/Berlin
        permalinks:
          posts: "/posts/:year/:slug.html"
          pages: "/pages/:slug.html"
        case: articles
        taxonomies:
          tags:
            term_path: "/tag/:slug.html"
          categories:
            term_path: "/category/:slug.html"
            feeds:
              atom: "/feeds/:slug.atom.xml"
          authors:
            term_path: "/author/:slug.html"
            feeds:
              atom: "/feeds/:slug.atom.xml"
              rss: "/feeds/:slug.rss.xml"
        page_size: 5
        pagination: "/:name:n.html"
        feeds:
          atom: /feeds/all.atom.xml
          rss: /rss.xml
        feed_ids: "tag:oven.example,:year-:month-:day::path"
        html: trusted
        containers: lenient
        definition_lists: true
        inline_attributes: true
        markdown_in_html: true
        heading_ids: python
        strikethrough: double
        menus:
          main:
            - title: Bread
              url: /bread.html

        """)
  }

  @Test func `an article keeps its words, and its links lead to files`() {
    #expect(
      ImportedFiles(Self.site)["Content/posts/kitchen/bread.md"] == """
        ---
        title: "Bread: a start"
        date: "2026-01-02 10:20"
        updated: 2026-01-03
        tags: [sour dough, rye]
        authors: [Ann, Bob]
        description: "Flour\\nand water."
        categories: [kitchen]
        draft: true
        slug: bread-a-start
        ---
        See [rolls](rolls.md#top), ![x](/images/a%20b.png) and [old](../../pages/about.md).

        ```python
        heat = 250

        print(heat)
        ```

        Text.
        """)
  }

  @Test(arguments: [
    (
      "front matter that is no YAML", "posts/kitchen/rolls.md",
      "---\ntitle: \"Rolls: more\"\ncategories: [kitchen]\nslug: rolls-more\n---\nText\n"
    ),
    ("a page", "pages/about.md", "---\ntitle: About\nslug: us\n---\nUs.\n"),
    ("a file with a place", "static/robots.txt", "copy of content/extra/robots.txt"),
  ])
  func `a file becomes the expected one`(name: String, path: String, text: String) {
    #expect(ImportedFiles(Self.site)["Content/" + path] == text)
  }

  @Test func `files in other markup are named`() {
    #expect(ImportedFiles(Self.site).site.omitted.map(\.path) == ["content/old.rst"])
  }
}

@Suite struct PelicanDetectionTests {
  @Test func `settings under another name, texts in other formats, and hidden pages`() {
    let site = ImportedFiles([
      "conf/settings.py": "SITENAME = 'Bread'\nARTICLE_URL = '{date:%Y}/{date:%H}/{slug}/'\n",
      "content/a.rst": "A\n=\n", "content/b.rst": "B\n=\n",
      "content/c.md": "Title: C\nStatus: hidden\nDate: 2026-01-02\n\nText",
    ])
    #expect(site["Content/posts/c.md"]?.contains("listed: false") == true)
    #expect(site["Content/site.yml"]?.contains("posts: \"/:year/:hour/:slug/\"") == true)
    #expect(site.report.contains("2 texts in reStructuredText are not imported"))
  }

  @Test func `a built site is named as such`() {
    let site = ImportedFiles(["index.html": "<p>", "a/index.html": "<p>", "README.rst": "A"])
    #expect(site.refusal?.contains("This is a built site of 2 HTML files") == true)
    #expect(site["Content/README.rst"] == nil)
  }

  @Test func `one page for all categories is the page of the taxonomy`() {
    let site = ImportedFiles([
      "pelicanconf.py": "CATEGORY_SAVE_AS = 'articles/index.html'\n", "content/a.md": "Title: A\n\nA",
    ])
    let settings = site["Content/site.yml"] ?? ""
    #expect(
      settings.contains("categories:\n    term_path: \"/category/:slug.html\"\n    path: /articles/\n"), "\(settings)")
  }

  @Test func `two articles with one slug keep the build going`() {
    let site = ImportedFiles([
      "pelicanconf.py": "", "content/a.md": "Title: A\nSlug: x\n\nA", "content/b.md": "Title: B\nSlug: x\n\nB",
    ])
    #expect(site["Content/posts/a.md"]?.contains("url: /x-2.html\n") == true)
    #expect(site["Content/posts/b.md"]?.contains("slug: x\n") == true)
    #expect(site.report.contains("content/a.md: another article has its address, `/x.html`; it has `/x-2.html` now"))
  }

  @Test func `two articles with one address keep the build going`() {
    let site = ImportedFiles([
      ".eleventy.js": "", "a.md": "---\npermalink: /x/\n---\nA", "b.md": "---\npermalink: /x/\ntitle: B\n---\nB",
    ])
    #expect(site["Content/a.md"]?.contains("url: /x-2/") == true)
    #expect(site["Content/b.md"]?.contains("url: /x/\n") == true)
    #expect(site.report.contains("a.md: another article has its address, `/x/`; it has `/x-2/` now"))
  }

  @Test(arguments: [("", false), ("WITH_FUTURE_DATES = False\n", true)])
  func `a date far in the future does not hide an article that was public`(setting: String, keeps: Bool) {
    let site = ImportedFiles([
      "pelicanconf.py": setting, "content/a.md": "Title: A\nDate: 2199-01-01\n\nText",
    ])
    #expect(site["Content/posts/a.md"]?.contains("2199") == keeps)
    #expect(site.report.contains("content/a.md:2: the date `2199-01-01` is removed") != keeps)
  }

  @Test func `the key categories has no meaning in Pelican`() {
    let site = ImportedFiles([
      "pelicanconf.py": "SITENAME = 'Oven'\n", "content/bread/rye.md": "Title: Rye\nCategories: sour\n\nText",
    ])
    let article = site["Content/posts/bread/rye.md"] ?? ""
    #expect(article.contains("categories: [bread]"), "\(article)")
  }
}
