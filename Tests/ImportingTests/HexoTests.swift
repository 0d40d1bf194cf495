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

  @Test func convertsPost() {
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

        ```js
        two
        three
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
    ("a page", "about/index.md", "About\n"),
    ("a file", "static/404.html", "copy of source/404.html"),
  ])
  func converts(name: String, path: String, text: String) {
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
  func convertsLanguages(name: String, path: String, text: String) {
    let site = [
      "_config.yml": "title: A\nsource_dir: source\nnew_post_name: x\n",
      "themes/a/languages/es.yml": "", "themes/a/languages/zh-CN.yml": "",
      "source/es/index.md": "## Uno\n",
      "source/zh-cn/a.md":
        "```js lib/a b.js https://a.example x\n## A\n```\n## The `x` Option, too\n## lower\n",
    ]
    #expect(ImportedFiles(site)["Content/" + path] == text)
  }

  @Test func keepsAddresses() {
    let settings = ImportedFiles(Self.site)["Content/site.yml"] ?? ""
    #expect(settings.contains("permalinks:\n  posts: \"/:year/:slug/\"\n  /: \"/:sections/:filename.html\"\n"))
    #expect(settings.contains("pagination: \"/page/:n/\"\n"))
  }
}
