import Testing

@testable import Importing

@Suite struct HexoTests {
  private static let site = [
    "_config.yml":
      "title: The Oven\nurl: https://oven.example\npermalink: :year/:title/\nper_page: 5\npost_asset_folder: true\n",
    "scaffolds/post.md": "",
    "source/_posts/bread.md": """
    ---
    title: Bread
    date: 2026-01-02 10:20:00
    categories: [[Kitchen, Rye]]
    ---
    {% note warn Mind the gap %}
    It is **hot**.
    {% endnote %}

    {% codeblock oven.js lang:js %}
    heat(250)
    {% endcodeblock %}

    {% asset_img loaf.png 500 400 "A loaf" %} {% post_link rolls 'the rolls' %}

    {% include_code lang:js from:2 to:3 heat.js %}

    {% youtube abc %}

    ```
    {% note %} an example {% endnote %}
    ```
    """,
    "source/_posts/bread/loaf.png": "PNG",
    "source/_posts/rolls.md": "---\ntitle: Rolls\n---\n{% raw %}{{ x }}{% endraw %}\n",
    "source/downloads/code/heat.js": "one\ntwo\nthree\nfour\n",
    "source/about/index.md": "About\n",
    "source/404.html": "<p>Gone</p>",
  ]

  @Test func `a post keeps its words, and its tags become Markdown`() {
    #expect(
      ImportedFiles(Self.site)["Content/posts/bread.md"] == """
        ---
        title: Bread
        date: "2026-01-02 10:20:00"
        categories: [Kitchen, Rye]
        ---
        :::warning[Mind the gap]
        It is **hot**.
        :::

        ```js [oven.js]
        heat(250)
        ```

        ![A loaf](bread/loaf.png) [the rolls](rolls.md)

        ```js file=static/downloads/code/heat.js range=2-3
        ```

        :::video{youtube="abc"}
        :::

        ```
        {% note %} an example {% endnote %}
        ```
        """)
  }

  @Test(arguments: [
    ("raw text", "posts/rolls.md", "---\ntitle: Rolls\n---\n{{ x }}\n"),
    ("an asset", "posts/bread/loaf.png", "copy of source/_posts/bread/loaf.png"),
    ("a page", "about/index.md", "---\nurl: /about/\n---\nAbout\n"),
    ("a file", "static/404.html", "copy of source/404.html"),
  ])
  func `a file becomes the expected one`(name: String, path: String, text: String) {
    #expect(ImportedFiles(Self.site)["Content/" + path] == text)
  }

  @Test(arguments: [
    ("the home page of a language", "es/_index.md", "---\nlang: es\ndefaults:\n  lang: es\n---\n## Uno {#Uno}\n"),
    ("a language without a home page", "zh-cn/_index.md", "---\ndefaults:\n  lang: zh-cn\n---\n"),
    (
      "a code title", "zh-cn/a.md",
      "```js [lib/a b.js]\n## A\n```\n## The `x` Option, too {#The-x-Option-too}\n## lower\n"
    ),
  ])
  func `a file in another language becomes the expected one`(name: String, path: String, text: String) {
    let site = [
      "_config.yml": "title: A\nsource_dir: source\nnew_post_name: x\n",
      "themes/a/languages/es.yml": "", "themes/a/languages/zh-CN.yml": "",
      "source/es/index.md": "## Uno\n",
      "source/zh-cn/a.md":
        "```js lib/a b.js https://a.example x\n## A\n```\n## The `x` Option, too\n## lower\n",
    ]
    #expect(ImportedFiles(site)["Content/" + path] == text)
  }

  @Test(arguments: ["/", "oven.example"])
  func `leaves out an incomplete address of the site`(url: String) {
    let site = ImportedFiles(["_config.yml": "new_post_name: ':title.md'\nurl: \(url)\n"])
    #expect(site["Content/site.yml"]?.contains("url:") == false)
    #expect(site.report.contains("is no whole address of the site"))
  }

  @Test func keepsAddresses() {
    let settings = ImportedFiles(Self.site)["Content/site.yml"] ?? ""
    #expect(settings.contains("permalinks:\n  posts: \"/:year/:slug/\"\n  /: \"/:sections/:filename.html\"\n"))
    #expect(settings.contains("pagination: \"/page/:n/\"\n"))
  }
}

@Suite struct HexoAddressTests {
  @Test(
    arguments: [
      (":year/:month/:day/:title/", "a.md", "date: 2026-1-2 3:04:05", nil),
      (":year/:month/:day/:title/", "in/a.md", "date: 2026-1-2 3:04:05", "/2026/01/02/in/a/"),
      (":title.html", "2026-01-02-a.md", "date: 2026-01-02", "/2026-01-02-a.html"),
      ("p/:abbrlink.html", "a.md", "abbrlink: 4a17b156", "/p/4a17b156.html"),
      ("p/:abbrlink/", "a.md", "abbrlink: 16047", "/p/16047/"),
      ("p/:abbrlink/", "a.md", "title: A", nil),
      (":title/", "C++ (2).md", "title: A", "/C++%20(2)/"),
      (":title.html", "a/b c.md", "title: A", "/a/b%20c.html"),
      (":category/:name/", "in/a.md", "categories: [One, Two Three]", nil),
      (":category/:name/", "a.md", "categories: [[Zero], [One, Two Three]]", "/One/Two-Three/a/"),
      (":category/:name/", "a.md", "categories: Long", "/short/a/"),
      (":category/:name/", "a.md", "title: A", "/uncategorized/a/"),
      (":category/:author/", "a.md", "author: ada\ncategories: [One, Two Three]", "/One/Two-Three/ada/"),
      (
        ":i_month-:i_day/:hour:minute:second/:post_title/:x", "a.md", "x: y\ntitle: A b\ndate: 2026-01-02 03:04:05",
        "/1-2/030405/A-b/y/"
      ),
    ] as [(String, String, String, String?)])
  func `addresses of posts`(pattern: String, path: String, keys: String, expected: String?) {
    let site = ImportedFiles([
      "_config.yml":
        "permalink: \"\(pattern)\"\nnew_post_name: ':title.md'\ncategory_map:\n  Long: short\n",
      "source/_posts/\(path)": "---\n\(keys)\n---\nText",
    ])
    let url = site["Content/posts/\(path)"]?.split(separator: "\n").first { $0.hasPrefix("url: ") }
    #expect(url?.filter { $0 != "\"" } == expected.map { "url: " + $0 })
  }

  @Test func `pages of folders, tabs and files of a post`() {
    let site = ImportedFiles([
      "_config.yml": "permalink: p/:id/\nnew_post_name: a\n",
      "source/about/index.md": "About",
      "source/about/index.html": "<p>Old</p>",
      "source/_posts/a.md": """
      ![Loaf](loaf.png) ![Other](other.png)

      {% tabs bread, 2 %}
      <!-- tab Rye@fire -->
      Dark
      <!-- endtab -->
      <!-- tab -->
      Light
      {% endtabs %}
      """,
      "source/_posts/a/loaf.png": "png",
    ])
    #expect(site["Content/about/index.md"] == "---\nurl: /about/\n---\nAbout")
    #expect(site["Content/static/about/index.html"] == nil)
    #expect(
      site["Content/posts/a.md"] == """
        ![Loaf](a/loaf.png) ![Other](other.png)

        ::::tabs
        :::item[Rye]
        Dark
        :::
        :::item[Tab]
        Light
        :::
        ::::
        """)
    #expect(site["Content/site.yml"]?.contains("posts: \"/p/:slug/\"") == true)
    #expect(site.report.contains("`:id` in `permalink` is made by Hexo"))
    #expect(site.report.contains("source/about/index.html: is left out: `source/about/index.md` has its address"))
  }
}

@Suite struct HexoFileNameTests {
  @Test(arguments: [
    (":title.md", "in/a b.md", ["title": "in/a b"]),
    (":year-:month-:day-:title.md", "2026-01-02-a.md", ["year": "2026", "month": "01", "day": "02", "title": "a"]),
    (":year-:month-:day-:title.md", "in/a b.md", ["title": "in-a-b"]),
    (":category/:title.md", "bread/in/a.md", ["category": "bread", "title": "in/a"]),
    (":year/:i_month-:title.md", "2026/3-a.md", ["year": "2026", "i_month": "3", "title": "a"]),
  ])
  func `reads the names of posts`(pattern: String, path: String, parts: [String: String]) {
    #expect(HexoFileName(pattern).parts(of: path) == parts)
  }

  @Test func `takes address, date and category from the name`() {
    let site = ImportedFiles([
      "_config.yml": "permalink: :title/\nnew_post_name: :category/:year-:month-:day-:title.md\n",
      "source/_posts/bread/2026-01-02-rye.md": "---\ntitle: Rye\n---\nText",
      "source/notes/a--b.md": "Text",
    ])
    #expect(
      site["Content/posts/bread/2026-01-02-rye.md"]
        == "---\ntitle: Rye\ndate: 2026-01-02\ncategories: [bread]\n---\nText")
    #expect(site["Content/notes/a--b.md"] == "---\nurl: /notes/a--b.html\n---\nText")
  }
}

@Suite struct HexoTextTests {
  @Test(arguments: [
    (
      "a note with a style", "{% note info no-icon 'fas fa-oven' Mind %}\nHot\n{% endnote %}", ":::info[Mind]\nHot\n:::"
    ),
    ("a note without an end", "{% note red, It is hot %}", "> It is hot"),
    ("a hidden block", "{% hideToggle Open,blue %}\nHot\n{% endhideToggle %}", details("Open")),
    ("a folded block", "{% folding blue open, Open %}\nHot\n{% endfolding %}", details("Open")),
    ("a button", "{% btn '/rye', Read on,fas fa-x %}", "[Read on](/rye)"),
    ("a button with a style", "{% btn center large, Read on, /rye %}", "[Read on](/rye)"),
    ("a link of a theme", "{% link Rye, https://a.example, /a.png %}", "[Rye](https://a.example)"),
    (
      "a label", "A {% label warm red %} and {% label primary@cold oven %}",
      "A <mark>warm</mark> and <mark>cold oven</mark>"
    ),
    ("a span", "A {% span red, warm, dry %} oven", "A warm, dry oven"),
    ("a key", "{% kbd Ctrl %}", "<kbd>Ctrl</kbd>"),
    ("a checked box", "{% checkbox green checked, Knead %}", "☑ Knead"),
    ("a diagram", "{% mermaid %}\na --> b\n{% endmermaid %}", "```mermaid\na --> b\n```"),
    ("a centered quote", "{% cq %}Hot{% endcq %}", "<blockquote>\n\nHot\n\n</blockquote>"),
    ("a gallery", "{% gallery %}\n![](a.png)\n{% endgallery %}", "<div class=\"gallery\">\n\n![](a.png)\n\n</div>"),
    (
      "a group of galleries", "{% galleryGroup 'Rye' 'All of it' /rye /rye.png %}",
      "<figure class=\"gallery-group\"><img src=\"/rye.png\" alt=\"\"><figcaption><a href=\"/rye\">Rye</a> All of it"
        + "</figcaption></figure>"
    ),
    ("a timeline", "{% timeline 2026 %}\n{% timenode May %}\nHot\n{% endtimenode %}\n{% endtimeline %}", timeline),
    ("a link to a post", "{% post_link b#oven The Rye false %}", "[The Rye](b.md#oven)"),
    (
      "an image in HTML", "<div>\n{% img /a.png \"A loaf\" %}\n</div>",
      "<div>\n<img src=\"/a.png\" alt=\"A loaf\">\n</div>"
    ),
    ("code at the start of a line", "`let a = b` is code", "`let a = b` is code"),
    ("a closed heading", "## Rye Bread ##", "## Rye Bread {#Rye-Bread}"),
    ("a heading in HTML", "<br>\n## Rye Bread\n\n## Rye Bread", "<br>\n## Rye Bread\n\n## Rye Bread {#Rye-Bread}"),
    ("an escaped bracket", "\\[Rye\\](top bar)", "\\[Rye\\](top bar)"),
  ])
  func `converts tags and syntax`(name: String, text: String, expected: String) {
    let site = ImportedFiles([
      "_config.yml": "new_post_name: ':title.md'\n", "source/_posts/a.md": text,
      "source/_posts/b.md": "---\ntitle: B\n---\n",
    ])
    #expect(site["Content/posts/a.md"] == expected)
  }

  private static func details(_ title: String) -> String {
    "<details>\n<summary>\(title)</summary>\n\nHot\n\n</details>"
  }

  private static let timeline = """
    <div class="timeline">

    **2026**

    **May**

    Hot

    </div>
    """

  @Test(arguments: [
    ("only a fence below", "title: Rye\ntags:\n- a\n\n---\nText", "---\ntitle: Rye\ntags: [a]\n---\nText"),
    ("tabs", "---\ntitle: Rye\ntags:\n\t-\ta b\n---\nText", "---\ntitle: Rye\ntags: [a b]\n---\nText"),
  ])
  func `reads front matter`(name: String, text: String, expected: String) {
    let site = ImportedFiles(["_config.yml": "new_post_name: ':title.md'\n", "source/_posts/a.md": text])
    #expect(site["Content/posts/a.md"] == expected)
  }

  @Test(arguments: [
    ("marked", "marked:\n  breaks: false\n", false),
    ("markdown-it", "markdown:\n  render:\n    breaks: false\n", false),
    ("markdown-it-plus", "marked:\n  breaks: false\n", true),
    ("pandoc", "", false),
    ("marked", "", true),
  ])
  func `breaks lines as the renderer does`(renderer: String, options: String, breaksLines: Bool) {
    let site = ImportedFiles([
      "_config.yml": "new_post_name: ':title.md'\n" + options,
      "package.json": "{\"dependencies\": {\"hexo-renderer-\(renderer)\": \"1\"}}",
    ])
    #expect(site["Content/site.yml"]?.contains("hard_breaks: true") == breaksLines)
  }
}
