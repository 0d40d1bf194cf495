import Parsing
import TestSupport
import Testing

@testable import Importing

@Suite struct ForeignFrontMatterTests {
  @Test(
    "A draft that is a text is a truth value",
    arguments: [
      Case("yes", "'true'", "draft: true"), Case("no", "'false'", "draft: false"), Case("a number", "1", "draft: true"),
      Case("nothing", "''", "draft: false"), Case("a placeholder", "$draft", "draft: true"),
    ])
  func draft(row: Case<String, String>) {
    let site = ImportedFiles(["a.md": "---\ndraft: \(row.input)\n---\nText\n"])
    row.check(site["Content/a.md"]?.split(separator: "\n")[1].description ?? "")
    #expect(site.report.contains("a.md: `draft: $draft` is no truth value") == row.input.contains("$"))
  }

  @Test(arguments: [
    ("a sentence with a colon is text", "Note: bread is hot.\n\nMore.", false, "", "Note: bread is hot.\n\nMore."),
    ("names that only metadata has", "Title: Bread\nDate: 2026-01-02\n\nText", false, "title date", "Text"),
    ("any names for a generator with such lines", "Mood: calm\n\nText", true, "mood", "Text"),
    ("metadata with only a closing fence", "title: Bread\ndate: 2026-01-02\n---\nText", false, "title date", "Text"),
    ("a colon in a value between fences", "---\ntitle: Bread: more\n---\nText", false, "title", "Text"),
    ("empty lines before the fence", "\n\n---\ntitle: Bread\n---\nText", false, "title", "Text"),
    (
      "front matter that cannot be read is a draft", "---\ndraft: true\ntags: [a\n- b: {\n---\nText", false, "draft",
      "Text"
    ),
  ])
  func reads(name: String, text: String, readsLines: Bool, keys: String, body: String) {
    let forms = FrontMatterForm.unambiguous.union(readsLines ? [.lines] : [])
    let (article, notes) = ForeignFrontMatter.read(Array(text.utf8), source: "a.md", target: "a.md", forms: forms)
    #expect(article.keys.entries.map(\.key).joined(separator: " ") == keys)
    #expect(String(decoding: article.body, as: UTF8.self) == body)
    #expect(notes.isEmpty == (keys != "draft"))
  }

  @Test func `metadata with only a closing fence is YAML`() {
    let text = "title: 'Bread: more'\ntags:\n- a\n- b\n---\nText"
    let article = ForeignFrontMatter.read(Array(text.utf8), source: "a.md", target: "a.md", forms: [.closingFenceOnly])
      .article
    #expect(article.keys["title"]?.value.text == "Bread: more")
    #expect(article.keys["tags"]?.value.texts == ["a", "b"])
  }

  @Test(
    "Another form of front matter is only read for its generator, and else makes a draft",
    arguments: [
      ("source/_posts/a.md", "tags:\n\t- a\n", false), ("_posts/2026-01-02-a.md", "tags:\n\t- a\n", true),
      ("Content/a.md", "title: A: B\n", false), ("_posts/2026-01-02-a.md", "title: A: B\n", true),
    ])
  func form(path: String, keys: String, isDraft: Bool) {
    let files = ["_config.yml": "title: A\n", "Package.swift": "import Publish", path: "---\n\(keys)---\nText\n"]
    let hasPackage = path.hasPrefix("Content")
    let site = ImportedFiles(files.filter { ($0.key == "Package.swift") == hasPackage || $0.key == path })
    let article = site.paths.compactMap { site[$0] }.first { $0.contains("Text") }
    #expect(article?.contains("draft: true") == isDraft)
  }

  @Test(arguments: [
    ("false", true), ("no", true), ("'false'", true), ("later", true), ("true", false), ("yes", false),
  ])
  func `replaces published by draft`(value: String, isDraft: Bool) {
    let site = ImportedFiles([
      "_config.yml": "title: A\n", "_posts/2026-01-02-a.md": "---\npublished: \(value)\n---\nText",
    ])
    #expect(site["Content/posts/2026-01-02-a.md"]?.contains("draft: true") == isDraft)
  }

  @Test(arguments: [("draft", ""), ("skip", ""), ("hidden", ""), ("", "draft")])
  func `reads the status of Pelican`(status: String, byDefault: String) {
    let site = ImportedFiles([
      "pelicanconf.py": "DEFAULT_METADATA = {'status': '\(byDefault)'}\n",
      "content/a.md": "Title: A\n\(status.isEmpty ? "" : "Status: \(status)\n")\nText",
    ])
    #expect(site["Content/posts/a.md"]?.contains("draft: true") == (status != "hidden"))
    #expect(site["Content/posts/a.md"]?.contains("listed: false") == (status == "hidden"))
  }
}
