import TestSupport
import Testing

/// Facts that hold on each kind of page, from a small phone to a wide desktop.
@Suite(.inBrowser, .serialized)
struct `The layout at any width` {
  private static let pages = [
    "", "posts/", "tags/", "archive/", "posts/1/", "posts/2/", "cards/", "guide/", "guide/one/", "guide/more/two/",
  ]

  /// A site with each kind of page, whose numbers of posts and cards fill no row by themselves.
  private static func site(language: String) -> Site {
    let long = "Donaudampfschifffahrtsgesellschaftskapitänswitwenrente"
    let words = String(repeating: "Bread needs flour, water, salt and a little yeast. ", count: 8)
    let wide = "| A | B | C |\n|---|---|---|\n| \(words) | \(words) | \(words) |\n"
    let code = "```swift\nlet loaf = \"\(words)\"\n```\n"
    let sections =
      "## One\n\n\(words)\n\n\(wide)\n## Two\n\n\(code)\n## Three\n\n:::tabs\n### A\n\(code)\n### B\nText.\n:::\n"
    var content = [
      "site.yml":
        "title: Bakery\nurl: https://example.org/\nlanguage: \(language)\nauthor: Ada\nmenus: {main: [{Posts: /posts/}, {Guide: /guide/}]}\n",
      "index.md": "---\ngrid: true\nfeatured: true\n---\n", "posts/_index.md": "# Posts\n",
      "static/loaf.svg": ContainerPage.picture(width: 300),
      "cards.md":
        "# Cards\n\n:::cards\n### One\n![A](/loaf.svg)\n\n### \(long)\nB.\n\n### Three\n![C](/loaf.svg)\n\n### Four\nD.\n\n### Five\nE.\n:::\n\n:::cards{links}\n- [One](/posts/) A.\n- [Two](/guide/) B.\n:::\n",
      "guide/_index.md": "---\ntitle: Guide\nsidebar: true\n---\nText.\n",
      "guide/one.md": "---\ntitle: One\ndescription: \(words)\n---\n\(sections)",
      "guide/\(long).md": "# \(long)\n\nText.\n",
      "guide/more/_index.md": "# More\n", "guide/more/two.md": "# Two\n\n\(words)\n\n\(code)",
    ]
    for day in 1...9 {
      let keys = (day < 3 ? "featured: true\n" : "") + (day % 3 == 0 ? "" : "image: /loaf.svg\n")
      content["posts/\(2020 + day % 4)-01-0\(day)-p\(day).md"] =
        "---\ntitle: Post \(day) \(day == 5 ? long : "")\nurl: /posts/\(day)/\ntags: [bread]\n\(keys)---\n\(day == 1 ? sections : words + "\n\n" + code)"
    }
    return Site(content: content)
  }

  /// Returns what is wrong: a page wider than the window, a box outside its parent, a row with a hole, or an empty column
  /// beside a text.
  private static let faults = Visit.Step.script(
    #"""
    const faults = [], isPrinted = matchMedia('print').matches
    const box = (one) => one.getBoundingClientRect(), name = (one) => `${one.localName}.${one.className}`
    const all = (selector, root = document) => [...root.querySelectorAll(selector)].filter((one) => one.checkVisibility({ contentVisibilityAuto: true }))
    if (!isPrinted && document.documentElement.scrollWidth > innerWidth) faults.push(`the page is ${document.documentElement.scrollWidth} wide`)

    const page = box(document.querySelector('.page'))
    const isClipped = (one) => { for (; one; one = one.parentElement) if (getComputedStyle(one).overflowX !== 'visible') return true }
    for (const one of all('main *')) {
      const { left, right, width } = box(one)
      if (width > 1 && (left < page.left - 1 || right > page.right + 1) && !isClipped(one.parentElement)) faults.push(`${name(one)} leaves the page`)
    }
    for (const parent of all('.card, .grid .entries > li, .sidebar, .callout'))
      for (const one of all('*', parent)) {
        const [inner, outer] = [box(one), box(parent)]
        if (inner.width > 1 && (inner.left < outer.left - 1 || inner.right > outer.right + 1) && !isClipped(one.parentElement)) faults.push(`${name(one)} leaves ${name(parent)}`)
      }

    // Cards fill each row from the first edge to the last.
    for (const list of all('.grid .entries, .cards')) {
      const rows = Map.groupBy([...list.children].map(box), ({ top }) => Math.round(top))
      for (const row of rows.values()) {
        const gap = box(list).width - row.reduce((sum, { width }) => sum + width, 0)
        if (gap > 25 * (row.length - 1) + 2) faults.push(`a row of ${row.length} in ${name(list)} has a hole of ${gap}`)
      }
    }

    // Beside a text is another column, or both sides are alike.
    const text = document.querySelector('.prose > p')
    if (text && innerWidth > 1200 && !isPrinted) {
      const columns = [...all('.toc, .sidebar, .entries'), document.querySelector('.page')].map(box), { left, right } = box(text)
      const start = Math.min(...columns.filter((one) => one.right <= left).map((one) => left - one.right), left - page.left)
      const end = Math.min(...columns.filter((one) => one.left >= right).map((one) => one.left - right), page.right - right)
      const isDocs = document.querySelector('.sidebar')
      if (Math.max(start, end) > 300 && Math.abs(start - end) > 2 && !(isDocs && !all('.toc').length)) faults.push(`${start} and ${end} are free beside the text`)
    }
    return faults
    """#)

  @Test(.hangGuard, arguments: ["en", "ar"])
  func `has no hole, no empty column and no box outside another`(language: String) throws {
    let looks = [320, 390, 768, 1024, 1440, 1920].flatMap { width in Self.pages.map { (width, $0) } }
    let steps = looks.flatMap { [Visit.Step.width($0), .open($1), Self.faults] }
    let results = try Visit().results(on: Self.site(language: language), steps).filter { $0 != nil }
    #expect(results.count == looks.count)
    for ((width, page), faults) in zip(looks, results) { #expect(faults == [], "/\(page) at \(width)") }
  }

  @Test(.hangGuard, arguments: ["print", "forced-colors: active"])
  func `is the same on paper and in forced colors`(medium: String) throws {
    let looks = [720, 1440].flatMap { width in Self.pages.map { (width, $0) } }
    let steps = [.media(medium)] + looks.flatMap { [Visit.Step.width($0), .open($1), Self.faults] }
    let results = try Visit(runsScripts: false).results(on: Self.site(language: "en"), steps).filter { $0 != nil }
    #expect(results.count == looks.count)
    for ((width, page), faults) in zip(looks, results) { #expect(faults == [], "/\(page) at \(width)") }
  }

  @Test func `shows the first title below a hero on a phone`() throws {
    let site = Site(content: [
      "site.yml": "title: Ada\nurl: https://example.org/\nsocial: [ada@example.org]\n",
      "posts/2026-01-01-a.md": "# A\n\nText.\n",
      "index.md":
        "---\nhero:\n  text: I write down what I make, what I read and what I learn on the way.\n  image: /loaf.svg\n  alt: A loaf\n  actions: [{title: About me, url: /posts/a/}, {title: All posts, url: /archive/}]\n---\n",
      "static/loaf.svg": ContainerPage.picture(width: 300),
    ])
    let bottom = Visit.Step.script("return document.querySelector('.entries h2').getBoundingClientRect().bottom < 780")
    try Visit().check([Case("at 390 px", [.width(390), bottom], true)], on: site)
  }

  @Test func `keeps a text narrow in a guide, and lets tables and code grow`() throws {
    let widths = Visit.Step.script(
      """
      const width = (selector) => document.querySelector(selector).getBoundingClientRect().width
      const text = width('.prose > p'), toc = document.querySelector('.toc').getBoundingClientRect()
      const areBeside = ['table', 'pre, .code'].every((one) => document.querySelector(`.prose > :is(${one})`).getBoundingClientRect().right < toc.left)
      return [width('.prose > table') > text + 100, width('.prose > :is(pre, .code)') > text + 100, areBeside].join()
      """)
    let shadow = Visit.Step.script(
      "const code = document.querySelector('.prose pre'); return [code.scrollWidth > code.clientWidth, getComputedStyle(code).animationName === 'scrolled'].join()"
    )
    try Visit().check(
      [
        Case("at 1,920", [.width(1920), .open("guide/one/"), widths], "true,true,true"),
        Case("what scrolls has a shadow", [.open("guide/one/"), shadow], "true,true"),
      ], on: Self.site(language: "en"))
  }

  @Test func `keeps many links of the menu in one row that scrolls, with open groups inside of the window`() throws {
    let links = (1...14).map { "{Section \($0): /}" } + ["{More: [{A rather long title: /}, {Two: /}]}"]
    let site = Site(content: [
      "site.yml": "title: Bakery\nurl: https://example.org/\nmenus: {main: [\(links.joined(separator: ", "))]}\n",
      "index.md": "Text.\n",
    ])
    let row = Visit.Step.script(
      """
      const links = [...document.querySelectorAll('.menu-room > details > ul > li')], list = links[0].parentElement
      const tops = new Set(links.map((one) => Math.round(one.getBoundingClientRect().top)))
      return [tops.size, list.scrollWidth > list.clientWidth, document.querySelector('.menu-room > details > summary').checkVisibility()].join()
      """)
    let group = Visit.Step.script(
      """
      const summary = document.querySelector('.menu li summary')
      summary.focus()
      summary.click()
      const link = document.querySelector('.menu li li a').getBoundingClientRect(), start = summary.getBoundingClientRect()
      const found = document.elementFromPoint(link.left + 5, link.top + 5)
      return [found?.matches('.menu li li a'), Math.abs(link.left - start.left) < 200, link.right < innerWidth].join()
      """)
    try Visit().check(
      [960, 1440, 1920].flatMap { width in
        [
          Case("a row at \(width)", [.width(width), .open(""), row], "1,true,false"),
          Case("a group at \(width)", [.width(width), .open(""), group], "true,true,true"),
        ]
      }, on: site)
  }
}
