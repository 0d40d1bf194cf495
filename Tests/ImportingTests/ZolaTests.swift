import Testing

@testable import Importing

@Suite struct ZolaTests {
  @Test("A site with every construct becomes the expected files", arguments: ZolaSite.converted.keys.sorted())
  func file(path: String) throws {
    let site = ImportedFiles(ZolaSite.files)
    #expect(site[path] == ZolaSite.converted[path])
  }

  @Test func noOtherFileIsWritten() throws {
    let site = ImportedFiles(ZolaSite.files)
    #expect(site.paths == ZolaSite.converted.keys.sorted())
  }

  @Test(
    "Shortcodes are expanded from their templates",
    arguments: [
      ("<b>{{ a }}</b>", "{{ x(a=\"one\") }}", "<b>one</b>"),
      ("{% if a %}{{ a | upper }}{% else %}none{% endif %}", "{{ x() }}", "none"),
      ("{{ a | default(value=\"b\") }}", "{{ x() }}", "b"),
      ("<i>{{ body | markdown | safe }}</i>", "{% x() %}it{% end %}", "<i>it</i>"),
      ("{# {{ no }} #}fixed", "{{ x() }}", "fixed"),
    ])
  func expanded(template: String, text: String, expected: String) throws {
    let files = [
      "config.toml": "base_url = \"/\"", "content/a.md": text + "\n", "templates/shortcodes/x.html": template,
    ]
    #expect(ImportedFiles(files)["Content/a.md"] == expected + "\n")
  }

  @Test(
    "Options of code blocks are those of Garland",
    arguments: [
      ("```rust,linenos", "```rust numbers"),
      ("```rust,hl_lines=1 3-5,linenostart=7", "```rust start=7 lines=1,3-5"),
      ("```", "```"),
    ])
  func fence(line: String, expected: String) {
    let text = CodeFenceOptions.converted(Array("\(line)\na\n```\n".utf8), from: .zola)
    #expect(String(decoding: text, as: UTF8.self) == "\(expected)\na\n```\n")
  }

  @Test func `a site in a folder is named in the report`() {
    let report = ImportedFiles([
      "README.md": "# Bread\n", "docs/config.toml": "base_url = 'https://bread.example'\n",
      "docs/content/a.md": "+++\n+++\n",
    ]).report
    #expect(report.contains("docs/: this looks like a Zola site"))
  }
}
