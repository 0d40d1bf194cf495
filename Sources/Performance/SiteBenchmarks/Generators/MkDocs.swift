/// MkDocs, a generator for manuals: with the theme of the benchmark, or Material with its blog.
struct MkDocs: BenchmarkGenerator {
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

  func call(_ mode: BuildMode) -> [String] { ["build", "--quiet", "--site-dir", BenchmarkFile.output] }

  func settings(highlighting: Bool) -> [BenchmarkFile] {
    let site = "site_name: Bench\nsite_url: \(BenchmarkTheme.address)/\n"
    guard isMaterial else {
      let rest = """
        theme:
          name: null
          custom_dir: theme
        plugins: []
        markdown_extensions: [extra, toc\(highlighting ? ", codehilite" : "")]

        """
      return [
        BenchmarkFile("mkdocs.yml", site + rest), BenchmarkFile("theme/main.html", Self.page),
        BenchmarkFile("theme/style.css", BenchmarkTheme.style), BenchmarkFile("theme/sitemap.xml", Self.sitemap),
        BenchmarkFile("docs/index.md", "# Bench\n"),
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
      BenchmarkFile("mkdocs.yml", site + rest), BenchmarkFile("docs/index.md", "# Bench\n"),
      BenchmarkFile("docs/tags.md", "# Tags\n\n<!-- material/tags -->\n"),
    ]
  }

  func source(_ post: Post) -> BenchmarkFile? {
    let head = post.head
    guard !isMaterial else {
      return BenchmarkFile("docs/posts/\(head.slug).md", head.yaml() + "# \(head.title)\n\n\(post.body)")
    }
    return head.isDraft ? nil : BenchmarkFile("docs/posts/\(head.slug).md", head.yaml() + post.body)
  }

  private static let page = BenchmarkTheme.page(
    PageHead(
      title: "{{ page.title|e }}", description: "{{ page.meta.description|e }}", address: "{{ page.canonical_url }}"),
    site: "{{ config.site_name }}", feed: nil,
    main: """
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
      """)

  private static let sitemap = """
    <?xml version="1.0" encoding="utf-8"?>
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
    {% for file in pages %}<url><loc>{{ file.page.canonical_url }}</loc></url>
    {% endfor %}
    </urlset>

    """
}
