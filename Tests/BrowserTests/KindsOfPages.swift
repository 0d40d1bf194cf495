import Foundation

/// A small site that has each kind of page of the theme, and the pages with the steps that show what is special there.
enum KindsOfPages {
  /// A kind of page: its address, and what a reader does there.
  struct Kind: Sendable {
    let name: String
    let page: String
    var steps: [Visit.Step] = []
  }

  static let all: [Kind] = [
    Kind(name: "home", page: ""), Kind(name: "list", page: "notes/"), Kind(name: "thumbnails", page: "posts/"),
    Kind(name: "second page of a list", page: "posts/page/2/"), Kind(name: "post", page: "posts/plain/"),
    Kind(name: "draft with a series, a cover and comments", page: "posts/cover/"),
    Kind(name: "tabs and code", page: "tabs/"), Kind(name: "gallery", page: "gallery/"),
    Kind(name: "video", page: "video/"),
    Kind(
      name: "zoom", page: "gallery/",
      steps: [.script("document.querySelector('.gallery a').click()"), .stable("document.querySelector('.zoom').open")]),
    Kind(name: "picker", page: "picker/"), Kind(name: "accordion", page: "accordion/"),
    Kind(name: "carousel", page: "carousel/"), Kind(name: "cards, columns, steps and chat", page: "layouts/"),
    Kind(name: "table and formulas", page: "table/"), Kind(name: "tags", page: "tags/"),
    Kind(name: "tag", page: "tags/bread/"), Kind(name: "authors", page: "authors/"),
    Kind(name: "author", page: "authors/ada/"),
    Kind(name: "search", page: "search/"),
    Kind(
      name: "results of a search", page: "search/?q=loaf",
      steps: [.stable("document.querySelectorAll('.search-results li').length")]),
    Kind(name: "404", page: "404.html"), Kind(name: "sidebar", page: "docs/part/one/"),
    Kind(name: "section with a sidebar", page: "docs/"), Kind(name: "right to left", page: "rtl/"),
    Kind(name: "archive", page: "archive/"),
    Kind(
      name: "open menu", page: "about/",
      steps: [.script("document.querySelectorAll('.menu details').forEach((part) => { part.open = true })")]),
  ]

  /// The site with a plain home page.
  static let site = Site(content: content)

  /// The site with a hero, featured posts and a grid on its home page.
  static let showcase = Site(
    content: content.merging(["index.md": hero]) { $1 }.merging(["site.yml": settings + "palette: forest\n"]) { $1 })

  private static let settings = """
    title: Bakery
    url: https://example.org/
    description: Bread, and what belongs to it.
    author: {name: Ada, image: /loaf.svg}
    taxonomies: [tags, authors, series]
    repository: https://github.com/example/bakery
    social: [https://github.com/example, https://video.example/]
    share: [mastodon, email, copy]
    page_size: 3
    menus:
      main: [posts/_index.md, {title: More, children: [notes/_index.md, about.md]}, {Archive: /archive/}]
      footer: [about.md]
    params: {reading_progress: true, math: keep}
    html: {allow: [form, label, input, button]}

    """

  private static let hero = """
    ---
    hero:
      title: Bread, and nothing else
      text: A loaf a week.
      image: /loaf.svg
      alt: A loaf
      actions: [{title: Read, url: /posts/}, {title: About, url: /about/}]
    featured: large
    grid: true
    ---

    Welcome.
    """

  private static let content: [String: String] = posts.merging([
    "site.yml": settings, "index.md": "# Bakery\n\nWelcome to [the shop](about.md).\n",
    "static/loaf.svg": ContainerPage.picture(width: 1600), "static/favicon.svg": ContainerPage.picture(width: 16),
    "about.md": "---\ntoc: right\n---\n# About\n\n## Us\n\n\(form)\n\n## Them\n\nMore text.\n\n### Who\n\nThey.\n",
    "notes/_index.md": "---\ntitle: Notes\n---\nShort ones.\n",
    "notes/one.md": "---\ntags: [bread]\n---\n# One\n\nText.\n",
    "authors/ada.md":
      "---\ntitle: Ada\nimage: /loaf.svg\nsocial: [https://github.com/ada, ada@example.org]\n---\nAda bakes.\n",
    "docs/_index.md": "---\ntitle: Docs\nsidebar: true\nholds: pages\n---\nAll about it.\n",
    "docs/first.md": "---\ntitle: First\norder: 1\n---\nText.\n\n## Part\n\nText.\n",
    "docs/part/_index.md": "---\ntitle: Part\n---\n", "docs/part/one.md": "# \(long)\n\n## Heading\n\nText.\n",
    "tabs.md": tabs, "gallery.md": gallery, "video.md": video, "picker.md": picker, "accordion.md": accordion,
    "carousel.md": carousel, "layouts.md": layouts, "table.md": table,
    "rtl.md": "---\ntitle: عنوان\nlang: ar\n---\nنص [رابط](about.md).\n\n" + tabs.drop(while: { $0 != "\n" }),
  ]) { $1 }

  private static let posts: [String: String] = [
    "posts/_index.md": "# Posts\n",
    "posts/2026-01-01-plain.md": "---\ntags: [bread, flour]\nfeatured: true\n---\n" + prose,
    "posts/2026-01-02-cover.md":
      "---\nimage: {url: /loaf.svg, alt: A loaf, caption: The loaf}\nseries: Loaves\nauthors: [Ada, Bo]\n---\n# Cover\n\n## A\n\nLoaf.\n\n## B\n\nMore.\n",
    "posts/2026-01-03-third.md":
      "---\nseries: Loaves\ntags: [\(long), bread]\nfeatured: true\n---\n# \(long)\n\nA loaf.\n",
    "posts/2026-01-04-fourth.md": "---\nimage: /loaf.svg\nseries: Loaves\n---\n# Fourth\n\nA loaf.\n",
  ]

  private static let form = """
    <form><label for="email">Your email</label><input id="email" name="email" type="email">
    <button class="button">Send</button></form>
    """

  /// A word that is wider than 320 pixels.
  private static let long = "Donaudampfschifffahrtsgesellschaftskapitänsmütze"

  private static let prose = """
    # A loaf

    Text with `code`, <kbd>K</kbd>, a [link](../about.md), **bold**, and a note.[^1]

    ## A list

    - one
    - [x] done

    > A quotation with \(long).

    1. first
    2. second

    ---

    ![A loaf](/loaf.svg)

    [^1]: The note.

    """

  private static let tabs = """
    # Tabs

    :::tabs
    ### Yeast
    Text.

    ```swift title="main.swift" numbers added=1
    let a = 1 // one
    print("\\(a)")
    ```

    ### Sourdough
    ```console
    $ bake --hours 12 --heat high --steam --with-a-very-long-option-that-scrolls --and-another
    Done.
    ```
    :::

    :::warning[Hot]
    The oven is hot.
    :::

    > [!TIP]
    > A tip, and [a link](about.md).

    """

  private static let gallery = """
    # Gallery

    :::gallery{layout=justified}
    ![A loaf](/loaf.svg)
    ![Another](/loaf.svg "Another loaf")
    :::

    :::gallery
    ![First](/loaf.svg "One loaf")

    ![Second](/loaf.svg)
    :::

    :::figure[A *loaf*]
    ![A loaf](/loaf.svg)
    :::

    """

  private static let video = """
    # Video

    :::video[Kneading]{youtube=dQw4w9WgXcQ}
    :::

    """

  private static let picker = """
    # Picker

    :::picker[Which flour?]{sync=flour}
    ### Wheat
    White.

    ### Rye
    Dark, and [heavy](about.md).
    :::

    """

  private static let accordion = """
    # Accordion

    :::accordion
    ### Why? {: open}
    Because.

    ### \(long)?
    A [link](about.md).
    :::

    """

  private static let carousel = """
    # Carousel

    :::carousel[Loaves]
    ![A loaf](/loaf.svg)

    A slide with [a link](about.md).

    The third.
    :::

    """

  private static let layouts = """
    ---
    hero: {text: Side by side., image: /loaf.svg}
    wide: true
    ---

    # Layouts

    :::cards
    ### [First](about.md)
    Text.

    ### Second
    Text.

    ### Third
    Text.
    :::

    :::columns
    Left.

    Right.
    :::

    :::steps
    ### Mix
    Water and flour.

    ### Bake
    An hour.
    :::

    :::chat
    ### Ada
    Is it done?

    ### Bo {: own}
    Nearly.
    :::

    """

  private static let table = """
    # Table

    | flour | grams | price of each kilogram in the shop | origin | remarks |
    |---|--:|--:|:-:|---|
    | wheat | 500 | 1.20 | Beauce | `\(long)` |
    | rye | 300 | 1.40 | Brandenburg | none |

    The formula is $a^2 + b^2 = c^2$.

    """
}
