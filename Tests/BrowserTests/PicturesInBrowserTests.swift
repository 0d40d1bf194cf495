import Articles
import Components
import Containers
import Diagnostics
import Garland
import TestSupport
import Testing

@Suite(.inBrowser, .serialized)
struct `Pictures in a browser` {
  private static let windows = [390, 768, 900, 1_280]

  private static let layouts: [Case<ShownWidth.Layout, String>] = [
    Case("article", .article, ""), Case("contents at the right", .contentsAtRight, "toc: right\n"),
    Case("sidebar", .sidebar, ""), Case("wide", .wide, "wide: true\n"),
    Case("wide with a sidebar", .wideWithSidebar, "wide: true\n"),
  ]

  @Test(arguments: layouts)
  private func `state the width in which containers show them, and load the smallest file that suffices`(
    _ layout: Case<ShownWidth.Layout, String>
  ) throws {
    let (site, page) = Self.site(with: layout)
    // Each window is a new browser, because Chromium takes a larger file that it has in memory. What happens only on a busy machine,
    // and not in each of three visits, is no fault.
    for window in Self.windows {
      var answers: [StepResult] = []
      for _ in 0..<3 where answers.isEmpty || answers[1] != 0 || answers[2] != [] {
        answers = try Visit(width: window).results(on: site, [.open(page), .shift, Self.faults])
      }
      #expect(answers[1] == 0, "layout shift at \(window)")
      #expect(answers[2] == [], "\(layout.name) at \(window)")
    }
  }

  @Test func `are covers, thumbnails, cards and heroes of the width that the theme states`() throws {
    let places: [(page: String, selector: String, width: ShownWidth)] = [
      ("posts/a/", ".cover img", .cover(in: .article)), ("posts/w/", ".cover img", .cover(in: .wide)),
      ("docs/a/", ".cover img", .cover(in: .sidebar)), ("posts/", ".thumbnail", .thumbnail(in: .article)),
      ("docs/", ".thumbnail", .thumbnail(in: .sidebar)), ("cards/", ".thumbnail", .card()),
      ("", ".featured-large .thumbnail", .card(isLarge: true)), ("", ".hero img", .hero(ratio: 1.5)),
    ]
    let steps = Self.windows.flatMap { window in
      places.flatMap { place in
        [Visit.Step.width(window), .open(place.page), Self.fault(of: place.selector, sizes: place.width.sizes)]
      }
    }
    let answers = try Visit().results(on: Self.theme, steps)
    for (index, answer) in answers.enumerated() where index % 3 == 2 {
      let (window, place) = (Self.windows[index / 3 / places.count], places[index / 3 % places.count])
      #expect(answer == "", "\(place.selector) of /\(place.page) at \(window)")
    }
  }

  @Test func `open as their original where they are shown smaller`() throws {
    let (site, page) = Self.site(with: Self.layouts[0])
    let state = Visit.Step.stable(
      "document.querySelector('.zoom[open] img')?.src.split('/').pop().split('?')[0] ?? 'closed'")
    func click(_ selector: String) -> [Visit.Step] {
      [
        .open(page), .script("document.querySelector('\(selector)').scrollIntoView({ behavior: 'instant' })"),
        .stable("document.querySelector('\(selector)').complete && document.querySelector('\(selector)').role"),
        .script("document.querySelector('\(selector)').click()"), state,
      ]
    }
    try Visit(width: 1_280).check(
      [
        Case("a figure", click(".figure img"), "photo.svg"),
        Case("a gallery", click(".gallery img"), "photo.svg"),
      ], on: site)
  }
}

extension `Pictures in a browser` {
  /// Functions that compare `sizes` with the shown width.
  private static let functions = """
    const pixels = (length) => {
      const box = document.createElement('div')
      box.style.cssText = `position: fixed; width: ${length}`
      document.body.append(box)
      const { width } = box.getBoundingClientRect()
      box.remove()
      return width
    }
    const evaluated = (sizes) => pixels(sizes.replace(/^auto, /, '').split(/, (?![^(]*[)])/)
      .map(size => size.match(/^(?:([(][^)]+[)]) )?(.+)$/)).find(([, media]) => !media || matchMedia(media).matches)[2])
    const isFar = (stated, shown) => Math.abs(stated - shown) > 0.05 * shown

    """

  /// Returns a fault for each image whose `sizes` or whose chosen file is wrong.
  ///
  /// On a busy machine, Chromium chose the file of one image, the first of nested tabs, for the width of the window.
  private static let faults = Visit.Step.script(
    functions + """
      const faults = [], early = []
      for (const image of document.querySelectorAll('main img[sizes]')) {
        image.scrollIntoView({ behavior: 'instant' })
        const shown = image.getBoundingClientRect().width
        if (!shown) continue
        for (let tries = 0; tries < 100 && !(image.complete && image.currentSrc); tries++)
          await new Promise(done => setTimeout(done, 20))
        const widths = [...image.closest('picture').querySelector('source').srcset.matchAll(/ (\\d+)w/g)].map(match => +match[1])
        const best = widths.find(width => width >= shown * 0.95) ?? widths.at(-1)
        const loaded = Number(image.currentSrc.match(/-w(\\d+)/)?.[1])
        const stated = evaluated(image.sizes)
        if (isFar(stated, shown)) faults.push(`${image.alt}: ${shown} is shown, ${stated} is stated: ${image.sizes}`)
        const fault = `${image.alt}: ${loaded} of ${widths} is loaded for ${shown}`
        if (loaded < shown * 0.95 && loaded < widths.at(-1)) faults.push(fault)
        if (loaded > Math.max(best, widths.find(width => width >= shown * 1.05) ?? best))
          (loaded === (widths.find(width => width >= innerWidth) ?? widths.at(-1)) ? early : faults).push(fault)
      }
      faults.push(...early.slice(1))
      return document.querySelectorAll('main img[sizes]').length > 20 ? faults : ['there are too few images']
      """)

  /// Returns a fault if the first image with a selector has another width than some sizes.
  private static func fault(of selector: String, sizes: String) -> Visit.Step {
    .script(
      functions + """
        const shown = document.querySelector('\(selector)')?.getBoundingClientRect().width
        if (!shown) return 'there is no such picture'
        const stated = evaluated('\(sizes)')
        return isFar(stated, shown) ? `${shown} is shown, ${stated} is stated: \(sizes)` : ''
        """)
  }

  /// Returns a site with a page that has pictures in all containers, in a layout, and the address of that page.
  private static func site(with layout: Case<ShownWidth.Layout, String>) -> (site: Site, page: String) {
    let isInSection = layout.input == .sidebar || layout.input == .wideWithSidebar
    var site = Site(content: [
      "site.yml": "title: Site\nurl: https://example.org/\n",
      "docs/_index.md": "---\ntitle: Docs\nsidebar: true\nholds: pages\n---\n", "docs/other.md": "# Other\n",
      "docs/page.md": "---\n\(layout.expected)---\n\(markdown)", "page.md": "---\n\(layout.expected)---\n\(markdown)",
      "static/photo.svg": picture(width: 2_400),
    ])
    let html = html(in: layout.input)
    for width in Set(html.matches(of: /p-w(\d+)[.]svg/).compactMap { Int($0.1) }) {
      site.add("v/p-w\(width).svg", picture(width: width))
    }
    let page = (isInSection ? "docs/" : "") + "page/"
    site.replace(in: page + "index.html", from: "<p>Begin.</p>", to: "<p>End.</p>", with: html)
    return (site, page)
  }

  /// Returns the article with pictures in several widths; the browser needs no other format to choose one.
  ///
  /// Each picture has addresses of its own: Chromium takes a file that it has in memory.
  private static func html(in layout: ShownWidth.Layout) -> String {
    var options = ArticleOptions(containers: .standard)
    options.resolve = { address in
      guard let query = address.firstIndex(of: "?") else { return .unchanged }
      return .image(
        ResolvedImage(
          address, width: 2_400, height: 1_600,
          variants: PictureVariants(
            folder: "/v/", name: "p-",
            formats: ["image/webp", nil].map { .init(type: $0, ending: ".svg\(address[query...])") })))
    }
    let parts = markdown.split(separator: "/photo.svg", omittingEmptySubsequences: false)
    let text = parts.enumerated().map { $0 == 0 ? "\($1)" : "/photo.svg?\($0)\($1)" }.joined()
    var sources = SourceMap()
    let file = SourceFile(path: "page.md", text: text)
    var environment = EnvironmentValues()
    environment.shownWidth = .text(in: layout)
    return Article(file, as: sources.add(file), options: options).rendered(in: environment).html
  }

  /// Returns a picture that is half as wide again as it is high.
  private static func picture(width: Int) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(width * 2 / 3)\"><path d=\"M0 0h99v99z\"/></svg>"
  }

  /// The front page with a hero and a grid, lists, and posts with covers.
  private static let theme = Site(
    content: [
      "site.yml":
        "title: Site\nurl: https://example.org/\n",
      "index.md":
        "---\nhero: {title: Site, text: Text., image: /photo.svg, alt: A}\nfeatured: large\ngrid: true\n---\n",
      "posts/2026-01-01-a.md": post, "posts/2026-01-02-b.md": post, "posts/2026-01-03-c.md": post,
      "posts/2026-01-04-w.md": post.replacing("image:", with: "wide: true\nimage:"),
      "posts/2026-01-05-f.md": post.replacing("image:", with: "featured: true\nimage:"),
      "cards/_index.md": "---\ntitle: Cards\ngrid: true\n---\n", "cards/2026-01-01-a.md": post,
      "cards/2026-01-03-c.md": post,
      "cards/2026-01-02-b.md": post,
      "docs/_index.md": "---\ntitle: Docs\nsidebar: true\nchildren: list\n---\n", "docs/2026-01-01-a.md": post,
      "docs/2026-01-02-b.md": post, "static/photo.svg": picture(width: 2_400),
    ])

  private static let post = "---\nimage: {src: /photo.svg, alt: A}\n---\n# Post\n\nA text of some words.\n"

  private static let markdown = """
    Begin.

    ## Text

    ![plain](/photo.svg)

    [![in a link](/photo.svg)](/)

    > ![in a quote](/photo.svg)

    - A list.

      ![in a list](/photo.svg)

      - Another.

        > ![in a quote in a list in a list](/photo.svg)

    Term
    : no list

    <p><img src="/photo.svg" alt="in raw HTML"></p>

    ## Containers

    Text.

    :::columns
    ![left of two](/photo.svg)

    ![right of two](/photo.svg)
    :::

    :::columns{count=3}
    ![first of three](/photo.svg)

    > ![second of three, in a quote](/photo.svg)

    ![third of three](/photo.svg)
    :::

    :::columns{count=4}
    ![first of two in four columns](/photo.svg)

    Text.
    :::

    :::cards
    ### A
    ![first of three cards](/photo.svg)

    ### B
    ![second of three cards](/photo.svg)

    ### C
    ![third of three cards](/photo.svg)
    :::

    :::cards
    ### A
    ![first of five cards](/photo.svg)

    ### B
    ![second of five cards](/photo.svg)

    ### C
    ![third of five cards](/photo.svg)

    ### D
    ![fourth of five cards](/photo.svg)

    ### E
    ![fifth of five cards](/photo.svg)
    :::

    :::cards
    ### A
    ![large card](/photo.svg)

    ### B
    ![second of seven cards](/photo.svg)

    ### C
    C.

    ### D
    D.

    ### E
    E.

    ### F
    F.

    ### G
    ![last of seven cards](/photo.svg)
    :::

    :::cards
    ### A
    ![one card](/photo.svg)
    :::

    :::cards
    ### A
    ![first of two cards](/photo.svg)

    ### B
    ![second of two cards](/photo.svg)
    :::

    :::gallery
    ![first of a gallery](/photo.svg)
    ![second of a gallery](/photo.svg)

    ![third of a gallery](/photo.svg)
    :::

    :::gallery{layout=justified}
    ![first of a row](/photo.svg)
    ![second of a row](/photo.svg)
    ![third of a row](/photo.svg)
    ![fourth of a row](/photo.svg)
    ![fifth of a row](/photo.svg)
    ![sixth of a row](/photo.svg)
    :::

    :::figure[A caption]
    ![in a figure](/photo.svg)
    :::

    :::carousel
    ![in a carousel](/photo.svg)

    ![second in a carousel](/photo.svg)
    :::

    ::::tabs
    ### One
    ![in a tab](/photo.svg)

    :::tabs
    #### Two
    ![in a tab in a tab](/photo.svg)

    :::columns
    ![in a column in two tabs](/photo.svg)

    Text.
    :::

    #### Three
    ![hidden](/photo.svg)
    :::

    ### Four
    ![hidden, too](/photo.svg)
    ::::

    :::accordion
    ### Open {: open}
    ![in an accordion](/photo.svg)

    ### Closed
    ![closed](/photo.svg)
    :::

    :::note
    ![in a note](/photo.svg)

    :::steps
    ### Step
    ![in a step in a note](/photo.svg)
    :::
    :::

    :::picker
    ### One
    ![in a picker](/photo.svg)

    ### Two
    Text.
    :::

    :::chat
    ### Ada
    ![in a chat](/photo.svg)
    :::

    :::divided
    ![divided](/photo.svg)

    Text.
    :::

    End.

    """
}

extension Site {
  /// Replaces a part of a page.
  fileprivate mutating func replace(in path: String, from start: String, to end: String, with text: String) {
    guard let page = files[path], let first = page.firstRange(of: start), let last = page.firstRange(of: end) else {
      Issue.record("there is no such part in \(path)")
      return
    }
    add(path, String(page[..<first.lowerBound] + text + page[last.upperBound...]))
  }
}
