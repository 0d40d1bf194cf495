import Diagnostics
import Markup
import Mustache
import TestSupport
import Testing

/// Tests templates after front matter, and containers rendered within a page.
@Suite struct EmbeddingTests {
  @Test func `a template can start after front matter, and its problems have file positions`() {
    let front = "---\ntitle: {{no tag}} é\n---\n"
    let (library, sources) = library(front + "<p>\n  {{titel}}\n</p>\n{{> gone}}", from: front.utf8.count)
    var output = MarkupBuffer()
    let report = library.render("page", with: ["title": "T"], into: &output)
    #expect(output.string == "<p>\n  \n</p>\n")
    #expect(
      DiagnosticText(sources: sources).text(of: report.diagnostics) == """
        page.mustache:5:5: warning: nothing defines `titel` [templates.unknown-name]
            5 |   {{titel}}
              |     ^~~~~
              = help: did you mean `title`?
        page.mustache:7:5: error: there is no template `gone` [templates.missing-template]
            7 | {{> gone}}
              |     ^~~~

        """)
  }

  @Test(arguments: [
    Case("a tag alone on the first line", "{{#a}}\nx\n{{/a}}\n", "x\n"),
    Case("an indented tag alone on the first line", "  {{! note }}\nx", "x"),
    Case("text on the first line", " x{{a}}", " x1"),
    Case("nothing", "", ""),
  ])
  func `a template can start in the middle of a line of its file`(_ row: Case<String, String>) {
    for front in ["---\n---\n", "é", "{{"] {
      var output = MarkupBuffer()
      let (library, _) = library(front + row.input, from: front.utf8.count)
      let report = library.render("page", with: ["a": 1], into: &output)
      row.check(output.string)
      #expect(report.diagnostics.isEmpty)
    }
  }

  @Test func `the first line of a partial after front matter is indented`() {
    var sources = SourceMap()
    var library = TemplateLibrary()
    let page = SourceFile(path: "page.mustache", text: "<ul>\n  {{> item}}\n</ul>")
    let item = SourceFile(path: "item.mustache", text: "{}<li>\n</li>\n")
    library.add(page, as: sources.add(page), named: "page")
    library.add(item, as: sources.add(item), from: 2, named: "item")
    var output = MarkupBuffer()
    _ = library.render("page", with: [:], into: &output)
    #expect(output.string == "<ul>\n  <li>\n  </li>\n</ul>")
  }

  @Test(arguments: [-1, 4, Int.max])
  func `an offset outside the file is clamped`(_ offset: Int) {
    var output = MarkupBuffer()
    #expect(library("abc", from: offset).0.render("page", with: [:], into: &output).diagnostics.isEmpty)
    #expect(output.string == (offset < 0 ? "abc" : ""))
  }

  @Test func `a name that the data lacks is looked up in the outer values, the innermost first`() {
    let (library, _) = library("{{title}} {{columns}} {{site}} {{#children}}{{html}}{{^last}}|{{/last}}{{/children}}")
    let site: TemplateValue = ["site": "S", "title": "of the site", "columns": 1]
    let page: TemplateValue = ["title": "of the page", "columns": 2]
    let container: TemplateValue = ["columns": 3, "children": [["html": "a"], ["html": "b"]]]
    var output = MarkupBuffer()
    let report = library.render("page", with: container, within: [site, page], into: &output)
    #expect(output.string == "of the page 3 S a|b")
    #expect(report.diagnostics.isEmpty)
  }

  @Test func `a template is appended to the output`() {
    var output = MarkupBuffer()
    output.append("<main>")
    _ = library("{{.}}").0.render("page", with: "x", into: &output)
    #expect(output.string == "<main>x")
  }

  @Test func `an unknown template is an error, with a suggestion`() {
    var output = MarkupBuffer()
    let report = library("").0.render("pgae", with: [:], into: &output)
    #expect(report.diagnostics.map(\.message) == ["there is no template `pgae`"])
    #expect(report.diagnostics.map(\.suggestion?.message) == ["did you mean `page`?"])
    #expect(report.templates == ["pgae"])
  }

  private func library(_ text: String, from offset: Int = 0) -> (TemplateLibrary, SourceMap) {
    var sources = SourceMap()
    var library = TemplateLibrary()
    let file = SourceFile(path: "page.mustache", text: text)
    library.add(file, as: sources.add(file), from: offset, named: "page")
    return (library, sources)
  }
}
