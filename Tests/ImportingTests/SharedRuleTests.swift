import TestSupport
import Testing

@testable import Importing

/// Rules that hold for the sites of several generators.
@Suite struct SharedRuleTests {
  @Test(
    "An unknown tag that names an image is that image",
    arguments: [
      Case(
        "a caption", #"{{< pic src="a.png" caption="See [it](/x/)" >}}"#,
        ":::figure\n![See it](a.png)\n\nSee [it](/x/)\n:::"),
      Case("an alternative text", #"{{< pic image="a b.webp" alt="Oven [hot]" >}}"#, #"![Oven \[hot\]](a%20b.webp)"#),
      Case("positions", #"{{< pic "a.jpg" 350 "The oven" >}}"#, "![The oven](a.jpg)"),
      Case("a link", #"{{< pic src="a.svg" link="/big/" >}}"#, "[![](a.svg)](/big/)"),
      Case("a sentence", #"Look {{< pic src="a.gif" caption="Fast" >}} here"#, "Look ![Fast](a.gif) here"),
      Case(
        "a list", "- one\n\n  {{< pic src=\"a.gif\" caption=\"Fast\" >}}",
        "- one\n\n  :::figure\n  ![Fast](a.gif)\n\n  Fast\n  :::"),
      Case("no image", #"{{< pic src="a.pdf" >}}"#, ":::pic{src=\"a.pdf\"}\n:::"),
      Case("content", "{{< pic src=\"a.png\" >}}\nWords\n{{< /pic >}}", ":::pic{src=\"a.png\"}\nWords\n:::"),
    ])
  func image(row: Case<String, String>) {
    row.check(Self.hugo(row.input))
  }

  @Test(
    "A container in a list stays in its item",
    arguments: [
      Case(
        "on one line", "- a\n\n  {{< button >}}Get it{{< /button >}}\n- b",
        "- a\n\n  :::button\n  Get it\n  :::\n- b"),
      Case(
        "over several lines", "- a\n\n  {{< button >}}Get\n  it{{< /button >}}\n- b",
        "- a\n\n  :::button\n  Get\n  it\n  :::\n- b"),
      Case(
        "with a text that is indented less", "1. a\n\n   {{< box >}}\n - b\n   - c\n   {{< /box >}}",
        "1. a\n\n   :::box\n   - b\n     - c\n   :::"),
    ])
  func indented(row: Case<String, String>) { row.check(Self.hugo(row.input)) }

  @Test func `HTML of a shortcode in a list stays in its item`() {
    let site = ImportedFiles([
      "hugo.toml": "", "layouts/shortcodes/note.html": "<div class=\"note\">\n{{ .Inner }}\n</div>",
      "content/a.md": "- a\n\n  {{< note >}}Salt{{< /note >}}\n- b\n",
    ])
    #expect(
      site["Content/a.md"]?.contains("- a\n\n  <div class=\"note\">\n\n  Salt\n\n  </div>\n") == true,
      "\(site["Content/a.md"] ?? "")")
  }

  @Test func `a language is written as a tag`() {
    let site = ImportedFiles(["hugo.toml": "", "content/a.md": "---\nlang: zh_CN\n---\nA\n"])
    #expect(site["Content/a.md"] == "---\nlang: zh-CN\n---\nA\n")
  }

  @Test(
    "A heading of level 1 besides the title goes down a level, and those below it",
    arguments: [
      Case("besides a title in the front matter", "---\ntitle: T\n---\n# A\n\n## B\n", "## A\n\n### B"),
      Case("besides a title in the text", "# T\n\n## A\n\n# B\n\n## C\n", "# T\n\n## A\n\n## B\n\n### C"),
      Case("with an underline", "---\ntitle: T\n---\nA\n===\n\nB\n---\n", "## A\n\n\n### B"),
      Case("none", "# T\n\n## A\n", "# T\n\n## A"),
      Case(
        "in preformatted text", "---\ntitle: T\n---\n<pre>\n# A\n</pre>\n\n<!--\n# B\n-->\n",
        "<pre>\n# A\n</pre>\n\n<!--\n# B\n-->"),
      Case("behind an element in code", "# T\n\nSee `<pre>`.\n\n# A\n", "# T\n\nSee `<pre>`.\n\n## A"),
      Case("in a container", "Hi\n\n:::note\n# A\n:::\n", "Hi\n\n:::note\n## A\n:::"),
      Case("the title below a badge", "![b](b.svg)\n\n# T\n\n## A\n", "# T\n\n![b](b.svg)\n\n\n## A"),
      Case("in code", "# T\n\n```\n# A\n```\n", "# T\n\n```\n# A\n```"),
      Case("the lowest level stays", "---\ntitle: T\n---\n# A\n\n###### B\n", "## A\n\n###### B"),
    ])
  func heading(row: Case<String, String>) {
    let text = ImportedFiles(["hugo.toml": "", "content/a.md": row.input])["Content/a.md"] ?? ""
    row.check(String(text.components(after: "\n---\n") ?? text).trimmed.description)
  }

  @Test(
    "A label of a container is read as it was written",
    arguments: [
      Case("brackets", "a [b] c", ":::note[a \\[b\\] c]"), Case("brackets in code", "`a[0]` b", ":::note[`a[0]` b]"),
      Case("half a bracket in code", "`]` b", ":::note[`\\]` b]"),
      Case("a backslash at its end", "C:\\dir\\", ":::note[C:\\dir\\\\]"),
    ])
  func label(row: Case<String, String>) { row.check(ContainerMarkup("note", label: row.input).opening()) }

  @Test(
    "Lines that a code block does not have are not marked",
    arguments: [
      Case("a list", "```go {lines=1,5}\na\n```", "```go {lines=1}\na\n```"),
      Case("a range", "```go lines=2-9 numbers\na\nb\nc\n```", "```go lines=2-3 numbers\na\nb\nc\n```"),
      Case("all", "```go lines=7 numbers\na\n```", "```go numbers\na\n```"),
      Case("numbers alone", "```js {1,4}\na\nb\n```", "```js {1}\na\nb\n```"),
      Case("all numbers", "```js {4}\na\n```", "```js\na\n```"),
      Case("among other options", "~~~js {lines=9 numbers}\na\n~~~", "~~~js {numbers}\na\n~~~"),
      Case("options alone", "```js {lines=9}\na\n```", "```js\na\n```"),
      Case("a title", "```js lines=2 title=\"see {9} lines=9\"\na\n```", "```js title=\"see {9} lines=9\"\na\n```"),
      Case("two lists", "```js {1,4} {5}\na\n```", "```js {1}\na\n```"),
      Case("a block without an end", "```js {1-9}\na\nb\n", "```js {1-2}\na\nb\n"),
      Case("lines that exist", "```js {1-2}\na\nb\n```", "```js {1-2}\na\nb\n```"),
    ])
  func lines(row: Case<String, String>) {
    row.check(String(decoding: CodeFenceOptions.withoutMissingLines(.read(Array(row.input.utf8))).bytes, as: UTF8.self))
  }

  @Test func `the report has a line for each cause, and places of articles first`() {
    let posts = (1...4).map { ("content/a\($0).md", "---\ntitle: A\n---\n{{< planks \($0) >}}\n") }
    let files = Dictionary(uniqueKeysWithValues: posts + [("hugo.toml", ""), ("notes/b.md", "B"), ("more/c.md", "C")])
    let report = ImportReport(ImportedFiles(files).site).text
    let lines = report.split(separator: "\n").map(String.init)
    let first = lines.firstIndex {
      $0 == "  4 such as: `{{< planks 1 >}}` is a container now; its template is a stub "
        + "(content/a1.md:4, content/a2.md:4, content/a3.md:4, …)"
    }
    let second = lines.firstIndex { $0.hasPrefix("  2 × this Markdown file is not imported") }
    #expect(first != nil && second != nil && (first ?? 0) < (second ?? 0), "\(report)")
  }

  @Test(
    "A link to a file that moved elsewhere leads to its new place",
    arguments: [
      Case("an image", "![](oven.png)", "![](../../posts/oven.png)"),
      Case("an address in HTML", #"<img src="oven.png">"#, #"<img src="../../posts/oven.png">"#),
      Case("a fragment", "[a](note.txt#x)", "[a](../../posts/note.txt#x)"),
      Case("code", "`![](oven.png)`", "`![](oven.png)`"),
      Case("a file that exists nowhere", "![](none.png)", "![](none.png)"),
      Case("an address on the web", "![](https://a.example/oven.png)", "![](https://a.example/oven.png)"),
      Case("an article in the same language", "[a](salt.md)", "[a](salt.md)"),
      Case("a static file", "![](icons/salt.png)", "![](/icons/salt.png)"),
    ])
  func movedLink(row: Case<String, String>) {
    let files = [
      "config.toml": "base_url = \"/\"\n[languages.fr]\n", "content/posts/oven.png": "", "content/posts/note.txt": "",
      "static/icons/salt.png": "", "content/posts/salt.md": "+++\n+++\n", "content/posts/salt.fr.md": "+++\n+++\n",
      "content/posts/bread.fr.md": "+++\ndraft = true\n+++\n" + row.input,
    ]
    let text = ImportedFiles(files)["Content/fr/posts/bread.md"] ?? ""
    row.check(text.split(separator: "---\n").last.map(String.init) ?? "")
  }

  @Test(
    "A first heading that repeats the title is removed",
    arguments: [
      Case("the same words", "\n# Bread *and* butter #\n\nText", "Text"),
      Case("attributes", "# Bread and butter {#start}\nText", "Text"),
      Case("an underlined heading", "Bread and butter\n===\nText", "Text"),
      Case("other words", "# Bread\n\nText", "# Bread\n\nText"),
      Case("level 2", "## Bread and butter\n\nText", "## Bread and butter\n\nText"),
      Case("a later heading", "Text\n\n# Bread and butter", "Text\n\n# Bread and butter"),
      Case("nothing else", "# Bread and butter", ""),
    ])
  func repeatedTitle(row: Case<String, String>) {
    let removed = RepeatedTitle.removed(from: .read(Array(row.input.utf8)), title: "Bread and butter")
    row.check(String(decoding: removed.bytes, as: UTF8.self))
  }

  @Test(
    "Only one article has an address",
    arguments: [
      Case("folders", ["/a/", "/b/", "/a/"], ["/a-2/", nil, nil]),
      Case("files", ["/a.html", "/a.html", "/a.html"], ["/a-2.html", "/a-3.html", nil]),
      Case("a number that is taken", ["/a/", "/a/", "/a-2/"], ["/a-3/", nil, nil]),
      Case("different addresses", ["/a/", "/b/"], [nil, nil]),
    ])
  func sharedAddress(row: Case<[String], [String?]>) {
    let replacements = SharedAddresses.replacements(for: row.input)
    row.check(row.input.indices.map { replacements[$0] })
  }

  @Test(arguments: [("about", "", true), ("about", "title: Old\n", true), ("us", "title: Old\n", false)])
  func `a page in HTML is left out if a Markdown file has its address`(name: String, keys: String, isLeftOut: Bool) {
    let site = ImportedFiles([
      "_config.yml": "title: A", "\(name).html": "---\n\(keys)---\n<p>Old</p>\n", "about.md": "---\n---\nNew\n",
    ])
    #expect((site["Content/\(name).html"] == nil) == isLeftOut)
    #expect(site["Content/about.md"]?.contains("New") == true)
    #expect(site.report.contains("about.html: is left out: `about.md` has its address") == isLeftOut)
  }

  @Test(
    "A redirect is left out where a page or a file has its address",
    arguments: [
      Case(
        "a page of Pelican",
        [
          "pelicanconf.py": "PATH = 'content'\nPAGE_SAVE_AS = '{slug}.html'\n",
          "content/pages/a.md": "Title: Archives\n\nA",
        ], nil),
      Case(
        "a file of Hugo",
        [
          "hugo.toml": "", "content/posts/Old Page.html": "<p>A</p>", "static/posts/old-page/index.html": "<p>B</p>",
        ], "copy of static/posts/old-page/index.html"),
    ])
  func redirect(row: Case<[String: String], String?>) {
    let site = ImportedFiles(row.input)
    #expect(site["Content/static/archives.html"] == nil)
    let file = site["Content/static/posts/old-page/index.html"]
    #expect(file == row.expected)
  }

  @Test func `a redirect leads to the file in a section that moved`() {
    let site = ImportedFiles([
      "hugo.toml": "", "content/posts/_index.md": "---\nurl: /log/\n---\n", "content/posts/a.html": "<p>A</p>",
    ])
    let redirect = site["Content/static/posts/a/index.html"]
    #expect(redirect?.contains("url=../../log/a.html") == true, "\(site.paths)")
  }

  @Test func `an author's own url says nothing about the old address`() {
    let sites: [(path: String, settings: String)] = [
      ("a.md", ".eleventy.js"), ("a.md", ".vitepress/config.ts"), ("docs/a.md", "docusaurus.config.js"),
      ("Content/a.md", "Package.swift"),
    ]
    for (path, settings) in sites {
      let site = ImportedFiles([settings: "/Publish.git", path: "---\nurl: /other/\n---\nA"])
      #expect(!site.paths.contains { site[$0]?.contains("/other/") == true }, "\(settings): \(site.paths)")
    }
  }

  @Test func `the report names an article that lost its address`() {
    let site = ImportedFiles([
      "hugo.toml": "", "content/a.md": "---\nurl: /x/\n---\nA", "content/b.md": "---\nurl: /x/\n---\nB",
      "content/c.md": "---\nurl: /x/\ndraft: true\n---\nC",
    ])
    #expect(site["Content/a.md"] == "---\nurl: /x-2/\n---\nA")
    #expect(site["Content/b.md"] == "---\nurl: /x/\n---\nB")
    #expect(site["Content/c.md"] == "---\nurl: /x/\ndraft: true\n---\nC")
    #expect(site.report.contains("content/a.md: another article has its address, `/x/`; it has `/x-2/` now"))
  }

  @Test func `the text of a section keeps its address if an article has the same`() {
    let site = ImportedFiles([
      "hugo.toml": "", "content/posts/_index.md": "---\ntitle: Posts\n---\n",
      "content/x.md": "---\nurl: /posts/\n---\nX",
    ])
    #expect(site["Content/posts/_index.md"]?.contains("url") == false)
    #expect(site["Content/x.md"] == "---\nurl: /posts-2/\n---\nX")
  }

  @Test func `articles keep their addresses if their section has another one`() {
    let site = ImportedFiles([
      "_config.yml": "title: A", "docs/index.md": "---\npermalink: /manual/\n---\nA", "docs/a.md": "---\n---\nB",
    ])
    #expect(site["Content/docs/index.md"] == "---\nurl: /manual/\n---\nA")
    #expect(site["Content/docs/a.md"] == "---\nurl: /docs/a.html\n---\nB")
  }

  @Test func `a cascade of Hugo for a pattern of pages is kept`() {
    let site = ImportedFiles([
      "hugo.toml": "", "content/posts/wip-a.md": "---\nbuild: {list: never}\n---\nA", "content/posts/b.md": "B",
      "content/posts/_index.md": "---\ncascade:\n  - draft: true\n    target: {path: '/posts/wip-*'}\n---\n",
    ])
    #expect(site["Content/posts/wip-a.md"] == "---\ndraft: true\nlisted: false\n---\nA")
    #expect(site["Content/posts/b.md"] == "B")
  }

  private static func hugo(_ text: String) -> String {
    ImportedFiles(["hugo.toml": "title = 'A'\n", "content/a.md": text])["Content/a.md"] ?? ""
  }
}
