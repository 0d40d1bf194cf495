import Diagnostics
import Planning
import Sites
import TestSupport
import Testing

@Suite struct `Default front matter of a folder` {
  private static let files = [
    "posts/_index.md": "---\ndefaults:\n  mood: calm\n  tags: [outer]\n  title: Same\n---\n",
    "posts/2024-01-02-a.md": "A", "posts/2024-01-02-b.md": "---\nmood: wild\ntags: []\n---\nB",
    "posts/in/_index.md": "---\ndefaults: {mood: inner, draft: false, template: own}\n---\n",
    "posts/in/2024-01-02-c.md": "C", "posts/in/2024-01-02-d.md": "---\nmood:\ntemplate: page\n---\nD",
    "about.md": "About",
  ]

  @Test(arguments: [
    Case("for an article without the keys", "posts/a", "post|Same|2024-01-02|outer,||calm"),
    Case("overridden by the article", "posts/b", "post|Same|2024-01-02||/posts/a/|wild"),
    Case("from the nearest folder first", "posts/in/c", "own|Same|2024-01-02|outer,||inner"),
    Case("overridden by a key without a value", "posts/in/d", "page|Same|2024-01-02|outer,|/posts/in/c/|"),
    Case("not for another folder", "about", "page|About||||"),
  ])
  func `applies to all articles below`(row: Case<String, String>) {
    let text = Self.site["\(row.input)/index.html"]
    row.check(text?.split(separator: "|", omittingEmptySubsequences: false).prefix(6).joined(separator: "|") ?? "")
  }

  private static let site = AddressedSite(files)

  @Test func `includes drafts, dates and languages`() {
    let site = AddressedSite([
      "a/_index.md": "---\ndefaults: {draft: true}\n---\n", "a/b.md": "B", "a/c.md": "---\ndraft: false\n---\nC",
      "e/_index.md": "---\ndefaults: {date: 2024-05-06}\n---\n", "e/f.md": "F",
    ])
    #expect(site.problems == [])
    #expect(Set(site.addresses.values).isSuperset(of: ["/a/c/", "/e/f/"]))
    #expect(site.addresses["a/b.md"] == nil)
    #expect(site["e/f/index.html"]?.hasPrefix("post|F|2024-05-06|") == true)
  }

  @Test func `can be in the front matter of the home page, and counts from a draft`() {
    let site = AddressedSite([
      "index.md": "---\ndefaults: {mood: top}\n---\n", "a.md": "A",
      "b/_index.md": "---\ndraft: true\ndefaults: {mood: x}\n---\n",
      "b/c.md": "C",
    ])
    #expect(site["a/index.html"]?.contains("|top|") == true)
    #expect(site["b/c/index.html"]?.contains("|x|") == true)
  }

  @Test func `has images relative to the folder`() {
    let site = AddressedSite([
      "a/_index.md": "---\ndefaults: {image: ../p.png}\n---\n", "a/b/c.md": "C", "p.png": "<svg>no size</svg>",
    ])
    #expect(site.problems == [])
  }

  @Test(arguments: [
    Case("for addresses", "{url: /x/}", "Content/a/_index.md:2:17 front-matter.no-default"),
    Case("that is not a map", "yes", "Content/a/_index.md:2:11 front-matter.wrong-type"),
    Case("of a wrong type", "{order: first}", "Content/a/_index.md:2:19 front-matter.wrong-type"),
    Case("with a missing template", "{template: nowhere}", "Content/a/_index.md:2:22 site.missing-template"),
    Case("with a missing image", "{image: no.png}", "Content/a/_index.md:2:19 check.missing-image"),
  ])
  func `is reported`(row: Case<String, String>) {
    let site = AddressedSite(["a/_index.md": "---\ndefaults: \(row.input)\n---\n", "a/b.md": "B"])
    row.check(site.problems.joined(separator: "\n"))
  }
}

@Suite struct `A file beside a folder` {
  @Test func `is the text of the section`() {
    let site = AddressedSite([
      "install.md": "---\ntitle: Setup\ndefaults: {mood: calm}\n---\n", "install/linux.md": "[up](../install.md)",
      "docs/guide.md": "Guide", "docs/guide/deep/a.md": "A",
      "docs/Setup.md": "---\nurl: /docs/setup/\n---\nSetup", "docs/Setup/a.md": "A",
    ])
    #expect(site.problems == [])
    #expect(site["install/index.html"] == "section|Setup|/install/linux/ ")
    #expect(site["install/linux/index.html"]?.contains(#"href="/install/""#) == true)
    #expect(site["install/linux/index.html"]?.contains("|calm|") == true)
    #expect(site.addresses["docs/guide.md"] == "/docs/guide/" && site.addresses["docs/Setup.md"] == "/docs/setup/")
  }

  @Test func `is an article if it has another address`() {
    let site = AddressedSite(["install.md": "---\nslug: setup\n---\nText", "install/linux.md": "Linux"])
    #expect(site.problems == [])
    #expect(site["setup/index.html"]?.hasPrefix("page|") == true)
    #expect(site.pages.contains("/install/"))
  }

  @Test func `conflicts with the index in the folder`() {
    let site = AddressedSite(["install.md": "Text", "install/_index.md": "I", "install/linux.md": "Linux"])
    #expect(site.site.diagnostics.hasErrors)
  }

  @Test func `owns the files in the folder`() {
    let site = AddressedSite(
      settings: "permalinks: {posts: '/:year/:slug/'}",
      [
        "posts/2024-01-02-a.md": "![](2024-01-02-a/p.png) ![](p.png) ![](sub/q.png)",
        "posts/2024-01-02-a/p.png": "<svg>no size</svg>", "posts/2024-01-02-a/sub/q.png": "<svg>no size</svg>",
        "about.md": "![](about/r.png)", "about/r.png": "<svg>no size</svg>",
        "draft.md": "---\ndraft: true\n---\n", "draft/s.png": "s", "other/t.png": "t",
      ])
    #expect(site.problems == [])
    #expect(site.copies["posts/2024-01-02-a/p.png"] == "2024/a/p.png")
    #expect(site.copies["posts/2024-01-02-a/sub/q.png"] == "2024/a/sub/q.png")
    #expect(site.copies["about/r.png"] == "about/r.png")
    #expect(site.copies["draft/s.png"] == nil)
    #expect(site.copies["other/t.png"] == "other/t.png")
    let text = site["2024/a/index.html"] ?? ""
    #expect(text.components(of: #"src="/2024/a/p.png""#) == 2 && text.components(of: #"src="/2024/a/sub/q.png""#) == 1)
  }
}

@Suite struct `A post without a section` {
  private static let files = [
    "2024-01-02-old.md": "Old", "2024-03-04-new.md": "New", "about.md": "---\ndate: 2024-01-01\n---\nAbout",
    "moved.md": "---\nurl: /2024/02/03/moved/\n---\nMoved", "plain.md": "Plain",
  ]

  @Test(arguments: [
    Case("by default", "", ["/new/", "/2024/02/03/moved/", "/old/"]),
    Case("with `holds: posts`", "posts", ["/new/", "/2024/02/03/moved/", "/old/", "/about/"]),
    Case("with `holds: pages`", "pages", []),
  ])
  func `is in the list of the home page`(row: Case<String, [String]>) {
    var files = Self.files
    if !row.input.isEmpty { files["index.md"] = "---\nholds: \(row.input)\n---\n" }
    let site = AddressedSite(files)
    #expect(site.problems == [])
    let list = site["index.html"]?.split(separator: "|", omittingEmptySubsequences: false).last
    row.check(list?.split(separator: " ").map(String.init) ?? [])
  }

  @Test func `has neighbours, and a date from its name or its address`() {
    let site = AddressedSite(Self.files)
    #expect(site["old/index.html"]?.hasPrefix("post|Old|2024-01-02||/2024/02/03/moved/|") == true)
    #expect(site["2024/02/03/moved/index.html"]?.hasPrefix("post|Moved|2024-02-03||/new/|") == true)
    #expect(site["plain/index.html"]?.hasPrefix("page|Plain|||") == true)
  }

  @Test(arguments: [
    Case("its folders", "2024/05/06/name.md", "2024-05-06"), Case("a bundle", "2024/5/6/name/index.md", "2024-05-06"),
    Case("no day that does not exist", "2024/02/30/name.md", ""), Case("no month alone", "2024/05/name.md", ""),
    Case("no folders that are not at the start", "a/2024/05/06/name.md", ""),
  ])
  func `has the date of`(row: Case<String, String>) {
    let site = AddressedSite([row.input: "Text"])
    let address = site.addresses[row.input] ?? ""
    row.check(
      site["\(address.dropFirst())index.html"]?.split(separator: "|", omittingEmptySubsequences: false)[2].description
        ?? "none")
  }
}

@Suite struct `A page written in HTML` {
  @Test func `has a template, and addresses in it are resolved`() {
    let site = AddressedSite([
      "about.html": "---\ntitle: About\n---\n<p>One</p>\n\n\n    <p><a href=\"posts/2024-01-02-a.md\">*a*</a></p>\n",
      "posts/2024-01-02-a.md": "[about](../about.html)", "posts/2024-01-03-b.html": "---\n---\n<b>B</b>",
      "index.html": "---\ntitle: Home\n---\n", "plain.html": "<p>---</p>", "static/s.html": "---\na: b\n---\n",
    ])
    #expect(site.problems == [])
    #expect(
      site["about/index.html"] == """
        page|About|||||<p>One</p>


            <p><a href="/posts/a/">*a*</a></p>

        """)
    #expect(site["posts/a/index.html"]?.contains(#"href="/about/""#) == true)
    #expect(site["posts/b/index.html"]?.hasPrefix("post|") == true)
    #expect(site.copies == ["plain.html": "plain.html", "static/s.html": "s.html"])
  }

  @Test func `follows the policy for raw HTML`() {
    let text = "---\ntitle: A\n---\n<script>run()</script>\n"
    let safe = AddressedSite(["a.html": text])
    #expect(safe["a/index.html"]?.contains("run()") == false)
    #expect(safe.problems == ["Content/a.html:4:1 article.raw-html"])
    let trusted = AddressedSite(settings: "html: trusted", ["a.html": text])
    #expect(trusted["a/index.html"]?.hasSuffix("|<script>run()</script>\n") == true)
    #expect(trusted.problems == [])
  }
}

extension String {
  /// Returns how often a text occurs.
  fileprivate func components(of text: String) -> Int { ranges(of: text).count }
}

/// Builds after an edit that concerns addresses or defaults, each compared with a first build.
@Suite struct `An incremental build after a change of addresses` {
  private static let files = [
    "_index.md": "---\ndefaults: {mood: top}\n---\n", "posts/_index.md": "---\ndefaults: {mood: calm}\n---\n",
    "posts/2024-01-02-a.md": "---\ntags: a b\n---\n[b](x/2024-01-03-b.md)",
    "posts/x/2024-01-03-b.md": "---\ntitle: B\n---\n![](p.png)", "posts/x/2024-01-03-b/p.png": "<svg>no size</svg>",
    "about.md": "[b](posts/x/2024-01-03-b.md)", "guide/a.md": "A", "Notes/B.md": "B",
    "page.html": "---\ntitle: Page\n---\n<p>Page</p>",
  ]

  /// An edit: new settings, and files with their new texts.
  struct Edit: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var settings = ""
    var files: [String: String] = [:]

    init(_ name: String, settings: String = "", files: [String: String] = [:]) {
      (testDescription, self.settings, self.files) = (name, settings, files)
    }
  }

  private static let edits = [
    Edit("a default", files: ["posts/_index.md": "---\ndefaults: {mood: wild}\n---\n"]),
    Edit("a default tag", files: ["posts/_index.md": "---\ndefaults: {tags: [c]}\n---\n"]),
    Edit("a default image", files: ["posts/_index.md": "---\ndefaults: {image: no.png}\n---\n"]),
    Edit("a default draft", files: ["posts/_index.md": "---\ndefaults: {draft: true}\n---\n"]),
    Edit("no defaults", files: ["posts/_index.md": "Text"]),
    Edit("an outer default", files: ["_index.md": "---\ndefaults: {mood: x, toc: false}\n---\n"]),
    Edit("permalinks", settings: "permalinks: {posts: '/:year/:title/'}"),
    Edit("a title", files: ["posts/x/2024-01-03-b.md": "---\ntitle: C\n---\n![](p.png)"]),
    Edit("the case", settings: "case: keep"),
    Edit("the separator of tags", settings: "tag_separator: ','"),
    Edit("the paths of tags", settings: "taxonomies: {tags: {path: /t/, term_path: '/x/:slug/'}}"),
    Edit("pagination", settings: "pagination: '/page:n/'\npage_size: 1"),
    Edit("the text of a folder", files: ["guide.md": "---\ndefaults: {mood: g}\n---\nGuide"]),
    Edit("the home page", files: ["_index.md": "---\nholds: posts\n---\n"]),
    Edit("no front matter in HTML", files: ["page.html": "<p>Page</p>"]),
    Edit("the text of a page in HTML", files: ["page.html": "---\ntitle: Page\n---\n<p>New</p>"]),
  ]

  @Test(arguments: edits, ["", "permalinks: {posts: '/:year/:title/'}"])
  func `creates the same site as a first build`(edit: Edit, settings: String) {
    let before = AddressedSite(settings: settings, Self.files)
    let files = Self.files.merging(edit.files) { $1 }
    let edited = edit.settings.isEmpty ? settings : edit.settings
    let (warm, cold) = (
      AddressedSite(settings: edited, files, after: before), AddressedSite(settings: edited, files)
    )
    #expect(warm.files == cold.files)
    #expect(warm.problems == cold.problems && warm.messages == cold.messages)
    #expect(before.files != cold.files || before.problems != cold.problems || edited == settings && edit.files.isEmpty)
  }

  @Test func `renders nothing after a change of another key beside the defaults`() {
    let before = AddressedSite(Self.files)
    let files = Self.files.merging(["posts/_index.md": "---\nweight: 3\ndefaults: {mood: calm}\n---\n"]) { $1 }
    let after = AddressedSite(files, after: before)
    // The templates of the lists use names that are not always there.
    let rendered = after.site.pages.filter { $0.isRendered && $0.reasons != [.hadDiagnostics] }
    #expect(rendered.map(\.address) == [])
  }
}
