// Trusted markup is copied byte for byte, except for edited URLs. The filter follows the nesting only to report
// elements that stay open and stray end tags.
extension RawMarkupFilter {
  mutating func copyTokens(
    _ tokens: inout RawMarkupTokens, to output: inout MarkupBuffer, report: (RawMarkupFinding) -> Void
  ) {
    var start = tokens.position
    while let token = tokens.next() {
      let range = start..<tokens.position
      switch token {
      case .start(let tag): copyStart(tag, &tokens, to: &output, report: report)
      case .end(let tag): copyEnd(tag, tokens, to: &output, report: report)
      default: output.appendRaw(tokens.bytes[range], escapingTags: false)
      }
      switch token {
      case .unfinishedTag(let name, let range): report(finding(.unfinishedTag(name), at: range))
      case .unfinishedComment(let range): report(finding(.unfinishedComment, at: range))
      default: break
      }
      start = tokens.position
    }
  }

  private mutating func copyStart(
    _ tag: RawMarkupTag, _ tokens: inout RawMarkupTokens, to output: inout MarkupBuffer,
    report: (RawMarkupFinding) -> Void
  ) {
    if removesLink(tag) { return removed[tag.name, default: 0] += 1 }
    closeImplied(by: tag.name, to: &output, report: report)
    let attributes = distinct(tag, tokens)
    for (name, attribute) in attributes { facts?.record(attribute, name, of: tag, tokens.bytes) }
    copy(tag, attributes, tokens, to: &output)
    if ElementNames.void.contains(tag.name) || isWholeForeign(tag) { return }
    guard nesting.hasRoom else { return nesting.leaveOut(tag.name) }
    push(tag)
    writeRawContent(&tokens, to: &output)
  }

  private mutating func copyEnd(
    _ tag: RawMarkupTag, _ tokens: RawMarkupTokens, to output: inout MarkupBuffer, report: (RawMarkupFinding) -> Void
  ) {
    if !nesting.leavesOutEnd(of: tag.name) {
      if let index = nesting.innermost(tag.name) {
        close(downTo: index + 1, to: &output, report: report)
        _ = nesting.pop()
      } else if let count = removed[tag.name], count > 0 {
        return removed[tag.name] = count - 1
      } else {
        report(finding(.strayEnd(tag.name), at: tag.range))
      }
    }
    output.appendRaw(tokens.bytes[tag.range], escapingTags: false)
  }

  /// Copies a tag except for its edited URLs.
  private mutating func copy(
    _ tag: RawMarkupTag, _ attributes: [(name: String, attribute: RawMarkupTag.Attribute)], _ tokens: RawMarkupTokens,
    to output: inout MarkupBuffer
  ) {
    var start = tag.range.lowerBound
    for (name, attribute) in attributes {
      guard let value = attribute.value, let kind = RawAddressAttribute(name, on: tag.name) else { continue }
      if edits.addresses[value.lowerBound] == nil, isCopied(value, tokens) {
        output.appendRaw(tokens.bytes[start..<value.lowerBound], escapingTags: false)
        // A feed inserts a prefix that is escaped for double quotes, so the value needs double quotes.
        if kind == .one, tokens.bytes[value.lowerBound - 1] == UInt8(ascii: "\"") {
          recordOffset(tokens.bytes[value].first, of: tag.name, at: output.count)
        }
        start = value.lowerBound
      } else {
        output.appendRaw(tokens.bytes[start..<attribute.name.upperBound], escapingTags: false)
        output.append("=\"")
        writeValue(attribute, name, of: tag, tokens.bytes, to: &output)
        output.append("\"")
        start = attribute.range.upperBound
      }
    }
    output.appendRaw(tokens.bytes[start..<tag.range.upperBound], escapingTags: false)
  }

  /// Returns whether a value can be copied; a URL prefix requires double quotes.
  private func isCopied(_ value: Range<Int>, _ tokens: RawMarkupTokens) -> Bool {
    let first = tokens.bytes[value].first
    return tokens.bytes[value.lowerBound - 1] == UInt8(ascii: "\"")
      || first != UInt8(ascii: "/") && first != UInt8(ascii: "#")
  }
}
