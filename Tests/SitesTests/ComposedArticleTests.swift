import Diagnostics
import Garland
import Sites
import TestSupport
import Testing

@testable import Planning

/// A site whose page `a.md` is composed; all pages show only the text of their article.
private struct ComposedSite {
  static let talks = """
    - {title: "Bread *and* <b>", date: 2026-03-01, kind: talk, slides: /b/, note: "A **bold** [link](/b/)", by: {name: Ann}}
    - {title: Salt, date: 2026-05-02, kind: workshop, place: "Zürich | West", tags: [x, y]}
    - {title: Butter, date: 2025-05-02, kind: talk, slides: "https://example.com/a b.pdf", note: ""}
    """
  static let install = """
    ---
    title: Install
    ---
    ## Debian

    Run `apt`.[^a] See [b](../b.md#end) and ![dot](dot.svg).

    [^a]: Shared note.

    ## Mac {#mac}

    - brew

    ### Old Macs

    None.

    :::note[Windows]
    Wait.
    :::
    """

  static let files: [String: String] = [
    "site.yml":
      "url: https://example.org/\nvariables: {version: 1.10, product: pro, host: \"localhost:8080\", open: true}\nhtml: safe\nsearch: false\n",
    "_data/talks.yml": talks, "_data/nested.toml": "[[rows]]\nname = \"one\"\n",
    "_data/map.yml": "a: 1\nlist: [1, 2]\n",
    "_data/empty.yml": "[]\n", "_shared/install.md": install, "_shared/dot.svg": "<svg/>",
    "_shared/unused.svg": "<svg/>",
    "_shared/one.md": "One.\n\n:::include{file=./two.md}\n:::\n",
    "_shared/two.md": "Two.\n\n:::include{file=_shared/three.md}\n:::\n",
    "_shared/three.md": "Three, {{var.version}} and {{title}}.\n\n:::include{file=./one.md}\n:::\n",
    "_data/people.yml": """
    - {key: one, title: Head, members: [{name: Ann, title: Dr.}], path: "x?q=1#f", mail: a@example.org, none: "",
       mark: "[!NOTE]", wide: a onclick=b, list: [1, 2], many: "- a\n- b", braces: "{{title}} {{var.version}}"}
    - {key: two, title: Other, members: [{name: Bob}], lead: {name: Eve}}
    - {key: 3, lead: {name: Zoe, mail: z}}
    """,
    "_shared/parts.md": "## News in {{var.version}}\n\nB\n\n## Same\n\nFirst.\n\n## Same\n\nSecond.\n",
    "_shared/more.md":
      "A\n\n<!--more-->\n\nB\n",
    "_shared/fence.md": "```\nopen\n", "sec/p.md": "# P\n\nOpen.\n", "b.md": "# B\n\n## End\n\nb\n",
    "draft.md": "---\ndraft: true\n---\nSecret.\n",
    "blog/_index.md": "---\ntitle: Blog\nvariables: {version: 2, place: here}\n---\n",
    "blog/x.md": "---\ndate: 2026-01-03\ntags: [p]\nauthors: [Ann]\nmood: glad\n---\n# X *x*\n\nText of x.\n",
    "blog/y.md": "---\ndate: 2026-01-02\ntags: [q, p]\ndescription: About y.\n---\n# Y\n\nText of y.\n",
    "blog/v.md": "---\ndate: 2026-01-01\n---\n# V\n\n{{var.version}} {{var.place}} {{var.product}}\n",
  ]
  static let templates = [
    "page.mustache": "{{{content}}}", "post.mustache": "{{{content}}}", "section.mustache": "", "term.mustache": "",
    "taxonomy.mustache": "", "home.mustache": "", "archive.mustache": "", "contents.mustache": "",
    "containers/priced.mustache":
      "---\nlist_items: true\ntraits: [price]\n---\n{{#children}}<i>{{price}}:{{{html}}}</i>{{/children}}",
    "containers/two.mustache": "{{#children}}<i>{{{html}}}</i>{{/children}}",
  ]

  let site: BuiltSite

  init(
    _ text: String, _ more: [String: String] = [:], set variables: [String: String] = [:], after previous: Self? = nil
  ) {
    var options = SiteOptions(now: Instant("2026-06-01T00:00:00Z") ?? .latest)
    options.variables = variables
    let files = Self.files.merging(["a.md": text]) { $1 }.merging(more) { $1 }
    site = SiteBuild(
      content: FolderInMemory("Content", files), templates: FolderInMemory("Templates", Self.templates),
      options: options
    ).run(after: previous?.site)
  }

  /// The HTML of a page, without line ends.
  func page(_ path: String = "a/index.html") -> String { (site.text(of: path) ?? "none").replacing("\n", with: "") }

  /// The messages with their places, and with their advice.
  var messages: [String] {
    let lines = DiagnosticText(sources: site.sources).text(of: site.diagnostics).split(separator: "\n").map(String.init)
    return lines.filter { $0.contains("error: ") || $0.contains("warning: ") || $0.contains("= help: ") }
      .map { $0.replacing("      = help: ", with: "help: ") }
  }

  /// The paths of the pages that the build rendered.
  var rendered: [String] { site.pages.filter(\.isRendered).compactMap(\.article).sorted() }
}

@Suite struct `A composed article` {
  /// A text with its HTML and its messages.
  struct Row: Sendable, CustomTestStringConvertible {
    let base: Case<String, String>
    let messages: [String]

    init(
      _ name: String, _ text: String, _ html: String, _ messages: [String] = [],
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      (base, self.messages) = (Case(name, text, html, sourceLocation: sourceLocation), messages)
    }

    var testDescription: String { base.name }
  }

  private static let expected: [Row] = [
    Row(
      "each row of data repeats the blocks, and its values are text",
      ":::each{data=talks}\n## {{title}}\n\n{{kind}}: *{{title}}*\n:::",
      """
      <h2 id="bread-and-b">Bread *and* &lt;b&gt;</h2><p>talk: <em>Bread *and* &lt;b&gt;</em></p>\
      <h2 id="salt">Salt</h2><p>workshop: <em>Salt</em></p><h2 id="butter">Butter</h2><p>talk: <em>Butter</em></p>
      """),
    Row(
      "rows are sorted by a key, down with a minus, and limited",
      ":::each{data=talks sort=-date limit=2}\n- {{date}}\n:::", "<ul><li>2026-05-02</li><li>2026-03-01</li></ul>"),
    Row(
      "filters format dates and change texts, also in tables",
      ":::each{data=talks limit=1}\n| A | B |\n|---|--:|\n| {{date | format: long}} | {{title \\| upper}} |\n:::",
      """
      <table><thead><tr><th>A</th><th align="right">B</th></tr></thead><tbody><tr><td>March 1, 2026</td>\
      <td align="right">BREAD *AND* &lt;B&gt;</td></tr></tbody></table>
      """),
    Row(
      "tables and lists of repetitions become one, and a table has one head",
      ":::each{data=talks}\n| T |\n|---|\n| {{title}} |\n:::\n\n:::each{data=talks}\n1. {{title}}\n:::",
      """
      <table><thead><tr><th>T</th></tr></thead><tbody><tr><td>Bread *and* &lt;b&gt;</td></tr><tr><td>Salt</td></tr>\
      <tr><td>Butter</td></tr></tbody></table>\
      <ol><li>Bread *and* &lt;b&gt;</li><li>Salt</li><li>Butter</li></ol>
      """),
    Row(
      "blocks before and after a list stay between the lists",
      ":::each{data=talks limit=2}\n- {{kind}}\n\nAfter.\n:::",
      "<ul><li>talk</li></ul><p>After.</p><ul><li>workshop</li></ul><p>After.</p>"),
    Row(
      "sections show their content if a value is there, or is not, or for each item",
      """
      :::each{data=talks}
      {{title}}{{#place}} in {{place}}{{/place}}{{^place}} somewhere{{/place}}{{#tags}}, {{.}}{{/tags}}{{#by}} by {{name}}{{/by}}
      :::
      """,
      """
      <p>Bread *and* &lt;b&gt; somewhere by Ann</p><p>Salt in Zürich | West, x, y</p><p>Butter somewhere</p>
      """),
    Row(
      "sections can contain blocks, and their tags stand in paragraphs of their own",
      ":::each{data=talks limit=2}\n{{#slides}}\n\n## {{title}}\n\n- a\n\n{{/slides}}\n:::",
      "<h2 id=\"bread-and-b\">Bread *and* &lt;b&gt;</h2><ul><li>a</li></ul>"),
    Row(
      "a value is the target of a link, with or without spaces, and is checked like one",
      ":::each{data=talks}\n{{#slides}}[s]({{ slides }}) [t](/c/{{title}}/) ![]({{slides}}){{/slides}}\n:::",
      """
      <p><a href="/b/">s</a> <a href="/c/Bread%20*and*%20%3Cb%3E/">t</a> <img src="/b/" alt="" /></p>\
      <p><a href="https://example.com/a%20b.pdf">s</a> <a href="/c/Butter/">t</a> \
      <img src="https://example.com/a%20b.pdf" alt="" loading="lazy" /></p>
      """,
      [
        "Content/a.md:2:30: warning: the site has no page or file at `/c/Bread%20*and*%20%3Cb%3E/` [check.broken-link]",
        "Content/a.md:2:30: warning: the site has no page or file at `/c/Butter/` [check.broken-link]",
        "Content/a.md:2:49: warning: there is no image at `/b/` [check.missing-image]",
      ]),
    Row(
      "names have dots, an empty value is empty, and a missing one of a row, too",
      ":::each{data=talks}\n- {{by.name}}:{{note}}:\n:::",
      "<ul><li>Ann:A **bold** [link](/b/):</li><li>::</li><li>::</li></ul>"),
    Row(
      "the filter markdown reads a value as Markdown, as blocks if nothing stands beside it",
      ":::each{data=talks limit=1}\n{{note | markdown}}\n\nSee {{note | markdown}}!\n:::",
      """
      <p>A <strong>bold</strong> <a href="/b/">link</a></p><p>See A <strong>bold</strong> <a href="/b/">link</a>!</p>
      """),
    Row(
      "code, raw HTML and traits get values, which are escaped in HTML",
      """
      :::each{data=talks limit=1}
      `{{title}}` <b title='{{title}}'>{{kind}}</b>
      {.{{kind}}}

      ```sh {title="{{kind}}"}
      echo {{title}}
      ```

      <div title="{{title}}">{{#tags}}no{{/tags}}{{^tags}}none{{/tags}}</div>
      :::
      """,
      """
      <p class="talk"><code>Bread *and* &lt;b&gt;</code> <b title="Bread *and* &lt;b&gt;">talk</b></p>\
      <figure class="code"><figcaption>talk</figcaption><pre tabindex="0"><code class="language-sh">\
      <span class="hl-function">echo</span> Bread *and* &lt;b&gt;</code></pre></figure>\
      <div title="Bread *and* &lt;b&gt;">none</div>
      """),
    Row(
      "outside of each, braces stay; behind a backslash, too",
      "{{title}} `{{ x }}`\n\n:::each{data=talks limit=1}\n\\{{title}} `\\{{x | y}}`\n:::",
      "<p>{{title}} <code>{{ x }}</code></p><p>{{title}} <code>{{x | y}}</code></p>"),
    Row(
      "ids are unique, or the value of a column",
      """
      :::each{data=talks limit=2}
      ## Talk {#talk}
      :::

      :::each{data=talks id=title sort=title limit=2}
      Text.
      :::
      """,
      """
      <h2 id="talk">Talk</h2><h2 id="talk-2">Talk</h2><p id="bread-and-b">Text.</p><p id="butter">Text.</p>
      """),
    Row(
      "each in a list item, a quote and another each",
      "- a\n\n  :::each{data=map.list}\n  {{.}}\n  :::\n\n> :::each{data=nested.rows}\n> {{name}}\n> :::\n\n"
        + "::::each{data=talks limit=1}\n:::each{data=nested.rows}\n{{name}} of {{title}}\n:::\n::::",
      """
      <ul><li><p>a</p><p>1</p><p>2</p></li></ul><blockquote><p>one</p></blockquote><p>one of Bread *and* &lt;b&gt;</p>
      """),
    Row(
      "each row is a child of the container around it, and item joins blocks into one child",
      "::::two\nFirst.\n\n:::each{data=talks limit=2}\n{{kind}}\n:::\n::::\n\n"
        + ":::::two\n::::each{data=talks limit=2}\n:::item\n{{kind}}\n\nMore.\n:::\n::::\n:::::",
      """
      <i><p>First.</p></i><i><p>talk</p></i><i><p>workshop</p></i>\
      <i><p>talk</p><p>More.</p></i><i><p>workshop</p><p>More.</p></i>
      """),
    Row(
      "items of a list in each have traits for the container around it",
      "::::priced\n:::each{data=talks limit=2}\n- {{kind}} {price=\"{{date}}\"}\n:::\n::::",
      "<i>2026-03-01:talk</i><i>2026-05-02:workshop</i>"),
    Row(
      "a key that only items of other rows have is empty, not that of the row around it",
      ":::each{data=people}\n{{#members}}{{name}} {{title}};{{/members}}{{#lead}}{{name}}{{mail}}{{/lead}}\n:::",
      "<p>Ann Dr.;</p><p>Bob ;Eve</p><p>Zoez</p>"),
    Row(
      "parts of addresses are addresses, a variable is written as it is, and without an address there is no link",
      ":::each{data=people limit=1}\n[a](http://{{var.host}}/{{path}}) [b](mailto:{{mail}}) [*c*]({{none}})\n:::",
      """
      <p><a href="http://localhost:8080/x?q=1#f">a</a> <a href="mailto:a@example.org">b</a> <em>c</em></p>
      """),
    Row(
      "a value is no mark of an alert, and stays in an attribute without quotes",
      ":::each{data=people limit=1}\n> {{mark}}\n\n<b title={{wide}}>x</b>\n:::",
      "<blockquote><p>[!NOTE]</p></blockquote><p><b title=\"a&#32;onclick&#61;b\">x</b></p>"),
    Row(
      "sections of their own in paragraphs make one list, and the items of rows have ids",
      ":::each{data=people id=key}\n- {{key}}\n:::\n\n:::each{data=people limit=1}\n{{#list}}\n\n- {{.}}\n\n{{/list}}\n:::",
      "<ul><li id=\"one\">one</li><li id=\"two\">two</li><li id=\"3\">3</li></ul><ul><li>1</li><li>2</li></ul>"),
    Row(
      "an escaped tag keeps its spaces, and a value its braces",
      ":::each{data=people limit=1}\n\\{{ x }} {{braces}} {{braces | markdown}}\n:::",
      "<p>{{ x }} {{title}} {{var.version}} {{title}} {{var.version}}</p>"),
    Row(
      "the mark that ends the excerpt of an included file is no mark of the article",
      "One.\n\n:::include{file=_shared/more.md}\n:::\n\n<!--more-->\n\nTwo.", "<p>One.</p><p>A</p><p>B</p><p>Two.</p>"),
    Row(
      "a part is named by the id that the page has",
      ":::include{file=_shared/parts.md part=news-in-version}\n:::\n\n:::include{file=_shared/parts.md part=same-1}\n:::",
      "<h2 id=\"news-in-version\">News in 1.10</h2><p>B</p><h2 id=\"same\">Same</h2><p>Second.</p>"),
    Row(
      "footnotes in repeated blocks have one text and several references",
      ":::each{data=talks limit=2}\n{{kind}}[^n]\n:::\n\n[^n]: Note.",
      """
      <p>talk<sup class="footnote-ref"><a href="#fn-n" id="fnref-n" data-footnote-ref>1</a></sup></p>\
      <p>workshop<sup class="footnote-ref"><a href="#fn-n" id="fnref-n-2" data-footnote-ref>1</a></sup></p>\
      <section class="footnotes" data-footnotes><ol><li id="fn-n"><p>Note. \
      <a href="#fnref-n" class="footnote-backref" data-footnote-backref aria-label="Back to content">↩</a> \
      <a href="#fnref-n-2" class="footnote-backref" data-footnote-backref aria-label="Back to content">\
      ↩<sup class="footnote-ref">2</sup></a></p></li></ol></section>
      """),
    Row(
      "articles of a section are rows, newest first, with the names of templates",
      ":::each{section=blog}\n- [{{title}}]({{url}}) {{date | format: iso}} {{summary}} {{params.mood}}{{#tags}} {{.}}{{/tags}}\n:::",
      """
      <ul><li><a href="/blog/x/">X x</a> 2026-01-03T00:00:00Z Text of x. glad p</li>\
      <li><a href="/blog/y/">Y</a> 2026-01-02T00:00:00Z About y.  q p</li>\
      <li><a href="/blog/v/">V</a> 2026-01-01T00:00:00Z 2 here pro </li></ul>
      """),
    Row(
      "articles are selected by tag and author, and sorted",
      ":::each{tag=p sort=title limit=1}\n{{title}}\n:::\n\n:::each{author=Ann except=self}\n{{title}}\n:::",
      "<p>X x</p><p>X x</p>"),
    Row(
      "an include shows the blocks of a file, with its links, pictures and footnotes",
      "Own.[^a]\n\n:::include{file=_shared/install.md part=debian}\n:::\n\n[^a]: Own note.",
      """
      <p>Own.<sup class="footnote-ref"><a href="#fn-a" id="fnref-a" data-footnote-ref>1</a></sup></p>\
      <h2 id="debian">Debian</h2><p>Run <code>apt</code>.<sup class="footnote-ref">\
      <a href="#fn-a_2" id="fnref-a_2" data-footnote-ref>2</a></sup> See <a href="/b/#end">b</a> and \
      <img src="/_shared/dot.svg" alt="dot" />.</p><section class="footnotes" data-footnotes><ol><li id="fn-a">\
      <p>Own note. <a href="#fnref-a" class="footnote-backref" data-footnote-backref aria-label="Back to content">↩</a>\
      </p></li><li id="fn-a_2"><p>Shared note. \
      <a href="#fnref-a_2" class="footnote-backref" data-footnote-backref aria-label="Back to content">↩</a></p></li>\
      </ol></section>
      """),
    Row(
      "a part is a heading with what is below it, or a container with a label; headings below it stay in it",
      ":::include{file=./_shared/install.md part=mac}\n:::\n\n:::include{file=_shared/install.md part=Windows}\n:::",
      """
      <h2 id="mac">Mac</h2><ul><li>brew</li></ul><h3 id="old-macs">Old Macs</h3><p>None.</p>\
      <aside class="callout callout-note" role="note" id="windows"><p class="callout-title">Windows</p><p>Wait.</p></aside>\
      <aside class="callout callout-note" role="note" id="windows-1"><p class="callout-title">Windows</p><p>Wait.</p>\
      </aside>
      """),
    Row(
      "included blocks are children of the container around them",
      ":::two\n:::include{file=_shared/install.md part=old-macs}\n:::\n:::",
      """
      <i><h3 id="old-macs">Old Macs</h3></i><i><p>None.</p></i><i><aside class="callout callout-note" role="note" \
      id="windows"><p class="callout-title">Windows</p><p>Wait.</p></aside></i>
      """),
    Row(
      "an unclosed fence in an included file ends there",
      ":::include{file=_shared/fence.md}\n:::\n\nAfter.",
      "<pre tabindex=\"0\"><code>open</code></pre><p>After.</p>",
      [
        "Content/_shared/fence.md:1:1: warning: this code fence is never closed, so the text below it is code [code.unclosed]",
        "help: write the fence again, on a line of its own, where the code ends",
      ]),
    Row(
      "variables stand in text, links, code, attributes and headings, whose ids have the name",
      """
      ## Version {{var.version}}

      `{{var.version}}` [get](https://example.com/{{ var.version }}.zip) \\{{var.version}} <i title="{{var.version}}">x</i>

      ```
      v{{var.version}} {{ .Values }}
      ```
      """,
      """
      <h2 id="version-version">Version 1.10</h2><p><code>1.10</code> <a href="https://example.com/1.10.zip">get</a> \
      {{var.version}} <i title="1.10">x</i></p><pre tabindex="0"><code>v1.10 {{ .Values }}</code></pre>
      """),
    Row(
      "only keeps its blocks for a value, and a container without blocks is left out",
      ":::only{product=pro}\nPro.\n:::\n\n:::only{product=free,pro open=true}\nBoth.\n:::\n\n"
        + "::::note\n:::only{product=free}\nFree.[^x]\n:::\n::::\n\n[^x]: Never.",
      "<p>Pro.</p><p>Both.</p>"),
  ]

  @Test(arguments: expected) func `is shown as if it were written out`(row: Row) {
    let composed = ComposedSite(row.base.input + "\n")
    row.base.check(composed.page())
    #expect(composed.messages == row.messages, "\(row.base.name)", sourceLocation: row.base.sourceLocation)
  }

  private static let mistakes: [Case<String, [String]>] = [
    Case(
      "a key that no row has", ":::each{data=talks}\n{{titel}} {{by.nam}}\n:::",
      [
        "Content/a.md:2:1: error: no row has a key `titel` [each.unknown-key]", "help: did you mean `title`?",
        "Content/a.md:2:11: error: no row has a key `by.nam` [each.unknown-key]",
      ]),
    Case(
      "a key without a similar one lists the keys", ":::each{data=nested.rows}\n{{zzz}}\n:::",
      [
        "Content/a.md:2:1: error: no row has a key `zzz` [each.unknown-key]",
        "help: it has `name`; `\\{{…}}` shows the braces",
      ]),
    Case(
      "a filter that does not exist, and a list as text", ":::each{data=talks}\n{{title | uper}}{{by}}\n:::",
      [
        "Content/a.md:2:1: error: `{{title | uper}}` cannot be used: there is no filter `uper`; did you mean `upper`? [each.tag]",
        "Content/a.md:2:17: error: `{{by}}` cannot be used: it is not one value; name a key of it, or write `{{#by}}` [each.tag]",
      ]),
    Case(
      "a section without its end", ":::each{data=talks}\n{{#place}} *in\n\n{{/place}}*\n:::",
      [
        "Content/a.md:2:1: error: `{{#place}}` has no end in the same block [each.tag]",
        "help: write `{{/place}}` in the same line, or both tags in paragraphs of their own",
        "Content/a.md:4:1: error: `{{/place}}` ends a section that does not start in the same block [each.tag]",
      ]),
    Case(
      "a tag of Mustache that makes no sense in an article", ":::each{data=talks}\n{{> partial}}\n:::",
      [
        "Content/a.md:2:1: error: `{{> partial}}` cannot be used: only names, filters and sections can be used here [each.tag]"
      ]),
    Case(
      "data that does not exist, or is no list", ":::each{data=tlaks}\n{{x}}\n:::\n\n:::each{data=map}\n{{x}}\n:::",
      [
        "Content/a.md:1:1: error: there is no data `tlaks` [each.rows]", "help: did you mean `talks`?",
        "Content/a.md:5:1: error: `map` is no list of rows [each.rows]", "help: write `data=map.list`",
      ]),
    Case(
      "no rows, an attribute that each does not take, and a limit that is no number",
      ":::each{data=empty}\nx\n:::\n\n:::each{data=talks order=date}\nx\n:::\n\n:::each{data=talks limit=x}\ny\n:::",
      [
        "Content/a.md:1:1: warning: there is no row to show, so nothing stands here [each.no-rows]",
        "Content/a.md:5:20: error: `each` takes no attribute `order` [containers.unknown-attribute]",
        "Content/a.md:9:1: error: `limit` must be a number above 0, not `x` [each.rows]",
      ]),
    Case(
      "neither data nor articles; a section that does not exist; rows of data without blocks",
      ":::each\nx\n:::\n\n:::each{section=blgo}\nx\n:::\n\n:::each{data=talks}\n:::",
      [
        "Content/a.md:1:1: error: `each` needs rows [each.rows]",
        "help: write `:::each{data=name}` for `_data/name.yml`, or `:::each{section=posts}` for articles",
        "Content/a.md:5:1: error: there is no section `blgo` [each.rows]", "help: did you mean `blog`?",
        "Content/a.md:9:1: error: `each` has no blocks to repeat [each.rows]",
      ]),
    Case(
      "a file that does not exist, that is not Markdown, that is a draft, or a missing part",
      """
      :::include{file=_shared/instal.md}
      :::

      :::include{file=_shared/dot.svg}
      :::

      :::include{file=draft.md}
      :::

      :::include{file=_shared/install.md part=debain}
      :::

      :::include
      :::
      """,
      [
        "Content/a.md:1:12: error: there is no file `_shared/instal.md` in `Content` [include.file]",
        "help: did you mean `_shared/install.md`?",
        "Content/a.md:4:12: error: `_shared/dot.svg` is not the path of a Markdown file [include.file]",
        "help: show other files as code: ```` ```html file=_shared/dot.svg ````",
        "Content/a.md:7:12: error: `draft.md` is not published, so nothing of it can be shown [include.file]",
        "Content/a.md:10:12: error: `_shared/install.md` has no part `debain` [include.missing-part]",
        "help: did you mean `debian`?", "Content/a.md:13:1: error: `include` needs a file [include.file]",
        "help: write `:::include{file=_shared/name.md}`",
      ]),
    Case(
      "text that nothing shows, a section that ends with another name, and a value of several blocks in a line",
      ":::include{file=_shared/fence.md part=x}\nLost.\n:::\n\n:::each[L]{data=people limit=1}\n{{#mark}}x{{/wide}} {{many | markdown}}\n:::",
      [
        "Content/_shared/fence.md:1:1: warning: this code fence is never closed, so the text below it is code [code.unclosed]",
        "help: write the fence again, on a line of its own, where the code ends",
        "Content/a.md:1:12: error: `_shared/fence.md` has no part `x` [include.missing-part]",
        "Content/a.md:2:1: warning: `include` shows no blocks of its own, so this is left out [containers.unused-label]",
        "Content/a.md:5:9: warning: `each` shows no label, so this is left out [containers.unused-label]",
        "Content/a.md:6:11: error: `{{/wide}}` ends a section that does not start in the same block [each.tag]",
        "Content/a.md:6:21: error: `{{many | markdown}}` cannot be used: the value is more than a paragraph; put the tag into a "
          + "paragraph of its own [each.tag]",
      ]),
    Case(
      "code from a draft", "```md file=draft.md\n```",
      ["Content/a.md:1:12: error: `draft.md` is not published, so nothing of it can be shown [code.unreadable-file]"]),
    Case(
      "a circle of three files, at the place that closes it", ":::include{file=_shared/one.md}\n:::",
      [
        "Content/_shared/three.md:3:12: error: `_shared/one.md` includes itself: _shared/one.md → _shared/two.md → "
          + "_shared/three.md → _shared/one.md [include.file]"
      ]),
    Case(
      "an article that includes itself", "# A\n\n:::include{file=a.md}\n:::",
      ["Content/a.md:3:12: error: `a.md` includes itself: a.md → a.md [include.file]"]),
    Case(
      "a variable that is not declared", "{{var.verson}}\n\n:::only{edition=pro}\nx\n:::",
      [
        "Content/a.md:1:1: error: there is no variable `verson` [variables.undeclared]",
        "help: did you mean `version`?",
        "Content/a.md:3:9: error: there is no variable `edition` [variables.undeclared]",
        "help: declare it in `site.yml`: `variables: {edition: …}`",
      ]),
  ]

  @Test(arguments: mistakes) func `names each mistake at its place`(row: Case<String, [String]>) {
    row.check(ComposedSite(row.input + "\n").messages)
  }

  @Test func `has messages of an included file at its lines`() {
    let shared = ["_shared/bad.md": "# Title\n\nText.\n\n:::nte\nx [y](gone.md)\n:::\n"]
    let composed = ComposedSite("\n\n:::include{file=_shared/bad.md}\n:::\n", shared)
    #expect(
      composed.messages == [
        "Content/_shared/bad.md:5:1: error: there is no container `nte` [containers.unknown]",
        "help: did you mean `note`?",
        "Content/_shared/bad.md:6:3: warning: there is no article `gone.md` [check.broken-link]",
      ])
  }

  @Test func `uses the variables of its section, and those of the command line`() {
    let composed = ComposedSite("{{var.version}}\n", set: ["version": "9", "commit": "abc"])
    #expect(composed.page() == "<p>9</p>")
    #expect(composed.page("blog/v/index.html") == "<p>9 here pro</p>")
    #expect(
      composed.messages == [
        "error: `--set` names the variable `commit`, which nothing declares [variables.undeclared]",
        "help: declare it in `site.yml`: `variables: {commit: …}`",
      ])
    #expect(ComposedSite("x\n").page("blog/v/index.html") == "<p>2 here pro</p>")
  }

  @Test func `shows articles as the theme does, without blocks`() {
    var files = ComposedSite.files
    files["a.md"] = "::::cards\n:::each{section=blog limit=2}\n:::\n::::\n\n:::each{section=blog}\n:::\n"
    let site = SiteBuild(
      content: FolderInMemory("Content", files), templates: FolderInMemory("Templates", [:]),
      options: SiteOptions(now: Instant("2026-06-01T00:00:00Z") ?? .latest)
    ).run()
    let page = site.text(of: "a/index.html") ?? ""
    #expect(page.ranges(of: "<ul class=\"entries\">").count == 3)
    #expect(page.ranges(of: "<a href=\"/blog/x/\">X x</a>").count == 2, "\(page)")
    #expect(site.text(of: "blog/index.html")?.contains("<ul class=\"entries\">") == true)
  }

  @Test func `lists articles that list each other, without their lists`() {
    let list = ":::each{section=blog}\n- {{title}}: {{summary}} {{word_count}}\n:::\n"
    let files = [
      "blog/x.md": "---\ndate: 2026-01-03\n---\n# X\n\nOwn.\n\n\(list)",
      "blog/y.md": "---\ndate: 2026-01-02\n---\n# Y\n\nMine too.\n\n\(list)",
    ]
    let first = ComposedSite("Text.\n", files)
    let shown = "<p>Own.</p><ul><li>X: Own. 2</li><li>Y: Mine too. 3</li><li>V: 2 here pro 4</li></ul>"
    #expect(first.page("blog/x/index.html") == shown)
    let second = ComposedSite(
      "Text.\n", files.merging(["blog/v.md": "---\ndate: 2026-01-01\n---\n# V\n\nNew.\n"]) { $1 }, after: first)
    #expect(second.page("blog/x/index.html") == shown.replacing("V: 2 here pro 4", with: "V: New. 2"))
  }

  @Test func `ends with an error if files include each other again and again`() {
    var files = Dictionary(
      uniqueKeysWithValues: (0..<30).map { number in
        let include = ":::include{file=./n\(number + 1).md}\n:::\n\n"
        return ("_shared/n\(number).md", number < 20 ? include + include : "")
      })
    files["_shared/n30.md"] = ""
    let composed = ComposedSite(":::include{file=_shared/n0.md}\n:::\n", files)
    #expect(composed.messages.contains { $0.contains("becomes too large in this `include` [containers.size-limit]") })
  }

  @Test func `shows raw HTML with values as text if the site escapes it`() {
    let settings = (ComposedSite.files["site.yml"] ?? "").replacing("html: safe", with: "html: escape")
    let composed = ComposedSite(
      ":::each{data=people limit=1}\n<div>{{braces}} & <b title=\"{{wide}}\">x</b></div>\n:::\n", ["site.yml": settings]
    )
    #expect(
      composed.page()
        == "&lt;div&gt;{{title}} {{var.version}} &amp; &lt;b title=&quot;a onclick=b&quot;&gt;x&lt;/b&gt;&lt;/div&gt;"
    )
  }

  @Test func `publishes pictures of shared files that are shown, and never the texts`() {
    let paths = ComposedSite(":::include{file=_shared/install.md}\n:::\n").site.files.map(\.path)
    #expect(paths.filter { $0.contains("_shared") } == ["_shared/dot.svg"])
  }

  private static let edits: [Case<[String: String], [String]>] = [
    Case("nothing", [:], []),
    Case(
      "a row that the article shows", ["_data/talks.yml": ComposedSite.talks.replacing("Salt", with: "Pepper")],
      ["a.md"]),
    Case(
      "a row that it does not show", ["_data/talks.yml": ComposedSite.talks.replacing("Butter", with: "Oil")], []),
    Case(
      "a column that it does not show", ["_data/talks.yml": ComposedSite.talks.replacing("Zürich", with: "Bern")], []),
    Case("a shared file", ["_shared/install.md": ComposedSite.install.replacing("brew", with: "port")], ["a.md"]),
    Case(
      "a variable", ["site.yml": ComposedSite.files["site.yml"]?.replacing("1.10", with: "1.11") ?? ""], ["a.md"]),
    Case(
      "a variable that it does not use",
      ["site.yml": ComposedSite.files["site.yml"]?.replacing("true}", with: "false}") ?? ""],
      []),
    Case(
      "the text of an article in its list", ["blog/y.md": (ComposedSite.files["blog/y.md"] ?? "") + "More.\n"],
      ["blog/y.md"]),
    Case(
      "the title of an article in its list",
      ["blog/y.md": ComposedSite.files["blog/y.md"]?.replacing("# Y", with: "# Z") ?? ""], ["a.md"]),
    Case(
      "an included article becomes a draft by its folder", ["sec/_index.md": "---\ndefaults: {draft: true}\n---\n"],
      ["a.md", "sec/_index.md"]),
    Case(
      "the key for ids", ["_data/talks.yml": ComposedSite.talks.replacing("kind: workshop", with: "kind: walk")],
      ["a.md"]),
    Case("a new article", ["blog/z.md": "---\ndate: 2026-01-04\n---\n# Z\n"], ["a.md", "blog/z.md"]),
  ]

  @Test(arguments: edits) func `is rendered again if something that it shows changed`(
    row: Case<[String: String], [String]>
  ) {
    let text = """
      :::each{data=talks sort=-date limit=2 id=kind}
      {{title}} {{var.version}}
      :::

      :::include{file=sec/p.md}
      :::

      :::include{file=_shared/install.md part=mac}
      :::

      :::each{section=blog}
      {{title}}
      :::

      """
    let first = ComposedSite(text)
    let second = ComposedSite(text, row.input, after: first)
    row.check(second.rendered)
    let fresh = ComposedSite(text, row.input)
    #expect(second.page() == fresh.page() && second.messages == fresh.messages, "\(row.name)")
  }
}
