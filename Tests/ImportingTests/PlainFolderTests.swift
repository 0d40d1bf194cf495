import TestSupport
import Testing

@testable import Importing

@Suite struct PlainFolderTests {
  @Test func `two files with one address get an address each`() {
    let site = ImportedFiles([
      "a/2026-01-02-oven.md": "A\n", "a/2026-03-04-oven.md": "B\n", "b.md": "C\n", "b/README.md": "D\n",
    ])
    #expect(
      site.paths.filter { $0.hasSuffix(".md") } == [
        "Content/a/2026-01-02-oven.md", "Content/a/2026-03-04-oven-2.md", "Content/b.md", "Content/b/index-2.md",
      ])
  }

  @Test func `MDX in a folder without a generator becomes Markdown`() {
    let site = ImportedFiles([
      "posts/oven/index.mdx":
        "import Chart from '../Chart';\nimport oven from './oven.png'\n\n<Chart data={[1, 2]} />\n\n<img src={oven.src} />\n",
      "posts/salt.md": "A { b }\n", "posts/oven/oven.png": "",
    ])
    #expect(site["Content/posts/oven/index.md"]?.contains(":::chart\n:::") == true)
    #expect(site["Content/posts/oven/index.md"]?.contains("<img src=\"./oven.png\" />") == true)
    #expect(site["Content/posts/salt.md"] == "A { b }\n")
    #expect(site.report.contains("posts/oven/index.mdx:4: `<Chart data={[1, 2]} />` is a container now"))
  }

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
