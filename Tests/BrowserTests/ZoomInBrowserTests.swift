import TestSupport
import Testing

@Suite(.inBrowser, .serialized)
struct `Zoomed pictures in a browser` {
  @Test func `open, turn and close by keys, and the focus returns`() throws {
    try Visit().check(
      [
        Case("at first", [Self.state], ["closed"]),
        Case("Enter in a gallery", [.keys("TAB ENTER"), Self.state], ["First", "1 / 3", "close"]),
        Case("right", [.keys("TAB ENTER ARROW_RIGHT"), Self.state], ["Second, with a title", "2 / 3", "close"]),
        Case("left of the first", [.keys("TAB ENTER ARROW_LEFT"), Self.state], ["Third", "3 / 3", "close"]),
        Case(
          "the button", [.keys("TAB ENTER"), .click(".zoom [value=next]"), Self.state],
          ["Second, with a title", "2 / 3", "next"]),
        Case("Escape", [.keys("TAB TAB ENTER ESCAPE"), Self.state, Self.focusedPicture], "b.svg"),
        Case("the button that closes", [.keys("TAB ENTER ENTER"), Self.state, Self.focusedPicture], "a.svg"),
        Case(
          "a click beside the picture",
          [.keys("TAB ENTER"), .click(".zoom > figure > figcaption"), .click(".zoom > figure"), Self.state], ["closed"]),
        Case(
          "mirrored, left", [.open("rtl.html"), .keys("TAB ENTER ARROW_LEFT"), Self.state],
          ["Second, with a title", "2 / 3", "close"]),
        Case("Enter on a figure", [.keys("TAB TAB TAB TAB ENTER"), Self.state], ["A figure", "1 / 2", "close"]),
        Case("Space on a figure", [.keys("TAB TAB TAB TAB SPACE"), Self.state], ["A figure", "1 / 2", "close"]),
        Case(
          "the next figure of the page", [.keys("TAB TAB TAB TAB ENTER ARROW_RIGHT"), Self.state],
          ["Another", "2 / 2", "close"]),
        Case("a click on a figure", [.click(".figure img"), Self.state], ["A figure", "1 / 2", "close"]),
      ], on: Self.site)
  }

  @Test func `turn by a swipe of one finger`() throws {
    func swipe(_ x: Int, _ y: Int, fingers: Int = 1) -> Visit.Step {
      .script(
        """
        const figure = document.querySelector('.zoom > figure')
        const send = (type, x, y, isPrimary = true) => figure.dispatchEvent(
          new PointerEvent(type, { pointerType: 'touch', isPrimary, clientX: x, clientY: y, bubbles: true }))
        send('pointerdown', 300, 300)
        if (\(fingers) > 1) send('pointerdown', 200, 300, false)
        send('pointerup', 300 + \(x), 300 + \(y))
        """)
    }
    let open = Visit.Step.keys("TAB ENTER")
    try Visit().check(
      [
        Case("to the left", [open, swipe(-80, 5), Self.state], ["Second, with a title", "2 / 3", "close"]),
        Case("to the right", [open, swipe(80, 5), Self.state], ["Third", "3 / 3", "close"]),
        Case("down", [open, swipe(10, 200), Self.state], ["First", "1 / 3", "close"]),
        Case("a tap that trembles", [open, swipe(-12, 2), Self.state], ["First", "1 / 3", "close"]),
        Case("two fingers", [open, swipe(-80, 5, fingers: 2), Self.state], ["First", "1 / 3", "close"]),
        Case(
          "mirrored, to the right", [.open("rtl.html"), open, swipe(80, 5), Self.state],
          ["Second, with a title", "2 / 3", "close"]),
      ], on: Self.site)
  }

  @Test func `are the ones shown smaller than they are, and all of a gallery`() throws {
    let buttons = Visit.Step.stable(
      "[...document.querySelectorAll('img')].map(image => image.role ?? image.closest('a')?.ariaHasPopup ?? 'no')")
    try Visit().check(
      [
        Case("wide", [buttons], ["dialog", "dialog", "dialog", "button", "button", "no", "no"]),
        Case("narrow", [.width(320), buttons], ["dialog", "dialog", "dialog", "button", "button", "button", "no"]),
      ], on: Self.site)
  }

  @Test func `are links to their files without scripts`() throws {
    let answers = try Visit(runsScripts: false).results(
      on: Self.site,
      [
        .script(
          "return [...document.querySelectorAll('.gallery img')].map(image => image.closest('a').href === image.src)"),
        .click(".gallery a"), .script("return location.pathname"),
      ])
    #expect(answers == [[true, true, true], nil, "/a.svg"])
  }

  @Test func `pass axe, fill the window and do not widen the page`() throws {
    let fits = Visit.Step.script(
      """
      const [dialog, image] = ['.zoom', '.zoom img'].map(name => document.querySelector(name).getBoundingClientRect())
      return dialog.width >= innerWidth - 1 && image.width > 50 && image.right <= innerWidth && image.bottom <= innerHeight
      """)
    let open = Visit.Step.keys("TAB ENTER")
    try Visit().check(
      [
        Case("closed", [.axe], []),
        Case("open", [open, Self.state, .axe], []),
        Case("open, dark", [.media("prefers-color-scheme: dark"), open, Self.state, .axe], []),
        Case("size", [.media(""), open, fits], true),
        Case("narrow", [.width(320), open, Self.state, .axe], []),
        Case("narrow, size", [open, fits], true),
        Case("narrow, scrolling", [.overflow], false),
      ], on: Self.site)
  }

  @Test func `do not animate if the reader prefers reduced motion`() throws {
    let duration = Visit.Step.script("return getComputedStyle(document.querySelector('.zoom')).transitionDuration")
    let open = Visit.Step.keys("TAB ENTER")
    let answers = try Visit().results(
      on: Self.site, [open, duration, .media("prefers-reduced-motion: reduce"), .open(""), open, duration])
    #expect([answers[1], answers[5]] == ["0.15s", "0s"])
  }

  @Test func `are in two to four columns by width`() throws {
    let columns = Visit.Step.script(
      "return getComputedStyle(document.querySelector('.gallery')).gridTemplateColumns.split(' ').length")
    let answers = try Visit().results(
      on: Self.site, [.width(320), columns, .width(600), columns, .width(1000), columns, .width(1900), columns])
    #expect([answers[1], answers[3], answers[5], answers[7]] == [2, 4, 4, 4])
  }

  @Test(arguments: [390, 1280])
  func `keep their shapes in rows of one height, and fill the last row if there are two`(width: Int) throws {
    let rows = """
      const rows = {}
      const end = document.querySelector('.gallery').getBoundingClientRect().right
      for (const image of document.querySelectorAll('.gallery img')) {
        const { top, width, height, right } = image.getBoundingClientRect()
        const row = rows[Math.round(top)] ??= { heights: [] }
        row.right = right
        row.heights.push(Math.round(height))
        if (Math.abs(width / height / (image.naturalWidth / image.naturalHeight) - 1) > 0.02) row.isBent = true
      }
      const faults = (test) => Object.values(rows).filter(test).map(row => JSON.stringify(row))

      """
    let uneven = "return faults(row => row.isBent || Math.max(...row.heights) - Math.min(...row.heights) > 1)"
    try Visit().check(
      [
        Case("two wide pictures", [.width(width), .open("two/"), .script(rows + uneven)], []),
        Case("to the end", [.open("two/"), .script(rows + "return faults(row => row.right < end - 1)")], []),
        Case("six pictures", [.open("many/"), .script(rows + uneven)], []),
      ], on: Self.rows)
  }

  private static let rows = Site(content: [
    "site.yml": "title: Site\nurl: https://example.org/\n",
    "two.md": ":::gallery{layout=justified}\n![a](a.svg)\n\n![b](b.svg)\n:::\n",
    "many.md":
      ":::gallery{layout=justified}\n![a](a.svg)\n![b](b.svg)\n![c](c.svg)\n![a](a.svg)\n![c](c.svg)\n![b](b.svg)\n:::\n",
    "a.svg": ContainerPage.picture(width: 480), "b.svg": ContainerPage.picture(width: 450),
    "c.svg": ContainerPage.picture(width: 250),
  ])

  /// Returns the caption, the count and the focused button, or `closed`.
  private static let state = Visit.Step.stable(
    """
    (() => {
      const dialog = document.querySelector('.zoom[open]')
      if (!dialog) return ['closed']
      return [dialog.querySelector('figcaption').innerText, dialog.querySelector('output').innerText, document.activeElement.value]
    })()
    """)

  /// Returns the name of the file of the focused picture.
  private static let focusedPicture = Visit.Step.script(
    "return document.activeElement.querySelector('img').src.split('/').pop()")

  private static let markdown = """
    ## Pictures

    :::gallery[From the oven]
    ![First](a.svg)
    ![Second](b.svg "Second, with a title")

    - ![Third](c.svg)
    :::

    :::figure[A figure]
    ![Wide](a.svg)
    :::

    :::figure[Another]
    ![Wide, too](b.svg)
    :::

    :::figure[Not smaller]
    ![Of middle size](middle.svg)
    :::

    :::figure[Small]
    ![Small](small.svg)
    :::
    """

  private static let site = Site([
    "index.html": ContainerPage.html(markdown), "rtl.html": ContainerPage.html(markdown, isMirrored: true),
    "a.svg": ContainerPage.picture(width: 1600), "b.svg": ContainerPage.picture(width: 1200),
    "c.svg": ContainerPage.picture(width: 500), "middle.svg": ContainerPage.picture(width: 500),
    "small.svg": ContainerPage.picture(width: 90),
  ])
}
