import Mustache
import TestSupport
import Testing

/// Tests the diagnostics of problems that depend on data, in the form that an author reads.
@Suite struct RendererProblemTests {
  private static let data: TemplateValue = [
    "title": "T", "posts": [["title": "A", "author": ["name": "Ada"]]], "which": "headr", "many": "x",
    "loop": .lambda(TemplateLambda { _ in "{{loop}}" }), "broken": .lambda(TemplateLambda { _ in "{{#a}}" }),
  ]

  @Test(arguments: [
    Case(
      "an unknown name", ["": "<h1>{{titel}}</h1>"],
      """
      page.mustache:1:7: warning: nothing defines `titel` [templates.unknown-name]
          1 | <h1>{{titel}}</h1>
            |       ^~~~~
            = help: did you mean `title`?

      """),
    Case(
      "an unknown part of a name", ["": "{{#posts}}{{author.nmae}}{{/posts}}"],
      """
      page.mustache:1:20: warning: nothing defines `nmae` in `author` [templates.unknown-name]
          1 | {{#posts}}{{author.nmae}}{{/posts}}
            |                    ^~~~
            = help: did you mean `name`?

      """),
    Case(
      "a part of a text", ["": "{{title.length}}"],
      """
      page.mustache:1:9: warning: nothing defines `length` in `title` [templates.unknown-name]
          1 | {{title.length}}
            |         ^~~~~~

      """),
    Case(
      "a misspelled loop variable", ["": "{{#posts}}{{#frist}}{{/frist}}{{/posts}}"],
      """
      page.mustache:1:14: warning: nothing defines `frist` [templates.unknown-name]
          1 | {{#posts}}{{#frist}}{{/frist}}{{/posts}}
            |              ^~~~~
            = help: did you mean `first`?

      """),
    Case(
      "a missing partial", ["": "{{> partials/haed}}", "partials/head": ""],
      """
      page.mustache:1:5: error: there is no template `partials/haed` [templates.missing-template]
          1 | {{> partials/haed}}
            |     ^~~~~~~~~~~~~
            = help: did you mean `partials/head`?

      """),
    Case(
      "a missing parent", ["": "{{<bas}}{{/bas}}", "base": ""],
      """
      page.mustache:1:4: error: there is no template `bas` [templates.missing-template]
          1 | {{<bas}}{{/bas}}
            |    ^~~
            = help: did you mean `base`?

      """),
    Case(
      "a missing dynamic partial", ["": "{{> *which}}", "header": ""],
      """
      page.mustache:1:5: error: there is no template `headr` [templates.missing-template]
          1 | {{> *which}}
            |     ^~~~~~
            = help: did you mean `header`?

      """),
    Case(
      "a list as text", ["": "{{posts}} {{#posts}}{{author}}{{/posts}} {{> *posts}}"],
      """
      page.mustache:1:3: warning: `posts` is a list, which cannot be written as text [templates.not-text]
          1 | {{posts}} {{#posts}}{{author}}{{/posts}} {{> *posts}}
            |   ^~~~~
      page.mustache:1:23: warning: `author` is an object, which cannot be written as text [templates.not-text]
          1 | {{posts}} {{#posts}}{{author}}{{/posts}} {{> *posts}}
            |                       ^~~~~~
      page.mustache:1:47: warning: `posts` is a list, which cannot be written as text [templates.not-text]
          1 | {{posts}} {{#posts}}{{author}}{{/posts}} {{> *posts}}
            |                                               ^~~~~

      """),
    Case(
      "a filter on a wrong value", ["": "{{title | limit: 5}} {{posts | upper}} {{title | limit: *many}}"],
      """
      page.mustache:1:11: error: `limit` takes a list, not a text [templates.filter-value]
          1 | {{title | limit: 5}} {{posts | upper}} {{title | limit: *many}}
            |           ^~~~~
      page.mustache:1:32: error: `upper` takes text, not a list [templates.filter-value]
          1 | {{title | limit: 5}} {{posts | upper}} {{title | limit: *many}}
            |                                ^~~~~
      page.mustache:1:57: error: `limit`: the maximum number of items must be a whole number that is not negative [templates.filter-argument]
          1 | {{title | limit: 5}} {{posts | upper}} {{title | limit: *many}}
            |                                                         ^~~~~

      """),
    Case(
      "a problem in a partial", ["": "{{> a}}\n", "a": "{{> b}}\n", "b": "{{nix | upper}}"],
      """
      b.mustache:1:3: warning: nothing defines `nix` [templates.unknown-name]
          1 | {{nix | upper}}
            |   ^~~
            = note: a.mustache:1:5: `b` is included here
            = note: page.mustache:1:5: `a` is included here

      """),
    Case(
      "a problem in a block", ["": "{{<a}}{{$main}}{{nix}}{{/main}}{{/a}}", "a": "\n{{$main}}{{/main}}"],
      """
      page.mustache:1:18: warning: nothing defines `nix` [templates.unknown-name]
          1 | {{<a}}{{$main}}{{nix}}{{/main}}{{/a}}
            |                  ^~~
            = note: a.mustache:2:4: shown as the block `main` here
            = note: page.mustache:1:4: `a` is included here

      """),
    Case(
      "once per location", ["": "{{#posts}}{{nix}}{{/posts}}{{#posts}}{{> a}}{{> a}}{{/posts}}", "a": "{{nix}}"],
      """
      page.mustache:1:13: warning: nothing defines `nix` [templates.unknown-name]
          1 | {{#posts}}{{nix}}{{/posts}}{{#posts}}{{> a}}{{> a}}{{/posts}}
            |             ^~~
      a.mustache:1:3: warning: nothing defines `nix` [templates.unknown-name]
          1 | {{nix}}
            |   ^~~
            = note: page.mustache:1:42: `a` is included here

      """),
    Case(
      "a lambda without end", ["": "{{loop}}"],
      """
      page.mustache:1:3: error: templates and sections nest deeper than 400 levels; is there an endless loop? [templates.endless]
          1 | {{loop}}
            |   ^~~~

      """),
    Case(
      "a lambda that returns an invalid template", ["": "{{broken}}"],
      """
      page.mustache:1:3: error: the lambda `broken` returned an invalid template: `a` is never closed [templates.lambda]
          1 | {{broken}}
            |   ^~~~~~
      page.mustache:1:3: warning: nothing defines `a` [templates.unknown-name]
          1 | {{broken}}
            |   ^~~~~~

      """),
    Case(
      "a template that includes itself", ["": "{{> a}}", "a": "x{{> a}}{{> a}}"],
      """
      a.mustache:1:6: error: templates include each other without end: `a` → `a` [templates.endless]
          1 | x{{> a}}{{> a}}
            |      ^

      """),
    Case(
      "templates that include each other", ["": "{{> a}}", "a": "{{> b}}", "b": "{{#title}}{{> a}}{{/title}}"],
      """
      b.mustache:1:15: error: templates include each other without end: `a` → `b` → `a` [templates.endless]
          1 | {{#title}}{{> a}}{{/title}}
            |               ^
            = note: a.mustache:1:5: `b` is included here

      """),
    Case(
      "a template that includes itself in its parent's block",
      ["": "{{> a}}", "a": "{{<b}}{{$c}}{{> a}}{{/c}}{{/b}}", "b": "{{$c}}{{/c}}"],
      """
      a.mustache:1:17: error: templates include each other without end: `a` → `a` [templates.endless]
          1 | {{<b}}{{$c}}{{> a}}{{/c}}{{/b}}
            |                 ^

      """),
    Case(
      "parents without end", ["": "{{<a}}{{/a}}", "a": "{{<a}}{{/a}}"],
      """
      a.mustache:1:4: error: templates include each other without end: `a` → `a` [templates.endless]
          1 | {{<a}}{{/a}}
            |    ^

      """),
    Case(
      "a filter with a key that no element has",
      ["": "{{#posts | sort: titel}}{{/posts}}{{#posts | where: author.nmae}}{{/posts}}"],
      """
      page.mustache:1:18: warning: `sort`: no element of the list has `titel` [templates.unknown-name]
          1 | {{#posts | sort: titel}}{{/posts}}{{#posts | where: author.nmae}}{{/posts}}
            |                  ^~~~~
            = help: did you mean `title`?
      page.mustache:1:53: warning: `where`: no element of the list has `author.nmae` [templates.unknown-name]
          1 | {{#posts | sort: titel}}{{/posts}}{{#posts | where: author.nmae}}{{/posts}}
            |                                                     ^~~~~~~~~~~
            = help: did you mean `author.name`?

      """),
    Case(
      "a filter with a dynamic key that no element has", ["": "{{#posts | group: *many}}{{/posts}}"],
      """
      page.mustache:1:19: warning: `group`: no element of the list has `x` [templates.unknown-name]
          1 | {{#posts | group: *many}}{{/posts}}
            |                   ^~~~~

      """),
    Case(
      "a misspelled block", ["": "{{<base}}{{$mian}}M{{/mian}}{{/base}}", "base": "<p>{{$main}}{{/main}}</p>"],
      """
      page.mustache:1:13: warning: this is never shown: the parent `base` has no block `mian` [templates.unknown-block]
          1 | {{<base}}{{$mian}}M{{/mian}}{{/base}}
            |             ^~~~
            = help: did you mean `main`?

      """),
    Case(
      "a misspelled block below a parent with a dynamic inclusion",
      [
        "": "{{<base}}{{$mian}}M{{/mian}}{{/base}}", "base": "<p>{{$main}}{{/main}}{{>*which}}</p>",
        "headr": "{{$foot}}{{/foot}}",
      ],
      """
      page.mustache:1:13: warning: this is never shown: the parent `base` has no block `mian` [templates.unknown-block]
          1 | {{<base}}{{$mian}}M{{/mian}}{{/base}}
            |             ^~~~
            = help: did you mean `main`?

      """),
    Case(
      "a block in a parent's inclusion, and in the parent's parent",
      [
        "": "{{<post}}{{$head}}H{{/head}}{{$foot}}F{{/foot}}{{/post}}",
        "post": "{{<base}}{{$main}}M{{/main}}{{/base}}", "base": "{{$main}}{{/main}}{{> part}}",
        "part": "{{$head}}{{/head}}{{$foot}}{{/foot}}",
      ], ""),
    Case(
      "a block in a dynamic inclusion",
      [
        "": "{{<base}}{{$any}}A{{/any}}{{/base}}", "base": "{{#title}}{{> *which}}{{/title}}",
        "headr": "{{$any}}{{/any}}",
      ], ""),
  ])
  func `the renderer reports a problem at its position`(_ row: Case<[String: String], String>) {
    row.check(render(row.input, Self.data).report)
  }

  @Test(arguments: [
    "{{titel}}", "{{> haed}}", "{{<bas}}{{/bas}}", "{{#a.b.c}}x{{/a.b.c}}", "{{posts}}", "{{> *posts}}",
    "{{<base}}{{$mian}}M{{/mian}}{{/base}}",
  ])
  func `the specification mode reports nothing`(_ template: String) {
    let rendered = render(template, Self.data, in: .specification)
    #expect(rendered.text.isEmpty)
    #expect(rendered.diagnostics.isEmpty, "\(rendered.report)")
  }
}
