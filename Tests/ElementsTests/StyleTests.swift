import Elements
import Markup
import TestSupport
import Testing
import Views

@Suite struct StyleTests {
  @Test(
    arguments: [
      "red", "1px solid red", "calc(1px + (2px * 3))", "url(/a.png)", "url( /a.png )", "url(\"/a;b{c}.png\")",
      "url( 'a)b' )", "\"a;b\"", "'a\"b'", #""a\"b""#, #""\\""#, "red !important", "[full-start] 1fr [full-end]", "a/b",
      "a * b",
      "var(--x, 1px)", "image-set(\"a\" 1x, \"b\" 2x)", "größe", "#fff", "50%", "URL(/x)", "url(a) url(b)",
      "src(\"a\" url(b))", "\"</style>\"", "\"/*\"",
    ])
  func `a value that stays within its declaration is written`(value: String) {
    let escaped = value.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
    check(p(.style("color", value)), "<p style=\"color:\(escaped)\"></p>")
  }

  @Test(
    arguments: [
      "", " ", "\t", "red;margin:0", "red;", ";", "{", "}", "red}p{", "<", "<!--", #"\"#, #"re\64"#, "a\nb", "a\rb",
      "a\u{0C}b",
      "a\0b", "/*", "a/*b", "*/", "a/*b*/", "\"", "'", "\"a", "a\"", "\"a'", #""a\""#, "\"a\nb\"", "\"a\\\nb\"", "(",
      ")",
      "a)", "calc((1px)", "[", "]", "([)]", "(]", "url(a\"b)", "url(a'b)", "url(a(b)", "url(a b\")",
      // CSS gives up at the first quote in a bare address and goes on behind the next `)`.
      "url(a\"x);color:red;y(\"b)", "URL(a'x);color:red;y('b)", "url(a \"x);color:red;y(\"b)",
      "\"\"/*", "url()/*", "url(/*)",
    ])
  func `a value that could touch another declaration is left out`(value: String) {
    check(p(.style("color", value)), "<p></p>", warnings: 1)
  }

  @Test(arguments: ["color", "--tone", "-webkit-x", "grid-row", "x2", "_x"])
  func `a property is written`(name: String) {
    check(p(.style(name, "1")), "<p style=\"\(name):1\"></p>")
  }

  @Test(arguments: ["", " color", "color:red;x", "a b", "2x", "a;", "a\"", "a/", "größe", "a\\"])
  func `a name that is no property is left out`(name: String) {
    check(p(.style(name, "1")), "<p></p>", warnings: 1)
  }

  @Test func `no value is no declaration`() {
    check(p(.style("color", nil)), "<p></p>")
  }

  @Test func `whatever is accepted leaves the next declaration alone`() {
    let parts = [
      "\"", "'", "(", ")", "[", "]", "{", "}", "url(", "URL(", "x(", "src(", "\\", ";", "/", "*", "<", "!", "\n", "\0",
      "\r",
      "a", "b", "1", " ", " ", ",", ":", "-", "url", "l(", "ü", "\u{301}", "\t", "a", "a",
    ]
    var generator = SeededGenerator(seed: 7)
    var accepted = 0
    for _ in 0..<100_000 {
      let value = (0..<Int.random(in: 1...9, using: &generator)).map { _ in parts.randomElement(using: &generator) ?? ""
      }
      .joined()
      let attribute = Attribute<Tags.p>.style("color", value).markup
      guard case .declarations(let text) = attribute.value else { continue }
      accepted += 1
      let declarations = StyleReader.declarations(of: "\(text);margin:0")
      #expect(declarations == [text, "margin:0"], "\(value.debugDescription)")
    }
    #expect(accepted > 5_000)
  }

  @Test func `the reader of the test finds what is smuggled in`() {
    #expect(StyleReader.declarations(of: "color:url(a\"x);b:c;y(\"b);d:e").count == 3)
    #expect(StyleReader.declarations(of: "color:\"a;b\";c:d").count == 2)
    #expect(StyleReader.declarations(of: "color:(;c:d").count == 1)
  }
}
