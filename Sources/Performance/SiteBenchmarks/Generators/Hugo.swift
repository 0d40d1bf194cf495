/// Hugo.
struct Hugo: Generator {
  var name: String { "Hugo" }
  var program: String { "hugo" }
  var versionCall: [String] { ["version"] }
  var caches: [String] { ["resources", ".home"] }

  var remark: String {
    "Go templates of the benchmark; code coloured by Chroma with inline styles, which is its default and the faster way"
  }

  func call(_ mode: Mode) -> [String] { ["--quiet", "--destination", SiteFile.output] }

  func settings(highlighting: Bool) -> [SiteFile] {
    let site = """
      baseURL = "\(Theme.address)/"
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
    return [SiteFile("hugo.toml", site), SiteFile("themes/bench/static/style.css", Theme.style)]
      + HugoTheme.layouts.map { SiteFile("themes/bench/layouts/\($0)", $1) }
  }

  func source(_ post: Post) -> SiteFile? {
    SiteFile("content/posts/\(post.head.slug).md", post.head.yaml() + post.body)
  }
}
