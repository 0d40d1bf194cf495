@testable import Importing

/// A small site for Zola with each construct that the import converts, and the files that it becomes.
enum ZolaSite {
  static let files: [String: String] = [
    "config.toml": #"""
    base_url = "https://example.org/garden"
    title = "The garden"
    default_language = "en"
    compile_sass = true
    generate_feeds = true
    feed_filenames = ["rss.xml", "atom.xml"]
    taxonomies = [
      {name = "tags", feed = true},
      {name = "plants"},
    ]
    [languages.fr]
    title = "Le jardin"
    [markdown]
    smart_punctuation = true
    render_emoji = true
    [extra]
    author = "Ada"

    """#,
    "content/_index.md": #"""
    +++
    sort_by = "date"
    paginate_by = 5
    +++

    """#,
    "content/hidden.md": #"""
    +++
    render = false
    +++

    """#,
    "content/moss.fr.md": #"""
    +++
    title = "Mousse"
    +++
    Doux.

    """#,
    "content/moss.md": #"""
    +++
    title = "Moss"
    path = "green/moss"
    +++
    Soft.

    """#,
    "content/posts/2026-01-02_rain.md": #"""

    +++
    title = "Rain"
    template = "wide.html"
    weight = 2
    aliases = ["wet"]
    [taxonomies]
    tags = ["water"]
    [extra]
    mood = "grey"
    +++
    See [the pond](@/posts/pond/index.md#fish) and `[x](@/y.md)`.

    """#,
    "content/posts/_index.md": #"""
    +++
    title = "Posts"
    sort_by = "weight"
    generate_feeds = true
    transparent = true
    insert_anchor_links = "left"
    +++

    """#,
    "content/posts/pond/index.md": #"""
    +++
    title = "The pond"
    date = 2026-02-03
    updated = 2026-02-04
    slug = "Little Pond"
    +++
    {{ youtube(id="0RKpf3rK57I") }}

    {% note(title="Deep") %}
    Mind the *edge*.
    {% end %}

    {{ photo(path="posts/pond/pond.jpg", width=300) }}

    {{ shelf(rows=3) }}

    An example: `{{/* note() */}}`; and {{ name }} is text.

    ```rust,linenos,hl_lines=2 4-5,name=main.rs
    {%/* note() */%}
    {%/* end */%}
    ```

    """#,
    "content/posts/pond/pond.jpg": "jpg",
    "sass/site.scss": "a",
    "static/robots.txt": "User-agent: *\n",
    "templates/shortcodes/note.html": #"""
    {# A note. #}
    <div class="note">
      {% if title %}<b>{{ title }}</b>{% else %}<b>Note</b>{% endif %}
      {{ body | markdown | safe }}
    </div>

    """#,
    "templates/shortcodes/photo.html": #"""
    {% set image = resize_image(path=path, width=width, op="fit_width") %}
    <img src="{{ image.url }}" />

    """#,
    "templates/shortcodes/shelf.html": "{% for row in range(end=rows) %}x{% endfor %}\n",
  ]

  static let converted: [String: String] = [
    "Content/_index.md": #"""
    ---
    page_size: 5
    sort: newest
    ---

    """#,
    "Content/fr/moss.md": #"""
    ---
    title: Mousse
    ---
    Doux.

    """#,
    "Content/moss.md": #"""
    ---
    title: Moss
    url: /green/moss/
    ---
    Soft.

    """#,
    "Content/posts/2026-01-02_rain.md": #"""
    ---
    title: Rain
    order: 2
    aliases: [/wet]
    tags: [water]
    mood: grey
    date: 2026-01-02
    url: /posts/rain/
    ---
    See [the pond](pond/index.md#fish) and `[x](@/y.md)`.

    """#,
    "Content/posts/_index.md": #"""
    ---
    title: Posts
    sort: order
    feeds:
      rss: rss.xml
      atom: atom.xml
    ---

    """#,
    "Content/posts/pond/index.md": #"""
    ---
    title: The pond
    date: 2026-02-03
    updated: 2026-02-04
    slug: Little Pond
    ---
    :::video{youtube="0RKpf3rK57I"}
    :::

    <div class="note">
    <b>Deep</b>

    Mind the *edge*.

    </div>

    ![](pond.jpg)

    :::shelf{rows="3"}
    :::

    An example: `{{ note() }}`; and {{ name }} is text.

    ```rust numbers lines=2 title="main.rs"
    {% note() %}
    {% end %}
    ```

    """#,
    "Content/posts/pond/pond.jpg": "copy of content/posts/pond/pond.jpg",
    "Content/site.yml": #"""
    title: The garden
    url: "https://example.org/garden/"
    language: en
    languages:
      en:
        name: en
      fr:
        name: fr
        title: Le jardin
    author: Ada
    feeds:
      rss: /rss.xml
      atom: /atom.xml
    taxonomies:
      tags:
        title: Tags
        feeds:
          rss: rss.xml
          atom: atom.xml
      plants: Plants
    html: trusted
    heading_ids: zola
    smart_punctuation: true
    emoji: true
    params:
      author: Ada

    """#,
    "Content/static/robots.txt": "copy of static/robots.txt",
    "Templates/containers/shelf.mustache": #"""
    ---
    summary: the `shelf` of the old site, made with Zola
    attributes: [rows]
    ---
    <div class="shelf">
    {{#children}}
    {{{html}}}
    {{/children}}
    </div>

    """#,
  ]
}
