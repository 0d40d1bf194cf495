import Garland
import TestSupport
import Testing

/// The policies for raw HTML, and smart punctuation.
@Suite struct `Raw HTML in an article` {
  private static let raw = "<p onclick=\"x\">a</p>\n\nb <i>c</i> <script>d</script> <iframe src=\"e\"></iframe> </u>\n"

  @Test func `is kept if it is safe, else removed with a warning`() {
    let draft = Draft(Self.raw)
    #expect(draft.html == "<p>a</p>\n<p>b <i>c</i> d  </p>\n")
    #expect(
      draft.problems.map { String($0.prefix(while: { $0 != "›" })) } == [
        "1:4 ‹onclick=\"x\"", "3:12 ‹<script>", "3:31 ‹<iframe src=\"e\">", "3:57 ‹</u>",
      ])
    #expect(draft.article.diagnostics.allSatisfy { $0.severity == .warning && $0.code == "article.raw-html" })
  }

  @Test func `is kept if the site allows its elements`() {
    let options = ArticleOptions(markup: .safe(allowing: ["iframe"]))
    #expect(Draft("<iframe src=\"/e\"></iframe>", options).html == "<iframe src=\"/e\"></iframe>\n")
    #expect(!Draft("<script>e</script>", ArticleOptions(markup: .safe(allowing: ["script"]))).html.contains("<script"))
  }

  @Test func `is copied byte for byte if the policy is trusted`() {
    let draft = Draft(Self.raw + "\n<Section>\n\n<!-- <b> &copy; -->\n", ArticleOptions(markup: .trusted))
    #expect(
      draft.html == Self.raw.replacing("\n\nb", with: "\n<p>b").replacing("</u>\n", with: "</u></p>\n")
        + "<Section>\n<!-- <b> &copy; -->\n")
    #expect(draft.problems.count == 2)
    #expect(draft.article.diagnostics.allSatisfy { $0.severity == .warning })
  }

  @Test func `shows a name that is no element as text if the site asks for it`() {
    let text = "# A List<T>\n\nof <String>s, <b>not</b> </T> <form>\n"
    let draft = Draft(text, ArticleOptions(markup: .safe(showingUnknown: true)))
    #expect(
      draft.html == "<h1 id=\"a-listt\">A List&lt;T&gt;</h1>\n"
        + "<p>of &lt;String&gt;s, <b>not</b> &lt;/T&gt; </p>\n")
    #expect(draft.problems.count == 1)
  }

  @Test func `has targets of links in the names of links`() {
    let draft = Draft("<a name=\"here\"></a>\n\n## Here\n\n[a](#here) [b](#there)\n\n<a name=there id=there></a>")
    #expect(draft.problems == [])
    #expect(draft.html.contains("<h2 id=\"here\">"))
  }

  @Test func `is shown as text if the policy is escape`() {
    let draft = Draft("<p>a</p>\n\nc <i>d</i>", ArticleOptions(markup: .escape))
    #expect(draft.html == "&lt;p&gt;a&lt;/p&gt;\n<p>c &lt;i&gt;d&lt;/i&gt;</p>\n")
    #expect(draft.problems == [])
  }

  @Test(arguments: [
    Case("a start tag", "<div>\n\na", ["<div>\n<p>a</p>\n</div>\n", "1:1 ‹<div>"]),
    Case(
      "an opener in a quote", "> <div>\n>\n> a\n\nb",
      ["<blockquote>\n<div>\n<p>a</p>\n</div></blockquote>\n<p>b</p>\n", "1:3 ‹<div>"]),
    Case(
      "an opener in a container", ":::divided\n<div>\n\na\n:::\nb",
      ["<div class=\"divided\"><div>\n<p>a</p>\n</div>\n</div>\n<p>b</p>\n", "2:1 ‹<div>"]),
    Case(
      "a paragraph before code", "<p>a\n\n```\nb\n```", ["<p>a\n</p>\n<pre tabindex=\"0\"><code>b\n</code></pre>\n"]),
    Case("a paragraph before a rule", "<p>a\n\n***", ["<p>a\n</p>\n<hr />\n"]),
    Case("an inline start tag", "a <b>c\n\nd", ["<p>a <b>c</b></p>\n<p>d</p>\n", "1:3 ‹<b>"]),
    Case("a stray end tag", "a </i> b\n\nc", ["<p>a  b</p>\n<p>c</p>\n", "1:3 ‹</i>"]),
  ])
  func `is closed at the end of its block, with a warning`(_ row: Case<String, [String]>) {
    let draft = Draft(row.input)
    row.check([draft.html] + draft.problems.map { String($0.prefix(while: { $0 != "›" })) })
  }

  @Test func `punctuation is smart only if the option is on`() {
    let text = "\"It's\" -- a --- test... `\"code\" --`"
    #expect(
      Draft(text, ArticleOptions(smartPunctuation: true)).html
        == "<p>“It’s” – a — test… <code>&quot;code&quot; --</code></p>\n")
    #expect(Draft(text).html == "<p>&quot;It's&quot; -- a --- test... <code>&quot;code&quot; --</code></p>\n")
  }
}
