extension RawMarkupFilter {
  /// Writes a start tag: as it stands if it is trusted, else made anew of what is allowed.
  mutating func writeStart(
    _ tag: RawMarkupTag, _ tokens: RawMarkupTokens, to output: inout MarkupBuffer, report: (RawMarkupFinding) -> Void
  ) {
    guard policy == .trusted else { return writeAllowed(tag, tokens, to: &output, report: report) }
    output.appendRaw(tokens.bytes[tag.range], escapingTags: false)
    guard facts != nil else { return }
    for (name, attribute) in distinct(tag, tokens) { facts?.note(attribute, name, of: tag, tokens.bytes) }
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
        output.appendRaw(attributeValue: value)
        output.append(byte: UInt8(ascii: "\""))
        facts?.note(attribute, name, of: tag, tokens.bytes)
      }
    }
    output.append(byte: UInt8(ascii: ">"))
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
