/// MkDocs, a generator for manuals: with the theme of the benchmark, or Material with its blog.
struct MkDocs: Generator {
  let isMaterial: Bool

  var name: String { isMaterial ? "MkDocs Material" : "MkDocs" }
  var program: String { "mkdocs" }
  var caches: [String] { [".cache"] }

  var omissions: [OutputKind] { isMaterial ? [.tag, .feed] : [.index, .tag, .tagList, .feed] }
  var variations: [OutputKind] { isMaterial ? [.style] : [] }

  var remark: String {
    isMaterial
      ? "its own theme, its blog and its list of tags on one page; no feed; an additional search index"
      : "a Jinja template of the benchmark; no lists, tags or feed; drafts were removed before"
  }

  func call(_ mode: Mode) -> [String] { ["build", "--quiet", "--site-dir", SiteFile.output] }

  func settings(highlighting: Bool) -> [SiteFile] {
    let site = "site_name: Bench\nsite_url: \(Theme.address)/\n"
    guard isMaterial else {
      let rest = """
        theme:
          name: null
          custom_dir: theme
        plugins: []
        markdown_extensions: [extra, toc\(highlighting ? ", codehilite" : "")]

        """
      return [
        SiteFile("mkdocs.yml", site + rest), SiteFile("theme/main.html", Self.page),
        SiteFile("theme/style.css", Theme.style), SiteFile("theme/sitemap.xml", Self.sitemap),
        SiteFile("docs/index.md", "# Bench\n"),
      ]
    }
    let rest = """
      theme:
        name: material
        font: false
        features: [navigation.prune, navigation.footer]
      plugins:
        - search
        - blog:
            blog_dir: .
            post_url_format: "posts/{slug}"
            pagination_per_page: \(Plan.pageSize)
            pagination_url_format: "page/{page}"
            categories: false
            archive: false
            post_excerpt: optional
        - tags
      markdown_extensions:
        - extra
        - toc
        - pymdownx.tasklist
        - pymdownx.tilde
        - pymdownx.magiclink
        - pymdownx.superfences
        - pymdownx.highlight:
            use_pygments: \(highlighting)

      """
    return [
      SiteFile("mkdocs.yml", site + rest), SiteFile("docs/index.md", "# Bench\n"),
      SiteFile("docs/tags.md", "# Tags\n\n<!-- material/tags -->\n"),
    ]
  }

  func source(_ post: Post) -> SiteFile? {
    let head = post.head
    guard !isMaterial else {
      return SiteFile("docs/posts/\(head.slug).md", head.yaml() + "# \(head.title)\n\n\(post.body)")
    }
    return head.isDraft ? nil : SiteFile("docs/posts/\(head.slug).md", head.yaml() + post.body)
  }

  private static let page = """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>{{ page.title|e }} · {{ config.site_name }}</title>
    <meta name="description" content="{{ page.meta.description|e }}">
    <link rel="canonical" href="{{ page.canonical_url }}">
    <meta property="og:title" content="{{ page.title|e }}">
    <meta property="og:description" content="{{ page.meta.description|e }}">
    <meta property="og:url" content="{{ page.canonical_url }}">
    <link rel="stylesheet" href="/style.css">
    </head>
    <body>
    <header><nav><a href="/">Home</a></nav></header>
    <main>
    <article>
    <h1>{{ page.title|e }}</h1>
    <p><time>{{ page.meta.date }}</time> · {{ page.content|wordcount // 200 }} min</p>
    <ul class="tags">{% for tag in page.meta.tags %}<li>{{ tag }}</li>{% endfor %}</ul>
    <ul>{% for item in page.toc recursive %}<li><a href="{{ item.url }}">{{ item.title }}</a>\
    {% if item.children %}<ul>{{ loop(item.children) }}</ul>{% endif %}</li>{% endfor %}</ul>
    {{ page.content }}
    </article>
    <nav class="pager">\
    {% if page.previous_page %}<a rel="prev" href="{{ page.previous_page.abs_url }}">{{ page.previous_page.title|e }}</a>{% endif %}\
    {% if page.next_page %}<a rel="next" href="{{ page.next_page.abs_url }}">{{ page.next_page.title|e }}</a>{% endif %}</nav>
    </main>
    <footer><p>Bench</p></footer>
    </body>
    </html>

    """

  private static let sitemap = """
    <?xml version="1.0" encoding="utf-8"?>
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
    {% for file in pages %}<url><loc>{{ file.page.canonical_url }}</loc></url>
    {% endfor %}
    </urlset>

    """
}
