import TestSupport
import Testing

@Suite(.inBrowser, .serialized)
struct `An accordion in a browser` {
  @Test func `opens without script, by keys and addresses, one at a time unless many are wanted`() throws {
    try Visit(runsScripts: false).check(
      [
        Case("at first", [Self.open], ["third", "sixth seventh"]),
        Case("enter", [.keys("TAB ENTER"), Self.open], ["first", "sixth seventh"]),
        Case("space", [.keys("TAB TAB SPACE"), Self.open], ["second", "sixth seventh"]),
        Case("once more", [.keys("TAB ENTER ENTER"), Self.open], ["", "sixth seventh"]),
        Case("a click", [.click("details:nth-child(2) > summary"), Self.open], ["second", "sixth seventh"]),
        Case(
          "many", [.keys("TAB TAB TAB TAB ENTER"), Self.open], ["third", "fifth sixth seventh"]),
        Case("a group", [.open("group.html"), .click("details > summary"), Self.open], ["first", ""]),
        Case(
          "a group of two accordions",
          [.open("group.html"), .click("details > summary"), .click(".accordion + .accordion summary"), Self.open],
          ["", "second"]),
        Case("the address of a child", [.open("#second"), Self.open], ["second", "sixth seventh"]),
        Case("of a heading in a child", [.open("#deep"), Self.open], ["second", "sixth seventh"]),
        Case("of one of many", [.open("#fifth"), Self.open], ["third", "fifth sixth seventh"]),
      ], on: Self.site)
  }

  @Test func `opens for who looks for its words`() throws {
    let words = "#:~:text=Words%20of%20the%20second"
    let open = Visit.Step.settled("(() => { \(Self.look) })()")
    #expect(try Visit().results(on: Self.site, [.open(words), open]).last == ["second", "sixth seventh"])
  }

  @Test func `is open from end to end on paper`() throws {
    let shown = Visit.Step.script(
      "return [...document.querySelectorAll('details p')].map(p => p.checkVisibility() && p.offsetHeight > 9)")
    let answers = try Visit(runsScripts: false).results(on: Self.site, [shown, .media("print"), shown])
    #expect(answers[0].members.count { $0 == true } == 3)
    #expect(answers[2] == .list(Array(repeating: true, count: 7)))
  }

  private static let look = """
    return [...document.querySelectorAll('.accordion')].map(accordion =>
      [...accordion.querySelectorAll('details[open] > div')].map(element => element.id).join(' '))
    """

  /// What is open in each accordion.
  private static let open = Visit.Step.script(look)

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
