import Diagnostics

/// A name with filters outside of a template: `date | format: long`.
///
/// ```swift
/// let expression = TemplateExpression("title | upcase", filters: .standard)
/// try expression.value(in: ["title": "Bread"])  // BREAD
/// ```
package struct TemplateExpression: Sendable {
  private let template: Template
  private let library: TemplateLibrary

  /// Why an expression has no value.
  package struct Problem: Error, Equatable {
    /// The reason, as the end of a sentence.
    package let reason: String
  }

  /// Compiles an expression.
  package init(_ text: String, filters: FilterRegistry) {
    var sources = SourceMap()
    let file = SourceFile(path: "", text: "{{\(text)}}")
    template = Template(file, as: sources.add(file), from: 0, named: "", filters: filters)
    library = TemplateLibrary(filters: filters)
  }

  /// The parts of the name before the filters; none for `.`.
  package var path: [String] {
    guard let expression = template.program.expressions.first else { return [] }
    return expression.names.map { template.program.names[$0].text }
  }

  /// Whether the expression can be evaluated at all.
  package var isValid: Bool { template.diagnostics.isEmpty }

  /// Returns the value in an object; an unknown name has the value `nothing`.
  package func value(in object: TemplateValue) throws(Problem) -> TemplateValue {
    if let problem = template.diagnostics.first { throw problem.asReason }
    guard let expression = template.program.expressions.first else { return .nothing }
    var renderer = TemplateRenderer(
      template, in: library, mode: .specification, context: [object], limit: nil, after: 0)
    let value = renderer.evaluate(expression)
    if let problem = renderer.diagnostics.first { throw problem.asReason }
    return value
  }
}

extension Diagnostic {
  fileprivate var asReason: TemplateExpression.Problem {
    TemplateExpression.Problem(reason: message + (suggestion.map { "; \($0.message)" } ?? ""))
  }
}
