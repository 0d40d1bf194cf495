/// Pelican, with Python-Markdown and Pygments.
struct Pelican: BenchmarkGenerator {
  var name: String { "Pelican" }
  var program: String { "pelican" }
  var caches: [String] { ["cache"] }

  var remark: String {
    "Jinja templates of the benchmark; a plugin of ten lines links neighbors; Python-Markdown has no task lists, no "
      + "strikethrough and no bare links; it caches parsed posts"
  }

  func call(_ mode: BuildMode) -> [String] {
    ["--quiet", "--settings", "settings.py", "--output", BenchmarkFile.output, "content"]
  }

  func settings(highlighting: Bool) -> [BenchmarkFile] {
    let highlighter = #""markdown.extensions.codehilite": {"css_class": "highlight", "guess_lang": False}, "#
    let site = """
      SITENAME = "Bench"
      SITEURL = "\(BenchmarkTheme.address)"
      PATH = "content"
      TIMEZONE = "UTC"
      DEFAULT_LANG = "en"
      THEME = "theme"
      THEME_STATIC_DIR = "."
      PLUGIN_PATHS = ["plugins"]
      PLUGINS = ["neighbours"]
      ARTICLE_URL = "posts/{slug}/"
      ARTICLE_SAVE_AS = "posts/{slug}/index.html"
      DRAFT_SAVE_AS = ""
      TAG_URL = "tags/{slug}/"
      TAG_SAVE_AS = "tags/{slug}/index.html"
      TAGS_SAVE_AS = "tags/index.html"
      PAGINATED_TEMPLATES = {"index": \(Plan.pageSize)}
      DEFAULT_PAGINATION = \(Plan.pageSize)
      PAGINATION_PATTERNS = (
          (1, "{base_name}/", "{base_name}/index.html"),
          (2, "{base_name}/page/{number}/", "{base_name}/page/{number}/index.html"),
      )
      AUTHOR_SAVE_AS = CATEGORY_SAVE_AS = AUTHORS_SAVE_AS = CATEGORIES_SAVE_AS = ARCHIVES_SAVE_AS = ""
      DIRECT_TEMPLATES = ["index", "tags", "sitemap"]
      SITEMAP_SAVE_AS = "sitemap.xml"
      FEED_DOMAIN = "\(BenchmarkTheme.address)"
      FEED_ALL_RSS = "feed.xml"
      RSS_FEED_SUMMARY_ONLY = False
      FEED_ALL_ATOM = CATEGORY_FEED_ATOM = TRANSLATION_FEED_ATOM = AUTHOR_FEED_ATOM = AUTHOR_FEED_RSS = None
      FEED_MAX_ITEMS = \(Plan.feedSize)
      LOAD_CONTENT_CACHE = CACHE_CONTENT = True
      CHECK_MODIFIED_METHOD = "md5"
      MARKDOWN = {"extension_configs": {\(highlighting ? highlighter : "")"markdown.extensions.extra": {},
          "markdown.extensions.meta": {}, "markdown.extensions.toc": {}}, "output_format": "html5"}

      """
    return [
      BenchmarkFile("settings.py", site), BenchmarkFile("plugins/neighbours.py", Self.neighbours),
      BenchmarkFile("theme/static/style.css", BenchmarkTheme.style),
    ] + PelicanTheme.templates.map { BenchmarkFile("theme/templates/\($0).html", $1) }
  }

  func source(_ post: Post) -> BenchmarkFile? {
    let head = post.head
    let fields = [
      "Title: \(head.title)", "Date: \(head.time.day) \(head.time.hour)", "Slug: \(head.slug)",
      "Tags: \(head.tags.joined(separator: ", "))", "Category: \(head.category)", "Summary: \(head.description)",
    ]
    let lines = fields + (head.isDraft ? ["Status: draft"] : []) + ["", "[TOC]", "", ""]
    return BenchmarkFile("content/\(head.slug).md", lines.joined(separator: "\n") + post.body)
  }

  private static let neighbours = """
    from pelican import signals


    def join(generator):
        for newer, older in zip(generator.articles, generator.articles[1:]):
            newer.older, older.newer = older, newer


    def register():
        signals.article_generator_finalized.connect(join)

    """
}

/// The templates for Pelican.
enum PelicanTheme {
  static let templates = [
    ("base", base), ("article", article), ("index", index), ("tag", tag), ("tags", tags), ("sitemap", sitemap),
    ("labels", labels),
  ]

  private static let base = BenchmarkTheme.page(
    PageHead(
      title: "{% block title %}{{ SITENAME }}{% endblock %}",
      description: "{% block description %}{% endblock %}",
      address: "{{ SITEURL }}/{% block address %}{% endblock %}"),
    preview: PageHead(
      title: "{{ self.title() }}", description: "{{ self.description() }}",
      address: "{{ SITEURL }}/{{ self.address() }}"),
    site: "{{ SITENAME }}", main: "{% block main %}{% endblock %}")

  private static let labels = """
    <ul class="tags">{% for tag in one.tags %}<li><a href="/{{ tag.url }}">{{ tag }}</a></li>{% endfor %}</ul>

    """

  private static let article = """
    {% extends "base.html" %}
    {% block title %}{{ article.title|striptags|e }}{% endblock %}
    {% block description %}{{ article.summary|striptags|e }}{% endblock %}
    {% block address %}{{ article.url }}{% endblock %}
    {% block main %}
    <article>
    <h1>{{ article.title }}</h1>
    <p><time datetime="{{ article.date.isoformat() }}">{{ article.date.strftime("%d %B %Y") }}</time> · \
    {{ article.content|wordcount // 200 }} min</p>
    {% with one = article %}{% include "labels.html" %}{% endwith %}
    {{ article.content }}
    </article>
    <nav class="pager">\
    {% if article.older %}<a rel="prev" href="/{{ article.older.url }}">{{ article.older.title }}</a>{% endif %}\
    {% if article.newer %}<a rel="next" href="/{{ article.newer.url }}">{{ article.newer.title }}</a>{% endif %}</nav>
    {% endblock %}

    """

  private static let index = """
    {% extends "base.html" %}
    {% block main %}
    {% for one in articles_page.object_list %}
    <article>
    <h2><a href="/{{ one.url }}">{{ one.title }}</a></h2>
    <p><time datetime="{{ one.date.isoformat() }}">{{ one.date.strftime("%d %B %Y") }}</time></p>
    <p>{{ one.summary }}</p>
    {% include "labels.html" %}
    </article>
    {% endfor %}
    <nav class="pager">{% if articles_page.has_previous() %}<a href="/{{ articles_previous_page.url }}">Newer</a>{% endif %}\
    <span>{{ articles_page.number }} / {{ articles_paginator.num_pages }}</span>\
    {% if articles_page.has_next() %}<a href="/{{ articles_next_page.url }}">Older</a>{% endif %}</nav>
    {% endblock %}

    """

  private static let tag = """
    {% extends "base.html" %}
    {% block title %}{{ tag }}{% endblock %}
    {% block address %}{{ tag.url }}{% endblock %}
    {% block main %}
    <h1>{{ tag }}</h1>
    <ul>
    {% for one in articles %}
    <li><a href="/{{ one.url }}">{{ one.title }}</a> <time>{{ one.date.strftime("%Y-%m-%d") }}</time></li>
    {% endfor %}
    </ul>
    {% endblock %}

    """

  private static let tags = """
    {% extends "base.html" %}
    {% block title %}Tags{% endblock %}
    {% block address %}tags/{% endblock %}
    {% block main %}
    <h1>Tags</h1>
    <ul>
    {% for tag, articles in tags|sort %}
    <li><a href="/{{ tag.url }}">{{ tag }}</a> ({{ articles|count }})</li>
    {% endfor %}
    </ul>
    {% endblock %}

    """

  private static let sitemap = """
    <?xml version="1.0" encoding="utf-8"?>
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
    {% for one in articles %}<url><loc>{{ SITEURL }}/{{ one.url }}</loc><lastmod>{{ one.date.isoformat() }}</lastmod></url>
    {% endfor %}
    {% for tag, articles in tags %}<url><loc>{{ SITEURL }}/{{ tag.url }}</loc></url>
    {% endfor %}
    </urlset>

    """
}
