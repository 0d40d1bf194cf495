import Elements
import Testing
import Views

@Suite struct HostileValueTests {
  @Test(
    arguments: [
      Row(
        "a quote", p(.title(#""><script>alert(1)</script>"#)),
        #"<p title="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"></p>"#),
      Row("a reference", p(.id("&quot;")), #"<p id="&amp;quot;"></p>"#),
      Row("a class", p(.class(#"a" onclick="x"#)), #"<p class="a&quot; onclick=&quot;x"></p>"#),
      Row("line breaks", p(.title("a\r\nb")), "<p title=\"a&#13;\nb\"></p>"),
      Row("NUL", p(.title("a\0b")), "<p title=\"a\u{FFFD}b\"></p>"),
      Row("data", p(.data("x", #"" onclick="y"#)), #"<p data-x="&quot; onclick=&quot;y"></p>"#),
      Row("a custom name", p(.custom(name: "x", value: #"""#)), #"<p x="&quot;"></p>"#),
      Row(
        "a document", iframe(.srcdoc(RawHTML("\"></iframe>&"))),
        #"<iframe srcdoc="&quot;&gt;&lt;/iframe&gt;&amp;"></iframe>"#),
    ])
  func `a value cannot leave its attribute`(row: Row) {
    row.check()
  }

  @Test(
    arguments: [
      String(decoding: [0xFDD0], as: UTF16.self), "", " ", "a b", "a\tb", "a\nb", "a\rb", "a\u{0C}b", "a\0b", "a\u{1}",
      "a\u{7F}", "a\u{85}", "a\"b", "a'b", "a<b",
      "a>b", "a/b", "a=b", "a\u{FFFE}", "a\u{10FFFF}", "x onclick", "x\u{2028}\u{20}y",
    ])
  func `an attribute with an invalid name is left out`(name: String) {
    check(p(.data(name, "x")), "<p></p>", warnings: 1)
    check(p(.aria(name, "x")), "<p></p>", warnings: 1)
    check(p(.custom(name: name, value: "x")), "<p></p>", warnings: 1)
    check(p(.id("i")).attribute(.data(name, "x")), #"<p id="i"></p>"#, warnings: 1)
  }

  @Test(arguments: ["x", "X-y", "größe", "a.b", "a:b", "@click", "日本", "e\u{301}", "[x]", "a\u{2028}b"])
  func `any other name is written unchanged`(name: String) {
    check(p(.data(name, "v")), "<p data-\(name)=\"v\"></p>")
    check(p(.aria(name, "v")), "<p aria-\(name)=\"v\"></p>")
    check(p(.custom(name: name, value: "v")), "<p \(name)=\"v\"></p>")
  }

  @Test(
    arguments: [
      "onclick", "ONCLICK", "onwhatever", "on", "style", "Style", "srcdoc", "SRCDOC", "href", "HREF", "src", "srcset",
      "imagesrcset", "action", "formaction", "FormAction", "cite", "poster", "data", "ping", "background", "manifest",
      "xlink:href", "codebase", "classid", "archive", "longdesc", "itemid", "usemap", "profile",
    ])
  func `a custom attribute cannot bypass the check of an attribute's value`(name: String) {
    check(p(.custom(name: name, value: "javascript:alert(1)")), "<p></p>", warnings: 1)
  }

  @Test(
    arguments: [
      "javascript:alert(1)", "JaVaScRiPt:alert(1)", " javascript:alert(1)", "java\nscript:alert(1)",
      "\u{1}javascript:alert(1)", "vbscript:x", "data:text/html,<script>x</script>", "data:image/svg+xml,<svg/>",
      "blob:https://evil.example/1", " BL\tOB:x", "filesystem:https://evil.example/temporary/a.html",
      "view-source:javascript:alert(1)", "feed:data:text/html,x", "jar:feed:https://evil.example/",
    ])
  func `a URL that would run code is refused with a warning`(url: String) {
    let refused = "about:invalid"
    check(a(.href(url)), "<a href=\"\(refused)\"></a>", warnings: 1)
    check(area(.href(url)), "<area href=\"\(refused)\">", warnings: 1)
    check(base(.href(url)), "<base href=\"\(refused)\">", warnings: 1)
    check(link(.href(url)), "<link href=\"\(refused)\">", warnings: 1)
    check(img(.src(url)), "<img src=\"\(refused)\">", warnings: 1)
    check(iframe(.src(url)), "<iframe src=\"\(refused)\"></iframe>", warnings: 1)
    check(script(.src(url)), "<script src=\"\(refused)\"></script>", warnings: 1)
    check(form(.action(url)), "<form action=\"\(refused)\"></form>", warnings: 1)
    check(button(.formaction(url)), "<button formaction=\"\(refused)\"></button>", warnings: 1)
    check(q(.cite(url)), "<q cite=\"\(refused)\"></q>", warnings: 1)
    check(video(.poster(url)), "<video poster=\"\(refused)\"></video>", warnings: 1)
    check(object(.data(url)), "<object data=\"\(refused)\"></object>", warnings: 1)
    check(a(.ping(url)), "<a ping=\"\(refused)\"></a>", warnings: 1)
    check(p(.itemid(url)), "<p itemid=\"\(refused)\"></p>", warnings: 1)
  }

  @Test(
    arguments: [
      Row("a link", a(.href(.unchecked("javascript:print('\"')"))), #"<a href="javascript:print('&quot;')"></a>"#),
      Row("an image", img(.src(.unchecked("data:image/svg+xml,x"))), #"<img src="data:image/svg+xml,x">"#),
      Row("a form", form(.action(TrustedURL(unchecked: "javascript:1"))), #"<form action="javascript:1"></form>"#),
      Row(
        "a candidate of an image", img(.srcset([SourceCandidate("data:image/svg+xml,x").unchecked])),
        #"<img srcset="data:image/svg+xml,x">"#),
    ])
  func `a trusted URL is escaped and not checked`(row: Row) {
    row.check()
  }

  @Test(
    arguments: [
      ("/a.png 1x, javascript:alert(1) 2x, /b.png 3x", "/a.png 1x, /b.png 3x"),
      ("javascript:alert(1)", nil),
      (", ,\njavascript:alert(1)\t2x ,", nil),
      ("/a.png,,, javascript:x", "/a.png"),
      ("/a.png,/b.png", "/a.png,/b.png"),
      ("/a.png 1x,javascript:x 2x", "/a.png 1x"),
      ("/a.png (1x, javascript:x), /b.png", "/a.png (1x, javascript:x), /b.png"),
      ("/a.png ((x), javascript:x 2x", "/a.png ((x)"),
      ("/a.png 1x,\u{301} javascript:x", "/a.png 1x, %CC%81 javascript:x"),
      ("data:image/png;base64,AA== 1x", "data:image/png;base64,AA== 1x"),
      ("data:text/html,x 1x, /b", "/b"),
      ("/a  640w ,  /b\n1280w", "/a 640w, /b 1280w"),
      ("", nil), (" , ", nil),
    ] as [(String, String?)])
  func `a srcset text loses candidates that would run code`(text: String, expected: String?) {
    let expected = expected?.replacing("%CC%81", with: "\u{301}")
    check(img(.srcset(text)), expected.map { "<img srcset=\"\($0)\">" } ?? "<img>")
    check(link(.imagesrcset(text)), expected.map { "<link imagesrcset=\"\($0)\">" } ?? "<link>")
  }

  @Test(
    arguments: [
      Row(
        "widths", img(.srcset([SourceCandidate("/a", width: 640), SourceCandidate("/b", width: 1280)])),
        #"<img srcset="/a 640w, /b 1280w">"#),
      Row(
        "densities", img(.srcset([SourceCandidate("/a"), SourceCandidate("/b", density: 1.5)])),
        #"<img srcset="/a, /b 1.5x">"#),
      Row("no density", img(.srcset([SourceCandidate("/a", density: .nan)])), #"<img srcset="/a">"#),
      Row("code", img(.srcset([SourceCandidate("javascript:x"), SourceCandidate("/b")])), #"<img srcset="/b">"#),
      Row(
        "code after a space", img(.srcset([SourceCandidate("/a 1x, javascript:x")])),
        #"<img srcset="/a%201x,%20javascript:x">"#),
      Row(
        "commas at the ends", img(.srcset([SourceCandidate(",/a,b,"), SourceCandidate("/c")])),
        #"<img srcset="%2C/a,b%2C, /c">"#),
      Row("white space", img(.srcset([SourceCandidate("/a\t\n\r\n\u{0C}b")])), #"<img srcset="/a%09%0A%0D%0A%0Cb">"#),
      Row("only commas", img(.srcset([SourceCandidate(",,")])), "<img>"),
      Row("an empty URL", img(.srcset([SourceCandidate("")])), "<img>"),
      Row("a quote", img(.srcset([SourceCandidate(#"/a""#)])), #"<img srcset="/a&quot;">"#),
    ])
  func `the URL of a candidate cannot add another candidate`(row: Row) {
    row.check()
  }

  @Test func `an event handler with an invalid event name is left out`() {
    check(p(.on("click", script: "a(\"b\")")), #"<p onclick="a(&quot;b&quot;)"></p>"#)
    check(p(.on("click x", script: "a()")), "<p></p>", warnings: 1)
    check(p(.on("x=y", script: "a()")), "<p></p>", warnings: 1)
  }
}
