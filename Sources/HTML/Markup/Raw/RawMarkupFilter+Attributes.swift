extension RawMarkupFilter {
  /// Writes a start tag: as it stands if it is trusted, else made anew of what is allowed.
  mutating func writeStart(
    _ tag: RawMarkupTag, _ tokens: RawMarkupTokens, to output: inout MarkupBuffer, report: (RawMarkupFinding) -> Void
  ) {
    guard policy == .trusted else { return writeAllowed(tag, tokens, to: &output, report: report) }
    let attributes = distinct(tag, tokens)
    for (name, attribute) in attributes { facts?.note(attribute, name, of: tag, tokens.bytes) }
    writeTrusted(tag, attributes, tokens, to: &output)
  }

  /// Copies a tag, but for its addresses.
  private mutating func writeTrusted(
    _ tag: RawMarkupTag, _ attributes: [(name: String, attribute: RawMarkupTag.Attribute)], _ tokens: RawMarkupTokens,
    to output: inout MarkupBuffer
  ) {
    let isOpen = min(tag.range.lowerBound + 1 + tag.name.utf8.count, tag.range.upperBound)
    output.appendRaw(tokens.bytes[tag.range.lowerBound..<isOpen], escapingTags: false)
    writeBox(of: tag, tokens, to: &output)
    var start = isOpen
    for (name, attribute) in attributes {
      guard let value = attribute.value, let kind = RawAddressAttribute(name, on: tag.name) else { continue }
      if edits.addresses[value.lowerBound] == nil, isCopied(value, tokens) {
        output.appendRaw(tokens.bytes[start..<value.lowerBound], escapingTags: false)
        // What stands before an address is written for double quotes.
        if kind == .one, tokens.bytes[value.lowerBound - 1] == UInt8(ascii: "\"") {
          note(tokens.bytes[value].first, of: tag.name, at: output.count)
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

  private mutating func writeAllowed(
    _ tag: RawMarkupTag, _ tokens: RawMarkupTokens, to output: inout MarkupBuffer, report: (RawMarkupFinding) -> Void
  ) {
    output.append(byte: UInt8(ascii: "<"))
    output.append(verbatim: tag.name)
    for (name, attribute) in distinct(tag, tokens) {
      let value = attribute.value.map { tokens.bytes[$0] } ?? []
      switch AllowedMarkup.verdict(on: name, of: tag.name, value) {
      case .refused:
        report(RawMarkupFinding(kind: .removedAttribute(name, on: tag.name), range: attribute.range))
      case .unsafe:
        report(RawMarkupFinding(kind: .removedAddress(attribute: name, on: tag.name), range: attribute.range))
      case .allowed:
        output.append(byte: UInt8(ascii: " "))
        output.append(verbatim: name)
        output.append("=\"")
        writeValue(attribute, name, of: tag, tokens.bytes, to: &output)
        output.append(byte: UInt8(ascii: "\""))
        facts?.note(attribute, name, of: tag, tokens.bytes)
      }
    }
    writeBox(of: tag, tokens, to: &output)
    output.append(byte: UInt8(ascii: ">"))
  }

  /// Whether a value can stay as it is, whatever will stand before it: only between double quotes can anything.
  private func isCopied(_ value: Range<Int>, _ tokens: RawMarkupTokens) -> Bool {
    let first = tokens.bytes[value].first
    return tokens.bytes[value.lowerBound - 1] == UInt8(ascii: "\"")
      || first != UInt8(ascii: "/") && first != UInt8(ascii: "#")
  }

  /// The attributes by name; of several of one name, browsers take the first.
  private func distinct(
    _ tag: RawMarkupTag, _ tokens: RawMarkupTokens
  ) -> [(name: String, attribute: RawMarkupTag.Attribute)] {
    let named = tag.attributes.map { (name: tokens.name($0.name), attribute: $0) }
    guard named.count > 1 else { return named }
    var seen: Set<String> = []
    return named.filter { seen.insert($0.name).inserted }
  }
}
