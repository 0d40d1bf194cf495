import Components
import Elements
import Views

/// The panel that shows the problems of a build on top of a served page, until the reader closes it.
struct ProblemPanel: Sendable {
  /// The problems; empty if there are none.
  var text = ""
  /// Whether there are errors, and not only warnings.
  var hasErrors = false

  /// The panel, with its style and its script.
  ///
  /// Without problems, this is a script that forgets which panel was closed: if the same problem comes back, it is shown.
  var markup: String {
    guard !text.isEmpty else { return "<script>try { sessionStorage.removeItem('\(Self.key)') } catch {}</script>" }
    return """
      <style>\(Self.style)</style>
      <aside id="garland.problems" class="\(hasErrors ? "errors" : "warnings")" lang="en"
        aria-label="\(hasErrors ? "Errors" : "Warnings") of this site">\
      <button type="button" aria-label="Close (Escape)" title="Close (Escape)" hidden>&times;</button>\
      <div role="\(hasErrors ? "alert" : "status")">\(pre { Text(text) }.rendered().html)</div></aside>
      <script>\(Self.script)</script>

      """
  }

  /// The key of the closed problems in the storage of the tab.
  private static let key = "garland:closed-problems"

  /// The colors do not depend on the page; English text goes from left to right on any page.
  private static let style = #"""
    #garland\.problems {
      all: initial; position: fixed; inset: auto 0 0; z-index: 2147483647; box-sizing: border-box; max-height: 60vh;
      overflow: auto; padding: 1rem 1.5rem; border-top: 4px solid; direction: ltr; text-align: left;
      font: 14px/1.5 ui-monospace, monospace;
      &.errors { background: #2b1113; color: #ffe3e1; border-color: #f07b7b }
      &.warnings { background: #2a1f06; color: #fff0cf; border-color: #f0b429 }
      & pre { all: unset; display: block; white-space: pre-wrap; overflow-wrap: anywhere }
      & button {
        all: unset; position: sticky; top: 0; float: right; padding: 0 .6rem; font-size: 20px; cursor: pointer;
        background: inherit;
      }
      & button:focus-visible { outline: 2px solid }
      &[hidden], & [hidden] { display: none }
      @media print { display: none }
    }
    """#

  /// Closes the panel with its button or with Escape, unless the page uses that key for a dialog.
  private static let script = """
    {
      const panel = document.getElementById("garland.problems")
      const button = panel.querySelector("button")
      const text = panel.querySelector("pre").textContent
      const close = () => {
        panel.hidden = true
        try { sessionStorage.setItem("\(key)", text) } catch {}
      }
      try { panel.hidden = sessionStorage.getItem("\(key)") === text } catch {}
      button.hidden = false
      button.onclick = close
      addEventListener("keydown", (event) => {
        const isUsed = event.defaultPrevented || document.querySelector(":modal, :popover-open")
        if (event.key === "Escape" && !isUsed && !panel.hidden) close()
      })
    }
    """
}
