import TestSupport
import Testing

@testable import Reporting

@Suite struct `A path in a repository` {
  struct Input: Sendable {
    var root: String? = "/home/me/repo"
    var folder = "/home/me/repo"
    let path: String
  }

  static let paths: [Case<Input, String>] = [
    Case("in its root", Input(path: "Content/a.md"), "Content/a.md"),
    Case("below its root", Input(folder: "/home/me/repo/docs/site", path: "Content/a.md"), "docs/site/Content/a.md"),
    Case("of a folder beside", Input(folder: "/home/me/repo/docs", path: "../Content/./a.md"), "Content/a.md"),
    Case("absolute", Input(path: "/home/me/repo/Content/a.md"), "Content/a.md"),
    Case("with double slashes", Input(root: "/home/me/repo/", path: "Content//a.md"), "Content/a.md"),
    Case("outside", Input(path: "/tmp/Content/a.md"), "/tmp/Content/a.md"),
    Case("outside, given as a relative path", Input(path: "../other/a.md"), "../other/a.md"),
    Case("in a folder with a longer name", Input(path: "/home/me/repo2/a.md"), "/home/me/repo2/a.md"),
    Case("in an unrelated folder", Input(folder: "/tmp", path: "Content/a.md"), "Content/a.md"),
    Case("without a root", Input(root: nil, folder: "/tmp/x", path: "./Content/a.md"), "Content/a.md"),
  ]

  @Test(arguments: paths)
  func `is relative to its root`(_ row: Case<Input, String>) {
    let repository = Repository(root: row.input.root, folder: row.input.folder)
    row.check(repository.path(of: row.input.path))
  }

  @Test func `has a URL`() {
    let repository = Repository(root: "/r", folder: "/r/s", address: "https://example.org/me/r/blob/abc")
    #expect(repository.address(of: "a b.md", line: 3) == "https://example.org/me/r/blob/abc/s/a%20b.md#L3")
  }
}
