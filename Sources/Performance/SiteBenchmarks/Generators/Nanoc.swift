/// nanoc, with kramdown and Rouge.
struct Nanoc: Generator {
  var name: String { "nanoc" }
  var program: String { "nanoc" }
  var caches: [String] { ["tmp"] }

  var remark: String {
    "ERB templates of the benchmark; the pages of the index and of tags are made before it compiles"
  }

  func call(_ mode: Mode) -> [String] { ["compile"] }

  func settings(highlighting: Bool) -> [SiteFile] {
    let site = "string_pattern_type: glob\ntext_extensions: [md, html, css, erb]\noutput_dir: \(SiteFile.output)\n"
    return [
      SiteFile("nanoc.yaml", site), SiteFile("Rules", NanocTheme.rules(highlighting: highlighting)),
      SiteFile("lib/lists.rb", NanocTheme.lists), SiteFile("content/style.css", Theme.style),
    ] + NanocTheme.layouts.map { SiteFile("layouts/\($0).erb", $1) }
  }

  func source(_ post: Post) -> SiteFile? {
    SiteFile("content/posts/\(post.head.slug).md", post.head.yaml() + "* toc\n{:toc}\n\n" + post.body)
  }
}
