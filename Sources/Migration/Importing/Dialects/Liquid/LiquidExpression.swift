import Dates
import Parsing

/// A value of Liquid with filters: `site.baseurl | append: "/x"`.
struct LiquidExpression {
  /// A value by its path, such as `site.title`; `nil` if the import does not know it.
  let lookup: (String) -> DataNode.Value?
  /// The path of the site in its URL, such as `/blog`, without a slash at the end.
  let basePath: String
  /// The URL of the site without its path.
  let origin: String

  /// Returns the text of an expression, or `nil` if a value or a filter in it is unknown.
  func text(of expression: String) -> String? { value(of: expression)?.shownText }

  /// Returns the value of an expression, or `nil` if a value or a filter in it is unknown.
  func value(of expression: String) -> DataNode.Value? {
    let parts = Self.parts(of: expression, at: "|")
    guard let first = parts.first, var value = operand(first) else { return nil }
    for filter in parts.dropFirst() {
      let (name, list) = Self.call(filter)
      let arguments = list.map { Self.parts(of: $0, at: ",").map { operand($0) ?? .null } } ?? []
      if LiquidListFilter.names.contains(name) {
        guard let filtered = LiquidListFilter.value(name, of: value, arguments) else { return nil }
        value = filtered
      } else {
        guard let text = value.shownText,
          let filtered = apply(name, to: text, arguments.map { $0.shownText ?? "" })
        else { return nil }
        value = .string(filtered)
      }
    }
    return value
  }

  /// Splits a filter from its arguments: `default: "a"` of Liquid, `default("a")` of Nunjucks, `default(value="a")` of Tera.
  private static func call(_ filter: String) -> (name: String, arguments: String?) {
    if filter.hasSuffix(")"), let match = filter.wholeMatch(of: /(\w+)\((?:\s*\w+\s*=)?(.*)\)/) {
      return (String(match.1), String(match.2))
    }
    let pieces = parts(of: filter, at: ":", limit: 1)
    return (pieces.first ?? "", pieces.count > 1 ? pieces[1] : nil)
  }

  private func operand(_ text: String) -> DataNode.Value? {
    if let quote = text.first, quote == "\"" || quote == "'", text.count > 1, text.last == quote {
      return .string(String(text.dropFirst().dropLast()))
    }
    switch text {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "", "nil", "null", "blank", "empty": return .null
    default: break
    }
    if let number = Int(text) { return .integer(number) }
    if let first = text.first, first.isNumber { return .string(text) }
    return path(text).flatMap(lookup)
  }

  /// Returns a path in which names between dots replace brackets: `site.data.links.oven` for `site.data.links[include.key]`.
  private func path(_ text: String) -> String? {
    guard let open = text.firstIndex(of: "[") else { return text }
    var (path, rest) = (String(text[..<open]), text[open...])
    while let first = rest.first {
      if first == "[" {
        guard let close = rest.firstIndex(of: "]"),
          let name = operand(String(rest[..<close].dropFirst()).trimmed)?.shownText, !name.contains(".")
        else { return nil }
        path += "." + name
        rest = rest[rest.index(after: close)...]
      } else {
        let names = rest.prefix { $0 != "[" }
        path += names
        rest = rest[names.endIndex...]
      }
    }
    return path
  }

  private func apply(_ filter: String, to value: String, _ arguments: [String]) -> String? {
    switch filter {
    case "relative_url", "url": (value.hasPrefix("/") ? "" : "/") + value
    case "absolute_url": origin + basePath + (value.hasPrefix("/") ? "" : "/") + value
    case "append": value + (arguments.first ?? "")
    case "prepend": (arguments.first ?? "") + value
    case "default": value.isEmpty ? arguments.first : value
    case "upcase", "upper": value.uppercased()
    case "downcase", "lower": value.lowercased()
    case "capitalize": value.prefix(1).uppercased() + value.dropFirst()
    case "slug", "slugify":
      value.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    case "strip", "trim": value.trimmed
    case "lstrip": String(value.trimmedStart)
    case "rstrip": value.trimmedEnd
    case "strip_newlines": value.filter { !$0.isNewline }
    case "plus", "minus", "times", "divided_by", "modulo": Self.number(value, filter, arguments.first ?? "")
    case "escape", "xml_escape", "safe", "markdownify", "raw", "strip_html", "markdown", "escape_xml", "linebreaksbr":
      value
    case "remove": arguments.first.map { value.replacing($0, with: "") }
    case "replace":
      // A text with itself in the place of each letter is too long.
      arguments.count > 1 && value.utf8.count * arguments[1].utf8.count < 1 << 24
        ? value.replacing(arguments[0], with: arguments[1]) : nil
    case "date":
      (CivilDate(value) ?? CivilDate(loosely: value)).flatMap { date in
        arguments.first.map { Strftime.text(of: date, $0) }
      }
    default: nil
    }
  }

  private static let operations: [String: @Sendable (Int, Int) -> (partialValue: Int, overflow: Bool)] = [
    "plus": { $0.addingReportingOverflow($1) }, "minus": { $0.subtractingReportingOverflow($1) },
    "times": { $0.multipliedReportingOverflow(by: $1) }, "divided_by": { $0.dividedReportingOverflow(by: $1) },
    "modulo": { $0.remainderReportingOverflow(dividingBy: $1) },
  ]

  private static func number(_ one: String, _ operation: String, _ other: String) -> String? {
    guard let one = Int(one), let other = Int(other), let (result, isTooLarge) = operations[operation]?(one, other)
    else { return nil }
    return isTooLarge ? nil : "\(result)"
  }

  /// Splits a text at separators that are not in quotes.
  private static func parts(of text: String, at separator: Character, limit: Int = .max) -> [String] {
    var parts = [""]
    var quote: Character?
    for character in text {
      if quote == nil, character == separator, parts.count <= limit {
        parts.append("")
        continue
      }
      if character == quote {
        quote = nil
      } else if quote == nil, character == "\"" || character == "'" {
        quote = character
      }
      parts[parts.count - 1].append(character)
    }
    return parts.map(\.trimmed)
  }
}
