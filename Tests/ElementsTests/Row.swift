import Elements
import Testing
import Views

/// One row of a table: its name, a view as it was rendered, what must come out, and where the row stands.
struct Row: Sendable, CustomTestStringConvertible {
  let name: String
  let written: String
  let warnings: Int
  let expected: String
  let expectedWarnings: Int
  let sourceLocation: SourceLocation

  init(
    _ name: String, _ view: some View, _ expected: String, warnings: Int = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let rendering = view.rendered()
    self.name = name
    self.written = rendering.html
    self.warnings = rendering.diagnostics.count
    self.expected = expected
    self.expectedWarnings = warnings
    self.sourceLocation = sourceLocation
  }

  /// A row that is named by what must come out.
  init(_ view: some View, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
    self.init(expected, view, expected, sourceLocation: sourceLocation)
  }

  var testDescription: String { name }

  /// Compares what came out, and blames the row if it differs.
  func check() {
    #expect(written == expected, "\(name)", sourceLocation: sourceLocation)
    #expect(warnings == expectedWarnings, "\(name)", sourceLocation: sourceLocation)
  }
}
