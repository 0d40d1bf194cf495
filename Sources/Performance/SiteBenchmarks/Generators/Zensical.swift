/// Zensical, a generator for manuals by the authors of Material, with its own theme and search.
struct Zensical: Generator {
  var name: String { "Zensical" }
  var program: String { "zensical" }
  var caches: [String] { [".cache"] }
  var omissions: [OutputKind] { [.index, .tag, .tagList, .feed] }
  var variations: [OutputKind] { [.style] }
  var remark: String { "its own theme; no lists, tags or feed; drafts were removed before" }

  func call(_ mode: Mode) -> [String] { ["build"] }

  func settings(highlighting: Bool) -> [SiteFile] {
    let site = """
      site_name: Bench
      site_url: \(Theme.address)/
      site_dir: \(SiteFile.output)
      theme:
        font: false
        features: [navigation.prune, navigation.footer]
      plugins: [search]
      markdown_extensions:
        - extra
        - toc
        - pymdownx.superfences
        - pymdownx.highlight:
            use_pygments: \(highlighting)

      """
    return [SiteFile("mkdocs.yml", site), SiteFile("docs/index.md", "# Bench\n")]
  }

  func source(_ post: Post) -> SiteFile? {
    let head = post.head
    return head.isDraft ? nil : SiteFile("docs/posts/\(head.slug).md", head.yaml() + post.body)
  }
}
