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
      Written(":::timeline\nNotes\n{year=1843}\n\nMore\n:::")
    },
    Case("a timeline of nothing", #"<ol class="timeline"></ol>"#) { Timeline {} },
    Case(
      "a root in Swift",
      #"<ul class="striped"><li><b>0</b></li><li class="stripe"><b>1</b></li><li><b>2</b></li></ul>"#
    ) {
      Striped { items(3) }
    },
    Case("a root in Markdown", #"<ul class="striped"><li>a</li><li class="stripe">b</li></ul>"#) {
      Written(":::striped\n- a\n- b\n:::")
    },
    Case("a root of nothing", #"<ul class="striped"></ul>"#) { Striped {} },
  ])
  func `meets its children`(row: Case) { row.check() }

  @Test func `has its values checked where they stand in the article`() {
    let article = Self.read(":::timeline\nNotes\n{year=long}\n:::")
    #expect(article.diagnostics.map(\.message) == ["`year` must be a whole number, not `long`"])
  }

  @Test func `answers before a template of its name, and that before what comes with Garland`() {
    func named(_ answer: String) -> Container { Container("tabs") { _ in Text(answer) } }
    func answer(_ registry: ContainerRegistry) -> String {
      Self.read(":::tabs\n:::", registry).content.rendered().html.trimmingCharacters(in: .newlines)
    }
    #expect(answer(.standard(with: [named("own")], templates: [named("template")])) == "own")
    #expect(answer(.standard(with: [], templates: [named("template")])) == "template")
    #expect(answer(.standard(with: [])) == #"<div class="tabs"></div>"#)
  }

  @Test func `is shown in the README as it stands in the examples`() throws {
    let test = URL(filePath: #filePath)
    let root = test.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let sources = try ["Timeline", "Striped"].map {
      try String(contentsOf: root.appending(path: "Sources/Library/Examples/YourOwn/\($0).swift"), encoding: .utf8)
    }
    let own = try #require(readme.components(separatedBy: "## Containers of your own\n").last)
    let blocks = own.matches(of: /```swift\n([\s\S]*?)```/).prefix(2).map(\.1)
    #expect(blocks.count == 2)
    for (block, source) in zip(blocks, sources) {
      let lines = source.replacing("public ", with: "").split(separator: "\n").filter { !$0.contains("///") }
      for line in block.split(separator: "\n") { #expect(lines.contains(line), "\(line)") }
    }
  }

  fileprivate static func read(_ markdown: String, _ registry: ContainerRegistry = registry) -> Article {
    var sources = SourceMap()
    let file = SourceFile(path: "own.md", text: markdown)
    return Article(file, as: sources.add(file), options: ArticleOptions(containers: registry))
  }
}

/// An article on one line.
private struct Written: View {
  let markdown: String

  init(_ markdown: String) { self.markdown = markdown }

  var body: some View {
    RawHTML(`A container of your own`.read(markdown).content.rendered().html.replacing("\n", with: ""))
  }
}
