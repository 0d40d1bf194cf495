public import Dates
public import Parsing

extension FieldReader {
  /// A text.
  public mutating func text(_ name: String) -> String? {
    guard let node = value(name) else { return nil }
    if let text = node.string { return text }
    reject(node, for: name, expecting: .text)
    return nil
  }

  /// A whole number.
  public mutating func integer(_ name: String, or alternative: String? = nil) -> Int? {
    guard let node = value(name, or: alternative) else { return nil }
    if case .integer(let number) = node.value { return number }
    reject(node, for: name, expecting: .integer)
    return nil
  }

  /// A whole number from 1 on.
  public mutating func count(_ name: String) -> Int? {
    guard let node = value(name) else { return nil }
    if case .integer(let number) = node.value, number > 0 { return number }
    reject(node, for: name, expecting: .count)
    return nil
  }

  /// Keys with values.
  public mutating func map(_ name: String) -> DataMap? {
    guard let node = value(name) else { return nil }
    if let map = node.map { return map }
    reject(node, for: name, expecting: .map)
    return nil
  }

  /// True or false.
  public mutating func flag(_ name: String) -> Bool? {
    guard let node = value(name) else { return nil }
    if case .bool(let isTrue) = node.value { return isTrue }
    reject(node, for: name, expecting: .flag)
    return nil
  }

  /// A date, which YAML leaves a text.
  public mutating func date(_ name: String) -> CivilDate? {
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
  public mutating func texts(
    _ name: String, or alternative: String? = nil, allowsLoneText: Bool = true
  ) -> [String]? {
    guard let node = value(name, or: alternative) else { return nil }
    if allowsLoneText, node.string != nil { return items([node], of: name) }
    if let nodes = node.list { return items(nodes, of: name) }
    reject(node, for: name, expecting: allowsLoneText ? .texts : .list)
    return nil
  }

  /// One of some texts.
  public mutating func choice(_ name: String, among choices: [String]) -> String? {
    guard let node = value(name) else { return nil }
    if let text = node.string, choices.contains(text) { return text }
    report(.unknownChoice(name, among: choices, found: node), at: node.range)
    return nil
  }

  /// The texts among the values; each other is reported at its own place.
  private mutating func items(_ nodes: [DataNode], of name: String) -> [String] {
    var texts: [String] = []
    for node in nodes {
      if let text = node.string, !text.isEmpty {
        texts.append(text)
      } else {
        report(.wrongItem(writtenName(of: name), found: node), at: node.range)
      }
    }
    return texts
  }
}
