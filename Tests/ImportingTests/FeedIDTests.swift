import TestSupport
import Testing

@testable import Importing

@Suite struct `The ids of articles in feeds` {
  private static let values = [
    "site.url": "https://oven.example", "site.baseurl": "/blog", "metadata.url": "https://oven.example/",
    "old": "http://old.example",
  ]

  /// The site of the templates is at `https://oven.example/blog/`.
  private func rule(_ template: String) -> FeedIDRule {
    FeedIDRule(of: template, at: "https://oven.example/blog/") { Self.values[$0] }
  }

  @Test(
    arguments: [
      // Liquid.
      Case("filters that prepend", "{{ post.url | prepend: site.baseurl | prepend: site.url }}", ":url"),
      Case("an absolute address", "{{ post.url | absolute_url }}", ":url"),
      Case("a relative address and the host", "{{ post.url | relative_url | prepend: site.url }}", ":url"),
      Case("values side by side", "{{ site.url }}{{ site.baseurl }}{{ post.url }}", ":url"),
      Case("an id of Jekyll", "{{ site.url }}{{ site.baseurl }}{{post.id}}", ":origin:stem"),
      Case("an absolute id", "{{ post.id | absolute_url | xml_escape }}", ":origin:stem"),
      Case("a relative id", "{{ site.baseurl }}{{ post.id }}", ":stem"),
      Case("another host", "{{ old }}{{ site.baseurl }}{{ post.url }}", "http://old.example:path"),
      Case("a text", "\n urn:x{{ site.baseurl }}{{- post.url -}} ", "urn:x:path"),
      Case("character data", "<![CDATA[{{ post.url | absolute_url }}]]>", ":url"),
      Case("a name that addresses lack", "{{ post.url | absolute_url | replace: '/index.html', '/' }}", ":url"),
      Case(
        "a tag with a date", "tag:oven.example,{{ post.date | date: \"%Y-%m-%d\" }}:{{ site.baseurl }}{{ post.id }}",
        "tag:oven.example,:year-:month-:day::stem"),
      // Nunjucks.
      Case("filters with brackets", "{{ post.url | url | absoluteUrl(metadata.url) }}", ":url"),
      Case("a filter of the plug-in", "{{ entry.url | htmlBaseUrl(metadata.base) }}", ":url"),
      // Go.
      Case("a permalink", "{{ .Permalink }}", ":url"),
      Case("a permalink of a variable", "{{- $page.Permalink | safeHTML }}", ":url"),
      Case("a relative permalink", "{{ .RelPermalink }}", ":path"),
      Case("a call", "{{ absURL .RelPermalink }}", ":url"),
      // No pattern expresses these.
      Case("an address without the path of the site", "{{ site.url }}{{ post.url }}", nil),
      Case("the address of the feed", "{{ page.url | absolute_url }}", nil),
      Case("a parameter", "{{ .Params.url }}", nil),
      Case("a checksum", "{{ .File.UniqueID }}", nil),
      Case("a filter that changes the address", "{{ post.url | absolute_url | downcase }}", nil),
      Case("a shorter address", "{{ post.url | absolute_url | remove: '.html' }}", nil),
      Case("a condition", "{% if post.guid %}{{ post.guid }}{% else %}{{ post.url | absolute_url }}{% endif %}", nil),
      Case("a script", "${post.url}", nil), Case("letters behind the address", "{{ post.url | absolute_url }}x", nil),
      Case("a date in another form", "{{ post.date | date: '%s' }}{{ post.url | absolute_url }}", nil),
      Case("no article", "{{ site.url }}", nil),
    ] as [Case<String, String?>])
  func `follow the template`(_ row: Case<String, String?>) {
    for (start, end) in [("<guid isPermaLink=\"true\">", "</guid>"), ("<id>", "</id>")] {
      let entry = start.hasPrefix("<guid") ? "item" : "entry"
      let rule = rule("<id>{{ site.url }}</id>\n<link>/</link>\n<\(entry)>\n\(start)\(row.input)\(end)\n</\(entry)>")
      row.check(rule.pattern)
      #expect(rule.code == row.input.trimmed && rule.line == 4)
    }
  }

  @Test(
    arguments: [
      Case("a variable of Liquid", "{% assign a = post.url | absolute_url %}<entry><id>{{ a }}</id></entry>", ":url"),
      Case(
        "a variable of Nunjucks", "<entry>{%- set a = post.url | url | absoluteUrl(x) %}<id>{{ a }}</id></entry>",
        ":url"),
      Case("a block", "{% set a %}{{ post.url | htmlBaseUrl(x) }}{% endset %}<entry><id>{{ a }}</id></entry>", ":url"),
      Case(
        "a captured block",
        "{% capture a %}{{ site.baseurl }}{{ post.id }}{% endcapture %}<entry><id>{{ a }}</id></entry>", ":stem"),
      Case("a variable of Go", "{{ $a := .Permalink }}<item><guid>{{ $a }}</guid></item>", ":url"),
      Case("two values", "{% assign a = x %}{% assign a = post.url %}<entry><id>{{ a }}</id></entry>", nil),
      Case("a variable of itself", "{% assign a = a %}<entry><id>{{ a }}</id></entry>", nil),
      Case(
        "two ids", "<item>{% if x %}<guid>{{ x }}</guid>{% else %}<guid>{{ .Permalink }}</guid>{% endif %}</item>", nil),
      Case("no id but a link", "<item><link>{{ .Permalink }}</link></item>", ":url"),
      Case(
        "no id but a link of Atom", "<entry><link rel=\"alternate\" href=\"{{ post.url | absolute_url }}\"/></entry>",
        ":url"),
      Case("no entry", "<feed><id>{{ site.url }}</id></feed>", nil),
      Case(
        "a block that grows",
        "{% set a %}" + String(repeating: "{{ a }}", count: 40) + "{% endset %}<entry><id>"
          + String(repeating: "{{ a }}", count: 600) + "</id></entry>", nil),
      Case("many beginnings", String(repeating: "<item <id>{{a=", count: 50_000), nil),
    ] as [Case<String, String?>])
  func `follow the variables of the template`(_ row: Case<String, String?>) { row.check(rule(row.input).pattern) }

  private static let posts =
    "{% for post in site.posts %}<item><guid>{{ post.url | absolute_url }}</guid></item>{% endfor %}"
  private static let jekyll = [
    "_config.yml": "title: A\nurl: https://oven.example\n", "_posts/2026-01-02-rye.md": "---\n---\nA\n",
  ]
  private static let hugo = [
    "hugo.toml": "title = 'A'\nbaseURL = 'https://oven.example/'", "content/a.md": "---\ndate: 2026-01-02\n---\nA\n",
  ]
  private static let eleventy = [
    ".eleventy.js": "", "_data/metadata.json": "{\"url\": \"https://oven.example/\"}", "a.md": "A\n",
  ]
  private static let hexo = [
    "_config.yml": "title: A\nurl: https://oven.example\nfeed: {type: [atom, rss2], template: [./a.xml]}\n",
    "source/_posts/a.md": "---\ndate: 2026-01-02\n---\nA\n", "scaffolds/post.md": "",
  ]
  private static let changes = "change their ids, and feed readers show them again: `feed_ids` "

  /// Files of an old site, added to the first one, and lines of the settings or of the report.
  struct Site: Sendable {
    let base: [String: String]
    let files: [String: String]
    var settings: [String] = []
    var report: [String] = []
    /// What the settings lack.
    var without = ""
  }

  @Test(arguments: [
    Case("Jekyll without a template", Site(base: jekyll, files: [:], settings: ["feed_ids: \":origin:stem\""]), true),
    Case(
      "a template of Jekyll",
      Site(
        base: jekyll, files: ["f.xml": "---\n---\n<rss>\(posts)</rss>"], settings: ["rss: /f.xml"], without: "feed_ids"),
      true),
    Case(
      "posts under another name",
      Site(
        base: jekyll,
        files: [
          "f.xml":
            "---\n---\n<feed>{% assign posts = site.posts | where: 'x', 1 %}{% for post in posts %}<entry><id>{{ post.id }}</id></entry>{% endfor %}"
        ], settings: ["atom: /f.xml", "feed_ids: \":stem\""]), true),
    Case(
      "a layout of Jekyll",
      Site(
        base: jekyll,
        files: [
          "f.xml": "---\nlayout: f\npermalink: /en/rss.xml\n---\n", "_layouts/f.xml": "<rss>\(posts)</rss>",
          "g.xml": "---\nlayout: f\npermalink: /german/rss.xml\n---\n",
        ], settings: ["feeds:\n  rss: /en/rss.xml\n"],
        report: [
          "the feed `/german/rss.xml` is left out, and its subscribers get nothing more: a site has one feed of each format"
        ],
        without: "feed_ids"), true),
    Case(
      "a plug-in and a template with other ids",
      Site(
        base: jekyll,
        files: [
          "_config.yml": jekyll["_config.yml", default: ""] + "plugins: [jekyll-feed]\n",
          "f.xml": "---\n---\n<rss>\n\(posts)</rss>",
        ],
        settings: ["atom: /feed.xml", "rss: /f.xml", "feed_ids: \":origin:stem\""],
        report: ["f.xml:4: the articles in the feed `/f.xml` \(changes)keeps those of another feed"]), true),
    Case(
      "some of the posts",
      Site(
        base: jekyll, files: ["f.xml": "---\n---\n<rss>{% for post in site.tags.rye %}{% endfor %}</rss>"],
        report: [
          "the feed `/f.xml` is left out, and its subscribers get nothing more: it has only some of the articles"
        ],
        without: "feeds:"), true),
    Case(
      "Hugo without a template", Site(base: hugo, files: [:], settings: ["rss: /index.xml"], without: "feed_ids"), true),
    Case(
      "a template of Hugo",
      Site(
        base: hugo, files: ["layouts/_default/rss.xml": "<rss><item><guid>{{ .RelPermalink }}</guid></item></rss>"],
        settings: ["feed_ids: \":path\""]), true),
    Case(
      "a template of a theme of Hugo",
      Site(
        base: hugo.merging(["hugo.toml": "theme = 'oven'\nbaseURL = 'https://oven.example/'"]) { $1 },
        files: [
          "themes/oven/layouts/rss.xml": "<rss><item>\n<guid>{{ .RelPermalink }}</guid></item></rss>",
          "themes/other/layouts/index.xml": "<rss><item><guid>{{ .X }}</guid></item></rss>",
        ], settings: ["feed_ids: \":path\""]), true),
    Case(
      "a template of Hugo that no pattern expresses",
      Site(
        base: hugo, files: ["layouts/index.xml": "<rss><item>\n<guid>{{ .File.UniqueID }}</guid></item></rss>"],
        report: [
          "layouts/index.xml:2: the articles in the feed `/index.xml` \(changes)cannot express `{{ .File.UniqueID }}`"
        ],
        without: "feed_ids"), true),
    Case(
      "a template of Eleventy",
      Site(
        base: eleventy,
        files: ["f.njk": "---\npermalink: /f.xml\n---\n<feed><entry><id>{{ metadata.url }}{{ post.url }}</id></entry>"],
        settings: ["atom: /f.xml", "feed_ids: \"https://oven.example/:path\""]), true),
    Case(
      "a feed for each tag in Eleventy",
      Site(
        base: eleventy, files: ["f.njk": "---\npermalink: /{{ tag }}/f.xml\n---\n<feed>"],
        report: ["the feed `/{{ tag }}/f.xml` is left out"], without: "feeds:"), true),
    Case(
      "the plug-in of Hexo",
      Site(
        base: hexo,
        files: ["a.xml": "<feed><entry><id>{{ post.path }}</id><link href=\"{{ url }}{{ post.path }}\"/></entry>"],
        settings: ["atom: /atom.xml", "rss: /rss2.xml"],
        report: ["a.xml:1: the articles in the feed `/atom.xml` \(changes)cannot express `{{ post.path }}`"],
        without: "feed_ids"), true),
    Case(
      "a template of Hexo",
      Site(
        base: hexo, files: ["a.xml": "<feed><entry><id>{{ url }}{{ post.path }}</id></entry>"],
        settings: ["atom: /atom.xml", "rss: /rss2.xml"], without: "feed_ids"), true),
    Case(
      "short addresses of Hexo",
      Site(
        base: hexo.merging([
          "_config.yml":
            "title: A\nurl: https://oven.example\npermalink: :title.html\npretty_urls: {trailing_html: false}\n",
          "package.json": "{\"dependencies\": {\"hexo-generator-feed\": \"3\"}}",
        ]) { $1 }, files: [:], settings: ["atom: /atom.xml", "feed_ids: \":origin:stem\""]), true),
    Case(
      "addresses of Pelican without the name of the file",
      Site(
        base: [
          "pelicanconf.py":
            "SITENAME = 'A'\nSITEURL = 'https://Oven.example:8080'\nARTICLE_URL = '{slug}'\nARTICLE_SAVE_AS = '{slug}.html'\n"
        ], files: ["content/a.md": "Title: A\nDate: 2026-01-02\n\nA\n"],
        settings: ["feed_ids: \"tag:oven.example,:year-:month-:day::stem\""]), true),
    Case(
      "Pelican without an address",
      Site(
        base: ["pelicanconf.py": "SITENAME = 'A'\n"], files: ["content/a.md": "Title: A\nDate: 2026-01-02\n\nA\n"],
        report: ["the articles in the feed `/feeds/all.atom.xml` \(changes)needs a host in `SITEURL`"],
        without: "feed_ids"), true),
  ])
  func `stay in the new site`(_ row: Case<Site, Bool>) {
    let site = ImportedFiles(row.input.base.merging(row.input.files) { $1 })
    let settings = site["Content/site.yml"] ?? ""
    for line in row.input.settings { #expect(settings.contains(line), "\(row.name): \(settings)") }
    for line in row.input.report { #expect(site.report.contains(line), "\(row.name): \(site.report)") }
    #expect(row.input.without.isEmpty || !settings.contains(row.input.without), "\(row.name): \(settings)")
    #expect(site.report.contains(" \(Self.changes)") == row.input.report.contains { $0.contains(Self.changes) })
  }
}
