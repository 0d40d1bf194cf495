import Elements
import Markup
import Testing
import Views

/// A named case: the rendering of a view and the expected markup.
struct Row: Sendable, CustomTestStringConvertible {
  let name: String
  let html: String
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
    self.html = rendering.html
    self.warnings = rendering.diagnostics.count
    self.expected = expected
    self.expectedWarnings = warnings
    self.sourceLocation = sourceLocation
  }

  /// Creates a case with the expected markup as its name.
  init(_ view: some View, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
    self.init(expected, view, expected, sourceLocation: sourceLocation)
  }

  var testDescription: String { name }

  /// Reports an issue at the case's position if the rendering differs.
  func check() {
    #expect(html == expected, "\(name)", sourceLocation: sourceLocation)
    #expect(warnings == expectedWarnings, "\(name)", sourceLocation: sourceLocation)
  }
}

/// Compares the markup and the number of warnings of a view with the expected values.
func check(
  _ view: some View, _ expected: String, warnings: Int = 0, sourceLocation: SourceLocation = #_sourceLocation
) {
  Row("", view, expected, warnings: warnings, sourceLocation: sourceLocation).check()
}

/// A text that has a `<span>` only if a modifier adds an attribute.
struct Leaf: UnaryPrimitive {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    if context.hasPendingAttributes {
      context.writeElement("<span></span>", []) { $0.output.appendText(view.text) }
    } else {
      context.output.appendText(view.text)
    }
  }

  static func _node(_ view: Self, with attributes: [MarkupAttribute]) -> ViewTree.Node {
    ViewTree.Node(kind: .text(view.text), attributes: attributes)
  }
}
