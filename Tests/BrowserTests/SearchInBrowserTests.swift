import Garland
import Planning
import Sites
import TestSupport
import Testing

@Suite(.inBrowser, .serialized)
struct `The search in a browser` {
  private typealias Row = Case<[Visit.Step], StepResult>
  private static let page = Visit.Step.open("about/")
  /// Turns off transitions between pages: one that the next step interrupts is an error in the console.
  private static let still = Visit.Step.media("prefers-reduced-motion: reduce")
  private static let slash = Visit.Step.keys("/")
  private static let isOpen = Visit.Step.stable("document.querySelector('.search')?.open ?? false")
  private static let status = loaded("document.querySelector('[role=status]')?.textContent")
  private static let place = Visit.Step.stable("location.pathname + location.hash")
  private static let titles = loaded(
    "[...document.querySelectorAll('.search-results strong')].map(each => each.textContent).join()")
  private static let value = Visit.Step.stable("document.querySelector('.search input').value")
  /// The focused element: `input`, the title of a result, or the text of another element.
  private static let focus = Visit.Step.stable(
    """
    (document.activeElement.localName === "input" ? "input"
      : (document.activeElement.querySelector("strong") ?? document.activeElement).textContent.trim())
    """)
  /// The words that are marked on the page, in the order of the text.
  private static let marks = Visit.Step.stable(
    "[...CSS.highlights.get('garland-found') ?? []].map(({ startContainer: { data }, startOffset, endOffset }) => "
      + "data.slice(startOffset, endOffset)).join()")

  /// Returns the value of an expression once no request has begun for 300 ms.
  private static func loaded(_ expression: String) -> Visit.Step {
    .script(
      """
      let count = -1, since = 0
      return new Promise(done => {
        const poll = () => {
          const now = performance.getEntriesByType('resource').length
          since = now === count ? since + 30 : 0
          count = now
          if (since < 300) setTimeout(poll, 30); else done(\(expression))
        }
        poll()
      })
      """)
  }

  /// Returns the way and the excerpt of the first result, some milliseconds after the results.
  private static func excerpt(after delay: Int) -> Visit.Step {
    .script(
      """
      return new Promise(done => setTimeout(() => done(["small", "span"].map(name =>
        document.querySelector(".search-results " + name).textContent).filter(Boolean).join(": ")), \(delay)))
      """)
  }

  private static func open(_ query: String) -> [Visit.Step] {
    [page, still, slash, isOpen, .keys(letters(query)), status]
  }

  private static func letters(_ text: String) -> String {
    text.map { $0 == " " ? "SPACE" : String($0) }.joined(separator: " ")
  }

  @Test func `opens and closes by keys and clicks`() throws {
    let button = Visit.Step.script("return document.activeElement.className")
    let click = Visit.Step.click(".search-link")
    try Visit().check(
      [
        Row("a slash", [Self.page, Self.slash, Self.isOpen], true),
        Row("the focus is in the field", [Self.page, Self.slash, Self.isOpen, Self.focus], "input"),
        Row("Ctrl-K", [Self.page, .keys("CONTROL+k"), Self.isOpen], true),
        Row("Ctrl-K again", [Self.page, .keys("CONTROL+k"), Self.isOpen, .keys("CONTROL+k"), Self.isOpen], false),
        Row("a click", [Self.page, click, Self.isOpen], true),
        Row("Escape", [Self.page, click, Self.isOpen, .keys("ESCAPE"), Self.isOpen], false),
        Row("the focus returns", [Self.page, click, Self.isOpen, .keys("ESCAPE"), button], "search-link"),
        Row(
          "Enter on the button",
          [Self.page, .script("document.querySelector('.search-link').focus()"), .keys("ENTER"), Self.isOpen], true),
        Row(
          "the button of the dialog", [Self.page, Self.slash, Self.status, .click(".search-close"), Self.isOpen], false),
        Row("a slash in the field", [Self.page, Self.slash, Self.isOpen, Self.slash, Self.value], "/"),
        Row(
          "its role and its key",
          [
            Self.page,
            .script("const link = document.querySelector('.search-link'); return [link.role, link.ariaLabel]"),
          ], ["button", "Search"]),
      ], on: Self.site)
  }

  @Test func `loads nothing before it is used`() throws {
    let loaded = Visit.Step.stable(
      "performance.getEntriesByType('resource').filter(each => /search(?!-open)/.test(each.name)).length")
    let results = try Visit().results(on: Self.site, [Self.page, loaded, Self.slash, Self.status, loaded])
    #expect(results[1] == 0 && results[4].number >= 4, "\(results)")
  }

  @Test func `shows results after each key`() throws {
    try Visit().check(
      [
        Row("a letter", Self.open("sourd") + [Self.titles], "Bread"),
        Row("the number", Self.open("oak"), "Results: 2"),
        Row("the titles", Self.open("oak") + [Self.titles], "Oak,Ash"),
        Row(
          "nothing", Self.open("zzzzzz"),
          "Nothing found for \u{2068}zzzzzz\u{2069}. Check the spelling, or use fewer words."),
        Row("an empty field", Self.open("o") + [.keys("BACKSPACE"), Self.titles], ""),
        Row(
          "the way to a part",
          Self.open("yarn") + [.script("return document.querySelector('.search-results small').textContent")],
          "Setup › Yarn"),
        Row("the part of the page", Self.open("refun") + [Self.excerpt(after: 900)], "Money: A refund takes days."),
        Row(
          "the focus stays",
          Self.open("refun") + [.keys("DOWN"), Self.excerpt(after: 900), Self.focus], "Questions"),
        Row(
          "the marked words",
          Self.open("sourdough") + [
            .script("return document.querySelector('.search-results mark').textContent.toLowerCase()")
          ], "sourdough"),
      ], on: Self.site)
  }

  @Test func `is used with the keyboard alone`() throws {
    let (down, up) = (Visit.Step.keys("ARROW_DOWN"), Visit.Step.keys("ARROW_UP"))
    try Visit().check(
      [
        Row("down", Self.open("oak") + [down, Self.focus], "Oak"),
        Row("down twice", Self.open("oak") + [down, down, Self.focus], "Ash"),
        Row("past the end", Self.open("oak") + [down, down, down, Self.focus], "Ash"),
        Row("up to the field", Self.open("oak") + [down, up, Self.focus], "input"),
        Row("a letter continues the query", Self.open("oa") + [down, .keys("k"), Self.value], "oak"),
        Row("Enter opens the first result", Self.open("oak") + [.keys("ENTER"), Self.place], "/posts/oak/"),
        Row(
          "Enter opens the chosen result", Self.open("oak") + [down, down, .keys("ENTER"), Self.place], "/posts/ash/"),
        Row(
          "a click on a result", Self.open("oak") + [.click(".search-results li:nth-child(2) a"), Self.place],
          "/posts/ash/"),
        Row(
          "Enter right after a key",
          [Self.page, Self.still, Self.slash, Self.isOpen, .keys("o a k ENTER"), Self.place], "/posts/oak/"),
        Row("a result on the same page", Self.open("carpenter") + [.keys("ENTER"), Self.isOpen], false),
      ], on: Self.site)
  }

  @Test func `marks the found words and opens what hides them`() throws {
    let shown = Visit.Step.stable("document.querySelector('.tabs')?.dataset.shown")
    let folds = Visit.Step.stable("[...document.querySelectorAll('main details')].map(each => each.open).join()")
    let enter = Visit.Step.keys("ENTER")
    try Visit().check(
      [
        Row("words", Self.open("sourdough") + [enter, Self.place, Self.marks], "Sourdough"),
        Row(
          "Escape removes the marks",
          Self.open("sourdough") + [enter, Self.place, Self.marks, .keys("ESCAPE"), Self.marks], ""),
        Row("not after a reload", Self.open("sourdough") + [enter, Self.place, Self.marks, .reload, Self.marks], ""),
        Row("on the same page", Self.open("carpenter") + [enter, Self.marks], "carpenter"),
        Row("a tab", Self.open("yarn") + [enter, Self.place, shown], "yarn"),
        Row("an accordion", Self.open("refund") + [enter, Self.place, folds], "false,true"),
      ], on: Self.site)
  }

  @Test func `keeps recent searches in the browser`() throws {
    let again: [Visit.Step] = [Self.page, Self.slash, Self.status]
    let buttons = Visit.Step.stable(
      "[...document.querySelectorAll('.search-results button')].map(each => each.textContent).join()")
    let searched = Self.open("oak") + [.keys("ENTER"), Self.place]
    try Visit().check(
      [
        Row("none at first", again + [buttons], ""),
        Row("after a search", searched + again + [buttons], "oak,Clear"),
        Row("used again", searched + again + [.click(".search-results button"), Self.titles], "Oak,Ash"),
        Row("cleared", searched + again + [.click(".search-clear"), buttons], ""),
      ], on: Self.site)
  }

  @Test func `shows all results, ten at a time`() throws {
    let more = Visit.Step.click(".search-more")
    let buttons = Visit.Step.stable("document.querySelectorAll('.search-more').length")
    let count = Visit.Step.stable("document.querySelectorAll('.search-results strong').length")
    /// The place of the focused result among all.
    let focused = Visit.Step.stable(
      "[...document.querySelectorAll('.search-results > li > a')].indexOf(document.activeElement)")
    let first = Self.titles
    let enter: [Visit.Step] = [.script("document.querySelector('.search-more').focus()"), .keys("ENTER")]
    let down: [Visit.Step] = (0..<11).map { _ in .keys("ARROW_DOWN") }
    let page: [Visit.Step] = [.open("search/?q=knead"), Self.still, Self.titles]
    let site = Self.manyResults
    let titles = try Visit().results(on: site, page + [first] + enter + [Self.titles])
    #expect(titles.last?.text.hasPrefix((titles[titles.count - 4].text) + ",") == true, "\(titles)")
    try Visit().check(
      [
        Row("how many are shown", Self.open("knead"), "Results: 10 of 23"),
        Row("in the dialog", Self.open("knead") + [more, count], 20),
        Row("how many are shown then", Self.open("knead") + [more, Self.status], "Results: 20 of 23"),
        Row("the focus is on the first new result", Self.open("knead") + [more, focused], 10),
        Row("twice", Self.open("knead") + [more, count, more, Self.status], "Results: 23"),
        Row("the focus after that", Self.open("knead") + [more, count, more, focused], 20),
        Row("no button at the end", Self.open("knead") + [more, count, more, buttons], 0),
        Row("no button for few results", Self.open("poolish") + [buttons], 0),
        Row("down to the button", Self.open("knead") + down + [Self.focus], "More results"),
        Row("by the keyboard", Self.open("knead") + down + [.keys("ENTER"), focused], 10),
        Row("by the space bar", Self.open("knead") + down + [.keys("SPACE"), focused], 10),
        Row("another query starts again", Self.open("knea") + [more, .keys("d"), count], 10),
        Row(
          "a new result opens",
          Self.open("knead") + [more, focused, .keys("ENTER"), .stable("location.pathname.startsWith('/loaf')")], true),
        Row("on the page", page + [more, count], 20),
        Row("the focus on the page", page + [more, focused], 10),
        Row("without problems", page + [more, count, .axe], []),
        Row("a phrase that few pages have", Self.open("\"knead poolish\"") + [Self.status], "Results: 1"),
      ], on: site)
  }

  @Test func `filters by section and tag`() throws {
    func choose(_ index: Int, _ text: String) -> Visit.Step {
      .script(
        """
        const select = document.querySelectorAll('.search select')[\(index)]
        select.value = [...select.options].find(each => each.textContent === '\(text)').value
        select.dispatchEvent(new Event('change'))
        """)
    }
    try Visit().check(
      [
        Row("a section", Self.open("tool") + [choose(0, "Guides"), Self.titles], "Setup guide"),
        Row("a tag", Self.open("oak") + [choose(1, "hard"), Self.titles], "Oak"),
        Row("all again", Self.open("oak") + [choose(1, "hard"), choose(1, "All tags"), Self.titles], "Oak,Ash"),
      ], on: Self.site)
  }

  @Test func `has a page with the same search`() throws {
    let query = Visit.Step.stable("location.pathname + location.search")
    let list = Visit.Step.stable("document.querySelector('.lines').checkVisibility()")
    let field = Visit.Step.script("document.querySelector('.search-page input').focus()")
    try Visit().check(
      [
        Row("a query in its address", [.open("search/?q=oak"), Self.titles], "Oak,Ash"),
        Row("typed", [.open("search/"), Self.status, field, .keys("o a k"), Self.titles], "Oak,Ash"),
        Row(
          "kept in the address", [.open("search/"), Self.status, field, .keys("a SPACE o"), query], "/search/?q=a%20o"),
        Row("the titles without a query", [.open("search/"), Self.status, list], true),
        Row("no titles with a query", [.open("search/?q=oak"), Self.titles, list], false),
        Row(
          "back from a result",
          [
            .open("search/?q=oak"), Self.still, Self.titles, .click(".search-results a"), Self.place, .back,
            Self.titles,
          ], "Oak,Ash"),
      ], on: Self.site)
  }

  @Test func `lists all titles without JavaScript`() throws {
    let lines = Visit.Step.script(
      "return [...document.querySelectorAll('.year h2, .lines a')].map(each => each.textContent).join()")
    let fields = Visit.Step.script("return document.querySelectorAll('main input').length")
    let results = try Visit(runsScripts: false).results(
      on: Self.site, [Self.page, .click(".search-link"), lines, fields, .axe])
    #expect(results.suffix(3) == ["Tags,A,About,Ash,B,Bread,O,Oak,Q,Questions,S,Setup guide", 0, []])
  }

  @Test(arguments: ["en", "ar"], [false, true])
  func `is accessible and fits on small screens`(language: String, isDark: Bool) throws {
    let site = language == "en" ? Self.site : Self.arabicSite
    let empty: [Visit.Step] = [Self.page, Self.slash, Self.status, .axe]
    let typed: [Visit.Step] = [.keys("o a k"), Self.titles, .axe, .overflow]
    let steps = empty + typed + [.open("search/?q=oak"), Self.titles, .axe, .overflow, .open("search/"), .axe]
    for width in [320, 1280] {
      let results = try Visit(width: width, isDark: isDark).results(on: site, steps)
      #expect([3, 6, 7, 10, 11, 13].map { results[$0] } == [[], [], false, [], false, []], "\(width): \(results)")
    }
    let forced = try Visit(width: 390).results(on: site, [.media("forced-colors: active")] + empty + typed)
    #expect(forced[7] == [])
  }

  @Test func `covers the whole window of a phone`() throws {
    let size = Visit.Step.script(
      "const box = document.querySelector('.search').getBoundingClientRect(); return [box.left, box.top, innerWidth - box.width < 16, box.height]"
    )
    let results = try Visit(width: 320).results(on: Self.site, Self.open("oak") + [size])
    // The browser of this test keeps room for a scroll bar, as phones do not.
    #expect(results.last == [0, 0, true, 900])
  }

  /// All pages forbid everything except for files of the site, and an error in the console fails a visit.
  private static let site = site(in: "en")
  private static let arabicSite = site(in: "ar")

  /// A site with 23 results; the phrase is in one of them.
  private static let manyResults = Site(
    content: Dictionary(
      uniqueKeysWithValues: (1...23).map {
        ("loaf\($0).md", "# Loaf \($0)\n\n\($0 == 7 ? "Knead poolish." : "Knead it.")\n\n## Part\n\nText.\n")
      } + [
        ("site.yml", "title: Workshop\nurl: https://example.org/\n"), ("about.md", "# About\n\nHello.\n"),
      ]))

  private static func site(in language: String) -> Site {
    let policy = "default-src 'self'; require-trusted-types-for 'script'"
    return Site(
      SiteBuild(
        content: FolderInMemory(
          "Content",
          [
            "site.yml": "title: Workshop\nurl: https://example.org/\nlanguage: \(language)\n",
            "about.md": "# About\n\nA carpenter works here.\n",
            "posts/2026-01-02-oak.md": "---\ntags: [wood, hard]\n---\n# Oak\n\nOak is hard. A tool gets blunt.\n",
            "posts/2026-01-03-ash.md": "---\ntags: [wood]\n---\n# Ash\n\nIt is softer than oak.\n",
            "posts/2026-01-04-bread.md": "# Bread\n\nSourdough needs a day.\n",
            "guides/_index.md": "# Guides\n",
            "guides/setup.md":
              "# Setup guide\n\nA tool.\n\n## Setup\n\n:::tabs\n### npm {#npm}\n\nRun it.\n\n### Yarn {#yarn}\n\nRun yarn.\n:::\n",
            "guides/questions.md":
              "# Questions\n\n:::accordion\n## Delivery {#delivery}\n\nA week.\n\n## Money {#money}\n\nA refund takes days.\n:::\n",
          ]),
        templates: FolderInMemory(
          "Templates",
          [
            "partials/hooks/head-start.mustache":
              "<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\">"
          ]), options: SiteOptions(now: Instant("2026-11-21T12:00:00Z") ?? .latest)
      ).run())
  }
}
