extension Renderer {
  /// Sends a value through filters; where one refuses, nothing is left.
  mutating func filter(_ value: TemplateValue, through filters: Range<Int>) -> TemplateValue {
    let program = program
    var value = value
    for index in filters {
      let call = program.calls[index]
      if case .nothing = value, call.filter.absence == .stays { continue }
      guard let arguments = call.literals ?? arguments(of: call, in: program) else { return .nothing }
      do throws(FilterRefusal) {
        value = try call.filter.apply(value, arguments)
      } catch {
        report(.refused(call.filter.name, reason: error.reason), at: call.range)
        return .nothing
      }
    }
    return value
  }

  /// What a filter is given where names tell it, if that is what it takes.
  private mutating func arguments(of call: FilterCall, in program: Program) -> FilterArguments? {
    var values: [TemplateValue] = []
    for (argument, parameter) in zip(call.arguments, call.filter.parameters) {
      switch argument.kind {
      case .literal(let value): values.append(value)
      case .name(let index):
        let value = evaluate(program.expressions[index])
        if let problem = call.problem(value, for: parameter, at: argument.range) {
          report(problem.problem, at: problem.range)
          return nil
        }
        values.append(value)
      }
    }
    return FilterArguments(values: values)
  }
}
