import Diagnostics
import Foundation
import Markup
import Mustache
import Synchronization
import Testing

/// How deep templates nest, how long they take, and that time grows with their length alone.
@Suite struct LimitTests {
  @Test func `100 sections lie in one another`() {
    #expect(render(nested(100), ["a": true]).text == "x")
    #expect(render(nested(100), ["a": true]).diagnostics.isEmpty)
  }

  @Test func `one more is an error, and the only one`() {
    let diagnostics = render(nested(101), ["a": true]).diagnostics
    #expect(diagnostics.map(\.code) == ["templates.nesting-limit"])
  }

  @Test func `data may be deep as long as it ends`() {
    let tree = (0..<130).reduce(["name": "leaf", "children": []] as TemplateValue) { tree, _ in
      ["name": "n", "children": [tree]]
    }
    let rendered = render(
      ["": "{{> node}}", "node": "{{name}}{{#children}}{{> node}}{{/children}}"], tree, in: .specification)
    #expect(!rendered.diagnostics.hasErrors)
    #expect(rendered.text == String(repeating: "n", count: 130) + "leaf")
  }

  @Test func `templates that include one another twice each come to an end`() {
    var templates = ["": "{{> t0}}"]
    for level in 0..<60 { templates["t\(level)"] = "{{> t\(level + 1)}}{{> t\(level + 1)}}" }
    templates["t60"] = ""
    #expect(render(templates, [:]).diagnostics.map(\.code) == ["templates.limit"])
  }

  @Test func `a page has an end, however little its templates say`() {
    let text = String(repeating: "x", count: 1 << 20)
    let rendered = render(["": "{{#list}}{{> text}}{{/list}}", "text": text], ["list": .list(Endless())])
    #expect(rendered.diagnostics.map(\.code) == ["templates.limit"])
    #expect(rendered.diagnostics.map(\.message) == ["the page takes more than 64 MB; is this without end?"])
  }

  @Test(arguments: [
    ["": "{{> a}}", "a": "{{> a}}"],
    ["": "{{> a}}", "a": "{{#list}}{{> a}}{{/list}}"],
    ["": "{{> a}}", "a": "{{#list}}{{^no}}{{> a}}{{/no}}{{/list}}"],
    ["": "{{> a}}", "a": "{{<b}}{{$x}}{{#list}}{{> a}}{{/list}}{{/x}}{{/b}}", "b": "{{$x}}{{/x}}"],
    ["": "{{lambda}}"], ["": "{{#lambda}}{{/lambda}}"],
  ])
  func `templates without end end before a small stack does`(_ templates: [String: String]) {
    let codes = Mutex<[String]>([])
    let lambda: TemplateValue = .lambda(TemplateLambda { _ in "{{#list}}{{lambda}}{{/list}}" })
    let thread = Thread {
      let diagnostics = render(templates, ["list": [1], "no": false, "lambda": lambda]).diagnostics
      codes.withLock { $0 = diagnostics.map(\.code.description) }
    }
    thread.stackSize = 2 << 20
    thread.start()
    while !thread.isFinished { Thread.sleep(forTimeInterval: 0.001) }
    #expect(codes.withLock(\.self) == ["templates.endless"])
  }

  @Test(arguments: [
    "{{", "{{{", "{{#", "{{#a", "{{=", "{{a}}", "{{/a}}", "{{#a}}{{/a}}\n", "{{>a}}{{/a}}\n", "  \n", " ", "{{!",
    "{{{a{{=<% %>=}}<%={{ }}=%>", "{{=a a=}}a!", "{{$a}}\n{{/a}}\n", "{{<a}}{{$b}}{{/b}}", "{{a.b.c}}", "{{#a}}{{/b}}",
    "{{a|b", "{{a|join:'", "}}", "{{>*", "{{& ",
  ])
  func `twice as many bytes of anything take about twice as long`(_ piece: String) {
    let text = String(repeating: piece, count: 10_000 / piece.utf8.count)
    #expect(isLinear { compile(String(repeating: text, count: $0)) })
  }

  @Test func `delimiters that change all the time are read in linear time`() {
    let changes = (0..<400).map { "{{{x {{=<\($0) \($0)>=}}<\($0){x <\($0)={{ }}=\($0)>" }.joined()
    #expect(isLinear { compile(String(repeating: changes, count: $0)) })
  }

  @Test func `long delimiters are refused, for they would be compared at every byte`() {
    let word = String(repeating: "a", count: 17)
    #expect(render("{{=\(word) b=}}").diagnostics.map(\.code) == ["templates.delimiters"])
    #expect(render("{{=\(word.dropLast()) b=}}").diagnostics.isEmpty)
  }

  @Test func `many filters are read without a call for each`() {
    #expect(isLinear { compile("{{a" + String(repeating: "|b", count: 1_000 * $0) + "}}") })
  }

  @Test func `many unknown names among many known ones are told in linear time`() {
    let isLinear = isLinear { factor in
      let names = (0..<150 * factor).map { "{{unknown\($0)}}" }.joined()
      let known = (0..<150 * factor).map { ("known\($0)", TemplateValue.integer($0)) }
      #expect(render(names, .record(named: Dictionary(uniqueKeysWithValues: known))).diagnostics.count == 150 * factor)
    }
    #expect(isLinear)
  }

  /// Whether eight times as much takes less than thirty times as long, where the square would take 64 times: one of
  /// three trials will do, for the machine may have other things on its mind.
  private func isLinear(_ work: (_ factor: Int) -> Void) -> Bool {
    let clock = ContinuousClock()
    return (0..<3).contains { _ in
      let once = clock.measure { work(1) }
      return clock.measure { work(8) } < max(once, .milliseconds(5)) * 30
    }
  }

  private func compile(_ text: String) {
    var sources = SourceMap()
    var library = TemplateLibrary()
    let file = SourceFile(path: "a.mustache", text: text)
    library.add(file, as: sources.add(file), named: "a")
  }

  private func nested(_ count: Int) -> String {
    String(repeating: "{{#a}}", count: count) + "x" + String(repeating: "{{/a}}", count: count)
  }

  private final class Endless: TemplateList {
    var count: Int { .max }
    func element(at index: Int) -> TemplateValue { .nothing }
  }
}
