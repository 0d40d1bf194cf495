import Diagnostics
import Mustache
import TestSupport
import Testing

/// Tests names that authors choose, which only some objects have.
@Suite struct AuthorNameTests {
  private static let data: TemplateValue = [
    "params": .object(
      Notes(["mood": "calm", "card": .object(Notes(["size": 3], besides: ["place"]))], besides: ["mode"])),
    "links": [.object(Notes(["name": "a", "icon": "star"])), .object(Notes(["name": "b"], besides: ["icon"]))],
    "site": ["title": "T"],
  ]

  @Test(arguments: [
    Case("a section", "{{#params.foo}}never{{/params.foo}}", ""),
    Case("an inverted section", "{{^params.foo}}none{{/params.foo}}", "none"),
    Case("a path below a missing name", "{{^params.foo.bar}}none{{/params.foo.bar}}", "none"),
    Case("deeper", "{{^params.card.foo}}none{{/params.card.foo}}", "none"),
    Case("a section with a filter", "{{#params.foo | limit: 3}}never{{/params.foo}}", ""),
    Case("without a path", "{{#params}}{{^foo}}none{{/foo}}{{/params}}", "none"),
    Case("a name that similar objects have", "[{{params.mode}}{{params.card.place}}]", "[]"),
    Case("a name that similar objects have, without a path", "{{#links}}{{name}}{{icon}} {{/links}}", "astar b "),
    Case("a list filtered by a key that some elements have", "{{#links | where: icon}}{{name}}{{/links}}", "a"),
    Case("a list filtered by a key that no element has", "{{#links | where: colour}}never{{/links}}", ""),
  ])
  func `a section on a missing name causes no warning`(_ row: Case<String, String>) {
    let rendered = render(row.input, Self.data)
    row.check(rendered.text)
    #expect(rendered.diagnostics.isEmpty, "\(rendered.report)")
  }

  @Test(arguments: [
    Case("a variable that no object has", "{{params.foo}}", ["nothing defines `foo` in `params`"]),
    Case("a misspelled name", "{{params.mod}}", ["nothing defines `mod` in `params`"]),
    Case("a section on a name of the site", "{{#site.titel}}{{/site.titel}}", ["nothing defines `titel` in `site`"]),
    Case("an unknown name in a section on author data", "{{#params}}{{foo}}{{/params}}", ["nothing defines `foo`"]),
    Case(
      "a list sorted by a key that no element has", "{{#links | sort: nmae}}{{/links}}",
      ["`sort`: no element of the list has `nmae`"]),
  ])
  func `a name that no value has causes a warning`(_ row: Case<String, [String]>) {
    row.check(render(row.input, Self.data).diagnostics.map(\.message))
  }

  @Test func `the warning about a misspelled name suggests a name that similar objects have`() {
    let found = render("{{params.mde}}", Self.data).diagnostics.map { $0.suggestion?.message }
    #expect(found == ["did you mean `mode`?"])
  }

  @Test func `objects with a sort text work in the filters where, sort and group`() {
    let data: TemplateValue = [
      "posts": [
        ["t": "A", "tags": [.object(Tag("y")), .object(Tag("x"))]], ["t": "B", "tags": [.object(Tag("x"))]],
      ],
      "tags": [.object(Tag("y")), .object(Tag("x"))],
    ]
    #expect(render("{{#posts | where: tags, y}}{{t}}{{/posts}}", data).text == "A")
    #expect(render("{{#tags | sort}}{{title}}{{/tags}}", data).text == "xy")
    let grouped = render("{{#posts | group: tags}}{{key.title}}:{{#items}}{{t}}{{/items}} {{/posts}}", data)
    #expect(grouped.text == "y:A x:AB ")
  }

  private final class Notes: TemplateObject {
    private let values: [String: TemplateValue]
    let expectedNames: Set<String>
    let hasAuthorNames = true

    init(_ values: [String: TemplateValue], besides others: Set<String> = []) {
      self.values = values
      expectedNames = others
    }

    var names: [String] { values.keys.sorted() }
    func value(named name: String) -> TemplateValue? { values[name] }
  }

  private final class Tag: TemplateObject {
    private let title: String
    init(_ title: String) { self.title = title }
    var names: [String] { ["title"] }
    func value(named name: String) -> TemplateValue? { name == "title" ? .text(title) : nil }
    var order: String? { title }
  }
}
