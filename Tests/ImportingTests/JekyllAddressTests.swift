import TestSupport
import Testing

@testable import Importing

/// The addresses and the front matter that Jekyll gives to files.
@Suite struct JekyllAddressTests {
  @Test(
    "An article has the address of its file in Jekyll",
    arguments: [
      Case(
        "a permalink with placeholders", ("_posts/2026-01-02-Rye.md", "permalink: /:year/:i_month/:title/"),
        "/2026/1/Rye/"),
      Case(
        "a style by name",
        ("_posts/2026-01-02-rye.md", "permalink: /x/:categories/:slug:output_ext\ncategories: [Big Loaf, sour]"),
        "/x/big%20loaf/sour/rye.html"),
      Case("a page in a folder", ("docs/rye.md", ""), "/docs/rye.html"),
      Case("the first page of a folder", ("docs/index.md", ""), "/docs/"),
      Case("a page at the root", ("rye.md", ""), nil),
      Case("a folder that is included", ("_pages/rye.md", ""), "/_pages/rye.html"),
      Case("a permalink from defaults", ("notes/rye.md", ""), "/n/rye/"),
      Case("defaults for a pattern of folders", ("a/drafts/rye.md", ""), "/b/rye/"),
    ])
  func address(row: Case<(String, String), String?>) {
    let configuration = """
      include: [_pages]
      defaults:
        - {scope: {path: notes}, values: {permalink: "/n/:basename/"}}
        - {scope: {path: "*/drafts"}, values: {permalink: "/b/:basename/"}}
      """
    let (path, keys) = row.input
    let site = ImportedFiles(["_config.yml": configuration, path: "---\nt: 1\n\(keys)\n---\n"])
    let text = site.paths.first { $0.hasSuffix("ye.md") || $0.hasSuffix("index.md") }.flatMap { site[$0] } ?? ""
    row.check(text.firstMatch(of: /\nurl: "?([^"\n]*)/).map { String($0.1) })
  }

  @Test func `the most specific default counts`() {
    let configuration = """
      defaults:
        - {scope: {path: "", type: posts}, values: {image: /post.png, toc: true}}
        - {scope: {path: ""}, values: {image: /any.png}}
        - {scope: {path: _posts/sweet}, values: {image: /sweet.png, published: false}}
        - {scope: {path: "", type: pages}, values: {wide: true}}
      """
    let site = ImportedFiles([
      "_config.yml": configuration, "_posts/2026-01-02-a.md": "---\n---\n",
      "_posts/sweet/2026-01-02-b.md": "---\n---\n",
      "c.md": "---\nimage: {path: /own.png, alt: x}\n---\n",
    ])
    #expect(site["Content/posts/2026-01-02-a.md"] == "---\nimage: /post.png\ntoc: true\n---\n")
    #expect(site["Content/posts/sweet/2026-01-02-b.md"] == "---\nimage: /sweet.png\ntoc: true\ndraft: true\n---\n")
    #expect(site["Content/c.md"] == "---\nimage: /own.png\nwide: true\n---\n")
    #expect(!site.paths.contains("Content/pages/_index.md"))
  }

  @Test func `the files of the site can be in a folder`() {
    let site = ImportedFiles([
      "_config.yml": "source: web\n", "web/_posts/2026-01-02-a.md": "---\n---\n{% x %}\n", "web/oven.png": "",
      "README.md": "No page", "web/_includes/y.html": "",
    ])
    #expect(site["Content/posts/2026-01-02-a.md"] == ":::x\n:::\n")
    #expect(site["Content/static/oven.png"] == "copy of web/oven.png")
    #expect(site["Content/README.md"] == nil)
    #expect(site.report.contains("web/_posts/2026-01-02-a.md:3: `{% x %}`"))
  }

  @Test func `collections can be in a folder of their own`() {
    let site = ImportedFiles([
      "_config.yml": "collections_dir: all\ncollections: {breads: {output: true}, secrets: {}}\n",
      "all/_posts/2026-01-02-a.md": "---\n---\n", "all/_breads/rye.md": "---\n---\n", "all/_secrets/x.md": "---\n---\n",
    ])
    #expect(site["Content/posts/2026-01-02-a.md"] == "")
    #expect(site["Content/breads/rye.md"] == "")
    #expect(site["Content/site.yml"]?.contains("breads: \"/breads/:filename.html\"") == true)
    #expect(site.report.contains("_secrets/: Jekyll does not publish it"))
  }

  @Test func `folders around posts are categories`() {
    let site = ImportedFiles([
      "_config.yml": "title: A\n",
      "bread/_posts/2026-01-02-a.md": "---\ncategories: sour\n---\n{% post_url bread/2026-01-02-a %}",
    ])
    #expect(site["Content/posts/bread/2026-01-02-a.md"] == "---\ncategories: [bread, sour]\n---\n2026-01-02-a.md")
  }

  @Test(
    "Addresses with spaces are encoded",
    arguments: [
      Case("an image", "![a](my oven.png)", "![a](my%20oven.png)"),
      Case("a title", "[a](my oven.png \"The oven\")", "[a](my%20oven.png \"The oven\")"),
      Case("code", "`[a](b c)`", "`[a](b c)`"),
      Case("no space", "[a](b \"c d\")", "[a](b \"c d\")"),
    ])
  func spaces(row: Case<String, String>) {
    row.check(String(decoding: SpacedAddresses.encoded(Array(row.input.utf8)), as: UTF8.self))
  }
}
