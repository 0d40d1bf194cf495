import Markup

extension Renderer {
  /// Writes what a lambda gives for a variable, read with the usual delimiters.
  mutating func write(
    _ lambda: TemplateLambda, _ expression: Expression, isEscaped: Bool, to output: inout MarkupBuffer
  ) {
    guard isEscaped else { return run(lambda.template(nil), Delimiters(), expression, to: &output) }
    var expanded = MarkupBuffer(capacity: 256)
    run(lambda.template(nil), Delimiters(), expression, to: &expanded)
    expanded.withBytes { output.appendQuotable($0) }
  }

  /// Writes what a lambda makes of a section's text, read with the delimiters that hold there.
  mutating func run(
    _ lambda: TemplateLambda, _ section: Section, _ expression: Expression, to output: inout MarkupBuffer
  ) {
    let text = lambda.template(program.text(section.content))
    run(text, program.delimiters[section.delimiters], expression, to: &output)
  }

  private mutating func run(
    _ text: String, _ delimiters: Delimiters, _ expression: Expression, to output: inout MarkupBuffer
  ) {
    guard enter(at: expression.range, output) else { return }
    let (made, problems) = program.lambdaProgram(text, delimiters, filters: library.filters, at: expression.range)
    for problem in problems {
      let name = program.text(expression.range)
      report(.brokenLambda(name, reason: problem.problem.message), at: expression.range)
    }
    let (outer, outerLayout) = (program, layout)
    (program, layout) = (made, Layout())
    run(made.instructions.indices, to: &output)
    (program, layout) = (outer, outerLayout)
    leave()
  }
}
