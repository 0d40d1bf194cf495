import TestSupport
import Testing

/// Trees of files, badges and an announcement, which are parts of documentation.
@Suite(.inBrowser, .serialized)
struct `Parts of documentation in a browser` {
  private typealias Row = Case<[Visit.Step], StepResult>

  private static let tree = """
    ```filetree {open=1}
    bakery/
      Content/
        deep/
          a-very-long-name-of-a-file-that-does-not-fit-into-a-line-of-a-phone-and-has-no-space.md
      **site.yml** # the settings of the site, with a comment that is longer than a line of a phone
    ```
    """
  private static let site = Site(content: [
    "site.yml": """
    title: Bakery
    url: https://example.org/
    announcement: {text: "Version **2** is out, see the [notes](/docs/)", link: docs/a.md}
    """,
    "docs/_index.md": "---\ntitle: Docs\nholds: pages\nsidebar: true\nbadge: Alpha\n---\n",
    "docs/a.md": "# Files {badge=Beta}\n\n\(tree)\n\n## Options {badge=\"Coming soon\"}\n\nText.\n\n## B\n\n## C\n",
    "docs/part/_index.md": "---\ntitle: Part\nbadge: New\n---\n", "docs/part/c.md": "# C\n",
    "ar.md": "---\ntitle: A\nlang: ar\nurl: /ar/\n---\n\(tree)\n",
  ])

  @Test func `pass axe and fit into their window in all colours`() throws {
    var rows: [Row] = []
    for page in ["docs/a/", "ar/", "docs/"] {
      for media in ["", "prefers-color-scheme: dark", "forced-colors: active"] {
        rows.append(Row("\(page) \(media)", [.open(page), .width(1440), .media(media), .axe], []))
        rows.append(Row("\(page) on a phone \(media)", [.open(page), .width(320), .overflow], false))
      }
    }
    rows.append(Row("no medium", [.open(""), .media("")], nil))
    try Visit().check(rows, on: Self.site)
  }

  @Test(arguments: [true, false]) func `fold without a script, and are open on paper`(runsScripts: Bool) throws {
    let hidden = Visit.Step.script(
      """
      const names = [...document.querySelectorAll('.filetree li li li code')]
      return names.filter(name => !name.checkVisibility() || name.offsetHeight < 9).map(name => name.textContent.slice(0, 6)).join()
      """)
    let open = Visit.Step.script("return document.querySelectorAll('.filetree details[open]').length")
    let icon = Visit.Step.script(
      """
      const [folder, file] = ['summary', 'li li:has(> strong)'].map(one =>
        getComputedStyle(document.querySelector('.filetree ' + one), '::before'))
      return [folder.clipPath !== file.clipPath, folder.backgroundColor !== 'rgba(0, 0, 0, 0)'].join()
      """)
    let direction = Visit.Step.script(
      "const one = getComputedStyle(document.querySelector('.filetree code')); return [one.direction, one.unicodeBidi].join()"
    )
    var visit = Visit()
    visit.runsScripts = runsScripts
    try visit.check(
      [
        Row("one level is open", [.open("docs/a/"), open], 1),
        Row("a click opens a folder", [.open("docs/a/"), .click(".filetree ul summary"), open], 2),
        Row("its icons differ", [.open("docs/a/"), icon], "true,true"),
        Row("closed folders hide their files", [.open("docs/a/"), hidden], "deep/,a-very"),
        Row("paper shows all", [.open("docs/a/"), .media("print"), hidden], ""),
        Row("names are left to right", [.open("ar/"), .media(""), direction], "ltr,isolate"),
      ], on: Self.site)
  }

  @Test func `have an announcement that stays closed, without a flash or a shift`() throws {
    let shown = Visit.Step.script("return document.querySelector('.announcement').checkVisibility()")
    let close = Visit.Step.click(".announcement button")
    let covers = Visit.Step.script(
      """
      const bar = document.querySelector('.announcement').getBoundingClientRect()
      const at = (x) => document.elementFromPoint(x, bar.top + bar.height / 2)?.closest('a, button')
      return [at(bar.left + 9)?.className, at(bar.right - 20)?.localName].join()
      """)
    try Visit().check(
      [
        Row("it is shown", [.width(1440), .open(""), shown], true),
        Row("its link covers it, but not its button", [.open(""), covers], "announcement-link,button"),
        Row("nothing moves", [.open("docs/a/"), .shift], 0),
        Row("a click closes it", [.open(""), close, shown], false),
        Row("it stays closed", [.open(""), close, .open("docs/a/"), shown], false),
        Row("nothing moves then", [.open(""), close, .open("docs/a/"), .shift], 0),
        Row(
          "another text is shown",
          [.script("localStorage.setItem('garland:announcement', 'old')"), .open("docs/a/"), shown], true),
        Row("paper has none", [.open(""), .media("print"), shown], false),
        Row("no medium", [.open(""), .media("")], nil),
      ], on: Self.site)
  }

  @Test func `have an announcement without a button where no scripts run`() throws {
    var visit = Visit()
    visit.runsScripts = false
    let parts = Visit.Step.script(
      "return ['.announcement', '.announcement button'].map(one => document.querySelector(one).checkVisibility()).join()"
    )
    try visit.check([Row("a page", [.open("docs/a/"), parts], "true,false")], on: Self.site)
  }
}
