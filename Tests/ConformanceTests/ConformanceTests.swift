import TestSupport
import Testing

/// One case of the view semantics: an expression and the text it prints.
struct Case: Sendable, CustomTestStringConvertible {
  let number: Int
  let name: String
  let expected: String
  let evaluate: @Sendable () -> Any
  let location: SourceLocation

  init(
    _ number: Int, _ name: String, expects expected: String, _ evaluate: @escaping @Sendable () -> Any,
    at location: SourceLocation = #_sourceLocation
  ) {
    self.number = number
    self.name = name
    self.expected = expected
    self.location = location
    self.evaluate = evaluate
  }

  var testDescription: String { "\(number). \(name)" }
}

@Suite struct `Views follow the view semantics` {
  @Test(arguments: Case.builderCases)
  func `builders and flattening`(_ testCase: Case) { check(testCase) }

  @Test(arguments: Case.forEachCases)
  func `ForEach`(_ testCase: Case) { check(testCase) }

  @Test(arguments: Case.modifierCases)
  func `modifiers on lists`(_ testCase: Case) { check(testCase) }

  @Test(arguments: Case.rootCases)
  func `unary and multi roots`(_ testCase: Case) { check(testCase) }

  @Test(arguments: Case.collectionCases)
  func `children as a collection`(_ testCase: Case) { check(testCase) }

  @Test(arguments: Case.identityCases)
  func `identity`(_ testCase: Case) { check(testCase) }

  @Test(arguments: Case.traitCases)
  func `traits`(_ testCase: Case) { check(testCase) }

  @Test(arguments: Case.tagCases)
  func `tags`(_ testCase: Case) { check(testCase) }

  @Test(arguments: Case.containerValueCases)
  func `container values`(_ testCase: Case) { check(testCase) }

  @Test(arguments: Case.environmentCases)
  func `the environment`(_ testCase: Case) { check(testCase) }

  @Test(arguments: Case.subviewCases)
  func `Group(subviews:) and ForEach(subviews:)`(_ testCase: Case) { check(testCase) }

  @Test(arguments: Case.sectionCases)
  func `sections`(_ testCase: Case) { check(testCase) }

  @Test(arguments: Case.componentCases)
  func `components`(_ testCase: Case) { check(testCase) }

  private func check(_ testCase: Case) {
    let printed = "\(testCase.evaluate())"
    #expect(printed == testCase.expected, sourceLocation: testCase.location)
  }
}
