import Markup

extension Renderer {
  /// Writes a value where a tag asks for it.
  mutating func write(_ expression: Expression, isEscaped: Bool, to output: inout MarkupBuffer) {
    switch evaluate(expression) {
    case .text(let text): isEscaped ? output.appendQuotable(text) : output.append(verbatim: text)
    case .markup(let bytes): output.append(rendered: bytes.span)
    case .nothing: break
    case .integer(let number): output.append(number: number)
    case .lambda(let lambda): write(lambda, expression, isEscaped: isEscaped, to: &output)
    case let value:
      if let text = value.plainText {
        isEscaped ? output.appendQuotable(text) : output.append(verbatim: text)
      } else if mode == .site {
        let name = program.text(expression.range)
        report(.notText(name, kind: value.kind), at: expression.range)
      }
    }
  }

  /// Runs a section once for each element of a list, once for anything else that is true, and else not at all.
  mutating func run(_ section: Section, to output: inout MarkupBuffer) {
    let expression = program.expressions[section.expression]
    let value = evaluate(expression, isQuestion: true)
    if case .lambda(let lambda) = value { return run(lambda, section, expression, to: &output) }
    guard value.isTrue, enter(at: expression.range, output) else { return }
    if case .list(let list) = value {
      run(section, with: list, to: &output)
    } else {
      context.append(value)
      run(section.body, to: &output)
      context.removeLast()
    }
    leave()
  }

  private mutating func run(_ section: Section, with list: any TemplateList, to output: inout MarkupBuffer) {
    let count = list.count
    let range = program.expressions[section.expression].range
    loops.append(Loop(index: 0, count: count))
    context.append(.nothing)
    for index in 0..<count {
      guard step(at: range, output) else { break }
      loops[loops.count - 1].index = index
      context[context.count - 1] = list.element(at: index)
      run(section.body, to: &output)
    }
    context.removeLast()
    loops.removeLast()
  }
}
