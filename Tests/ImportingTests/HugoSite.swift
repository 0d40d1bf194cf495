@testable import Importing

/// A small site for Hugo with each construct that the import converts, and the files that it becomes.
enum HugoSite {
  static let files: [String: String] = [
    "archetypes/default.md": #"""
    ---
    ---

    """#,
    "assets/images/oak.png": "png",
    "assets/main.scss": "a",
    "config/_default/params.toml": #"""
    author = "Ada"
    wood = "oak"

    """#,
    "content/_index.md": #"""
    ---
    title: Home
    ---
    Welcome.

    """#,
    "content/about.fr.md": #"""
    ---
    title: Qui suis-je
    ---
    Moi.

    """#,
    "content/about.md": #"""
    ---
    title: About
    menu:
      main:
        weight: 1
    ---
    Me.

    """#,
    "content/parts/_index.md": #"""
    ---
    cascade:
      build:
        render: never
    build:
      render: never
    ---

    """#,
    "content/parts/oil.md": #"""
    ---
    title: Oil
    ---
    Use {{< rule >}} oil.

    """#,
    "content/posts/2026-01-02-bench.md": #"""
    +++
    title = 'A bench'
    date = 2026-01-02T10:00:00Z
    lastmod = 2026-01-03T10:00:00Z
    weight = 3
    type = 'post'
    aliases = ['old', '/bank/']
    summary = 'Oak.'
    [params]
    wood = 'ash'
    +++
    See [tools]({{< ref "tools/plane.md#sole" >}}) made of {{% param wood %}}.

    """#,
    "content/posts/hidden.md": #"""
    ---
    title: Hidden
    build:
      render: never
    ---

    """#,
    "content/posts/later.md": #"""
    ---
    title: Later
    date: 2026-01-01
    publishDate: 2030-01-01
    draft: true
    ---

    """#,
    "content/posts/saw/index.md": #"""
    {"title": "A saw", "date": "2026-02-03", "slug": "The Saw", "tags": ["steel"]}
    {{< figure src="saw.png" alt="A saw" >}}

    {{< figure src="saw.png" caption="*Sharp*" width="300" >}}

    """#,
    "content/posts/saw/notes.md": "A part.\n",
    "content/posts/saw/saw.png": "png",
    "content/tools/plane.md": #"""
    ---
    title: The plane
    url: planes/no-4
    ---
    ## Sole

    - A step:

      {{< highlight go "linenos=table,hl_lines=2 4-5" >}}
      a := 1
      b := 2
      {{< /highlight >}}

    ```go {linenos=true hl_lines=["1-4"] file="plane.go"}
    {{</* figure src="x" */>}}
    {{< param "wood" >}}
    ```

    {{< details summary="How" open=true >}}
    With **care**.
    {{< /details >}}

    {{< youtube 0RKpf3rK57I >}}

    {{< box kind="warn" >}}
    Mind the *iron*.
    {{< /box >}}

    {{< rule >}} {{< unknown a="b" />}} here, and {{</* rule */>}}.

    {{< planks 3 "thick" >}}
    One plank.
    {{< /planks >}}

    Wide.
    {class="wide !mt-6"}

    {{% include "parts/oil.md" %}}

    """#,
    "data/woods.yaml": "a: b",
    "hugo.toml": #"""
    baseURL = "https://example.org/shed/"
    languageCode = "en-gb"
    defaultContentLanguage = "en"
    title = "The shed"
    timeZone = "Europe/London"
    enableEmoji = true
    copyright = "Ada"
    [pagination]
    pagerSize = 5
    path = "side"
    [permalinks.page]
    posts = "/:year/:month/:slugorcontentbasename/"
    [taxonomies]
    tag = "tags"
    wood = "woods"
    [outputs]
    section = ["html"]
    [markup.goldmark.renderer]
    unsafe = true
    hardWraps = true
    [markup.goldmark.extensions.passthrough]
    enable = true
    [languages.en]
    weight = 1
    [languages.fr]
    title = "La remise"
    [[menus.main]]
    name = "Old tools"
    pageRef = "/tools"
    weight = 2
    [[cascade]]
    toc = false
    [cascade.target]
    path = "/tools/**"

    """#,
    "layouts/_shortcodes/include.html": #"""
    {{ with .Get 0 }}{{ with site.GetPage . }}{{ .RenderShortcodes }}{{ end }}{{ end }}
    """#,
    "layouts/_shortcodes/planks.html": "{{ range seq 3 }}x{{ end }}{{ .Inner }}",
    "layouts/_shortcodes/rule.html": "the golden rule\n",
    "layouts/shortcodes/box.html": #"""
    {{/* A box. */}}
    {{- $kind := .Get "kind" | default "note" -}}
    <div class="box {{ $kind }}">
        {{ with .Get "title" }}<b>{{ . }}</b>{{ else }}<b>Note</b>{{ end }}
        {{ .Inner | markdownify }}
    </div>

    """#,
    "static/favicon.ico": "ico",
  ]

  static let converted: [String: String] = [
    "Content/_data/woods.yaml": "copy of data/woods.yaml",
    "Content/_index.md": #"""
    ---
    title: Home
    ---
    Welcome.

    """#,
    "Content/about.md": #"""
    ---
    title: About
    ---
    Me.

    """#,
    "Content/fr/about.md": #"""
    ---
    title: Qui suis-je
    ---
    Moi.

    """#,
    "Content/posts/2026-01-02-bench.md": #"""
    ---
    title: A bench
    date: 2026-01-02T10:00:00Z
    updated: 2026-01-03T10:00:00Z
    order: 3
    aliases: [/2026/01/old, /bank/]
    description: Oak.
    wood: ash
    url: /2026/01/2026-01-02-bench/
    ---
    See [tools](../tools/plane.md#sole) made of ash.

    """#,
    "Content/posts/later.md": #"""
    ---
    title: Later
    date: 2030-01-01
    draft: true
    url: /2026/01/later/
    ---

    """#,
    "Content/posts/saw/index.md": #"""
    ---
    title: A saw
    date: 2026-02-03
    slug: the-saw
    tags: [steel]
    ---
    ![A saw](saw.png)

    <figure>
    <img src="saw.png" alt="Sharp" width="300">
    <figcaption>

    *Sharp*

    </figcaption>
    </figure>

    """#,
    "Content/posts/saw/saw.png": "copy of content/posts/saw/saw.png",
    "Content/site.yml": #"""
    title: The shed
    url: "https://example.org/shed/"
    language: en-gb
    languages:
      en-gb:
        name: en-gb
      fr:
        name: fr
        title: La remise
        menus:
          main:
            - title: Old tools
              url: /fr/tools/
    time_zone: Europe/London
    author: Ada
    page_size: 5
    pagination: "/side/:n/"
    feeds:
      rss: /index.xml
    permalinks:
      posts: "/:year/:month/:slug/"
    taxonomies:
      tags:
        title: Tags
        feeds:
          rss: index.xml
      woods:
        title: Woods
        feeds:
          rss: index.xml
    menus:
      main:
        - title: About
          url: /about/
        - title: Old tools
          url: /tools/
    html: trusted
    smart_punctuation: true
    definition_lists: true
    hard_breaks: true
    emoji: true
    heading_ids: github
    params:
      author: Ada
      wood: oak
      copyright: Ada
    math: true

    """#,
    "Content/static/en/index.html": RedirectPage.html(to: "../"),
    "Content/static/favicon.ico": "copy of static/favicon.ico",
    "Content/static/images/oak.png": "copy of assets/images/oak.png",
    "Content/tools/_index.md": #"""
    ---
    defaults:
      toc: false
    ---

    """#,
    "Content/tools/plane.md": #"""
    ---
    title: The plane
    url: /planes/no-4/
    ---
    ## Sole

    - A step:

      ```go numbers lines=2
      a := 1
      b := 2
      ```

    ```go numbers lines=1-2 title="plane.go"
    {{< figure src="x" >}}
    oak
    ```

    <details open>
    <summary>How</summary>

    With **care**.

    </details>

    :::video{youtube="0RKpf3rK57I"}
    :::

    <div class="box warn">
    <b>Note</b>

    Mind the *iron*.

    </div>

    the golden rule <span class="unknown"></span> here, and {{< rule >}}.

    :::planks{value1="3" value2="thick"}
    One plank.
    :::

    Wide.
    {.wide}

    Use the golden rule oil.

    """#,
    "Templates/containers/planks.mustache": #"""
    ---
    summary: the `planks` of the old site, made with Hugo
    attributes: [value1, value2]
    ---
    <div class="planks">
    {{#children}}
    {{{html}}}
    {{/children}}
    </div>

    """#,
  ]
}
