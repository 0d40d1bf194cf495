import Foundation
import Testing

@testable import Texts

@Suite struct `A path` {
  struct Row: CustomTestStringConvertible {
    let path: String
    let folder: String
    let file: String
    let last: String
    let stem: String
    let ending: String
    let plain: String

    var testDescription: String { "`\(path)`" }

    init(
      _ path: String, folder: String, file: String, last: String? = nil, stem: String, ending: String, plain: String
    ) {
      (self.path, self.folder, self.file, self.last) = (path, folder, file, last ?? file)
      (self.stem, self.ending, self.plain) = (stem, ending, plain)
    }
  }

  static let rows = [
    Row(
      "posts/a/index.html", folder: "posts/a", file: "index.html", stem: "index", ending: "html", plain: "posts/a/index"
    ),
    Row("posts/A.MD", folder: "posts", file: "A.MD", stem: "A", ending: "md", plain: "posts/A"),
    Row("posts", folder: "", file: "posts", stem: "posts", ending: "", plain: "posts"),
    Row("", folder: "", file: "", stem: "", ending: "", plain: ""),
    Row("/a", folder: "", file: "a", stem: "a", ending: "", plain: "/a"),
    Row("/posts/a/", folder: "/posts/a", file: "", last: "a", stem: "", ending: "", plain: "/posts/a/"),
    Row("/", folder: "", file: "", last: "", stem: "", ending: "", plain: "/"),
    Row("v1.2/notes", folder: "v1.2", file: "notes", stem: "notes", ending: "", plain: "v1.2/notes"),
    Row("a/.htaccess", folder: "a", file: ".htaccess", stem: "", ending: "htaccess", plain: "a/"),
    Row("a.tar.gz", folder: "", file: "a.tar.gz", stem: "a.tar", ending: "gz", plain: "a.tar"),
    Row("a.", folder: "", file: "a.", stem: "a", ending: "", plain: "a"),
    Row(
      "caf\u{E9}/cafe\u{301}/x.é", folder: "caf\u{E9}/cafe\u{301}", file: "x.é", stem: "x", ending: "é",
      plain: "caf\u{E9}/cafe\u{301}/x"),
    Row("a/\u{301}b.c", folder: "a", file: "\u{301}b.c", stem: "\u{301}b", ending: "c", plain: "a/\u{301}b"),
  ]

  @Test(arguments: rows) func `has a folder, a file name and an extension`(_ row: Row) {
    func bytes(_ text: some StringProtocol) -> [UInt8] { Array(text.utf8) }
    #expect(bytes(row.path.folderPath) == bytes(row.folder))
    #expect(bytes(row.path.fileName) == bytes(row.file))
    #expect(bytes(row.path.lastPathComponent) == bytes(row.last))
    #expect(bytes(row.path[...].lastPathComponent) == bytes(row.last))
    #expect(bytes(row.path.fileStem) == bytes(row.stem))
    #expect(bytes(row.path.fileExtension) == bytes(row.ending))
    #expect(bytes(row.path.withoutExtension) == bytes(row.plain))
  }

  @Test(arguments: ["a/b/c.md", "/a/b/", "a.b/c", "index.html", "/x/y.tar.gz"])
  func `has the last component of Foundation`(_ path: String) {
    #expect(path.lastPathComponent == (path as NSString).lastPathComponent)
  }

  @Test(arguments: [
    ("a/b/c.md", ["a/b", "a"]), ("a/c.md", ["a"]), ("c.md", []), ("", []), ("/a", []), ("/a/b", ["/a"]),
  ])
  func `lists the folders around it, the innermost first`(_ path: String, _ folders: [String]) {
    #expect(Array(path.enclosingFolders) == folders)
  }
}
