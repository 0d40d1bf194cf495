import Garland
import TestSupport
import Testing

/// Tags of Liquid, Hugo and Zola, which Garland shows as text.
@Suite struct `A tag of another tool` {
  private static let nothing =
    "Garland does not run templates in Markdown: write the result itself, or a container of your own"
  private static let address =
    "write a link to the `.md` file, or an address that starts with `/`, which means the site's root"
  private static let link = "write a link to the `.md` file: `[text](/posts/2026-01-02-name.md)`"
  private static let embed =
    "write a link, or the HTML of the embed; `html: {allow: [iframe]}` in `site.yml` allows frames"
  private static let video = "write `:::video[Title]{youtube=x}` and `:::` on lines of their own"
  private static let tabs = "write `:::tabs`, a `:::item[Label]` … `:::` for each tab, and `:::`"

  @Test(arguments: [
    Case(
      "highlight", "{% highlight swift %}", "write a fenced code block: ```` ```swift ````, the code, ```` ``` ````"),
    Case("an include", "{% include ads.html %}", nothing),
    Case(
      "an include of a picture", "{%- include figure.html src='/a.png' -%}",
      "write a Markdown image: `![what it shows](/a.png)`"),
    Case("an include in a folder", "{% include embed/youtube.html id='x' %}", video),
    Case("a post", "[a]({% post_url 2025-01-02-a %})", link),
    Case("a file", "[a]({% link _posts/a.md %})", link),
    Case("a condition", "{% if page.x %}", nothing),
    Case("raw", "{% raw %}", "remove it: in Garland, braces are plain text"),
    Case("a comment", "{% comment %}", "write `<!-- … -->`"),
    Case("the site's address", "{{ site.baseurl }}", address),
    Case("the page", "{{ page.title }}", nothing),
    Case("a filter on a text", #"![a]({{ "/a.png" | relative_url }})"#, address),
    Case("a filter on a name", "{{ url | absolute_url }}", address),
    Case("a figure", #"{{< figure src="/a.png" title="x" >}}"#, "write a Markdown image: `![what it shows](/a.png)`"),
    Case("a figure without a source", "{{< figure >}}", "write a Markdown image: `![what it shows](picture.png)`"),
    Case("a notice", "{{% notice tip %}}", "write `:::tip` and `:::` on lines of their own around the text"),
    Case("a warning", "{{< warning >}}", "write `:::warning` and `:::` on lines of their own around the text"),
    Case("tabs", "{{< tabs >}}", tabs),
    Case("details", "{{% details %}}", "write `:::accordion` and `:::` on lines of their own around the text"),
    Case("a reference", #"[a]({{< relref "a.md" >}})"#, link),
    Case("a video", "{{< youtube x >}}", video),
    Case("a frame", "{{< spotify x >}}", embed),
    Case("an unknown shortcode", "{{< mine a=1 >}}", nothing),
    Case("a call", #"{{ youtube(id="x") }}"#, video),
    Case("a call without arguments", "{{ toc() }}", "write `toc: true` in the front matter"),
    Case("a call with a body", #"{% quote(author="x") %}"#, "write a quote: `> ` before each line"),
    Case("a configuration", "{{ config.title }}", nothing),
  ])
  func `is reported with a replacement`(_ row: Case<String, String>) throws {
    let draft = Draft(row.input)
    let diagnostics = draft.article.diagnostics
    try #require(diagnostics.count == 1, "\(draft.problems)")
    #expect(diagnostics[0].severity == .warning)
    #expect(diagnostics[0].code == "article.foreign-tag")
    row.check(diagnostics[0].suggestion?.message ?? "")
  }

  @Test(arguments: [
    Case("code", "`{{ page.title }}` and ``a ` {% raw %}``", ""),
    Case("a block of code", "```\n{{ page.title }}\n```\n\n    {% raw %}\n", ""),
    Case("code as HTML", "<pre>\n{{ page.title }}\n</pre>", ""),
    Case("other braces", "{{ name }}, {{ user.name }}, {{ a || b }}, {{ f(x) }}, {{a}{b}}, {x}", ""),
    Case("unclosed braces", "{{ page.title } and {% raw }", ""),
    Case("an end without a beginning", "{% endif %} {{< /tabs >}} {% end %}", ""),
    Case("a shortcode with comment marks", "{{</* figure src=x */>}} {{%/* notice */%}}", ""),
    Case("an escaped brace", #"\{{ page.title }}"#, ""),
    Case("a comment", "a <!-- b -->\n\n<!-- {{ page.title }} -->", ""),
  ])
  func `code, escapes and other braces are not reported`(_ row: Case<String, String>) {
    row.check(Draft(row.input).problems.joined(separator: "\n"))
  }

  @Test(arguments: [
    Case("in a list in a quote", "a\n\n> - b\n>   {{ page.url }}", "4:5"),
    Case("in a heading", "# A {{ page.title }}", "1:5"),
    Case("in a table", "| a | b |\n|---|---|\n| c | {{ page.title }} |", "3:7"),
    Case("in a container", ":::note[A]\n{{ page.title }}\n:::", "2:1"),
    Case("in a label", ":::note[A {{ page.title }}]\nb\n:::", "1:11"),
    Case("in HTML", "<div>\n{{ page.title }}\n</div>", "2:1"),
    Case("in a footnote", "a[^1] b\n\n[^1]: {{ page.title }}\n\nc", "3:7"),
    Case("across lines", "a {{< figure\n  b=1 >}}", "1:3"),
    Case("in an address", "[a]({{page.url}})", "1:5"),
    Case("in an address elsewhere", "[a][b]\n\n[b]: {{page.url}}", "1:1"),
    Case("below front matter", "---\ntitle: a\n---\n{{ page.url }}", "4:1"),
    Case("after an unclosed backtick", "` {{ page.url }}", "1:3"),
  ])
  func `is reported at its location`(_ row: Case<String, String>) {
    row.check(Draft(row.input).problems.map { String($0.prefix { $0 != " " }) }.joined(separator: " "))
  }

  @Test func `the first three uses of a tag are reported, the others counted`() {
    let draft = Draft((1...9).map { "{% include a\($0).html %}" }.joined(separator: "\n\n") + "\n\n{% gist 1 %}")
    let messages = draft.article.diagnostics.map(\.message)
    let message = "Garland does not run the tag `include`; it is shown as text"
    #expect(
      messages == [
        message, message, message, "there are 6 more tags `include` from here on",
        "Garland does not run the tag `gist`; it is shown as text",
      ])
  }

  @Test func `a tag with an end tag hides the tags inside`() {
    let draft = Draft("{% highlight vue %}\n{{ page.title }}\n\n{% include x %}\n{% endhighlight %}\n\n{{ page.url }}")
    #expect(
      draft.article.diagnostics.map { draft.file.position(at: $0.location?.bytes.lowerBound ?? 0).line } == [1, 7])
  }

  @Test(arguments: [RawMarkupPolicy.safe(), .trusted, .escape])
  func `is shown as the author wrote it`(policy: RawMarkupPolicy) {
    let tags = #"{{<figure src="a">}} {{< b >}}c{{</b>}} {% include *d* %} {{ page.e }}"#
    var options = ArticleOptions(containers: .standard)
    options.markup = policy
    let html = Draft(tags, options).html
    #expect(
      html
        == "<p>{{&lt;figure src=&quot;a&quot;&gt;}} {{&lt; b &gt;}}c{{&lt;/b&gt;}} {% include <em>d</em> %} {{ page.e }}</p>\n"
    )
  }

  @Test func `a link in Zola's form resolves to the article`() {
    var options = ArticleOptions(containers: .standard)
    options.resolve = { $0 == "/posts/b.md" ? .address("/posts/b/") : .missingArticle(nearest: nil) }
    let draft = Draft("[a](@/posts/b.md)", options)
    #expect(draft.html == "<p><a href=\"/posts/b/\">a</a></p>\n")
    #expect(
      draft.problems == [
        """
        1:1 ‹[a](@/posts/b.md)› warning: `@/posts/b.md` is an address in Zola's form; it is read as `/posts/b.md` \
        [article.foreign-tag]; write `/posts/b.md`
        """
      ])
  }

  @Test(arguments: ["{{", "{%", "{{<", "{{ a }}", "{% a %}", "`{{", "{{ \"", "\\{%", "{{{", "``` ` "])
  func `the scan takes time linear in the length of the text`(piece: String) {
    // Twice the text may take at most five times as long. The minimum of 2 s tolerates a busy machine.
    let clock = ContinuousClock()
    func time(_ count: Int) -> Duration {
      let text = String(repeating: piece + "\n", count: count)
      return clock.measure { _ = Draft(text) }
    }
    let (short, long) = (time(4_000), time(8_000))
    #expect(long < max(short * 5, .milliseconds(2_000)))
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func `every reported range in random text is within the file`(seed: UInt64) {
    let pieces = [
      "{{", "}}", "{%", "%}", "{{<", ">}}", "%}}", "`", "``", "\\", " ", "\n", "\n\n", "> ", "- ", "page.x", "raw",
      "endraw", "\"", "|", "(", ")", "<b>", "é", "/", "-", "[a](", "    ", "<div>", "| a |\n|---|\n",
    ]
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let text = (0..<20).map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }.joined()
      let draft = Draft(text)
      for diagnostic in draft.article.diagnostics where diagnostic.code == "article.foreign-tag" {
        let bytes = diagnostic.location?.bytes ?? 0..<0
        #expect(!bytes.isEmpty && bytes.upperBound <= draft.file.utf8.count, "\(text.debugDescription)")
      }
    }
  }
}
