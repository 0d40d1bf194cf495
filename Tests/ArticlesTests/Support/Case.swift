import Testing

/// One row of a table: its name, what goes in, what must come out, and where the row stands.
struct Case<Input: Sendable, Output: Sendable>: Sendable, CustomTestStringConvertible {
  let name: String
  let input: Input
  let expected: Output
  let sourceLocation: SourceLocation

  init(_ name: String, _ input: Input, _ expected: Output, sourceLocation: SourceLocation = #_sourceLocation) {
    self.name = name
    self.input = input
    self.expected = expected
    self.sourceLocation = sourceLocation
  }

  var testDescription: String { name }
}

extension Case where Output: Equatable {
  /// Compares the whole of what came out, and blames the row if it differs.
  func check(_ actual: Output) {
    #expect(actual == expected, "\(name)", sourceLocation: sourceLocation)
  }
}
