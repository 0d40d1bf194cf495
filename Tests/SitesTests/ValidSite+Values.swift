/// The site before its changes, and the values that changes choose from.
extension ValidSite {
  static let content: [String: String] = [
    "site.yml": """
    title: Bakery
    url: https://example.org/
    author: Ada
    taxonomies: [tags, authors, series]
    menus: {main: [{Posts: /posts/}, {More: [about.md, docs/_index.md]}]}

    """,
    "index.md": "# Bakery\n\nWelcome to [the shop](about.md).\n",
    "about.md": "---\naliases: /me/\n---\n# About\n\nText.\n\nMore text.\n\n- one\n- two\n\n## Us\n\nWe.\n",
    "posts/_index.md": "---\ntitle: Posts\nfeeds: {rss: index.xml}\n---\nAll of them.\n",
    "posts/2026-01-01-bread.md":
      "---\ntags: [bread, flour]\nseries: Loaves\n---\n# Bread\n\nA loaf.\n\nText.[^1]\n\n[^1]: A note.\n",
    "posts/2026-01-02-rye.md":
      "---\ntags: rye\nseries: Loaves\nauthors: [Ada, Bo]\n---\n# Rye\n\nSee [bread](2026-01-01-bread.md).\n",
    "posts/trip/index.md": "---\ndate: 2026-02-01\nimage: loaf.png\n---\n# A trip\n\n![A loaf](loaf.png)\n",
    "posts/trip/loaf.png": "<svg>no size</svg>",
    "static/loaf.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"4\" height=\"4\"/>",
    "docs/_index.md": "---\ntitle: Docs\nsidebar: true\nholds: pages\ndefaults: {toc: false}\n---\nAll about it.\n",
    "docs/first.md": "---\norder: 1\n---\n# First\n\nText.\n", "docs/part/_index.md": "---\ntitle: Part\n---\n",
    "docs/part/one.md": "# One\n\n:::box\nText.\n:::\n", "authors/ada.md": "---\ntitle: Ada\n---\nAda bakes.\n",
    "_data/shops.json": #"[{"name": "One", "open": true}]"#,
  ]

  static let templates: [String: String] = [
    "own.mustache": "{{<base}}{{$main}}<h1>{{title}}</h1>\n{{content}}{{/main}}{{/base}}\n",
    "containers/box.mustache": "<div class=\"box\">{{#children}}{{html}}{{/children}}</div>\n",
  ]

  static let texts = [
    "Bread", "A & B <c>", "“Quotes” 'and' \"more\"", "Über Straße", "日本語のタイトル", "כותרת בעברית", "🍞👩‍🍳 baking",
    "a\u{301}e\u{308}", "{{mustache}}", "`code` and `` ` ``", "*stars* and __lines__", "1. One", "C++ / C#", "100 %",
    "a: b",
    "null", "true", "2026-01-01", "~", "back\\slash", "%41%zz", "../..", "?q=1#f", "x", "</script><!--", "]]>",
    "&amp; &#0;",
    "Donaudampfschifffahrtsgesellschaftskapitänsmütze", "a | b | c", "$x^2$", ":smile: :::", "[^1]", "[a](b \"c\")",
    "𝔘𝔫𝔦",
    "İstanbul ıI", "ﬁ ß ẞ", "한국어", "e\u{200D}f", "one two three four five six seven eight nine ten eleven twelve",
  ]

  static let dates = [
    "2026-01-02", "2025-12-31T23:59:59Z", "2024-02-29 10:00", "Jan 2, 2026", "0001-01-01", "1969-12-31",
    "2026-05-31T23:00:00+14:00",
    "Fri, 02 Jan 2026 10:00:00 GMT", "2026/01/02", "2026-03-29 02:30",
  ]

  static let fields = [
    "title: TEXT", "title: TEXT", "description: TEXT", "tags: [TEXT, bread]", "tags: TEXT", "series: TEXT",
    "authors: [TEXT, Ada]",
    "date: DATE", "updated: DATE", "order: -3", "order: 7", "draft: false", "listed: false", "search: false",
    "search: {boost: 2}", "toc: true", "lang: ar", "lang: ja", "lang: tr", "image: /loaf.svg", "sort_title: TEXT",
    "image: {src: /loaf.svg, alt: TEXT, caption: TEXT}", "aliases: [/old/NUMBER/, /old/NUMBER.html]",
    "slug: page-NUMBER",
    "url: /moved/NUMBER/", "template: own", "group: TEXT", "comments: true", "own: [TEXT, {a: TEXT}]",
    "feed_id: https://example.org/NUMBER",
    "featured: true", "expires: 2030-01-01", "hide_cover: true", "sidebar_title: TEXT",
    "hero: {title: TEXT, text: TEXT}",
  ]

  static let sectionFields = [
    "title: Texts", "sort: title", "sort: oldest", "sort: updated", "page_size: 1", "page_size: 2",
    "description: Short",
    "post_template: own", "post_container: steps", "sidebar: true", "slug: texts", "feeds: [atom]",
    "defaults: {tags: [all]}",
    "defaults: {listed: false}", "defaults: {lang: fr}", "order: 2",
  ]

  static let settings = [
    "title: TEXT", "description: TEXT", "url: https://example.org/a/b/", "language: de", "language: ar",
    "language: zh-Hant",
    "language: xx", "time_zone: Asia/Kathmandu",
    "author: {name: TEXT, url: https://example.org/, email: a@example.org}",
    "logo: static/loaf.svg", "palette: forest", "page_size: 1", "feed_size: 1", "feeds: [json]",
    "feeds: {atom: /feed.xml}",
    "taxonomies: [tags]",
    "taxonomies: {tags: {title: TEXT, term_path: \"/t/:slug/\", sort: count}, authors: People, series: Series}",
    "permalinks: {posts: \"/:year/:month/:day/:slug/\", docs: \"/:sections/:filename.html\"}", "case: keep",
    "case: articles",
    "pagination: /page:n/", "social: [https://github.com/a, https://example.org/b]", "share: [mastodon, email, copy]",
    "repository: https://github.com/a/b", "comments: {utterances: a/b}", "html: safe", "html: escape", "html: trusted",
    "containers: lenient", "inline_attributes: true", "markdown_in_html: true", "hard_breaks: true",
    "heading_ids: github",
    "heading_ids: kramdown", "definition_lists: true", "figures: alt", "emoji: true", "math: keep",
    "abbreviations: true", "line_links: true",
    "strikethrough: double",
    "cjk_emphasis: true", "smart_punctuation: true", "search: false", "search: {recency: 0.5}", "robots: false",
    "params: {a: TEXT}",
    "words: {archive: TEXT}", "feed_ids: \":origin:stem\"", "tag_separator: \";\"", "naive_dates: utc",
    "excerpt_separator: end",
    "menus: {main: [about.md, {Out: https://example.com/}, {title: TEXT, children: [docs/first.md]}]}",
  ]

  /// Containers: what follows the colons, whether children have headings, and the only kind of child.
  static let containers: [(opening: String, isLabelled: Bool, only: String?)] = [
    ("tabs", true, nil), ("tabs[Which?]{sync=a}", true, nil), ("accordion", true, nil),
    ("accordion{multiple}", true, nil),
    ("steps", true, nil), ("steps{start=3}", false, nil), ("picker[Which?]{sync=a}", true, nil),
    ("chat[Talk]", true, nil),
    ("cards", true, nil), ("columns{count=2}", false, nil), ("stack{axis=horizontal}", false, nil),
    ("divided", false, nil),
    ("reversed", false, nil), ("interleave{separator=dots}", false, nil), ("carousel[Pictures]", false, nil),
    ("note", false, nil),
    ("warning[Hot *iron*]", false, nil), ("tip{#id-of-tip .class}", false, nil), ("box", false, nil),
    ("gallery", false, "![A loaf](/loaf.svg)\n"),
    ("gallery[Loaves]{layout=justified}", false, "![A loaf](/loaf.svg \"Title\")\n"),
    ("figure[A *loaf*]", false, "![A loaf](/loaf.svg)\n"), ("video[Kneading]{youtube=dQw4w9WgXcQ}", false, ""),
  ]

  static let blocks = [
    "TEXT", "Some text.  \nTEXT", "- TEXT\n- [x] done\n  1. inner", "> TEXT\n>\n> > deeper", "#### TEXT",
    "| a | b |\n|:-:|--:|\n| TEXT | 1 |",
    "```swift\nlet a = \"TEXT\" // one\n```", "```html {1,3} title=\"a.html\"\n<p>TEXT\n```", "~~~\nTEXT\n~~~",
    "    indented TEXT",
    "**bold** _TEXT_ ~~gone~~ `code`", "[a link](/about/) and <https://example.org/>",
    "![A loaf](/loaf.svg \"A loaf\")", "***",
    "<div class=\"a\"><b>TEXT</b></div>", "<details><summary>More</summary>\n\nTEXT\n\n</details>", "> [!TIP]\n> TEXT",
    "$$\na^2\n$$",
    "Term\n: TEXT", "<!-- more -->", "<!-- TEXT -->", "Text {.no-search}", "\\*TEXT\\*",
    "*   TEXT\n\n    second paragraph",
    "```mermaid\ngraph TEXT\n```", "a<br>b<kbd>K</kbd>TEXT", "1) TEXT\n2) two", "Line one\\\nTEXT",
  ]

  static let childTags = [
    "{{html}}", "{{{html}}}", "<p>{{index}}</p>{{html}}", "{{#first}}<b>{{label}}</b>{{/first}}{{html}}",
  ]

  static let pageTags = [
    "<h1>{{title | upper}}</h1>", "{{content}}", "{{{content}}}",
    "{{#date}}<time>{{date | format: \"d MMM yyyy\"}}</time>{{/date}}",
    "{{#tags}}<a href=\"{{url}}\">INNER</a>{{^last}}, {{/last}}{{/tags}}", "{{summary | truncate: 20}}",
    "{{#toc}}{{title}}{{/toc}}",
    "{{^is_post}}INNER{{/is_post}}", "{{#previous}}INNER{{/previous}}",
    "{{#next}}<a href=\"{{url}}\">INNER</a>{{/next}}",
    "{{#related}}INNER{{/related}}", "{{excerpt}}", "{{title | slug}}", "{{title | json}}", "{{title | markdown}}",
    "{{>partials/tags}}",
    "{{>partials/byline}}", "{{#breadcrumbs}}INNER{{/breadcrumbs}}", "{{words.minutes | with: *reading_time}}",
    "{{title | default: TEXT}}",
    "{{#authors | size}}{{authors | join: \", \"}}{{/authors}}", "{{reading_time | plural: \"minute\", \"minutes\"}}",
    "{{url | absolute}}",
  ]

  static let siteTags = [
    "{{#site.posts | limit: 3}}INNER{{/site.posts}}",
    "{{#site.posts | group: year}}{{key}}{{#items}}INNER{{/items}}{{/site.posts}}",
    "{{#site.posts | sort: title | reverse}}INNER{{/site.posts}}",
    "{{#site.pages | where: is_draft, false}}INNER{{/site.pages}}",
    "{{#site.sections}}{{title}}{{#posts | offset: 1}}INNER{{/posts}}{{/site.sections}}", "{{site.posts | size}}",
    "{{#site.taxonomies}}{{title}}{{#terms}}{{title}} {{count}}{{/terms}}{{/site.taxonomies}}",
    "{{#site.posts | first}}INNER{{/site.posts}}",
    "{{#site.menus.main}}{{title}}{{/site.menus.main}}", "{{site.title}} {{site.url}} {{site.language}}",
  ]
}
