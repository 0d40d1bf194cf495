extension RawMarkupFilter {
  mutating func start(
    _ tag: RawMarkupTag, _ tokens: inout RawMarkupTokens, to output: inout MarkupBuffer,
    report: (RawMarkupFinding) -> Void
  ) {
    guard policy.allows(tag.name) else { return remove(tag, &tokens, report: report) }
    if leavesOut(tag) { return removed[tag.name, default: 0] += 1 }
    closeImplied(by: tag.name, to: &output, report: report)
    let isVoid = ElementNames.void.contains(tag.name)
    let isWhole = isVoid || isWholeForeign(tag)
    guard isWhole || nesting.hasRoom else {
      report(RawMarkupFinding(kind: .tooDeep(tag.name), range: tag.range))
      var script = ScriptState.plain
      if ElementNames.rawText.contains(tag.name) { _ = tokens.skipRawContent(of: tag.name, &script) }
      return nesting.leaveOut(tag.name)
    }
    writeStart(tag, tokens, to: &output, report: report)
    guard !isWhole else {
      if !isVoid, policy != .trusted { output.appendRawEnd(tag.name) }
      return
    }
    // In a drawing, a title or a style holds markup like everything else.
    let holdsRawText = ElementNames.rawText.contains(tag.name) && nesting.outermostForeign == nil
    nesting.push(RawMarkupNesting.Element(name: tag.name, range: tag.range, holdsRawText: holdsRawText))
    writeRawContent(&tokens, to: &output)
  }

  mutating func end(_ tag: RawMarkupTag, to output: inout MarkupBuffer, report: (RawMarkupFinding) -> Void) {
    if nesting.leavesOutEnd(of: tag.name) { return }
    if let index = nesting.innermost(tag.name) {
      close(downTo: index + 1, to: &output, report: report)
      if let element = nesting.pop() { output.appendRawEnd(element.name) }
    } else if let count = removed[tag.name], count > 0 {
      removed[tag.name] = count - 1
    } else {
      report(RawMarkupFinding(kind: .strayEnd(tag.name), range: tag.range))
    }
  }

  /// Writes what the innermost element, whose content is no markup, holds up to its end tag.
  ///
  /// What follows a piece must not complete what it ends in: a `</scri` becomes text, and a `--` in a script is ended
  /// by a space.
  mutating func writeRawContent(_ tokens: inout RawMarkupTokens, to output: inout MarkupBuffer) {
    guard var element = nesting.rawText else { return }
    let content = tokens.skipRawContent(of: element.name, &element.script)
    nesting.leaveScript(in: element.script)
    let whole = content.lowerBound..<tokens.startOfUnfinishedMark(in: content, of: element.name)
    output.appendRaw(tokens.bytes[whole], escapingTags: policy != .trusted)
    output.appendRaw(tokens.bytes[whole.upperBound..<content.upperBound], escapingTags: true)
    if element.script != .plain, tokens.bytes[content].last == UInt8(ascii: "-") { output.append(" ") }
  }

  /// Closes the elements from `index` on, innermost first.
  mutating func close(
    downTo index: Int, to output: inout MarkupBuffer, report: (RawMarkupFinding) -> Void
  ) {
    while nesting.elements.count > index, let element = nesting.pop() {
      // Only a comment's end makes the next `</script>` count.
      if element.script == .doublyEscaped { output.append("-->") }
      output.appendRawEnd(element.name)
      guard !ElementNames.optionalEnd.contains(element.name) else { continue }
      report(RawMarkupFinding(kind: .unclosed(element.name), range: element.range))
    }
  }

  /// Closes what a start tag of this name ends, although nobody wrote the end tags.
  mutating func closeImplied(
    by name: String, to output: inout MarkupBuffer, report: (RawMarkupFinding) -> Void
  ) {
    guard openElements > 0 else { return }
    if ElementNames.endingForeign.contains(name), let index = nesting.outermostForeign {
      close(downTo: index, to: &output, report: report)
    }
    for rule in ImpliedEnd.rules(for: name) {
      if let index = nesting.ended(by: rule) { close(downTo: index, to: &output, report: report) }
    }
    guard ElementNames.headings.contains(name), openElements > 0, let last = nesting.elements.last else { return }
    if ElementNames.headings.contains(last.name) {
      close(downTo: nesting.elements.count - 1, to: &output, report: report)
    }
  }

  private mutating func remove(
    _ tag: RawMarkupTag, _ tokens: inout RawMarkupTokens, report: (RawMarkupFinding) -> Void
  ) {
    report(RawMarkupFinding(kind: .removedElement(tag.name), range: tag.range))
    if ElementNames.void.contains(tag.name) || isWholeForeign(tag) { return }
    if ElementNames.hiding.contains(tag.name), tokens.skipElement(tag.name) { return }
    removed[tag.name, default: 0] += 1
  }

  /// Whether `<name/>` is a whole element, as it is in drawings and formulas only.
  private func isWholeForeign(_ tag: RawMarkupTag) -> Bool {
    tag.isSelfClosing && (ElementNames.foreign.contains(tag.name) || nesting.outermostForeign != nil)
  }
}
