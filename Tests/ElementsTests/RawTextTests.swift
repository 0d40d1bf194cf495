import Elements
import Testing
import Views

@Suite struct RawTextTests {
  @Test(
    arguments: [
      Row("a script", script(javaScript: "a < b && c > \"d\""), #"<script>a < b && c > "d"</script>"#),
      Row(
        "a script with attributes", script(javaScript: "x()", .type(.module), .id("m")),
        #"<script type="module" id="m">x()</script>"#),
      Row("data", script(json: #"{"a":1}"#, .id("d")), #"<script type="application/json" id="d">{"a":1}</script>"#),
      Row("data of another type", script(json: "{}", .type(.importmap)), #"<script type="importmap">{}</script>"#),
      Row("linked data", script(jsonLD: "{}"), #"<script type="application/ld+json">{}</script>"#),
      Row("a stylesheet", style(css: "a > b { }", .media("print")), #"<style media="print">a > b { }</style>"#),
      Row("a comment", Comment("x"), "<!-- x -->"),
      Row("markup", RawHTML("<b>&nbsp;</b>"), "<b>&nbsp;</b>"),
    ])
  func `raw text is not escaped as HTML`(row: Row) {
    row.check()
  }

  @Test(
    arguments: [
      Row(
        "a script", script(javaScript: "'</script><script>alert(1)'"),
        #"<script>'\x3C/script><script>alert(1)'</script>"#),
      Row(
        "an upper-case end tag in a script", script(javaScript: "'</SCRIPT >'"), #"<script>'\x3C/SCRIPT >'</script>"#),
      Row("a comment in a script", script(javaScript: "'<!-- <script>'"), #"<script>'\x3C!-- <script>'</script>"#),
      Row(
        "data", script(json: #"{"a":"</script><!--"}"#),
        #"<script type="application/json">{"a":"\u003C/script>\u003C!--"}</script>"#),
      Row(
        "linked data", script(jsonLD: #""</script>""#),
        #"<script type="application/ld+json">"\u003C/script>"</script>"#),
      Row(
        "a stylesheet", style(css: "a::after { content: '</style>' }"),
        #"<style>a::after { content: '<\/style>' }</style>"#),
      Row("a comment", Comment("a --> b --!> c"), "<!-- a - - > b - - !> c -->"),
      Row("a comment that starts with its end", Comment("> x"), "<!--  > x -->"),
      Row("a comment that ends in a hyphen", Comment("x -"), "<!-- x - -->"),
    ])
  func `content cannot end its element`(row: Row) {
    row.check()
  }

  @Test func `the text of a comment cannot contain its end`() {
    for text in ["-->", "--!>", "->", ">", "-", "--", "<!--", "<!-", "a--", "---->", "--\0>", "\0-->"] {
      let html = Comment(text).rendered().html
      let inside = html.dropFirst(4).dropLast(3)
      #expect(html.hasPrefix("<!--") && html.hasSuffix("-->"), "\(text)")
      #expect(!inside.contains("--") && !inside.hasPrefix(">") && !inside.hasPrefix("->"), "\(text)")
      #expect(!inside.hasSuffix("-") && !inside.hasSuffix("<!-"), "\(text)")
    }
  }

  @Test(
    arguments: [
      Row("a script", script(.src("/x.js")).attribute(.id("s")), #"<script src="/x.js" id="s"></script>"#),
      Row("a stylesheet", style(css: "a{}").attribute(.class("s")), #"<style class="s">a{}</style>"#),
      Row("a comment", Comment("x").attribute(.class("s")), "<!-- x -->"),
      Row("markup", RawHTML("<b>x</b><i>y</i>").attribute(.class("s")), #"<div class="s"><b>x</b><i>y</i></div>"#),
      Row("markup and an absent attribute", RawHTML("<b>x</b>").attribute(.class("s", if: false)), "<b>x</b>"),
      Row("markup with a value for its container", RawHTML("<b>x</b>").tag(1), "<b>x</b>"),
    ])
  func `a modifier adds an attribute to an element with a tag`(row: Row) {
    row.check()
  }

  @Test func `each raw view is one child`() {
    let tree = ViewTree(
      Group {
        RawHTML("<b>x</b><i>y</i>")
        Comment("-->")
        script(json: "\"<\"")
        style(css: "a{}")
        script(.src("/x.js"))
      })
    #expect(
      tree.nodes.map(\.kind) == [
        .raw("<b>x</b><i>y</i>"), .raw("<!--  - - > -->"), .element("script"), .element("style"), .element("script"),
      ])
    #expect(tree.nodes.map { $0.children.map(\.kind) } == [[], [], [.raw(#""\u003C""#)], [.raw("a{}")], []])
    let wrapped = ViewTree(RawHTML("x").attribute(.id("i")))
    #expect(wrapped.nodes.map(\.kind) == [.element("div")])
  }
}
