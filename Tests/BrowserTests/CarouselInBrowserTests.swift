import TestSupport
import Testing

@Suite(.inBrowser, .serialized)
struct `A carousel in a browser` {
  @Test func `scrolls by one slide per click, and stops at both ends`() throws {
    let walk: [Visit.Step] = [
      Self.state, Self.previous, Self.state, Self.next, Self.state, Self.next, Self.state, Self.previous, Self.state,
      Self.end, Self.state, Self.next, Self.state,
    ]
    let states: [StepResult] = [
      [0, true, "true", "false"], [0, true, "true", "false"], [1, true, "false", "false"], [2, true, "false", "false"],
      [1, true, "false", "false"], ["last", true, "false", "true"], ["last", true, "false", "true"],
    ]
    let answers = try Visit().results(on: Self.site, walk + [.open("rtl.html")] + walk)
    #expect(answers.filter { $0 != nil } == states + states)
  }

  @Test func `scrolls by keys, and its buttons continue from the new position`() throws {
    let label = Visit.Step.script("const e = document.activeElement; return e.ariaLabel ?? e.localName")
    let walk: [Visit.Step] = [.keys("TAB"), label]
    let answers = try Visit().results(
      on: Self.site,
      walk + walk + walk + walk + walk + [
        .keys("SHIFT+TAB SHIFT+TAB SHIFT+TAB SHIFT+TAB ARROW_RIGHT"), Self.state, .keys("TAB TAB TAB ENTER"),
        Self.state,
      ])
    #expect(
      [answers[1], answers[3], answers[5], answers[7], answers[9]] == ["ul", "Previous", "1 / 6", "Next", "a"])
    #expect(answers[11].members.first == 1)
    #expect(answers[13].members.first == 2)
  }

  @Test func `has a dot for each slide, and marks the current one`() throws {
    try Visit().check(
      [
        Case("at first", [Self.dots], ["6", "1 / 6", "1"]),
        Case("after a click on a dot", [.click("p > span > :nth-child(3)"), Self.dots], ["6", "3 / 6", "1"]),
        Case("after a click on a button", [Self.next, Self.dots], ["6", "2 / 6", "1"]),
        Case("at the end", [Self.end, Self.dots], ["6", "6 / 6", "1"]),
        Case(
          "after an arrow key on a dot", [.keys("TAB TAB TAB ARROW_RIGHT ARROW_RIGHT"), Self.dots],
          ["6", "3 / 6", "1"]),
        Case(
          "after an arrow key on a dot, mirrored", [.open("rtl.html"), .keys("TAB TAB TAB ARROW_LEFT"), Self.dots],
          ["6", "2 / 6", "1"]),
        Case(
          "more than eight slides",
          [.open("many.html"), Self.next, .stable("document.querySelector('p > span').innerText")],
          "2 / 12"),
      ], on: Self.site)
  }

  @Test func `shows its dots in forced colors`() throws {
    let colors = Visit.Step.script(
      """
      const dots = [...document.querySelectorAll('.carousel span > button')]
      const color = dot => getComputedStyle(dot, '::before').borderTopColor
      return [dots.length, color(dots[0]) !== color(dots[1]), color(dots[1]) !== getComputedStyle(document.body).backgroundColor]
      """)
    let answers = try Visit().results(on: Self.site, [.media("forced-colors: active"), colors])
    #expect(answers[1] == [6, true, true])
  }

  @Test func `does not animate if the reader prefers reduced motion`() throws {
    let jump = Visit.Step.script(
      """
      document.querySelector('[value=next]').click()
      return document.querySelector('.carousel ul').scrollLeft > 0
      """)
    let answers = try Visit().results(
      on: Self.site, [.media("prefers-reduced-motion: reduce"), .open(""), jump, .media(""), .open(""), jump])
    #expect([answers[2], answers[5]] == [true, false])
  }

  @Test func `is a labelled list without buttons if scripts do not run`() throws {
    let parts = """
      const carousel = document.querySelector('.carousel')
      return [carousel.role, carousel.ariaLabel, carousel.querySelectorAll('ul > li').length]
      """
    let buttons = Visit.Step.script(
      """
      return [...document.querySelectorAll('.carousel button')]
        .map(button => button.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      """)
    let answers = try Visit(runsScripts: false).results(
      on: Self.site,
      [.script(parts), buttons, .keys("TAB"), .focused, .keys("TAB"), .focused, .open("single.html"), buttons])
    #expect(
      [answers[0], answers[1], answers[3], answers[5]] == [["group", "Screens", 6], [false, false], "ul", "a"])
    #expect(answers[7] == [], "a single slide has no buttons")
    let missing = try Visit().results(on: Self.site.without("containers/carousel.js"), [buttons])
    #expect(missing == [[false, false]])
  }

  /// Returns the number of dots, the name of the current one, and how many the Tab key reaches.
  private static let dots = Visit.Step.stable(
    """
    (() => {
      const dots = [...document.querySelectorAll('.carousel span > button')]
      return [`${dots.length}`, document.querySelector('.carousel [aria-current]')?.ariaLabel,
        `${dots.filter(dot => dot.tabIndex === 0).length}`]
    })()
    """)

  private static let next = Visit.Step.click("[value=next]")
  private static let previous = Visit.Step.click("[value=previous]")
  private static let end = Visit.Step.script(
    "document.querySelector('.carousel li:last-child').scrollIntoView({ block: 'nearest', behavior: 'instant' })")

  /// Returns the scroll position in slides, whether the page did not scroll, and which buttons are disabled.
  private static let state = Visit.Step.stable(
    """
    (() => {
      const row = document.querySelector('.carousel ul'), [first, second] = row.children
      const isAtEnd = row.scrollWidth - row.clientWidth - Math.abs(row.scrollLeft) <= 1
      const page = document.scrollingElement
      return [
        isAtEnd ? 'last' : Math.round(100 * row.scrollLeft / (second.offsetLeft - first.offsetLeft)) / 100,
        page.scrollLeft === 0 && page.scrollWidth <= innerWidth,
        ...['previous', 'next'].map(way => document.querySelector(`[value=${way}]`).ariaDisabled),
      ]
    })()
    """)

  private static let slides = (1...6).map { "Slide number \($0)." }.joined(separator: "\n\n")

  private static func markdown(_ slides: String) -> String {
    """
    ## Carousel

    :::carousel[Screens]
    \(slides)
    :::

    [Behind](#carousel)
    """
  }

  private static let site = Site([
    "index.html": ContainerPage.html(markdown(slides)),
    "rtl.html": ContainerPage.html(markdown(slides), isMirrored: true),
    "many.html": ContainerPage.html(markdown((1...12).map { "Slide \($0)." }.joined(separator: "\n\n"))),
    "single.html": ContainerPage.html(markdown("The only slide.")),
  ])
}
