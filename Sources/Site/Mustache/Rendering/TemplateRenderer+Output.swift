import Markup
import Texts

extension TemplateRenderer {
  /// Writes the value of a variable tag.
  mutating func write(_ expression: Expression, isEscaped: Bool, to output: inout MarkupBuffer) {
    switch evaluate(expression) {
    case .text(let text) where !hasRoom(for: text.utf8.count, at: expression.range, output): break
    case .markup(let bytes) where !hasRoom(for: bytes.count, at: expression.range, output): break
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

  /// Runs a section: once per element of a list, once for another true value, never for a false value.
  mutating func run(_ section: TemplateSection, to output: inout MarkupBuffer) {
    let expression = program.expressions[section.expression]
    let value = evaluate(expression, isTest: true)
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

  private mutating func run(_ section: TemplateSection, with list: any TemplateList, to output: inout MarkupBuffer) {
    let count = list.count
    let range = program.expressions[section.expression].range
    loops.append(Loop(count: count, location: program.location(of: range)))
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

extension TemplateRenderer {
  /// Writes text of the template, line by line if it needs indentation.
  mutating func write(_ text: Range<Int>, to output: inout MarkupBuffer) {
    let bytes = program.bytes
    if layout.isPlain {
      let span = bytes.span
      output.append(rendered: span.extracting(text))
    } else {
      writeLines(text, of: bytes, to: &output)
    }
  }

  private mutating func writeLines(_ text: Range<Int>, of bytes: [UInt8], to output: inout MarkupBuffer) {
    var at = text.lowerBound
    while at < text.upperBound {
      if at == program.start || bytes[at - 1].isLineFeed {
        let limit = min(at + layout.depth, text.upperBound)
        while at < limit, bytes[at].isSpaceOrTab { at += 1 }
        if isBlankLine(bytes, at, text.upperBound) { layout.isWithinLine = false } else { beginLine(&output) }
      }
      let start = at
      while at < text.upperBound, !bytes[at].isLineFeed { at += 1 }
      at = min(at + 1, text.upperBound)
      let span = bytes.span
      output.append(rendered: span.extracting(start..<at))
    }
  }

  /// Whether the line at an offset is blank.
  ///
  /// Blank lines are not indented.
  private func isBlankLine(_ bytes: [UInt8], _ at: Int, _ end: Int) -> Bool {
    at < end && (bytes[at].isLineFeed || bytes[at] == 0x0D && at + 1 < end && bytes[at + 1].isLineFeed)
  }

  /// Writes the indentation at the start of a line.
  mutating func beginLine(_ output: inout MarkupBuffer) {
    if layout.isWithinLine {
      layout.isWithinLine = false
    } else if !layout.indentation.isEmpty {
      output.append(rendered: layout.indentation.span)
    }
  }
}

extension TemplateRenderer {
  /// Renders the result of a variable's lambda, with the default delimiters.
  mutating func write(
    _ lambda: TemplateLambda, _ expression: Expression, isEscaped: Bool, to output: inout MarkupBuffer
  ) {
    guard isEscaped else { return run(lambda.template(nil), Delimiters(), expression, to: &output) }
    var expanded = MarkupBuffer(capacity: 256)
    run(lambda.template(nil), Delimiters(), expression, to: &expanded)
    expanded.withBytes { output.appendQuotable($0) }
  }

  /// Renders the result of a section's lambda, with the delimiters at the section.
  mutating func run(
    _ lambda: TemplateLambda, _ section: TemplateSection, _ expression: Expression, to output: inout MarkupBuffer
  ) {
    let text = lambda.template(program.text(section.content))
    run(text, program.delimiters[section.delimiters], expression, to: &output)
  }

  private mutating func run(
    _ text: String, _ delimiters: Delimiters, _ expression: Expression, to output: inout MarkupBuffer
  ) {
    guard enter(at: expression.range, output) else { return }
    let (lambdaProgram, problems) = program.lambdaProgram(
      text, delimiters, filters: library.filters, at: expression.range)
    for problem in problems {
      let name = program.text(expression.range)
      report(.invalidLambda(name, reason: problem.problem.message), at: expression.range)
    }
    let (outer, outerLayout) = (program, layout)
    (program, layout) = (lambdaProgram, LineLayout())
    run(lambdaProgram.instructions.indices, to: &output)
    (program, layout) = (outer, outerLayout)
    leave()
  }
}
