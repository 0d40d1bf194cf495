import Parsing
import TestSupport
import Testing

@testable import Importing

@Suite struct LiquidTemplateTests {
  private static let values: [String: DataNode.Value] = [
    "page.title": .string("Rye"), "page.tags": .texts(["sour", "dark"]), "page.count": .integer(3), "page.none": .null,
  ]

  @Test(
    "Liquid is carried out where all values are known",
    arguments: [
      Case("if", "{% if page.title %}a{% else %}b{% endif %}", "a"),
      Case("else", "{% if page.none %}a{% elsif page.count == 3 %}b{% else %}c{% endif %}", "b"),
      Case("unless", "{% unless page.none %}a{% endunless %}", "a"),
      Case("and before or", "{% if page.none and page.none or page.title %}a{% endif %}", ""),
      Case("contains", "{% if page.tags contains 'dark' %}a{% endif %}", "a"),
      Case("comparison", "{% if page.count >= 4 or page.title != \"Rye\" %}a{% endif %}", ""),
      Case("an empty value", "{% if page.none == blank %}a{% endif %}", "a"),
      Case("case", "{% case page.title %}{% when 'A', 'Rye' %}a{% else %}b{% endcase %}", "a"),
      Case(
        "a loop",
        "{% for t in page.tags %}{{ forloop.index }}{{ t }}{% unless forloop.last %}, {% endunless %}{% endfor %}",
        "1sour, 2dark"),
      Case("a limit", "{% for t in page.tags reversed limit:1 %}{{ t }}{% endfor %}", "dark"),
      Case("an empty loop", "{% for t in page.none %}{{ t }}{% else %}none{% endfor %}", "none"),
      Case("a range", "{% for i in (1..3) %}{{ i }}{% endfor %}", "123"),
      Case("a variable", "{% assign x = page.title | upcase %}{{ x }}", "RYE"),
      Case("a list", "{% assign x = 'a,b' | split: ',' %}{{ x.size }}", "2"),
      Case("captured text", "{% capture x %}<{{ page.title }}>{% endcapture %}{{ x }}", "<Rye>"),
      Case("white space", "a\n{%- if page.title -%}\nb\n{%- endif %}", "ab"),
      Case("other tags", "{% include x.html a=page.title %}", "{% include x.html a=page.title %}"),
      Case("variables of other tags", "{% assign y = 'b' %}{% include x.html a=y %}", "{% include x.html a=\"b\" %}"),
      Case("raw text", "{% raw %}{% if %}{{ x }}{% endraw %}", "{% raw %}{% if %}{{ x }}{% endraw %}"),
      Case("a comment", "a{% comment %}{% if %}{% endcomment %}b", "ab"),
      Case("an unknown value", "{{ site.posts }}", nil),
      Case("an unknown condition", "{% if other %}a{% endif %}", nil),
      Case("a tag without an end", "{% if page.title %}a", nil),
      Case("an end without a start", "a{% endif %}", nil),
    ])
  func shows(row: Case<String, String?>) {
    let expression = LiquidExpression(lookup: { Self.values[$0] }, basePath: "", origin: "")
    row.check(LiquidTemplate(row.input).flatMap { $0.text(in: LiquidScope(expression)) })
  }

  @Test func `a loop in a loop in a loop ends`() {
    let loops =
      String(repeating: "{% for i in (1..1000) %}", count: 4) + "x" + String(repeating: "{% endfor %}", count: 4)
    let expression = LiquidExpression(lookup: { _ in nil }, basePath: "", origin: "")
    #expect(LiquidTemplate(loops)?.text(in: LiquidScope(expression)) == nil)
  }

  @Test(
    "An include is its file with parameters",
    arguments: [
      Case(
        "a figure", "{% include figure.html src=\"/a.png\" caption=\"Rye\" %}",
        "<figure><img src=\"/a.png\"><figcaption>Rye</figcaption></figure>"),
      Case("without a caption", "{% include figure.html src=\"/a.png\" %}", "<figure><img src=\"/a.png\"></figure>"),
      Case("a variable", "{% include_cached figure.html src=page.cover %}", "<figure><img src=\"/c.png\"></figure>"),
      Case(
        "an image that needs Jekyll", "{% include image.html url=\"/a.png\" description=\"Rye\" %}",
        ":::figure\n![Rye](/a.png)\n\nRye\n:::"),
      Case("another file that needs Jekyll", "{% include popular.html count=3 %}", ":::popular{count=\"3\"}\n:::"),
    ])
  func include(row: Case<String, String>) {
    let site = ImportedFiles([
      "_config.yml": "title: A\n",
      "_includes/figure.html":
        "<figure><img src=\"{{ include.src }}\">{% if include.caption %}<figcaption>{{ include.caption }}</figcaption>{% endif %}</figure>",
      "_includes/image.html": "{% assign i = site.static_files | where: 'path', include.url %}{{ i }}",
      "_includes/popular.html": "{% for file in site.static_files %}{{ file.path }}{% endfor %}",
      "a.md": "---\ncover: /c.png\n---\n" + row.input,
    ])
    row.check(site["Content/a.md"]?.split(separator: "---\n").last.map(String.init) ?? "")
  }
}
