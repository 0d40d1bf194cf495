/// Pelican, with Python-Markdown and Pygments.
struct Pelican: Generator {
  var name: String { "Pelican" }
  var program: String { "pelican" }
  var caches: [String] { ["cache"] }

  var remark: String {
    "Jinja templates of the benchmark; neighbours by a plugin of ten lines; Python-Markdown knows no task lists, no struck "
      + "text and no bare links; it keeps posts that are read in a cache"
  }

  func call(_ mode: Mode) -> [String] {
    ["--quiet", "--settings", "settings.py", "--output", SiteFile.output, "content"]
  }

  func settings(highlighting: Bool) -> [SiteFile] {
    let colours = #""markdown.extensions.codehilite": {"css_class": "highlight", "guess_lang": False}, "#
    let site = """
      SITENAME = "Bench"
      SITEURL = "\(Theme.address)"
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
      FEED_DOMAIN = "\(Theme.address)"
      FEED_ALL_RSS = "feed.xml"
      RSS_FEED_SUMMARY_ONLY = False
      FEED_ALL_ATOM = CATEGORY_FEED_ATOM = TRANSLATION_FEED_ATOM = AUTHOR_FEED_ATOM = AUTHOR_FEED_RSS = None
      FEED_MAX_ITEMS = \(Plan.feedSize)
      LOAD_CONTENT_CACHE = CACHE_CONTENT = True
      CHECK_MODIFIED_METHOD = "md5"
      MARKDOWN = {"extension_configs": {\(highlighting ? colours : "")"markdown.extensions.extra": {},
          "markdown.extensions.meta": {}, "markdown.extensions.toc": {}}, "output_format": "html5"}

      """
    return [
      SiteFile("settings.py", site), SiteFile("plugins/neighbours.py", Self.neighbours),
      SiteFile("theme/static/style.css", Theme.style),
    ] + PelicanTheme.templates.map { SiteFile("theme/templates/\($0).html", $1) }
  }

  func source(_ post: Post) -> SiteFile? {
    let head = post.head
    let fields = [
      "Title: \(head.title)", "Date: \(head.time.day) \(head.time.hour)", "Slug: \(head.slug)",
      "Tags: \(head.tags.joined(separator: ", "))", "Category: \(head.category)", "Summary: \(head.description)",
    ]
    let lines = fields + (head.isDraft ? ["Status: draft"] : []) + ["", "[TOC]", "", ""]
    return SiteFile("content/\(head.slug).md", lines.joined(separator: "\n") + post.body)
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
