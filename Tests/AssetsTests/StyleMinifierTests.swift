import Assets
import TestSupport
import Testing

@Suite struct `The style minifier` {
  static let rows: [Case<String, String>] = [
    Case("white space", "a { color : red ; margin: 0 ; }\n\nb { }\n", "a{color : red ;margin: 0 ;}b{}"),
    Case("comments", "/* a */ a /* b */ { /* c */ color: /* d */ red /* e */; } /* f */", "a{color: red ;}"),
    Case("important comments", "/*! MIT */\n\na { /*! why */ color: red }", "/*! MIT */ a{/*! why */ color: red }"),
    Case("a comment between two words", "a/* b */c { margin: 1px/**/2px }", "a/**/c{margin: 1px/**/2px }"),
    Case("a comment between two signs", "[a~/* b */=c] { }", "[a~/**/=c]{}"),
    Case(
      "strings", "a::before { content: \"a  /* b */ ; }\" ' \\' ' }",
      "a::before{content: \"a  /* b */ ; }\" ' \\' ' }"),
    Case("a string over two lines", "a { content: \"b\\\n c\" }", "a{content: \"b\\\n c\" }"),
    Case(
      "addresses", "a { background: url( a//b.png ) ,  URL( /*c*/ ) no-repeat }",
      "a{background: url( a//b.png ) , URL( /*c*/ ) no-repeat }"),
    Case("addresses with quotes", "a { b: url(  \"c  d\"  ) }", "a{b: url( \"c  d\" ) }"),
    Case("sums", "a { width: calc( 1px  +  (2px - -3px) ) }", "a{width: calc( 1px + (2px - -3px) ) }"),
    Case("custom properties", "a { --x:  b  { c } ; --y: ; --z:; }", "a{--x: b{c };--y: ;--z:;}"),
    Case("importance", "a { color: red  !important; }", "a{color: red !important;}"),
    Case(
      "media queries", "@media  screen and\n(400px <= width) , print {\n  a { b : c }\n}\n",
      "@media screen and (400px <= width) , print{a{b : c }}"),
    Case(
      "statements", "@import url(\"a.css\") layer( b ) ;\n@layer a , b ;",
      "@import url(\"a.css\") layer( b ) ;@layer a , b ;"),
    Case("the character set", "@charset \"utf-8\";\na { }", "@charset \"utf-8\";a{}"),
    Case("combinators", "a  >  b,\na + b :is(c) *  d { }", "a > b, a + b :is(c) * d{}"),
    Case("nesting", "a { > p { b: c; } & :hover { d: e; } f :is(g) { } }", "a{> p{b: c;}& :hover{d: e;}f :is(g){}}"),
    Case("attributes", "a[ b = \"c  d\"  i ] { }", "a[ b = \"c  d\" i ]{}"),
    Case("escapes that end with a space", ".\\31  .b\\31 { } .\\{ c { }", ".\\31  .b\\31 {}.\\{ c{}"),
    Case("HTML comments", "<!--  a { }  -->", "<!-- a{}-->"),
    Case("a byte order mark", "\u{FEFF}@charset \"a\" ;", "\u{FEFF}@charset \"a\" ;"),
  ]

  @Test(arguments: rows)
  func `removes comments and collapses white space`(row: Case<String, String>) {
    row.check(StyleMinifier.minify(row.input))
  }

  @Test(arguments: [
    "a { b: \"c\n }", "a { b: url(c d) }", "a { /* b }", "a { b: \\\n }", "\"a", "a { b: \u{0} }", "a { u\\72l( b ) }",
  ])
  func `returns malformed stylesheets unchanged`(source: String) {
    #expect(StyleMinifier.minify(source) == source)
  }

  @Test func `returns its own output unchanged`() throws {
    for source in try Self.rows.map(\.input) + TemplateFiles.all(".css") + Self.random {
      let once = StyleMinifier.minify(source)
      #expect(StyleMinifier.minify(once) == once, "\(source)")
    }
  }

  @Test func `makes every stylesheet of the theme smaller`() throws {
    for source in try TemplateFiles.all(".css") {
      #expect(StyleMinifier.minify(source).utf8.count < source.utf8.count)
    }
  }

  @Test(.enabled(if: PythonOracle.has("tinycss2"), "needs tinycss2: .ci/setup --tests"))
  func `keeps every token, according to the parser tinycss2`() throws {
    let sources = try Self.rows.map(\.input) + TemplateFiles.all(".css") + Self.random
    let pairs = sources.map { [$0, StyleMinifier.minify($0)] }
    let differences: [String] = try PythonOracle.run("styles.py", on: pairs)
    #expect(differences.count == pairs.count)
    for (pair, difference) in zip(pairs, differences) {
      #expect(difference.isEmpty, "\(difference): \(pair[0].debugDescription) became \(pair[1].debugDescription)")
    }
    #expect(pairs.count { $0[0] != $0[1] } > pairs.count / 2)
  }

  @Test(.hangGuard) func `takes linear time`() {
    for text in ["a{b:c}", "a:b:c:", "/**/", "a > b,", "(", "{", "\\", ";", "--x:{", "url(", "\"", "<!--"] {
      let source = String(repeating: text, count: 50_000)
      #expect(StyleMinifier.minify(source).utf8.count <= source.utf8.count)
    }
  }

  /// Stylesheets of random tokens with matching brackets.
  static let random: [String] = (0..<400 as Range<UInt64>).map { seed in
    var generator = SeededGenerator(seed: seed)
    let gaps = ["", " ", "\n", "/* x */", " /**/ ", "/*! y */", "  "]
    let words = [
      "a", "b", ":", ":", ";", ",", ">", "~", "+", "-", "*", "/", "1", "2px", "3%", "#c", ".d", "@media", "@x", "!",
      "url(e f",
      "url(g)", "\"h i\"", "--j", "var(", "(", ")", "[", "]", "{", "}", "}", "{", "U+4?", "\\31 ", "-->", "<!--", "=",
      "|", "&",
      "important", ".5", "-k", "<", "is(", "calc(", "é",
    ]
    var closing: [String] = []
    var text = ""
    for _ in 0..<Int.random(in: 1...60, using: &generator) {
      var word = words.randomElement(using: &generator) ?? ""
      if [")", "]", "}"].contains(word) { word = closing.popLast() ?? "a" }
      if word.hasPrefix("url(e") { word = "url( e )" }
      if word.hasSuffix("(") { closing.append(")") }
      if word == "[" { closing.append("]") }
      if word == "{" { closing.append("}") }
      text += word + (gaps.randomElement(using: &generator) ?? "")
    }
    return text + closing.reversed().joined(separator: " ")
  }
}
