import Assets
import Foundation
import TestSupport
import Testing

struct StyleMinifierTests {
  static let rows: [Case<String, String>] = [
    Case(
      "white space and the last semicolon", "a { color : red ; margin: 0 ; }\n\nb { }\n",
      "a{color:red;margin:0}b{}"),
    Case("comments", "/* a */ a /* b */ { /* c */ color: /* d */ red /* e */ } /* f */", "a{color:red}"),
    Case("licences", "/*! MIT */\n\na { /*! why */ color: red }", "/*! MIT */a{/*! why */color:red}"),
    Case("a comment that parts two words", "a/**/b { margin: 1px/**/2px }", "a/**/b{margin:1px/**/2px}"),
    Case("a comment that parts nothing", "a/**/.b { }", "a.b{}"),
    Case("signs that make up one", "[a~/**/=b] { c: */**/= |/**/| }", "[a~/**/=b]{c:*/**/= |/**/|}"),
    Case(
      "strings", "a::before { content: \"a  /* b */ ; }\" ' \\' ' }",
      "a::before{content:\"a  /* b */ ; }\" ' \\' '}"),
    Case("a string over two lines", "a { content: \"b\\\n c\" }", "a{content:\"b\\\n c\"}"),
    Case(
      "addresses", "a { background: url( a//b.png ) , url( \"c d\" ) no-repeat }",
      "a{background:url( a//b.png ),url(\"c d\") no-repeat}"),
    Case("sums", "a { width: calc( 1px + ( 2px - -3px ) * 4 ) }", "a{width:calc(1px + (2px - -3px) * 4)}"),
    Case("custom properties", "a { --x :  a  { b : c } ; --y:; --z: 1 ; }", "a{--x:a  { b : c };--y: ;--z:1}"),
    Case("a custom property with a semicolon in brackets", "a { --x: [ ; ] }", "a{--x:[ ; ]}"),
    Case("fallbacks", "a { color: var( --x , red ) var(--y) }", "a{color:var(--x,red) var(--y)}"),
    Case("importance", "a { color: red !important; }", "a{color:red!important}"),
    Case(
      "media", "@media screen and ( min-width : 1px ) , print { a { b : c } }",
      "@media screen and (min-width:1px),print{a{b:c}}"),
    Case(
      "ranges", "@media (400px <= width <= 700px) and (hover) { }",
      "@media (400px <= width <= 700px) and (hover){}"),
    Case("support", "@supports not selector( a :is(b) ) { }", "@supports not selector(a :is(b)){}"),
    Case(
      "statements", "@import url(\"a.css\") layer( b ) ;\n@layer a , b ;",
      "@import url(\"a.css\") layer(b);@layer a,b;"),
    Case("the character set", "@charset \"utf-8\";\na { }", "@charset \"utf-8\";a{}"),
    Case("combinators", "a > b , a + b ~ c d * e { }", "a>b,a + b~c d * e{}"),
    Case("descendants", "a :is( b ) .c #d [ e ] :not( > f ) { }", "a :is(b) .c #d [e] :not(> f){}"),
    Case("nesting", "a { > p { b: c } & :hover { d: e; } f :is(g) { h: i } }", "a{>p{b:c}& :hover{d:e}f :is(g){h:i}}"),
    Case("attributes", "a[ b = \"c  d\" i ] { }", "a[b = \"c  d\" i]{}"),
    Case("every nth", "a:nth-child( 2n + 1 of b ) { }", "a:nth-child(2n + 1 of b){}"),
    Case(
      "ranges of characters", "@font-face { unicode-range: U+0025-00FF , u+4?? }",
      "@font-face{unicode-range:U+0025-00FF,u+4??}"),
    Case("escapes that take a space", ".\\31  .b\\31 { }", ".\\31  .b\\31 {}"),
    Case("semicolons that end nothing", "a { b: c;; ; } ; d { }", "a{b:c};d{}"),
    Case(
      "a page with margins", "@page :first { margin: 1cm; @top-left { content: \"a\" } }",
      "@page :first{margin:1cm;@top-left{content:\"a\"}}"),
    Case("old comments of HTML", "<!-- a { } -->", "<!-- a{}-->"),
    Case("what could end the element", "a { b: < / style }", "a{b:< / style}"),
    Case("names that would become an end of a comment", "-- > a { }", "-- > a { }"),
    Case("a byte order mark", "\u{FEFF}@charset \"a\" ;", "\u{FEFF}@charset \"a\";"),
  ]

  @Test(arguments: rows)
  func `takes out what means nothing`(row: Case<String, String>) {
    row.check(StyleMinifier.minify(row.input))
  }

  static let broken: [String] = [
    "a { b: \"c\n }", "a { b: url(c d) }", "a { /* b }", "a { b: c ", "a { b: c } }", "a { b: (c] }", "a { b: \\\n }",
    "\"a",
    "a { b: \u{0} }",
  ]

  @Test(arguments: broken)
  func `leaves alone what is not well-formed`(source: String) {
    #expect(StyleMinifier.minify(source) == source)
  }

  @Test func `changes nothing the second time`() throws {
    for source in try Self.rows.map(\.input) + TemplateFiles.all("css") + Self.soups {
      let once = StyleMinifier.minify(source)
      #expect(StyleMinifier.minify(once) == once, "\(source)")
    }
  }

  @Test func `makes every template smaller`() throws {
    for source in try TemplateFiles.all("css") {
      #expect(StyleMinifier.minify(source).utf8.count < source.utf8.count)
    }
  }

  @Test(.enabled(if: Judge.has("tinycss2"), "needs tinycss2: .ci/setup --tests"))
  func `means the same to a real parser`() throws {
    let sources = try Self.rows.map(\.input) + TemplateFiles.all("css") + Self.soups
    let pairs = sources.map { [$0, StyleMinifier.minify($0)] }
    let complaints: [String] = try Judge.ask("Minifying/styles.py", about: pairs)
    #expect(complaints.count == pairs.count)
    for (pair, complaint) in zip(pairs, complaints) {
      #expect(complaint.isEmpty, "\(complaint): \(pair[0].debugDescription) became \(pair[1].debugDescription)")
    }
    #expect(pairs.count { $0[0] != $0[1] } > pairs.count / 2)
  }

  @Test(.hangGuard) func `takes time in proportion`() {
    for text in ["a{b:c}", "a:b:c:", "/**/", "a > b,", "(", "{", "\\", ";", "--x:{", "url(", "\"", "<!--"] {
      let source = String(repeating: text, count: 50_000)
      #expect(StyleMinifier.minify(source).utf8.count <= source.utf8.count)
    }
  }

  /// Style sheets of random tokens, well-formed as to their brackets.
  static let soups: [String] = (0..<400 as Range<UInt64>).map { seed in
    var random = SeededGenerator(seed: seed)
    let gaps = ["", " ", "\n", "/* x */", " /**/ ", "/*! y */", "  "]
    let words = [
      "a", "b", ":", ":", ";", ",", ">", "~", "+", "-", "*", "/", "1", "2px", "3%", "#c", ".d", "@media", "@x", "!",
      "url(e f",
      "url(g)", "\"h i\"", "--j", "var(", "(", ")", "[", "]", "{", "}", "}", "{", "U+4?", "\\31 ", "-->", "<!--", "=",
      "|", "&",
      "important", ".5", "-k", "<", "is(", "calc(", "é",
    ]
    var open: [String] = []
    var text = ""
    for _ in 0..<Int.random(in: 1...60, using: &random) {
      var word = words.randomElement(using: &random) ?? ""
      if [")", "]", "}"].contains(word) { word = open.popLast() ?? "a" }
      if word.hasPrefix("url(e") { word = "url( e )" }
      if word.hasSuffix("(") { open.append(")") }
      if word == "[" { open.append("]") }
      if word == "{" { open.append("}") }
      text += word + (gaps.randomElement(using: &random) ?? "")
    }
    return text + open.reversed().joined(separator: " ")
  }
}
