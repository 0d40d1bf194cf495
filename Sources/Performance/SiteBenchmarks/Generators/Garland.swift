/// Garland, with the theme of the benchmark or with its own theme.
struct Garland: Generator {
  let ownTheme: Bool
  /// Whether the site has a search, which needs a page of the built-in theme.
  let hasSearch: Bool

  init(ownTheme: Bool = false, hasSearch: Bool = false) {
    (self.ownTheme, self.hasSearch) = (ownTheme || hasSearch, hasSearch)
  }

  var name: String { hasSearch ? "Garland with search" : ownTheme ? "Garland, its own theme" : "Garland" }
  var program: String { "garland" }
  var caches: [String] { [".garland", ".cache"] }
  var indexFolder: String { "posts" }
  var variations: [OutputKind] { ownTheme ? [.style] : [] }

  var remark: String {
    ownTheme
      ? "its own theme, with 10 posts per page on the home page, in the section and for each tag"
      : "Mustache templates of the benchmark; the index is the list of a section; "
        + "additional pages are the home page, the archive and the 404 page"
  }

  func call(_ mode: Mode) -> [String] {
    let call = ["build", "--quiet", "--output", SiteFile.output]
    return switch mode {
    case .cloned: call + ["--cache", ".cache"]
    case .uncached: call + ["--no-cache"]
    default: call
    }
  }

  func supports(_ mode: Mode) -> Bool { true }

  func plan(_ heads: some Sequence<PostMetadata>) -> Plan { Plan(heads, dividesTags: ownTheme) }

  func settings(highlighting: Bool) -> [SiteFile] {
    // The site's page size also applies to lists of tags, but the other generators write one page per tag.
    let site = """
      title: Bench
      url: \(Theme.address)/
      page_size: \(ownTheme ? Plan.pageSize : PostTime.limit)
      feed_size: \(Plan.feedSize)
      feeds: [rss]
      taxonomies: [tags]
      search: \(hasSearch)

      """
    let section = "---\ntitle: Posts\npage_size: \(Plan.pageSize)\n---\n"
    let content = [SiteFile("Content/site.yml", site), SiteFile("Content/posts/_index.md", section)]
    return ownTheme ? content : content + GarlandTheme.files
  }

  func source(_ post: Post) -> SiteFile? {
    SiteFile("Content/posts/\(post.head.slug).md", post.head.yaml() + post.body)
  }
}

/// The templates for Garland.
enum GarlandTheme {
  static let files = [
    SiteFile("Templates/base.mustache", base), SiteFile("Templates/post.mustache", post),
    SiteFile("Templates/section.mustache", section), SiteFile("Templates/term.mustache", term),
    SiteFile("Templates/taxonomy.mustache", taxonomy), SiteFile("Templates/home.mustache", title),
    SiteFile("Templates/archive.mustache", title), SiteFile("Templates/404.mustache", title),
    SiteFile("Templates/partials/outline.mustache", outline), SiteFile("Templates/partials/tags.mustache", tags),
    SiteFile("Templates/assets/site.css", Theme.style),
  ]

  private static let base = """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>{{title}} · {{site.title}}</title>
    <meta name="description" content="{{description}}">
    <link rel="canonical" href="{{permalink}}">
    <meta property="og:title" content="{{title}}">
    <meta property="og:description" content="{{description}}">
    <meta property="og:url" content="{{permalink}}">
    <link rel="alternate" type="application/rss+xml" href="/rss.xml">
    <link rel="stylesheet" href="{{asset.site.css.url}}">
    </head>
    <body>
    <header><nav><a href="/posts/">Home</a><a href="/tags/">Tags</a><a href="/rss.xml">Feed</a></nav></header>
    <main>
    {{$main}}{{/main}}
    </main>
    <footer><p>Bench</p></footer>
    </body>
    </html>

    """

  private static let post = """
    {{<base}}
    {{$main}}
    <article>
    <h1>{{title}}</h1>
    <p><time datetime="{{date | format: iso}}">{{date | format: long}}</time> · {{reading_time}} min</p>
    {{>partials/tags}}
    <nav id="TableOfContents"><ul>{{#toc}}{{>partials/outline}}{{/toc}}</ul></nav>
    {{content}}
    </article>
    <nav class="pager">{{#page.previous}}<a rel="prev" href="{{url}}">{{title}}</a>{{/page.previous}}\
    {{#page.next}}<a rel="next" href="{{url}}">{{title}}</a>{{/page.next}}</nav>
    {{/main}}
    {{/base}}

    """

  private static let outline = """
    <li><a href="{{url}}">{{title}}</a>{{#items}}{{#first}}<ul>{{/first}}{{>partials/outline}}{{#last}}</ul>{{/last}}\
    {{/items}}</li>
    """

  private static let tags = """
    <ul class="tags">{{#tags}}<li><a href="{{url}}">{{title}}</a></li>{{/tags}}</ul>

    """

  private static let section = """
    {{<base}}
    {{$main}}
    {{#posts}}
    <article>
    <h2><a href="{{url}}">{{title}}</a></h2>
    <p><time datetime="{{date | format: iso}}">{{date | format: long}}</time></p>
    <p>{{description}}</p>
    {{>partials/tags}}
    </article>
    {{/posts}}
    {{#paginator}}
    <nav class="pager">{{#previous}}<a href="{{url}}">Newer</a>{{/previous}}<span>{{number}} / {{count}}</span>\
    {{#next}}<a href="{{url}}">Older</a>{{/next}}</nav>
    {{/paginator}}
    {{/main}}
    {{/base}}

    """

  private static let term = """
    {{<base}}
    {{$main}}
    <h1>{{title}}</h1>
    <ul>
    {{#posts}}
    <li><a href="{{url}}">{{title}}</a> <time>{{date | format: date}}</time></li>
    {{/posts}}
    </ul>
    {{/main}}
    {{/base}}

    """

  private static let taxonomy = """
    {{<base}}
    {{$main}}
    <h1>{{title}}</h1>
    <ul>
    {{#terms}}
    <li><a href="{{url}}">{{title}}</a> ({{count}})</li>
    {{/terms}}
    </ul>
    {{/main}}
    {{/base}}

    """

  /// The template for pages that no other generator writes; it shows only the title.
  private static let title = """
    {{<base}}
    {{$main}}
    <h1>{{title}}</h1>
    {{/main}}
    {{/base}}

    """
}
