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
    let text = CodeFenceOptions.pass(from: .zola)(.read(Array("\(line)\na\n```\n".utf8)))
    #expect(String(decoding: text.bytes, as: UTF8.self) == "\(expected)\na\n```\n")
  }

  @Test(
    "A page has the address of Zola",
    arguments: [
      ("a path", "", "a.md", "path = \"x/Y\"", "url: /x/Y/"),
      ("a path of a translation", "", "a.fr.md", "path = \"fr/x\"", "url: /fr/x/"),
      ("a date in the name", "", "2026-01-02-a.md", "", nil),
      ("a date that stays", "[slugify]\npaths_keep_dates = true\n", "2026-01-02-a.md", "", "url: /2026-01-02-a/"),
    ])
  func address(name: String, settings: String, file: String, keys: String, expected: String?) {
    let files = [
      "config.toml": "base_url = \"/\"\n\(settings)[languages.fr]\n", "content/\(file)": "+++\n\(keys)\n+++\nText\n",
    ]
    let target = file == "a.fr.md" ? "Content/fr/a.md" : "Content/\(file)"
    let url = ImportedFiles(files)[target]?.split(separator: "\n").first { $0.hasPrefix("url: ") }
    #expect(url.map(String.init) == expected, "\(name)")
  }

  @Test func `folders keep their capital letters, and names lose them`() {
    let site = ImportedFiles([
      "config.toml": "base_url = \"/\"", "content/Bread/_index.md": "+++\n+++\n", "content/Bread/Oven.md": "+++\n+++\n",
      "content/Bread/salt.md": "+++\n+++\n",
    ])
    #expect(site["Content/site.yml"]?.contains("case: keep") == true)
    #expect(site["Content/Bread/Oven.md"]?.contains("url: /Bread/oven/") == true)
    #expect(site["Content/Bread/salt.md"] == "")
  }

  @Test func `the report names an address whose Latin letters only Zola knows`() {
    let site = ImportedFiles([
      "config.toml": "base_url = 'https://bread.example'\n", "content/日本.md": "+++\n+++\n",
      "content/a.md": "+++\n+++\n",
    ])
    #expect(site.report.contains("content/日本.md: Zola writes the letters of the name in Latin ones"))
    #expect(!site.report.contains("content/a.md"))
  }

  @Test func `a site in a folder is imported from there`() {
    let site = ImportedFiles([
      "README.md": "# Bread\n", "docs/config.toml": "base_url = 'https://bread.example'\n",
      "docs/content/a.md": "+++\n+++\n{{ x() }}\n", "docs/content/a.png": "png",
    ])
    #expect(site.paths.contains("Content/a.md"))
    #expect(site["Content/a.png"] == "copy of docs/content/a.png")
    #expect(site.report.contains("only the folder `docs` is imported, which has the Zola site"))
    #expect(site.report.contains("docs/content/a.md:3: `{{ x() }}`"))
  }

  @Test func `a site in a folder beside articles is named in the report`() {
    let report = ImportedFiles([
      "notes/bread.md": "# Bread\n", "docs/config.toml": "base_url = 'https://bread.example'\n",
      "docs/content/a.md": "+++\n+++\n",
    ]).report
    #expect(report.contains("docs/: this looks like a Zola site"))
  }
}
