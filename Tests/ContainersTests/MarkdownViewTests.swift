import Garland
import TestSupport
import Testing

/// `Markdown` and `Article` in Swift code without a site.
@Suite struct `Markdown in Swift` {
  @Test(arguments: [
    Case("a paragraph", "**Rye** & [wheat](a.md)", #"<p><strong>Rye</strong> &amp; <a href="a.md">wheat</a></p>"#),
    Case("two blocks", "a\n\nb", "<p>a</p><p>b</p>"),
    Case("nothing", "", ""),
    Case("a line that begins front matter in a file", "---\n\na", "<hr /><p>a</p>"),
    Case("code that could run", "a <script>b()</script>", "<p>a b()</p>"),
    Case("a built-in container", ":::stack\na\n\nb\n:::", #"<div class="vstack"><p>a</p><p>b</p></div>"#),
  ])
  func `shows`(_ row: Case<String, String>) {
    row.check(Markdown(row.input).rendered().html.replacing("\n", with: ""))
  }

  @Test(arguments: Kind.allCases)
  func `gives its blocks to a container one by one`(_ kind: Kind) {
    #expect(count { Markdown("a\n\nb") } == 2)
    guard !kind.takesLabels else { return }
    let view = kind.holding { Markdown("a\n\n- b\n- c") }
    let other = kind.holding {
      Markdown("a")
      Markdown("- b\n- c")
    }
    #expect(view.rendered().html == other.rendered().html)
    #expect(view.rendered().diagnostics.isEmpty)
  }

  @Test func `traits and kinds of its blocks reach the container`() {
    let list = ol {
      ForEach(subviews: Markdown("## Oat {rank=2}\n\nText")) { block in
        let values = block.containerValues
        li { Text("\(values.blockTraits["rank"] ?? "none") \(values.blockKind == .heading)") }
      }
    }
    #expect(list.rendered().html == "<ol><li>2 true</li><li>none false</li></ol>")
  }

  @Test(arguments: [
    Case("an unknown container", "a\n\n:::nope\nb\n:::", "`Markdown`, line 3: there is no container `nope`"),
    Case("in one line", "[a][b]{c", ""),
  ])
  func `reports the line of a problem`(_ row: Case<String, String>) {
    row.check(Markdown(row.input).rendered().diagnostics.map(\.message).joined())
  }

  private static let shout = Container("shout", reads: .recorded) { use in
    ForEach(subviews: use.content) { block in div { block } }
  }

  @Test func `an article has front matter, containers of a registry, and HTML`() {
    let article = Article(
      markdown: "---\ntitle: Bread\ntags: [rye]\noven: hot\n---\n# Top\n\n:::shout\na\n\nb\n:::\n", path: "bread.md",
      containers: .standard(with: [Self.shout]))
    #expect(article.fields.title == "Bread")
    #expect(article.fields.tags == ["rye"])
    #expect(article.fields[param: "oven"] == "hot")
    let rendering = article.rendered()
    let html = #"<h1 id="top">Top</h1><div><p>a</p></div><div><p>b</p></div>"#
    #expect(rendering.html.replacing("\n", with: "") == html)
    #expect(rendering.diagnostics.isEmpty)
    #expect(Group { article.content }.rendered().html == rendering.html)
  }

  @Test func `an article names the places of its problems`() {
    let article = Article(
      markdown: "---\ndate: never\n---\n:::shout\na\n:::\n\n:::note{colour=red}\nb\n:::\n", path: "a.md")
    let text = article.text(of: article.rendered().diagnostics)
    for message in [
      "a.md:2:7: ", "a.md:4:1: error: there is no container `shout`", "a.md:8:9: error: ", "4 | :::shout\n",
    ] {
      #expect(text.contains(message), "\(text)")
    }
  }

  @Test func `a page has the styles that its views need`() throws {
    let tabs = Markdown("::::tabs\n:::item[A]\na\n:::\n::::").rendered()
    let address = try #require(tabs.assets.first { $0.url.hasSuffix("tabs.css") }?.url)
    let style = try #require(Asset.builtIn[address])
    #expect(tabs.assets.allSatisfy { Asset.builtIn[$0.url] != nil })
    let page = Document(lang: "en", inlining: Asset.builtIn) {
      title { Text("A") }
    } content: {
      Markdown("::::tabs\n:::item[A]\na\n:::\n::::")
    }.rendered().html
    #expect(page.contains(style.prefix(40)) && !page.contains("<link"))
  }
}
