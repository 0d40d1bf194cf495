import Parsing
import TestSupport
import Testing

@testable import Importing

@Suite struct VitePressTests {
  @Test func `an article keeps its words, and its syntax becomes Garland's`() throws {
    let site = ImportedFiles(Self.site)
    #expect(site["Content/guide/start.md"] == Self.article)
  }

  @Test func `the settings come from the literals of the configuration`() throws {
    let site = ImportedFiles(Self.site)
    #expect(
      site["Content/site.yml"] == """
        title: Bread
        description: All about bread
        url: "https://bread.example/book/"
        language: en-GB
        languages:
          en-GB:
            name: English
          de-DE:
            name: Deutsch
            path: /de/
        permalinks:
          /: "/:sections/:filename.html"
          guide: "/:sections/:filename.html"
          parts: "/:sections/:filename.html"
        html: trusted
        containers: lenient
        case: keep
        inline_attributes: true
        emoji: true
        sources:
          samples: "../samples"

        """)
  }

  @Test func `the first page shows its hero and features`() throws {
    let site = ImportedFiles(Self.site)
    #expect(
      site["Content/index.md"] == """
        ---
        title: Bread
        ---
        **Bake it**

        [Start](/guide/start.md)

        :::cards
        ### 🍞 Crust

        Brown
        :::


        """)
  }

  @Test(
    "Syntax of VitePress becomes Garland's",
    arguments: [
      Case("a file", "<<< @/parts/a.ts", "```ts file=samples/parts/a.ts\n```"),
      Case(
        "a region", "<<< @/parts/a.ts#one{1 ts:line-numbers} [Oven]",
        "```ts {1} [Oven] file=samples/parts/a.ts region=one\n```"),
      Case("a relative file", "- <<< ./parts/a.ts#one", "- <<< ./parts/a.ts#one"),
      Case("a missing file", "<<< @/none.ts", ""),
      Case(
        "a code group", "::: code-group\n\n```js [a.js]\na\n```\n\n```ts:line-numbers {1} [b.ts]\nb\n```\n\n:::",
        ":::tabs\n\n```js [a.js]\na\n```\n\n```ts numbers {1} [b.ts]\nb\n```\n\n:::"),
      Case(
        "details", "::: details Oven {open}\nText\n:::", "<details open><summary>Oven</summary>\n\nText\n\n</details>"),
      Case("a badge", "## Oven <Badge type=\"tip\" text=\"new\" />", "## Oven <span class=\"badge tip\">new</span>"),
      Case("a part of a file", "<!--@include: ./parts/b.md{2,}-->", "two\nthree"),
    ])
  func syntax(row: Case<String, String>) {
    let files = [
      ".vitepress/config.ts": "export default {}", "a.md": row.input + "\n",
      "parts/a.ts": "a()\n// #region one\nb()\n// #endregion\n", "parts/b.md": "one\ntwo\nthree\n",
    ]
    row.check((ImportedFiles(files)["Content/a.md"] ?? "").trimmed)
  }

  @Test func `a name that Garland would change keeps its address`() {
    let files = [
      ".vitepress/config.ts": "", "a/x+@y.md": "Text\n", "a/My bread.md": "A\n",
      "a/z_B.md": "---\ndraft: true\n---\nText\n",
    ]
    let site = ImportedFiles(files)
    #expect(site["Content/a/x+@y.md"] == "---\nurl: \"/a/x+@y.html\"\n---\nText\n")
    #expect(site["Content/a/My bread.md"] == "---\nurl: \"/a/My%20bread.html\"\n---\nA\n")
    #expect(site["Content/a/z_B.md"] == "---\ndraft: true\n---\nText\n")
    #expect(site.report.contains("a/z_B.md: `draft: true` hides the article"))
  }

  @Test func `the index of a folder has the address of the folder`() {
    let site = ImportedFiles([
      ".vitepress/config.ts": "export default defineConfig({});",
      "oven/index.md": "A\n", "oven/hot.png": "", "salt/index.md": "B\n", "salt/sea.md": "C\n",
    ])
    #expect(site["Content/oven/index.md"]?.hasPrefix("---\nurl: /oven/\n---\n") == true)
    #expect(site["Content/salt/index.md"]?.hasPrefix("B\n") == true)
  }

  @Test func `a title loses its components`() {
    let files = [".vitepress/config.ts": "", "a.md": "---\ntitle: Oven <Badge type=\"tip\" text=\"2\" />\n---\nText\n"]
    #expect(ImportedFiles(files)["Content/a.md"] == "---\ntitle: Oven\n---\nText\n")
  }

  @Test func `components for tabs become tabs`() {
    let text = "<Tabs>\n<Tab title=\"One\">\n\na\n\n</Tab>\n<TabItem label=\"Two\">\n\nb\n\n</TabItem>\n</Tabs>\n"
    let site = ImportedFiles([".vitepress/config.ts": "export default {}", "a.md": text])
    let article = site["Content/a.md"]
    #expect(article?.contains(":::item[One]\na\n:::") == true)
    #expect(article?.contains(":::item[Two]\nb\n:::") == true)
    #expect(!site.paths.contains { $0.hasPrefix("Templates/") })
  }

  @Test func `lines before tabs become items`() {
    let text = ":::tabs key:a\n== One\na\n::: tip\nb\n:::\n== Two\n```\n== c\n```\n:::\n\n== No\n"
    let site = ImportedFiles([".vitepress/config.ts": "export default {}", "a.md": text])
    #expect(
      site["Content/a.md"]
        == ":::tabs\n:::item[One]\na\n:::tip\nb\n:::\n:::\n:::item[Two]\n```\n== c\n```\n:::\n:::\n\n== No\n")
  }

  @Test(arguments: [
    ("## Plain words", "## Plain words"),
    ("## HTTP (fast)", "## HTTP (fast)"),
    ("## Divide & conquer", "## Divide & conquer {#divide-conquer}"),
    ("## Don't", "## Don't {#don-t}"),
    ("## 1. Mix", "## 1. Mix {#_1-mix}"),
    ("## Crème `v2.0`", "## Crème `v2.0` {#creme-v2-0}"),
    ("## [A/B](/a)", "## [A/B](/a.md) {#a-b}"),
    ("## 日本語が", "## 日本語が"),
    ("## A & B {#own}", "## A & B {#own}"),
    ("```\n## A & B\n```", "```\n## A & B\n```"),
  ]) func `headings keep their ids`(text: String, expected: String) {
    let site = ImportedFiles([".vitepress/config.ts": "export default {}", "a.md": text + "\n"])
    #expect(site["Content/a.md"] == expected + "\n")
  }

  @Test func `locales have a language, files move, and scripts stay behind`() throws {
    let site = ImportedFiles(Self.site)
    #expect(site["Content/de/start.md"] == "# Anfang\n")
    #expect(site["Content/static/oven.png"] == "copy of docs/public/oven.png")
    #expect(site["Content/guide/flour.png"] == "copy of docs/en/guide/flour.png")
    #expect(!site.paths.contains { $0.hasPrefix("Content/") && ($0.hasSuffix(".js") || $0.hasSuffix(".vue")) })
    #expect(site.report.contains("docs/en/[kind].md: a page that a script generates"))
    #expect(site.report.contains("docs/en/guide/start.md:23: `{{ }}`"))
  }

  @Test(arguments: [
    ("ts:line-numbers=2 {1} [oven.ts]", "ts numbers start=2 {1} [oven.ts]"),
    ("js{1,3-4}", "js {1,3-4}"),
    ("vue-html", "html"),
    ("md-vue:no-line-numbers", "md"),
    ("sh [npm ~logos:npm]", "sh [npm]"),
    ("", ""),
  ]) func `info strings of code`(info: String, expected: String) {
    #expect(VitePress.info(info) == expected)
  }

  @Test(arguments: [
    ("en/:rest*", ":rest*", "en/a/b.md", "a/b.md"),
    ("packages/:name/src/:rest*", ":name/:rest*", "packages/oven/src/a.md", "oven/a.md"),
    ("old.md", "new.md", "old.md", "new.md"),
    ("en/:rest*", ":rest*", "de/a.md", "de/a.md"),
  ]) func rewrites(rule: String, result: String, path: String, expected: String) {
    #expect(RouteRewrites(.init([(rule, .string(result))])).target(of: path) == expected)
  }

  static let site = [
    "docs/.vitepress/config.mts": """
    import { defineConfig } from 'vitepress'
    const host = 'https://bread.example' // the address
    export default defineConfig({
      title: "Bread", description: 'All about bread',
      base: '/book/', cleanUrls: true,
      sitemap: { hostname: host, transformItems(items) { return items.filter(i => !i.url.includes('}')) } },
      rewrites: { 'en/:rest*': ':rest*' },
      locales: { root: { label: 'English', lang: 'en-GB' }, de: { label: 'Deutsch', lang: 'de-DE' } },
    })
    """,
    "docs/.vitepress/theme/index.js": "export default {}",
    "docs/components/Oven.vue": "<template/>",
    "docs/public/oven.png": "png",
    "docs/snippets/oven.js": "before\n// #region heat\nheat(220)\n// #endregion heat\n",
    "docs/en/guide/flour.png": "png",
    "docs/en/[kind].md": "# Kind\n",
    "docs/en/parts/end.md": "---\ntitle: End\n---\nThe *end*.\n",
    "docs/de/start.md": "# Anfang\n",
    "docs/en/index.md": """
    ---
    layout: home
    hero:
      name: Bread
      text: Bake it
      actions: [{text: Start, link: /guide/start}]
    features:
      - {icon: 🍞, title: Crust, details: Brown}
    ---

    """,
    "docs/en/guide/start.md": """
    ---
    outline: deep
    ---
    <script setup>
    import Oven from '../../components/Oven.vue'
    </script>

    # Start <Badge type="info" text="new" /> {#begin}

    [[toc]]

    :::: info Outer
    ::: details See `oven.js` {open}
    Inside.
    :::
    ::::
    ::: code-group
    ```js:line-numbers [oven.js]
    heat()
    ```
    :::

    Value {{ 1 + 1 }} and `{{ code }}`.

    <<< @/snippets/oven.js#heat{1}

    <<< ../../../../secret.txt

    <!--@include: ../parts/end.md-->

    <Oven heat="220" :crust="brown" />

    ::: v-pre
    {{ text }} in `<Oven />`
    :::
    """,
  ]

  static let article = """
    # Start <span class="badge info">new</span> {#begin}



    ::::info[Outer]
    <details open><summary>See <code>oven.js</code></summary>

    Inside.

    </details>

    ::::
    :::tabs
    ```js numbers [oven.js]
    heat()
    ```
    :::

    Value {{ 1 + 1 }} and `{{ code }}`.

    ```js {1} file=samples/docs/snippets/oven.js region=heat
    ```



    The *end*.


    :::oven{heat="220"}
    :::


    {{ text }} in `<Oven />`

    """
}
