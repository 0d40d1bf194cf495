import TestSupport
import Testing

/// Mistakes in views: the compiler's first error lies on the line and names the mistake.
@Suite(.enabled(if: Compiler.isInstalled, "no swiftc in the path, or no modules beside the tests"))
struct `A mistake in a view` {
  /// The code of the body of a view, and a part of the first error.
  private static let named: [Case<String, String>] = [
    Case("a typo in a closure", "ul { ForEach(site.posts) { post in Text(post.titel) } }", "no member 'titel'"),
    Case(
      "a typo deep in elements", "ul { ForEach(site.posts) { post in li { a(.href(post.adress)) { Text(text) } } } }",
      "'PageHandle' has no member 'adress'"),
    Case("a typo of a section", "ForEach(site.sections) { section in Text(section.titel) }", "no member 'titel'"),
    Case("a typo behind $0", "ForEach(site.posts) { $0.titel }", "'PageHandle' has no member 'titel'"),
    Case("a typo in the data", "ForEach(site.post) { post in Text(post.title) }", "no member 'post'"),
    Case("a typo in a stack", "VStack { Text(site.titel) }", "'SiteHandle' has no member 'titel'"),
    Case("a typo in a text", #"Text("\(site.titel)")"#, "'SiteHandle' has no member 'titel'"),
    Case("a typo in a path", #"ForEach(site.posts, id: \.titel) { post in Text(post.title) }"#, "no member 'titel'"),
    Case(
      "a typo in a filter", "let posts = site.posts.filter { $0.isFeatured }; ForEach(posts) { _ in Text(text) }",
      "'PageHandle' has no member 'isFeatured'"),
    Case("a typo of a label", "HStack(aligment: .top) { Text(text) }", "have 'aligment:_:', expected 'alignment:_:'"),
    Case("a typo of a modifier", "Text(text).fontt(.title)", "'Text' has no member 'fontt'"),
    Case("a typo of a font", "Text(text).font(.titel)", "'Font' has no member 'titel'"),
    Case("a typo of a colour", "Text(text).foregroundStyle(.rde)", "'Color' has no member 'rde'"),
    Case("a typo of an attribute", "div(.klass(text)) { Text(text) }", "has no member 'klass'"),
    Case("a string in a list", "ForEach(site.posts) { post in post.title }", "a String is not a view"),
    Case("a string in an element", "section { h1(text) }", "write the text in braces"),
    Case("a number in a list", "ForEach(0..<3) { i in Text(i) }", "for a number"),
    Case("a number in a branch", "if text.isEmpty { Text(text) } else { 3 }", "not a view"),
    Case("a number as a class", "div(.class(3)) { Text(text) }", "cannot convert value of type 'Int'"),
    Case("a picture without a text", "Picture(text)", "missing argument for parameter 'alt'"),
    Case("the subviews of a text", "ForEach(subviews: text) { $0 }", "requires that 'String' conform to 'View'"),
    Case("an argument too many", "Divider(3)", "argument passed to call that takes no arguments"),
  ]

  @Test func `has an error on its line, which names it`() throws {
    let functions = Self.named.enumerated().map { index, row in
      "@ViewBuilder func mistake\(index)(_ site: SiteHandle, _ text: String, _ maybe: String?) -> some View { \(row.input) }"
    }
    let errors = try Compiler.errors(in: (["import Garland"] + functions).joined(separator: "\n"))
    for (index, row) in Self.named.enumerated() {
      let first = errors.first { $0.line == index + 2 }?.message ?? "no error"
      #expect(first.contains(row.expected), "\(row.name): \(first)", sourceLocation: row.sourceLocation)
    }
    #expect(Self.named.count >= 20)
  }
}
