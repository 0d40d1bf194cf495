import Testing

@testable import Importing

@Suite struct ExcludePatternTests {
  @Test(arguments: [
    ("a name", "drafts", "drafts", true), ("a folder", "drafts/", "drafts/a.md", true),
    ("a folder with a dot", "./drafts", "drafts/a.md", true), ("another folder", "drafts", "my-drafts/a.md", false),
    ("a star", "*.tmp.md", "a.tmp.md", true), ("a star in one part only", "*.md", "a/b.md", false),
    ("two stars", "**/secret.md", "a/b/secret.md", true), ("two stars at the root", "**/secret.md", "secret.md", true),
    ("two stars at the end", "a/**", "a/b/c.md", true), ("a question mark", "?.md", "a.md", true),
    ("a comment", "# drafts", "# drafts", false),
    ("many stars", "*a*a*a*a*a*b", String(repeating: "a", count: 500), false),
  ])
  func `a pattern matches the paths of its generator`(name: String, pattern: String, path: String, expected: Bool) {
    #expect(ExcludePatterns.read([pattern]).matches(path) == expected)
  }

  @Test func `a pattern that cannot be matched is named`() {
    #expect(ExcludePatterns.read(["[ab].md", "!a.md", "b"]).unknown == ["[ab].md", "!a.md"])
  }

  private static let text = "---\ntitle: A\n---\nSecret"

  @Test(arguments: [
    ("Jekyll", ["_config.yml": "exclude: [\"secret*\"]\n", "secret-1.md": text]),
    (
      "Hexo",
      ["_config.yml": "source_dir: source\narchive_dir: a\nexclude: \"**/secret.md\"\n", "source/a/secret.md": text]
    ),
    ("Eleventy", [".eleventy.js": "c.ignores.add(\"hidden/**\");", "hidden/a.md": text]),
    ("Eleventy's file", [".eleventy.js": "", ".eleventyignore": "hidden\n", "hidden/a.md": text]),
    ("VitePress", [".vitepress/config.ts": "export default { srcExclude: ['**/secret.md'] }", "a/secret.md": text]),
    (
      "Zola",
      [
        "config.toml": "base_url = 'https://a.example'\ncompile_sass = true\nignored_content = ['*.tmp.md']\n",
        "content/a.tmp.md": text,
      ]
    ),
    ("Pelican", ["pelicanconf.py": "ARTICLE_EXCLUDES = ['hidden']\n", "content/hidden/a.md": text]),
  ])
  func `an excluded article stays out`(generator: String, files: [String: String]) {
    let site = ImportedFiles(files)
    #expect(!site.paths.contains { site[$0]?.contains("Secret") ?? false })
    #expect(site.report.contains("the settings of the old site exclude it"))
  }

  @Test func `a number keeps its source text`() {
    let site = ImportedFiles([
      "_config.yml": "title: A\n",
      "_posts/2026-01-02-a.md": "---\nversion: 1.10\ntags: [1.10]\nlayout: post\n---\nText",
    ])
    #expect(site["Content/posts/2026-01-02-a.md"]?.contains("version: 1.10\ntags: [1.10]\n") == true)
  }
}
