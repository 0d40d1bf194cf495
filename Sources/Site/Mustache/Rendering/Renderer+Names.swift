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
