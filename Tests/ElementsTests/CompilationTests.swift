import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: Compiler.isInstalled, "no swiftc in the path, or no modules beside the tests"))
struct MisuseTests {
  /// A use that must compile, and a similar use that must not compile.
  struct Pair: Sendable, CustomTestStringConvertible {
    let name: String
    let right: String
    let wrong: String
    let message: String
    let sourceLocation: SourceLocation

    init(
      _ name: String, right: String, wrong: String, says message: String,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      self.name = name
      self.right = right
      self.wrong = wrong
      self.message = message
      self.sourceLocation = sourceLocation
    }

    var testDescription: String { name }
  }

  @Test(arguments: Pair.all.indices)
  func `the wrong use does not compile, and the right use does`(index: Int) throws {
    let pair = Pair.all[index]
    let errors = try Self.errors.get()
    let right = errors[Pair.line(of: index)] ?? []
    let wrong = errors[Pair.line(of: index) + 1] ?? []
    #expect(right == [], "\(pair.name)", sourceLocation: pair.sourceLocation)
    #expect(
      wrong.contains { $0.contains(pair.message) }, "\(pair.name): \(wrong)", sourceLocation: pair.sourceLocation)
  }

  @Test func `the compiler reports errors only in the lines with a wrong use`() throws {
    let errors = try Self.errors.get()
    #expect(Set(errors.keys) == Set(Pair.all.indices.map { Pair.line(of: $0) + 1 }), "\(errors)")
  }

  /// The messages by line, from one run of the compiler for all pairs.
  private static let errors = Result {
    Dictionary(grouping: try Compiler.errors(in: Pair.source), by: \.line).mapValues { $0.map(\.message) }
  }
}

extension MisuseTests.Pair {
  static let all = [
    Self(
      "content in a void element", right: "p { RawHTML(x) }", wrong: "br { RawHTML(x) }",
      says: "this element has no content: remove the braces"),
    Self("content in a frame", right: "object { p() }", wrong: "iframe(.src(x)) { p() }", says: "EmptyView"),
    Self("content in a script", right: "noscript { p() }", wrong: "script { p() }", says: "initializer"),
    Self("a link's address on an image", right: "img(.src(x))", wrong: "img(.href(x))", says: "'href'"),
    Self("an image's address on a link", right: "a(.href(x))", wrong: "a(.src(x))", says: "'src'"),
    Self("a control's name on a paragraph", right: "input(.name(x))", wrong: "p(.name(x))", says: "'name'"),
    Self("an attribute of one tag on another", right: "video(.poster(x))", wrong: "audio(.poster(x))", says: "poster"),
    Self("a keyword of another attribute", right: "img(.loading(.lazy))", wrong: "img(.loading(.sync))", says: "sync"),
    Self("text for a number", right: "td(.colspan(2))", wrong: "td(.colspan(x))", says: "String"),
    Self("a string as a view", right: "p { RawHTML(x) }", wrong: "p { x }", says: "write Text(…)"),
    Self("a string literal as a view", right: "p { RawHTML(\"x\") }", wrong: "p { \"x\" }", says: "write Text(…)"),
    Self(
      "a loop", right: "ul { ForEach([x], id: \\.self) { RawHTML($0) } }", wrong: "ul { for y in [x] { RawHTML(y) } }",
      says: "write ForEach"),
    Self(
      "data as a handler", right: "p(.on(\"click\", script: \"go()\"))", wrong: "p(.on(\"click\", script: x))",
      says: "StaticString"),
    Self(
      "data as declarations", right: "p(.style(\"width\", x))", wrong: "p(.style(declarations: x))",
      says: "StaticString"),
    Self("text as a document", right: "iframe(.srcdoc(RawHTML(x)))", wrong: "iframe(.srcdoc(x))", says: "RawHTML"),
    Self(
      "an element's own attribute on a list", right: "p().attribute(.id(x))", wrong: "p().attribute(.href(x))",
      says: "'href'"),
    Self("any element as an element", right: "div()", wrong: "HTML.any()", says: "any"),
    Self("the name of a keyword", right: "HTML.var { `var`() }", wrong: "HTML.blink()", says: "blink"),
  ]

  /// The line of the right use; the wrong use is on the next line.
  static func line(of index: Int) -> Int { 3 + 2 * index }

  static var source: String {
    let lines = all.enumerated().flatMap { index, pair in
      [
        "func right\(index)(x: String) -> some View { \(pair.right) }",
        "func wrong\(index)(x: String) -> some View { \(pair.wrong) }",
      ]
    }
    return (["import HTML", "import Views"] + lines).joined(separator: "\n") + "\n"
  }
}

@Suite(.enabled(if: Compiler.isInstalled, "no swiftc in the path, or no modules beside the tests"))
struct MisplacedAttributeTests {
  /// Values of the types that the attributes take.
  private static let values = [
    "String?": "nil", "Bool": "true", "Int?": "1", "Keywords.Target": ".blank", "Keywords.Method": ".get",
  ]

  /// `.ci/elements` writes the messages from its table of attributes.
  @Test func `an error names only elements that have the attribute`() throws {
    let file = Program.repository.appending(
      path: "Sources/HTML/Elements/Generated/Attributes/MisplacedAttributes.swift")
    let text = try String(contentsOf: file, encoding: .utf8).split { $0.isWhitespace }.joined(separator: " ")
    let attributes = text.matches(
      of: /no (\w+); it belongs to ([a-z, ]+)"\s*\) public static func [^(]+\(_ \w+: ([\w.?]+)\)/)
    #expect(attributes.count == text.split(separator: "it belongs to").count - 1)
    let lines = attributes.flatMap { match in
      match.2.replacing(" and ", with: ", ").split(separator: ", ").map { element in
        "let _: Attribute<Tags.\(element)> = .\(match.1)(\(Self.values[String(match.3)] ?? "?"))"
      }
    }
    for error in try Compiler.errors(in: (["import Elements"] + lines).joined(separator: "\n")) {
      Issue.record("\(lines[max(error.line - 2, 0)]): \(error.message)")
    }
  }
}

@Suite(.enabled(if: Compiler.isInstalled, "no swiftc in the path, or no modules beside the tests"), .serialized)
struct CompileTimeTests {
  /// Each further overload of an element's initializers makes pages slower to compile.
  @Test func `a builder with sixty statements compiles in under a second`() throws {
    // Other tests may use the processor at the same time, so the best of three runs counts.
    let isQuick = try (0..<3).contains { _ in try Compiler.errors(in: Self.source, Self.limit(1_000)) == [] }
    #expect(isQuick, "slower in each of three runs")
  }

  @Test func `the compiler reports a function that takes longer than its limit`() throws {
    #expect(try !Compiler.errors(in: Self.source, Self.limit(1)).isEmpty)
  }

  private static func limit(_ milliseconds: Int) -> [String] {
    ["-warnings-as-errors", "-Xfrontend", "-warn-long-function-bodies=\(milliseconds)"]
  }

  private static let source = """
    import Elements
    import Views
    struct Page: View {
      let x: String
      var body: some View {
    \(String(repeating: "    li(.class(\"item\")) { a(.href(x)) { RawHTML(x) } }\n", count: 60))  }
    }

    """
}
