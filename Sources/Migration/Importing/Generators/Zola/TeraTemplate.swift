import Parsing

/// The template of a shortcode of Zola, as far as its effect can be told without Tera.
struct TeraTemplate: Sendable {
  private let text: String

  /// Stands for the body of the shortcode in the result.
  private static let body: Character = "\u{1}"

  init(_ text: String) {
    self.text = text.replacing(/\{#.*?#\}/.dotMatchesNewlines(), with: "").trimmed
  }

  /// Whether the template shows an image that Zola resizes.
  var showsImage: Bool { text.contains("<img") && !text.contains("{% for") && !text.contains("{%- for") }

  /// Returns the text before and behind the body of the shortcode, or one text if its body is not shown.
  ///
  /// Returns `nil` if the template has loops, functions or other parts that need Tera.
  func text(_ arguments: TagArguments, hasBody: Bool) -> [String]? {
    if text.contains("<script") || text.contains("<style") { return nil }
    var rest = text[...]
    guard let shown = Self.expanded(&rest, arguments, hasBody: hasBody), rest.isEmpty else { return nil }
    let lines = shown.split(whereSeparator: \.isNewline).map { String($0.trimmed) }.filter { !$0.isEmpty }
    let joined = shown.contains("<pre") ? shown : lines.joined(separator: "\n")
    let parts = joined.split(separator: Self.body, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else { return parts.count == 1 ? parts : nil }
    let isBlock = ["<div", "<section", "<aside", "<details", "<blockquote", "<figure"].contains {
      parts[0].contains($0)
    }
    return isBlock ? [parts[0].trimmed + "\n\n", "\n\n" + parts[1].trimmed] : parts
  }

  /// Expands values and conditions up to `else`, `elif` or `endif`.
  private static func expanded(_ rest: inout Substring, _ arguments: TagArguments, hasBody: Bool) -> String? {
    var result = ""
    while let open = rest.firstRange(of: "{") {
      let isValue = rest[open.lowerBound...].hasPrefix("{{")
      guard isValue || rest[open.lowerBound...].hasPrefix("{%") else {
        result += rest[..<open.upperBound]
        rest = rest[open.upperBound...]
        continue
      }
      guard let close = rest[open.upperBound...].firstRange(of: isValue ? "}}" : "%}") else { return nil }
      result += rest[..<open.lowerBound]
      let action = rest[open.upperBound..<close.lowerBound].dropFirst().filter { $0 != "\n" }
      let words = action.split { $0.isWhitespace || $0 == "-" && !action.contains("\"") }.map(String.init)
      if isValue {
        guard let value = value(action.filter { $0 != "-" }.trimmed, arguments, hasBody: hasBody) else { return nil }
        result += value
        rest = rest[close.upperBound...]
      } else if ["else", "elif", "endif"].contains(words.first) {
        rest = rest[open.lowerBound...]
        return result
      } else {
        guard words.count == 2, words[0] == "if" else { return nil }
        rest = rest[close.upperBound...]
        let isTrue = words[1] == "body" ? hasBody : !["", "false"].contains(arguments[words[1]] ?? "")
        guard let shown = condition(isTrue, &rest, arguments, hasBody: hasBody) else { return nil }
        result += shown
      }
    }
    result += rest
    rest = ""
    return result
  }

  /// Expands the branches of a condition up to its end, and returns the one that is shown.
  private static func condition(
    _ isTrue: Bool, _ rest: inout Substring, _ arguments: TagArguments, hasBody: Bool
  ) -> String? {
    guard let then = expanded(&rest, arguments, hasBody: hasBody), var tag = takeTag(&rest) else { return nil }
    var otherwise = ""
    if tag == "else" {
      guard let shown = expanded(&rest, arguments, hasBody: hasBody), let end = takeTag(&rest) else { return nil }
      (otherwise, tag) = (shown, end)
    }
    return tag == "endif" ? isTrue ? then : otherwise : nil
  }

  /// Takes a tag such as `{% else %}` and returns its first word.
  private static func takeTag(_ rest: inout Substring) -> String? {
    guard rest.hasPrefix("{%"), let close = rest.firstRange(of: "%}") else { return nil }
    let word = rest[..<close.lowerBound].dropFirst(2).filter { $0 != "-" }.trimmed
    rest = rest[close.upperBound...]
    return word
  }

  private static func value(_ expression: String, _ arguments: TagArguments, hasBody: Bool) -> String? {
    let parts = expression.split(separator: "|").map { String($0.trimmed) }
    guard let name = parts.first, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }), name != "nth" else {
      return nil
    }
    var value = name == "body" ? hasBody ? String(body) : "" : arguments[name] ?? ""
    for filter in parts.dropFirst() {
      switch filter.prefix(while: { $0 != "(" }) {
      case "safe", "markdown", "escape", "trim", "escape_xml", "linebreaksbr": continue
      case "upper": value = value.uppercased()
      case "lower": value = value.lowercased()
      case "default":
        if value.isEmpty { value = TagArguments(String(filter.dropFirst(7)))["value"] ?? "" }
      default: return nil
      }
    }
    return value
  }
}
