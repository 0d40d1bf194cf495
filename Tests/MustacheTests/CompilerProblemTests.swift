import Diagnostics
import Mustache
import TestSupport
import Testing

/// Tests the messages for problems that the compiler finds without data.
@Suite struct CompilerProblemTests {
  @Test(arguments: [
    Case(
      "an unclosed section", "a\n  {{#posts}}b",
      """
      page.mustache:2:3: error: `posts` is never closed [templates.unclosed-section]
          2 |   {{#posts}}b
            |   ^~~~~~~~~~
            = help: write `{{/posts}}` where it ends

      """),
    Case(
      "crossed sections", "{{#a}}\n{{#b}}\n{{/a}}\n{{/b}}",
      """
      page.mustache:3:1: error: `a` is closed before `b`, which is inside it [templates.crossed-section]
          3 | {{/a}}
            | ^~~~~~
            = note: page.mustache:2:1: `b` is opened here

      """),
    Case(
      "a misspelled closing tag", "{{#posts}}x{{/psots}}\n",
      """
      page.mustache:1:12: error: `psots` is closed here, but it is not open [templates.stray-closing]
          1 | {{#posts}}x{{/psots}}
            |            ^~~~~~~~~~
            = note: page.mustache:1:1: `posts` is open here
            = help: did you mean `posts`?

      """),
    Case(
      "a stray closing tag", "a {{/b}}",
      """
      page.mustache:1:3: error: `b` is closed here, but it is not open [templates.stray-closing]
          1 | a {{/b}}
            |   ^~~~~~

      """),
    Case(
      "an unclosed tag before others", "<p>{{title\n{{b}}",
      """
      page.mustache:1:4: error: the tag is not closed; `}}` is missing [templates.unclosed-tag]
          1 | <p>{{title
            |    ^~~~~~~

      """),
    Case(
      "an unclosed tag at the end", "é {{title",
      """
      page.mustache:1:3: error: the tag is not closed; `}}` is missing [templates.unclosed-tag]
          1 | é {{title
            |   ^~~~~~~

      """),
    Case(
      "an unclosed comment", "{{! never",
      """
      page.mustache:1:1: error: the tag is not closed; `}}` is missing [templates.unclosed-tag]
          1 | {{! never
            | ^~~~~~~~~

      """),
    Case(
      "a triple tag with two braces", "{{{a}} b {{c}}",
      """
      page.mustache:1:1: error: the tag is not closed; `}}}` is missing [templates.unclosed-tag]
          1 | {{{a}} b {{c}}
            | ^~~~~~~~

      """),
    Case(
      "bad delimiters", "{{=<% %> more=}}{{a}}",
      """
      page.mustache:1:1: error: delimiters must be two words of at most 16 bytes, separated by a space, without `=` [templates.delimiters]
          1 | {{=<% %> more=}}{{a}}
            | ^~~~~~~~~~~~~~~~

      """),
    Case(
      "no name", "{{}} {{# }}{{/ }}",
      """
      page.mustache:1:1: error: the tag has no name [templates.name]
          1 | {{}} {{# }}{{/ }}
            | ^~~~
      page.mustache:1:6: error: the tag has no name [templates.name]
          1 | {{}} {{# }}{{/ }}
            |      ^~~~~~

      """),
    Case(
      "spaces in a name", "{{first name}}",
      """
      page.mustache:1:3: error: `first name` is not a valid name: use words joined by dots, without spaces [templates.name]
          1 | {{first name}}
            |   ^~~~~~~~~~

      """),
    Case(
      "an empty part", "{{a..b}}{{.1}}",
      """
      page.mustache:1:3: error: `a..b` is not a valid name: use words joined by dots, without spaces [templates.name]
          1 | {{a..b}}{{.1}}
            |   ^~~~
      page.mustache:1:11: error: `.1` is not a valid name: use words joined by dots, without spaces [templates.name]
          1 | {{a..b}}{{.1}}
            |           ^~

      """),
    Case(
      "spaces in a partial's name", "{{> a b}}",
      """
      page.mustache:1:5: error: `a b` is not a valid name: use words joined by dots, without spaces [templates.name]
          1 | {{> a b}}
            |     ^~~

      """),
    Case(
      "an unknown filter", "{{a | uper}} {{#b | limt: 5}}{{/b}}",
      """
      page.mustache:1:7: error: there is no filter `uper` [templates.unknown-filter]
          1 | {{a | uper}} {{#b | limt: 5}}{{/b}}
            |       ^~~~
            = help: did you mean `upper`?
      page.mustache:1:21: error: there is no filter `limt` [templates.unknown-filter]
          1 | {{a | uper}} {{#b | limt: 5}}{{/b}}
            |                     ^~~~
            = help: did you mean `limit`?

      """),
    Case(
      "a filter without its name", "{{a | }} {{a || upper}}",
      """
      page.mustache:1:5: error: the name of a filter is missing after `|` [templates.filter]
          1 | {{a | }} {{a || upper}}
            |     ^
            = help: write a filter as `{{name | filter: word 1 "text" *other}}`
      page.mustache:1:14: error: the name of a filter is missing after `|` [templates.filter]
          1 | {{a | }} {{a || upper}}
            |              ^
            = help: write a filter as `{{name | filter: word 1 "text" *other}}`

      """),
    Case(
      "a filter without a colon", "{{a | limit 5}}",
      """
      page.mustache:1:13: error: the arguments of `limit` must follow a colon [templates.filter]
          1 | {{a | limit 5}}
            |             ^
            = help: write a filter as `{{name | filter: word 1 "text" *other}}`

      """),
    Case(
      "an unclosed text", "{{a | join: \"x}}",
      """
      page.mustache:1:13: error: this text has no closing quote [templates.filter]
          1 | {{a | join: "x}}
            |             ^~
            = help: write a filter as `{{name | filter: word 1 "text" *other}}`

      """),
    Case(
      "too few arguments", "{{a | limit}} {{a | where}}",
      """
      page.mustache:1:7: error: `limit` takes 1 argument: the maximum number of items [templates.filter-argument]
          1 | {{a | limit}} {{a | where}}
            |       ^~~~~
      page.mustache:1:21: error: `where` takes 1 to 2 arguments: a key, a value [templates.filter-argument]
          1 | {{a | limit}} {{a | where}}
            |                     ^~~~~

      """),
    Case(
      "too many arguments", "{{a | upper: x}} {{a | limit: 5 6}}",
      """
      page.mustache:1:14: error: `upper` takes no arguments [templates.filter-argument]
          1 | {{a | upper: x}} {{a | limit: 5 6}}
            |              ^
      page.mustache:1:33: error: `limit` takes 1 argument: the maximum number of items [templates.filter-argument]
          1 | {{a | upper: x}} {{a | limit: 5 6}}
            |                                 ^

      """),
    Case(
      "a wrong argument", "{{a | limit: many}} {{a | limit: -1}} {{a | limit: 1.5}}",
      """
      page.mustache:1:14: error: `limit`: the maximum number of items must be a whole number that is not negative [templates.filter-argument]
          1 | {{a | limit: many}} {{a | limit: -1}} {{a | limit: 1.5}}
            |              ^~~~
      page.mustache:1:34: error: `limit`: the maximum number of items must be a whole number that is not negative [templates.filter-argument]
          1 | {{a | limit: many}} {{a | limit: -1}} {{a | limit: 1.5}}
            |                                  ^~
      page.mustache:1:52: error: `limit`: the maximum number of items must be a whole number that is not negative [templates.filter-argument]
          1 | {{a | limit: many}} {{a | limit: -1}} {{a | limit: 1.5}}
            |                                                    ^~~

      """),
    Case(
      "text in a parent", "{{<base}}\n  lost {{a}}\n{{$b}}kept{{/b}}{{/base}}",
      """
      page.mustache:2:3: warning: this is never shown: only blocks are used inside the parent `base` [templates.lost-content]
          2 |   lost {{a}}
            |   ^~~~~

      """),
    Case(
      "several problems", "{{#a}}{{b | x}}{{/c}}\n{{d",
      """
      page.mustache:1:1: error: `a` is never closed [templates.unclosed-section]
          1 | {{#a}}{{b | x}}{{/c}}
            | ^~~~~~
            = help: write `{{/a}}` where it ends
      page.mustache:1:13: error: there is no filter `x` [templates.unknown-filter]
          1 | {{#a}}{{b | x}}{{/c}}
            |             ^
            = help: the filters are `capitalize`, `default`, `encode`, `escape`, `except`, `first`, `group`, `has`, `is`, `join`, `json`, `last`, `limit`, `lower`, `offset`, `plural`, `reverse`, `size`, `sort`, `strip`, `trim`, `truncate`, `upper`, `where`
      page.mustache:1:16: error: `c` is closed here, but it is not open [templates.stray-closing]
          1 | {{#a}}{{b | x}}{{/c}}
            |                ^~~~~~
            = note: page.mustache:1:1: `a` is open here
      page.mustache:2:1: error: the tag is not closed; `}}` is missing [templates.unclosed-tag]
          2 | {{d
            | ^~~

      """),
  ])
  func `the compiler reports a problem at its position`(_ row: Case<String, String>) {
    row.check(render(["": row.input, "base": ""], [:], in: .specification).report)
  }
}

/// Tests what the compiler says about tags that authors know from other template languages.
@Suite struct `A tag of another template language` {
  private static let name = "templates.name"
  private static let liquid = "templates.foreign-tag"

  @Test(arguments: [
    Case("a value of Go", "{{ .Title }}", ["3 \(name)"]),
    Case("a loop of Go, with its end", "{{ range .Pages }}{{ .Title }}{{ else }}{{ end }}", ["3 \(name)"]),
    Case("a condition of Go with hyphens", "{{- if .Draft -}}x{{- end -}}", ["2 \(name)"]),
    Case("a variable of Go", "{{ $x := .Title }}", ["3 \(name)"]),
    Case("a partial of Go", "{{ partial \"head.html\" . }}", ["3 \(name)"]),
    Case("a loop of Handlebars", "{{#each pages}}{{title}}{{/each}}", ["3 \(name)"]),
    Case("a condition of Handlebars", "{{#if a}}x{{else}}y{{/if}}{{#unless b}}z{{/unless}}", ["3 \(name)"]),
    Case("a condition of Liquid", "a {% if page.title %}b{% endif %}", ["2 \(liquid)"]),
    Case("a tag of Liquid with hyphens", "{%- assign x = 1 -%}", ["0 \(liquid)"]),
    Case("a tag on two lines", "{% if\n a %}", []),
    Case("a format with a brace", "<script>f = '{%d}'; g = {%, 1};</script> 100% {%} {% 1 %}", []),
    Case("a tag in a comment", "{{! {% if a %} }}", []),
    Case("names that are words of other languages", "{{end}}{{#if}}{{else}}{{/if}}{{range | upper}}{{.}}", []),
    Case("other delimiters", "{{=<% %>=}}<% title %>", []),
  ])
  func `is reported once in each template`(row: Case<String, [String]>) {
    let file = SourceFile(path: "page.mustache", text: row.input)
    var (sources, library) = (SourceMap(), TemplateLibrary())
    let template = library.add(file, as: sources.add(file), named: "page")
    row.check(template.diagnostics.map { "\($0.location?.bytes.lowerBound ?? -1) \($0.code)" })
  }
}
