import Caching
import Files
import Foundation
import Revisions
import TestSupport
import Testing

@Suite(.enabled(if: GitSandbox.isPossible, "Git is not installed"))
struct `The log of a folder` {
  /// What each commit changed, newest first: `+path`, `-path`, `~path` or `old>new`.
  private static func changes(_ log: RevisionLog) -> [[String]] {
    log.commits.map { commit in
      commit.changes.map { change in
        #expect((change.path == nil) == (change.blob == nil) && (change.oldPath == nil) == (change.oldBlob == nil))
        switch (change.oldPath, change.path) {
        case (nil, let path): return "+\(path ?? "")"
        case (let path, nil): return "-\(path ?? "")"
        case (let old?, let path?): return Array(old.utf8) == Array(path.utf8) ? "~\(path)" : "\(old)>\(path)"
        }
      }
    }
  }

  private typealias Edit = @Sendable (GitSandbox) throws -> Void
  private static let text = String(repeating: "A line of text.\n", count: 20)

  private static let edits: [Case<Edit, [String]?>] = [
    Case("a change", { try $0.write("a.md", text + "new") }, ["~a.md"]),
    Case("a new file", { try $0.write("b/n.md", "new") }, ["+b/n.md"]),
    Case("a removed file", { try $0.remove("a.md") }, ["-a.md"]),
    Case("a renamed file", { try $0.git("mv", "site/Content/a.md", "site/Content/z.md") }, ["a.md>z.md"]),
    Case(
      "a renamed and changed file",
      {
        try $0.git("mv", "site/Content/a.md", "site/Content/z.md")
        try $0.write("z.md", text + "new")
      }, ["a.md>z.md"]),
    Case(
      "a file that is composed differently",
      {
        try $0.remove("u\u{308}.md")
        try $0.write("\u{FC}.md", "\u{FC}" + text)
      }, ["u\u{308}.md>\u{FC}.md"]),
    Case("a file that moves into the folder", { try $0.git("mv", "site/o.md", "site/Content/o.md") }, ["+o.md"]),
    Case("a file that moves out", { try $0.git("mv", "site/Content/a.md", "site/a.md") }, ["-a.md"]),
    Case("a file beside the folder", { try $0.write("../o.md", "new") }, nil),
    Case("no file", { _ in }, nil),
    Case(
      "odd names", { box in for name in ["a b", "\"q\"", "n\nl", "t\tt", "-d", ":c"] { try box.write(name, name) } },
      ["+\"q\"", "+-d", "+:c", "+a b", "+n\nl", "+t\tt"]),
    Case(
      "a file that becomes a link",
      {
        try $0.remove("a.md")
        try $0.link("a.md", to: "b.md")
      }, ["-a.md"]),
    Case("a link", { try $0.link("l.md", to: "a.md") }, nil),
    Case("a binary file", { try $0.write("a.md", "\u{0}\u{1}") }, ["~a.md"]),
    Case(
      "a submodule",
      { box in
        try box.write("sub/a.md", "a")
        try box.git("init", "--quiet", "--object-format=\(box.format)", in: "site/Content/sub")
        try box.git("add", ".", in: "site/Content/sub")
        try box.git("commit", "--quiet", "--message", "Sub", in: "site/Content/sub")
      }, nil),
    Case(
      "a branch of three commits",
      { box in
        try box.git("checkout", "--quiet", "-b", "other")
        for name in ["x.md", "y.md"] {
          try box.write(name, name)
          try box.commit()
        }
        try box.remove("x.md")
        try box.commit()
        try box.git("checkout", "--quiet", "main")
        try box.git("merge", "--quiet", "--no-ff", "--message", "Merge", "other")
      }, ["+y.md"]),
  ]

  @Test(arguments: edits, ["sha1", "sha256"])
  private func `has the files of each commit`(row: Case<Edit, [String]?>, format: String) throws {
    try GitSandbox.inFolder(format: format) { box in
      try box.write("../o.md", Self.text + "other")
      let old = ["a.md", "b.md", "u\u{308}.md"]
      for (path, text) in zip(old, [Self.text, "b\n", "\u{FC}" + Self.text]) { try box.write(path, text) }
      let first = try box.commit()
      try row.input(box)
      try box.commit()
      let log = try box.repository().log(of: box.content.path)
      let expected = [row.expected, old.map { "+\($0)" }].compactMap { $0 }
      #expect(Self.changes(log) == expected, "\(row.name)")
      #expect(log.commits.last?.id == first && (row.expected == nil || log.commits[0].id != first))
      for change in log.commits.flatMap(\.changes) {
        for (path, blob) in [(change.path, change.blob), (change.oldPath, change.oldBlob)] {
          guard let path, let blob else { continue }
          #expect(try box.repository().objects.blob(blob, limit: 1 << 20) != nil, "\(path)")
        }
      }
    }
  }

  @Test func `does not depend on messages and on settings`() throws {
    try GitSandbox.inFolder { box in
      try box.write("a.md", "a")
      try box.git("add", "--all")
      let message = Data([0xE4, 0xF6, 0x0A, 0x01] + Array("f00\u{1}\n:100644 x\n".utf8))
      try box.git("-c", "i18n.commitEncoding=iso-8859-1", "commit", "--quiet", "--file", "-", input: message)
      try box.write("a.md", "b")
      try box.commit()
      let log = try box.repository().log(of: box.content.path)
      #expect(Self.changes(log) == [["~a.md"], ["+a.md"]])
      let settings = [
        "log.showRoot=false", "log.follow=true", "log.diffMerges=combined", "core.quotePath=true",
        "diff.external=touch seen", "diff.renames=copies", "log.showSignature=true", "color.ui=always",
        "core.fsmonitor=touch seen", "log.decorate=full", "diff.noprefix=true", "core.pager=touch seen",
        "diff.relative=true", "log.date=raw", "format.pretty=full", "diff.ignoreSubmodules=none",
      ]
      for setting in settings {
        let parts = setting.split(separator: "=", maxSplits: 1).map(String.init)
        try box.git("config", parts[0], parts[1])
      }
      let again = try box.repository()
      #expect(try again.log(of: box.content.path).commits == log.commits)
      let old = try again.folder(box.disk, at: again.commit("HEAD~1"))
      #expect(try old.texts == ["a.md": "a"])
      let seen = FileManager.default.enumerator(atPath: box.folder.path)?.contains { "\($0)".hasSuffix("seen") }
      #expect(seen == false)
    }
  }

  /// Makes commits that each change three of 100 files.
  private static func importCommits(_ count: Int, into box: GitSandbox) throws {
    var stream = ""
    for number in 0..<count {
      stream += "commit refs/heads/main\ncommitter Ann <ann@example.org> \(1_700_000_000 + number) +0000\n"
      stream += "data 2\nx\n"
      for file in 0..<3 {
        let text = "\(number)\n"
        stream += "M 100644 inline site/Content/folder/file\((number * 7 + file * 31) % 100).md\n"
        stream += "data \(text.utf8.count)\n\(text)\n"
      }
    }
    try box.git("fast-import", "--quiet", input: Data(stream.utf8))
    try box.git("reset", "--quiet", "--hard")
  }

  @Test func `is quick and small for thousands of commits`() throws {
    let count = Int(ProcessInfo.processInfo.environment["GARLAND_GIT_COMMITS"] ?? "") ?? 2000
    try GitSandbox.inFolder { box in
      try Self.importCommits(count, into: box)
      let repository = try box.repository()
      let log = try repository.log(of: box.content.path)
      #expect(log.commits.count == count && log.commits.allSatisfy { $0.changes.count == 3 })
      // Each content but the newest is the old one of a later commit.
      for (later, path) in [(log.commits[0], "folder/file\((count - 1) * 7 % 100).md")] {
        let change = try #require(later.changes.first { $0.path == path })
        let earlier = log.commits.dropFirst().lazy.flatMap(\.changes).first { $0.path == path }
        #expect(earlier?.blob == change.oldBlob && change.oldBlob != change.blob)
      }
      let limited = try repository.log(of: box.content.path, limit: 100)
      #expect(limited.commits == Array(log.commits.prefix(33)))
    }
  }
}
