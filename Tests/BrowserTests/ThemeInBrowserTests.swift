import TestSupport
import Testing

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
  }

  @Test func `sets the chosen colors before the first paint`() throws {
    let painted = Visit.Step.script(
      """
      const isEarly = document.querySelector("head > script:not([defer], [async], [type])") !== null
      return [isEarly, document.documentElement.dataset.theme]
      """)
    let results = try Visit().results(on: .sample, [Self.page, Self.click, .reload, painted])
    #expect(results.last == [true, "light"])
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
