import TestSupport
import Testing

@Suite(.inBrowser, .serialized)
struct `Hidden panels in a browser` {
  @Test func `open if the fragment of the URL is the id of an element inside`() throws {
    let hash = "location.hash ="
    try Visit().check(
      [
        Case("a panel", [.open("#two"), Self.state("two")], [["two", "red"], true]),
        Case("a heading in a panel", [.open("#deep"), Self.state("deep")], [["two", "green"], true]),
        Case("a panel in a panel", [.open("#green"), Self.state("green")], [["two", "green"], true]),
        Case("a later fragment of a panel", [.script("\(hash) 'two'"), Self.state("two")], [["two", "red"], true]),
        Case(
          "a later fragment of a heading", [.script("\(hash) 'deep'"), Self.state("deep")], [["two", "green"], true]),
        Case(
          "a later fragment of a panel in a panel", [.script("\(hash) 'green'"), Self.state("green")],
          [["two", "green"], true]),
        Case("a link", [.click("[href='#deep']"), Self.state("deep")], [["two", "green"], true]),
        Case(
          "the fragment of the selected panel", [.script("\(hash) 'one'"), Self.state("one")], [["one", "red"], true]),
        Case("a malformed fragment", [.script("\(hash) '%E0%A4%A'"), Self.state("front")], [["one", "red"], true]),
        Case(
          "one fragment after another",
          [.script("\(hash) 'deep'"), Self.state("deep"), .script("\(hash) 'one'"), Self.state("one")],
          [["one", "green"], true]),
      ], on: Self.site)
  }

  @Test func `open in a folded section, and so does the section`() throws {
    let look = Visit.Step.stable(
      """
      ['red', 'green', 'deep'].map(id => {
        const text = document.querySelector(`#${id} p, #${id} + p`), box = text.getBoundingClientRect()
        return text.checkVisibility() && box.height > 0 && box.top > -1 && box.top < innerHeight
      })
      """)
    try Visit().check(
      [
        Case("at first", [.open("folded.html"), look], [false, false, false]),
        Case("a panel", [.open("folded.html#green"), look], [false, true, false]),
        Case(
          "a later fragment", [.open("folded.html"), .script("location.hash = 'green'"), look], [false, true, false]),
        Case("a link", [.open("folded.html"), .click("[href='#red']"), look], [true, false, false]),
        Case("a fold in a tab in a fold", [.open("folded.html#deep"), look], [false, false, true]),
        Case(
          "a link to the same part again",
          [
            .open("folded.html"), .click("main > p [href='#green']"),
            .script("document.querySelector('details').open = false"),
            .script("scrollTo(0, 0)"), .click("main > p [href='#green']"), look,
          ], [false, true, false]),
      ], on: Self.site)
  }

  @Test func `open if the browser finds text inside`() throws {
    let event = "document.querySelector('#two').dispatchEvent(new Event('beforematch', { bubbles: true }))"
    try Visit().check(
      [
        Case("found", [.open("#:~:text=found,in%20the%20second"), Self.state("two")], [["two", "red"], true]),
        Case(
          "in a panel in a panel", [.open("#:~:text=Text%20in%20green"), Self.state("green")],
          [["two", "green"], true]),
        Case("the event `beforematch`", [.script(event), Self.state("front")], [["two", "red"], true]),
        Case(
          "the tab is selected, too",
          [
            .open("#:~:text=Text%20in%20green"), Self.state("green"),
            .script("return [...document.querySelectorAll('[aria-selected=true]')].map(tab => tab.id)"),
          ], ["two.tab", "green.tab"]),
      ], on: Self.site)
  }

  @Test func `are all printed, with their headings and without the list of tabs`() throws {
    let look = """
      const sizes = [...document.querySelectorAll('.tabs > section > :is(h3, h4)')].map(h => h.getBoundingClientRect())
      return [
        [...document.querySelectorAll('.tabs > section > p')].every(text => text.checkVisibility() && text.offsetHeight > 9),
        sizes.length, sizes.every(({ width, height }) => width > 9 && height > 9),
        [...document.querySelectorAll('.tabs > ul')].some(list => list.checkVisibility()),
      ]
      """
    let answers = try Visit().results(on: Self.site, [.script(look), .media("print"), .script(look)])
    #expect(answers == [[false, 4, false, true], nil, [true, 4, true, false]])
  }

  @Test func `do not shift the layout, even with a stored choice and a script that loads late`() throws {
    let moved =
      "const p = document.createElement('p'); p.textContent = 'moves'; document.querySelector('main').prepend(p)"
    let answers = try Visit().results(
      on: Self.site.delaying("containers/tabs.js"),
      [
        .shift, .open("#two"), .shift, .open("synced.html"), .click("[href='#red']"), .reload, .shift,
        .open("synced.html?colour=green"), .shift, .open("synced.html#red"), .shift, .script(moved), .shift,
      ])
    #expect([answers[0], answers[2], answers[6], answers[8], answers[10]] == [0, 0, 0, 0, 0])
    #expect(answers[12].number > 0, "a shift is measured")
  }

  @Test func `are all visible if the script fails to load`() throws {
    let site = Self.site.without("containers/tabs.js")
    try Visit().check(
      [
        Case("at first", [Self.shown], ["one two", "red green"]),
        Case("with a fragment", [.open("#deep"), Self.state("deep")], [["one two", "red green"], true]),
        Case("with a query", [.open("synced.html?colour=green"), Self.shown], ["blue red green"]),
      ], on: site)
  }

  @Test func `work if another script fails to load`() throws {
    try Visit().check(
      [
        Case("at first", [.open("synced.html"), Self.shown], ["blue"]),
        Case("after a click", [.open("synced.html"), .click("[href='#red']"), Self.shown], ["red"]),
      ], on: Self.site.without("containers/picker.js"))
  }

  private static let shown = Visit.Step.script(`Tabs in a browser`.shown)

  /// Returns the visible panels of each set, and whether an element is visible in the window.
  private static func state(_ id: String) -> Visit.Step {
    .stable(
      """
      (() => {
        const box = document.getElementById('\(id)').getBoundingClientRect()
        const shown = () => { \(`Tabs in a browser`.shown) }
        return [shown(), box.height > 0 && box.top > -1 && box.top < innerHeight]
      })()
      """)
  }

  private static let words = String(repeating: "Words between.\n\n", count: 40)

  private static let markdown = """
    ## Front

    [Into the depth](#deep)

    ::::tabs[Outer]
    ### One
    The first of the outer set.

    ### Two
    To be found in the second panel of the outer set.

    \(words)

    :::tabs[Inner]
    #### Red
    Text in red.

    #### Green
    Text in green.

    ##### Deep
    Far in.
    :::
    ::::

    \(words)
    """

  private static let folded = """
    ## Folds

    [To red](#red) [To green](#green)

    \(words)

    :::::accordion
    ### Folded
    ::::tabs[Colours]
    #### Blue
    Like the sky.

    #### Red
    Like blood.

    #### Green
    Like grass.

    #### More
    :::accordion
    ##### Folded again
    ###### Deep
    Far in.
    :::
    ::::

    ### Another
    Words.
    :::::

    \(words)
    """

  private static let synced = """
    ## Colours

    :::tabs[Colours]{sync=colour}
    ### Blue
    Blue.

    ### Red
    Red.

    And more.

    ### Green
    Green.

    And more.

    And even more.
    :::

    :::picker[Which colour?]{sync=colour}
    ### Blue
    Like the sky.

    ### Red
    Like blood.
    :::

    Words behind.
    """

  private static let site = Site([
    "index.html": ContainerPage.html(markdown), "synced.html": ContainerPage.html(synced),
    "folded.html": ContainerPage.html(folded),
  ])
}
