import TestSupport
import Testing

@testable import Importing

@Suite struct `A book of mdBook` {
  private static let files = [
    "book.toml": """
    [book]
    title = "Bread"
    authors = ["Ada", "Bo"]
    language = "de"
    [output.html]
    cname = "bread.example"
    site-url = "/book/"
    smart-punctuation = true
    [output.html.code.hidelines]
    python = "~"
    [output.html.redirect]
    "/old.html" = "oven/rye.html"
    "/old.html#crust" = "oven/rye.html#crust"
    """,
    "src/SUMMARY.md": """
    # Summary

    [Welcome](README.md)

    # Baking

    - [The oven](oven/README.md)
      - [Rye `bread`](oven/rye.md)
      - [Salt]()
    - [Notes](notes.md)
    """,
    "src/README.md": "# Welcome\n", "src/oven/README.md": "# Ovens\n", "src/notes.md": "Text\n",
    "src/oven/rye.md": "# Rye\n", "src/oven/loaf.png": "", "src/oven/part.md": "**Part** of [a loaf](rye.md)\n",
    "code/a.rs":
      "// ANCHOR: all\nfn a() {}\n// ANCHOR: b\nfn b() {}\n// ANCHOR_END: b\n// ANCHOR_END: all\nfn c() {}\n",
  ]

  @Test func `keeps its settings and its redirects`() {
    let site = ImportedFiles(Self.files)
    #expect(
      site["Content/site.yml"] == """
        title: Bread
        url: "https://bread.example/book/"
        language: de
        author: "Ada, Bo"
        permalinks:
          /: "/:sections/:filename.html"
          oven: "/:sections/:filename.html"
        html: trusted
        case: keep
        heading_ids: github
        definition_lists: true
        smart_punctuation: true

        """)
    #expect(site["Content/static/old.html"]?.contains("url=oven/rye.html\"") == true)
    #expect(site.report.contains("the redirect from `/old.html#crust` is left out"))
    #expect(site["Content/static/oven/loaf.png"] == "copy of src/oven/loaf.png")
    #expect(site.report.contains("src/oven/part.md: `SUMMARY.md` does not name it"))
  }

  @Test(arguments: [
    Case("the first page", "_index.md", "order: 1"),
    Case("a folder", "oven/_index.md", "sidebar_title: The oven\norder: 2\ngroup: Baking\nsidebar: true"),
    Case("a chapter in it", "oven/rye.md", "sidebar_title: Rye bread\norder: 3"),
    Case("a chapter without a heading", "notes.md", "title: Notes\norder: 4\ngroup: Baking"),
  ])
  func `has its chapters in the order of the summary`(row: Case<String, String>) {
    let text = ImportedFiles(Self.files)["Content/" + row.input] ?? ""
    row.check(text.components(between: "---\n", and: "\n---\n"))
  }

  @Test(arguments: [
    Case("a file", "```rust\n{{#include ../../code/a.rs:7}}\n```", "```rust file=samples/code/a.rs range=7\n```"),
    Case("lines", "{{#include ../../code/a.rs:2:4}}", "fn a() {}\n// ANCHOR: b\nfn b() {}"),
    Case("the first lines", "{{#include ../../code/a.rs::2}}", "// ANCHOR: all\nfn a() {}"),
    Case("the last lines", "{{#include ../../code/a.rs:7:}}", "fn c() {}"),
    Case("an anchor", "{{#include ../../code/a.rs:b}}", "fn b() {}"),
    Case("an anchor around another one", "{{#rustdoc_include ../../code/a.rs:all}}", "fn a() {}\nfn b() {}"),
    Case("a text", "{{#include part.md}}", "**Part** of [a loaf](rye.md)"),
    Case("a program", "{{#playground ../../code/a.rs:b editable}}", "```rust file=samples/code/a.rs region=b\n```"),
    Case("a title", "{{#title Oven}}Text", "Text"),
    Case("an example", "\\{{#include a.rs}}", "{{#include a.rs}}"),
    Case("no file", "{{#include b.rs}}", "{{#include b.rs}}"),
    Case("hidden lines", "```rust,ignore\n# use a;\n#\n#[test]\n## b\nc\n```", "```rust\n#[test]\n# b\nc\n```"),
    Case("hidden lines of Python", "```python\n~a\n  ~b\nc\n```", "```python\nc\n```"),
    Case("hidden lines of a block", "```sh,hidelines=!!\n!!a\n# b\n```", "```sh\n# b\n```"),
    Case("an image", "![](loaf.png)", "![](/oven/loaf.png)"),
    Case("the page of a folder", "[a](README.md#x)", "[a](_index.md#x)"),
    Case("pages by their addresses", "[a](index.html#x) [b](../notes.html)", "[a](_index.md#x) [b](../notes.md)"),
  ])
  func `becomes Markdown`(row: Case<String, String>) {
    let site = ImportedFiles(Self.files.merging(["src/oven/rye.md": row.input + "\n"]) { $1 })
    let text = site["Content/oven/rye.md"] ?? ""
    let end = text.firstRange(of: "\n---\n")?.upperBound ?? text.startIndex
    row.check(String(text[end...]).trimmed)
    #expect(site.report.contains("stays as text: the site has no such file") == (row.name == "no file"))
  }
}

extension String {
  /// The part between two texts.
  fileprivate func components(between start: String, and end: String) -> String {
    guard let first = firstRange(of: start), let last = self[first.upperBound...].firstRange(of: end) else { return "" }
    return String(self[first.upperBound..<last.lowerBound])
  }
}
