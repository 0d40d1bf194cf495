extension YAMLComposer {
  /// What a text means: what its tag says, else what it looks like if it is plain.
  mutating func scalar(_ text: String, isPlain: Bool, tag: String?, at range: Range<Int>) -> DataNode.Value {
    guard let tag else { return isPlain ? plain(text, at: range) : .string(text) }
    guard let kind = CoreTag(rawValue: shortName(of: tag)) else {
      report(.unknownTag(shown(tag)), at: range)
      return .string(text)
    }
    switch (kind, plain(text, at: range)) {
    case (.text, _), (.asIs, _): return .string(text)
    case (.null, .null): return .null
    case (.bool, .bool(let isTrue)): return .bool(isTrue)
    case (.int, .integer(let number)): return .integer(number)
    case (.float, .number(let number)): return .number(number)
    case (.float, .integer(let number)): return .number(Double(number))
    default:
      report(.tagMismatch(shown(tag)), at: range)
      return .string(text)
    }
  }

  /// Reports a tag that does not belong to a list or a map.
  mutating func check(_ event: YAMLEvent, against expected: String) {
    guard let tag = event.tag else { return }
    let name = shortName(of: tag)
    if name == expected || name == CoreTag.asIs.rawValue { return }
    let isKnown = name == "seq" || name == "map" || CoreTag(rawValue: name) != nil
    report(isKnown ? .tagMismatch(shown(tag)) : .unknownTag(shown(tag)), at: event.range)
  }

  private enum CoreTag: String {
    case text = "str"
    case null, bool, int, float
    case asIs = "!"
  }

  private static let prefix = "tag:yaml.org,2002:"

  /// The part of a tag that YAML itself defines, or the whole of any other.
  private func shortName(of tag: String) -> String {
    tag.hasPrefix(Self.prefix) ? String(tag.dropFirst(Self.prefix.count)) : tag
  }

  /// The tag as its author most likely wrote it.
  private func shown(_ tag: String) -> String {
    tag.hasPrefix(Self.prefix) ? "!!\(shortName(of: tag))" : tag
  }

  private mutating func plain(_ text: String, at range: Range<Int>) -> DataNode.Value {
    if let value = CoreSchema.value(of: text) { return value }
    report(.numberTooLarge(text), at: range)
    return .string(text)
  }
}
