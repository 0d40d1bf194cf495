package import Testing

/// A named case of a table-driven test: an input and the expected output.
package struct Case<Input: Sendable, Output: Sendable>: Sendable, CustomTestStringConvertible {
  /// The name of the case.
  package let name: String
  /// The input.
  package let input: Input
  /// The expected output.
  package let expected: Output
  /// The position of the case in the test file.
  package let sourceLocation: SourceLocation

  /// Creates a case.
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
  /// Reports an issue at the case's position if the actual output differs.
  package func check(_ actual: Output) {
    #expect(actual == expected, "\(name)", sourceLocation: sourceLocation)
  }
}

extension Trait where Self == TimeLimitTrait {
  /// A time limit that ends a test that hangs.
  ///
  /// All tests start at once, and the time limit includes the time in which a test waits for a thread. So the limit is
  /// longer than the whole run. Tests of speed measure their time themselves, instead of using this limit.
  package static var hangGuard: Self { .timeLimit(.minutes(60)) }
}
