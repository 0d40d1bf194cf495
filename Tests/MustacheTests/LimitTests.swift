import Diagnostics
import Foundation
import Markup
import Mustache
import Synchronization
import TestSupport
import Testing

/// Tests the limits for nesting and steps, and that compiling takes linear time.
@Suite struct LimitTests {
  @Test func `sections nest 100 levels deep`() {
    #expect(render(nested(100), ["a": true]).text == "x")
    #expect(render(nested(100), ["a": true]).diagnostics.isEmpty)
  }

  @Test func `a deeper section causes exactly one error`() {
    let diagnostics = render(nested(101), ["a": true]).diagnostics
    #expect(diagnostics.map(\.code) == ["templates.nesting-limit"])
  }

  @Test func `deep data can be rendered recursively`() {
    let tree = (0..<130).reduce(["name": "leaf", "children": []] as TemplateValue) { tree, _ in
      ["name": "n", "children": [tree]]
    }
    let rendered = render(
      ["": "{{> node}}", "node": "{{name}}{{#children}}{{> node}}{{/children}}"], tree, in: .specification)
    #expect(!rendered.diagnostics.hasErrors)
    #expect(rendered.text == String(repeating: "n", count: 130) + "leaf")
  }

  @Test func `rendering stops at a limit if each template in a chain includes the next one twice`() {
    var templates = ["": "{{> t0}}"]
    for level in 0..<60 { templates["t\(level)"] = "{{> t\(level + 1)}}{{> t\(level + 1)}}" }
    templates["t60"] = ""
    #expect(render(templates, [:]).diagnostics.map(\.code) == ["templates.limit"])
  }

  /// The data is `posts`: 300 posts, each with five `tags`.
  @Test(arguments: [
    Case("two nested loops", "{{#posts}}{{#posts}}{{title}}{{/posts}}{{/posts}}", false),
    Case("three nested loops", "{{#posts}}{{#posts}}{{#posts}}{{title}}{{/posts}}{{/posts}}{{/posts}}", true),
    Case(
      "three nested loops with nothing in them", "{{#posts}}{{#posts}}{{#posts}}{{/posts}}{{/posts}}{{/posts}}", true),
    Case("loops in partials", "{{#posts}}{{> two}}{{/posts}}", true),
    Case("loops in blocks", "{{<base}}{{$main}}{{#posts}}{{> two}}{{/posts}}{{/main}}{{/base}}", true),
    Case(
      "filters that read a list", "{{#posts}}{{#posts}}{{#posts | where: title, x}}{{/posts}}{{/posts}}{{/posts}}", true
    ),
    Case(
      "inverted sections of a filtered list",
      "{{#posts}}{{#posts}}{{^posts | sort: title}}{{/posts}}{{/posts}}{{/posts}}", true),
    Case("filters in tags", "{{#posts}}{{#posts}}{{posts | size}}{{/posts}}{{/posts}}", true),
    Case("long values that are not shown", "{{#posts}}{{#posts}}{{#text}}{{/text}}{{/posts}}{{/posts}}", true),
    Case("long values made by a filter", "{{#posts}}{{#posts}}{{^text | upper}}{{/text}}{{/posts}}{{/posts}}", true),
    Case("small lists in two loops", "{{#posts}}{{#posts}}{{#tags}}{{.}}{{/tags}}{{/posts}}{{/posts}}", false),
  ])
  func `loops end after a number of steps`(row: Case<String, Bool>) {
    let posts = (0..<300).map { ["title": .text("Post \($0)"), "tags": ["a", "b", "c", "d", "e"]] as TemplateValue }
    let data: TemplateValue = ["posts": .array(posts), "text": .text(String(repeating: "x", count: 4_000))]
    let templates = [
      "": row.input, "two": "{{#posts}}{{#posts}}{{title}}{{/posts}}{{/posts}}", "base": "{{$main}}{{/main}}",
    ]
    let codes = render(templates, data).diagnostics.map(\.code)
    #expect(codes == (row.expected ? ["templates.limit"] : []), "\(row.name)", sourceLocation: row.sourceLocation)
  }

  @Test func `an archive of 10,000 posts with five tags each is within the limit`() {
    let tags: TemplateValue = .array((0..<5).map { ["url": .text("/tags/\($0)/"), "title": .text("Tag \($0)")] })
    let posts = (0..<10_000).map {
      [
        "url": .text("/posts/\($0)/"), "title": .text("Post \($0)"), "date": "2026-01-01", "summary": "Text",
        "minutes": 3,
        "is_draft": false, "image": ["url": "/a.png", "width": 10, "height": 10], "tags": tags,
      ] as TemplateValue
    }
    let item = """
      {{#first}}<ul>{{/first}}<li{{#image}} class="has-image"{{/image}}><h2><a href="{{url}}">{{title}}</a>
      {{#is_draft}} <strong>Draft</strong>{{/is_draft}}</h2>{{#date}}<time datetime="{{date | upper}}">
      {{date | upper}}</time>{{/date}}{{#image}}<img src="{{url}}" width="{{width}}" height="{{height}}">{{/image}}{{#summary}}<p>{{summary}}</p>
      {{/summary}}<p>{{minutes}}{{#tags}} · <a href="{{url}}">{{title}}</a>{{^last}},{{/last}}{{/tags}}</p></li>
      {{#last}}</ul>{{/last}}
      """
    let rendered = render(["": "{{#posts | sort: date}}{{> item}}{{/posts}}", "item": item], ["posts": .array(posts)])
    #expect(rendered.diagnostics.isEmpty)
  }

  @Test func `a page stops at a size limit`() {
    let text = String(repeating: "x", count: 1 << 20)
    let rendered = render(["": "{{#list}}{{> text}}{{/list}}", "text": text], ["list": .list(Endless())])
    #expect(rendered.diagnostics.map(\.code) == ["templates.limit"])
    #expect(rendered.diagnostics.map(\.message) == ["the page is larger than 64 MB; is there an endless loop?"])
  }

  @Test(arguments: [
    ["": "{{> a}}", "a": "{{> a}}"],
    ["": "{{> a}}", "a": "{{#list}}{{> a}}{{/list}}"],
    ["": "{{> a}}", "a": "{{#list}}{{^no}}{{> a}}{{/no}}{{/list}}"],
    ["": "{{> a}}", "a": "{{<b}}{{$x}}{{#list}}{{> a}}{{/list}}{{/x}}{{/b}}", "b": "{{$x}}{{/x}}"],
    ["": "{{lambda}}"], ["": "{{#lambda}}{{/lambda}}"],
  ])
  func `endless templates stop before a small stack overflows`(_ templates: [String: String]) {
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
  func `compiling takes linear time`(_ piece: String) {
    let text = String(repeating: piece, count: 10_000 / piece.utf8.count)
    #expect(isLinear { compile(String(repeating: text, count: $0)) })
  }

  @Test func `changing delimiters are read in linear time`() {
    let changes = (0..<400).map { "{{{x {{=<\($0) \($0)>=}}<\($0){x <\($0)={{ }}=\($0)>" }.joined()
    #expect(isLinear { compile(String(repeating: changes, count: $0)) })
  }

  @Test func `long delimiters are an error`() {
    let word = String(repeating: "a", count: 17)
    #expect(render("{{=\(word) b=}}").diagnostics.map(\.code) == ["templates.delimiters"])
    #expect(render("{{=\(word.dropLast()) b=}}").diagnostics.isEmpty)
  }

  @Test func `many filters are read without recursion`() {
    #expect(isLinear { compile("{{a" + String(repeating: "|b", count: 1_000 * $0) + "}}") })
  }

  @Test func `many unknown names are reported in linear time`() {
    let isLinear = isLinear { factor in
      let names = (0..<150 * factor).map { "{{unknown\($0)}}" }.joined()
      let known = (0..<150 * factor).map { ("known\($0)", TemplateValue.integer($0)) }
      #expect(render(names, .record(named: Dictionary(uniqueKeysWithValues: known))).diagnostics.count == 150 * factor)
    }
    #expect(isLinear)
  }

  /// Whether eight times the work takes less than 30 times as long.
  ///
  /// Quadratic time would take 64 times as long.
  ///
  /// One success in three trials is enough, because the machine may be busy.
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
    var count: Int { 1_000 }
    func element(at index: Int) -> TemplateValue { .nothing }
  }
}

/// Tests the messages for limits and for invalid UTF-8.
@Suite struct LimitProblemTests {
  @Test func `invalid UTF-8 is an error`() {
    let invalid: [UInt8] = Array("<p>\né".utf8) + [0xC3, 0x28] + Array("\n{{title}}".utf8)
    #expect(
      report(SourceFile(path: "page.mustache", utf8: invalid)) == """
        page.mustache:2:2: error: the template is not valid UTF-8 here [templates.encoding]
            2 | é�(
              |  ^

        """)
  }

  @Test func `invalid UTF-8 before the template is ignored`() {
    let file = SourceFile(path: "page.mustache", utf8: [0xFF] + Array("text".utf8))
    #expect(report(file, from: 1).isEmpty)
  }

  @Test func `tags that nest too deep cause an error`() {
    let text = String(repeating: "{{#a}}\n", count: 101)
    #expect(
      report(SourceFile(path: "page.mustache", text: text)) == """
        page.mustache:101:1: error: tags nest deeper than 100 levels; the rest of the template is not read \
        [templates.nesting-limit]
          101 | {{#a}}
              | ^~~~~~

        """)
  }

  @Test func `too many steps cause an error`() {
    let list: TemplateValue = .array(Array(repeating: 1, count: 1_500))
    #expect(
      render("{{#list}}{{#list}}{{/list}}{{/list}}", ["list": list]).report == """
        page.mustache:1:13: error: the page takes more than 2 million steps [templates.limit]
            1 | {{#list}}{{#list}}{{/list}}{{/list}}
              |             ^~~~
              = note: page.mustache:1:13: this loop runs for each of 1500 elements
              = note: page.mustache:1:4: this loop runs for each of 1500 elements
              = help: loops inside each other multiply: show fewer elements with `limit`, or use a list of the element, \
        such as `tags` or `related`

        """)
  }

  private func report(_ file: SourceFile, from offset: Int = 0) -> String {
    var sources = SourceMap()
    var library = TemplateLibrary()
    let template = library.add(file, as: sources.add(file), from: offset, named: "page")
    return DiagnosticText(sources: sources).text(of: DiagnosticList(template.diagnostics))
  }
}
