import Parsing

/// Data written as YAML.
enum YAMLText {
  /// Returns a map with one key on each line.
  ///
  /// ```swift
  /// YAMLText.of(map)  // title: "A: b"\ntags: [a, b]\n
  /// ```
  static func of(_ map: DataMap, indentation: Int = 0) -> String {
    map.entries.map { entry in
      let start = String(repeating: " ", count: indentation) + scalar(entry.key) + ":"
      switch entry.value.value {
      case .map(let map) where !map.entries.isEmpty: return "\(start)\n" + of(map, indentation: indentation + 2)
      case .list(let list) where list.contains { $0.map != nil }:
        return "\(start)\n" + list.map { item($0.value, indentation: indentation + 2) }.joined()
      default: return "\(start) \(inline(entry.value))\n"
      }
    }.joined()
  }

  private static func item(_ value: DataNode.Value, indentation: Int) -> String {
    let start = String(repeating: " ", count: indentation) + "- "
    guard case .map(let map) = value, !map.entries.isEmpty else {
      return start + "\(inline(DataNode(value, at: 0..<0)))\n"
    }
    return start + of(map, indentation: indentation + 2).dropFirst(indentation + 2)
  }

  private static func inline(_ node: DataNode) -> String {
    switch node.value {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .integer(let number): decimal(node.written) ?? "\(number)"
    case .number(let number): decimal(node.written) ?? "\(number)"
    case .date(let text): text
    case .string(let text): scalar(text)
    case .list(let list): "[" + list.map(inline).joined(separator: ", ") + "]"
    case .map(let map): "{" + map.entries.map { "\(scalar($0.key)): \(inline($0.value))" }.joined(separator: ", ") + "}"
    }
  }

  /// Returns the source text of a number if YAML reads it as the same number; TOML also has `1_000` and `0b1`.
  private static func decimal(_ written: String?) -> String? {
    written.flatMap { text in text.utf8.allSatisfy { "0123456789+-.eE".utf8.contains($0) } ? text : nil }
  }

  /// Returns a text, in quotes if YAML would read it as something else.
  static func scalar(_ text: String) -> String {
    guard !isPlain(text) else { return text }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}", "\u{2028}", "\u{2029}", "\u{FEFF}":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// Returns whether YAML reads a text without quotes as the same text.
  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first.properties.isAlphabetic || first == "/" || isDigit(first),
      !text.hasSuffix(" "),
      text.unicodeScalars.allSatisfy({
        $0.properties.isAlphabetic || isDigit($0) || " /._-+()'".unicodeScalars.contains($0)
      })
    else { return false }
    let word = text.lowercased()
    let words: Set = ["true", "false", "yes", "no", "on", "off", "null", "y", "n"]
    return !words.contains(word) && (isDate(text) || !isDigit(first))
  }

  /// Returns whether a text is a day such as `2026-01-02`, which YAML 1.2 reads as a string.
  private static func isDate(_ text: String) -> Bool {
    let parts = text.split(separator: "-")
    return parts.count == 3 && parts.map(\.count) == [4, 2, 2]
      && parts.allSatisfy { $0.unicodeScalars.allSatisfy(isDigit) }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}
