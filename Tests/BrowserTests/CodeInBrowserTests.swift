import TestSupport
import Testing

@Suite(.inBrowser, .serialized)
struct `Code in a browser` {
  @Test func `passes axe, and never makes the page scroll sideways`() throws {
    try Visit().check(
      [
        Case("wide", [.axe], []),
        Case("wide, dark", [.media("prefers-color-scheme: dark"), .axe], []),
        Case("wide, horizontal scrolling", [.overflow], false),
        Case("narrow, dark", [.width(320), .axe], []),
        Case("narrow", [.media(""), .axe], []),
        Case("narrow, horizontal scrolling", [.overflow], false),
      ], on: CodePage.site)
  }

  @Test func `has a computed contrast of 4.5 to 1 for every token on its background`() throws {
    let contrasts = Visit.Step.script(Self.contrasts)
    let results = try Visit().results(
      on: CodePage.site, [contrasts, .media("prefers-color-scheme: dark"), contrasts])
    for rows in [results[0].members, results[2].members] {
      #expect(rows.count > 40)
      for row in rows { #expect(row.members[1].number >= 4.5, "\(row.members[0].text)") }
    }
    #expect(results[0] != results[2])
  }

  @Test func `scrolls a long line by keys, without scrolling the page`() throws {
    let results = try Visit().results(
      on: CodePage.site,
      [
        .script("document.querySelector('#long').focus(); return document.activeElement.id"),
        .keys("ARROW_RIGHT ARROW_RIGHT"),
        .script(
          """
          const block = document.querySelector('#long')
          return new Promise(done => setTimeout(() => done([block.scrollLeft > 0, scrollX === 0]), 500))
          """),
      ])
    #expect(results == [.text("long"), .nothing, .list([.flag(true), .flag(true)])])
  }

  @Test func `receives the focus block by block, and the button of a block follows the block`() throws {
    let active = "const e = document.activeElement; return e.id || e.parentElement.id || e.textContent"
    let results = try Visit().results(
      on: CodePage.site, [.keys("TAB"), .script(active), .keys("TAB"), .script(active), .keys("TAB"), .script(active)])
    #expect([results[1], results[3], results[5]] == [.text("plain"), .text("Copy"), .text("numbered")])
  }

  @Test func `copies text only: no line numbers, diff signs, removed lines, or console output`() throws {
    let texts = [
      ("plain", "let a = 1 // one"),
      ("numbered", "let a = \"x \\(y)\\n\" + #\"raw\"#\n@Test func f() -> Int { #if DEBUG\nf(nil, 0xFF)"),
      ("changed", "let a = 1\nlet b = 3"),
      ("noted", "a: b\nc: d"),
      ("ranges", "let a = 1\nlet c = \"three\" // four"), ("session", "ls -l \\\n    a\npwd"),
    ]
    let steps = texts.map { id, _ in
      Visit.Step.script(
        """
        const button = document.querySelector('#\(id)').closest('.code').querySelector('button')
        button.click()
        return new Promise(done =>
          setTimeout(async () => done([button.textContent, await navigator.clipboard.readText()]), 300))
        """)
    }
    let results = try Visit().results(on: CodePage.site, steps)
    #expect(results == texts.map { .list([.text("Copied"), .text($0.1)]) })
  }

  @Test func `has notes whose marks are seen and not selected, joined with their list`() throws {
    let facts = Visit.Step.script(
      """
      const pre = document.querySelector('#noted'), list = document.querySelector('#noted-note-1').parentElement
      const mark = pre.querySelector('.code-note'), number = getComputedStyle(mark, '::before')
      getSelection().selectAllChildren(pre)
      const text = getSelection().toString().trim()
      getSelection().removeAllRanges()
      const [a, b, c] = [pre, list, mark].map(e => e.getBoundingClientRect())
      return [text, number.content.startsWith('"1"') || number.content.includes('attr'), Math.abs(a.bottom - b.top) < 1,
        Math.abs(a.left - b.left) < 1 && Math.abs(a.right - b.right) < 1, c.width >= 16 && c.left > a.left]
      """)
    let target = Visit.Step.script(
      """
      const item = document.querySelector('#noted-note-2'), before = getComputedStyle(item).backgroundColor
      document.querySelector('[href="#noted-note-2"]').click()
      return [item.matches(':target'), getComputedStyle(item).backgroundColor !== before, mutedOutline(item)]
      function mutedOutline(e) { return getComputedStyle(e).outlineStyle === 'solid' }
      """)
    let results = try Visit().results(
      on: CodePage.site, [facts, target, .width(320), facts, .media("forced-colors: active"), facts, target])
    let expected = StepResult.list([.text("a: b\nc: d")] + Array(repeating: .flag(true), count: 4))
    #expect([results[0], results[3], results[5]] == [expected, expected, expected])
    #expect(results[1] == .list(Array(repeating: .flag(true), count: 3)))
  }

  @Test func `has a button that never covers code, at any scroll position`() throws {
    let covers = Visit.Step.script(
      """
      return [...document.querySelectorAll('.code-copy')].flatMap(button => {
        const pre = button.parentElement.querySelector('pre'), [a, b] = [button, pre].map(e => e.getBoundingClientRect())
        // Code is visible inside of the borders of the block only.
        const start = b.left + pre.clientLeft, end = start + pre.clientWidth
        const isInside = a.right <= b.right && a.bottom <= b.bottom && a.top >= button.parentElement.getBoundingClientRect().top
        return isInside && a.width >= 24 && a.height >= 24 && (a.left >= end || a.bottom <= b.top + 1) ? [] : [pre.id]
      })
      """)
    let reachesEnd = Visit.Step.script(
      """
      const pre = document.querySelector('#long'), code = pre.firstElementChild
      pre.scrollLeft = 1e6
      return code.getBoundingClientRect().right <= pre.getBoundingClientRect().left + pre.clientLeft + pre.clientWidth
      """)
    let answers = try Visit().results(
      on: CodePage.site, [covers, .width(320), covers, .media("forced-colors: active"), covers, reachesEnd])
    #expect([answers[0], answers[2], answers[4], answers[5]] == [[], [], [], true])
  }

  @Test func `is visible in forced colors`() throws {
    let frames = Visit.Step.script(
      """
      return [...document.querySelectorAll('pre')].every(pre => {
        const style = getComputedStyle(pre)
        return style.outlineStyle !== 'none' && style.outlineColor !== style.backgroundColor
          && (style.borderRightWidth === '0px' || style.borderRightColor === style.backgroundColor)
      })
      """)
    #expect(try Visit().results(on: CodePage.site, [.media("forced-colors: active"), frames])[1] == true)
  }

  @Test func `has no button if the author disables it`() throws {
    let buttons = """
      const block = document.querySelector('#private')
      return [document.querySelectorAll('button').length, block.parentElement.localName]
      """
    let results = try Visit().results(on: CodePage.site, [.script(buttons)])
    #expect(results == [.list([.number(7), .text("main")])])
  }

  @Test func `has a button in the language of the page`() throws {
    let label = "return document.querySelector('#plain').closest('.code').querySelector('button').textContent"
    #expect(try Visit().results(on: CodePage.german, [.script(label)]) == [.text("Kopieren")])
  }

  @Test func `is complete and highlighted without scripts, and has no button`() throws {
    let state = """
      const code = document.querySelector('#numbered code')
      const keyword = getComputedStyle(code.querySelector('.hl-keyword')).color
      return [document.querySelectorAll('button').length, keyword !== getComputedStyle(code).color, code.innerText]
      """
    let visit = Visit(runsScripts: false)
    let text = "let a = \"x \\(y)\\n\" + #\"raw\"#\n@Test func f() -> Int { #if DEBUG\nf(nil, 0xFF)\n"
    #expect(try visit.results(on: CodePage.site, [.script(state)]) == [.list([.number(0), .flag(true), .text(text)])])
  }

  /// Returns the contrast of each element with text against its nearest background that is not transparent.
  private static let contrasts = """
    const channels = colour => colour.match(/[\\d.]+/g).map(Number)
    const light = ([r, g, b]) => [r, g, b].map(c => c / 255)
      .map(c => c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
      .reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0)
    const ground = element => {
      const colour = channels(getComputedStyle(element).backgroundColor)
      return colour[3] === 0 ? ground(element.parentElement) : colour
    }
    return [...document.querySelectorAll('pre *, figcaption, .code-copy')]
      .filter(element => [...element.childNodes].some(node => node.nodeType === 3 && node.data.trim()))
      .map(element => {
        const [a, b] = [light(channels(getComputedStyle(element).color)), light(ground(element))]
        return [element.outerHTML.slice(0, 80), (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)]
      })
    """
}
