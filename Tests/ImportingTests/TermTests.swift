import TestSupport
import Testing

@testable import Importing

/// Terms such as tags have one spelling in an imported site, and their lists keep the old addresses.
@Suite struct TermTests {
  /// Posts for a generator, one for each list of tags in front matter.
  private static func posts(_ tags: [String], at path: (Int) -> String, _ form: (Int, String) -> String) -> [String:
    String]
  {
    Dictionary(uniqueKeysWithValues: tags.enumerated().map { (path($0), form($0, $1)) })
  }

  private static func hugo(_ settings: String = "", _ tags: String...) -> [String: String] {
    posts(tags, at: { "content/posts/\($0).md" }) { "---\ndate: 2026-01-0\($0 + 1)\ntags: [\($1)]\n---\nA" }
      .merging(["hugo.toml": settings]) { $1 }
  }

  private static func pelican(_ settings: String = "", _ tags: String...) -> [String: String] {
    posts(tags, at: { "content/\($0).md" }) { "Title: T\($0)\nDate: 2026-01-0\($0 + 1)\nTags: \($1)\n\nA" }
      .merging(["pelicanconf.py": settings]) { $1 }
  }

  private static func jekyll(_ settings: String = "", _ tags: String...) -> [String: String] {
    posts(tags, at: { "_posts/2026-01-0\($0 + 1)-a.md" }) { "---\ntags: [\($1)]\n---\nA" }
      .merging(["_config.yml": settings]) { $1 }
  }

  private static let archives = "plugins: [jekyll-archives]\njekyll-archives: {enabled: [tags]}\n"

  @Test(
    "The most frequent spelling counts, the first one on a tie",
    arguments: [
      Case("most frequent", hugo("", "Swift", "swift", "swift"), ["0": "[swift]", "1": "[swift]", "2": "[swift]"]),
      Case("a tie", hugo("", "Swift", "swift"), ["0": "[Swift]", "1": "[Swift]"]),
      Case("hyphens and spaces", hugo("", "two words", "Two-Words"), ["1": "[two words]"]),
      Case("both in one article", hugo("", "swift, Swift, oven", "Swift"), ["0": "[Swift, oven]"]),
      Case("folded by Pelican", pelican("", "nodejs", "Node.js", "Node.js"), ["0": "[Node.js]", "1": "[Node.js]"]),
      Case("different for Hugo", hugo("", "nodejs", "Node.js", "Node.js"), ["0": "[nodejs]", "1": "[Node.js]"]),
      Case(
        "one old page, but other letters", pelican("", "C++", "C#", "C"), ["0": "[C++]", "1": "[\"C#\"]", "2": "[C]"]),
    ])
  func spelling(row: Case<[String: String], [String: String]>) {
    let site = ImportedFiles(row.input)
    for (name, tags) in row.expected {
      let text = site["Content/posts/\(name).md"] ?? "no file"
      #expect(text.contains("tags: \(tags)\n"), "\(row.name): \(text)")
    }
  }

  @Test func `the report says which spellings changed, in one line`() {
    let report = ImportedFiles(Self.hugo("", "Swift, oven", "swift, Oven")).report
    #expect(report.contains("several spellings have the most frequent one now: `swift` is `Swift`, `Oven` is `oven`"))
    #expect(!ImportedFiles(Self.hugo("", "Swift", "Swift")).report.contains("several spellings"))
  }

  /// The addresses were recorded from Hugo 0.168, Pelican 4.12 and jekyll-archives 2.2.1.
  @Test(
    "The list of a term keeps its old address",
    arguments: [
      Case("Hugo", hugo("", "C++"), ["c-plus-plus": "title: C++\nurl: /tags/c++/\n"]),
      Case(
        "Hugo, as in Garland", hugo("", "Node.js, two words, Swift"), ["node.js": "", "two-words": "", "swift": ""]),
      Case("Hugo, a folder", hugo("", "a/b"), ["a-b": "title: a/b\nurl: /tags/a/b/\n"]),
      Case("Hugo with files", hugo("uglyURLs = true", ".NET"), ["dot-net": "url: /tags/.net.html\n"]),
      Case("Pelican", pelican("", "Node.js"), ["node.js": "title: Node.js\nurl: /tag/nodejs.html\n"]),
      Case("Pelican, as in Garland", pelican("", "Swift"), ["swift": ""]),
      Case(
        "Pelican with a substitution", pelican("TAG_SUBSTITUTIONS = [('.', '-')]", "Node.js"),
        ["node.js": "url: /tag/node-js.html\n"]),
      Case("Pelican without lists", pelican("TAG_SAVE_AS = ''", "Node.js"), ["node.js": ""]),
      Case(
        "Pelican, one page for several terms", pelican("", "C++", "C#", "C", "C#"),
        ["c": "", "c-sharp": "", "c-plus-plus": ""]),
      Case("Jekyll", jekyll(archives, "Node.js, x_y"), ["node.js": "url: /tag/node-js/\n", "x_y": "url: /tag/x-y/\n"]),
      Case("Jekyll without lists", jekyll("", "Node.js"), ["node.js": ""]),
      Case(
        "Hexo, which keeps capital letters",
        ["_config.yml": "new_post_name: :title.md\n", "source/_posts/a.md": "---\ntags: [Node.js, Swift]\n---\nA"],
        ["node.js": "url: /tags/Node-js/\n", "swift": ""]),
      Case(
        "Zola",
        [
          "config.toml": "base_url = 'https://a.example'\ntaxonomies = [{name = 'tags'}]",
          "content/a.md": "+++\ntaxonomies.tags = ['Node.js']\n+++\nA",
        ], ["node.js": "url: /tags/node-js/\n"]),
      Case(
        "MkDocs",
        [
          "mkdocs.yml": "site_name: A\nplugins: [blog]\n", "docs/index.md": "# A",
          "docs/blog/posts/a.md": "---\ndate: 2026-01-02\ncategories: [Node.js]\n---\n# A",
        ], ["categories/node.js": "url: /blog/category/nodejs/\n"]),
    ])
  func address(row: Case<[String: String], [String: String]>) {
    let site = ImportedFiles(row.input)
    for (name, text) in row.expected {
      let path = "Content/" + (name.contains("/") ? name : "tags/" + name) + ".md"
      #expect(site[path]?.contains(text) ?? text.isEmpty, "\(row.name): \(site[path] ?? "no \(path)")")
      #expect(!text.isEmpty || site[path] == nil, "\(row.name): \(site[path] ?? "")")
    }
  }

  @Test func `each old address of a term leads to its list, or is named if only a host can do that`() {
    let hexo = ImportedFiles([
      "_config.yml": "new_post_name: :title.md\n", "source/_posts/a.md": "---\ntags: [Swift, two words]\n---\nA",
      "source/_posts/b.md": "---\ntags: [swift, two.words, Swift]\n---\nB",
    ])
    #expect(hexo["Content/tags/swift.md"] == nil)
    #expect(hexo.report.contains("`/tags/swift/` and `/tags/Swift/` list one term and differ only in capital letters"))
    let hugo = ImportedFiles(Self.hugo("", "a/b", "a b"))
    #expect(hugo["Content/tags/a-b.md"]?.contains("title: a/b\naliases: [/tags/a/b/]\n") == true)
  }

  @Test func `each language has its own lists`() {
    let settings = "defaultContentLanguage = 'en'\n[languages.en]\n[languages.fr]\n"
    let site = ImportedFiles([
      "hugo.toml": settings, "content/posts/a.md": "---\ntags: [C++]\n---\nA",
      "content/posts/a.fr.md": "---\ntags: [C++, .NET]\n---\nA",
    ])
    #expect(site["Content/tags/c-plus-plus.md"]?.contains("url: /tags/c++/\n") == true)
    #expect(site["Content/fr/tags/c-plus-plus.md"]?.contains("url: /fr/tags/c++/\n") == true, "\(site.paths)")
    #expect(site["Content/tags/dot-net.md"] == nil)
    #expect(site["Content/fr/tags/dot-net.md"]?.contains("url: /fr/tags/.net/\n") == true)
  }

  @Test func `the lists of tags and categories of jekyll-archives keep their addresses`() {
    let settings = ImportedFiles(Self.jekyll(Self.archives, "a"))["Content/site.yml"] ?? ""
    #expect(settings.contains("  categories:\n    term_path: \"/category/:slug/\"\n"))
    #expect(settings.contains("  tags:\n    term_path: \"/tag/:slug/\"\n"))
    #expect(ImportedFiles(Self.jekyll("", "a"))["Content/site.yml"]?.contains("taxonomies") == false)
  }
}
