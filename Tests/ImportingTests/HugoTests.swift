import Testing

@testable import Importing

@Suite struct HugoTests {
  @Test("A site with every construct becomes the expected files", arguments: HugoSite.converted.keys.sorted())
  func file(path: String) throws {
    let site = ImportedFiles(HugoSite.files)
    #expect(site[path] == HugoSite.converted[path])
  }

  @Test func noOtherFileIsWritten() throws {
    let site = ImportedFiles(HugoSite.files)
    #expect(site.paths == HugoSite.converted.keys.sorted())
  }

  @Test func theReportNamesWhatIsLeftOutAndWhatNeedsAHand() throws {
    let report = ImportedFiles(HugoSite.files).report
    #expect(report.contains("content/posts/hidden.md: Hugo does not publish it"))
    #expect(report.contains("content/posts/saw/notes.md: a part of a page"))
    #expect(report.contains("content/tools/plane.md:31: `{{< planks 3 \"thick\" >}}` is a container now"))
  }

  /// A page with the address that Hugo 0.168 gives to it.
  struct Address: CustomTestStringConvertible {
    let name: String
    let path: String
    var keys = ""
    var settings = ""
    let address: String

    var testDescription: String { name }
  }

  @Test(
    "Pages keep their addresses",
    arguments: [
      Address(name: "a name with punctuation", path: "posts/A & B (c)+d.md", address: "/posts/a--b-c+d/"),
      Address(
        name: "a pattern with a stray sign", path: "posts/rye.md", keys: "title: Rye",
        settings: "[permalinks]\nposts = \"/p/:slug/`\"", address: "/p/rye/"),
      Address(
        name: "a page without a title", path: "posts/rye.md", settings: "[permalinks]\nposts = \"/p/:title/\"",
        address: "/p/"),
      Address(name: "a name with a date", path: "posts/2026-01-02-x.md", address: "/posts/2026-01-02-x/"),
      Address(name: "a slug with capitals", path: "posts/y.md", keys: "slug: My Slug_X", address: "/posts/my-slug_x/"),
      Address(name: "a relative url", path: "posts/z.md", keys: "url: foo/Bar", address: "/foo/Bar/"),
      Address(name: "a bundle with capitals", path: "posts/Bundle/index.md", address: "/posts/bundle/"),
      Address(name: "letters that are not ASCII", path: "posts/größe.md", address: "/posts/größe/"),
      Address(name: "a dot in a name", path: "Docs/sub/v1.2.md", address: "/docs/sub/v1.2/"),
      Address(
        name: "ugly addresses", path: "posts/x.md", settings: "uglyURLs = true\n", address: "/posts/x.html"),
      Address(
        name: "a pattern with the title", path: "posts/x.md", keys: "title: Wet & dry\ndate: 2024-03-05",
        settings: "[permalinks]\nposts = \"/:year/:monthname/:title\"\n", address: "/2024/march/wet-dry/"),
      Address(
        name: "a dot in the name of an ugly address", path: "posts/v1.2.md",
        settings: "uglyURLs = true\n[permalinks]\nposts = \"/:filename\"\n", address: "/v1.2.html"),
      Address(
        name: "a pattern that names a file", path: "posts/x.md",
        settings: "[permalinks]\nposts = \"/:filename.php\"\n", address: "/x.php"),
      Address(
        name: "hyphens and a plus sign in a name", path: "posts/a--b+-.md",
        settings: "[permalinks]\nposts = \"/:filename/\"\n", address: "/a--b-/"),
      Address(
        name: "a title with hashes and a slash", path: "posts/x.md", keys: "title: \"C# - and a/b in C#\"",
        settings: "[permalinks]\nposts = \"/:title/\"\n", address: "/c#-and-a-b-in-c/"),
      Address(name: "hyphens around a slug", path: "posts/y.md", keys: "slug: -a--b-", address: "/posts/a--b/"),
      Address(
        name: "a slice of sections", path: "docs/a/b/x.md", keys: "title: X y",
        settings: "[permalinks.page]\ndocs = \"/:sections[1:]/:slug\"\n", address: "/a/b/x-y/"),
    ])
  func address(page: Address) throws {
    let site = ForeignSite(paths: ["hugo.toml", "content/" + page.path]) { _ in Array(page.settings.utf8) }
    let hugo = try #require(Hugo.detect(site))
    let article = ForeignFrontMatter.read(
      Array("---\n\(page.keys)\n---\n".utf8), source: "", target: "", forms: Hugo.frontMatterForms
    ).article
    let place = try #require(hugo.content.page(at: "content/" + page.path))
    #expect(hugo.addresses.address(of: place, article.keys) == page.address)
  }

  @Test func anAddressIsWrittenOnlyWhereGarlandWouldGiveAnotherOne() throws {
    let files = [
      "hugo.toml": "", "content/posts/bread.md": "---\ntitle: Bread\n---\n",
      "content/posts/A+B.md": "---\ntitle: Both\n---\n",
    ]
    let site = ImportedFiles(files)
    #expect(site["Content/posts/bread.md"] == "---\ntitle: Bread\n---\n")
    #expect(site["Content/posts/A+B.md"] == "---\ntitle: Both\nurl: /posts/a+b/\n---\n")
  }

  @Test(
    "Shortcodes are expanded from their templates",
    arguments: [
      ("<b>{{ .Get 0 }}</b>", "{{< x one >}}", "<b>one</b>"),
      ("{{ with .Get \"a\" }}<i>{{ . }}</i>{{ else }}none{{ end }}", "{{< x >}}", "none"),
      ("{{ if eq (.Get 0) \"on\" }}yes{{ else if .Get 1 }}maybe{{ end }}", "{{< x off 2 >}}", "maybe"),
      ("{{ $n := printf \"%s-%s\" (.Get 0) (.Get 1) }}{{ $n | upper }}", "{{< x a b >}}", "A-B"),
      ("{{/* {{ no }} */}}{{ .Inner | markdownify }}", "{{< x >}}*it*{{< /x >}}", "*it*"),
      ("{{ highlight .Inner (.Get 0) \"\" }}", "{{< x go >}}\na\n{{< /x >}}", "```go\na\n```"),
    ])
  func expanded(template: String, text: String, expected: String) throws {
    let files = [
      "hugo.toml": "", "content/a.md": text + "\n", "layouts/shortcodes/x.html": template,
    ]
    #expect(ImportedFiles(files)["Content/a.md"] == expected + "\n")
  }

  @Test func textBelowAShortcodeIsNoPartOfItsHTML() {
    let files = [
      "hugo.toml": "", "content/a.md": "{{< x >}}\n**b**\n{{< x >}}\n\nc\n",
      "layouts/shortcodes/x.html": "<figure>a</figure>",
    ]
    #expect(
      ImportedFiles(files)["Content/a.md"] == "<figure>a</figure>\n\n**b**\n<figure>a</figure>\n\nc\n")
  }

  @Test func attributesBelowAShortcodeAreLeftOut() {
    let text = "{{< card >}}\n{.a style=\"color: red\"}\n\nText\n{.b}\n"
    #expect(
      ImportedFiles(["hugo.toml": "", "content/a.md": text])["Content/a.md"] == ":::card\n:::\n\n\nText\n{.b}\n")
  }

  @Test func twoArticlesWithTheSameAddressByAPatternBothStay() {
    let article = "---\ndate: 2024-01-02\n---\n"
    let site = ImportedFiles([
      "hugo.toml": "[permalinks]\nposts = \"/:year/:filename/\"\n", "content/posts/a/x.md": article,
      "content/posts/b/x.md": article, "content/posts/c/x.md": "---\ndate: 2024-01-02\ndraft: true\n---\n",
    ])
    #expect(site["Content/posts/a/x.md"] == "---\ndate: 2024-01-02\nurl: /2024/x-2/\n---\n")
    #expect(site["Content/posts/b/x.md"] == article)
    #expect(
      site.report.contains("content/posts/a/x.md: another article has its address, `/2024/x/`; it has `/2024/x-2/` now")
    )
  }

  @Test func aHashInAnAddressIsEncoded() {
    let files = ["hugo.toml": "", "content/posts/c#-x.md": "---\ntitle: A\n---\n"]
    #expect(ImportedFiles(files)["Content/posts/c#-x.md"] == "---\ntitle: A\nurl: \"/posts/c%23-x/\"\n---\n")
  }

  @Test func severalByteOrderMarksAreNoText() {
    let files = ["hugo.toml": "", "content/a.md": "\u{FEFF}\u{FEFF}---\ntitle: A\n---\nText\n"]
    #expect(ImportedFiles(files)["Content/a.md"] == "---\ntitle: A\n---\nText\n")
  }

  @Test func aTemplateWithALoopBecomesAContainer() throws {
    let files = [
      "hugo.toml": "", "content/a.md": "{{< x a=\"1\" >}}\n",
      "layouts/shortcodes/x.html": "{{ range .Params }}{{ . }}{{ end }}",
    ]
    let site = ImportedFiles(files)
    #expect(site["Content/a.md"] == ":::x{a=\"1\"}\n:::\n")
    #expect(site["Templates/containers/x.mustache"]?.contains("attributes: [a]") == true)
  }

  @Test func anIncludeNeverLeavesTheSite() throws {
    let files = [
      "hugo.toml": "", "content/a.md": "{{% x \"../../secret.md\" %}}\n", "secret.md": "no",
      "layouts/shortcodes/x.html": "{{ readFile (.Get 0) }}",
    ]
    #expect(ImportedFiles(files)["Content/a.md"]?.contains("no") == false)
  }

  @Test func aSectionHasTheFeedThatItsOutputsName() throws {
    let files = [
      "hugo.toml": "[outputs]\nsection = [\"html\"]\n",
      "content/news/_index.md": "---\ntitle: News\noutputs: [html, RSS]\n---\n",
      "content/tools/_index.md": "---\ntitle: Tools\n---\n",
    ]
    let site = ImportedFiles(files)
    #expect(site["Content/news/_index.md"] == "---\ntitle: News\nfeeds:\n  rss: index.xml\n---\n")
    #expect(site["Content/tools/_index.md"] == "---\ntitle: Tools\n---\n")
  }

  /// Imports an article of a site with some settings.
  private static func article(_ keys: String, _ text: String = "", settings: String = "") -> ImportedFiles {
    ImportedFiles([
      "hugo.toml": "title = 'A'\n" + settings, "content/posts/a/index.md": "---\ntitle: A\n\(keys)---\n\(text)",
      "content/posts/a/b.jpg": "JPEG",
    ])
  }

  @Test func `one text is one term`() {
    let article = Self.article("tags: sour dough\ncategories: [a, b c]\n")["Content/posts/a/index.md"]
    #expect(article?.contains("tags: [sour dough]\n") == true)
    #expect(article?.contains("categories: [a, b c]\n") == true)
  }

  @Test func `a resource has a name, and the cover is the image of the page`() {
    let resources = "resources:\n- name: featured-image\n  src: b.jpg\n"
    let article = Self.article(resources, "{{< figure src=\"featured-image\" >}}")["Content/posts/a/index.md"]
    #expect(article == "---\ntitle: A\nimage: b.jpg\n---\n![](b.jpg)")
  }

  @Test func `terms keep their folder`() {
    let site = Self.article("", settings: "[permalinks]\ntags = '/topics/:slug/'\n")
    #expect(site["Content/site.yml"]?.contains("term_path: \"/topics/:slug/\"\n") == true)
  }

  @Test func `code in a list stays in its item`() {
    let text = "- a\n  - b\n    {{< highlight go >}}\nx\n\n  y\n{{< /highlight >}}\n  - c\n"
    let article = Self.article("", text)["Content/posts/a/index.md"]
    #expect(article?.hasSuffix("  - b\n    ```go\n    x\n\n      y\n    ```\n  - c\n") == true)
  }

  @Test(arguments: ["/_index.md", "/_index", "/"])
  func `a reference to the home page leads there`(reference: String) {
    let files = [
      "hugo.toml": "", "content/_index.md": "---\ntitle: Home\n---\nHome.\n",
      "content/posts/a.md": "---\ntitle: A\n---\n[Home]({{< ref \"\(reference)\" >}})\n",
    ]
    let article = ImportedFiles(files)["Content/posts/a.md"]
    #expect(article?.hasSuffix("[Home](../_index.md)\n") == true, "\(article ?? "")")
  }

  @Test func `control characters are removed`() {
    #expect(Self.article("", "a\u{8}b\tc\n")["Content/posts/a/index.md"]?.hasSuffix("ab\tc\n") == true)
  }
}
