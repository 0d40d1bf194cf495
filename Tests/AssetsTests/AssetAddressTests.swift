import Assets
import TestSupport
import Testing

@Suite struct `Asset addresses` {
  @Test(arguments: [
    Case("an import", "@import \"a.css\";\n@import 'b.css' print;", ["a.css", "b.css"]),
    Case("an import with url()", "@import url(a.css); @import url(\"b.css\") layer(c);", ["a.css", "b.css"]),
    Case("url() without quotes, with white space", "a { background: url( a/b.png ) }", ["a/b.png"]),
    Case("url() with quotes", "a { background: url('a b.png'), url(\"c.png#d\") }", ["a b.png", "c.png#d"]),
    Case("a font", "@font-face { src: url(f.woff2) format(\"woff2\") }", ["f.woff2"]),
    Case(
      "image-set()", "a { background: image-set(\"a.png\" 1x, \"b.avif\" type(\"image/avif\")) }",
      ["a.png", "b.avif"]),
    Case("upper case", "@IMPORT \"a.css\"; a { b: URL(c.png) }", ["a.css", "c.png"]),
    Case(
      "strings that are not addresses", "@charset \"utf-8\"; a::before { content: \"b.png\" } [c=\"d.png\"] { }", []),
    Case("a comment", "/* url(a.png) @import \"b.css\" */", []),
    Case("an empty url()", "a { b: url() }", []),
    Case("an address with an escape", "a { b: url(\"a\\62.png\") }", []),
  ])
  func `are found in a stylesheet if browsers load them`(_ row: Case<String, [String]>) throws {
    let found = try #require(AssetAddress.ofStyle(Array(row.input.utf8)))
    row.check(found.map(\.text))
    #expect(found.map { texts(row.input, $0.bytes) } == found.map(\.text))
  }

  @Test(arguments: [
    Case(
      "imports", "import \"./a.js\"; import x from './b.js'; import { y as z } from \"./c.js\"",
      ["./a.js", "./b.js", "./c.js"]),
    Case("an import with attributes", "import x from \"./a.json\" with { type: \"json\" }", ["./a.json"]),
    Case("exports", "export * from \"./a.js\"; export { b } from \"./b.js\"", ["./a.js", "./b.js"]),
    Case("dynamic imports", "const a = await import(\"./a.js\"); import(`./b.js`)", ["./a.js", "./b.js"]),
    Case(
      "a URL relative to the module", "new Worker(new URL(\"w.js\", import.meta.url)); new URL(\"x\", base)", ["w.js"]),
    Case(
      "members and functions with similar names", "a.import(\"./a.js\"); b.from\n\"./b.js\"; imports(\"./c.js\")", []),
    Case("computed addresses", "import(`./${name}.js`); import(\"./a\" + b)", []),
    Case("strings that are not addresses", "let a = \"import './a.js'\" // import \"./b.js\"", []),
  ])
  func `are found in the imports of a script`(_ row: Case<String, [String]>) throws {
    let found = try #require(AssetAddress.ofScript(Array(row.input.utf8)))
    row.check(found.map(\.text))
    #expect(found.map { texts(row.input, $0.bytes) } == found.map(\.text))
  }

  /// Scripts whose last import is found only if all tokens before it are split correctly.
  @Test(arguments: [
    Case("strings", "a = 'b  // c' + \"d /* e */ \\\" \\\n f\"", true),
    Case("nested templates", "a = `b  ${ c + `d ${ { e : 1 } . e } f` }  // g`", true),
    Case("regular expressions", "a = /[/\"'] \\/ /g . test ( b ); ++a", true),
    Case("a regular expression after a condition", "if ( a ) /b' c/ . test ( d )", true),
    Case("divisions", "a / b / c; (a) / 2; a[0] / 2 / b; a++ / 2; a.return / 2; 1e-3 / 2; 1..b / 3", true),
    Case("a division by a regular expression", "a = b / /'/ / 2; [...typeof /'/]", true),
    Case("a signed regular expression", "a = b + + /'/; c - - - /'/", true),
    Case("private members and escapes", "class A { #a = 1; b() { return #a in this } }\nlet é = \\u0061b", true),
    Case("a shebang line", "#!/usr/bin/env 'node\n\n a ( )", true),
    Case("a comparison with a decrement", "while (n-->0) f(n)", true),
    Case("a slash after a brace", "a = { }\n / b / c", false),
    Case("a slash after an increment on a new line", "a\n++\n/b/", false),
    Case("a slash after a word that may be a name", "yield  /a/ 2", false),
    Case("an unterminated string", "a = 'b\n'", false),
    Case("an unterminated template", "a = ` ${ b } c", false),
    Case("an unterminated comment", "a  /* b", false),
    Case("an unterminated regular expression", "a = /b\n/", false),
    Case("brackets that do not match", "a  ( ]", false),
    Case("an HTML comment", "a  <!-- b", false),
    Case("the end of an HTML comment", "a\n  --> b", false),
    Case("a null character", "a  = \u{0}", false),
    Case("white space beyond ASCII", "a = b\u{A0}", false),
    Case("JSX", "a = <p>it's</p>", false),
  ])
  func `are found in a script after all kinds of tokens`(_ row: Case<String, Bool>) {
    let addresses = AssetAddress.ofScript(Array((row.input + "\nimport \"./last.js\"").utf8))
    row.check(addresses?.map(\.text) == ["./last.js"])
    if !row.expected { #expect(addresses == nil, sourceLocation: row.sourceLocation) }
  }

  @Test func `are nil if the file is malformed`() {
    #expect(AssetAddress.ofStyle(Array("a { b: url(a.png) } \"".utf8)) == nil)
    #expect(AssetAddress.ofScript(Array("import \"./a.js\"; (".utf8)) == nil)
  }

  @Test(arguments: [".css", ".js"])
  func `are found in every file of the theme, and a file truncated anywhere does not trap`(ending: String) throws {
    var count = 0
    for source in try TemplateFiles.all(ending) {
      let addresses = { ending == ".css" ? AssetAddress.ofStyle($0) : AssetAddress.ofScript($0) }
      let bytes = Array(source.utf8)
      let found = try #require(addresses(bytes))
      #expect(found.allSatisfy { $0.text.hasPrefix("./search") })
      count += found.count
      let lengths = stride(from: 0, to: bytes.count, by: isThorough ? 7 : 101)
      for length in lengths { _ = addresses(Array(bytes[..<length])) }
    }
    #expect((count > 0) == (ending == ".js"))
  }

  @Test(.hangGuard) func `are found in linear time`() {
    for text in ["a=b;", "(", "{", "`${", "/a/;", "/*!*/", "\\", "'", "[", "a\n", "//", "<", "1.", "é"] {
      _ = AssetAddress.ofScript(Array(String(repeating: text, count: 50_000).utf8))
    }
  }

  private func texts(_ source: String, _ bytes: Range<Int>) -> String {
    String(decoding: Array(source.utf8)[bytes], as: UTF8.self)
  }
}
