import TestSupport
import Testing

/// Tooltips of abbreviations and links to lines of code.
@Suite(.inBrowser, .serialized)
struct `Abbreviations and line links in a browser` {
  private typealias Row = Case<[Visit.Step], StepResult>

  private static let long = "HyperText Markup Language, which is a long text that has more than one line on a phone"
  private static let lines = (1...90).map { $0 == 7 ? "" : "let a\($0) = \($0)" }.joined(separator: "\n")
  private static let site = Site(content: [
    "site.yml": "title: Site\nurl: https://example.org/\nabbreviations: true\nline_links: true\n",
    "a.md": """
    # Words

    HTML stands at the start, a [link to HTML](/), and a sentence that ends at the right of a narrow window with HTML.

    ## The HTML

    | HTML | A |
    |---|---|
    | b | HTML |

    ```swift numbers lines=3
    \(lines)
    ```

    *[HTML]: \(long)
    """,
  ])

  /// The tooltip of the focus or the pointer: whether it is shown, and within the window.
  private static let tooltip = Visit.Step.script(
    """
    const words = [...document.querySelectorAll('.abbreviation')].filter(e => getComputedStyle(e, '::after').position === 'fixed')
    const facts = () => words.map(word => {
      const style = getComputedStyle(word, '::after'), at = word.getBoundingClientRect(), [xs, ys] = [[], []]
      for (let y = at.top - 160; y < at.bottom + 160; y += 4) {
        for (let x = 1; x < innerWidth; x += 4) {
          if ((y >= at.top && y <= at.bottom) || document.elementFromPoint(x, y) !== word) continue
          xs.push(x)
          ys.push(y)
        }
      }
      const size = (list) => Math.max(...list) - Math.min(...list) + 9, [width, height] = [style.width, style.height].map(parseFloat)
      const gap = Math.min(...ys.map(y => Math.min(Math.abs(y - at.bottom), Math.abs(y - at.top))))
      return [size(xs) >= width && size(ys) >= height, gap < 8, width > 100, document.documentElement.scrollWidth <= innerWidth].join()
    }).join(' ')
    // A browser moves a tooltip with its word in the frame after a scroll.
    return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(facts()))))
    """)
  private static let shown = StepResult.text("true,true,true,true")

  @Test func `pass axe in all colours, and never make the page scroll sideways`() throws {
    var rows: [Row] = []
    for media in ["", "prefers-color-scheme: dark", "forced-colors: active"] {
      rows.append(Row("wide \(media)", [.open("a/"), .width(1440), .media(media), .axe], []))
      rows.append(
        Row(
          "a word has the focus \(media)",
          [.open("a/"), .script("document.querySelector('p .abbreviation').focus()"), .axe], []))
      rows.append(Row("a line is the target \(media)", [.open("a/#code-1-L5"), .axe], []))
      rows.append(Row("narrow \(media)", [.open("a/"), .width(320), .overflow], false))
    }
    rows.append(Row("no medium", [.open("a/"), .media("")], nil))
    try Visit().check(rows, on: Self.site)
  }

  @Test func `tooltips are shown by keyboard, by a tap and by the pointer, and stay within the window`() throws {
    let words = "[...document.querySelectorAll('.abbreviation')]"
    let focus = { (index: Int) in Visit.Step.script("\(words)[\(index)].focus()") }
    let scroll = { (index: Int, block: String) in
      Visit.Step.script("\(words)[\(index)].scrollIntoView({ block: '\(block)', behavior: 'instant' })")
    }
    var rows = [Row("none at first", [.open("a/"), .width(1200), Self.tooltip], "")]
    for width in [1200, 390, 320] {
      for index in [0, 2, 3, 4, 5] {
        for block in ["center", "start", "end"] {
          rows.append(
            Row(
              "word \(index) at the \(block), \(width)",
              [.open("a/"), .width(width), focus(index), scroll(index, block), Self.tooltip], Self.shown))
        }
      }
      rows.append(Row("Escape, \(width)", [.open("a/"), focus(0), .keys("ESCAPE"), Self.tooltip], ""))
      rows.append(
        Row(
          "the focus comes back, \(width)", [.open("a/"), focus(0), .keys("ESCAPE"), focus(5), focus(0), Self.tooltip],
          Self.shown))
    }
    rows.append(
      Row(
        "Tab",
        [
          .open("a/"), .script("document.querySelector('.abbreviation').focus()"), .keys("TAB"), .keys("TAB"),
          Self.tooltip,
        ], Self.shown))
    rows.append(
      Row(
        "the link",
        [.open("a/"), .script("document.querySelector('.abbreviation').focus()"), .keys("TAB"), Self.tooltip],
        Self.shown))
    rows.append(Row("a click", [.open("a/"), .click("p > .abbreviation"), Self.tooltip], Self.shown))
    rows.append(
      Row(
        "paper",
        [
          .open("a/"), .media("print"),
          .script("return getComputedStyle(document.querySelector('.abbreviation'), '::after').content"),
        ], "none"))
    rows.append(Row("no medium", [.open("a/"), .media("")], nil))
    try Visit().check(rows, on: Self.site)
  }

  @Test func `the text of a paragraph is what it was, for readers who copy it`() throws {
    let text = Visit.Step.script(
      """
      getSelection().selectAllChildren(document.querySelector('p:has(.abbreviation)'))
      const text = getSelection().toString()
      getSelection().removeAllRanges()
      return text.trim().slice(0, 40)
      """)
    try Visit().check(
      [Row("a paragraph", [.open("a/"), text], "HTML stands at the start, a link to HTML")], on: Self.site)
  }

  @Test func `a number leads to its line, which is marked and below the header, and adds no stop and no copied text`()
    throws
  {
    let target = Visit.Step.script(
      """
      const facts = () => {
        const line = document.querySelector(':target'), box = line.getBoundingClientRect()
        const header = document.querySelector('body > header'), isSticky = getComputedStyle(header).position === 'sticky'
        const other = document.querySelector('#code-1-L60')
        return [line.id, box.top > (isSticky ? header.getBoundingClientRect().bottom : 0) && box.bottom < innerHeight,
          getComputedStyle(line).backgroundColor !== getComputedStyle(other).backgroundColor].join()
      }
      return new Promise(done => setTimeout(() => done(facts()), 700))
      """)
    let copied = Visit.Step.script(
      """
      const code = document.querySelector('pre code')
      getSelection().selectAllChildren(code)
      const text = getSelection().toString()
      getSelection().removeAllRanges()
      return [code.textContent.slice(0, 10), text.slice(0, 10)].join()
      """)
    let click = Visit.Step.script("document.querySelector('#code-1-L52 > a').click()")
    let stops = Visit.Step.script(
      "return [...document.querySelectorAll('pre, pre a')].filter(e => e.tabIndex === 0).length")
    try Visit().check(
      [
        Row("an address", [.open("a/"), .width(1200), .open("a/#code-1-L50"), target], "code-1-L50,true,true"),
        Row("a click", [.open("a/"), click, target], "code-1-L52,true,true"),
        Row("an empty line", [.open("a/#code-1-L7"), target], "code-1-L7,true,true"),
        Row("a marked line", [.open("a/"), .width(390), .open("a/#code-1-L90"), target], "code-1-L90,true,true"),
        Row("copied", [.open("a/"), copied], "let a1 = 1,let a1 = 1"),
        Row("stops", [.open("a/"), stops], 1),
      ], on: Self.site)
  }
}
