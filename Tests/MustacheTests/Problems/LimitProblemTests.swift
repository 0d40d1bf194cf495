import Diagnostics
import Markup
import Mustache
import TestSupport
import Testing

/// What an author reads where a limit is reached, or where a file is no text.
@Suite struct LimitProblemTests {
  @Test func `bytes that are no UTF-8`() {
    let invalid: [UInt8] = Array("<p>\né".utf8) + [0xC3, 0x28] + Array("\n{{title}}".utf8)
    #expect(
      report(SourceFile(path: "page.mustache", utf8: invalid)) == """
        page.mustache:2:2: error: the template is not valid UTF-8 here [templates.encoding]
            2 | é�(
              |  ^

        """)
  }

  @Test func `bytes that are no UTF-8 before the template are none of its business`() {
    let file = SourceFile(path: "page.mustache", utf8: [0xFF] + Array("text".utf8))
    #expect(report(file, from: 1).isEmpty)
  }

  @Test func `tags nest too deep`() {
    let text = String(repeating: "{{#a}}\n", count: 101)
    #expect(
      report(SourceFile(path: "page.mustache", text: text)) == """
        page.mustache:101:1: error: tags nest deeper than 100 levels; the rest of the template is not read \
        [templates.nesting-limit]
          101 | {{#a}}
              | ^~~~~~

        """)
  }

  @Test func `too many steps`() {
    let list: TemplateValue = .array(Array(repeating: 1, count: 1_500))
    #expect(
      render("{{#list}}{{#list}}{{/list}}{{/list}}", ["list": list]).report == """
        page.mustache:1:13: error: the page takes more than 2000000 steps; is this without end? [templates.limit]
            1 | {{#list}}{{#list}}{{/list}}{{/list}}
              |             ^~~~

        """)
  }

  private func report(_ file: SourceFile, from offset: Int = 0) -> String {
    var sources = SourceMap()
    var library = TemplateLibrary()
    let template = library.add(file, as: sources.add(file), from: offset, named: "page")
    return DiagnosticText(sources: sources).text(of: DiagnosticList(template.diagnostics))
  }
}
