import TestSupport
import Testing

@Suite(.inBrowser, .serialized)
struct `Choices in a browser` {
  @Test func `apply to all tabs and pickers with the same key, and to no others`() throws {
    try Visit().check(
      [
        Case("at first", [Self.state], ["npm", "npm-1", "über", "npm"]),
        Case("a click on a tab", [Self.yarn, Self.state], ["yarn", "yarn-1", "über", "yarn"]),
        Case(
          "a key press", [.focus("npm-1.tab"), .keys("ARROW_RIGHT"), Self.state], ["yarn", "yarn-1", "über", "yarn"]),
        Case("a click on an option", [.click("[value=yarn]"), Self.state], ["yarn", "yarn-1", "über", "yarn"]),
        Case(
          "a value that one set lacks", [Self.yarn, .click("[value=pnpm]"), Self.state],
          ["yarn", "pnpm", "über", "pnpm"]),
        Case("a set without key", [.click("[href='#yarn-2']"), Self.state], ["npm", "npm-1", "yarn-2", "npm"]),
        Case("sets without keys", [.open("apart.html"), Self.state], ["a", "b-1"]),
        Case("an option that the author selected", [.open("selected.html"), Self.state], ["yarn-1", "yarn"]),
      ], on: Self.site)
  }

  @Test func `are stored, and apply to other pages`() throws {
    try Visit().check(
      [
        Case("a reload", [Self.yarn, .reload, Self.state], ["yarn", "yarn-1", "über", "yarn"]),
        Case("another page", [Self.yarn, .open("second.html"), Self.state], ["yarn"]),
        Case("an option on another page", [.click("[value=yarn]"), .open("second.html"), Self.state], ["yarn"]),
        Case(
          "a value that one set lacks", [.click("[value=pnpm]"), .reload, Self.state], ["npm", "pnpm", "über", "pnpm"]),
        Case(
          "a stored value that no set has", [Self.store("bun"), .reload, Self.state], ["npm", "npm-1", "über", "npm"]),
        Case("an empty stored value", [Self.store(""), .reload, Self.state], ["npm", "npm-1", "über", "npm"]),
        Case("a set without key", [.click("[href='#yarn-2']"), .reload, Self.state], ["npm", "npm-1", "über", "npm"]),
        Case(
          "the previous page, after going back",
          [Self.yarn, .open("second.html"), .click("[href='#npm']"), .back, Self.stableState],
          ["npm", "npm-1", "über", "npm"]),
      ], on: Self.site)
  }

  @Test func `from the query or the fragment take precedence over stored ones`() throws {
    try Visit().check(
      [
        Case(
          "a query", [Self.store("pnpm"), .open("?manager=yarn"), Self.state], ["yarn", "yarn-1", "über", "yarn"]),
        Case("a query that one set lacks", [.open("?manager=pnpm"), Self.state], ["npm", "pnpm", "über", "pnpm"]),
        Case("a query that no set has", [.open("?manager=bun"), Self.state], ["npm", "npm-1", "über", "npm"]),
        Case(
          "a query that no set has, and a stored choice",
          [Self.store("yarn"), .open("?manager=bun"), Self.state], ["yarn", "yarn-1", "über", "yarn"]),
        Case("another key", [.open("?other=yarn"), Self.state], ["npm", "npm-1", "über", "npm"]),
        Case("a broken query", [.open("?manager=%E0%A4%A&%&="), Self.state], ["npm", "npm-1", "über", "npm"]),
        Case("a fragment", [.open("#yarn"), Self.state], ["yarn", "yarn-1", "über", "yarn"]),
        Case("a fragment of a later set", [.open("#yarn-1"), Self.state], ["yarn", "yarn-1", "über", "yarn"]),
        Case("a fragment is not stored", [.open("#yarn"), .open(""), Self.state], ["npm", "npm-1", "über", "npm"]),
        Case(
          "a fragment and a query",
          [.open("?manager=npm#yarn"), Self.state], ["yarn", "yarn-1", "über", "yarn"]),
        Case("a fragment of a set without a key", [.open("#yarn-2"), Self.state], ["npm", "npm-1", "yarn-2", "npm"]),
        Case("a percent-encoded fragment", [.open("#%C3%BCber"), Self.state], ["npm", "npm-1", "über", "npm"]),
        Case("a broken fragment", [.open("#%E0%A4%A"), Self.state], ["npm", "npm-1", "über", "npm"]),
        Case("an unknown fragment", [.open("#nothing"), Self.state], ["npm", "npm-1", "über", "npm"]),
        Case(
          "a click after a query", [.open("?manager=npm"), Self.yarn, Self.state],
          ["yarn", "yarn-1", "über", "yarn"]),
      ], on: Self.site)
  }

  @Test func `do not move the clicked element, even if the sets above it change their height`() throws {
    let below = ".tabs ~ .tabs [href='#npm-1']"
    func top(_ selector: String) -> Visit.Step {
      .script("return Math.round(document.querySelector(\"\(selector)\").getBoundingClientRect().top)")
    }
    let answers = try Visit().results(
      on: Self.site,
      [
        Self.yarn, .script("document.querySelector(\"\(below)\").scrollIntoView({ block: 'center' })"), top(below),
        .click(below), top(below), Self.state,
        .script("document.querySelector('[value=yarn]').scrollIntoView({ block: 'center' })"), top("[value=yarn]"),
        .click("[value=yarn]"), top("[value=yarn]"), Self.state,
      ])
    #expect([answers[5], answers[10]] == [["npm", "npm-1", "über", "npm"], ["yarn", "yarn-1", "über", "yarn"]])
    #expect(abs(answers[2].number - answers[4].number) <= 1, "\(answers[2]) \(answers[4])")
    #expect(abs(answers[7].number - answers[9].number) <= 1, "\(answers[7]) \(answers[9])")
  }

  @Test func `apply to the current page if the browser cannot store them`() throws {
    try Visit().check(
      [
        Case("reading fails", [.open("locked.html"), Self.state], ["npm", "npm-1", "über", "npm"]),
        Case("writing fails", [.open("locked.html"), Self.yarn, Self.state], ["yarn", "yarn-1", "über", "yarn"]),
        Case(
          "a choice is lost on reload", [.open("locked.html"), Self.yarn, .reload, Self.state],
          ["npm", "npm-1", "über", "npm"]),
        Case("a query", [.open("locked.html?manager=yarn"), Self.state], ["yarn", "yarn-1", "über", "yarn"]),
        Case(
          "an option", [.open("locked.html"), .click("[value=yarn]"), Self.state], ["yarn", "yarn-1", "über", "yarn"]),
      ], on: Self.site)
  }

  private static let yarn = Visit.Step.click("[href='#yarn']")

  private static func store(_ value: String) -> Visit.Step {
    .script("localStorage.setItem('garland:manager', '\(value)')")
  }

  private static let readState = """
    [
      ...[...document.querySelectorAll('.tabs')].map(set => [...set.querySelectorAll(':scope > section')]
        .filter(panel => !panel.hidden).map(panel => panel.id).join(' ')),
      ...[...document.querySelectorAll('.picker :checked')].map(input => input.value),
    ]
    """

  /// Returns the visible panel of each set of tabs, and the value of each picker.
  private static let state = Visit.Step.script("return \(readState)")
  private static let stableState = Visit.Step.stable(readState)

  private static let words = String(repeating: "Words.\n\n", count: 40)

  private static let markdown = """
    ## Sets

    \(words)

    :::tabs[First]{sync=manager}
    ### npm
    One line.

    ### yarn
    \(String(repeating: "One line of many.\n\n", count: 12))
    :::

    :::tabs[Second]{sync=manager}
    ### npm
    Words.

    ### yarn
    Words.

    ### pnpm
    Words.
    :::

    :::tabs[Without a key]
    ### Über
    Words.

    ### yarn
    Words.
    :::

    :::picker[Which one do you use?]{sync=manager}
    ### npm
    Words.

    ### yarn
    Words.

    ### pnpm
    Words.
    :::

    \(words)
    """

  private static let second = """
    ## Set

    :::tabs[Second page]{sync=manager}
    ### npm
    Words.

    ### yarn
    Words.
    :::
    """

  private static let apart = """
    ## Sets

    :::tabs
    ### a
    Words.

    ### b
    Words.
    :::

    :::tabs
    ### b
    Words.

    ### a
    Words.
    :::
    """

  private static let selected = """
    ## Set

    :::picker[Which one do you use?]{sync=manager selected=yarn}
    ### npm
    Words.

    ### yarn
    Words.
    :::

    :::tabs[As chosen]{sync=manager}
    ### npm
    Words.

    ### yarn
    Words.
    :::
    """

  private static let locked = """
    Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('locked', 'SecurityError') } })
    """

  private static let site = Site([
    "index.html": ContainerPage.html(markdown), "second.html": ContainerPage.html(second),
    "apart.html": ContainerPage.html(apart), "selected.html": ContainerPage.html(selected),
    "locked.html": ContainerPage.html(markdown, first: locked),
  ])
}
