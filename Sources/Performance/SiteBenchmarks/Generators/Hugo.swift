/// The generator Hugo.
struct Hugo: BenchmarkGenerator {
  var name: String { "Hugo" }
  var program: String { "hugo" }
  var versionCall: [String] { ["version"] }
  var caches: [String] { ["resources", ".home"] }

  var remark: String {
    "Go templates of the benchmark; code highlighted by Chroma with inline styles, the default and faster than classes"
  }

  func call(_ mode: BuildMode) -> [String] { ["--quiet", "--destination", BenchmarkFile.output] }

  func settings(highlighting: Bool) -> [BenchmarkFile] {
    let site = """
      baseURL = "\(BenchmarkTheme.address)/"
      title = "Bench"
      theme = "bench"
      capitalizeListTitles = false
      disableKinds = ["section", "404", "robotsTXT"]
      [taxonomies]
        tag = "tags"
      [outputs]
        home = ["html", "rss"]
        taxonomy = ["html"]
        term = ["html"]
      [outputFormats.rss]
        baseName = "feed"
      [pagination]
        pagerSize = \(Plan.pageSize)
        disableAliases = true
      [services.rss]
        limit = \(Plan.feedSize)
      [markup.highlight]
        codeFences = \(highlighting)

      """
    return [BenchmarkFile("hugo.toml", site), BenchmarkFile("themes/bench/static/style.css", BenchmarkTheme.style)]
      + HugoTheme.layouts.map { BenchmarkFile("themes/bench/layouts/\($0)", $1) }
  }

  func source(_ post: Post) -> BenchmarkFile? {
    BenchmarkFile("content/posts/\(post.head.slug).md", post.head.yaml() + post.body)
  }
}

/// The templates for Hugo.
enum HugoTheme {
  static let layouts = [
    ("_default/baseof.html", base), ("_default/single.html", post), ("index.html", index), ("_default/term.html", term),
    ("_default/taxonomy.html", taxonomy), ("index.rss.xml", feed), ("partials/tags.html", tags),
  ]

  private static let base = BenchmarkTheme.page(
    PageHead(title: "{{ .Title }}", description: "{{ .Description }}", address: "{{ .Permalink }}"),
    site: "{{ site.Title }}", main: #"{{ block "main" . }}{{ end }}"#)

  private static let post = """
    {{ define "main" }}
    <article>
    <h1>{{ .Title }}</h1>
    <p><time datetime="{{ .Date.Format "2006-01-02T15:04:05Z07:00" }}">{{ .Date.Format "January 2, 2006" }}</time> · \
    {{ .ReadingTime }} min</p>
    {{ partial "tags.html" . }}
    {{ .TableOfContents }}
    {{ .Content }}
    </article>
    <nav class="pager">{{ with .PrevInSection }}<a rel="prev" href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}\
    {{ with .NextInSection }}<a rel="next" href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}</nav>
    {{ end }}

    """

  private static let tags = """
    <ul class="tags">{{ range .GetTerms "tags" }}<li><a href="{{ .RelPermalink }}">{{ .LinkTitle }}</a></li>{{ end }}</ul>

    """

  private static let index = """
    {{ define "main" }}{{ $pages := .Paginate (where site.RegularPages "Section" "posts") }}
    {{ range $pages.Pages }}
    <article>
    <h2><a href="{{ .RelPermalink }}">{{ .Title }}</a></h2>
    <p><time datetime="{{ .Date.Format "2006-01-02T15:04:05Z07:00" }}">{{ .Date.Format "January 2, 2006" }}</time></p>
    <p>{{ .Description }}</p>
    {{ partial "tags.html" . }}
    </article>
    {{ end }}
    <nav class="pager">{{ if $pages.HasPrev }}<a href="{{ $pages.Prev.URL }}">Newer</a>{{ end }}\
    <span>{{ $pages.PageNumber }} / {{ $pages.TotalPages }}</span>\
    {{ if $pages.HasNext }}<a href="{{ $pages.Next.URL }}">Older</a>{{ end }}</nav>
    {{ end }}

    """

  private static let term = """
    {{ define "main" }}
    <h1>{{ .Title }}</h1>
    <ul>
    {{ range .Pages }}
    <li><a href="{{ .RelPermalink }}">{{ .Title }}</a> <time>{{ .Date.Format "2006-01-02" }}</time></li>
    {{ end }}
    </ul>
    {{ end }}

    """

  private static let taxonomy = """
    {{ define "main" }}
    <h1>{{ .Title }}</h1>
    <ul>
    {{ range .Data.Terms.Alphabetical }}
    <li><a href="{{ .Page.RelPermalink }}">{{ .Page.Title }}</a> ({{ .Count }})</li>
    {{ end }}
    </ul>
    {{ end }}

    """

  /// The feed with the full text of each post, like Garland's.
  private static let feed = """
    {{ `<?xml version="1.0" encoding="utf-8"?>` | safeHTML }}
    <rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>
    <title>{{ site.Title }}</title><link>{{ .Permalink }}</link><description>{{ site.Title }}</description>
    {{ range first \(Plan.feedSize) (where site.RegularPages "Section" "posts") }}
    <item><title>{{ .Title }}</title><link>{{ .Permalink }}</link><guid>{{ .Permalink }}</guid>
    <pubDate>{{ .Date.Format "Mon, 02 Jan 2006 15:04:05 -0700" }}</pubDate>
    <description>{{ .Description }}</description><content:encoded>{{ .Content | html }}</content:encoded></item>
    {{ end }}
    </channel></rss>

    """
}

/// Hugo, then Pagefind, which makes a search index from the finished pages.
struct Pagefind: BenchmarkGenerator {
  /// The path of Hugo.
  let hugo: String

  var name: String { "Hugo, then Pagefind" }
  var program: String { "pagefind" }
  var caches: [String] { Hugo().caches }
  var variations: [OutputKind] { [.style] }
  var remark: String { "Pagefind reads all pages of Hugo in every build" }

  func call(_ mode: BuildMode) -> [String] { ["--quiet", "--site", BenchmarkFile.output] }

  func command(_ mode: BuildMode, at program: String) -> [String] {
    let script = (["\"$0\""] + Hugo().call(mode) + ["&&", "\"$1\""] + call(mode)).joined(separator: " ")
    return ["/bin/sh", "-c", script, hugo, program]
  }

  func settings(highlighting: Bool) -> [BenchmarkFile] { Hugo().settings(highlighting: highlighting) }

  func source(_ post: Post) -> BenchmarkFile? { Hugo().source(post) }
}
