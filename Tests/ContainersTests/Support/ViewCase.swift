import Garland
import Testing

/// A test case for a view: its name, the expected result, the rendered HTML, and its source location.
struct ViewCase<Expected: Sendable>: Sendable, CustomTestStringConvertible {
  let name: String
  let expected: Expected
  let html: String
  /// The codes of the diagnostics.
  let codes: [String]
  let sourceLocation: SourceLocation

  var testDescription: String { name }

  /// Renders the view once without a renderer and twice with a renderer that reuses views; the results must be equal.
  init(
    _ name: String, _ expected: Expected, sourceLocation: SourceLocation = #_sourceLocation,
    @ViewBuilder of view: () -> some View
  ) {
    let renderer = Renderer()
    let pages = [view().rendered(), renderer.render(view()), renderer.render(view())]
    let isSame = Set(pages.map(\.bytes)).count == 1
    self.name = name
    self.expected = expected
    self.sourceLocation = sourceLocation
    html = isSame ? pages[0].html.onOneLine : pages.map(\.html).joined(separator: " and then ")
    codes = pages[0].diagnostics.map { "\($0.code)" }
  }
}

extension ViewCase where Expected: Equatable {
  /// Compares a result with the expected one, and reports a difference at the location of the case.
  func check(_ actual: Expected) {
    #expect(actual == expected, "\(name)", sourceLocation: sourceLocation)
  }
}
