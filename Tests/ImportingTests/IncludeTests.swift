import TestSupport
import Testing

@testable import Importing

/// Included files: none includes itself, and an article includes a limited number of lines.
@Suite struct IncludeTests {
  /// A site in which `x` and `y` include each other many times, by the generator, and the path of the new article.
  private static let circles: [(name: String, files: [String: String], article: String)] = {
    func many(_ tag: String) -> String { String(repeating: tag + "\n\n", count: 12) }
    let hugo = "{{ (.Site.GetPage (.Get 0)).RenderShortcodes }}"
    return [
      ("VitePress, the page itself", [".vitepress/config.ts": "", "a.md": many("<!--@include: ./a.md-->")], "a.md"),
      (
        "VitePress",
        [
          ".vitepress/config.ts": "", "a.md": many("<!--@include: ./p/x.md-->"),
          "p/x.md": many("<!--@include: ./y.md-->"), "p/y.md": many("<!--@include: ./x.md-->"),
        ], "a.md"
      ),
      (
        "Jekyll",
        [
          "_config.yml": "title: A\n", "a.md": "---\n---\n" + many("{% include x.md %}"),
          "_includes/x.md": many("{% include y.md %}"), "_includes/y.md": many("{% include x.md %}"),
        ], "a.md"
      ),
      (
        "Hugo",
        [
          "hugo.toml": "", "layouts/shortcodes/part.html": hugo, "content/a.md": many("{{% part \"/x\" %}}"),
          "content/x.md": many("{{% part \"/y\" %}}"), "content/y.md": many("{{% part \"/x\" %}}"),
        ], "a.md"
      ),
      (
        "Hugo, files",
        [
          "hugo.toml": "", "layouts/shortcodes/file.html": "{{ readFile (.Get 0) | markdownify }}",
          "content/a.md": many("{{% file \"x.md\" %}}"), "x.md": many("{{% file \"y.md\" %}}"),
          "y.md": many("{{% file \"x.md\" %}}"),
        ], "a.md"
      ),
      (
        "Eleventy",
        [
          ".eleventy.js": "", "a.md": many("{% include \"x.md\" %}"), "_includes/x.md": many("{% include \"y.md\" %}"),
          "_includes/y.md": many("{% include \"x.md\" %}"),
        ], "a.md"
      ),
      (
        "mdBook",
        [
          "book.toml": "", "src/SUMMARY.md": "[A](a.md)", "src/a.md": many("{{#include x.md}}"),
          "src/x.md": many("{{#include y.md}}"), "src/y.md": many("{{#include x.md}}"),
        ], "a.md"
      ),
      (
        "Docusaurus",
        [
          "docusaurus.config.js": "", "docs/a.mdx": "import X from './_x.mdx'\n\n" + many("<X />"),
          "docs/_x.mdx": "import Y from './_y.mdx'\n\n" + many("<Y />"),
          "docs/_y.mdx": "import X from './_x.mdx'\n\n" + many("<X />"),
        ], "docs/a.md"
      ),
    ]
  }()

  @Test(arguments: circles.indices)
  func `a circle ends, and the report says so`(index: Int) {
    let (name, files, article) = Self.circles[index]
    let site = ImportedFiles(files)
    #expect((site["Content/" + article]?.utf8.count ?? .max) < 100_000, "\(name)")
    #expect(site.report.contains("is left out where it includes itself"), "\(name): \(site.report)")
  }

  @Test(arguments: [4, 12])
  func `files that double at each level stop at a number of lines`(levels: Int) {
    var files = [".vitepress/config.ts": "", "a.md": "<!--@include: ./p0.txt-->\n"]
    for level in 0..<levels {
      files["p\(level).txt"] = String(repeating: "<!--@include: ./p\(level + 1).txt-->\n", count: 4) + "Bread\n"
    }
    files["p\(levels).txt"] = "Oven\n"
    let site = ImportedFiles(files)
    #expect((site["Content/a.md"]?.utf8.count ?? .max) < 1_000_000)
    #expect(site.report.contains("files include one another") == (levels > 10))
    #expect(site.report.contains("more than 20000 lines") == (levels > 10))
  }

  @Test(
    "A long file that is shown many times stops at a number of lines",
    arguments: [
      Case(
        "Hexo",
        [
          "_config.yml": "source_dir: source\nnew_post_name: x\n",
          "source/_posts/a.md": "---\n---\n{% include_code x.c %}\n",
        ], "source/downloads/code/x.c"),
      Case(
        "Pelican",
        [
          "pelicanconf.py": "PATH = 'content'\nPLUGINS = ['liquid_tags']\n",
          "content/a.md": "Title: A\n\n{% include_code x.c %}\n",
        ], "content/code/x.c"),
      Case("VitePress", [".vitepress/config.ts": "", "a.md": "# A\n\n<<< ./x.c\n"], "x.c"),
      Case(
        "Jekyll", ["_config.yml": "title: A", "a.md": "---\n---\n{% include x.md %}\n"], "_includes/x.md"),
    ])
  func long(row: Case<[String: String], String>) {
    var files = row.input
    for (path, text) in files where path.isMarkdown {
      files[path] = text + String(repeating: (text.split(separator: "\n").last ?? "") + "\n", count: 500)
    }
    files[row.expected] = String(repeating: String(repeating: "a ", count: 500), count: 50)
    let site = ImportedFiles(files)
    let size = site.paths.filter(\.isMarkdown).compactMap { site[$0]?.utf8.count }.max() ?? .max
    #expect((1...6_000_000).contains(size), "\(row.name)")
    #expect(site.report.contains("more than 20000 lines"), "\(row.name): \(site.report)")
  }

  @Test func `a page can include others often, and itself as code`() {
    let site = ImportedFiles([
      ".vitepress/config.ts": "", "a.md": "<!--@include: ./p.txt-->\n<!--@include: ./p.txt-->\n<<< ./a.md\n",
      "p.txt": "Bread\n",
    ])
    #expect(site["Content/a.md"]?.ranges(of: "Bread").count == 2)
    #expect(site["Content/a.md"]?.contains("```md\n<!--@include") == true)
    #expect(!site.report.contains("includes itself"))
  }

  @Test(
    "A variable of Liquid that doubles stays small",
    arguments: [
      Case("capture", "{% capture x %}{{ x }}{{ x }}{% endcapture %}", ""),
      Case("append", "{% assign x = x | append: x %}", ""), Case("replace", "{% assign x = x | replace: 'a', x %}", ""),
      Case("concat", "{% assign x = x | split: ',' | concat: x %}", ""),
      Case("push", "{% assign x = x | push: x %}", ""),
    ])
  func doubling(row: Case<String, String>) {
    let text = "---\n---\n{% assign x = 'aaaa' %}" + String(repeating: row.input, count: 60) + "{{ x }}"
    let site = ImportedFiles(["_config.yml": "title: A", "a.md": text])
    #expect((site["Content/a.md"]?.utf8.count ?? .max) < 20_000_000, "\(row.name)")
  }
}
