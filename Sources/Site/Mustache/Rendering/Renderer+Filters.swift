extension Renderer {
  /// Sends a value through filters; where one refuses, nothing is left.
  mutating func filter(_ value: TemplateValue, through filters: Range<Int>) -> TemplateValue {
    let program = program
    var value = value
    for index in filters {
      let call = program.calls[index]
      if case .nothing = value, call.filter.absence == .stays { continue }
      guard let arguments = call.literals ?? arguments(of: call, in: program) else { return .nothing }
      reportUnknownKeys(of: call, with: arguments, in: value)
      do throws(FilterRefusal) {
        value = try call.filter.apply(value, arguments)
      } catch {
        let argument = error.argument.flatMap { call.arguments.indices.contains($0) ? call.arguments[$0] : nil }
        report(.refused(call.filter.name, reason: error.reason), at: argument?.range ?? call.range)
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

  /// Says so where a filter asks the elements of a list for what none of them has.
  private mutating func reportUnknownKeys(
    of call: FilterCall, with arguments: FilterArguments, in value: TemplateValue
  ) {
    guard mode == .site, case .list(let list) = value, list.hasElements else { return }
    for (index, parameter) in call.filter.parameters.enumerated() where index < call.arguments.count {
      guard case .key(let isQuestion) = parameter.kind, let key = arguments.text(index) else { continue }
      let isKnown = (0..<list.count).contains { list.element(at: $0).knows(key, isQuestion: isQuestion) }
      if isKnown { continue }
      report(.unknownKey(key, filter: call.filter.name), at: call.arguments[index].range) { _ in
        list.element(at: 0).paths(beside: key)
      }
    }
  }
}

extension TemplateValue {
  /// Whether a path leads somewhere from here, or may be left out.
  fileprivate func knows(_ path: String, isQuestion: Bool) -> Bool {
    var value = self
    for part in path.split(separator: ".").map(String.init) {
      switch value {
      case .object(let object):
        guard let next = object.value(named: part) else {
          return object.expectedNames.contains(part) || isQuestion && object.isFree
        }
        value = next
      case .nothing: return true
      default: return false
      }
    }
    return true
  }

  /// The paths that could have been meant by one that leads nowhere.
  fileprivate func paths(beside path: String) -> [String] {
    let parts = path.split(separator: ".").map(String.init)
    for length in parts.indices.reversed() {
      let start = parts[..<length].joined(separator: ".")
      guard case .object(let object) = value(at: start) else { continue }
      return (object.names + object.expectedNames.sorted()).map { start.isEmpty ? $0 : "\(start).\($0)" }
    }
    return []
  }
}
