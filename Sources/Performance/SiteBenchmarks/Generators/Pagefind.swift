/// Hugo, then Pagefind, which makes a search index from the finished pages.
struct Pagefind: BenchmarkGenerator {
  /// The path of Hugo.
  let hugo: String

  var name: String { "Hugo, then Pagefind" }
  var program: String { "pagefind" }
  var caches: [String] { Hugo().caches }
  var variations: [OutputKind] { [.style] }
  var remark: String { "Pagefind reads all pages of Hugo in every build" }

  func call(_ mode: BuildMode) -> [String] { ["--quiet", "--site", SourceFile.output] }

  func command(_ mode: BuildMode, at program: String) -> [String] {
    let script = (["\"$0\""] + Hugo().call(mode) + ["&&", "\"$1\""] + call(mode)).joined(separator: " ")
    return ["/bin/sh", "-c", script, hugo, program]
  }

  func settings(highlighting: Bool) -> [SourceFile] { Hugo().settings(highlighting: highlighting) }

  func source(_ post: Post) -> SourceFile? { Hugo().source(post) }
}
