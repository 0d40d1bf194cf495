package import Dates
package import Parsing

extension FieldReader {
  /// A text, without spaces around it; a number is one, too, as it was written.
  package mutating func text(_ name: String) -> String? {
    guard let node = value(name) else { return nil }
    if let text = node.textual { return text.withoutSpacesAround }
    reject(node, for: name, expecting: .text)
    return nil
  }

  /// A whole number.
  package mutating func integer(_ name: String, or alternative: String? = nil) -> Int? {
    guard let node = value(name, or: alternative) else { return nil }
    if let number = integer(node, for: name, or: alternative) { return number }
    reject(node, for: name, or: alternative, expecting: .integer)
    return nil
  }

  /// The number that a node is, or that its quotes hold.
  private mutating func integer(_ node: DataNode, for name: String, or alternative: String? = nil) -> Int? {
    if case .integer(let number) = node.value { return number }
    guard let text = node.string, let number = Int(text) else { return nil }
    report(.quoted(writtenName(of: name, or: alternative), as: "\(number)", found: node), at: node.range)
    return number
  }

  /// A whole number from 1 on.
  package mutating func count(_ name: String) -> Int? {
    guard let node = value(name) else { return nil }
    if let number = integer(node, for: name), number > 0 { return number }
    reject(node, for: name, expecting: .count)
    return nil
  }

  /// Keys with values.
  package mutating func map(_ name: String) -> DataMap? {
    guard let node = value(name) else { return nil }
    if let map = node.map { return map }
    reject(node, for: name, expecting: .map)
    return nil
  }

  /// True or false, also between quotes or in the words of YAML before its version 1.2.
  package mutating func flag(_ name: String) -> Bool? {
    guard let node = value(name) else { return nil }
    if case .bool(let isTrue) = node.value { return isTrue }
    if let isTrue = node.truth {
      report(.quoted(writtenName(of: name), as: "\(isTrue)", found: node), at: node.range)
      return isTrue
    }
    reject(node, for: name, expecting: .flag)
    return nil
  }

  /// A date, which YAML leaves a text.
  package mutating func date(_ name: String) -> CivilDate? {
    guard let node = value(name) else { return nil }
    switch node.value {
    case .string(let text), .date(let text):
      if let date = CivilDate(text) ?? CivilDate(loosely: text) { return date }
    default: break
    }
    reject(node, for: name, expecting: .date)
    return nil
  }

  /// Texts in a list; a lone text is a list of one unless the field forbids it.
  package mutating func texts(
    _ name: String, or alternative: String? = nil, allowsLoneText: Bool = true
  ) -> [String]? {
    guard let node = value(name, or: alternative) else { return nil }
    let written = writtenName(of: name, or: alternative)
    if allowsLoneText, node.textual != nil { return items([node], of: written) }
    if let nodes = node.list { return items(nodes, of: written) }
    reject(node, for: name, or: alternative, expecting: allowsLoneText ? .texts : .list)
    return nil
  }

  /// A language, such as `en` or `pt-BR`; `pt_BR` is read as that.
  package mutating func language(_ name: String) -> String? {
    guard let node = value(name) else { return nil }
    if let text = node.string {
      if text.isLanguageTag { return text }
      let tag = text.split(separator: "_", omittingEmptySubsequences: false).joined(separator: "-")
      if tag.isLanguageTag {
        report(.quoted(writtenName(of: name), as: tag, found: node), at: node.range)
        return tag
      }
    }
    reject(node, for: name, expecting: .language)
    return nil
  }

  /// One of some texts.
  package mutating func choice(_ name: String, among choices: [String]) -> String? {
    guard let node = value(name) else { return nil }
    if let text = node.string, choices.contains(text) { return text }
    report(.unknownChoice(name, among: choices, found: node), at: node.range)
    return nil
  }

  /// The texts among the values; each other is reported at its own place.
  private mutating func items(_ nodes: [DataNode], of name: String) -> [String] {
    var texts: [String] = []
    for node in nodes {
      if let text = node.textual?.withoutSpacesAround, !text.isEmpty {
        texts.append(text)
      } else {
        report(.wrongItem(name, found: node), at: node.range)
      }
    }
    return texts
  }
}

extension String {
  /// The text without spaces around it, which quotes may hold and nobody sees.
  fileprivate var withoutSpacesAround: String {
    guard let first = utf8.first, let last = utf8.last, first <= 0x20 || last <= 0x20 else { return self }
    return self[...].trimmingSpaces()
  }

  /// Whether it has the form of a language tag: parts of up to eight letters and digits, the first of letters alone.
  fileprivate var isLanguageTag: Bool {
    let parts = utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard let first = parts.first, first.count >= 2 || parts.count > 1 else { return false }
    return first.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 }
      && parts.allSatisfy { part in
        1...8 ~= part.count && part.allSatisfy { $0 != UInt8(ascii: "_") && $0.isWordPart }
      }
  }
}
