import Testing

@testable import Importing

@Suite struct JekyllTests {
  private static let configuration = """
    title: The Oven
    url: https://oven.example
    baseurl: /blog
    timezone: Europe/Berlin
    permalink: pretty
    author: {name: Ann}
    plugins: [jekyll-feed, jemoji]
    collections:
      recipes: {output: true, permalink: "/:collection/:path/"}
      notes: {output: false}
    defaults:
      - {scope: {path: "", type: posts}, values: {layout: post, image: /oven.png}}
    """

  private static let site = [
    "_config.yml": configuration,
    "_layouts/post.html": "{{ content }}",
    "_includes/badge.html": "<b>since {{ include.version }}</b>",
    "_data/oven.yml": "heat: {top: 250}",
    "_posts/2026-01-02-bread.markdown": """
    ---
    layout: post
    title: "Bread: a start"
    authors: [Ann, Bob]
    tags: sour rye
    category: kitchen
    redirect_from: /old/bread
    published: false
    excerpt_separator: <!--cut-->
    ---
    See [rolls]({% post_url 2026-01-03-rolls %}) at {{ site.baseurl }}/x and {{ site.data.oven.heat.top }} degrees.

    {% include badge.html version="2" %}

    <details><summary>Code</summary>

    {% highlight swift %}
    let heat = 250
    {% endhighlight %}

    </details>

    ```liquid
    {% raw %}{{ page.title }}{% endraw %}
    ```

    {% gallery album="rye" %}

    {% for x in site.posts %}{{ x.title }}{% endfor %}
    """,
    "_posts/2026-01-03-rolls.md":
      "---\n---\n{% comment %}gone{% endcomment %} {{ \"/a\" | relative_url }}\n",
    "_drafts/cake.md": "---\ntitle: Cake\n---\nSoon.\n",
    "_recipes/rye.md": "---\n---\n[bread]({% link _posts/2026-01-02-bread.markdown %})\n",
    "about.md": "---\npermalink: /us/\n---\nUs.\n",
    "list.html": "---\n---\n{% for post in site.posts %}{{ post.title }}{% endfor %}",
    "oven.png": "PNG",
    "Gemfile": "gem",
  ]

  @Test func `the settings come from the configuration`() {
    #expect(
      ImportedFiles(Self.site)["Content/site.yml"] == """
        title: The Oven
        url: "https://oven.example/blog/"
        time_zone: Europe/Berlin
        author: Ann
        permalinks:
          posts: "/:categories/:year/:month/:day/:slug/"
          recipes: "/recipes/:filename/"
        feed_ids: ":origin:stem"
        naive_dates: utc
        case: articles
        html: trusted
        containers: lenient
        emoji: true
        definition_lists: true
        inline_attributes: true
        markdown_in_html: true
        smart_punctuation: true
        strikethrough: double
        feeds:
          atom: /feed.xml

        """)
  }

  @Test func `a post keeps its words, and its tags become Markdown`() {
    #expect(
      ImportedFiles(Self.site)["Content/posts/2026-01-02-bread.md"] == """
        ---
        title: "Bread: a start"
        authors: [Ann, Bob]
        tags: [sour, rye]
        aliases: [/old/bread, /old/bread.html]
        excerpt_separator: "<!--cut-->"
        categories: [kitchen]
        draft: true
        image: /oven.png
        ---
        See [rolls](2026-01-03-rolls.md) at /x and 250 degrees.

        <b>since 2</b>

        <details><summary>Code</summary>

        ```swift
        let heat = 250
        ```

        </details>

        ```liquid
        {{ page.title }}
        ```

        :::old-gallery{album="rye"}
        :::


        """)
  }

  @Test(arguments: [
    ("values in a post", "posts/2026-01-03-rolls.md", "---\nimage: /oven.png\n---\n /a\n"),
    ("a draft", "posts/cake.md", "---\ntitle: Cake\ndraft: true\nimage: /oven.png\n---\nSoon.\n"),
    ("a link to a post", "recipes/rye.md", "[bread](../posts/2026-01-02-bread.md)\n"),
    ("the address of a page", "about.md", "---\nurl: /us/\n---\nUs.\n"),
    ("a copied file", "static/oven.png", "copy of oven.png"),
    ("data", "_data/oven.yml", "copy of _data/oven.yml"),
  ])
  func `a file becomes the expected one`(name: String, path: String, text: String) {
    #expect(ImportedFiles(Self.site)["Content/" + path] == text.replacing("---\n---\n /", with: " /"))
  }

  @Test func `templates are left out and named`() {
    let site = ImportedFiles(Self.site).site
    #expect(site.omitted.map(\.path) == ["_includes/", "_layouts/", "list.html"])
    #expect(site.files["Content/static/Gemfile"] == nil)
    #expect(site.stubs == ["old-gallery"])
    let notes = site.notes.map { "\($0.path ?? ""):\($0.line ?? 0): \($0.message)" }
    #expect(
      notes == [
        "_posts/2026-01-02-bread.markdown:27: `{% gallery album=\"rye\" %}` is a container now; its template is a stub",
        "_posts/2026-01-02-bread.markdown:29: `{% for x in site.posts %}` is removed: Garland has no Liquid",
      ])
  }

  @Test func `an unknown tag gets a template to complete`() {
    #expect(
      ImportedFiles(Self.site)["Templates/containers/old-gallery.mustache"] == """
        ---
        summary: the `gallery` of the old site, made with Jekyll
        attributes: [album]
        ---
        <div class="gallery">
        {{#children}}
        {{{html}}}
        {{/children}}
        </div>

        """)
  }

  @Test func `defaults reach the articles beside a home page`() {
    let site = ImportedFiles([
      "_config.yml": "defaults:\n  - scope: {path: ''}\n    values: {image: /a.png}\n",
      "index.md": "---\ntitle: Home\n---\nHi\n", "a.md": "---\nimage: /b.png\n---\nA\n",
    ])
    #expect(site["Content/_index.md"] == nil)
    #expect(site["Content/index.md"] == "---\ntitle: Home\nimage: /a.png\n---\nHi\n")
    #expect(site["Content/a.md"] == "---\nimage: /b.png\n---\nA\n")
  }

  @Test(arguments: [("", true), ("published: true\n", false), ("published: false\n", true)])
  func `an article decides about its publication before the defaults`(key: String, isDraft: Bool) {
    let site = ImportedFiles([
      "_config.yml": "defaults:\n  - scope: {path: ''}\n    values: {published: false}\n",
      "a.md": "---\ntitle: A\n\(key)---\nA\n",
    ])
    #expect(site["Content/a.md"]?.contains("draft: true") == isDraft)
  }

  @Test(arguments: [
    ("an empty line in HTML", "<div>\n<p>\n\n    A\n</p>\n</div>\n\nB", "<div>\n<p>\n    A\n</p>\n</div>\n\nB"),
    ("Markdown in HTML", "<div markdown=\"1\">\n\nA\n</div>", "<div markdown=\"1\">\n\nA\n</div>"),
    ("code in HTML", "<details>\n\n```\nA\n```\n</details>", "<details>\n\n```\nA\n```\n</details>"),
    ("an element without an end", "<div>\n\nA", "<div>\n\nA"),
    ("a comment", "A {::comment}\nx{:/comment}B", "A B"),
    ("marks around HTML", "{::nomarkdown}<b>A</b>{:/nomarkdown}", "<b>A</b>"),
    ("marks in code", "`{::nomarkdown}`", "`{::nomarkdown}`"),
    ("text behind HTML", "<div>\n</div>\n**A**", "<div>\n</div>\n\n**A**"),
    ("an attribute list behind HTML", "<div>\n</div>\n{: .a}", "<div>\n</div>\n{: .a}"),
    (
      "an abbreviation", "My CMS, not CMSX `CMS`\n\n*[CMS]: A & B\n",
      "My CMS, not CMSX `CMS`\n\n*[CMS]: A & B\n"
    ),
    ("an abbreviation in code", "```\n*[CMS]: A\n```", "```\n*[CMS]: A\n```"),
    (
      "bars in the code of a table", "| a | b |\n|---|---|\n| `x || y` | c |\n",
      "| a | b |\n| --- | --- |\n| `x \\|\\| y` | c |\n"
    ),
    ("a table without such bars", "| a | b |\n|---|---|\n| `x` | c |\n", "| a | b |\n|---|---|\n| `x` | c |\n"),
    ("brackets in an address", "[a](/b_(c\\)#d) [e](/f)", "[a](/b_%28c%29#d) [e](/f)"),
    ("white space that a tag removes", "## A {%- comment %}x{% endcomment -%}  B", "## AB"),
  ])
  func `text is read as kramdown reads it`(name: String, text: String, converted: String) {
    let site = ImportedFiles(["_config.yml": "title: A\n", "a.md": "---\ntitle: A\n---\n" + text])
    #expect(site["Content/a.md"] == "---\ntitle: A\n---\n" + converted)
  }

  @Test(arguments: [("kramdown", "## A"), ("GFM", "##A")])
  func `a heading without a space depends on the input`(input: String, heading: String) {
    let site = ImportedFiles(["_config.yml": "kramdown: {input: \(input)}\n", "a.md": "---\ntitle: B\n---\n##A\n"])
    #expect(site["Content/a.md"]?.hasSuffix("---\n\(heading)\n") == true)
  }
}
