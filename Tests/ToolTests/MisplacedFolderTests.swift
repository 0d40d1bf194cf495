import Foundation
import TestSupport
import Testing

/// The messages about folders in the wrong place, and commands in the wrong folder.
@Suite struct `A folder in the wrong place` {
  static let missing: [Case<(folders: [String], working: String), String>] = [
    Case("inside of the content", (["Content"], "Content"), "it is in `..`: run `cd ..` first"),
    Case("deep inside of the content", (["Content/posts/a"], "Content/posts/a"), "run `cd ../../..` first"),
    Case("inside of the templates", (["Content", "Templates"], "Templates"), "run `cd ..` first"),
    Case(
      "beside a folder in lower case", (["content"], "."), "rename the folder `content` to `Content`, or write `--con"),
    Case("beside the settings", (["site.yml"], "."), "move `site.yml` and the articles into a folder `Content`"),
    Case("in an empty folder", ([], "."), "`garland new site DIR` creates a site"),
  ]

  @Test(arguments: missing)
  func `is named by commands that miss the content`(_ row: Case<(folders: [String], working: String), String>) throws {
    try Tool.inScratchFolder { folder in
      for path in row.input.folders {
        try FileManager.default.createDirectory(at: folder.appending(path: path), withIntermediateDirectories: true)
      }
      for command in [["build"], ["check"], ["new", "post", "A"]] {
        let outcome = try Tool.run(command, in: folder.appending(path: row.input.working))
        #expect(outcome.status == 2 && outcome.errors.contains("there is no folder `Content` here; "))
        #expect(outcome.errors.contains(row.expected), "\(outcome.errors)")
      }
    }
  }

  @Test func `beside the content is a warning, until it is moved`() throws {
    try CachedSite.inFolder { site in
      let warning =
        "posts:1:1: warning: the folder `posts` is left out: the files of a site are in `Content` [file.left-out]"
      #expect(try site.build().outcome.errors.contains("[file.left-out]") == false)
      // The content of this site has a folder `posts`, but no folder `static`.
      try site.write("posts/b.md", "# B\n")
      try site.write("static/b.txt", "b")
      let built = try site.build().outcome.errors
      #expect(built.contains(warning.replacing("posts", with: "static")) && !built.contains(warning), "\(built)")
      #expect(built.contains("move it to `Content/static`"))
      #expect(try site.build().outcome.errors == built)
      #expect(try site.build(["--no-cache"]).outcome.errors == built)
      try site.remove("static")
      #expect(try site.build().outcome.errors.contains("[file.left-out]") == false)
    }
  }
}
