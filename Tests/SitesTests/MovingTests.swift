import Garland
import Planning
import Sites
import TestSupport
import Testing

/// Unchanged posts of other static-site generators.
@Suite struct `A post of another generator` {
  @Test func `can be from Jekyll`() {
    let site = MovedSite([
      "_posts/2025-01-02-welcome-to-jekyll.markdown": """
      ---
      layout: post
      title:  "Welcome to Jekyll!"
      date:   2025-01-02 10:00:00 +0200
      categories: jekyll update
      author: {name: Ann}
      excerpt_separator: <!--cut-->
      last_modified_at: 2025-01-03
      ---
      You'll find this post in your `_posts` directory.

      <!--cut-->

      {% highlight ruby %}
      def print_hi(name)
      end
      {% endhighlight %}

      [Docs]({{ site.baseurl }}/docs)
      """,
      "_posts/2025-1-3-address.md": "---\npermalink: /old/address.html\nlayout: wide\n---\nText",
      "_posts/2025-01-04-hidden.md": "---\npublished: false\n---\nText",
      "_drafts/idea.md": "Text",
    ])
    #expect(
      site.messages == [
        """
        Content/_posts/2025-01-02-welcome-to-jekyll.markdown:5: the text of `categories` is read as 2 words, as \
        in Jekyll
        """,
        "Content/_posts/2025-01-02-welcome-to-jekyll.markdown:14: Garland does not run the tag `highlight`; it is shown as text",
        "Content/_posts/2025-01-02-welcome-to-jekyll.markdown:19: Garland does not run the tag `site.baseurl`; it is shown as text",
        "Content/_posts/2025-1-3-address.md:3: there is no template `wide`, so the page uses the default template of its kind",
      ])
    #expect(
      site.post("posts/welcome-to-jekyll/")
        == MovedPost(
          title: "Welcome to Jekyll!", date: "2025-01-02", updated: "2025-01-03", authors: ["Ann"],
          categories: ["jekyll", "update"], summary: "You&#39;ll find this post in your _posts directory."))
    #expect(
      site["posts/welcome-to-jekyll/index.html"] == """
        <p>You'll find this post in your <code>_posts</code> directory.</p>
        <p>{% highlight ruby %}
        def print_hi(name)
        end
        {% endhighlight %}</p>
        <p>[Docs]({{ site.baseurl }}/docs)</p>

        """)
    #expect(site.post("old/address.html") == MovedPost(title: "Address", date: "2025-01-03", summary: "Text"))
    #expect(site["posts/hidden/index.html"] == nil)
    #expect(site["posts/idea/index.html"] == nil)
  }

  @Test func `can be from Hugo`() {
    let site = MovedSite([
      "blog/_index.md": "---\ntitle: Blog\n---\n",
      "blog/hugo/index.md": """
      +++
      title = "Hugo"
      linkTitle = "H"
      date = 2025-03-04T10:00:00+01:00
      lastmod = 2025-03-05
      expiryDate = 2030-01-01
      draft = false
      weight = 10
      summary = "Short"
      slug = ""
      aliases = ["/old/hugo/"]
      tags = ["a", "static site"]
      categories = ["c"]
      authors = ["Ann", "Bo"]
      layout = "single"
      [params]
      mood = "merry"
      +++
      {{< figure src="/images/a.png" title="A" >}}

      {{% notice tip %}}
      Hello *you*.
      {{% /notice %}}

      [a]({{< relref "zola.md" >}})
      """,
      "blog/past.md": "---\ndate: 2025-01-01\nexpiryDate: 2025-06-01\n---\nText",
    ])
    #expect(
      site.messages == [
        "Content/blog/hugo/index.md:19: Garland does not run the tag `figure`; it is shown as text",
        "Content/blog/hugo/index.md:21: Garland does not run the tag `notice`; it is shown as text",
        "Content/blog/hugo/index.md:25: Garland does not run the tag `relref`; it is shown as text",
      ])
    #expect(
      site.post("blog/hugo/")
        == MovedPost(
          title: "Hugo", date: "2025-03-04", updated: "2025-03-05", authors: ["Ann", "Bo"], tags: ["a", "static site"],
          categories: ["c"], mood: "merry", summary: "Short"))
    #expect(
      site["blog/hugo/index.html"] == """
        <p>{{&lt; figure src=&quot;/images/a.png&quot; title=&quot;A&quot; &gt;}}</p>
        <p>{{% notice tip %}}
        Hello <em>you</em>.
        {{% /notice %}}</p>
        <p>[a]({{&lt; relref &quot;zola.md&quot; &gt;}})</p>

        """)
    #expect(site["old/hugo/index.html"]?.contains("/blog/hugo/") == true)
    #expect(site["blog/past/index.html"] == nil)
  }

  @Test func `can be from Zola`() {
    let site = MovedSite([
      "blog/_index.md": "+++\ntitle = \"Blog\"\nsort_by = \"date\"\ntemplate = \"section.html\"\n+++\n",
      "blog/2025-02-02-zola.md": """
      +++
      title = "Zola"
      updated = 2025-02-03
      template = "page.html"
      authors = ["Ann"]
      in_search_index = true
      [taxonomies]
      tags = ["c"]
      [extra]
      mood = "merry"
      +++
      {{ youtube(id="abc") }}

      [h](@/blog/other.md#part)
      """,
      "blog/other.md": "+++\ndate = 2025-02-01\npath = \"other/place\"\n+++\n## Part",
    ])
    #expect(
      site.messages == [
        "Content/blog/2025-02-02-zola.md:12: Garland does not run the tag `youtube`; it is shown as text",
        """
        Content/blog/2025-02-02-zola.md:14: `@/blog/other.md#part` is an address in Zola's form; it is read as \
        `/blog/other.md#part`
        """,
      ])
    #expect(
      site.post("blog/zola/")
        == MovedPost(
          title: "Zola", date: "2025-02-02", updated: "2025-02-03", authors: ["Ann"], tags: ["c"], mood: "merry",
          summary: "{{ youtube(id=&quot;abc&quot;) }}"))
    #expect(
      site["blog/zola/index.html"] == """
        <p>{{ youtube(id=&quot;abc&quot;) }}</p>
        <p><a href="/other/place/#part">h</a></p>

        """)
  }

  @Test(arguments: [
    Case("the layout for posts", "layout: post", "post"),
    Case("Jekyll's default layout", "layout: default", "post"),
    Case("the layout for the home page", "layout: home", "post"),
    Case("the layout for pages", "layout: page", "page"),
    Case("a layout of the site", "layout: own", "own"),
    Case("a template, as in Zola", "template: own.html", "own"),
    Case("a template and a layout", "template: page\nlayout: own", "page"),
  ])
  func `uses its layout if it exists`(_ row: Case<String, String>) {
    let site = MovedSite(["posts/2025-01-02-a.md": "---\n\(row.input)\n---\nText"])
    row.check(site.post("posts/a/")?.template ?? "nothing")
    #expect(site.messages == [])
  }

  @Test func `uses the template of its section, unless it has another layout`() {
    let index = "---\npost_template: own\n---\n"
    let site = MovedSite([
      "posts/_index.md": index, "posts/2025-01-02-a.md": "---\nlayout: post\n---\nText",
      "posts/2025-01-03-b.md": "---\nlayout: page\n---\nText",
    ])
    #expect(site.post("posts/a/")?.template == "own")
    #expect(site.post("posts/b/")?.template == "page")
  }

  @Test func `reports a missing layout, with the nearest name`() {
    let site = MovedSite(["posts/2025-01-02-a.md": "---\nlayout: owm\n---\nText"])
    #expect(site.diagnostics.map(\.code) == ["site.missing-layout"])
    #expect(site.diagnostics.first?.suggestion?.message == "did you mean `own`?")
    #expect(site.post("posts/a/")?.template == "post")
  }

  @Test func `is a draft if it is in the folder for drafts`() {
    let site = MovedSite(["_drafts/idea.md": "Text", "_posts/2025-01-02-a.md": "Text"], showsDrafts: true)
    #expect(site.post("posts/idea/")?.title == "Idea")
    #expect(site.messages == [])
  }

  @Test(arguments: [
    Case("an article", ["a.markdown": "Text"], "a/index.html"),
    Case(
      "a bundle", ["posts/b/index.markdown": "---\ndate: 2025-01-02\n---\n", "posts/b/c.txt": "c"], "posts/b/c.txt"),
    Case("a section", ["d/_index.markdown": "Text", "d/e.md": "Text"], "d/index.html"),
    Case("a link target", ["a.markdown": "Text", "b.md": "[a](a.markdown) [a](a)"], "b/index.html"),
  ])
  func `can have the file extension markdown`(_ row: Case<[String: String], String>) {
    let site = MovedSite(row.input)
    #expect(site[row.expected] != nil, "\(row.name)", sourceLocation: row.sourceLocation)
    #expect(site.messages == [], "\(row.name)", sourceLocation: row.sourceLocation)
  }

  @Test(arguments: [
    Case("two digits each", "_posts/2025-01-02-a.md", "posts/a/index.html"),
    Case("one digit each", "_posts/2025-1-2-a.md", "posts/a/index.html"),
    Case("an invalid date", "_posts/2025-13-02-a.md", "posts/2025-13-02-a/index.html"),
    Case("a nested folder for posts", "swift/_posts/2025-01-02-a.md", "swift/a/index.html"),
    Case("an extension in upper case", "_posts/2025-01-02-a.MD", "posts/a/index.html"),
  ])
  func `can have its date in the file name`(_ row: Case<String, String>) {
    let site = MovedSite([row.input: "Text"])
    #expect(site[row.expected] != nil, "\(row.name)", sourceLocation: row.sourceLocation)
  }
}

/// What the page of a moved post shows besides its text.
private struct MovedPost: Equatable {
  var template = "post"
  var title: String
  var date: String
  var updated = ""
  var authors: [String] = []
  var tags: [String] = []
  var categories: [String] = []
  var mood = ""
  var summary: String
}

/// A site whose templates show the fields of a post in a line and the text below, built at the start of 2026.
private struct MovedSite {
  let diagnostics: DiagnosticList
  private let site: BuiltSite

  init(_ files: [String: String], showsDrafts: Bool = false) {
    var files = files
    files["site.yml"] = "title: T\nurl: https://example.org/\n"
    var templates = [
      "base": "", "home": "", "section": "", "taxonomy": "", "term": "", "archive": "", "search": "", "404": "",
    ]
    for name in ["post", "page", "own"] {
      templates[name] = """
        \(name)|{{title}}|{{date | format: "yyyy-MM-dd"}}|{{#updated}}{{updated | format: "yyyy-MM-dd"}}{{/updated}}|\
        {{#authors}}{{.}},{{/authors}}|{{#tags}}{{title}},{{/tags}}|{{#categories}}{{title}},{{/categories}}|\
        {{params.mood}}|{{summary}}
        {{{content}}}
        """
    }
    let content = FolderInMemory("Content", files)
    let folder = FolderInMemory(
      "Templates",
      Dictionary(templates.map { ("\($0).mustache", $1) }) { first, _ in first })
    var options = SiteOptions(now: Instant(secondsSince1970: 1_767_225_600))
    options.showsDrafts = showsDrafts
    site = SiteBuild(content: content, templates: folder, options: options).run()
    // The templates use a parameter that not every article has.
    diagnostics = DiagnosticList(site.diagnostics.filter { $0.code != "templates.unknown-name" })
  }

  /// The diagnostics with their files and lines.
  var messages: [String] {
    diagnostics.map { diagnostic in
      guard let location = diagnostic.location, let file = site.sources[location.source] else {
        return diagnostic.message
      }
      return "\(file.path):\(file.position(at: location.bytes.lowerBound).line): \(diagnostic.message)"
    }
  }

  /// The text of a file; of a post, without its fields.
  subscript(path: String) -> String? {
    text(path).map { text in
      guard let end = text.firstIndex(of: "\n"), text[..<end].contains("|") else { return text }
      return String(text[end...].dropFirst())
    }
  }

  /// Returns the fields of the post at an address.
  func post(_ address: String) -> MovedPost? {
    guard let line = text(address.hasSuffix("/") ? address + "index.html" : address)?.prefix(while: { $0 != "\n" })
    else { return nil }
    let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 9 else { return nil }
    func list(_ field: String) -> [String] { field.split(separator: ",").map(String.init) }
    return MovedPost(
      template: fields[0], title: fields[1], date: fields[2], updated: fields[3], authors: list(fields[4]),
      tags: list(fields[5]), categories: list(fields[6]), mood: fields[7], summary: fields[8])
  }

  private func text(_ path: String) -> String? {
    guard let file = site.files.first(where: { $0.path == path }) else { return nil }
    switch file.content {
    case .bytes(let bytes): return String(decoding: bytes, as: UTF8.self)
    case .copy(let source), .cleanCopy(let source): return source
    case .picture: return nil
    }
  }
}

/// Links to addresses instead of files.
@Suite struct `A link that is no file` {
  @Test func `leads to the page at that address, seen from the page of the article`() {
    let site = MovedSite([
      "posts/a/index.md": """
      ---
      date: 2025-01-01
      ---
      [b](../b/) [b](../b) [section](..) [home](../../) [self](./) [file](../b/c.txt) [d](../d/)
      """,
      "posts/2025-01-02-b.md": "---\ntitle: B\n---\n[a](../a/#x)\n\n<a name=\"x\"></a>\n",
      "static/posts/b/c.txt": "c",
    ])
    #expect(
      site.messages == [
        "Content/posts/2025-01-02-b.md:4: `/posts/a/#x` leads to an id that its page does not have",
        "Content/posts/a/index.md:4: there is no file `../d/`",
      ])
    #expect(
      site["posts/a/index.html"]?.contains(
        """
        <a href="/posts/b/">b</a> <a href="/posts/b/">b</a> <a href="/posts/">section</a> <a href="/">home</a> \
        <a href="/posts/a/">self</a> <a href="/posts/b/c.txt">file</a> <a href="../d/">d</a>
        """) == true)
    #expect(site["posts/b/index.html"]?.contains("<a href=\"/posts/a/#x\">a</a>") == true)
  }
}
