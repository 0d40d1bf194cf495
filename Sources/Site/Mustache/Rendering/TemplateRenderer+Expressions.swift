import Diagnostics

extension TemplateRenderer {
  /// Returns the value of an expression, or `.nothing` for an unknown name.
  ///
  /// A section tests whether a name has a value (`isTest`). Such a test gives no warning if authors choose the names in
  /// the object, as in front matter parameters.
  mutating func evaluate(_ expression: Expression, isTest: Bool = false) -> TemplateValue {
    if expression.isInvalid { return .nothing }
    let value = lookUp(expression)
    if value == nil, mode == .site { reportUnknown(expression, isTest: isTest) }
    count(1 + (value?.size ?? 0) / Self.sizePerStep, at: expression.range)
    if expression.filters.isEmpty { return value ?? .nothing }
    return filter(value ?? .nothing, through: expression.filters)
  }

  /// The number of bytes of a text, or of elements that a list does not create yet, that count as a step.
  private static var sizePerStep: Int { 64 }

  /// Returns the value of a dotted name.
  ///
  /// The first part is looked up in the objects of the context, starting with the innermost. Each later part is looked
  /// up in the value of the part before it.
  private func lookUp(_ expression: Expression) -> TemplateValue? {
    guard let first = expression.names.first else { return context.last }
    guard var value = lookUp(program.names[first]) else { return nil }
    for index in expression.names.dropFirst() {
      guard case .object(let object) = value else {
        if case .nothing = value { return .nothing }
        return nil
      }
      guard let next = object.value(of: program.names[index]) else { return nil }
      value = next
    }
    return value
  }

  private func lookUp(_ name: ValueName) -> TemplateValue? {
    var index = context.count
    while index > 0 {
      index -= 1
      if case .object(let object) = context[index], let value = object.value(of: name) { return value }
    }
    return loops.last?.value(named: name.text)
  }

  /// Reports the first unknown part of a name, unless a filter provides a default.
  private mutating func reportUnknown(_ expression: Expression, isTest: Bool) {
    if let first = expression.filters.first, program.calls[first].filter.absence == .runsFilterSilently { return }
    var start = expression.range.lowerBound
    var owner: TemplateValue?
    var path = ""
    for index in expression.names {
      let name = program.names[index].text
      let range = start..<start + name.utf8.count
      let value: TemplateValue? =
        switch owner {
        case nil: lookUp(program.names[index])
        case .object(let object)?: object.value(named: name)
        default: nil
        }
      guard let value else {
        if mayBeMissing(name, owner, isTest: isTest) { return }
        let problem = TemplateProblem.unknownName(name, in: path.isEmpty ? nil : path)
        return report(problem, at: range, among: { $0.knownNames(in: owner) })
      }
      owner = value
      path += (path.isEmpty ? "" : ".") + name
      start = range.upperBound + 1
    }
  }

  /// Returns whether a name may be missing without a warning: in its owner, or in the context if there is no owner.
  private func mayBeMissing(_ name: String, _ owner: TemplateValue?, isTest: Bool) -> Bool {
    guard let owner else {
      return isTest && context.last?.object?.hasAuthorNames == true
        || context.contains { $0.object?.expectedNames.contains(name) == true }
    }
    guard let object = owner.object else { return false }
    return isTest && object.hasAuthorNames || object.expectedNames.contains(name)
  }

  private func knownNames(in owner: TemplateValue?) -> [String] {
    guard let owner else { return context.flatMap { knownNames(in: $0) } + (loops.isEmpty ? [] : Loop.names) }
    return owner.object?.candidates ?? []
  }
}

extension TemplateObject {
  /// The names to suggest for an unknown name: those of the object, and those of its parameters behind `params.`.
  fileprivate var candidates: [String] {
    let parameters = value(named: TemplateValue.parameters)?.object
    return names + expectedNames.sorted()
      + (parameters.map { $0.names + $0.expectedNames.sorted() } ?? []).map { "\(TemplateValue.parameters).\($0)" }
  }
}

extension TemplateValue {
  fileprivate var object: (any TemplateObject)? {
    if case .object(let object) = self { object } else { nil }
  }
}

extension TemplateRenderer {
  /// Applies filters to a value; if a filter fails, the result is `.nothing`.
  mutating func filter(_ value: TemplateValue, through filters: Range<Int>) -> TemplateValue {
    let program = program
    var value = value
    for index in filters {
      let call = program.calls[index]
      if case .nothing = value, call.filter.absence == .skipsFilter { continue }
      guard var arguments = call.literals ?? arguments(of: call, in: program) else { return .nothing }
      arguments.context = context
      if case .list(let list) = value { count(list.count, at: call.range) }
      count(call.filter.steps, at: call.range)
      if isStopped { return .nothing }
      reportUnknownKeys(of: call, with: arguments, in: value)
      do throws(FilterError) {
        value = try call.filter.apply(value, arguments)
      } catch {
        let argument = error.argument.flatMap { call.arguments.indices.contains($0) ? call.arguments[$0] : nil }
        let problem: TemplateProblem =
          error.result == nil
          ? .filterFailed(call.filter.name, reason: error.reason)
          : .unusablePicture(call.filter.name, reason: error.reason)
        report(problem, at: argument?.range ?? call.range)
        guard let result = error.result else { return .nothing }
        value = result
      }
      count(value.size / Self.sizePerStep, at: call.range)
    }
    return value
  }

  /// Returns the arguments of a filter, with names evaluated, or `nil` if one is invalid.
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

  /// Reports a key argument that no element of the list has.
  private mutating func reportUnknownKeys(
    of call: FilterCall, with arguments: FilterArguments, in value: TemplateValue
  ) {
    guard mode == .site, case .list(let list) = value, list.hasElements else { return }
    for (index, parameter) in call.filter.parameters.enumerated() where index < call.arguments.count {
      guard case .key(let isTest) = parameter.kind, let key = arguments.text(index) else { continue }
      let isKnown = (0..<list.count).contains { list.element(at: $0).hasPath(key, isTest: isTest) }
      if isKnown { continue }
      report(.unknownKey(key, filter: call.filter.name), at: call.arguments[index].range) { _ in
        list.element(at: 0).paths(beside: key)
      }
    }
  }
}

extension TemplateValue {
  /// Returns whether a path exists in the value, or may be missing without a warning.
  fileprivate func hasPath(_ path: String, isTest: Bool) -> Bool {
    var value = self
    for part in path.split(separator: ".").map(String.init) {
      switch value {
      case .object(let object):
        guard let next = object.value(named: part) else {
          return object.expectedNames.contains(part) || isTest && object.hasAuthorNames
        }
        value = next
      case .nothing: return true
      default: return false
      }
    }
    return true
  }

  /// Returns the existing paths to suggest for an unknown path.
  fileprivate func paths(beside path: String) -> [String] {
    let parts = path.split(separator: ".").map(String.init)
    for length in parts.indices.reversed() {
      let start = parts[..<length].joined(separator: ".")
      guard case .object(let object) = value(at: start) else { continue }
      return object.candidates.map { start.isEmpty ? $0 : "\(start).\($0)" }
    }
    return []
  }
}
