/// The options of a code block for Expressive Code, which Starlight uses.
enum ExpressiveCode {
  /// Returns a text whose code blocks have the options of Garland.
  static func converted(_ text: MarkdownText) -> MarkdownText {
    text.replacingLines(.opening) { line in line.fenceParts.fence + info(line.fenceParts.info) }
  }

  /// Returns Garland's info string for `js title="a.js" {2-3} ins={4} "word"`.
  static func info(_ info: String) -> String {
    let language = info.prefix { !$0.isWhitespace && $0 != "{" }
    var words = language.isEmpty ? [] : [String(language)]
    var rest = info.dropFirst(language.count)
    while true {
      rest = rest.trimmedStart
      guard !rest.isEmpty else { return words.joined(separator: " ") }
      let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" }
      rest = rest.dropFirst(name.count)
      let hasValue = rest.first == "=" && !name.isEmpty
      if hasValue { rest = rest.dropFirst() }
      let value = hasValue || name.isEmpty ? takeValue(&rest) : ""
      let lines = value.filter { !$0.isWhitespace }
      let isLines = !lines.isEmpty && lines.allSatisfy { $0.isNumber || $0 == "," || $0 == "-" }
      switch name {
      case "title": words.append("title=\"\(value)\"")
      case "", "mark": if isLines { words.append("{\(lines)}") }
      case "ins": if isLines { words.append("added=\(lines)") }
      case "del": if isLines { words.append("removed=\(lines)") }
      case "showLineNumbers": if value != "false" { words.append("numbers") }
      case "startLineNumber": words.append("start=\(value)")
      default: continue
      }
    }
  }

  /// Takes a value in quotes, braces or slashes, or one word, and returns it without them.
  private static func takeValue(_ rest: inout Substring) -> String {
    let pairs: [Character: Character] = ["\"": "\"", "'": "'", "{": "}", "/": "/"]
    guard let first = rest.first, let closing = pairs[first], let end = rest.dropFirst().firstIndex(of: closing) else {
      let word = rest.prefix { !$0.isWhitespace }
      rest = rest.dropFirst(max(1, word.count))
      return String(word)
    }
    let value = rest[rest.index(after: rest.startIndex)..<end]
    rest = rest[rest.index(after: end)...]
    return String(value)
  }
}
