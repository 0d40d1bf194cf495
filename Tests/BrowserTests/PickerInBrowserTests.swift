import TestSupport
import Testing

@Suite(.inBrowser, .serialized)
struct `A picker in a browser` {
  @Test(arguments: [true, false])
  func `is a titled set of options that keys can select, with and without script`(runsScripts: Bool) throws {
    try Visit(runsScripts: runsScripts).check(
      [
        Case(
          "its parts", [.script(Self.parts)], [["fieldset", "Use", 1, true], ["fieldset", "Prefer", 1, true]]),
        Case("the selected option looks different", [.script(Self.looks)], [2, 1, false]),
        Case(
          "the selected option looks different in dark mode",
          [.media("prefers-color-scheme: dark"), .script(Self.looks)], [2, 1, false]),
        Case("at first", [Self.state], ["npm", "pnpm"]),
        Case("down", Self.keys("TAB ARROW_DOWN"), ["yarn", "pnpm"]),
        Case("right", Self.keys("TAB ARROW_RIGHT"), ["yarn", "pnpm"]),
        Case("up from the first, to the last", Self.keys("TAB ARROW_UP"), ["pnpm", "pnpm"]),
        Case("the next picker", Self.keys("TAB TAB ARROW_LEFT"), ["npm", "yarn"]),
        Case("a click on a label", [.click("#yarn > label"), Self.state], ["yarn", "pnpm"]),
      ], on: Self.site)
  }

  private static func keys(_ keys: String) -> [Visit.Step] { [.keys(keys), state] }

  private static let state = Visit.Step.script(
    "return [...document.querySelectorAll('.picker :checked')].map(input => input.value)")

  /// Returns the element, title and number of input names of each picker, and whether all its texts are visible.
  private static let parts = """
    return [...document.querySelectorAll('.picker')].map(picker => [
      picker.localName, picker.querySelector('legend').innerText,
      new Set([...picker.elements].map(input => input.name)).size,
      [...picker.querySelectorAll('.option')].every(option => option.innerText.includes('About ')),
    ])
    """

  /// Compares the looks of the options in the first picker.
  ///
  /// Returns the number of unselected options, the number of their different looks, and whether the selected option
  /// looks like an unselected option.
  private static let looks = """
    const look = option => ['borderTopColor', 'backgroundColor', 'outlineStyle'].map(name => getComputedStyle(option)[name]).join()
    const [chosen, ...others] = [...document.querySelector('.picker').querySelectorAll('.option')].map(look)
    return [others.length, new Set(others).size, others.includes(chosen)]
    """

  private static let markdown = """
    ## Pickers

    :::picker[Use]
    ### npm
    About npm.

    ### yarn
    About yarn.

    ### pnpm
    About pnpm.
    :::

    :::picker[Prefer]{selected=pnpm}
    ### npm
    About npm.

    ### yarn
    About yarn.

    ### pnpm
    About pnpm.
    :::
    """

  private static let site = Site(["index.html": ContainerPage.html(markdown)])
}
