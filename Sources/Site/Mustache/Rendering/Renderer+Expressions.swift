import Diagnostics

extension Renderer {
  /// The value that an expression stands for; nothing if there is none.
  ///
  /// A question is whether there is anything, as sections ask; of what authors name as they like, it may be asked freely.
  mutating func evaluate(_ expression: Expression, isQuestion: Bool = false) -> TemplateValue {
    if expression.isBroken { return .nothing }
    let value = lookUp(expression)
    if value == nil, mode == .site { reportUnknown(expression, isQuestion: isQuestion) }
    if expression.filters.isEmpty { return value ?? .nothing }
    return filter(value ?? .nothing, through: expression.filters)
  }

  /// The value of a name: of its first part in the innermost object that has it, then of each part in the one before.
  private func lookUp(_ expression: Expression) -> TemplateValue? {
    guard let first = expression.names.first else { return context.last }
    guard var value = lookUp(program.names[first]) else { return nil }
    for index in expression.names.dropFirst() {
      guard case .object(let object) = value else {
        if case .nothing = value { return .nothing }
        return nil
      }
      guard let next = object.value(named: program.names[index]) else { return nil }
      value = next
    }
    return value
  }

  private func lookUp(_ name: String) -> TemplateValue? {
    var index = context.count
    while index > 0 {
      index -= 1
      if case .object(let object) = context[index], let value = object.value(named: name) { return value }
    }
    return loops.last?.value(named: name)
  }

  /// Says which part of a name nothing defines; where a default stands in, it was expected.
  private mutating func reportUnknown(_ expression: Expression, isQuestion: Bool) {
    if let first = expression.filters.first, program.calls[first].filter.absence == .isExpected { return }
    var start = expression.range.lowerBound
    var owner: TemplateValue?
    var path = ""
    for index in expression.names {
      let name = program.names[index]
      let range = start..<start + name.utf8.count
      let value: TemplateValue? =
        switch owner {
        case nil: lookUp(name)
        case .object(let object)?: object.value(named: name)
        default: nil
        }
      guard let value else {
        if mayLack(name, owner, isQuestion: isQuestion) { return }
        let problem = TemplateProblem.unknownName(name, in: path.isEmpty ? nil : path)
        return report(problem, at: range, among: { $0.knownNames(in: owner) })
      }
      owner = value
      path += (path.isEmpty ? "" : ".") + name
      start = range.upperBound + 1
    }
  }

  /// Whether it is no mistake that a name is missing in its owner, or in what lies around.
  private func mayLack(_ name: String, _ owner: TemplateValue?, isQuestion: Bool) -> Bool {
    guard let owner else {
      return isQuestion && context.last?.object?.isFree == true
        || context.contains { $0.object?.expectedNames.contains(name) == true }
    }
    guard let object = owner.object else { return false }
    return isQuestion && object.isFree || object.expectedNames.contains(name)
  }

  private func knownNames(in owner: TemplateValue?) -> [String] {
    guard let owner else { return context.flatMap { knownNames(in: $0) } + (loops.isEmpty ? [] : Loop.names) }
    return owner.object.map { $0.names + $0.expectedNames.sorted() } ?? []
  }
}

extension TemplateValue {
  fileprivate var object: (any TemplateObject)? {
    if case .object(let object) = self { object } else { nil }
  }
}

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
