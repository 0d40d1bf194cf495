import Testing

@Suite struct PlainFolderTests {
  @Test(arguments: [
    ("the readme", ["README.md": "# My *notes*\n\nHello"], "title: My notes"),
    ("an index before the readme", ["README.md": "# Notes", "index.md": "---\ntitle: Home\n---\n"], "title: Home"),
    ("no file", ["a.md": "# A"], "title: Untitled"),
  ])
  func `the title of the site is that of its home page`(name: String, files: [String: String], title: String) {
    #expect(ImportedFiles(files)["Content/site.yml"]?.contains(title) == true)
  }

  @Test(arguments: [
    ("with a readme", ["README.md": "# Notes", "bread.md": "---\ndate: 2026-01-02\n---\nText"], true),
    ("without a home page", ["bread.md": "---\ndate: 2026-01-02\n---\nText"], true),
    ("without dates", ["README.md": "# Notes", "bread.md": "Text"], false),
    ("with dates in a folder only", ["README.md": "# N", "a/b.md": "---\ndate: 2026-01-02\n---\nText"], false),
  ])
  func `files with dates beside the home page are posts`(name: String, files: [String: String], arePosts: Bool) {
    #expect((ImportedFiles(files)["Content/index.md"]?.contains("holds: posts") ?? false) == arePosts)
  }
}
