/// A filter for raw HTML in Markdown, which writes the tags and attributes that a policy allows.
///
/// The output is well nested: every element that is opened is closed, and stray end tags are removed. Trusted markup is
/// copied byte for byte, and the filter only reports these problems.
///
/// A Markdown container is a scope: end tags in it close only elements that were opened in it.
///
/// ```swift
/// var filter = RawMarkupFilter(.safe())
/// var output = MarkupBuffer()
/// filter.write(Array("<b onclick=x>bold".utf8)[...], to: &output) { print($0.message) }
/// filter.closeScope(to: &output) { print($0.message) }
/// output.string  // <b>bold</b>
/// ```
package struct RawMarkupFilter: Sendable {
  let policy: RawMarkupPolicy
  var nesting = RawMarkupNesting()
  /// The number of removed start tags, by name.
  ///
  /// The filter removes the same number of end tags without a finding.
  var removed: [String: Int] = [:]
  /// The ids and URLs of the written tags, if they are collected.
  var facts: RawMarkupFacts?
  /// The edits for the current piece.
  var edits = RawMarkupEdits()
  /// The places in the output of the current piece that a page may change.
  var places = RawMarkupEdits.Places()

  /// Creates a filter for one article.
  package init(_ policy: RawMarkupPolicy) {
    self.policy = policy.resolved
  }

  /// Whether the next piece continues raw text, such as a script.
  package var isInRawText: Bool { nesting.rawText != nil }

  /// The number of open elements in the current scope.
  package var openElements: Int { nesting.elements.count - nesting.start }

  /// Writes one piece: a block or a single tag; elements that it opens stay open.
  package mutating func write(
    _ piece: ArraySlice<UInt8>, to output: inout MarkupBuffer, report: (RawMarkupFinding) -> Void
  ) {
    guard policy != .escape else { return output.appendText(String(decoding: piece, as: UTF8.self)) }
    var tokens = RawMarkupTokens(piece)
    if nesting.rawText != nil {
      // Raw text that started outside the scope cannot be closed from within it.
      guard openElements > 0 else { return output.appendRaw(piece, escapingTags: policy != .trusted) }
      writeRawContent(&tokens, to: &output)
    }
    if policy == .trusted { return copyTokens(&tokens, to: &output, report: report) }
    while let token = tokens.next() { write(token, &tokens, to: &output, report: report) }
  }

  /// Writes one piece with edited URLs, and returns the URLs that are relative to the page, and the images.
  ///
  /// Feeds insert the address of the site or page before these URLs.
  package mutating func write(
    _ piece: ArraySlice<UInt8>, editing edits: RawMarkupEdits, to output: inout MarkupBuffer,
    report: (RawMarkupFinding) -> Void
  ) -> RawMarkupEdits.Places {
    self.edits = edits
    places = RawMarkupEdits.Places()
    write(piece, to: &output, report: report)
    self.edits = RawMarkupEdits()
    defer { places = RawMarkupEdits.Places() }
    return places
  }

  /// Opens a scope: a block quote, a list item, a paragraph, emphasis.
  package mutating func openScope() { nesting.openScope() }

  /// Closes the current scope, or the article, and all elements that are open in it.
  package mutating func closeScope(to output: inout MarkupBuffer, report: (RawMarkupFinding) -> Void) {
    close(downTo: nesting.start, to: &output, report: report)
    nesting.closeScope()
  }

  /// Closes an open `<p>` before a Markdown block, as browsers do.
  package mutating func beginBlock(to output: inout MarkupBuffer, report: (RawMarkupFinding) -> Void) {
    closeImplied(by: "p", to: &output, report: report)
  }

  private mutating func write(
    _ token: RawMarkupToken, _ tokens: inout RawMarkupTokens, to output: inout MarkupBuffer,
    report: (RawMarkupFinding) -> Void
  ) {
    switch token {
    case .text(let range): output.appendRaw(tokens.bytes[range], escapingTags: true)
    case .start(let tag): start(tag, &tokens, to: &output, report: report)
    case .end(let tag): end(tag, tokens, to: &output, report: report)
    case .comment: break
    case .characterData(let range):
      if nesting.outermostForeign != nil { output.appendText(String(decoding: tokens.bytes[range], as: UTF8.self)) }
    case .declaration: break
    case .unfinishedTag(let name, let range):
      output.appendRaw(tokens.bytes[range.lowerBound...], escapingTags: true)
      report(RawMarkupFinding(kind: .unfinishedTag(name), range: range))
    case .unfinishedComment(let range): report(RawMarkupFinding(kind: .unfinishedComment, range: range))
    }
  }
}

extension RawMarkupFilter {
  mutating func start(
    _ tag: RawMarkupTag, _ tokens: inout RawMarkupTokens, to output: inout MarkupBuffer,
    report: (RawMarkupFinding) -> Void
  ) {
    if policy.showsAsText(tag.name) { return output.appendRaw(tokens.bytes[tag.range], escapingTags: true) }
    guard policy.allows(tag.name) else { return remove(tag, &tokens, report: report) }
    if removesLink(tag) { return removed[tag.name, default: 0] += 1 }
    closeImplied(by: tag.name, to: &output, report: report)
    let isVoid = ElementNames.void.contains(tag.name)
    let isWhole = isVoid || isWholeForeign(tag)
    guard isWhole || nesting.hasRoom else {
      report(RawMarkupFinding(kind: .tooDeep(tag.name), range: tag.range))
      var script = ScriptState.plain
      if ElementNames.rawText.contains(tag.name) { _ = tokens.skipRawContent(of: tag.name, &script) }
      return nesting.leaveOut(tag.name)
    }
    writeAllowed(tag, tokens, to: &output, report: report)
    guard !isWhole else {
      if !isVoid { output.appendRawEnd(tag.name) }
      return
    }
    push(tag)
    writeRawContent(&tokens, to: &output)
  }

  mutating func push(_ tag: RawMarkupTag) {
    // Within SVG and MathML, `<title>` and `<style>` contain ordinary markup.
    let holdsRawText = ElementNames.rawText.contains(tag.name) && nesting.outermostForeign == nil
    nesting.push(RawMarkupNesting.Element(name: tag.name, range: tag.range, holdsRawText: holdsRawText))
  }

  mutating func end(
    _ tag: RawMarkupTag, _ tokens: RawMarkupTokens, to output: inout MarkupBuffer, report: (RawMarkupFinding) -> Void
  ) {
    if policy.showsAsText(tag.name) { return output.appendRaw(tokens.bytes[tag.range], escapingTags: true) }
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

  /// Writes the raw text of the innermost element up to its end tag.
  ///
  /// The next piece must not complete markup that this piece leaves unfinished. So `</scri` at the end is escaped, and
  /// a space follows a `-` at the end of a script comment.
  mutating func writeRawContent(_ tokens: inout RawMarkupTokens, to output: inout MarkupBuffer) {
    guard var element = nesting.rawText else { return }
    let content = tokens.skipRawContent(of: element.name, &element.script)
    nesting.leaveScript(in: element.script)
    if policy == .trusted { return output.appendRaw(tokens.bytes[content], escapingTags: false) }
    let whole = content.lowerBound..<tokens.startOfUnfinishedMark(in: content, of: element.name)
    output.appendRaw(tokens.bytes[whole], escapingTags: true)
    output.appendRaw(tokens.bytes[whole.upperBound..<content.upperBound], escapingTags: true)
    if element.script != .plain, tokens.bytes[content].last == UInt8(ascii: "-") { output.append(" ") }
  }

  /// Closes the elements from `index` on, innermost first.
  mutating func close(
    downTo index: Int, to output: inout MarkupBuffer, report: (RawMarkupFinding) -> Void
  ) {
    while nesting.elements.count > index, let element = nesting.pop() {
      // In a doubly escaped script, `</script>` closes nothing until the comment ends.
      if policy != .trusted {
        if element.script == .doublyEscaped { output.append("-->") }
        output.appendRawEnd(element.name)
      }
      guard !ElementNames.optionalEnd.contains(element.name) else { continue }
      report(finding(.unclosed(element.name), at: element.range))
    }
  }

  /// Closes the elements that a start tag of this name closes implicitly.
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

  /// Returns whether a tag is a complete element such as `<path/>`; only SVG and MathML have them.
  func isWholeForeign(_ tag: RawMarkupTag) -> Bool {
    tag.isSelfClosing && (ElementNames.foreign.contains(tag.name) || nesting.outermostForeign != nil)
  }

  func finding(_ kind: RawMarkupFinding.Kind, at range: Range<Int>) -> RawMarkupFinding {
    RawMarkupFinding(kind: kind, range: range, isTrusted: policy == .trusted)
  }
}
