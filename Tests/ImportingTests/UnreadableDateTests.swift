import TestSupport
import Testing

@testable import Importing

/// Dates that an import cannot read never make an article public.
@Suite struct UnreadableDateTests {
  /// An article in a site of each generator, by the path of the article in the old and in the new site.
  private static let sites: [(name: String, files: [String: String], old: String, new: String)] = [
    ("Jekyll", ["_config.yml": "title: A\n"], "_posts/2026-01-02-a.md", "posts/2026-01-02-a.md"),
    ("Hugo", ["hugo.toml": ""], "content/posts/a.md", "posts/a.md"),
    ("Hexo", ["_config.yml": "source_dir: source\nnew_post_name: x\n"], "source/_posts/a.md", "posts/a.md"),
    ("Zola", ["config.toml": "base_url = \"/\"\ncompile_sass = true\n"], "content/a.md", "a.md"),
    ("Pelican", ["pelicanconf.py": "PATH = 'content'\n"], "content/a.md", "posts/a.md"),
    ("Publish", ["Package.swift": "/Publish.git"], "Content/posts/a.md", "posts/a.md"),
    ("Astro", ["astro.config.mjs": ""], "src/content/blog/a.md", "blog/a.md"),
    ("Eleventy", [".eleventy.js": ""], "a.md", "a.md"),
    ("VitePress", [".vitepress/config.ts": ""], "a.md", "a.md"),
    ("Docusaurus", ["docusaurus.config.js": ""], "blog/a.md", "blog/a.md"),
    ("mdBook", ["book.toml": "", "src/SUMMARY.md": "- [A](a.md)\n- [B](2027-02-30-bread.md)"], "src/a.md", "a.md"),
    ("Markdown", [:], "a.md", "a.md"),
  ]

  @Test(arguments: sites.indices, ["date", "pubDate", "publishDate", "expires", "expiryDate"])
  func `makes a draft in each generator`(index: Int, key: String) {
    let site = Self.sites[index]
    let text = "---\ntitle: Bread\n\(key): 31/31/2020\n---\nA"
    let imported = ImportedFiles(site.files.merging([site.old: text]) { $1 })
    let article = imported["Content/" + site.new] ?? ""
    #expect(article.contains("draft: true\n"), "\(site.name): \(article)")
    #expect(article.lowercased().contains("# \(key.lowercased()): \"31/31/2020\"\n"), "\(site.name): \(article)")
    #expect(!article.contains("\n\(key): "), "\(site.name): \(article)")
    #expect(imported.report.contains("\(site.old):3: `"), "\(site.name): \(imported.report)")
    #expect(imported.report.components(of: "cannot be read") == 1, "\(site.name): \(imported.report)")
  }

  @Test(arguments: [
    Case("a key in capitals", "Draft: true", ["draft: true\n"]),
    Case("a key that resembles a field", "dates: 2026-01-02", ["dates: 2026-01-02\n", "keys: [dates]\n"]),
    Case("a key without a value", "published:\nmood: calm", ["mood: calm\n"]),
    Case("a status that Garland obeys", "status: draft", ["status: draft\n"]),
    Case("a status that resembles a draft", "status: drfat", ["draft: true\n"]),
  ])
  func `makes a site that builds of keys that Garland would refuse`(row: Case<String, [String]>) {
    let imported = ImportedFiles([
      "astro.config.mjs": "", "src/content/blog/a.md": "---\ntitle: Bread\n\(row.input)\n---\nA",
    ])
    let written = (imported["Content/blog/a.md"] ?? "") + (imported["Content/site.yml"] ?? "")
    let isHidden = row.input == "status: draft"
    #expect(imported.report.contains("a.md: `status` makes the article a draft") == isHidden, "\(imported.report)")
    for line in row.expected { #expect(written.contains(line), "\(row.name): \(written)") }
    #expect(!written.contains("published:") && !written.contains("Draft:"), "\(row.name): \(written)")
  }

  @Test(arguments: sites.indices)
  func `an impossible day in a file name leaves the name, and makes a draft where dates hide articles`(index: Int) {
    let site = Self.sites[index]
    let folder = site.old.folderPath.isEmpty ? "" : site.old.folderPath + "/"
    let imported = ImportedFiles(
      site.files.merging([folder + "2027-02-30-bread.md": "---\ntitle: Bread\n---\nA", site.old: "A"]) { $1 })
    let new = (site.new.folderPath.isEmpty ? "" : site.new.folderPath + "/") + "bread.md"
    let article = imported["Content/" + new] ?? ""
    let isDraft = ["Jekyll", "Pelican"].contains(site.name)
    #expect(article.contains("title: Bread\n"), "\(site.name): \(imported.paths)")
    #expect(article.contains("draft: true\n") == isDraft, "\(site.name): \(article)")
    #expect(article.contains("# date: 2027-02-30\n") == isDraft, "\(site.name): \(article)")
    #expect(!imported.paths.contains { $0.contains("2027") }, "\(site.name): \(imported.paths)")
    #expect(imported.report.contains("begins with `2027-02-30`, a day that does not exist"))
  }

  @Test(
    "Dates that the old generator reads stay",
    arguments: [
      Case(
        "Jekyll reads the day first", ["_config.yml": "title: A", "a.md": "---\ndate: 02/03/2026\n---\nA"], "2026-03-02"
      ),
      Case("no date", ["hugo.toml": "", "content/a.md": "---\ndate:\nweight: 1\n---\nA"], "order: 1"),
      Case(
        "the zero of Hugo", ["hugo.toml": "", "content/a.md": "---\ndate: 0001-01-01\nweight: 1\n---\nA"], "order: 1"),
      Case(
        "the day of the last change",
        [".eleventy.js": "", "a.md": "---\ntitle: A\ndate: git Last Modified\n---\nA"], "title: A"),
      Case(
        "the day of the file", [".eleventy.js": "", "a.md": "---\ntitle: A\ndate: git Created\n---\nA"], "title: A"),
    ])
  func readable(row: Case<[String: String], String>) {
    let site = ImportedFiles(row.input)
    #expect(site["Content/a.md"]?.contains(row.expected) == true, "\(site["Content/a.md"] ?? "")")
    #expect(site["Content/a.md"]?.contains("draft") == false, "\(site.report)")
  }

  @Test(
    "Other values that decide who sees an article",
    arguments: [
      Case("a later date", "date: 2026-01-02\npublishDate: soon", "# publishDate: soon"),
      Case("a list", "date: [2026, 1]", "# date: [2026, 1]"),
      Case("a map", "date: {day: 1}", "# date:\n#   day: 1"),
      Case("two lines", "date: \"a\\nb: c\"", "# date: \"a\\nb: c\""),
      Case("`listed`", "listed: perhaps", "# listed: perhaps"),
    ])
  func hidden(row: Case<String, String>) {
    let site = ImportedFiles(["hugo.toml": "", "content/a.md": "---\n\(row.input)\n---\nA"])
    let article = site["Content/a.md"] ?? ""
    #expect(article.contains("draft: true\n\(row.expected)\n---\n"), "\(row.name): \(article)")
  }

  @Test func `a folder with an impossible day keeps its files`() {
    let site = ImportedFiles([
      "hugo.toml": "", "content/posts/2027-02-30-bread/index.md": "---\ndate: 2027-03-02\n---\n![](a.png)",
      "content/posts/2027-02-30-bread/a.png": "", "content/posts/bread/index.md": "A",
    ])
    #expect(site["Content/posts/bread-2/a.png"] != nil)
    #expect(site["Content/posts/bread-2/index.md"]?.contains("draft") == false)
  }
}

extension String {
  /// Returns how often a text occurs.
  fileprivate func components(of text: String) -> Int { ranges(of: text).count }
}
