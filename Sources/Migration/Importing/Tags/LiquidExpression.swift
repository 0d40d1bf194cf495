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
  func text(of expression: String) -> String? {
    let parts = Self.parts(of: expression, at: "|")
    guard let first = parts.first, var value = operand(first) else { return nil }
    for filter in parts.dropFirst() {
      let pieces = Self.parts(of: filter, at: ":", limit: 1)
      let arguments = pieces.count > 1 ? Self.parts(of: pieces[1], at: ",").map { operand($0) ?? "" } : []
      guard let filtered = apply(pieces.first ?? "", to: value, arguments) else { return nil }
      value = filtered
    }
    return value
  }

  private func operand(_ text: String) -> String? {
    if let quote = text.first, quote == "\"" || quote == "'", text.count > 1, text.last == quote {
      return String(text.dropFirst().dropLast())
    }
    if let first = text.first, first.isNumber { return text }
    guard let value = lookup(text) else { return nil }
    switch value {
    case .null: return ""
    case .bool(let flag): return flag ? "true" : "false"
    case .list, .map: return nil
    default: return DataNode(value, at: 0..<0).textual
    }
  }

  private func apply(_ filter: String, to value: String, _ arguments: [String]) -> String? {
    switch filter {
    case "relative_url", "url": (value.hasPrefix("/") ? "" : "/") + value
    case "absolute_url": origin + basePath + (value.hasPrefix("/") ? "" : "/") + value
    case "append": value + (arguments.first ?? "")
    case "prepend": (arguments.first ?? "") + value
    case "default": value.isEmpty ? arguments.first : value
    case "upcase": value.uppercased()
    case "downcase": value.lowercased()
    case "capitalize": value.prefix(1).uppercased() + value.dropFirst()
    case "slug", "slugify":
      value.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    case "strip", "trim": value.trimmed
    case "escape", "xml_escape", "safe", "markdownify", "raw", "strip_html": value
    case "remove": arguments.first.map { value.replacing($0, with: "") }
    case "replace": arguments.count > 1 ? value.replacing(arguments[0], with: arguments[1]) : nil
    case "date":
      (CivilDate(value) ?? CivilDate(loosely: value)).flatMap { date in
        arguments.first.map { Strftime.text(of: date, $0) }
      }
    default: nil
    }
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
