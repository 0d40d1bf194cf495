import TestSupport
import Testing

@Suite(.inBrowser, .serialized)
struct `Code in a browser` {
  @Test func `shuts nobody out, and never makes the page scroll sideways`() throws {
    try Visit().check(
      [
        Case("wide", [.axe], []),
        Case("wide, dark", [.media("prefers-color-scheme: dark"), .axe], []),
        Case("wide, to the side", [.overflow], false),
        Case("narrow, dark", [.width(320), .axe], []),
        Case("narrow", [.media(""), .axe], []),
        Case("narrow, to the side", [.overflow], false),
      ], on: CodePage.site)
  }

  @Test func `has a contrast of 4.5 to 1, as it is computed for every token on its ground`() throws {
    let contrasts = Visit.Step.script(Self.contrasts)
    let results = try Visit().results(
      on: CodePage.site, [contrasts, .media("prefers-color-scheme: dark"), contrasts])
    for rows in [results[0].members, results[2].members] {
      #expect(rows.count > 40)
      for row in rows { #expect(row.members[1].number >= 4.5, "\(row.members[0].text)") }
    }
    #expect(results[0] != results[2])
  }

  @Test func `scrolls a long line by keyboard, in its block alone`() throws {
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

  @Test func `is reached by the Tab key, block by block, each with its button behind it`() throws {
    let active = "const e = document.activeElement; return e.id || e.parentElement.id || e.textContent"
    let results = try Visit().results(
      on: CodePage.site, [.keys("TAB"), .script(active), .keys("TAB"), .script(active), .keys("TAB"), .script(active)])
    #expect([results[1], results[3], results[5]] == [.text("plain"), .text("Copy"), .text("numbered")])
  }

  @Test func `copies text only: no numbers, no marks, nothing that was taken away, no answers of a machine`() throws {
    let texts = [
      ("plain", "let a = 1 // one"),
      ("numbered", "let a = \"x \\(y)\\n\" + #\"raw\"#\n@Test func f() -> Int { #if DEBUG\nf(nil, 0xFF)"),
      ("changed", "let a = 1\nlet b = 3"),
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

  @Test func `offers no button where the author wants none`() throws {
    let buttons = """
      const block = document.querySelector('#private')
      return [document.querySelectorAll('button').length, block.parentElement.localName]
      """
    let results = try Visit().results(on: CodePage.site, [.script(buttons)])
    #expect(results == [.list([.number(6), .text("main")])])
  }

  @Test func `is whole without script`() throws {
    let state = """
      const code = document.querySelector('#numbered code')
      const keyword = getComputedStyle(code.querySelector('.hl-keyword')).color
      return [document.querySelectorAll('button').length, keyword !== getComputedStyle(code).color, code.innerText]
      """
    let visit = Visit(runsScripts: false)
    let text = "let a = \"x \\(y)\\n\" + #\"raw\"#\n@Test func f() -> Int { #if DEBUG\nf(nil, 0xFF)\n"
    #expect(try visit.results(on: CodePage.site, [.script(state)]) == [.list([.number(0), .flag(true), .text(text)])])
  }

  /// For each element with text of its own: its contrast with the nearest ground that is not transparent.
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
