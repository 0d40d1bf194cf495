/// Zensical, a generator for manuals by the authors of Material, with its own theme and search.
struct Zensical: BenchmarkGenerator {
  var name: String { "Zensical" }
  var program: String { "zensical" }
  var caches: [String] { [".cache"] }
  var omissions: [OutputKind] { [.index, .tag, .tagList, .feed] }
  var variations: [OutputKind] { [.style] }
  var remark: String { "its own theme; no lists, tags or feed; drafts were removed before" }

  func call(_ mode: BuildMode) -> [String] { ["build"] }

  func settings(highlighting: Bool) -> [BenchmarkFile] {
    let site = """
      site_name: Bench
      site_url: \(BenchmarkTheme.address)/
      site_dir: \(BenchmarkFile.output)
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
    return [BenchmarkFile("mkdocs.yml", site), BenchmarkFile("docs/index.md", "# Bench\n")]
  }

  func source(_ post: Post) -> BenchmarkFile? {
    let head = post.head
    return head.isDraft ? nil : BenchmarkFile("docs/posts/\(head.slug).md", head.yaml() + post.body)
  }
}
