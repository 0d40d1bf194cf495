import TestSupport
import Testing

@Suite(.inBrowser, .serialized)
struct `Tabs in a browser` {
  @Test func `follow the ARIA pattern: each panel is labelled by its tab`() throws {
    let answers = try Visit().results(on: Self.site, [.script(Self.properties), .script(Self.heading)])
    #expect(
      answers == [
        [
          ["tablist", "Install", "presentation"],
          [
            ["npm.tab", "tab", "npm", "true", "0"], ["code.tab", "tab", "code", "false", "-1"],
            ["link.tab", "tab", "link", "false", "-1"], ["before.tab", "tab", "before", "false", "-1"],
          ],
          [
            ["tabpanel", "npm.tab", nil], ["tabpanel", "code.tab", "until-found"],
            ["tabpanel", "link.tab", "until-found"], ["tabpanel", "before.tab", "until-found"],
          ],
        ], ["exists", "is hidden"],
      ])
  }

  @Test func `follow the keys of the ARIA pattern`() throws {
    try Visit().check(
      [
        Case("right: the next", Self.from("npm", "ARROW_RIGHT"), ["code.tab", "code", "code"]),
        Case("left: the one before", Self.from("npm", "END ARROW_LEFT"), ["link.tab", "link", "link"]),
        Case("right of the last: the first", Self.from("npm", "END ARROW_RIGHT"), ["npm.tab", "npm", "npm"]),
        Case("left of the first: the last", Self.from("npm", "ARROW_LEFT"), ["before.tab", "before", "before"]),
        Case("end", Self.from("npm", "END"), ["before.tab", "before", "before"]),
        Case("home", Self.from("npm", "ARROW_RIGHT ARROW_RIGHT HOME"), ["npm.tab", "npm", "npm"]),
        Case("down does not select", Self.from("npm", "ARROW_DOWN"), ["npm.tab", "npm", "npm"]),
        Case("with Alt", Self.from("npm", "ALT+ARROW_RIGHT"), ["npm.tab", "npm", "npm"]),
        Case("with Control", Self.from("npm", "CONTROL+ARROW_RIGHT"), ["npm.tab", "npm", "npm"]),
        Case("with Shift", Self.from("npm", "SHIFT+END"), ["npm.tab", "npm", "npm"]),
        Case(
          "the browser handles arrow keys with Alt", [Self.recordKeys, .keys("ALT+ARROW_LEFT"), Self.isHandled], false),
        Case("the script handles arrow keys", [Self.recordKeys, .keys("ARROW_LEFT"), Self.isHandled], true),
        Case("mirrored, left", [.open("rtl.html")] + Self.from("npm", "ARROW_LEFT"), ["code.tab", "code", "code"]),
        Case(
          "mirrored, right", [.open("rtl.html")] + Self.from("npm", "ARROW_RIGHT"), ["before.tab", "before", "before"]),
        Case("mirrored, end", [.open("rtl.html")] + Self.from("npm", "END"), ["before.tab", "before", "before"]),
        Case("Space, like a click", Self.from("link", "SPACE"), ["link.tab", "link", "link"]),
        Case("Enter, like a click", Self.from("link", "ENTER"), ["link.tab", "link", "link"]),
        Case("a click", [.click("[href='#link']"), Self.state], ["link.tab", "link", "link"]),
        Case("a click does not scroll", [.click("[href='#link']"), .script("return scrollY")], 0),
      ], on: Self.site)
  }

  @Test func `all tabs are one tab stop, and the next tab stop is in the panel`() throws {
    let enter = Visit.Step.script("const h1 = document.querySelector('h1'); h1.tabIndex = -1; h1.focus()")
    try Visit().check(
      [
        Case("text: the panel itself", [.focus("npm.tab"), .keys("TAB"), .focused], "npm"),
        Case("a block of code", [.focus("npm.tab"), .keys("ARROW_RIGHT TAB"), .focused], "pre"),
        Case("a link", [.focus("npm.tab"), .keys("END ARROW_LEFT TAB"), .focused], "a"),
        Case("text before a link", [.focus("npm.tab"), .keys("END TAB"), .focused], "before"),
        Case("back with Shift", [.focus("npm.tab"), .keys("END TAB SHIFT+TAB"), .focused], "before.tab"),
        Case("into the set: the selected tab", [.click("[href='#code']"), enter, .keys("TAB"), .focused], "code.tab"),
      ], on: Self.site)
  }

  @Test func `nested tabs and outer tabs are independent`() throws {
    let shown = Visit.Step.script(Self.shown)
    try Visit().check(
      [
        Case("at first", [.open("nested.html"), shown], ["one", "red"]),
        Case("the outer", [.open("nested.html"), .focus("one.tab"), .keys("END"), shown], ["two", "red"]),
        Case(
          "the inner",
          [.open("nested.html"), .focus("one.tab"), .keys("END"), .focus("red.tab"), .keys("ARROW_RIGHT"), shown],
          ["two", "green"]),
        Case(
          "the inner tabs wrap around",
          [
            .open("nested.html"), .focus("one.tab"), .keys("END"), .focus("red.tab"),
            .keys("ARROW_RIGHT ARROW_RIGHT ARROW_RIGHT"), shown,
          ], ["two", "green"]),
      ], on: Self.site)
  }

  @Test func `tabs are links to sections if scripts do not run`() throws {
    let answers = try Visit(runsScripts: false).results(
      on: Self.site,
      [
        .script(Self.shown), .script(Self.heading), .click("[href='#before']"),
        .script("return [location.hash, document.querySelector(':target').id]"),
      ])
    #expect(answers == [["npm code link before"], ["exists", "is visible"], nil, ["#before", "before"]])
  }

  @Test func `stay in one row that scrolls, with the selected tab in sight`() throws {
    let look = Visit.Step.stable(
      """
      (() => {
        const list = document.querySelector('.tabs > ul'), tabs = [...list.querySelectorAll('a')]
        const [tab, row] = [list.querySelector('[data-current]'), list].map(e => e.getBoundingClientRect())
        return [
          document.documentElement.scrollWidth <= innerWidth, list.scrollWidth > list.clientWidth,
          new Set(tabs.map(tab => tab.getBoundingClientRect().top)).size === 1,
          tab.left >= row.left - 1 && tab.right <= row.right + 1,
        ]
      })()
      """)
    for page in ["many.html", "many-rtl.html"] {
      try Visit(width: 320).check(
        [
          Case(
            "\(page), the first", [.media("prefers-reduced-motion: reduce"), .open(page), look],
            [true, true, true, true]),
          Case(
            "\(page), the last", [.open(page), .focus("number-1.tab"), .keys("END"), look], [true, true, true, true]),
          Case("\(page), by fragment", [.open("\(page)#number-9"), look], [true, true, true, true]),
        ], on: Self.site)
    }
    let isWrapped = Visit.Step.script(
      "const tabs = document.querySelectorAll('.tabs > ul a'); return tabs[0].offsetTop < tabs[11].offsetTop")
    #expect(
      try Visit(width: 320, runsScripts: false).results(on: Self.site, [.open("many.html"), isWrapped, .overflow])
        == [nil, true, false])
  }

  @Test func `slide the line below them, unless the reader prefers reduced motion`() throws {
    let moves = Visit.Step.script(
      """
      document.querySelector('[href="#link"]').click()
      return document.getAnimations().filter(each => each.effect.pseudoElement === '::after').length
      """)
    let answers = try Visit().results(
      on: Self.site, [moves, .media("prefers-reduced-motion: reduce"), .open(""), moves])
    #expect([answers[0], answers[3]] == [1, 0])
  }

  private static func from(_ panel: String, _ keys: String) -> [Visit.Step] {
    [.focus("\(panel).tab"), .keys(keys), state]
  }

  /// Starts to record whether the script handles a key, and focuses the first tab.
  private static let recordKeys = Visit.Step.script(
    """
    addEventListener('keydown', event => { window.isHandled = event.defaultPrevented })
    document.getElementById('npm.tab').focus()
    """)
  private static let isHandled = Visit.Step.script("return isHandled")

  /// Returns whether a panel's heading is in the outline, and whether it is visible.
  private static let heading = """
    const heading = document.querySelector('#npm > h3'), box = heading.getBoundingClientRect()
    return [
      heading.checkVisibility({ visibilityProperty: true }) ? 'exists' : 'is missing',
      box.width > 1 && box.height > 1 ? 'is visible' : 'is hidden',
    ]
    """

  /// Returns the focused element, the selected tab and the visible panel of the first set.
  private static let state = Visit.Step.script(
    """
    const set = document.querySelector('.tabs')
    return [
      document.activeElement.id,
      [...set.querySelectorAll('[aria-selected=true]')].map(tab => tab.getAttribute('aria-controls')).join(' '),
      [...set.children].filter(e => e.matches('section') && e.lastElementChild.checkVisibility()).map(e => e.id).join(' '),
    ]
    """)

  /// Returns the visible panels of each set.
  static let shown = """
    return [...document.querySelectorAll('.tabs')].map(set => [...set.querySelectorAll(':scope > section')]
      .filter(panel => !panel.hidden).map(panel => panel.id).join(' '))
    """

  private static let properties = """
    const set = document.querySelector('.tabs'), list = set.firstElementChild
    const of = (element, ...names) => names.map(name => element.getAttribute(name))
    return [
      [...of(list, 'role', 'aria-label'), ...new Set([...list.children].map(item => item.getAttribute('role')))],
      [...list.querySelectorAll('a')].map(tab => of(tab, 'id', 'role', 'aria-controls', 'aria-selected', 'tabindex')),
      [...set.querySelectorAll(':scope > section')].map(panel => of(panel, 'role', 'aria-labelledby', 'hidden')),
    ]
    """

  private static let markdown = """
    ## Set

    :::tabs[Install]
    ### npm
    Words alone.

    ### Code
    ```sh
    npm install
    ```

    ### Link
    [A link](#behind) comes first.

    ### Before
    Words come before [a link](#behind).
    :::

    ## Behind
    \(String(repeating: "Words behind.\n\n", count: 40))
    """

  private static let nested = """
    ## Sets

    ::::tabs[Outer]
    ### One
    The first of the outer set.

    ### Two
    :::tabs[Inner]
    #### Red
    Text in red.

    #### Green
    Text in green.
    :::

    After the inner set.
    ::::
    """

  private static let many = """
    ## Set

    :::tabs[Numbers]
    \((1...12).map { "### Number \($0)\nWords of \($0).\n" }.joined(separator: "\n"))
    :::
    """

  private static let site = Site([
    "index.html": ContainerPage.html(markdown), "rtl.html": ContainerPage.html(markdown, isMirrored: true),
    "nested.html": ContainerPage.html(nested), "many.html": ContainerPage.html(many),
    "many-rtl.html": ContainerPage.html(many, isMirrored: true),
  ])
}
