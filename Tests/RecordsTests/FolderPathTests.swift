import Records
import Testing

@Suite struct `The folder of a path` {
  @Test(arguments: [
    ("posts/a/index.html", "posts/a"), ("posts/a", "posts"), ("posts", nil), ("", nil), ("/a", ""), ("a/", "a"),
    ("caf\u{E9}/cafe\u{301}/x", "caf\u{E9}/cafe\u{301}"),
  ])
  func `is what stands before its last slash`(_ path: String, _ folder: String?) {
    #expect(path.folderPath.map { Array($0.utf8) } == folder.map { Array($0.utf8) })
  }
}
