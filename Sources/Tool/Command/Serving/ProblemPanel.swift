import Components
import Elements
import Views

/// What is wrong with a site, on top of its pages while it is served.
enum ProblemPanel {
  /// The panel as HTML; nothing where nothing is wrong.
  static func markup(_ problems: String) -> String {
    guard !problems.isEmpty else { return "" }
    return aside(.id("garland.problems"), .role("alert")) { pre { Text(problems) } }
      .attribute(.style(declarations: style)).rendered().html
  }

  private static let style: StaticString = """
    position:fixed;inset:auto 0 0;z-index:2147483647;max-height:60vh;overflow:auto;margin:0;padding:1rem 1.5rem;\
    background:#2b1113;color:#ffe3e1;border-top:4px solid #f07b7b;font:14px/1.5 ui-monospace,monospace;text-align:left
    """
}
