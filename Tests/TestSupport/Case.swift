package import Testing

/// One row of a table: its name, what goes in, what must come out, and where the row stands.
package struct Case<Input: Sendable, Output: Sendable>: Sendable, CustomTestStringConvertible {
  /// What the row is about.
  package let name: String
  /// What goes in.
  package let input: Input
  /// What must come out.
  package let expected: Output
  /// Where the row stands.
  package let sourceLocation: SourceLocation

  /// Writes a row.
  package init(_ name: String, _ input: Input, _ expected: Output, sourceLocation: SourceLocation = #_sourceLocation) {
    self.name = name
    self.input = input
    self.expected = expected
    self.sourceLocation = sourceLocation
  }

  /// The name.
  package var testDescription: String { name }
}

extension Case where Output: Equatable {
  /// Compares the whole of what came out, and blames the row if it differs.
  package func check(_ actual: Output) {
    #expect(actual == expected, "\(name)", sourceLocation: sourceLocation)
  }
}
