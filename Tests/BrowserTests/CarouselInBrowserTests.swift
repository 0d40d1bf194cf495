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
      walk + walk + walk + walk + [
        .keys("SHIFT+TAB SHIFT+TAB SHIFT+TAB ARROW_RIGHT"), Self.state, .keys("TAB TAB ENTER"), Self.state,
      ])
    #expect([answers[1], answers[3], answers[5], answers[7]] == ["ul", "Previous", "Next", "a"])
    #expect(answers[9].members.first == 1)
    #expect(answers[11].members.first == 2)
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
    "single.html": ContainerPage.html(markdown("The only slide.")),
  ])
}
