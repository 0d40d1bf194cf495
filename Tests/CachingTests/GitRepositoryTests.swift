import Caching
import Foundation
import Revisions
import TestSupport
import Testing

@Suite(.enabled(if: GitSandbox.isPossible, "Git is not installed"))
struct `A Git repository` {
  /// A name of a commit, and the message of the commit, or `nil` if no commit has the name.
  private static let names: [Case<String, String?>] = [
    Case("HEAD", "HEAD", "three"), Case("an ancestor", "HEAD~1", "two"), Case("a tag", "v1", "one"),
    Case("a tag with a message", "v2", "two"), Case("a branch with a slash", "feature/x", "two"),
    Case("a branch like a file", "site", "one"), Case("a name with a space", "feature/x two", nil),
    Case("an option", "--output=x", nil), Case("another option", "--all", nil), Case("a dash", "-", nil),
    Case("no name", "", nil), Case("an unknown name", "nothing", nil), Case("a path", "site/Content", nil),
    Case("a file in a commit", "HEAD:site/Content/a.md", nil), Case("a range", "HEAD~1..HEAD", nil),
    Case("all but a commit", "^HEAD", nil), Case("a zero byte", "HEAD\u{0}", nil),
    Case("an id that is missing", String(repeating: "1", count: 40), nil),
  ]

  @Test func `finds commits by their names`() throws {
    try GitSandbox.inFolder { box in
      var ids: [String: String] = [:]
      for message in ["one", "two", "three"] {
        try box.write("a.md", message)
        ids[message] = try box.commit(message)
        if message == "one" {
          try box.git("tag", "v1")
          try box.git("branch", "site")
        }
        if message == "two" {
          try box.git("tag", "--annotate", "--message", "Two", "v2")
          try box.git("branch", "feature/x")
        }
      }
      let repository = try box.repository()
      #expect(repository.head == ids["three"] && !repository.isShallow)
      for row in Self.names {
        do throws(GitProblem) {
          row.check(try repository.commit(row.input) == ids[row.expected ?? ""] ? row.expected : "another")
        } catch {
          row.check(nil)
          #expect(error == .unknownRevision(row.input, isShallow: false))
        }
      }
      let one = try #require(ids["one"])
      #expect(try repository.commit(one) == one && repository.commit(String(one.prefix(10))) == one)
      #expect(!FileManager.default.fileExists(atPath: box.content.appending(path: "x").path))
    }
  }

  /// Commands in a repository with a commit in `main`, and whether the merge base is `main` or HEAD.
  private static let bases: [Case<[[String]], String>] = [
    Case("on the main branch", [], "HEAD"),
    Case("on another branch", [["checkout", "-qb", "x"], ["commit", "-qm", "x", "--allow-empty"]], "main"),
    Case(
      "on another branch, after the main branch went on",
      [
        ["checkout", "-qb", "x"], ["commit", "-qm", "x", "--allow-empty"], ["checkout", "-q", "main"],
        ["commit", "-qm", "y", "--allow-empty"], ["checkout", "-q", "x"],
      ], "main~1"),
    Case(
      "before what was pushed",
      [["update-ref", "refs/remotes/origin/main", "main"], ["commit", "-qm", "x", "--allow-empty"]],
      "origin/main"),
    Case(
      "with another main branch of the server",
      [
        ["update-ref", "refs/remotes/origin/dev", "main"], ["commit", "-qm", "x", "--allow-empty"],
        ["update-ref", "refs/remotes/origin/main", "main"], ["commit", "-qm", "x", "--allow-empty"],
        ["symbolic-ref", "refs/remotes/origin/HEAD", "refs/remotes/origin/dev"],
      ], "origin/dev"),
    Case(
      "with a main branch of the server that is gone",
      [
        ["update-ref", "refs/remotes/origin/main", "main"], ["commit", "-qm", "x", "--allow-empty"],
        ["symbolic-ref", "refs/remotes/origin/HEAD", "refs/remotes/origin/dev"],
      ], "origin/main"),
    Case(
      "without a main branch",
      [["checkout", "-qb", "x"], ["branch", "-qD", "main"], ["commit", "-qm", "x", "--allow-empty"]], "HEAD"),
  ]

  @Test(arguments: bases) func `finds where work left the main line`(row: Case<[[String]], String>) throws {
    try GitSandbox.inFolder { box in
      try box.commit()
      for words in row.input {
        try box.git(
          "-c", "core.abbrev=40", words[0], words[1], words.count > 2 ? words[2] : "--",
          words.count > 3 ? words[3] : "--")
      }
      #expect(try box.repository().mergeBase() == box.git("rev-parse", row.expected))
    }
  }

  @Test func `tells when there is no commit, no common commit or no repository`() throws {
    try GitSandbox.inFolder { box in
      let repository = try box.repository()
      #expect(repository.head == nil && repository.ignoredCommits() == [])
      #expect(throws: GitProblem.noCommit) { try repository.mergeBase() }
      #expect(throws: GitProblem.unknownRevision("main", isShallow: false)) { try repository.commit("main") }
      #expect(try repository.log(of: box.content.path).commits.isEmpty)
      try box.commit()
      try box.git("checkout", "--quiet", "--orphan", "other")
      try box.commit("other")
      #expect(throws: GitProblem.noMergeBase("main")) { try box.repository().mergeBase() }
    }
    try Program.inScratchFolder { folder in
      for path in [folder.path, "\(folder.path)/missing"] {
        #expect(throws: GitProblem.noRepository(folder: path)) { try GitRepository(around: path) }
      }
    }
  }

  @Test func `tells what a shallow clone lacks`() throws {
    try GitSandbox.inFolder { box in
      let first = try box.commit()
      try box.write("a.md", "a")
      try box.commit()
      try box.git("clone", "--quiet", "--depth", "1", "file://\(box.folder.path)", "clone")
      let clone = try box.repository(in: "clone/site/Content")
      #expect(clone.isShallow)
      #expect(throws: GitProblem.shallow) { try clone.log(of: box.folder.path + "/clone") }
      do throws(GitProblem) {
        _ = try clone.commit(first)
        Issue.record("the commit is missing")
      } catch {
        #expect(error == .unknownRevision(first, isShallow: true))
        #expect(error.message.contains("`fetch-depth: 0`") && error.message.contains("`GIT_DEPTH: 0`"))
      }
      // Like in a pull request, where the only commit is not on a branch.
      try box.git("checkout", "--quiet", "--detach", in: "clone")
      try box.git("branch", "--quiet", "--delete", "--force", "main", in: "clone")
      try box.git("remote", "remove", "origin", in: "clone")
      #expect(throws: GitProblem.shallow) { try box.repository(in: "clone").mergeBase() }
    }
  }

  @Test func `reads the commits that do not count`() throws {
    try GitSandbox.inFolder { box in
      let (one, two, three) = (try box.commit(), String(repeating: "A", count: 40), String(repeating: "b", count: 64))
      try box.write("../../.git-blame-ignore-revs", "# Reformat\n\(one)\n  \(two) # more\n\(one.prefix(39))\nHEAD\n")
      try box.write("../more", "\(three)\r\n")
      try box.git("config", "blame.ignoreRevsFile", "site/more")
      try box.git("config", "--add", "blame.ignoreRevsFile", "missing")
      #expect(try box.repository().ignoredCommits() == [one, two.lowercased(), three])
    }
  }

  @Test func `can be opened at folders with odd names`() throws {
    try GitSandbox.inFolder { box in
      for name in ["a\nb", "-c", "d e", "\u{FC}", "."] {
        try box.write("\(name)/a.md", "a")
        let commit = try box.commit()
        try box.write("\(name)/a.md", "b")
        let folder = "\(box.content.path)/\(name)"
        let repository = try GitRepository(around: folder)
        #expect(try repository.folder(DiskFolder(folder), at: commit).changedPaths.contains("a.md"), "\(name)")
        #expect(try repository.log(of: folder).commits[0].changes.contains { $0.path == "a.md" }, "\(name)")
        #expect(repository.head == commit, "\(name)")
        try box.write(".git-blame-ignore-revs", "")
      }
    }
  }
}
