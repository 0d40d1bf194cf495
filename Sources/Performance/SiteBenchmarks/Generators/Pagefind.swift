/// Hugo, then Pagefind, which makes a search index from the finished pages.
struct Pagefind: Generator {
  /// The path of Hugo.
  let hugo: String

  var name: String { "Hugo, then Pagefind" }
  var program: String { "pagefind" }
  var caches: [String] { Hugo().caches }
  var variations: [OutputKind] { [.style] }
  var remark: String { "Pagefind reads all pages of Hugo in every build" }

  func call(_ mode: Mode) -> [String] { ["--quiet", "--site", SiteFile.output] }

  func command(_ mode: Mode, at program: String) -> [String] {
    let script = (["\"$0\""] + Hugo().call(mode) + ["&&", "\"$1\""] + call(mode)).joined(separator: " ")
    return ["/bin/sh", "-c", script, hugo, program]
  }

  func settings(highlighting: Bool) -> [SiteFile] { Hugo().settings(highlighting: highlighting) }

  func source(_ post: Post) -> SiteFile? { Hugo().source(post) }
}
