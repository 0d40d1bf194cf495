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
  func `a value that is one declaration is written`(value: String) {
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
      // In a URL without quotes, CSS stops parsing at a quote and continues after the next `)`.
      "url(a\"x);color:red;y(\"b)", "URL(a'x);color:red;y('b)", "url(a \"x);color:red;y(\"b)",
      "\"\"/*", "url()/*", "url(/*)",
    ])
  func `a value that could change another declaration is left out`(value: String) {
    check(p(.style("color", value)), "<p></p>", warnings: 1)
  }

  @Test(arguments: ["color", "--tone", "-webkit-x", "grid-row", "x2", "_x"])
  func `a valid property is written`(name: String) {
    check(p(.style(name, "1")), "<p style=\"\(name):1\"></p>")
  }

  @Test(arguments: ["", " color", "color:red;x", "a b", "2x", "a;", "a\"", "a/", "größe", "a\\"])
  func `an invalid property is left out`(name: String) {
    check(p(.style(name, "1")), "<p></p>", warnings: 1)
  }

  @Test func `nil leaves the declaration out`() {
    check(p(.style("color", nil)), "<p></p>")
  }

  @Test func `an accepted random value does not change the next declaration`() {
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

  @Test func `the parser of the test finds injected declarations`() {
    #expect(StyleReader.declarations(of: "color:url(a\"x);b:c;y(\"b);d:e").count == 3)
    #expect(StyleReader.declarations(of: "color:\"a;b\";c:d").count == 2)
    #expect(StyleReader.declarations(of: "color:(;c:d").count == 1)
  }
}

/// A parser of `style` attributes by the CSS Syntax standard, which finds the real ends of declarations.
struct StyleReader {
  private let scalars: [Unicode.Scalar]
  private var index = 0
  /// The closing characters of the open blocks, the innermost last.
  private var open: [Unicode.Scalar] = []

  private init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  /// Returns the text of each declaration.
  static func declarations(of text: String) -> [String] {
    var reader = StyleReader(text)
    var declarations: [String] = []
    var start = 0
    while let scalar = reader.peek() {
      if scalar == ";", reader.open.isEmpty {
        declarations.append(reader.text(start..<reader.index))
        start = reader.index + 1
      }
      reader.consumeToken(scalar)
    }
    return declarations + [reader.text(start..<reader.index)]
  }

  private mutating func consumeToken(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "/" where peek(1) == "*": consumeComment()
    case "\"", "'": consumeString(until: scalar)
    case "(": consumeOpening(")")
    case "[": consumeOpening("]")
    case "{": consumeOpening("}")
    case ")", "]", "}":
      if open.last == scalar { open.removeLast() }
      index += 1
    case _ where startsName(): consumeName()
    default: index += 1
    }
  }

  private mutating func consumeOpening(_ closing: Unicode.Scalar) {
    open.append(closing)
    index += 1
  }

  private mutating func consumeComment() {
    index += 2
    while let scalar = peek(), !(scalar == "*" && peek(1) == "/") { index += 1 }
    index = min(index + 2, scalars.count)
  }

  private mutating func consumeString(until quote: Unicode.Scalar) {
    index += 1
    while let scalar = peek() {
      if isLineBreak(scalar) { return }
      index += scalar == "\\" ? 2 : 1
      if scalar == quote { return }
    }
    index = min(index, scalars.count)
  }

  private mutating func consumeName() {
    var name = ""
    while let scalar = peek(), isNamePart(scalar) || isEscape() {
      if scalar == "\\" { index += 1 }
      if let part = peek() { name.unicodeScalars.append(part) }
      index += 1
    }
    index = min(index, scalars.count)
    guard peek() == "(" else { return }
    consumeOpening(")")
    guard name.lowercased() == "url" else { return }
    var ahead = 0
    while let scalar = peek(ahead), isSpace(scalar) { ahead += 1 }
    if peek(ahead) != "\"", peek(ahead) != "'" { consumeURL() }
  }

  /// Skips a URL without quotes, which ends at the next `)` even if it is malformed.
  private mutating func consumeURL() {
    while let scalar = peek(), scalar != ")" { index += isEscape() ? 2 : 1 }
    index = min(index, scalars.count)
  }

  private func startsName() -> Bool {
    guard let scalar = peek() else { return false }
    return isNamePart(scalar) && !("0"..."9").contains(scalar) || isEscape()
  }

  private func isEscape() -> Bool {
    guard peek() == "\\", let next = peek(1) else { return false }
    return !isLineBreak(next)
  }

  private func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x80 || scalar == "-" || scalar == "_" || scalar.properties.isASCIIHexDigit
      || ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }

  private func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" || isLineBreak(scalar) }

  private func isLineBreak(_ scalar: Unicode.Scalar) -> Bool { scalar == "\n" || scalar == "\r" || scalar == "\u{0C}" }

  private func peek(_ offset: Int = 0) -> Unicode.Scalar? {
    index + offset < scalars.count ? scalars[index + offset] : nil
  }

  private func text(_ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(scalars[range]))
  }
}
