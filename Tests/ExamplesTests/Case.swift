import Garland
import Testing

/// One row of a table: a name, the whole page that must come out, and what came out of the view.
struct Case: Sendable, CustomTestStringConvertible {
  let name: String
  let expected: String
  let sourceLocation: SourceLocation
  private let written: [String]
  private let warnings: [String]

  /// Renders the view afresh, for keeping, and from what was kept.
  init(
    _ name: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation,
    @ViewBuilder of view: () -> some View
  ) {
    let renderer = Renderer()
    let pages = [view().rendered(), renderer.render(view()), renderer.render(view())]
    self.name = name
    self.expected = expected
    self.sourceLocation = sourceLocation
    written = pages.map(\.html)
    warnings = pages.flatMap { $0.diagnostics.map(\.message) }
  }

  var testDescription: String { name }

  /// Compares what came out each time, and blames the row if it differs or comes with a warning.
  func check() {
    for page in written {
      #expect(page == expected, "\(name)", sourceLocation: sourceLocation)
    }
    #expect(warnings.isEmpty, "\(name)", sourceLocation: sourceLocation)
  }
}

/// A number of children that are told apart by their markup.
func items(_ count: Int) -> some View {
  ForEach(0..<count) { number in
    b { Text("\(number)") }
  }
}
