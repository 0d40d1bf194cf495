import TestSupport
import Testing

/// Mistakes of people who come from SwiftUI, from HTML or from other generators.
@Suite(.enabled(if: Compiler.isInstalled, "no swiftc in the path, or no modules beside the tests"))
struct `A mistake of a beginner` {
  /// The code of a view or a declaration, and a part of the first error, which says what to write.
  private static let helpful: [Case<String, String>] = [
    Case("a text as a view", "VStack { page.title }", "write Text(…)"),
    Case("a loop", "Group { for post in site.posts { Text(post.title) } }", "write ForEach(rows) { row in … }"),
    Case("an optional in a text", "Text(maybe)", "must be unwrapped"),
    Case("a picture without a text", #"Image("cat.png")"#, #"alt: "A cat""#),
    Case("a link without a target", "Link(text)", "'destination'"),
    Case("a style as a text", #"div(.style("color: red")) { Text(text) }"#, "'declarations:'"),
    Case(
      "a page without a list", #"let code = SiteCode(pages: SitePage("/a/", title: "A") { _ in Text("a") })"#,
      "'[SitePage]'"),
    Case(
      "one computed page", #"let computed = SitePages { site in SitePage("/a/", title: "A") { _ in Text("a") } }"#,
      "'[SitePage]'"),
    Case(
      "a type that is not Decodable", #"struct Bread {}; let breads = SectionParams("breads", as: Bread.self)"#,
      "conform to 'Decodable'"),
  ]

  /// The first error is on the line, but does not say what to write.
  private static let unhelpful: [Case<String, String>] = [
    Case(
      "a number as a view", "VStack { page.readingTime }",
      "cannot convert value of type 'Int' to expected argument type"),
    Case(
      "a page as a view", "ForEach(site.posts) { post in post }",
      "cannot convert value of type 'PageHandle' to expected"),
    Case(
      "a mapped list", "ul { site.posts.map { post in li { Text(post.title) } } }",
      "cannot convert value of type '[li<NoAttributes, Text>]'"),
    Case("an action", "VStack { print(page.title) }", "cannot convert value of type '()' to expected argument type"),
    Case("a modifier without brackets", "Text(text).bold", "cannot convert value of type '(Bool) -> some View' to"),
    Case(
      "a view without brackets", "VStack { Divider; Text(text) }",
      "cannot convert value of type 'Divider.Type' to expected"),
    Case(
      "a number in a text", "Text(page.readingTime)", "cannot convert value of type 'Int' to expected argument type"),
    Case("a date in a text", "Text(page.date)", "type '@Sendable (DateFormat) -> String?' cannot conform to"),
    Case("two texts in a text", "Text(page.title, page.summary)", "no exact matches in call to initializer"),
    Case(
      "a list of texts", "ForEach(page.authors) { name in Text(name) }",
      "initializer 'init(_:content:)' requires that 'String' conform"),
    Case("a class as a modifier", #"Text(text).class("note")"#, "value of type 'Text' has no member 'class'"),
    Case("a string as padding", #"Text(text).padding("3")"#, "no exact matches in call to instance method 'padding'"),
    Case(
      "a string as a distance", #"VStack(spacing: "10") { Text(text) }"#,
      "cannot convert value of type 'String' to expected argument"),
    Case(
      "a string as a width", #"Text(text).frame(width: "100%")"#,
      "cannot convert value of type 'String' to expected argument"),
    Case("a text in brackets", #"p("Hello")"#, "cannot convert value of type 'String' to expected argument"),
    Case("a title in brackets", "h1(page.title)", "cannot convert value of type 'String' to expected argument"),
    Case(
      "a text after an attribute", #"li(.class("new"), text)"#,
      "cannot convert value of type 'String' to expected argument"),
    Case("an address without a dot", #"a(href: "/") { Text(text) }"#, "extraneous argument label 'href:' in call"),
    Case("a class without a dot", #"div(class: "note") { Text(text) }"#, "extraneous argument label 'class:' in call"),
    Case("two classes", #"div(.class("a", "b")) { Text(text) }"#, "missing argument label 'if:' in call"),
    Case(
      "a page as an address", "a(.href(page)) { Text(text) }", "cannot convert value of type 'PageHandle' to expected"),
    Case("a picture in brackets", #"img("cat.png")"#, "cannot convert value of type 'String' to expected argument"),
    Case(
      "content of a picture", #"img(.src("cat.png")) { Text(text) }"#, "trailing closure passed to parameter of type"),
    Case("raw markup", "Raw(page.html)", "cannot find 'Raw' in scope"),
    Case(
      "the bytes of an article", "article { page.content }",
      "cannot convert value of type '[UInt8]' to expected argument"),
    Case(
      "an action as an attribute", #"button(.onclick("go()")) { Text(text) }"#,
      "type 'Attribute<Tags.button>' has no member 'onclick'"),
    Case(
      "a string as a keyword", #"input(.type("text"))"#, "cannot convert value of type 'String' to expected argument"),
    Case(
      "a date as an attribute", "time(.datetime(page.date)) { Text(text) }",
      "cannot convert value of type 'Instant?' to expected argument"),
    Case(
      "a parameter in a text", "Text(page.params.stars)", "initializer 'init(_:)' requires that 'SiteValue' conform to"),
    Case(
      "a parameter before ==", "if page.params.stars == 5 { Text(text) }",
      "referencing operator function '==' on 'BinaryInteger'"),
    Case(
      "a parameter before ??", #"Text(page.params.kind ?? "none")"#,
      "initializer 'init(_:)' requires that 'SiteValue' conform to"),
    Case(
      "a parameter as a list", "ForEach(page.params.authors) { _ in Text(text) }",
      "generic struct 'ForEach' requires that 'SiteValue' conform to"),
    Case(
      "a parameter as a flag", "if page.params.draft { Text(text) }",
      "cannot convert value of type 'SiteValue' to expected"),
    Case(
      "a tag by its name", #"ForEach(site.posts.filter { $0.tags.contains("swift") }) { _ in Text(text) }"#,
      "missing argument label 'where:' in call"),
    Case(
      "a sorted list", #"ForEach(site.posts.sorted(by: \.title)) { _ in Text(text) }"#,
      "cannot infer key path type from context; consider explicitly"),
    Case("the author of a page", "Text(page.author)", "value of type 'PageHandle' has no member 'author'"),
    Case("the path of a page", "a(.href(page.path)) { Text(text) }", "value of type 'PageHandle' has no member 'path'"),
    Case("the name of a site", "Text(site.name)", "value of type 'SiteHandle' has no member 'name'"),
    Case(
      "a page without a title", #"let untitled = SitePage("/a/") { site in Text("a") }"#,
      "no exact matches in call to initializer"),
    Case(
      "a page without its site", #"let alone = SitePage("/a/", title: "A") { Text("a") }"#,
      "no exact matches in call to initializer"),
    Case(
      "a view as a file", #"let file = SitePage(file: "/a.txt") { site in Text("a") }"#,
      "failed to produce diagnostic for expression; please submit a"),
    Case(
      "a layout of a page", #"let layout = SiteLayout("post") { page in Text(page.title) }"#,
      "contextual closure type '@Sendable (PageHandle, SiteHandle)"),
    Case(
      "an attribute by its name", #"let board = Container("board") { use in Text(use["columns"]) }"#,
      "cannot convert value of type 'String' to expected argument"),
    Case(
      "an attribute that is not declared",
      #"let list = Container("list", attributes: ["columns"]) { use in use.content }"#,
      "cannot convert value of type 'String' to expected element"),
    Case(
      "a property with the name of an element",
      #"struct Field: View { let label: String; var body: some View { label { Text("a") } } }"#,
      "use of 'label' refers to instance method rather than generic"),
    Case(
      "a body of any view", #"struct Row: View { var body: View { Text("a") } }"#,
      "type 'Row' does not conform to protocol 'View'"),
  ]

  @Test func `has an error on its line, which says what to write`() throws {
    let rows = Self.helpful + Self.unhelpful
    let lines = rows.enumerated().map { index, row in
      if ["let", "struct"].contains(row.input.prefix { $0 != " " }) { return row.input }
      return
        "@ViewBuilder func mistake\(index)(_ site: SiteHandle, _ page: PageHandle, _ text: String, _ maybe: String?)"
        + " -> some View { \(row.input) }"
    }
    let errors = try Compiler.errors(in: (["import Garland"] + lines).joined(separator: "\n"))
    for (index, row) in rows.enumerated() {
      let first = errors.first { $0.line == index + 2 }?.message ?? "no error"
      #expect(first.contains(row.expected), "\(row.name): \(first)", sourceLocation: row.sourceLocation)
    }
    #expect(Self.helpful.count >= 9 && rows.count >= 55)
  }
}
