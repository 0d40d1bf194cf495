import TestSupport
import Testing

@Suite(.inBrowser, .serialized)
struct `An accordion in a browser` {
  @Test func `opens without scripts, by keys, clicks and fragments, and by default shows one section at a time`()
    throws
  {
    try Visit(runsScripts: false).check(
      [
        Case("at first", [Self.openSections], ["third", "sixth seventh"]),
        Case("the Enter key", [.keys("TAB ENTER"), Self.openSections], ["first", "sixth seventh"]),
        Case("the Space key", [.keys("TAB TAB SPACE"), Self.openSections], ["second", "sixth seventh"]),
        Case("the Enter key twice", [.keys("TAB ENTER ENTER"), Self.openSections], ["", "sixth seventh"]),
        Case("a click", [.click("details:nth-child(2) > summary"), Self.openSections], ["second", "sixth seventh"]),
        Case(
          "an accordion with `multiple`", [.keys("TAB TAB TAB TAB ENTER"), Self.openSections],
          ["third", "fifth sixth seventh"]),
        Case(
          "a click in a group", [.open("group.html"), .click("details > summary"), Self.openSections], ["first", ""]),
        Case(
          "clicks in two accordions of a group",
          [
            .open("group.html"), .click("details > summary"), .click(".accordion + .accordion summary"),
            Self.openSections,
          ],
          ["", "second"]),
        Case("the fragment of a section", [.open("#second"), Self.openSections], ["second", "sixth seventh"]),
        Case(
          "the fragment of a heading in a section", [.open("#deep"), Self.openSections], ["second", "sixth seventh"]),
        Case(
          "the fragment of a section of an accordion with `multiple`", [.open("#fifth"), Self.openSections],
          ["third", "fifth sixth seventh"]),
      ], on: Self.site)
  }

  @Test func `opens for a text fragment`() throws {
    let textFragment = "#:~:text=Words%20of%20the%20second"
    let open = Visit.Step.stable("(() => { \(Self.readOpenSections) })()")
    #expect(try Visit().results(on: Self.site, [.open(textFragment), open]).last == ["second", "sixth seventh"])
  }

  @Test func `animates, unless the reader prefers reduced motion`() throws {
    let moves = Visit.Step.script(
      """
      const summary = document.querySelector('summary')
      summary.focus()
      summary.click()
      return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() =>
        done(document.getAnimations().length > 0))))
      """)
    let answers = try Visit().results(
      on: Self.site, [moves, .media("prefers-reduced-motion: reduce"), .open(""), moves])
    #expect([answers[0], answers[3]] == [true, false])
  }

  @Test func `shows all sections in print`() throws {
    let visible = Visit.Step.script(
      "return [...document.querySelectorAll('details p')].map(p => p.checkVisibility() && p.offsetHeight > 9)")
    let answers = try Visit(runsScripts: false).results(on: Self.site, [visible, .media("print"), visible])
    #expect(answers[0].members.count { $0 == true } == 3)
    #expect(answers[2] == .list(Array(repeating: true, count: 7)))
  }

  private static let readOpenSections = """
    return [...document.querySelectorAll('.accordion')].map(accordion =>
      [...accordion.querySelectorAll('details[open] > div')].map(element => element.id).join(' '))
    """

  /// Returns the ids of the open sections of each accordion.
  private static let openSections = Visit.Step.script(readOpenSections)

  private static let markdown = """
    ## Folds

    :::accordion
    ### First
    Words of the first.

    ### Second
    Words of the second.

    #### Deep

    ### Third {: open}
    Words of the third.
    :::

    :::accordion{multiple}
    ### Fifth
    Words of the fifth.

    ### Sixth {: open}
    Words of the sixth.

    ### Seventh {: open}
    Words of the seventh.

    ### Eighth
    Words of the eighth.
    :::
    """

  private static let group = """
    ## Groups

    :::accordion{group=faq}
    ### First
    Words.
    :::

    :::accordion{group=faq}
    ### Second
    Words.
    :::
    """

  private static let site = Site([
    "index.html": ContainerPage.html(markdown), "group.html": ContainerPage.html(group),
  ])
}
