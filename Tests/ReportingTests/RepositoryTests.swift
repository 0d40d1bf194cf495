import TestSupport
import Testing

@testable import Reporting

@Suite struct `A path in a repository` {
  struct Place: Sendable {
    var root: String? = "/home/me/repo"
    var folder = "/home/me/repo"
    let path: String
  }

  static let places: [Case<Place, String>] = [
    Case("in its root", Place(path: "Content/a.md"), "Content/a.md"),
    Case("below its root", Place(folder: "/home/me/repo/docs/site", path: "Content/a.md"), "docs/site/Content/a.md"),
    Case("of a folder beside", Place(folder: "/home/me/repo/docs", path: "../Content/./a.md"), "Content/a.md"),
    Case("from the root of the file system on", Place(path: "/home/me/repo/Content/a.md"), "Content/a.md"),
    Case("with slashes too many", Place(root: "/home/me/repo/", path: "Content//a.md"), "Content/a.md"),
    Case("outside", Place(path: "/tmp/Content/a.md"), "/tmp/Content/a.md"),
    Case("outside, seen from within", Place(path: "../other/a.md"), "../other/a.md"),
    Case("of a folder that is called almost the same", Place(path: "/home/me/repo2/a.md"), "/home/me/repo2/a.md"),
    Case("that is elsewhere", Place(folder: "/tmp", path: "Content/a.md"), "Content/a.md"),
    Case("without a root", Place(root: nil, folder: "/tmp/x", path: "./Content/a.md"), "Content/a.md"),
  ]

  @Test(arguments: places)
  func `begins at its root`(_ place: Case<Place, String>) {
    let repository = Repository(root: place.input.root, folder: place.input.folder)
    place.check(repository.path(of: place.input.path))
  }

  @Test func `has an address where others read it`() {
    let repository = Repository(root: "/r", folder: "/r/s", address: "https://example.org/me/r/blob/abc")
    #expect(repository.address(of: "a b.md", line: 3) == "https://example.org/me/r/blob/abc/s/a%20b.md#L3")
  }
}
