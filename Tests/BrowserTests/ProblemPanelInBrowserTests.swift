import TestSupport
import Testing

@testable import Command

@Suite(.inBrowser) struct `The panel with problems in a browser` {
  private typealias Row = Case<[Visit.Step], StepResult>

  /// Returns a page with its own styles, as a served page is.
  private static func page(_ panel: ProblemPanel, direction: String = "ltr") -> String {
    """
    <!doctype html><html lang="en" dir="\(direction)"><head><title>Bread</title>
    <style>aside, pre { color: #777; background: #888; display: grid; direction: rtl }</style></head>
    <body><main><h1>Bread</h1><dialog>Picture</dialog></main></body></html>

    """ + panel.markup
  }

  private static let site = Site([
    "index.html": page(ProblemPanel(errors: "a.md:1:1: error: a <b>", warnings: "a.md:2:1: warning: c")),
    "same.html": page(ProblemPanel(errors: "a.md:1:1: error: a <b>", warnings: "a.md:2:1: warning: c")),
    "rtl.html": page(ProblemPanel(warnings: "a.md:1:1: warning: b"), direction: "rtl"),
    "fixed.html": page(ProblemPanel()),
  ])

  @Test func `can be closed, and stays closed until the problems change`() throws {
    let isShown = Visit.Step.script("return document.querySelector('aside')?.checkVisibility() ?? false")
    let style = Visit.Step.script(
      """
      const texts = [...document.querySelectorAll('aside pre')]
      return texts.map((pre) => [getComputedStyle(pre).borderTopColor, getComputedStyle(pre).direction, pre.textContent])
      """)
    let close = Visit.Step.click("aside button")
    let forget = Visit.Step.open("fixed.html")
    try Visit(isDark: true).check(
      [
        Row(
          "errors above warnings", [style],
          [
            ["rgb(240, 123, 123)", "ltr", "a.md:1:1: error: a <b>"],
            ["rgb(240, 180, 41)", "ltr", "a.md:2:1: warning: c"],
          ]),
        Row("warnings", [.open("rtl.html"), style], [["rgb(240, 180, 41)", "ltr", "a.md:1:1: warning: b"]]),
        Row("accessible", [.axe], []),
        Row("accessible from right to left", [.open("rtl.html"), .axe], []),
        Row("the focus stays", [.focused], "body"),
        Row("the layout stays", [.overflow], false),
        Row("after the button", [close, isShown], false),
        Row("still closed on another page", [.open("same.html"), isShown], false),
        Row("another problem", [.open("rtl.html"), isShown], true),
        Row("after Escape", [.open("rtl.html"), .keys("ESCAPE"), .reload, isShown], false),
        Row("the problem again after it was fixed", [forget, .open("rtl.html"), isShown], true),
        Row(
          "Escape for a dialog",
          [.open("rtl.html"), .script("document.querySelector('dialog').showModal()"), .keys("ESCAPE"), isShown], true),
        Row("on paper", [.open("rtl.html"), .media("print"), isShown], false),
      ], on: Self.site)
  }
}
