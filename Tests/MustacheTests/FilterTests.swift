import Mustache
import TestSupport
import Testing

/// Tests the result of each filter.
@Suite struct FilterTests {
  private static let data: TemplateValue = [
    "title": "fish & chips, éclairs", "spaces": "  a b \n", "n": 7, "empty": "", "no": false, "missing": .nothing,
    "html": .markup(Array("<b>".utf8)), "wanted": "b", "count": 2, "one": 1, "none": [],
    "page": .markup(Array("<h1>Fish &amp; chips</h1>\n<p>For <b>two</b>.</p><script>x</script>".utf8)),
    "source": "1 < <b>2</b>", "key": "year", "quote": "\"\n</script>\u{1}", "quotes": "'\"",
    "words": ["c", "a", "b"], "numbers": [10, 9, 1.5, -1], "mixed": ["b", 2, .nothing, true, "a", 1],
    "posts": [
      ["t": "A", "year": 2024, "tags": ["x", "y"], "draft": true], ["t": "B", "year": 2023, "tags": ["y"]],
      ["t": "C", "year": 2024, "tags": [], "author": ["name": "Ada"]],
    ],
  ]

  @Test(arguments: [
    Case("upper", "{{title | upper}}", "FISH &amp; CHIPS, ÉCLAIRS"),
    Case("lower", "{{wanted | upper | lower}}", "b"),
    Case("capitalize", "{{title | capitalize}}", "Fish &amp; chips, éclairs"),
    Case("capitalize nothing", "[{{empty | capitalize}}]", "[]"),
    Case("trim", "[{{spaces | trim}}]", "[a b]"),
    Case("truncate at a word", "{{title | truncate: 9}}", "fish &amp;…"),
    Case("truncate within the only word", "{{wanted | truncate: 0}}", "…"),
    Case("truncate a text that fits", "{{wanted | truncate: 1}}", "b"),
    Case("truncate with a text", "{{title | truncate: 4, \" (more)\"}}", "fish (more)"),
    Case("encode", "{{title | encode}}", "fish%20%26%20chips%2C%20%C3%A9clairs"),
    Case("escape quotes", "{{{quotes | escape}}}", "&#39;&quot;"),
    Case("escape", "{{{title | escape}}} {{title | escape}}", "fish &amp; chips, éclairs fish &amp; chips, éclairs"),
    Case("strip", "{{page | strip}}", "Fish &amp; chips For two."),
    Case("strip text with tags", "{{source | strip}}", "1 &lt; 2"),
    Case("strip, then truncate", "{{page | strip | truncate: 13}}", "Fish &amp; chips…"),
    Case("default of nothing", "{{missing | default: none}}", "none"),
    Case("default of an empty text", "{{empty | default: \"no <title>\"}}", "no &lt;title&gt;"),
    Case("default of an unknown name", "{{unknown | default: *wanted}}", "b"),
    Case("no default of false", "{{no | default: yes}}", "false"),
    Case(
      "json of an object", "{{{posts | limit: 1 | json}}}", #"[{"draft":true,"t":"A","tags":["x","y"],"year":2024}]"#),
    Case("json in a script", "{{{quote | json}}}", #""\"\n\u003C/script>\u0001""#),
    Case("json in an attribute", "{{words | json}}", "[&quot;c&quot;,&quot;a&quot;,&quot;b&quot;]"),
    Case("json of nothing", "{{missing | json}}", "null"),
    Case("size", "{{words | size}} {{title | size}} {{missing | size}} {{n | size}}", "3 21 0 1"),
    Case("plural", "{{n}} {{n | plural: post posts}}, {{one}} {{one | plural: post posts}}", "7 posts, 1 post"),
    Case("plural of a list", "{{none | size | plural: \"one thing\", \"no things\"}}", "no things"),
    Case("limit", "{{#words | limit: 2}}{{.}}{{/words}}", "ca"),
    Case("limit with the value of a name", "{{#words | limit: *count}}{{.}}{{/words}}", "ca"),
    Case("limit beyond", "{{#words | limit: 20}}{{.}}{{/words}}", "cab"),
    Case("offset", "{{#words | offset: 1}}{{.}}{{/words}}", "ab"),
    Case("offset beyond", "{{^words | offset: 4}}none{{/words}}", "none"),
    Case("first", "{{words | first}}{{#posts | first}}{{t}}{{/posts}}", "cA"),
    Case("last", "{{words | last}}{{#posts | last}}{{t}}{{/posts}}", "bC"),
    Case("first and last of an empty list", "[{{none | first}}{{none | last}}]", "[]"),
    Case("reverse", "{{#words | reverse}}{{.}}{{/words}}", "bac"),
    Case("a slice of a slice", "{{#words | reverse | offset: 1 | limit: 1}}{{.}}{{/words}}", "a"),
    Case("sort texts", "{{words | sort | join}}", "abc"),
    Case("sort numbers", "{{numbers | sort | join: \" \"}}", "-1 1.5 9 10"),
    Case("sort mixed values", "{{mixed | sort | join: \",\"}}", "true,1,2,a,b,"),
    Case("sort by a key keeps the order of equals", "{{#posts | sort: year}}{{t}}{{/posts}}", "BAC"),
    Case("sort by a path", "{{#posts | sort: author.name}}{{t}}{{/posts}}", "CAB"),
    Case("where", "{{#posts | where: draft}}{{t}}{{/posts}}", "A"),
    Case("where a value", "{{#posts | where: year 2024}}{{t}}{{/posts}}", "AC"),
    Case("where with a number as text", "{{#posts | where: year \"2024\"}}{{t}}{{/posts}}", "AC"),
    Case("where with an element of a list", "{{#posts | where: tags, y}}{{t}}{{/posts}}", "AB"),
    Case("except", "{{#posts | except: draft}}{{t}}{{/posts}}", "BC"),
    Case("except a value", "{{#posts | except: year 2024}}{{t}}{{/posts}}", "B"),
    Case("where a path, by a name", "{{#posts | where: *key 2023}}{{t}}{{/posts}}", "B"),
    Case(
      "group", "{{#posts | group: year}}{{key}}:{{#items}}{{t}}{{/items}} {{/posts}}", "2024:AC 2023:B "),
    Case("group by each element of a list", "{{#posts | group: tags}}{{key}}{{items | size}} {{/posts}}", "x1 y2 "),
    Case("join", "{{words | join: \" | \"}}", "c | a | b"),
    Case("spaces do not matter", "{{words|sort|reverse|join:'-'}}", "c-b-a"),
    Case("a closing tag that repeats the filters", "{{#words | limit: 1}}{{.}}{{/words | limit: 1}}", "c"),
    Case("is", "{{#posts}}{{#year | is: 2024}}{{t}}{{/year}}{{/posts}}", "AC"),
    Case("is another value", "{{#posts}}{{^year | is: \"2024\"}}{{t}}{{/year}}{{/posts}}", "B"),
    Case("is nothing", "[{{#missing | is: 1}}a{{/missing}}]", "[]"),
    Case("has an element", "{{#posts}}{{#tags | has: \"y\"}}{{t}}{{/tags}}{{/posts}}", "AB"),
    Case("has, for a value that is no list", "{{#posts}}{{#year | has: 2023}}{{t}}{{/year}}{{/posts}}", "B"),
    Case("nothing stays nothing", "[{{missing | upper}}]", "[]"),
  ])
  func `filters change values`(_ row: Case<String, String>) {
    let rendered = render(row.input, Self.data)
    row.check(rendered.text)
    #expect(rendered.diagnostics.isEmpty, "\(rendered.report)")
  }

  @Test func `a joined list with HTML is HTML, and its texts are escaped`() {
    let data: TemplateValue = ["parts": ["<", .markup(Array("<br>".utf8)), ">"]]
    #expect(render("{{parts | join: \"&\"}}", data).text == "&lt;&amp;<br>&amp;&gt;")
  }

  @Test func `a site can add filters`() {
    let twice = TemplateFilter("twice", takes: [.init("the separator", .text, isOptional: true)]) {
      value, arguments throws(FilterError) in
      let text = try value.text()
      return .text(text + (arguments.text(0) ?? "") + text)
    }
    let filters = FilterRegistry.standard.adding(twice)
    let rendered = render(["": "{{a | twice: \"-\" | upper}}"], ["a": "x"], filters: filters)
    #expect(rendered.text == "X-X")
  }

  @Test func `a custom atom can be written, sorted and filtered`() {
    let data: TemplateValue = ["days": [.atom(Day(10)), .atom(Day(9))], "day": .atom(Day(1))]
    #expect(render("{{day}} {{days | sort | join: \" \"}} {{day | upper}}", data).text == "day 1 day 9 day 10 DAY 1")
  }

  private final class Day: TemplateAtom {
    private let number: Int
    init(_ number: Int) { self.number = number }
    var text: String { "day \(number)" }
    var order: TemplateValue { .integer(number) }
  }
}
