import Components
import Diagnostics
import Elements
import Views

/// A message as HTML: what stands in backticks is code, and each line is one.
struct MessageMarkup: View {
  private let lines: [[String]]
  private let code: DiagnosticCode

  /// Shows a message, and the name of its kind behind it.
  init(_ message: String, of code: DiagnosticCode) {
    lines = message.split(separator: "\n").map { line in
      let parts = line.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
      // A backtick without another is a backtick.
      return parts.count.isMultiple(of: 2) ? [String(line)] : parts
    }
    self.code = code
  }

  var body: some View {
    ForEach(0..<lines.count) { line in
      if line > 0 { br() }
      ForEach(0..<lines[line].count) { part in
        if part.isMultiple(of: 2) { Text(lines[line][part]) } else { HTML.code { Text(lines[line][part]) } }
      }
      if line == 0 { Text(" [\(code)]") }
    }
  }
}
