import Containers
import TestSupport
import Testing

@testable import Importing

@Suite("Of several sites for one generator") struct SiteChoiceTests {
  private static func articles(_ count: Int, in folder: String) -> [String: String] {
    Dictionary(uniqueKeysWithValues: (1...count).map { ("\(folder)/a\($0).md", "---\ntitle: A\n---\nText.\n") })
  }

  private static let astro = "export default defineConfig({ site: 'https://oven.example' });"

  private static func collection(_ base: String) -> String {
    """
    const blog = defineCollection({ loader: glob({ base: '\(base)', pattern: '**/*.md' }) });
    export const collections = { blog };
    """
  }

  @Test func `the one with far more articles is imported, and the report names the others`() {
    let site = ImportedFiles(
      ["astro.config.mjs": Self.astro, "apps/web/astro.config.mjs": Self.astro]
        .merging(Self.articles(1, in: "src/content/blog")) { $1 }
        .merging(Self.articles(8, in: "apps/web/src/content/blog")) { $1 })
    #expect(site.refusal == nil)
    #expect(site.report.contains("the site in `apps/web/` is imported, which has 8 articles"))
    #expect(site.paths.count { $0.hasPrefix("Content/blog/") } == 8)
  }

  @Test func `of about the same size, the import lists them`() {
    let site = ImportedFiles(
      ["a/astro.config.mjs": Self.astro, "b/astro.config.mjs": Self.astro]
        .merging(Self.articles(3, in: "a/src/content/blog")) { $1 }
        .merging(Self.articles(4, in: "b/src/content/blog")) { $1 })
    #expect(site.refusal == "there are 2 sites here; import one of these folders:\n  b (4 articles)\n  a (3 articles)")
  }

  @Test func `sites for other generators in deeper folders are listed, unless they are small`() {
    let book = ["docs/mkdocs.yml": "site_name: Oven\n"].merging(Self.articles(3, in: "docs/docs")) { $1 }
    let blog = ["apps/web/hugo.toml": "title = 'Web'\n"].merging(Self.articles(2, in: "apps/web/content")) { $1 }
    #expect(
      ImportedFiles(book.merging(blog) { $1 }).refusal
        == "there are 2 sites here; import one of these folders:\n  docs (MkDocs, 3 articles)\n  apps/web (Hugo, 2 articles)"
    )
    let large = book.merging(Self.articles(9, in: "docs/docs")) { $1 }
    #expect(ImportedFiles(large.merging(blog) { $1 }).refusal == nil)
    #expect(ImportedFiles(book).refusal == nil)
  }

  @Test func `a name chooses among them, and is refused without such a site`() {
    let files = ["a/astro.config.mjs": Self.astro, "apps/blog/astro.config.mjs": Self.astro]
      .merging(Self.articles(1, in: "a/src/content/blog")) { $1 }
      .merging(Self.articles(8, in: "apps/blog/src/content/blog")) { $1 }
    let source = ForeignSite(paths: files.keys.sorted()) { files[$0].map { Array($0.utf8) } }
    func work(_ name: String) -> SiteImport? { .prepare(source, from: name, containers: .standard) }
    #expect(work("astro")?.articleIndices.count == 8)
    #expect(work("hugo")?.refusal == "this folder has no settings of hugo")
    #expect(work("markdown")?.refusal == nil)
  }

  @Test func `an example is never meant`() {
    let site = ImportedFiles(
      ["docs/astro.config.mjs": Self.astro, "examples/basics/astro.config.mjs": Self.astro]
        .merging(Self.articles(2, in: "docs/src/content/blog")) { $1 }
        .merging(Self.articles(2, in: "examples/basics/src/content/blog")) { $1 })
    #expect(site.refusal == nil)
    #expect(site.paths.count { $0.hasPrefix("Content/blog/") } == 2)
  }

  @Test func `texts outside of the folder of the site belong to it`() {
    let site = ImportedFiles(
      [
        "apps/web/astro.config.mjs": Self.astro,
        "apps/web/src/content.config.ts": Self.collection("../../content/blog"),
      ].merging(Self.articles(3, in: "content/blog")) { $1 })
    #expect(site.paths.filter { $0.hasSuffix(".md") }.count == 3)
    #expect(site["Content/blog/a1.md"]?.contains("Text.") == true)
  }

  @Test func `texts outside of the imported folder are named`() {
    let site = ImportedFiles(
      [
        "astro.config.mjs": Self.astro, "src/content.config.ts": Self.collection("../content/blog"),
        "src/pages/a.md": "A",
      ])
    #expect(site.report.contains("the texts in `../content/blog` are outside of the folder"))
  }

  @Test(arguments: [
    Case(
      "languages beside each other", ["docs/en/mkdocs.yml", "docs/en/docs/", "docs/ja/docs/"], ["a.md", "ja/a.md"]),
    Case(
      "each with settings of its own",
      ["docs/en/mkdocs.yml", "docs/de/mkdocs.yml", "docs/en/docs/", "docs/de/docs/"], ["a.md", "de/a.md"]),
    Case(
      "folders of pages beside each other", ["mkdocs.yml=docs_dir: docs/en", "docs/en/", "docs/ja/"],
      ["a.md", "ja/a.md"]),
    Case("languages in the folder of the pages", ["mkdocs.yml", "docs/en/", "docs/ja/"], ["en/a.md", "ja/a.md"]),
  ])
  func `MkDocs is one site in several languages`(row: Case<[String], [String]>) {
    var files: [String: String] = [:]
    for path in row.input {
      if path.hasSuffix("/") {
        files[path + "index.md"] = "# Home\n"
        files[path + "a.md"] = "# A\n\nText.\n"
      } else {
        let parts = path.split(separator: "=")
        files[String(parts[0])] = "site_name: Oven\nnav: [index.md, a.md]\n" + (parts.count > 1 ? parts[1] + "\n" : "")
      }
    }
    let site = ImportedFiles(files)
    #expect(site.refusal == nil)
    for path in row.expected { #expect(site.paths.contains("Content/" + path), "\(row.name): \(site.paths)") }
    let settings = site["Content/site.yml"] ?? ""
    #expect(settings.contains("languages:\n  en:\n"), "\(row.name): \(settings)")
  }

  @Test(arguments: [
    ("_config.yml", "title: Oven\nbaseurl: [\n", "_config.yml:3:1: "),
    ("hugo.toml", "title = \"Oven\nbaseURL = 1\n", "hugo.toml:1:"),
    ("mkdocs.yml", "site_name: \"Oven\n", "mkdocs.yml:"),
  ])
  func `settings with a syntax error stop the import`(path: String, text: String, start: String) {
    let site = ImportedFiles([path: text, "content/a.md": "A\n", "docs/a.md": "A\n"])
    #expect(site.refusal?.hasPrefix(start) == true, "\(site.refusal ?? "nothing")")
  }

  @Test(arguments: [("oven.example\n", "url: \"https://oven.example/\"\n"), ("not a host", nil), ("", nil)])
  func `the file CNAME names the address of a site whose settings have none`(cname: String, line: String?) {
    let site = ImportedFiles(["_config.yml": "title: Oven\n", "CNAME": cname, "_posts/2026-01-02-a.md": "A\n"])
    let settings = site["Content/site.yml"] ?? ""
    #expect(line.map(settings.contains) ?? !settings.contains("url"), "\(settings)")
  }

  @Test func `UTF-16 becomes UTF-8, in either order of bytes`() {
    for isLittle in [true, false] {
      let units = Array("\u{FEFF}---\ntitle: Brötchen\n---\nSalz 🧂\n".utf16)
      let bytes = units.flatMap { unit in
        isLittle ? [UInt8(unit & 0xFF), UInt8(unit >> 8)] : [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      }
      let source = ForeignSite(paths: ["a.md"]) { _ in bytes }
      let work = SiteImport.prepare(source, from: "markdown", containers: .standard)
      let site = work.map { $0.finish($0.articleIndices.map($0.convertArticle)) }
      #expect(site?.files["Content/a.md"] == .written(Array("---\ntitle: Brötchen\n---\nSalz 🧂\n".utf8)))
    }
  }

  @Test func `an article that cannot be read is not counted as converted`() {
    let source = ForeignSite(paths: ["a.md", "b.md"]) { $0 == "a.md" ? Array("A\n".utf8) : nil }
    let work = SiteImport.prepare(source, from: "markdown", containers: .standard)
    let site = work.map { $0.finish($0.articleIndices.map($0.convertArticle)) }
    #expect(site.map { ImportReport($0).text.hasPrefix("Markdown: 1 article converted") } == true)
  }
}
