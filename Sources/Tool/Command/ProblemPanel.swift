import Components
import Diagnostics
import Elements
import Reporting
import Views

/// The panel that shows the problems of a build on top of a served page, until the reader closes it.
struct ProblemPanel: Sendable, Equatable {
  /// The errors; empty if there are none.
  var errors = ""
  /// The warnings; empty if there are none.
  var warnings = ""

  /// The panel, with its style and its script.
  ///
  /// Without problems, this is a script that forgets which panel was closed: if the same problem comes back, it is shown.
  var markup: String {
    guard !errors.isEmpty || !warnings.isEmpty else {
      return "<script>try { sessionStorage.removeItem('\(Self.key)') } catch {}</script>"
    }
    let texts = [("errors", errors), ("warnings", warnings)].filter { !$0.1.isEmpty }
    return """
      <style>\(Self.style)</style>
      <aside id="garland.problems" lang="en"
        aria-label="\(errors.isEmpty ? "Warnings" : "Errors") of this site">\
      <button type="button" aria-label="Close (Escape)" title="Close (Escape)" hidden>&times;</button>\
      <div role="\(errors.isEmpty ? "status" : "alert")">\
      \(texts.map { kind, text in pre(.class(kind)) { Text(text) }.rendered().html }.joined())</div></aside>
      <script>\(Self.script)</script>

      """
  }

  /// Creates a panel with some texts.
  init(errors: String = "", warnings: String = "") { (self.errors, self.warnings) = (errors, warnings) }

  /// Creates a panel with the diagnostics of a build.
  init(_ report: BuildReport) {
    let text = { (severity: Severity) in
      let list = DiagnosticList(report.diagnostics.filter { $0.severity == severity })
      return list.isEmpty
        ? "" : DiagnosticText(sources: report.sources).text(of: list.groupingRepeats(in: report.sources))
    }
    (errors, warnings) = (text(.error), text(.warning))
  }

  /// The key of the closed problems in the storage of the tab.
  private static let key = "garland:closed-problems"

  /// The colors do not depend on the page; English text goes from left to right on any page.
  private static let style = #"""
    #garland\.problems {
      all: initial; position: fixed; inset: auto 0 0; z-index: 2147483647; box-sizing: border-box; max-height: 60vh;
      overflow: auto; direction: ltr; text-align: left; font: 14px/1.5 ui-monospace, monospace;
      & pre {
        all: unset; direction: ltr; display: block; padding: 1rem 1.5rem; border-top: 4px solid; white-space: pre-wrap;
        overflow-wrap: anywhere
      }
      & .errors { background: #2b1113; color: #ffe3e1; border-color: #f07b7b }
      & .warnings { background: #2a1f06; color: #fff0cf; border-color: #f0b429 }
      & button {
        all: unset; position: sticky; top: .8rem; float: right; padding: 0 1rem; font-size: 20px; cursor: pointer;
        color: #fff;
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
      const text = panel.querySelector("div").textContent
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
