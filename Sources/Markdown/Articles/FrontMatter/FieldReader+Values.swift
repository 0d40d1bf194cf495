package import Dates
package import Parsing
import Texts

extension FieldReader {
  /// Returns text without surrounding spaces; a number is returned as the author wrote it.
  package mutating func text(_ name: String) -> String? {
    guard let node = value(name) else { return nil }
    if let text = node.textual { return text.trimmed }
    reportWrongType(node, for: name, expected: .text)
    return nil
  }

  /// Returns a whole number; in front matter, a fraction is rounded down with a warning.
  package mutating func integer(_ name: String, or alternative: String? = nil) -> Int? {
    guard let node = value(name, or: alternative) else { return nil }
    if let number = integer(node, for: name, or: alternative) { return number }
    if isFrontMatter, case .number(let fraction) = node.value, let number = Int(exactly: fraction.rounded(.down)) {
      report(.quoted(writtenName(of: name, or: alternative), as: "\(number)", actual: node), at: node.range)
      return number
    }
    reportWrongType(node, for: name, or: alternative, expected: .integer)
    return nil
  }

  /// Returns the number in a node, with a warning if it is in quotes.
  private mutating func integer(_ node: DataNode, for name: String, or alternative: String? = nil) -> Int? {
    if case .integer(let number) = node.value { return number }
    guard let text = node.string, let number = Int(text) else { return nil }
    report(.quoted(writtenName(of: name, or: alternative), as: "\(number)", actual: node), at: node.range)
    return number
  }

  /// Returns a whole number of at least 1.
  package mutating func count(_ name: String) -> Int? {
    guard let node = value(name) else { return nil }
    if let number = integer(node, for: name), number > 0 { return number }
    reportWrongType(node, for: name, expected: .count)
    return nil
  }

  /// Returns a number from 0.1 to 10, in tenths.
  package mutating func tenths(_ name: String) -> Int? {
    guard let node = value(name) else { return nil }
    let number: Double? =
      switch node.value {
      case .integer(let number): Double(number)
      case .number(let number): number
      default: nil
      }
    if let number, (0.1...10).contains(number) { return Int((number * 10).rounded()) }
    reportWrongType(node, for: name, expected: .tenths)
    return nil
  }

  /// Returns a map of keys with values.
  package mutating func map(_ name: String) -> DataMap? {
    guard let node = value(name) else { return nil }
    if let map = node.map { return map }
    reportWrongType(node, for: name, expected: .map)
    return nil
  }

  /// Returns a boolean; text in quotes and YAML 1.1 words such as `yes` are accepted with a warning.
  package mutating func flag(_ name: String) -> Bool? {
    guard let node = value(name) else { return nil }
    if case .bool(let isTrue) = node.value { return isTrue }
    if let isTrue = node.truth {
      report(.quoted(writtenName(of: name), as: "\(isTrue)", actual: node), at: node.range)
      return isTrue
    }
    reportWrongType(node, for: name, expected: .flag)
    return nil
  }

  /// Returns a boolean or one of the given words, which mean true.
  package mutating func flag(_ name: String, or words: [String]) -> (isTrue: Bool, word: String?)? {
    guard let node = value(name) else { return nil }
    if let word = node.string, words.contains(word) { return (true, word) }
    if case .bool(let isTrue) = node.value { return (isTrue, nil) }
    if node.truth != nil { return flag(name).map { ($0, nil) } }
    report(.unknownChoice(name, among: ["true", "false"] + words, actual: node), at: node.range)
    return nil
  }

  /// Returns a date.
  package mutating func date(_ name: String) -> CivilDate? {
    guard let node = value(name) else { return nil }
    if let written = node.writtenDate {
      if let zone = written.ambiguousZone {
        report(.ambiguousZone(zone, of: writtenName(of: name)), at: node.range)
      }
      return written.date
    }
    reportWrongType(node, for: name, expected: .date)
    return nil
  }

  /// Returns a language tag such as `en` or `pt-BR`; `pt_BR` is accepted with a warning.
  package mutating func language(_ name: String, or alternative: String? = nil) -> String? {
    guard let node = value(name, or: alternative) else { return nil }
    let written = writtenName(of: name, or: alternative)
    if let text = node.string {
      if text.isLanguageTag { return text }
      let tag = text.split(separator: "_", omittingEmptySubsequences: false).joined(separator: "-")
      if tag.isLanguageTag {
        report(.quoted(written, as: tag, actual: node), at: node.range)
        return tag
      }
    }
    reportWrongType(node, for: name, or: alternative, expected: .language)
    return nil
  }

  /// Returns one of the given choices.
  package mutating func choice(_ name: String, among choices: [String]) -> String? {
    guard let node = value(name) else { return nil }
    if let text = node.string, choices.contains(text) { return text }
    report(.unknownChoice(name, among: choices, actual: node), at: node.range)
    return nil
  }

  /// Returns one of the words of an enumeration.
  package mutating func choice<Words: CaseIterable & RawRepresentable<String>>(
    _ name: String, of words: Words.Type = Words.self
  ) -> Words? {
    choice(name, among: words.allCases.map(\.rawValue)).flatMap { Words(rawValue: $0) }
  }
}

extension String {
  /// Whether the text has the form of a language tag: parts of up to eight letters and digits, the first only letters.
  ///
  /// A language has two or three letters; `x` and `i` begin private tags.
  package var isLanguageTag: Bool {
    let parts = utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard let first = parts.first, 2...3 ~= first.count || first.count == 1 && parts.count > 1 else { return false }
    return first.allSatisfy(\.isASCIILetter)
      && parts.allSatisfy { 1...8 ~= $0.count && $0.allSatisfy(\.isASCIIAlphanumeric) }
  }
}
