import TestSupport
import Testing

@testable import Importing

/// The articles and files of an imported site have addresses that Garland accepts, each its own.
@Suite struct DistinctAddressTests {
  @Test(
    "A pattern that leads out of the site loses its steps",
    arguments: [
      Case(
        "Jekyll",
        ["_config.yml": "title: A\npermalink: /../:year/./:title/\n", "_posts/2026-01-02-a.md": "---\n---\nA"],
        "posts: \"/:year/:slug/\""),
      Case(
        "Hexo",
        [
          "_config.yml": "source_dir: source\nnew_post_name: :title.md\npermalink: ../:title/\n",
          "source/_posts/a.md": "---\n---\nA",
        ],
        "posts: \"/:slug/\""),
      Case(
        "Hugo", ["hugo.toml": "[permalinks]\nposts = '/%2e%2e/:slug/'\n", "content/posts/a.md": "A"],
        "posts: \"/:slug/\""),
      Case(
        "Pelican",
        [
          "pelicanconf.py": "PATH = 'content'\nARTICLE_URL = '../{slug}/'\nARTICLE_SAVE_AS = '../{slug}/index.html'\n",
          "content/a.md": "Title: A\n\nA",
        ],
        "posts: \"/:slug/\""),
    ])
  func pattern(row: Case<[String: String], String>) {
    let site = ImportedFiles(row.input)
    #expect(site["Content/site.yml"]?.contains(row.expected) == true, "\(site["Content/site.yml"] ?? "")")
    #expect(site.report.contains("leads out of the site"), "\(site.report)")
    #expect(!site.paths.contains { site[$0]?.contains("../") == true })
  }

  @Test(
    "An address that no page can have becomes a near one",
    arguments: [
      Case("steps", "url: /../../etc/", "url: /etc/\n"), Case("encoded steps", "url: /%2e%2e/a/", "url: /a/\n"),
      Case("a query", "url: /a?b=1", "url: \"/a%3Fb=1\"\n"), Case("a backslash", "url: '/a\\..\\b/'", "url: /a/b/\n"),
      Case("another site", "url: https://b.example/a/", "url: /a/\n"), Case("nothing else", "url: /../", "url: /\n"),
      Case("a usual one", "url: /a/", "url: /a/\n"),
    ])
  func address(row: Case<String, String>) {
    let text = Array("---\n\(row.input)\n---\n".utf8)
    let article = ForeignFrontMatter.read(text, source: "a.md", target: "a.md", forms: []).article
    var cleaned = CleanedKeys(ArticleKeys(article.keys), of: article, in: text)
    cleaned.replaceRefusedAddresses()
    #expect(cleaned.keys.frontMatter == "---\n\(row.expected)---\n")
    #expect(cleaned.notes.isEmpty == (row.name == "a usual one"))
  }

  @Test func `aliases and slugs stay in the site, too`() {
    let site = ImportedFiles([
      "_config.yml": "title: A\n", "a.md": "---\nslug: ../b\nredirect_from: [/../c/, /d/]\n---\nA",
    ])
    #expect(site["Content/a.md"]?.contains("slug: b\n") == true, "\(site["Content/a.md"] ?? "")")
    #expect(site["Content/a.md"]?.contains("aliases: [/c/, /d/]\n") == true, "\(site["Content/a.md"] ?? "")")
    #expect(site.report.contains("`slug: ../b` is no address in a site; it is `b` now"))
  }

  @Test(
    "Addresses that differ only in capital letters become different ones",
    arguments: [
      Case(
        "front matter",
        [
          "_config.yml": "title: A", "a.md": "---\npermalink: /About/\n---\n", "b.md": "---\npermalink: /about/\n---\n",
        ],
        ["Content/a.md": "url: /About-2/", "Content/b.md": "url: /about/"]),
      Case(
        "an address and a file name", ["a.md": "---\nurl: /B/\n---\n", "b.md": "B"], ["Content/a.md": "url: /B-2/"]),
      Case(
        "slugs of a pattern",
        [
          "hugo.toml": "[permalinks]\nposts = '/:year/:slug/'\n",
          "content/posts/a.md": "---\ndate: 2026-01-02\nslug: X\n---\n",
          "content/posts/b.md": "---\ndate: 2026-03-02\nslug: x\n---\n",
        ], ["Content/posts/a.md": "url: /2026/x-2/"]),
      Case("files", ["A.md": "A", "a.md": "a"], ["Content/A.md": "A", "Content/a-2.md": "a"]),
      Case(
        "folders", ["X/a.md": "A", "x/a.md": "a", "x/b.md": "b"], ["Content/X/a-2.md": "a", "Content/X/b.md": "b"]),
      Case(
        "images", ["n/P.png": "", "n/p.png": "", "n/a.md": "![](P.png) ![](p.png)"],
        ["Content/n/a.md": "![](P.png) ![](p-2.png)", "Content/n/p-2.png": "copy of n/p.png"]),
      Case(
        "a draft and a post",
        [
          "_config.yml": "source_dir: source\nnew_post_name: x\n", "source/_posts/a.md": "---\n---\nA",
          "source/_drafts/a.md": "---\n---\nB",
        ],
        ["Content/posts/a-2.md": "A", "Content/posts/a.md": "draft: true"]),
      Case(
        "different ones", ["_config.yml": "title: A", "a.md": "---\n---\nA", "b.md": "---\n---\nB"],
        ["Content/a.md": "A", "Content/b.md": "B"]),
    ])
  func capitals(row: Case<[String: String], [String: String]>) {
    let site = ImportedFiles(row.input)
    for (path, text) in row.expected {
      #expect(site[path]?.contains(text) == true, "\(row.name): \(path): \(site[path] ?? "") of \(site.paths)")
    }
    let isReported = ["another article has its", "another file has its path", "another folder differs"].contains {
      site.report.contains($0)
    }
    #expect(isReported == (row.name != "different ones"), "\(row.name): \(site.report)")
  }

  private static func post(_ date: String, _ text: String) -> String {
    "---\ntitle: \(text)\ndate: \(date)\npermalink: /same/\nurl: /same/\n---\n\(text)"
  }

  @Test(
    "Of several articles with one address, the one that the old site shows keeps it, and the report names both",
    arguments: [
      Case(
        "Jekyll: the newest",
        [
          "_config.yml": "title: A", "_posts/2026-01-02-a.md": post("2026-01-02", "A"),
          "_posts/2025-01-01-b.md": post("2025-01-01", "B"),
        ],
        ["_posts/2025-01-01-b.md", "`/same-2/` now. The old site shows `_posts/2026-01-02-a.md` there"]),
      Case(
        "Jekyll: a post before a page",
        [
          "_config.yml": "title: A", "_posts/2026-01-02-a.md": post("2026-01-02", "A"),
          "z.md": "---\npermalink: /same/\n---\nZ",
        ],
        ["z.md", "The old site shows `_posts/2026-01-02-a.md` there"]),
      Case(
        "Hexo: the oldest",
        [
          "_config.yml": "new_post_name: x\npermalink: same/\n", "source/_posts/a.md": post("2026-01-02", "A"),
          "source/_posts/b.md": post("2025-01-01", "B"),
        ],
        ["source/_posts/a.md", "The old site shows `source/_posts/b.md` there"]),
      Case(
        "Hugo: one of them",
        ["hugo.toml": "", "content/a.md": post("2026-01-02", "A"), "content/b.md": post("2025-01-01", "B")],
        ["content/a.md", "The old site shows only one of them there; `content/b.md` keeps it"]),
      Case(
        "Zola: none",
        [
          "config.toml": "base_url = 'https://a.example'", "content/a.md": "+++\npath = 'same'\n+++\nA",
          "content/b.md": "+++\npath = 'same'\n+++\nB",
        ], ["content/a.md", "Zola refuses such a site; `content/b.md` keeps it"]),
      Case(
        "other capital letters",
        ["_config.yml": "title: A", "a.md": "---\npermalink: /X/\n---\nA", "b.md": "---\npermalink: /x/\n---\nB"],
        ["a.md", "`b.md` has an address that differs only in capital letters"]),
    ])
  func shown(row: Case<[String: String], [String]>) {
    let site = ImportedFiles(row.input)
    #expect(site.report.contains(row.expected[0] + ": another article has its address"), "\(row.name): \(site.report)")
    #expect(site.report.contains(row.expected[1]), "\(row.name): \(site.report)")
    let texts = site.paths.compactMap { site[$0] }
    #expect(texts.count { $0.contains("url: /same-2/") || $0.contains("url: /X-2/") } == 1)
  }

  @Test func `sections have addresses of their own, too, and their articles keep theirs`() {
    let site = ImportedFiles([
      "hugo.toml": "", "content/x/_index.md": "---\nurl: /z/\n---\nX", "content/y/_index.md": "---\nurl: /z/\n---\nY",
      "content/x/a.md": "A", "content/b.md": "---\nurl: /x/\n---\nB",
    ])
    #expect(site["Content/x/_index.md"]?.contains("url: /z-2/\n") == true, "\(site["Content/x/_index.md"] ?? "")")
    #expect(site["Content/y/_index.md"]?.contains("url: /z/\n") == true)
    #expect(site["Content/x/a.md"]?.contains("url: /x/a/\n") == true, "\(site["Content/x/a.md"] ?? "")")
    #expect(site.report.contains("content/x/_index.md: another article has its address, `/z/`; it has `/z-2/` now"))
  }

  @Test func `an article makes room for a section that the import writes`() {
    let site = ImportedFiles([
      "hugo.toml": "", "content/posts/a.md": "---\ndate: 2026-01-02\n---\nA",
      "content/b.md": "---\nurl: /posts/\n---\nB",
    ])
    #expect(site["Content/posts/_index.md"] != nil)
    #expect(site["Content/b.md"]?.contains("url: /posts-2/\n") == true, "\(site["Content/b.md"] ?? "")")
    #expect(site.report.contains("`posts/_index.md` keeps it"))
  }
}
