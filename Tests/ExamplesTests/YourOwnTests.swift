import Examples
import Foundation
import Garland
import Testing

@Suite struct `A container of your own` {
  private static let registry = ContainerRegistry.standard(with: [.timeline, .striped])

  @Test(arguments: [
    Case(
      "a timeline in Swift", #"<ol class="timeline"><li><time>1843</time><p>Notes</p></li><li><p>More</p></li></ol>"#
    ) {
      Timeline {
        p { Text("Notes") }.containerValue(\.year, 1843)
        p { Text("More") }
      }
    },
    Case(
      "a timeline in Markdown", #"<ol class="timeline"><li><time>1843</time><p>Notes</p></li><li><p>More</p></li></ol>"#
    ) {
      RenderedArticle(":::timeline\nNotes\n{year=1843}\n\nMore\n:::")
    },
    Case("an empty timeline", #"<ol class="timeline"></ol>"#) { Timeline {} },
    Case(
      "a root in Swift",
      #"<ul class="striped"><li><b>0</b></li><li class="stripe"><b>1</b></li><li><b>2</b></li></ul>"#
    ) {
      Striped { items(3) }
    },
    Case("a root in Markdown", #"<ul class="striped"><li>a</li><li class="stripe">b</li></ul>"#) {
      RenderedArticle(":::striped\n- a\n- b\n:::")
    },
    Case("an empty root", #"<ul class="striped"></ul>"#) { Striped {} },
  ])
  func `receives its children one by one`(row: Case) { row.check() }

  @Test func `reports a wrong value of a trait`() {
    let article = Self.read(":::timeline\nNotes\n{year=long}\n:::")
    #expect(article.diagnostics.map(\.message) == ["`year` must be a whole number, not `long`"])
  }

  @Test func `overrides a template of the same name, which overrides a built-in container`() {
    func tabs(_ text: String) -> Container { Container("tabs") { _ in Text(text) } }
    func html(_ registry: ContainerRegistry) -> String {
      Self.read(":::tabs\n:::", registry).content.rendered().html.trimmingCharacters(in: .newlines)
    }
    #expect(html(.standard(with: [tabs("own")], templates: [tabs("template")])) == "own")
    #expect(html(.standard(with: [], templates: [tabs("template")])) == "template")
    #expect(html(.standard(with: [])) == #"<div class="tabs"></div>"#)
  }

  @Test(arguments: ["Timeline", "Striped"])
  func `has the same code in the documentation and in the examples`(name: String) throws {
    let path = "Sources/Library/Examples/YourOwn/\(name).swift"
    let source = try String(contentsOf: repository.appending(path: path), encoding: .utf8)
    let lines = source.replacing("public ", with: "").split(separator: "\n").filter { !$0.contains("///") }
    let blocks = try documentedBlocks(declaring: "struct \(name)<")
    try #require(!blocks.isEmpty)
    for line in blocks.flatMap({ $0.split(separator: "\n") }) { #expect(lines.contains(line), "\(line)") }
  }

  fileprivate static func read(_ markdown: String, _ registry: ContainerRegistry = registry) -> Article {
    var sources = SourceMap()
    let file = SourceFile(path: "own.md", text: markdown)
    return Article(file, as: sources.add(file), options: ArticleOptions(containers: registry))
  }
}

/// The rendering of an article, in one line.
private struct RenderedArticle: View {
  let markdown: String

  init(_ markdown: String) { self.markdown = markdown }

  var body: some View {
    RawHTML(`A container of your own`.read(markdown).content.rendered().html.replacing("\n", with: ""))
  }
}
