extension Language {
  static let diff = Language("diff", aliases: ["diff-js", "diff-html", "diff-css", "patch", "udiff"]) {
    let headers = [
      "diff ", "index ", "Index: ", "new file mode ", "deleted file mode ", "old mode ", "new mode ", "rename from ",
      "rename to ", "copy from ", "copy to ", "similarity index ", "dissimilarity index ", "Binary files ", "Only in ",
      "--- a/", "--- /dev/null", "+++ ", "====",
    ]
    // A heading needs two lines, because a deleted line may start with dashes, too.
    let oldFile = Rule(.lineStart, ["--- ", .restOfLine, .ahead, .maybe("\r"), "\n+++ "], .heading)
    let oldFormat = Rule(.lineStart, ["*** ", .restOfLine, .maybe("\r"), "\n--- ", .restOfLine], .heading)
    return Grammar(
      Mode(
        .plain,
        [oldFile, oldFormat] + headers.map { Rule(.lineStart, [.text($0), .restOfLine], .heading) } + [
          Rule(.lineStart, ["@@", .restOfLine], .directive),
          Rule(.lineStart, ["*** ", .before(.digits), .restOfLine], .directive),
          Rule(.lineStart, ["--- ", .some("0-9,"), " ----", .lineEnd], .directive),
          Rule(.lineStart, ["---", .lineEnd], .directive),
          Rule(.lineStart, ["***", .run("*"), .lineEnd], .directive),
          Rule(.lineStart, [.one("+>"), .restOfLine], .inserted),
          Rule(.lineStart, [.one("-<"), .restOfLine], .deleted),
          Rule(.lineStart, [.one("!"), .restOfLine], .emphasis),
          Rule(.lineStart, ["\\ ", .restOfLine], .comment),
          Rule(.lineStart, [.some(.digits), .run("0-9,"), .one("acd"), .run("0-9,"), .lineEnd], .directive),
        ]))
  }
}
