import Garland
import TestSupport
import Testing

@Suite(.inBrowser, .serialized)
struct `The menu in a browser` {
  private typealias Row = Case<[Visit.Step], StepResult>

  private static let site = Site(content: [
    "site.yml": """
    title: Notes
    url: https://example.org/
    menus:
      main:
        - Posts: /posts/
        - More: [about.md, {Team: about.md#team}]
        - Projects: [{Shed: /posts/}]
        - Long: /a-rather-long-title/
    """,
    "about.md": "# About\n\n## Team\n", "posts/2026-01-01-one.md": "# One\n", "a-rather-long-title.md": "# Long\n",
  ])

  private static let page = Visit.Step.open("about/")
  /// Returns the titles of the open groups.
  private static let open = Visit.Step.script(
    "return [...document.querySelectorAll('.menu details details[open] > summary')].map(part => part.textContent).join()"
  )

  private static func focus(_ title: String) -> Visit.Step {
    .script("[...document.querySelectorAll('.menu summary')].find(part => part.textContent === '\(title)').focus()")
  }

  /// Returns the text of the focused element.
  private static let focused = Visit.Step.script("return document.activeElement.textContent")

  @Test func `opens one group at a time`() throws {
    try Visit().check(
      [
        Row("none at first", [Self.page, Self.open], ""),
        Row("by the keyboard", [Self.page, Self.focus("More"), .keys("ENTER"), Self.open], "More"),
        Row(
          "the next one closes it",
          [Self.page, Self.focus("More"), .keys("ENTER"), Self.focus("Projects"), .keys("ENTER"), Self.open], "Projects"
        ),
        Row("Escape closes it", [Self.page, Self.focus("More"), .keys("ENTER ESCAPE"), Self.open], ""),
        Row(
          "Escape in it gives the focus back",
          [Self.page, Self.focus("More"), .keys("ENTER TAB ESCAPE"), Self.focused], "More"),
        Row("the tabulator key enters it", [Self.page, Self.focus("More"), .keys("ENTER TAB"), Self.focused], "About"),
        Row(
          "and leaves it, which closes it", [Self.page, Self.focus("More"), .keys("ENTER TAB TAB TAB"), Self.open], ""),
        Row(
          "a click elsewhere closes it", [Self.page, Self.focus("More"), .keys("ENTER"), .click("h2"), Self.open], ""),
      ], on: Self.site)
  }

  @Test func `is behind a button on a phone`() throws {
    let isShown = Visit.Step.script(
      "return document.querySelector('.menu a').checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true })"
    )
    let height = Visit.Step.script("return document.querySelector('.site-header').offsetHeight < 100")
    try Visit(width: 390).check(
      [
        Row("closed", [Self.page, isShown], false), Row("in one line", [Self.page, height], true),
        Row("open", [Self.page, .click(".menu-room > details > summary"), isShown], true),
        Row("by the keyboard", [Self.page, Self.focus("Menu"), .keys("ENTER"), isShown], true),
        Row("closed by Escape", [Self.page, Self.focus("Menu"), .keys("ENTER ESCAPE"), isShown], false),
        Row(
          "a group in it",
          [Self.page, .click(".menu-room > details > summary"), .click(".menu details details summary"), Self.open],
          "More"),
        Row(
          "as wide as the window", [.width(320), Self.page, .click(".menu-room > details > summary"), .overflow], false),
        Row("always open on a wide screen", [.width(1000), Self.page, isShown], true),
      ], on: Self.site)
  }

  @Test(arguments: [
    ("Fermented Life", ["Posts", "Manual", "About us"], [320: true, 360: true, 390: true, 820: false, 1440: false]),
    ("A new site", ["Posts", "About"], [320: true, 480: false, 820: false]),
    ("Bread", ["Posts"], [320: false, 390: false]),
    (String(repeating: "Long title ", count: 6), ["Posts"], [320: true, 390: true]),
    ("Bread", (1...12).map { "Section \($0)" }, [390: true, 820: true, 1000: false, 1440: false]),
    ("خبز وملح", ["Posts", "Manual", "About us"], [320: true, 1000: false]),
  ])
  func `is behind a button where its links do not fit beside the title`(
    title: String, links: [String], buttons: [Int: Bool]
  ) throws {
    let menu = links.map { "{\($0): /}" }.joined(separator: ", ")
    let isArabic = title.first == "خ"
    let site = Site(content: [
      "site.yml":
        "title: \(title)\nurl: https://example.org/\nlanguage: \(isArabic ? "ar" : "en")\nmenus: {main: [\(menu)]}\n",
      "index.md": "Text.\n",
    ])
    let isButton = Visit.Step.script(
      "return document.querySelector('.menu-room > details > summary').checkVisibility()")
    // The title may need two lines, but nothing is below it or covers it.
    let isWhole = Visit.Step.script(
      """
      const header = document.querySelector('.site-header'), middle = box => (box.top + box.bottom) / 2
      const boxes = [...header.querySelectorAll('.site-title, .menu summary, .menu-room > details > ul, .search-link, .theme-switch')]
        .filter(one => one.checkVisibility({ contentVisibilityAuto: true })).map(one => one.getBoundingClientRect())
        .sort((one, other) => one.left - other.left)
      return boxes.every((box, i) => Math.abs(middle(box) - middle(boxes[0])) < 3 && (!i || boxes[i - 1].right <= box.left + 1))
      """)
    try Visit().check(
      buttons.sorted { $0.key < $1.key }.flatMap { width, button in
        [
          Row("a button at \(width)", [.width(width), .open(""), isButton], .flag(button)),
          Row("in one line at \(width)", [.open(""), isWhole], true),
          Row("no horizontal scroll at \(width)", [.open(""), .overflow], false),
        ]
      }, on: site)
  }

  @Test(arguments: [390, 1000])
  func `opens without JavaScript`(width: Int) throws {
    let summary = width < 500 ? ".menu-room > details > summary" : ".menu details details summary"
    let focus = Visit.Step.script("document.querySelector('\(summary)').focus()")
    let isOpen = Visit.Step.script("return document.querySelector('\(summary)').parentElement.open")
    #expect(
      try Visit(width: width, runsScripts: false).results(on: Self.site, [Self.page, focus, .keys("ENTER"), isOpen])
        .last == true)
  }

  @Test func `passes axe when it is open`() throws {
    let open: [Visit.Step] = [Self.page, Self.focus("More"), .keys("ENTER"), .axe]
    let phone: [Visit.Step] = [.width(390), Self.page, .click(".menu-room > details > summary"), .axe]
    let steps = open + phone + [.media("forced-colors: active")] + open
    #expect(try Visit().results(on: Self.site, steps).filter { $0 != nil } == [[], [], []])
  }
}
