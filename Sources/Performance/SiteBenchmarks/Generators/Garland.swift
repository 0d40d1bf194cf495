/// Garland, with the theme of the benchmark or with its own theme.
struct Garland: BenchmarkGenerator {
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

  func call(_ mode: BuildMode) -> [String] {
    let call = ["build", "--quiet", "--output", BenchmarkFile.output]
    return switch mode {
    case .cloned: call + ["--cache", ".cache"]
    case .uncached: call + ["--no-cache"]
    default: call
    }
  }

  func supports(_ mode: BuildMode) -> Bool { true }

  func plan(_ heads: some Sequence<PostMetadata>) -> Plan { Plan(heads, dividesTags: ownTheme) }

  func settings(highlighting: Bool) -> [BenchmarkFile] {
    // The site's page size also applies to lists of tags, but the other generators write one page per tag.
    let site = """
      title: Bench
      url: \(BenchmarkTheme.address)/
      page_size: \(ownTheme ? Plan.pageSize : PostTime.limit)
      feed_size: \(Plan.feedSize)
      feeds: [rss]
      taxonomies: [tags]
      search: \(hasSearch)

      """
    let section = "---\ntitle: Posts\npage_size: \(Plan.pageSize)\n---\n"
    let content = [BenchmarkFile("Content/site.yml", site), BenchmarkFile("Content/posts/_index.md", section)]
    return ownTheme ? content : content + GarlandTheme.files
  }

  func source(_ post: Post) -> BenchmarkFile? {
    BenchmarkFile("Content/posts/\(post.head.slug).md", post.head.yaml() + post.body)
  }
}

/// The templates for Garland.
enum GarlandTheme {
  static let files = [
    BenchmarkFile("Templates/base.mustache", base), BenchmarkFile("Templates/post.mustache", post),
    BenchmarkFile("Templates/section.mustache", section), BenchmarkFile("Templates/term.mustache", term),
    BenchmarkFile("Templates/taxonomy.mustache", taxonomy), BenchmarkFile("Templates/home.mustache", title),
    BenchmarkFile("Templates/archive.mustache", title), BenchmarkFile("Templates/404.mustache", title),
    BenchmarkFile("Templates/partials/outline.mustache", outline),
    BenchmarkFile("Templates/partials/tags.mustache", tags),
    BenchmarkFile("Templates/assets/site.css", BenchmarkTheme.style),
  ]

  private static let base = BenchmarkTheme.page(
    PageHead(title: "{{title}}", description: "{{description}}", address: "{{permalink}}"), site: "{{site.title}}",
    home: "/posts/", feed: "/rss.xml", style: "{{asset.site.css.url}}", main: "{{$main}}{{/main}}")

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
