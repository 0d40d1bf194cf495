import TestSupport
import Testing

@Suite(.inBrowser, .serialized)
struct `The sidebar in a browser` {
  private typealias Row = Case<[Visit.Step], StepResult>

  private static let site = site()
  private static func site(language: String = "en") -> Site {
    let pages = (10..<60).map { ("docs/p\($0).md", "---\ntitle: Page \($0)\norder: \($0)\n---\nText.\n\n## Heading\n") }
    return Site(
      content: [
        "site.yml": "title: Notes\nurl: https://example.org/\nlanguage: \(language)\n",
        "docs/_index.md": "---\ntitle: Docs\nholds: pages\nsidebar: true\n---\n",
        "docs/part/_index.md": "---\ntitle: Part\norder: 15\n---\n", "docs/part/one.md": "# One\n",
        "docs/part/\(String(repeating: "long", count: 30)).md": "# \(String(repeating: "long", count: 30))\n",
      ].merging(pages) { $1 })
  }

  private static let page = Visit.Step.open("docs/p11/")
  private static let isShown = Visit.Step.script(
    "return document.querySelector('.sidebar a').checkVisibility({ contentVisibilityAuto: true })")
  private static let current = Visit.Step.script(
    "return [...document.querySelectorAll('.sidebar [aria-current=page]')].map(link => link.textContent).join()")
  /// Returns whether the link to the page is inside of the window.
  private static let isCurrentInView = Visit.Step.script(
    "const box = document.querySelector('.sidebar [aria-current]').getBoundingClientRect(); return box.top >= 0 && box.bottom <= innerHeight"
  )

  @Test func `is beside the text on a wide screen and above it on a phone`() throws {
    let isBeside = Visit.Step.script(
      "return document.querySelector('.sidebar').getBoundingClientRect().right <= document.querySelector('h1').getBoundingClientRect().left"
    )
    let toggle = Visit.Step.script("document.querySelector('.sidebar summary').focus()")
    try Visit(width: 1280).check(
      [
        Row("shown", [Self.page, Self.isShown], true), Row("beside the text", [Self.page, isBeside], true),
        Row("one current link", [Self.page, Self.current], "Page 11"),
        Row("the section", [.open("docs/"), Self.current], "Docs"),
        Row("a page far below is scrolled to", [.open("docs/p58/"), Self.isCurrentInView], true),
        Row("the page itself is not scrolled", [.open("docs/p58/"), .script("return scrollY")], 0),
        Row(
          "its section is open",
          [
            .open("docs/part/one/"),
            .script("return document.querySelectorAll('.sidebar details details[open]').length"),
          ],
          1),
        Row("no horizontal scroll", [.open("docs/part/one/"), .overflow], false),
        Row("beside the text on a tablet", [.width(1000), Self.page, isBeside], true),
        Row("closed on a phone", [.width(390), Self.page, Self.isShown], false),
        Row("opened by a click", [Self.page, .click(".sidebar summary"), Self.isShown], true),
        Row("opened by the keyboard", [Self.page, toggle, .keys("ENTER"), Self.isShown], true),
        Row("as wide as the window", [.width(320), Self.page, .click(".sidebar summary"), .overflow], false),
      ], on: Self.site)
  }

  @Test(arguments: [390, 1280]) func `works without JavaScript`(width: Int) throws {
    let steps: [Visit.Step] =
      width < 500 ? [Self.page, .click(".sidebar summary"), Self.isShown] : [Self.page, Self.isShown]
    #expect(try Visit(width: width, runsScripts: false).results(on: Self.site, steps).last == true)
  }

  @Test func `is on the right if the text runs from the right`() throws {
    let isRight = Visit.Step.script(
      "return document.querySelector('.sidebar').getBoundingClientRect().left >= document.querySelector('h1').getBoundingClientRect().right"
    )
    try Visit(width: 1280).check(
      [Row("beside", [Self.page, isRight], true), Row("no horizontal scroll", [Self.page, .overflow], false)],
      on: Self.site(language: "ar"))
  }

  @Test(arguments: [false, true]) func `passes axe`(isDark: Bool) throws {
    let steps: [Visit.Step] = [
      Self.page, .axe, .open("docs/part/one/"), .axe, .width(390), Self.page, .click(".sidebar summary"), .axe,
    ]
    #expect(try Visit(width: 1280, isDark: isDark).results(on: Self.site, steps).filter { $0 != nil } == [[], [], []])
  }
}
