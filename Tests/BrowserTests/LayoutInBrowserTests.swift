import TestSupport
import Testing

/// Facts of the layout that must hold with and without a logo, in forced colors, and in both directions.
@Suite(.inBrowser, .serialized)
struct `The layout of a page` {
  private static let colors = [
    "", "forced-colors: active; prefers-color-scheme: light", "forced-colors: active; prefers-color-scheme: dark",
  ]

  /// A look at one page at one width, in all colors.
  private struct Look {
    let page: String
    let width: Int
    var steps: [Visit.Step] { [.width(width), .open(page)] + colors.flatMap { [.media($0), .layoutProblems] } }
  }

  @Test(.hangGuard)
  func `keeps its boxes, its words and its contrast with a logo, in forced colors and in both directions`() throws {
    let looks = LayoutSite.pages.flatMap { page in [390, 1440].map { Look(page: page, width: $0) } }
    var answers = try Visit().results(on: LayoutSite.site, looks.flatMap(\.steps))[...]
    for look in looks {
      let found = answers.prefix(look.steps.count).suffix(2 * Self.colors.count)
      for (colors, problems) in zip(Self.colors, found.filter { $0 != nil }) where problems != [] {
        Issue.record("\(look.page) at \(look.width), \(colors): \(problems)")
      }
      #expect(found.filter { $0 != nil }.count == Self.colors.count)
      answers = answers.dropFirst(look.steps.count)
    }
  }

  /// A post without contents, with code, a gallery, and a byline of several lines.
  private static let plain = Site(content: [
    "site.yml": "title: Site\nurl: https://example.org/\nauthor: \(String(repeating: "Ada ", count: 40))\n",
    "posts/a.md": "---\ntitle: A\ndate: 2026-01-01\nurl: /a/\n---\nText.\n\n```swift\nlet a = 1\n```\n",
    "posts/b.md": "---\ntitle: B\ndate: 2026-01-01\nurl: /b/\nlang: ar\n---\nText.\n\n```swift\nlet a = 1\n```\n",
  ])

  @Test func `has a post without contents in the middle, with code on both sides`() throws {
    let gaps = Visit.Step.script(
      """
      const page = document.querySelector('.page'), middle = page.getBoundingClientRect()
      const isCentred = (one) => Math.abs(one.left - middle.left - (middle.right - one.right)) < 2
      const [text, code] = ['.prose > p', '.prose .code, .prose > pre'].map((name) => document.querySelector(name).getBoundingClientRect())
      return [isCentred(text), isCentred(code), code.width > text.width + 100].join()
      """)
    for page in ["a/", "b/"] {
      try Visit().check(
        [
          Case("the post \(page)", [.width(1440), .open(page), gaps], "true,true,true"),
          Case("\(page) on a phone", [.width(390), .open(page), .overflow], false),
        ], on: Self.plain)
    }
  }

  @Test func `has no dot at the start or the end of a line of a byline`() throws {
    let dots = Visit.Step.script(
      """
      const line = document.querySelector('.byline'), style = getComputedStyle(line), box = line.getBoundingClientRect()
      const isRight = style.direction === 'rtl', insets = style.clipPath.match(/-?[\\d.]+/g).map(Number)
      const hidden = insets[isRight ? 1 : 3], rem = parseFloat(getComputedStyle(document.documentElement).fontSize)
      const starts = [...line.children].map((one) => one.getBoundingClientRect())
        .filter((one) => Math.abs(isRight ? box.right - one.right : one.left - box.left) < 1)
      return starts.length > 1 && hidden > .8 * rem
      """)
    try Visit().check(
      ["a/", "b/"].map { Case("the post \($0)", [.width(390), .open($0), dots], true) }, on: Self.plain)
  }

  @Test func `has a logo of the same height on paper`() throws {
    let height = Visit.Step.script(
      """
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize)
      return Math.round(document.querySelector('.site-logo').getBoundingClientRect().height / rem * 10)
      """)
    try Visit().check(
      ["logo/en", "logo/ar"].map { Case($0, [.media("print"), .open("\($0)/"), height], 20) }, on: LayoutSite.site)
  }
}

extension Visit.Step {
  /// Returns what is wrong with the layout.
  ///
  /// The first look at a page keeps its words, and later ones compare them.
  fileprivate static let layoutProblems = Visit.Step.script(
    #"""
    const problems = [], root = document.documentElement
    const require = (holds, problem) => { if (!holds) problems.push(problem) }
    const all = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
    const boxOf = (one) => one.getBoundingClientRect(), box = (selector) => all(selector).map(boxOf)[0]
    const name = (one) => one.className || one.localName
    const isForced = matchMedia("(forced-colors: active)").matches
    const overlap = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
    const apart = (list) => list.forEach((a, i) => list.slice(i + 1).forEach((b) =>
      require(!overlap(boxOf(a), boxOf(b)), `${name(a)} overlaps ${name(b)}`)))

    const check = () => {
      // The logo, the header and the window.
      const rem = parseFloat(getComputedStyle(root).fontSize), [logo] = all(".site-logo"), header = box(".site-header")
      if (logo) {
        const { width, height } = boxOf(logo), natural = logo.naturalWidth / logo.naturalHeight
        require(Math.abs(height - 2 * rem) < 1, `the logo is ${height} high`)
        const isWhole = Math.abs(width / height - natural) < 0.05 || getComputedStyle(logo).objectFit === "contain"
        require(isWhole, `the logo is ${width} by ${height}`)
        require(width > 80 && width < innerWidth / 2, `the logo is ${width} wide`)
      }
      require(header.height < 6 * rem, `the header is ${header.height} high`)
      const parts = all(".site-header > *"), isInside = ({ left, right }) => left >= header.left - 15 && right <= header.right + 15
      for (const part of parts) require(isInside(boxOf(part)), `${name(part)} leaves the header`)
      apart(parts)
      require(root.scrollWidth <= innerWidth, `the page is ${root.scrollWidth} wide`)
      if (innerWidth > 1000) require(all(".menu li a").length === 2, "the menu is folded")

      // The columns.
      const text = box(".prose"), toc = box(".toc"), sidebar = box(".sidebar")
      const side = (one) => one.right <= text.left ? -1 : one.left >= text.right ? 1 : 0
      if (innerWidth > 1000) {
        const start = root.dir === "rtl" ? 1 : -1, isAtStart = !sidebar && !document.querySelector(".toc-right")
        require(side(toc) === (isAtStart ? start : -start), `the contents are at ${toc.left}, the text at ${text.left}`)
        if (sidebar) require(side(sidebar) === start, `the sidebar is at ${sidebar.left}`)
      } else require(toc.bottom <= text.top, "the contents are not above the text")
      apart(all(".site-header, .sidebar, .heading, .untranslated, .toc, .prose > *, .neighbours, .site-footer"))

      // The words are the same in all colors.
      const words = document.body.innerText
      require(words === (window.words ??= words), "other words are visible")
      if (!isForced) return

      // Behind a text is the background of elements in its line, else a plate, or the background of the block.
      const canvas = getComputedStyle(document.body.appendChild(Object.assign(document.createElement("i"), { className: "canvas" })))
      const style = document.head.appendChild(document.createElement("style"))
      style.textContent = ".canvas { background: Canvas; forced-color-adjust: none }"
      const page = canvas.backgroundColor
      document.querySelector(".canvas").remove()
      style.remove()
      const channels = (color) => color.match(/[\d.]+/g).map(Number)
      const isVisible = (color) => channels(color)[3] !== 0
      const ground = (one) => {
        for (let isLine = true; one; one = one.parentElement) {
          const { display, backgroundColor, forcedColorAdjust } = getComputedStyle(one)
          if (isLine && display !== "inline") {
            isLine = false
            if (forcedColorAdjust !== "none") return page
          }
          if (isVisible(backgroundColor)) return backgroundColor
        }
        return page
      }
      const luminance = (color) => {
        const [red, green, blue] = channels(color).map((each) => each / 255).map((each) =>
          each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
      }
      const read = (one, pseudo) => {
        const [a, b] = [getComputedStyle(one, pseudo).color, ground(one)].map(luminance)
        require((Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) >= 4.5, `${name(one)} ${pseudo ?? ""} has little contrast`)
      }
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const one = walker.currentNode.parentElement
        if (walker.currentNode.data.trim() && one.checkVisibility() && one.localName !== "option") read(one)
      }
      for (const line of all(".hl-line[data-line]")) read(line, "::before")

      // A current entry differs from others, without the colors of the theme.
      const traits = ["color", "backgroundColor", "borderTopColor", "borderInlineStartColor", "borderBottomStyle", "fontWeight", "content"]
      const look = (one) => [null, "::before", "::after"].map((part) =>
        traits.map((trait) => getComputedStyle(one, part)[trait])).join()
      const differ = (chosen, others, kind) => {
        const looks = all(others).filter((one) => !one.matches(chosen)).map(look)
        const found = all(others).filter((one) => one.matches(chosen))
        if (!all(others).length) return
        require(found.length === 1 && looks.length, `${found.length} of ${looks.length} ${kind} are current`)
        for (const one of found) require(!looks.includes(look(one)), `the current one of ${kind} looks like others`)
      }
      const current = CSS.supports("selector(:target-current)") ? ":target-current" : ".is-current"
      differ(current, ".toc a", "contents")
      differ("[aria-current]", ".sidebar a", "sidebar")
      differ("[data-current]", ".tabs > ul a", "tabs")
      differ(":has(:checked)", ".picker > .option", "picker")
      differ(".hl-marked", ".hl-line", "marked lines")
      differ("ins", ".hl-line", "added lines")
      differ("del", ".hl-line", "removed lines")
    }
    return new Promise((done) => {
      const poll = () => document.querySelector(".tabs[data-shown]") ? done((check(), problems)) : setTimeout(poll, 20)
      poll()
    })
    """#)
}
