/// A filter as a template uses it.
struct FilterCall: Sendable {
  /// What a filter is given.
  struct Argument: Sendable {
    /// A value that the template says, or the number of the expression that tells it.
    enum Kind: Sendable {
      case literal(TemplateValue)
      case name(Int)
    }

    let kind: Kind
    let range: Range<Int>

    init(_ kind: Kind, at range: Range<Int>) {
      (self.kind, self.range) = (kind, range)
    }
  }

  let filter: TemplateFilter
  let arguments: [Argument]
  /// The filter's name in the template.
  let range: Range<Int>
  /// What it is given, where the template says everything.
  let literals: FilterArguments?

  init(filter: TemplateFilter, arguments: [Argument], range: Range<Int>) {
    (self.filter, self.arguments, self.range) = (filter, arguments, range)
    let values = arguments.compactMap { argument -> TemplateValue? in
      if case .literal(let value) = argument.kind { value } else { nil }
    }
    literals = values.count == arguments.count ? FilterArguments(values: values) : nil
  }

  /// What can be said against the arguments before they are known.
  func problems() -> [PlacedTemplateProblem] {
    let parameters = filter.parameters
    let isComplete = arguments.count >= parameters.count(where: { !$0.isOptional })
    guard isComplete, arguments.count <= parameters.count else {
      let extra = arguments.dropFirst(parameters.count).first?.range
      return [PlacedTemplateProblem(.wrongCount(filter.name, takes: filter.takes), at: extra ?? range)]
    }
    return zip(arguments, parameters).compactMap { argument, parameter in
      guard case .literal(let value) = argument.kind else { return nil }
      return problem(value, for: parameter, at: argument.range)
    }
  }

  /// What is wrong with a value that a name stands for.
  func problem(_ value: TemplateValue, for parameter: TemplateFilter.Parameter, at range: Range<Int>)
    -> PlacedTemplateProblem?
  {
    guard !parameter.kind.accepts(value) else { return nil }
    let problem = TemplateProblem.wrongArgument(
      filter.name, parameter: parameter.name, expectation: parameter.kind.expectation)
    return PlacedTemplateProblem(problem, at: range)
  }
}
