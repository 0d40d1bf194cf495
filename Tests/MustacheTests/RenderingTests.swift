import Mustache
import TestSupport
import Testing

/// Tests Garland's additions to Mustache, and behavior that the specification leaves open.
@Suite struct RenderingTests {
  private static let data: TemplateValue = [
    "posts": [["title": "One"], ["title": "Two"], ["title": "Three"]], "letters": ["a", "b"], "nothing": .nothing,
    "empty": "", "zero": 0, "half": 0.5, "whole": 3.0, "no": false, "yes": true, "none": [],
    "counted": [["index": "mine", "first": false]],
  ]

  @Test(arguments: [
    Case("a separator between elements", "{{#posts}}{{title}}{{^last}}, {{/last}}{{/posts}}", "One, Two, Three"),
    Case("the index starts at one", "{{#letters}}{{index}}{{.}}{{/letters}}", "1a2b"),
    Case("only the first element", "{{#posts}}{{#first}}<b>{{title}}</b>{{/first}}{{/posts}}", "<b>One</b>"),
    Case("the innermost list", "{{#posts}}{{#letters}}{{index}}{{/letters}}:{{index}} {{/posts}}", "12:1 12:2 12:3 "),
    Case("a key of the data comes first", "{{#counted}}{{index}}{{^first}}!{{/first}}{{/counted}}", "mine!"),
    Case("the rest of a list", "{{#posts | offset: 1}}{{index}}{{title}} {{/posts}}", "1Two 2Three "),
  ])
  func `list sections define first, last and index`(_ row: Case<String, String>) {
    row.check(render(row.input, Self.data).text)
  }

  @Test(arguments: [
    "nothing", "empty", "zero", "no", "none",
  ])
  func `false values hide sections`(_ name: String) {
    #expect(render("{{#\(name)}}yes{{/\(name)}}{{^\(name)}}no{{/\(name)}}", Self.data).text == "no")
  }

  @Test(arguments: [
    Case("a whole number as a fraction", "{{whole}} {{half}}", "3 0.5"),
    Case("true and false", "{{yes}} {{no}}", "true false"),
    Case("a value as context", "{{#letters}}{{.}}{{/letters}}", "ab"),
    Case("nothing", "[{{nothing}}]", "[]"),
    Case("a property of a missing value", "[{{nothing.more}}]", "[]"),
  ])
  func `values are written as text`(_ row: Case<String, String>) {
    let rendered = render(row.input, Self.data)
    row.check(rendered.text)
    #expect(rendered.diagnostics.isEmpty, "\(rendered.report)")
  }

  @Test func `text is escaped and HTML is not`() {
    let rendered = render("{{html}}{{{html}}}{{text}}{{{text}}}", ["html": .markup(Array("<b>".utf8)), "text": "<i>"])
    #expect(rendered.text == "<b><b>&lt;i&gt;<i>")
  }

  @Test func `text cannot end an attribute, with any quotes`() {
    let rendered = render("<a title='{{text}}' class=\"{{text}}\">", ["text": "it's \"a\""])
    #expect(rendered.text == "<a title='it&#39;s &quot;a&quot;' class=\"it&#39;s &quot;a&quot;\">")
  }

  @Test func `a leading byte order mark is not text`() {
    #expect(render("\u{FEFF}a\u{FEFF}").text == "a\u{FEFF}")
    #expect(render(["": "\u{FEFF}{{> b}}", "b": "\u{FEFF}b"], [:]).text == "b")
  }

  @Test func `a report names every requested template`() {
    let templates = ["": "{{> a}}{{> *which}}{{> gone}}", "a": "{{> b}}", "b": "", "c": "", "d": ""]
    #expect(render(templates, ["which": "c"]).templates == ["", "a", "b", "c", "gone"])
  }

  @Test(arguments: [
    Case(
      "a partial in a partial", ["": "<ul>\n  {{> a}}\n</ul>", "a": "<li>\n  {{> b}}\n</li>\n", "b": "1\n\n2\n"],
      "<ul>\n  <li>\n    1\n\n    2\n  </li>\n</ul>"),
    Case("a tag begins a line", ["": " {{> a}}\n", "a": "{{x}}\n{{#y}}{{/y}}z\n{{! c }}\nw"], " 1\n z\n w"),
    Case(
      "a block with a partial",
      [
        "": "{{<base}}{{$main}}\n  {{> a}}\n  text\n{{/main}}{{/base}}",
        "base": "<main>\n    {{$main}}\n    {{/main}}\n</main>",
        "a": "1\n2\n",
      ], "<main>\n    1\n    2\n    text\n</main>"),
    Case(
      "a block on one line",
      [
        "": "{{<base}}{{$main}}one{{/main}}{{/base}}", "base": "<main>\n  {{$main}}\n  {{/main}}\n</main>",
      ], "<main>\n  one</main>"),
    Case(
      "a block in its own name",
      [
        "": "{{<base}}{{$a}}[{{$a}}inner{{/a}}]{{/a}}{{/base}}", "base": "{{$a}}{{/a}}",
      ], "[inner]"),
    Case(
      "a block through a partial", ["": "{{<base}}{{$a}}x{{/a}}{{/base}}", "base": "({{> p}})", "p": "{{$a}}d{{/a}}"],
      "(x)"),
    Case("a parent by a dynamic name", ["": "{{<*which}}{{$a}}x{{/a}}{{/*which}}", "base": "({{$a}}d{{/a}})"], "(x)"),
  ])
  func `nested templates are rendered`(_ row: Case<[String: String], String>) {
    let rendered = render(row.input, ["x": 1, "y": true, "which": "base"])
    row.check(rendered.text)
    #expect(rendered.diagnostics.isEmpty, "\(rendered.report)")
  }

  @Test func `many threads can render the same library`() async {
    let template = "{{#posts}}{{title | upper}}{{/posts}}"
    let texts = await withTaskGroup(of: String.self) { group in
      for _ in 0..<64 { group.addTask { render(template, Self.data).text } }
      return await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(texts == ["ONETWOTHREE"])
  }
}
