import Testing

@testable import Importing

@Suite struct PelicanAddressTests {
  /// A blog with one article, and a line of its front matter in the new site.
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    var settings = ""
    var path = "content/bread.md"
    var metadata = "Title: Rye bread\nDate: 2026-02-03"
    let line: String
  }

  @Test(arguments: [
    Case(
      testDescription: "a month as a word", settings: "ARTICLE_URL = '{date:%Y}/{date:%b}/{slug}/'",
      line: "url: /2026/Feb/rye-bread/"),
    Case(
      testDescription: "the file counts more than the link",
      settings: "ARTICLE_URL = '{slug}'\nARTICLE_SAVE_AS = '{slug}/{date:%B}.html'",
      line: "url: /rye-bread/February.html"),
    Case(testDescription: "a translation", metadata: "Title: Pain\nSlug: bread\nLang: fr", line: "url: /bread-fr.html"),
    Case(
      testDescription: "the language of the site", settings: "DEFAULT_LANG = 'fr'",
      metadata: "Title: Pain\nLang: fr", line: "slug: pain"),
    Case(
      testDescription: "a category with a sign", settings: "ARTICLE_URL = '{category}/{slug}.html'",
      metadata: "Title: Bread\nCategory: C++", line: "url: /c/bread.html"),
    Case(
      testDescription: "a category in a folder", settings: "ARTICLE_URL = '{category}/{slug}.html'",
      path: "content/oven/bread.md", line: "categories: [oven]"),
    Case(testDescription: "the default category", line: "categories: [misc]"),
    Case(
      testDescription: "metadata in the name",
      settings: "FILENAME_METADATA = r'(?P<date>\\d{4}-\\d\\d-\\d\\d)-(?P<slug>.*)'",
      path: "content/2026-02-03-loaf.md", metadata: "Title: Bread", line: "slug: loaf"),
    Case(
      testDescription: "a date in the name", path: "content/2026-02-03-loaf.md", metadata: "Title: Bread",
      line: "date: 2026-02-03"),
    Case(
      testDescription: "a part of the path of a page",
      settings: "PATH_METADATA = 'pages/(?P<fullpath>.+)[.].+'\nPAGE_URL = '{fullpath}/'",
      path: "content/pages/a/oven.md", metadata: "Title: Oven", line: "url: /a/oven/"),
    Case(testDescription: "a file of its own", metadata: "Title: Lost\nsave_as: 404.html", line: "url: /404.html"),
    Case(
      testDescription: "accents and quotes", metadata: "Title: Crème & “pain”: it’s v2.0",
      line: "slug: creme-pain-its-v20"),
    Case(testDescription: "Cyrillic letters", metadata: "Title: Ржаной хлеб", line: "slug: rzhanoi-khleb"),
    Case(
      testDescription: "own substitutions",
      settings: "SLUG_REGEX_SUBSTITUTIONS = [(r'C\\+\\+', 'cpp'), (r'[^\\w\\s-]', ''), (r'[-\\s]+', '-')]",
      metadata: "Title: Notes on C++", line: "slug: notes-on-cpp"),
    Case(
      testDescription: "the day before the month", metadata: "Title: Bread\nDate: 24/12/2025 10:20",
      line: "date: \"2025-12-24 10:20\""),
    Case(
      testDescription: "the month before the day", metadata: "Title: Bread\nDate: 10-12-2025", line: "date: 2025-10-12"),
  ])
  func `an article has the address that Pelican gives it`(test: Case) {
    let site = ImportedFiles(["pelicanconf.py": test.settings + "\n", test.path: test.metadata + "\n\nText.\n"])
    let isTerm = { (path: String) in path.hasPrefix("Content/categories/") }
    let article =
      site.paths.first { $0.hasSuffix(".md") && !$0.hasSuffix("_index.md") && !isTerm($0) }.flatMap { site[$0] } ?? ""
    #expect(article.split(separator: "\n").contains { $0 == test.line }, "\(article)")
  }

  @Test func `without a folder for the content, the folders of articles start at the settings`() {
    let site = ImportedFiles([
      "pelicanconf.py": "ARTICLE_PATHS = ['content']\nPAGE_PATHS = ['content/pages']\nSTATIC_PATHS = ['images']\n",
      "content/rye.md": "Title: Rye\n\nText\n", "content/pages/us.md": "Title: Us\n\nText\n", "images/oven.png": "",
      "Makefile": "",
    ])
    #expect(
      site.paths.filter { $0.hasPrefix("Content/") && !$0.contains("_index") && !$0.hasSuffix(".html") } == [
        "Content/content/pages/us.md", "Content/posts/content/rye.md", "Content/site.yml",
        "Content/static/images/oven.png",
      ])
  }

  @Test func `only the folders of the settings hold articles`() {
    let site = ImportedFiles([
      "pelicanconf.py": "ARTICLE_PATHS = ['blog']\nSTATIC_PATHS = ['files']\n",
      "content/blog/a.md": "Title: A\n\nA", "content/notes/b.md": "Title: B\n\nB", "content/files/c.ipynb": "{}",
    ])
    #expect(site["Content/posts/blog/a.md"] != nil)
    #expect(site["Content/posts/notes/b.md"] == nil)
    #expect(site["Content/static/files/c.ipynb"] == "copy of content/files/c.ipynb")
    #expect(site["Content/static/archives.html"]?.contains("url=/archive/") == true)
  }
}

@Suite struct PythonMarkdownTests {
  @Test(arguments: [
    ("a heading without a space", "##Rye##", "## Rye"),
    ("a heading below a tag", "<b></b>\n# Rye", "<b></b>\n\n# Rye"),
    ("a number with a bracket", "1) rye", "1\\) rye"),
    ("a backslash before a sign", "cost \\$5 \\* \\|", "cost \\\\$5 \\* \\|"),
    ("a backslash in code", "`a \\$5`\n\n    \\$5", "`a \\$5`\n\n    \\$5"),
    ("tildes", "~~rye~~", "\\~\\~rye\\~\\~"),
    ("emphasis beside a letter", "**a)**b and **c** d", "<strong>a)</strong>b and **c** d"),
    ("spaces inside of marks", "**a **b", "**a **b"),
    ("an address with spaces", "![x](my loaf.png)", "![x](my%20loaf.png)"),
    ("an abbreviation", "CSS, `CSS` and CSSX\n\n*[CSS]: Style", "CSS, `CSS` and CSSX\n\n*[CSS]: Style"),
    ("text behind a block of HTML", "<div>\na\n</div>\n*b*", "<div>\na\n</div>\n\n*b*"),
    ("a fence with a class", "~~~{.python hl_lines=\"1 3\"}\na\n~~~", "~~~python lines=1,3\na\n~~~"),
  ])
  func `text is read as Python-Markdown reads it`(name: String, text: String, expected: String) {
    let converted = MarkdownText.read(Array(text.utf8)).passing(through: PythonMarkdown(script: "").passes)
    #expect(String(decoding: converted.bytes, as: UTF8.self) == expected)
  }

  @Test func `an admonition is a container, and a table of contents a property`() {
    let markdown = PythonMarkdown(script: "MARKDOWN = ['markdown.extensions.toc', 'admonition']")
    let text = "[TOC]\n!!! danger \"Hot\"\n    An *oven*.\n\n!!! note\n    A\n"
    let converted = MarkdownText.read(Array(text.utf8)).passing(through: markdown.passes).converted
    #expect(
      String(decoding: converted.bytes, as: UTF8.self) == "\n:::danger[Hot]\nAn *oven*.\n:::\n\n:::note\nA\n:::")
    #expect(converted.hasContents)
  }

  @Test func `tags of a plugin are converted`() {
    let site = ImportedFiles([
      "pelicanconf.py": "PLUGINS = ['liquid_tags.img']\n",
      "content/a.md": "Title: A\n\n{% img left /b.png 20 A loaf %}\n\n{% youtube abc %}\n\n{% notebook n.ipynb %}\n",
    ])
    #expect(site["Content/posts/a.md"]?.contains("![A loaf](/b.png)") == true)
    #expect(site["Content/posts/a.md"]?.contains(":::video{youtube") == true)
    #expect(site["Templates/containers/notebook.mustache"] != nil)
  }
}
