import TestSupport
import Testing
import Theme

@Suite(.inBrowser, .serialized)
struct `The theme in a browser` {
  private typealias Row = Case<[Visit.Step], StepResult>
  private static let page = Visit.Step.open("garland/manual/markdown/")
  private static let colors = Visit.Step.script("return getComputedStyle(document.body.parentElement).backgroundColor")
  private static let light: StepResult = "rgb(255, 255, 255)"
  private static let dark: StepResult = "rgb(16, 19, 24)"
  private static let click = Visit.Step.click(".theme-switch")

  @Test func `switches from the system's colors to light, dark and back`() throws {
    let label = Visit.Step.script("return document.querySelector('.theme-switch').ariaLabel")
    try Visit(isDark: true).check(
      [
        Row("as the system", [Self.page, Self.colors], Self.dark),
        Row("one click", [Self.page, Self.click, Self.colors], Self.light),
        Row("two clicks", [Self.page, Self.click, Self.click, Self.colors], Self.dark),
        Row("the name of the button", [Self.page, Self.click, label], "Theme: light"),
        Row("three clicks", [Self.page, Self.click, Self.click, Self.click, label], "Theme: as the system"),
        Row(
          "by the keyboard",
          [Self.page, .script("document.querySelector('.theme-switch').focus()"), .keys("ENTER"), Self.colors],
          Self.light),
        Row("remembered on another page", [Self.page, Self.click, .open("garland/"), Self.colors], Self.light),
      ], on: .sample)
    try Visit().check(
      [
        Row("one click on a light system", [Self.page, Self.click, Self.colors], Self.dark),
        Row("two clicks on a light system", [Self.page, Self.click, Self.click, Self.colors], Self.light),
        Row(
          "three clicks on a light system", [Self.page, Self.click, Self.click, Self.click, label],
          "Theme: as the system"),
      ], on: .sample)
  }

  @Test(arguments: [false, true]) func `prints dark on white, whatever the reader chose`(isDark: Bool) throws {
    let rows = ["", "light", "dark"].map { theme in
      let choice = Visit.Step.script("localStorage.setItem('garland:theme', '\(theme)')")
      return Row("theme \(theme)", [Self.page, choice, .reload, .media("print"), Self.colors], Self.light)
    }
    try Visit(isDark: isDark).check(rows, on: .sample)
  }

  @Test(arguments: ["forest", "ocean", "rose", "sepia", "slate"])
  func `shows every container in the colors of a palette`(palette: String) throws {
    let style = try #require(Theme.file(at: "assets/palettes/\(palette).css")).text
    let matches = style.matches(of: /--([a-z]+): light-dark\(#(..)(..)(..),/)
    let colors = Dictionary(
      matches.map { match in
        let channels = [match.2, match.3, match.4].map { String(Int($0, radix: 16) ?? 0) }
        return (String(match.1), "rgb(\(channels.joined(separator: ", ")))")
      }
    ) { $1 }
    let site = Site(content: [
      "site.yml": "title: Site\nurl: https://example.org/\npalette: \(palette)\n",
      "index.md": "# Site\n\n\(ContainerPage.all)\n", "picture.svg": ContainerPage.picture(width: 90),
    ])
    let places = [
      (":root", "backgroundColor", "ground"), (".main", "color", "ink"), (".columns a, .card p > a", "color", "accent"),
      (".card", "backgroundColor", "raised"), (".accordion", "borderTopColor", "line"),
      (".figure > figcaption", "color", "quiet"),
      (".chat .own", "backgroundColor", "chosen"), ("pre", "backgroundColor", "raised"),
    ]
    try Visit().check(
      places.map { place, property, color in
        let step = Visit.Step.script("return getComputedStyle(document.querySelector('\(place)')).\(property)")
        return Row("\(place) \(property)", [.open(""), step], .text(colors[color] ?? ""))
      }, on: site)
  }

  @Test func `sets the chosen colors before the first paint`() throws {
    let painted = Visit.Step.script(
      """
      const isEarly = document.querySelector("head > script:not([defer], [async], [type])") !== null
      return [isEarly, document.documentElement.dataset.theme]
      """)
    let results = try Visit().results(on: .sample, [Self.page, Self.click, .reload, painted])
    #expect(results.last == [true, "dark"])
  }

  @Test func `has no switch without JavaScript`() throws {
    let hidden = Visit.Step.script("return getComputedStyle(document.querySelector('.theme-switch')).display")
    #expect(try Visit(runsScripts: false).results(on: .sample, [Self.page, hidden]).last == "none")
  }

  @Test func `links each heading to itself`() throws {
    let link = "document.querySelector('#tables > .heading-link')"
    try Visit().check(
      [
        Row("its address", [Self.page, .script("return \(link).hash")], "#tables"),
        Row("its name", [Self.page, .script("return \(link).ariaLabel")], "Link to this section: Tables"),
        Row(
          "shown with the focus", [Self.page, .script("\(link).focus(); return getComputedStyle(\(link)).opacity")], "1"
        ),
        Row(
          "none in lists",
          [.open("garland/posts/"), .script("return document.querySelectorAll('.heading-link').length")], 0),
      ], on: .sample)
  }

  /// Rules of a designer, who writes them without a layer, with the element that shows what they do.
  private static let rules = [
    ("h1", "h1"), ("h2", "h2"), ("p", "p"), ("a", ".prose a"), ("table", "table"), ("pre", "pre"),
    ("code", "pre > code"),
    ("ul", ".prose ul"), ("header", "header"), ("nav", "nav"), ("main", "main"), ("footer", "footer"),
    ("article", "article"), ("summary", "summary"), ("body", "body"), (".menu", ".menu"),
    (".prose", ".prose"), (".site-title", ".site-title"), (".code-copy", ".code-copy"),
  ]

  @Test func `gives way to each rule of a designer, even for a bare element`() throws {
    let page = "garland/manual/code/"
    let rows = Self.rules.map { rule, element in
      let step = Visit.Step.script(
        """
        const style = document.head.appendChild(document.createElement("style"))
        style.textContent = "\(rule) { color: rgb(1, 2, 3); margin: 7px; padding: 5px; max-width: 321px }"
        const { color, marginTop, paddingLeft, maxWidth } = getComputedStyle(document.querySelector("\(element)"))
        style.remove()
        return [color, marginTop, paddingLeft, maxWidth].join()
        """)
      return Row(
        rule, [.open(page), .stable("document.querySelector('.code-copy') !== null"), step],
        "rgb(1, 2, 3),7px,5px,321px")
    }
    try Visit().check(rows, on: .sample)
  }

  @Test func `shows the link to the top only after one screen of a long page`() throws {
    let isShown = Visit.Step.script(
      "return document.querySelector('.to-top').checkVisibility({ visibilityProperty: true })")
    let scroll = Visit.Step.script(
      """
      scrollTo({ top: 5000, behavior: "instant" })
      return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))
      """)
    try Visit().check(
      [
        Row("a page that does not scroll", [.open("garland/tags/"), isShown], false),
        Row("the start of a long page", [Self.page, isShown], false),
        Row("further down", [Self.page, scroll, isShown], true),
      ], on: .sample)
  }

  @Test func `does not cover the line below a title of code with the button that copies`() throws {
    let space = Visit.Step.stable(
      """
      [...document.querySelectorAll(".code:has(> figcaption) > .code-copy")].map((button) => {
        const title = button.parentElement.querySelector("figcaption"), line = parseFloat(getComputedStyle(title).borderBottomWidth)
        return title.getBoundingClientRect().bottom - line - button.getBoundingClientRect().bottom
      }).every((space) => space >= 0)
      """)
    #expect(try Visit().results(on: .sample, [.open("garland/manual/code/"), space]).last == true)
  }

  @Test func `does not repeat the sidebar as a list`() throws {
    let count = Visit.Step.script("return document.querySelectorAll('.main > .entries, .sidebar').length")
    #expect(try Visit().results(on: .sample, [.open("garland/manual/"), count]).last == 1)
  }

  @Test func `shows all tabs if the scripts of the page fail to load`() throws {
    let scripts = Site.sample.files.keys.filter { $0.hasPrefix("garland/assets/page.") && $0.hasSuffix(".js") }
    let broken = scripts.reduce(Site.sample) { $0.without($1) }
    let hidden = Visit.Step.script("return document.querySelectorAll('.tabs > section[hidden]').length")
    let tabs = Visit.Step.open("garland/posts/tabs-without-javascript/")
    let counts = try [Site.sample, broken].map { try Visit().results(on: $0, [tabs, hidden]).last?.number ?? -1 }
    #expect(counts[0] > 0 && counts[1] == 0, "\(counts)")
  }

  @Test func `lets the keyboard reach tables that are wider than the page`() throws {
    let stops = Visit.Step.stable(
      "[...document.querySelectorAll('table')].every(t => (t.tabIndex === 0) === (t.scrollWidth > t.clientWidth))")
    let count = Visit.Step.stable("document.querySelectorAll('table[tabindex]').length > 0")
    let page = Visit.Step.open("garland/manual/configuration/")
    #expect(try Visit(width: 320).results(on: .sample, [page, stops, count]).suffix(2) == [true, true])
    #expect(try Visit(width: 1400).results(on: .sample, [page, stops]).last == true)
  }

  @Test func `marks the current section in the table of contents`() throws {
    let current = Visit.Step.script(
      """
      const isMarked = (link) => link.classList.contains("is-current") || link.matches(":target-current")
      return new Promise((done) => setTimeout(() =>
        done([...document.querySelectorAll(".toc a")].filter(isMarked).map((link) => link.hash).join()), 300))
      """)
    let scroll = Visit.Step.script("document.getElementById('code').scrollIntoView({ behavior: 'instant' })")
    #expect(try Visit(width: 1400).results(on: .sample, [Self.page, scroll, current]).last == "#code")
  }
}
