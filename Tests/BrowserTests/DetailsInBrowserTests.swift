import TestSupport
import Testing

/// Small faults that everybody met, each as a row.
@Suite(.inBrowser, .serialized)
struct `The details of a page in a browser` {
  private typealias Row = Case<[Visit.Step], StepResult>

  /// Returns a site with a section that has a sidebar, and a post with a table.
  private static func site(_ settings: String = "") -> Site {
    let part = String(repeating: "Bread needs flour, water, salt and a little yeast. ", count: 30)
    return Site(content: [
      "site.yml": "title: Bakery\nurl: https://example.org/\nmenus: {footer: [imprint.md]}\n\(settings)",
      "imprint.md": "# Imprint\n",
      "docs/_index.md": "---\ntitle: Docs\nsidebar: true\nholds: pages\n---\n",
      "docs/deep/_index.md": "---\ntitle: Deep\n---\n",
      "docs/deep/one.md": "# One\n\n## A\n\n\(part)\n\n\(part)\n\n## B\n\n\(part)\n\n\(part)\n\n## C\n\n\(part)\n",
      "long.md": "# Long\n\n## A\n\n\(part)\n\n\(part)\n\n## B\n\n\(part)\n\n\(part)\n",
      "posts/2026-01-01-table.md": """
      ---
      title: Table
      tags: [bread]
      ---
      | key | value | what it does |
      |---|---|---|
      | `a_rather_long_setting_name` | `NonisolatedNonsendingByDefault` | shows the pages beside each of them |

      | a | b |
      |---|---|
      | 1 | 2 |
      """,
    ])
  }

  private static let post = Visit.Step.open("posts/table/")

  @Test func `are as readers expect them`() throws {
    let separator = Visit.Step.script(
      "return getComputedStyle(document.querySelector('.breadcrumbs li + li'), '::before').content.startsWith('\"›\"')")
    let height = { (links: String) in
      Visit.Step.script(
        "return [...document.querySelectorAll('\(links)')].filter(link => link.getBoundingClientRect().height < 24).map(link => link.textContent)"
      )
    }
    let column = Visit.Step.script("return [...document.querySelectorAll('th')][2].offsetWidth >= 140")
    let code = Visit.Step.script(
      "return [...document.querySelectorAll('td > code')].every(code => code.getClientRects().length === 1)")
    let fits = Visit.Step.script(
      "const table = [...document.querySelectorAll('table')][1]; return table.scrollWidth <= table.clientWidth")
    try Visit().check(
      [
        Row("breadcrumbs have a separator", [.open("docs/deep/one/"), separator], true),
        Row("a text in a table has a column of some width", [.width(390), Self.post, column], true),
        Row("a word of code in a table is not broken on a phone", [Self.post, code], true),
        Row("nor on a wide screen", [.width(1440), Self.post, code], true),
        Row("a small table does not scroll", [.width(390), Self.post, fits], true),
        Row("links are high enough for fingers", [Self.post, height(".tags a, .breadcrumbs a, .site-footer a")], []),
        Row(
          "a page that grows does not move when its scroll bar appears",
          [Self.post, .script("return getComputedStyle(document.documentElement).scrollbarGutter")], "stable"),
        Row(
          "the footer has its menu",
          [Self.post, .script("return document.querySelector('.site-footer a').getAttribute('href')")], "/imprint/"),
      ], on: Self.site())
  }

  /// Returns whether the header is at the top after a jump to the last heading, and the heading below it.
  ///
  /// A busy browser jumps late.
  private static let isVisible = Visit.Step.script(
    """
    const header = document.querySelector('.site-header'), heading = document.querySelectorAll('h2')[1]
    const read = () => {
      const [top, bottom] = [header.getBoundingClientRect().top, header.getBoundingClientRect().bottom]
      return [top === 0, heading.getBoundingClientRect().top >= bottom]
    }
    let last, times = 0
    return new Promise(done => {
      const poll = tries => {
        times = scrollY === last && scrollY > 0 ? times + 1 : 0
        last = scrollY
        if (times === 5 || tries === 0) done(read()); else setTimeout(poll, 40, tries - 1)
      }
      poll(100)
    })
    """)

  @Test(arguments: [390, 1280]) func `include a header that stays visible beside a sidebar`(width: Int) throws {
    let (manual, long) = (Visit.Step.open("docs/deep/one/#b"), Visit.Step.open("long/#b"))
    try Visit(width: width).check(
      [Row("manual", [manual, Self.isVisible], [true, true]), Row("page", [long, Self.isVisible], [false, true])],
      on: Self.site())
    try Visit(width: width).check(
      [Row("chosen for all pages", [long, Self.isVisible], [true, true])],
      on: Self.site("params: {sticky_header: true}\n"))
    try Visit(width: width).check(
      [Row("turned off", [manual, Self.isVisible], [false, true])], on: Self.site("params: {sticky_header: false}\n"))
  }
}
