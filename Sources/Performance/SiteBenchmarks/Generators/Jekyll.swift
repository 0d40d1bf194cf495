/// Jekyll, with kramdown and Rouge.
struct Jekyll: Generator {
  var name: String { "Jekyll" }
  var program: String { "jekyll" }
  var caches: [String] { [".jekyll-cache"] }

  var remark: String {
    "Liquid templates of the benchmark; the pages of the index and of tags by a plugin, as it has none of its own"
  }

  func call(_ mode: Mode) -> [String] { ["build", "--quiet", "--destination", SiteFile.output] }

  func settings(highlighting: Bool) -> [SiteFile] {
    let site = """
      title: Bench
      url: \(Theme.address)
      permalink: /posts/:slug/
      markdown: kramdown
      kramdown:
        input: GFM
        syntax_highlighter: \(highlighting ? "rouge" : "null")

      """
    return [SiteFile("_config.yml", site), SiteFile("style.css", Theme.style)]
      + JekyllTheme.files.map { SiteFile($0, $1) }
  }

  func source(_ post: Post) -> SiteFile? {
    let head = post.head
    let front = head.yaml("layout: post", head.isDraft ? "published: false" : "published: true")
    return SiteFile("_posts/\(head.time.day)-\(head.slug).md", front + "* toc\n{:toc}\n\n" + post.body)
  }
}
