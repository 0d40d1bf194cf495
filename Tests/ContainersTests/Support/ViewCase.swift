import Garland
import Testing

/// One row of a table of views: its name, what must come of it, what came of it, and where the row stands.
struct ViewCase<Expected: Sendable>: Sendable, CustomTestStringConvertible {
  let name: String
  let expected: Expected
  let html: String
  /// The codes of what is wrong with it.
  let codes: [String]
  let sourceLocation: SourceLocation

  var testDescription: String { name }

  /// Renders the view: the same again and again, with a renderer that keeps it and without one.
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
  /// Compares the whole of what came out, and blames the row if it differs.
  func check(_ actual: Expected) {
    #expect(actual == expected, "\(name)", sourceLocation: sourceLocation)
  }
}
