import TestSupport
import Testing

@testable import Importing

@Suite struct `A site of MkDocs` {
  private static let files = [
    "mkdocs.yml": """
    INHERIT: base.yml
    site_name: !ENV [TITLE, Bread]
    site_url: https://bread.example/book/
    repo_url: https://github.com/ada/bread/
    edit_uri: edit/trunk/docs/
    theme:
      name: material
      language: de
      logo: img/logo.svg
    nav:
      - Welcome: index.md
      - Baking:
        - oven/index.md
        - Rye: oven/rye.md
        - Crust: oven/crust/dark.md
      - Source: https://a.example
    extra:
      social:
        - {icon: fontawesome/brands/github, link: "https://github.com/ada"}
      analytics: {provider: google}
    plugins:
      - search
      - macros
    """,
    "base.yml": """
    markdown_extensions:
      - abbr
      - admonition
      - attr_list
      - def_list
      - md_in_html
      - pymdownx.caret
      - pymdownx.critic
      - pymdownx.details
      - pymdownx.inlinehilite
      - pymdownx.keys
      - pymdownx.mark
      - pymdownx.snippets:
          base_path: [., parts]
      - pymdownx.tabbed: {alternate_style: true}
      - pymdownx.tilde
      - pymdownx.emoji:
          emoji_generator: !!python/name:material.extensions.emoji.to_svg
      - toc: {permalink: true}
    """,
    "docs/index.md": "# Welcome\n", "docs/oven/index.md": "# Ovens\n", "docs/oven/crust/dark.md": "Dark\n",
    "docs/oven/rye.md": "Text\n", "docs/img/logo.svg": "<svg/>", "docs/other.md": "# Other\n",
    "parts/a.py": "one\n# --8<-- [start:b]\ntwo\n# --8<-- [end:b]\nthree\n", "parts/salt.md": "Salt\n\n- a\n",
    "parts/circle.md": "a\n--8<-- \"circle.md\"\n",
  ]

  @Test func `keeps its settings, also those that it inherits`() {
    let site = ImportedFiles(Self.files)
    #expect(
      site["Content/site.yml"] == """
        title: Bread
        url: "https://bread.example/book/"
        language: de
        logo: static/img/logo.svg
        menus:
          main:
            - Welcome: "_index.md"
            - Baking: oven/_index.md
            - Source: "https://a.example"
        social: ["https://github.com/ada"]
        repository:
          url: "https://github.com/ada/bread"
          branch: trunk
        html: trusted
        containers: lenient
        case: articles
        inline_attributes: true
        markdown_in_html: true
        definition_lists: true
        emoji: true
        strikethrough: double
        heading_ids: python

        """)
    for message in ["the plugin `macros` has no counterpart", "CriticMarkup", "the analytics by `google` are left out"]
    {
      #expect(site.report.contains(message))
    }
  }

  @Test(arguments: [
    Case("the home page", "_index.md", "order: 1"),
    Case("the page of a folder", "oven/_index.md", "order: 2\nsidebar_title: Baking\nsidebar: true"),
    Case("a page with a title in `nav`", "oven/rye.md", "order: 4\ntitle: Rye"),
    Case("a page that `nav` does not name", "other.md", ""),
  ])
  func `has its pages in the order of nav`(row: Case<String, String>) {
    let text = ImportedFiles(Self.files)["Content/" + row.input] ?? ""
    row.check(
      text.hasPrefix("---\n")
        ? String(
          text.dropFirst(4).prefix(upTo: text.dropFirst(4).firstRange(of: "\n---\n")?.lowerBound ?? text.endIndex)) : ""
    )
  }

  @Test(arguments: [
    Case("an admonition", "!!! tip\n    Salt", ":::tip\nSalt\n:::"),
    Case("a title", "!!! note \"Use [salt]\"\n    Salt", ":::note[Use \\[salt\\]]\nSalt\n:::"),
    Case("an admonition beside the text", "!!! info inline end \"Salt\"\n\n    Salt", ":::info[Salt]\n\nSalt\n:::"),
    Case("a kind that Garland does not have", "!!! bug\n    Salt", ":::danger[Bug]\nSalt\n:::"),
    Case("one in another", "!!! note\n    a\n\n    !!! tip\n        b\n\nc", ":::note\na\n\n:::tip\nb\n:::\n:::\n\nc"),
    Case("one in a list", "- a\n\n    !!! note\n        b", "- a\n\n    :::note\n    b\n    :::"),
    Case("an example in code", "a\n\n    !!! note\n        b", "a\n\n    !!! note\n        b"),
    Case("an example in a fence", "```\n!!! note\n    b\n```", "```\n!!! note\n    b\n```"),
    Case("a block that opens", "??? note \"More\"\n    a", ":::accordion\n:::item[More]\na\n:::\n:::"),
    Case("an open block", "???+ warning\n    a", ":::accordion\n:::item[Warning]{open}\na\n:::\n:::"),
    Case(
      "tabs", "=== \"A\"\n\n    a\n\n=== \"B\"\n\n    b", ":::tabs\n:::item[A]\n\na\n:::\n:::item[B]\n\nb\n:::\n:::"),
    Case(
      "tabs in an admonition", "!!! tip\n    === \"A\"\n        a\n",
      ":::tip\n:::tabs\n:::item[A]\na\n:::\n:::\n:::"),
    Case(
      "tabs that begin anew", "=== \"A\"\n    a\n\n===! \"B\"\n    b",
      ":::tabs\n:::item[A]\na\n:::\n:::\n\n:::tabs\n:::item[B]\nb\n:::\n:::"),
    Case(
      "a fence in a tab", "=== \"A\"\n    ```\n    a\n\n    b\n    ```",
      ":::tabs\n:::item[A]\n```\na\n\nb\n```\n:::\n:::"),
    Case(
      "options of code", "``` py title=\"a b.py\" hl_lines=\"2 4-5\" linenums=\"3\"\na\nb\nc\nd\ne\n```",
      "```py numbers start=3 lines=2,4-5 title=\"a b.py\"\na\nb\nc\nd\ne\n```"),
    Case("a title without a language", "``` title=\"a\"\nb\n```", "```text title=\"a\"\nb\n```"),
    Case("classes of code", "``` { .sh .annotate }\na # (1)!\n```\n\n1. b", "```sh {notes}\na # (1)\n```\n\n1. b"),
    Case(
      "notes on code", "``` yaml title=\"a\"\na: b # (1)!\n```\n\n1. c",
      "```yaml title=\"a\" {notes}\na: b # (1)\n```\n\n1. c"),
    Case("numbers in code without a list", "``` py\na # (1)\nf(1)\n```\n\nb", "``` py\na # (1)\nf(1)\n```\n\nb"),
    Case("code in a sentence", "`#!python a()` `#!` `b`", "`a()` `#!` `b`"),
    Case(
      "keys", "++ctrl+alt+\"x\"++ and ++arrow-up++", "<kbd>Ctrl</kbd>+<kbd>Alt</kbd>+<kbd>x</kbd> and <kbd>Up</kbd>"),
    Case("signs that are no keys", "C++ and i++ `++a++`", "C++ and i++ `++a++`"),
    Case("marked words", "==a b== and a == b", "<mark>a b</mark> and a == b"),
    Case(
      "inserted words and small ones", "^^a b^^ x^2^ H~2~O ~~c~~", "<ins>a b</ins> x<sup>2</sup> H<sub>2</sub>O ~~c~~"),
    Case("a footnote", "a[^1] b[^2]", "a[^1] b[^2]"),
    Case("an icon", "- :material-clock:{ .lg } __Fast__", "- __Fast__"),
    Case("an icon before a dash", "- :material-clock: - Fast", "- Fast"),
    Case("a heading of an icon", "## :material-clock:\n\nFast", "Fast"),
    Case("an icon that says yes", "| a |\n|---|\n| :material-check-all: |", "| a |\n|---|\n| ✓ |"),
    Case("a button", "[a](b.md){ .md-button .md-button--primary }", "[a](b.md){.button}"),
    Case("attributes for scripts", "[a](b.md){ data-preview }", "[a](b.md)"),
    Case("an id", "## A { #b data-toc-label=\"a c\" }", "## A {#b}"),
    Case("cards", "<div class=\"grid cards\" markdown>\n\n- a\n- b\n\n</div>", ":::cards\n\n- a\n- b\n\n:::"),
    Case("a grid", "<div class=\"grid\" markdown>\na\n</div>\n", ":::columns\na\n:::"),
    Case("Markdown in HTML", "<figure markdown>\na\n</figure>", "<figure markdown=\"1\">\na\n</figure>"),
    Case("an abbreviation", "CMS\n\n*[CMS]: a b", "CMS\n\n*[CMS]: a b"),
    Case("a snippet", "--8<-- \"salt.md\"", ":::include{file=_shared/parts/salt.md}\n:::"),
    Case("a part of a snippet", "```\n--8<-- \"a.py:b\"\n```", "``` file=samples/parts/a.py region=b\n```"),
    Case(
      "code with marks", "{* parts/a.py ln[3:99999999999] hl[0:4] *}",
      "```py lines=1,2 file=samples/parts/a.py range=3-5\n```"),
    Case("code to the end", "{* parts/a.py ln[4:] *}", "```py file=samples/parts/a.py range=4-5\n```"),
    Case("code in a sentence", "Use {* parts/a.py *} here", "Use {* parts/a.py *} here"),
    Case("an icon before a dash in a sentence", "Use :material-clock: - it is fast", "Use - it is fast"),
    Case("lines of a snippet", "--8<-- \"a.py:5:5\"", "three"),
    Case("several snippets in a list", "- x\n\n    --8<--\n    salt.md\n    --8<--", "- x\n\n    Salt\n\n    - a"),
    Case("an example of a snippet", ";--8<-- \"a.py\"", "--8<-- \"a.py\""),
    Case("a snippet that includes itself", "--8<-- \"circle.md\"", ":::include{file=_shared/parts/circle.md}\n:::"),
    Case("a snippet outside of the site", "a\n\n--8<-- \"../../secret.md\"", "a"),
    Case("a file of a plugin", "{% include-markdown \"../../parts/salt.md\" start=\"Salt\" %}", "- a"),
    Case("a reference from code", "::: bread.oven\n    options:\n      a: b\n\nText", "Text"),
    Case("a link by reference", "[a]\n\n[a]: ../other.md", "[a]\n\n[a]: ../other.md"),
    Case("a link to the page of a folder", "[a]\n\n[a]: index.md#x", "[a]\n\n[a]: _index.md#x"),
  ])
  func `becomes Markdown`(row: Case<String, String>) {
    let site = ImportedFiles(Self.files.merging(["docs/oven/rye.md": row.input + "\n"]) { $1 })
    let text = site["Content/oven/rye.md"] ?? ""
    let end = text.firstRange(of: "\n---\n")?.upperBound ?? text.startIndex
    row.check(String(text[end...]).trimmed)
  }

  @Test(arguments: [
    Case("a snippet outside of the site", "--8<-- \"../../secret.md\"", "the snippet `../../secret.md` is left out"),
    Case("a circle", "--8<-- \"circle.md\"", "`parts/circle.md` is left out where it includes itself"),
    Case("references", "::: a.b\n\n::: c.d", "docs/oven/rye.md:1: the reference of `a.b` and of 1 other name"),
  ])
  func `reports what it leaves out`(row: Case<String, String>) {
    let report = ImportedFiles(Self.files.merging(["docs/oven/rye.md": row.input + "\n"]) { $1 }).report
    #expect(report.contains(row.expected), "\(row.name): \(report)")
  }

  @Test(arguments: [
    Case("another file in a circle", ["mkdocs.yml": "INHERIT: mkdocs.yml\n"], "it leads in a circle"),
    Case("a file outside", ["mkdocs.yml": "INHERIT: ../a.yml\n"], "is outside of the folder"),
    Case("no file", ["mkdocs.yml": "INHERIT: a.yml\n"], "the repository has no such file"),
    Case("no YAML", ["mkdocs.yml": "a: [\n"], "the settings cannot be read"),
  ])
  func `reports settings that cannot be read`(row: Case<[String: String], String>) {
    let site = ImportedFiles(["docs/index.md": "# A\n"].merging(row.input) { $1 })
    #expect(site.report.contains(row.expected), "\(row.name): \(site.report)")
    #expect(site["Content/_index.md"] != nil)
  }

  @Test(arguments: [
    Case("folders", [:], ["a.md": 1, "b/_index.md": 2, "b/c.md": 4]),
    Case("a file of awesome-pages", ["docs/.pages": "nav: [b, ...]"], ["b/_index.md": 1, "b/c.md": 3, "a.md": 4]),
    Case("a list of links", ["docs/SUMMARY.md": "* [C](b/c.md)\n* Part\n    * [A](a.md)\n"], ["b/c.md": 1, "a.md": 3]),
  ])
  func `has an order without nav`(row: Case<[String: String], [String: Int]>) {
    let plugin = row.input.keys.contains("docs/SUMMARY.md") ? "plugins: [literate-nav]\n" : ""
    let files = [
      "mkdocs.yml": "site_name: A\n" + plugin, "docs/a.md": "# A\n", "docs/b/c.md": "# C\n", "docs/b/index.md": "# B\n",
    ]
    let site = ImportedFiles(files.merging(row.input) { $1 })
    for (path, order) in row.expected {
      #expect(
        site["Content/" + path]?.contains("order: \(order)\n") == true,
        "\(row.name): \(path): \(site["Content/" + path] ?? "")")
    }
  }
}

@Suite struct `A page of MkDocs beside the folder of its name` {
  @Test func `is the page of the folder`() {
    let site = ImportedFiles(["mkdocs.yml": "", "docs/index.md": "", "docs/oven.md": "", "docs/oven/rye.md": ""])
    #expect(site.paths.contains("Content/oven.md"))
    #expect(!site.paths.contains("Content/oven/_index.md"))
  }

  @Test func `gives way to the index of the folder, except with addresses of files`() {
    let files = ["docs/index.md": "", "docs/oven.md": "", "docs/oven/index.md": ""]
    let site = ImportedFiles(files.merging(["mkdocs.yml": ""]) { $1 })
    #expect(site.paths.contains("Content/oven/_index.md"))
    #expect(!site.paths.contains("Content/oven.md"))
    #expect(site.report.contains("docs/oven.md: the page of the folder `oven` has its address"))
    let withFiles = ImportedFiles(files.merging(["mkdocs.yml": "use_directory_urls: false\n"]) { $1 })
    #expect(withFiles.paths.contains("Content/oven.md"))
  }
}
