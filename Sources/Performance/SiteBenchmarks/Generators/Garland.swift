/// Garland, with a theme as small as those of the others or with its own.
struct Garland: Generator {
  let ownTheme: Bool

  init(ownTheme: Bool = false) {
    self.ownTheme = ownTheme
  }

  var name: String { ownTheme ? "Garland, its own theme" : "Garland" }
  var program: String { "garland" }
  var caches: [String] { [".garland", ".cache"] }
  var indexFolder: String { "posts" }
  var variations: [OutputKind] { ownTheme ? [.style] : [] }

  var remark: String {
    ownTheme
      ? "without a folder of templates: its own theme, with pages of 10 posts for the home page, the section and each tag"
      : "Mustache templates of the benchmark; the index is the list of a section; a home page, an archive and a page for "
        + "missing addresses come on top"
  }

  func call(_ mode: Mode) -> [String] {
    let call = ["build", "--quiet", "--output", SiteFile.output]
    return switch mode {
    case .cloned: call + ["--cache", ".cache"]
    case .uncached: call + ["--no-cache"]
    default: call
    }
  }

  func takes(_ mode: Mode) -> Bool { true }

  func plan(_ heads: some Sequence<PostHead>) -> Plan { Plan(heads, dividesTags: ownTheme) }

  func settings(highlighting: Bool) -> [SiteFile] {
    // The lists of tags have the site's page size, and everybody else has them on one page each.
    let site = """
      title: Bench
      url: \(Theme.address)/
      page_size: \(ownTheme ? Plan.pageSize : PostTime.limit)
      feed_size: \(Plan.feedSize)
      feeds: [rss]
      taxonomies: [tags]

      """
    let section = "---\ntitle: Posts\npage_size: \(Plan.pageSize)\n---\n"
    let content = [SiteFile("Content/site.yml", site), SiteFile("Content/posts/_index.md", section)]
    return ownTheme ? content : content + GarlandTheme.files
  }

  func source(_ post: Post) -> SiteFile? {
    SiteFile("Content/posts/\(post.head.slug).md", post.head.yaml() + post.body)
  }
}
