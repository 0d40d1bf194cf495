import TestSupport
import Testing

/// Mistakes of people who come from SwiftUI, from HTML or from other generators.
@Suite(.enabled(if: Compiler.isInstalled, "no swiftc in the path, or no modules beside the tests"))
struct `A mistake of a beginner` {
  /// The code of a view or a declaration, and a part of the first error, which says what to write.
  private static let helpful: [Case<String, String>] = [
    Case("a text as a view", "VStack { page.title }", "write Text(…)"),
    Case("a number as a view", "VStack { page.readingTime }", #"write Text("\(…)")"#),
    Case("a page as a view", "ForEach(site.posts) { post in post }", "write Text("),
    Case("a mapped list", "ul { site.posts.map { post in li { Text(post.title) } } }", "ForEach(rows) { row in … }"),
    Case("a loop", "Group { for post in site.posts { Text(post.title) } }", "write ForEach(rows) { row in … }"),
    Case("an action", "VStack { print(page.title) }", "not a view"),
    Case("a modifier without brackets", "Text(text).bold", "() after a name"),
    Case("a view without brackets", "VStack { Divider; Text(text) }", "initializer call after type name"),
    Case("a number in a text", "Text(page.readingTime)", #"write Text("\(…)")"#),
    Case("a date in a text", "Text(page.date)", "page.date(.long)"),
    Case("an optional in a text", "Text(maybe)", #"?? """#),
    Case("a list of texts", "ForEach(page.authors) { name in Text(name) }", #"id: \.self"#),
    Case("a class as a modifier", #"Text(text).class("note")"#, "attribute(.class("),
    Case("a picture without a text", #"Image("cat.png")"#, #"alt: "A cat""#),
    Case("a link without a target", "Link(text)", "'destination'"),
    Case("a string as padding", #"Text(text).padding("3")"#, "without quotation marks"),
    Case("a string as a width", #"Text(text).frame(width: "100%")"#, "fullWidth()"),
    Case("a text in brackets", #"p("Hello")"#, "{ Text(…) }"),
    Case("a title in brackets", "h1(page.title)", "{ Text(…) }"),
    Case("an address without a dot", #"a(href: "/") { Text(text) }"#, ".href(…)"),
    Case("a class without a dot", #"div(class: "note") { Text(text) }"#, ".class(…)"),
    Case("two classes", #"div(.class("a", "b")) { Text(text) }"#, #".class("a b")"#),
    Case("a page as an address", "a(.href(page)) { Text(text) }", ".url"),
    Case("a picture in brackets", #"img("cat.png")"#, ".src(…)"),
    Case("content of a picture", #"img(.src("cat.png")) { Text(text) }"#, "remove the braces"),
    Case("raw markup", "Raw(page.html)", "RawHTML"),
    Case("the bytes of an article", "article { page.content }", "page.article"),
    Case("an action as an attribute", #"button(.onclick("go()")) { Text(text) }"#, #".on("click", script: …)"#),
    Case("a style as a text", #"div(.style("color: red")) { Text(text) }"#, "'declarations:'"),
    Case("a date as an attribute", "time(.datetime(page.date)) { Text(text) }", "page.date(.iso)"),
    Case("a parameter in a text", "Text(page.params.stars)", #".text ?? """#),
    Case("a parameter before ==", "if page.params.stars == 5 { Text(text) }", ".integer"),
    Case("a parameter before ??", #"Text(page.params.kind ?? "none")"#, ".text"),
    Case(
      "a tag by its name", #"ForEach(site.posts.filter { $0.tags.contains("swift") }) { _ in Text(text) }"#,
      "contains { $0.title == … }"),
    Case(
      "a sorted list", #"ForEach(site.posts.sorted(by: \.title)) { _ in Text(text) }"#, "sorted { $0.title < $1.title }"
    ),
    Case("the author of a page", "Text(page.author)", "write authors"),
    Case("the path of a page", "a(.href(page.path)) { Text(text) }", "write url"),
    Case("the name of a site", "Text(site.name)", "write title"),
    Case("a page without a title", #"let untitled = SitePage("/a/") { site in Text("a") }"#, #"title: "…""#),
    Case("a view as a file", #"let file = SitePage(file: "/a.txt") { site in Text("a") }"#, "rendered().html"),
    Case(
      "a layout of a page", #"let layout = SiteLayout("post") { page in Text(page.title) }"#,
      "(PageHandle, SiteHandle) -> Text' expects 2 arguments"),
    Case(
      "a page without a list", #"let code = SiteCode(pages: SitePage("/a/", title: "A") { _ in Text("a") })"#,
      "'[SitePage]'"),
    Case(
      "one computed page", #"let computed = SitePages { site in SitePage("/a/", title: "A") { _ in Text("a") } }"#,
      "'[SitePage]'"),
    Case(
      "a type that is not Decodable", #"struct Bread {}; let breads = SectionParams("breads", as: Bread.self)"#,
      "conform to 'Decodable'"),
    Case(
      "an attribute by its name", #"let board = Container("board") { use in Text(use["columns"]) }"#,
      "ContainerAttribute("),
    Case(
      "a property with the name of an element",
      #"struct Field: View { let label: String; var body: some View { label { Text("a") } } }"#, "HTML.label"),
  ]

  /// The first error is on the line, but does not say what to write.
  private static let unhelpful: [Case<String, String>] = [
    Case("two texts in a text", "Text(page.title, page.summary)", "no exact matches in call to initializer"),
    Case(
      "a string as a distance", #"VStack(spacing: "10") { Text(text) }"#,
      "cannot convert value of type 'String' to expected argument"),
    Case(
      "a text after an attribute", #"li(.class("new"), text)"#,
      "cannot convert value of type 'String' to expected argument"),
    Case(
      "a string as a keyword", #"input(.type("text"))"#, "cannot convert value of type 'String' to expected argument"),
    Case(
      "a parameter as a list", "ForEach(page.params.authors) { _ in Text(text) }",
      "generic struct 'ForEach' requires that 'SiteValue' conform to"),
    Case(
      "a parameter as a flag", "if page.params.draft { Text(text) }",
      "cannot convert value of type 'SiteValue' to expected"),
    Case(
      "a page without its site", #"let alone = SitePage("/a/", title: "A") { Text("a") }"#,
      "no exact matches in call to initializer"),
    Case(
      "an attribute that is not declared",
      #"let list = Container("list", attributes: ["columns"]) { use in use.content }"#,
      "cannot convert value of type 'String' to expected element"),
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
    #expect(Self.helpful.count >= 45 && rows.count >= 55)
  }
}
