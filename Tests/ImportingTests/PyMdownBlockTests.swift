import TestSupport
import Testing

@testable import Importing

@Suite struct `Blocks and pages of Material` {
  private static func page(_ text: String) -> ImportedFiles {
    let extensions = "[pymdownx.blocks.admonition, pymdownx.blocks.tab, md_in_html]"
    return ImportedFiles([
      "mkdocs.yml": "site_name: Oven\nmarkdown_extensions: \(extensions)\n", "docs/a.md": "# A\n\n" + text,
    ])
  }

  @Test(arguments: [
    Case("a note with a title", "/// note | Mind the [oven]\nHot\n///", ":::note[Mind the \\[oven\\]]\nHot\n:::"),
    Case("a kind as an option", "/// admonition | Hot\n    type: warning\n\nText\n///", ":::warning[Hot]\n\nText\n:::"),
    Case(
      "details", "/// details | More\n    open: true\nText\n///", ":::accordion\n:::item[More]{open}\nText\n:::\n:::"),
    Case(
      "tabs", "/// tab | npm\nA\n///\n\n/// tab | yarn\nB\n///",
      ":::tabs\n:::item[npm]\nA\n:::\n\n\n:::item[yarn]\nB\n:::\n\n\n:::"),
    Case("a block in a block", "//// note | A\n/// tip\nB\n///\n////", ":::note[A]\n\n:::tip\nB\n:::\n\n:::"),
    Case("HTML", "/// html | section.wide\nA\n///", "<section class=\"wide\" markdown=\"1\">\n\nA\n\n</section>"),
    Case("a block without an end", "/// note\nA", ":::note\nA\n\n:::"),
    Case("code", "```\n/// note\n///\n```", "```\n/// note\n///\n```"),
    Case("slashes alone", "A\n\n///\n\nB", "A\n\n///\n\nB"),
    Case("a sentence behind slashes", "/// note that", "/// note that"),
    Case("a title without words", "/// note |\nA\n///", ":::note\nA\n:::"),
    Case("a line like an option", "/// note\n  type: A\n///", ":::note\n  type: A\n:::"),
  ])
  func `become containers`(_ row: Case<String, String>) {
    let site = Self.page(row.input + "\n")
    let text = site["Content/a.md"]?.components(after: "# A\n") ?? ""
    #expect(text.trimmed == row.expected, "\(text)")
    #expect(site.site.losses == [])
  }

  @Test func `nested a thousand times end in time`() {
    let text = (0..<1_000).map { "\(String(repeating: "/", count: 1_003 - $0)) note\n" }.joined() + "A\n"
    #expect(processorSeconds { _ = Self.page(text) } < 5)
  }

  @Test func `the page with all tags is that of the tags`() {
    for (settings, mark) in [("- tags", "<!-- material/tags -->"), ("- tags: {tags_file: b/all.md}", "[TAGS]")] {
      let site = ImportedFiles([
        "mkdocs.yml": "site_name: A\nplugins:\n  \(settings)\n", "docs/index.md": "# A\n",
        "docs/b/all.md": "# All tags\n\nFind a page:\n\n\(mark)\n",
      ])
      let page = site["Content/tags/_index.md"] ?? ""
      #expect(page.contains("url: /b/all/\n---\n# All tags\n\nFind a page:\n"), "\(settings): \(page)")
      #expect(!page.contains(mark))
    }
  }

  @Test func `keys of a folder count for its pages`() {
    let files = [
      "mkdocs.yml": "site_name: A\nplugins: [meta]\n", "docs/.meta.yml": "description: All\ntags: [x]\n",
      "docs/b/.meta.yml": "tags: [y]\n", "docs/b/c.md": "---\ntags: [z]\n---\n# C\n",
      "docs/d.md": "---\ndescription: Own\n---\n# D\n",
    ]
    let site = ImportedFiles(files)
    let tags = site["Content/b/c.md"]?.components(after: "tags: ")?.prefix { $0 != "\n" } ?? ""
    #expect(tags == "[z, \"y\", x]")
    #expect(site["Content/b/c.md"]?.contains("description: All\n") == true)
    #expect(site["Content/d.md"]?.contains("description: Own\ntags: [x]\n") == true)
    let without = ImportedFiles(files.merging(["mkdocs.yml": "site_name: A\n"]) { $1 })
    #expect(without["Content/d.md"]?.contains("tags") == false)
  }
}
