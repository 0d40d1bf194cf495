import TestSupport
import Testing

@testable import Importing

/// Sites of every generator with random changes: an import never crashes and stays in its folder.
@Suite struct HostileImportTests {
  private static let seed: UInt64 = 37

  private static let pieces = [
    "{%", "%}", "{{", "}}", "{{<", ">}}", "{% raw %}", "{% endraw %}", "{% include x.md %}", "{% end %}", "```", "`",
    ":::",
    "---\n", "+++\n", "../", "/etc/passwd", "..", "\u{0}", "\"", "'", "\\", "\n\n", "<Tabs>", "</Tabs>", "{", "}", "<",
    "é",
    "[", "](", "{filename}", "permalink: ../../x\n", "slug: ../x\n", "\u{FEFF}", "\r\n", "    :::", "#!", "=(",
    "[[[[[[",
  ]

  private static let seeds: [[String: String]] = [
    [
      "_config.yml": "title: A\npermalink: pretty\n",
      "_posts/2026-01-02-a.md": "---\ntitle: A\n---\n{% highlight c %}x{% endhighlight %} {% post_url b %}",
      "_includes/x.md": "{% include x.md %}",
    ],
    [
      "pelicanconf.py": "A = ('x', {'a': [1, 2]})\nPATH = 'content'\n",
      "content/a.md": "Title: A\n\n{filename}b.md\n\n    :::c\n    x\n",
    ],
    [
      "_config.yml": "source_dir: source\nnew_post_name: x\n",
      "source/_posts/a.md": "---\n---\n{% note a %}\nb\n{% endnote %}{% include_code x %}",
    ],
    ["hugo.toml": "title = 'A'\n", "content/a.md": "+++\ntitle = 'A'\n+++\n{{< figure src=a >}}{{% x %}}b{{% /x %}}"],
    [
      "config.toml": "base_url = 'https://a.example'\ncompile_sass = true\n",
      "content/a.md": "+++\n+++\n{{ youtube(id='x') }} [a](@/a.md)",
    ],
    ["Package.swift": "Publish.git\"", "Content/a.md": "---\npath: x\n---\n# A"],
    [
      "astro.config.mjs": "site: 'x'",
      "src/content/docs/a.mdx": "import A from 'a'\n\n<Tabs><TabItem label=\"a\">b</TabItem></Tabs>",
    ],
    [".vitepress/config.ts": "title: 'A'", "a.md": "::: tip A\nb\n:::\n<<< @/x"],
    [".eleventy.js": "module.exports = {}", "a.md": "---\ntags: post\n---\n{% raw %}x{% endraw %}"],
  ]

  @Test func `a hostile site crashes nothing and stays in its folder`() {
    var generator = SeededGenerator(seed: Self.seed)
    for round in 0..<(isThorough ? 1_000 : 200) {
      var site = Self.seeds[round % Self.seeds.count]
      for (path, text) in site.sorted(by: { $0.key < $1.key }) {
        for _ in 0..<generator.next(4) { site[path] = generator.changed(site[path] ?? text, with: Self.pieces) }
        if generator.next(5) == 0 { site[generator.changed(path, with: Self.pieces)] = text }
      }
      for path in ImportedFiles(site).paths {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        #expect(!parts.contains("..") && !parts.contains("") && !path.contains("\0"), "round \(round): \(path)")
      }
    }
  }

  @Test(arguments: [
    "{% x %}", "{{", "{%", "{% raw %}", "{{< a >}}", "`{", "{% a %}{% enda %}", "({filename}x", "<A {", "<A '", "{",
    "\n    :::a\n",
  ])
  func `many marks take linear time`(text: String) throws {
    for site in Self.seeds {
      let path = try Self.article(of: site)
      let (few, many) = (time(of: site, text, 250, in: path), time(of: site, text, 2_000, in: path))
      // Eight times the text takes eight times as long, and 64 times if the time is quadratic.
      #expect(many < few * 24 + 0.1, "\(text) in \(path): \(few), then \(many)")
    }
  }

  @Test(arguments: seeds.indices)
  func `many articles take linear time`(seed: Int) throws {
    let site = Self.seeds[seed]
    let path = try Self.article(of: site)
    func time(_ count: Int) -> Double {
      var files = site
      for number in 0..<count {
        let name = path.withoutExtension + "-\(number)." + path.fileExtension
        files[name] = (site[path] ?? "") + String(repeating: "\nSome *text* and `code`.\n", count: 20)
      }
      return processorSeconds { #expect(ImportedFiles(files).site.articleCount > count) }
    }
    let (few, many) = (time(50), time(400))
    #expect(many < few * 24 + 0.1, "\(path): \(few), then \(many)")
  }

  /// Returns the path of the article of a site.
  private static func article(of site: [String: String]) throws -> String {
    try #require(site.keys.first { ($0.hasSuffix(".md") || $0.hasSuffix(".mdx")) && !$0.hasPrefix("_includes/") })
  }

  /// Returns the seconds of processor time that an import takes with a text repeated in an article.
  private func time(of site: [String: String], _ text: String, _ count: Int, in path: String) -> Double {
    var site = site
    site[path] = (site[path] ?? "") + String(repeating: text, count: count)
    return processorSeconds { _ = ImportedFiles(site) }
  }

  @Test(arguments: [
    "-1:", ":-1", "99:", ":-9223372036854775808", "9223372036854775807:", "-9223372036854775808:9223372036854775807",
    "",
  ])
  func `any slice of the sections of Hugo is accepted`(slice: String) {
    let settings = "[permalinks.page]\nposts = '/:sections[\(slice)]/:slug/'\n"
    #expect(ImportedFiles(["hugo.toml": settings, "content/posts/a.md": "A"])["Content/posts/a.md"] != nil)
  }

  @Test(arguments: ["x\n// #region a", "// #region a\n// #endregion"])
  func `a region without lines is empty`(code: String) {
    let site = ImportedFiles([".vitepress/config.ts": "", "a.md": "<<< @/x.js#a", "x.js": code])
    #expect(site["Content/a.md"] == "```js\n\n```", "\(site["Content/a.md"] ?? "")")
  }

  @Test func `includes in a circle end`() {
    let tags = String(repeating: "{% include x.md %}{% include y.md %}", count: 20)
    let site = [
      "_config.yml": "title: A\n", "a.md": "---\n---\n" + tags, "_includes/x.md": tags, "_includes/y.md": tags,
    ]
    #expect(ImportedFiles(site)["Content/a.md"]?.contains("{%") == false)
  }
}

extension SeededGenerator {
  fileprivate mutating func next(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }

  /// Returns a text with a part removed, repeated, or replaced by one of the pieces.
  fileprivate mutating func changed(_ text: String, with pieces: [String]) -> String {
    let scalars = Array(text.unicodeScalars)
    let start = next(scalars.count + 1)
    let end = min(scalars.count, start + next(12))
    var result = String.UnicodeScalarView(scalars[..<start])
    switch next(3) {
    case 0: break
    case 1: for _ in 0..<next(4) { result += scalars[start..<end] }
    default: result += pieces[next(pieces.count)].unicodeScalars
    }
    result += scalars[end...]
    return String(result)
  }
}
