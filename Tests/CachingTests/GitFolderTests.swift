import Caching
import Files
import Foundation
import Planning
import Records
import TestSupport
import Testing

@Suite(.enabled(if: GitSandbox.isPossible, "Git is not installed"))
struct `A folder at a commit` {
  typealias Edit = @Sendable (GitSandbox) throws -> Void

  private static let files = [
    "a b.md": "a", "b/c.md": "c", "\"q\".md": "q", "n\nl.md": "n", "t\tt.md": "t", "\u{FC}.md": "u", "o\u{308}.md": "o",
    "-d.md": "d", ":(top)c.md": "colon", "*.md": "star", ".hidden": "h", "b.png": "\u{0}\u{1}",
  ]

  private static let edits: [Case<Edit, [String]>] = [
    Case("nothing", { _ in }, []),
    Case("a change", { try $0.write("a b.md", "new") }, ["a b.md"]),
    Case(
      "a staged change",
      {
        try $0.write("b/c.md", "new")
        try $0.git("add", "--all")
      }, ["b/c.md"]),
    Case(
      "a staged change that is taken back in the work tree",
      {
        try $0.write("b/c.md", "new")
        try $0.git("add", "--all")
        try $0.write("b/c.md", "c")
      }, []),
    Case(
      "a committed change",
      {
        try $0.write("b/c.md", "new")
        try $0.commit()
      }, ["b/c.md"]),
    Case("an untracked file", { try $0.write("b/new.md", "new") }, ["b/new.md"]),
    Case("an untracked folder", { try $0.write("z/new.md", "new") }, ["z/new.md"]),
    Case(
      "a file that will be added",
      {
        try $0.write("new.md", "new")
        try $0.git("add", "--intent-to-add", ".")
      }, ["new.md"]),
    Case("a removed file", { try $0.remove("b/c.md") }, ["b/c.md"]),
    Case("a file that is removed from the index", { try $0.git("rm", "--quiet", "site/Content/b/c.md") }, ["b/c.md"]),
    Case(
      "a file that is removed from the index only", { try $0.git("rm", "--quiet", "--cached", "site/Content/b/c.md") },
      []),
    Case(
      "a renamed file", { try $0.git("mv", "site/Content/b/c.md", "site/Content/z.md") }, ["b/c.md", "z.md"]),
    Case(
      "a renamed file that is not staged",
      {
        try $0.remove("b/c.md")
        try $0.write("z.md", "c")
      }, ["b/c.md", "z.md"]),
    Case(
      "a file with other composed letters",
      {
        try $0.remove("\u{FC}.md")
        try $0.write("u\u{308}.md", "u")
      }, ["u\u{308}.md", "\u{FC}.md"]),
    Case(
      "files that are only touched",
      { _ = try Program.run("/bin/sh", ["-c", "find . -type f -exec touch -d 2020-01-01 {} +"], in: $0.content) }, []),
    Case("an executable file", { try $0.git("update-index", "--chmod=+x", "site/Content/b/c.md") }, []),
    Case(
      "a file that became a link",
      {
        try $0.remove("b/c.md")
        try $0.link("b/c.md", to: "../a b.md")
      }, ["b/c.md"]),
    Case(
      "a folder that became a file",
      {
        try $0.remove("b")
        try $0.write("b", "b")
      }, ["b", "b/c.md"]),
    Case("a link", { try $0.link("l.md", to: "a b.md") }, []),
    Case("a file beside the folder", { try $0.write("../other.md", "other") }, []),
    Case(
      "all files", { box in for path in files.keys { try box.write(path, "new") } }, files.keys.inByteOrder { $0 }),
    Case(
      "a name that is not UTF-8",
      { _ = try Program.run("/bin/sh", ["-c", "echo x > \"$(printf '\\377.md')\""], in: $0.content) }, []),
    Case(
      "a merge with a conflict",
      { box in
        try box.git("checkout", "--quiet", "-b", "other")
        try box.write("a b.md", "other")
        try box.commit()
        try box.git("checkout", "--quiet", "main")
        try box.write("a b.md", "main")
        try box.commit()
        _ = try Program.run("/usr/bin/env", ["git", "merge", "--quiet", "other"], in: box.folder)
      }, ["a b.md"]),
  ]

  @Test(arguments: edits, ["sha1", "sha256"])
  func `has the old files after each kind of change`(row: Case<Edit, [String]>, format: String) throws {
    try GitSandbox.inFolder(format: format) { box in
      for (path, text) in Self.files { try box.write(path, text) }
      let commit = try box.commit()
      try row.input(box)
      let disk = box.disk
      let old = try box.repository().folder(disk, at: commit)
      row.check(old.changedPaths)
      #expect(old.paths == Self.files.keys.inByteOrder { $0 })
      #expect(try old.texts == Self.files)
      for (path, text) in Self.files {
        #expect(old.hash(of: path) == ContentHash(of: Array(text.utf8)) && old.size(of: path) == text.utf8.count)
      }
      #expect(old.sensitivity(of: "a b.md") == .ordinary)
      #expect(throws: UnreadableSource.self) { try old.read("no.md") }
    }
  }

  @Test func `opens an unchanged file only if it is read`() throws {
    try GitSandbox.inFolder { box in
      try box.write("a.md", "a")
      let commit = try box.commit()
      let disk = box.disk
      let old = try box.repository().folder(disk, at: commit)
      #expect(disk.openCount == 0)
      #expect(old.hash(of: "a.md") == disk.hash(of: "a.md") && disk.openCount == 1)
    }
  }

  @Test func `is empty before the folder existed, and unchanged if Git ignores it`() throws {
    try GitSandbox.inFolder { box in
      try box.write("../other.md", "other")
      let commit = try box.commit()
      try box.write("a.md", "a")
      let old = try box.repository().folder(box.disk, at: commit)
      #expect(old.paths == [] && old.changedPaths == ["a.md"])
      try Data("site/Content\n".utf8).write(to: box.folder.appending(path: ".git/info/exclude"))
      let ignored = try box.repository().folder(box.disk, at: commit)
      #expect(ignored.paths == ["a.md"] && ignored.changedPaths == [])
    }
  }

  @Test func `has ignored files, and files of a submodule, as they are now`() throws {
    try GitSandbox.inFolder { box in
      try box.write("sub/a.md", "a")
      try box.git("init", "--quiet", in: "site/Content/sub")
      try box.git("add", ".", in: "site/Content/sub")
      try box.git("commit", "--quiet", "--message", "Sub", in: "site/Content/sub")
      try box.write("b.md", "b")
      try box.git("-c", "advice.addEmbeddedRepo=false", "add", "--all")
      let commit = try box.commit()
      try Data("*.log\n".utf8).write(to: box.folder.appending(path: ".git/info/exclude"))
      try box.write("x.log", "x")
      try box.write("sub/a.md", "new")
      try box.write("sub/c.md", "new")
      let old = try box.repository().folder(box.disk, at: commit)
      #expect(try old.texts["sub/a.md"] == "new" && old.texts["sub/c.md"] == "new" && old.texts["x.log"] == "x")
      #expect(old.changedPaths == [])
      // The history of a folder in a submodule is that of the submodule.
      let sub = try box.repository(in: "site/Content/sub")
      let inner = try sub.folder(DiskFolder("\(box.content.path)/sub"), at: #require(sub.head))
      #expect(inner.changedPaths == ["a.md", "c.md"])
    }
  }

  @Test func `needs a full id of a commit`() throws {
    try GitSandbox.inFolder { box in
      try box.commit()
      for name in ["HEAD", "--output=x", ""] {
        #expect(throws: GitProblem.unknownRevision(name, isShallow: false)) {
          try box.repository().folder(box.disk, at: name)
        }
      }
    }
  }

  @Test func `has the old files of other folders that articles show`() throws {
    try GitSandbox.inFolder { box in
      let files = ["code/a.py": "a", "code/b b.py": "b", "code/same.py": "same"]
      for (path, text) in files { try box.write("../../\(path)", text) }
      let commit = try box.commit()
      try box.write("../../code/a.py", "new")
      try box.write("../../code/new.py", "new")
      try box.remove("../../code/b b.py")
      let settings = "sources:\n  code: ../../code\n  none: ../../none\n  inner: ../../inner\n"
      try box.write("site.yml", settings)
      // Another repository in this one counts as unchanged, like a file that Git ignores.
      try box.write("../../inner/a.py", "inner")
      try box.git("init", "--quiet", in: "inner")
      try Data("*.log\n".utf8).write(to: box.folder.appending(path: ".git/info/exclude"))
      try box.write("../../code/x.log", "log")
      let named = NamedFiles(box.disk.settings.sources, from: box.content.path)
      let old = try box.repository().sources(named, at: commit)
      for (path, text) in files { #expect(try old.read(path) == Array(text.utf8), "\(path)") }
      #expect(try old.read("inner/a.py") == Array("inner".utf8) && old.read("code/x.log") == Array("log".utf8))
      for path in ["code/new.py", "code/no.py", "none/a.py", "other/a.py"] {
        #expect(throws: UnreadableSource.self, "\(path)") { try old.read(path) }
      }
    }
  }
}
