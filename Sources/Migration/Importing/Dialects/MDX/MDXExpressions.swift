import Parsing

/// Converts the expressions and HTML attributes of MDX outside code.
///
/// ```swift
/// MDXExpressions(values: keys).converted(text)  // {/* no */} → nothing, {frontmatter.title} → the title
/// ```
struct MDXExpressions {
  /// The front matter.
  let values: DataMap
  /// The paths of imported files by name.
  var imports: [String: String] = [:]
  /// Whether braces in formulas such as `$\frac{a}{b}$` are no expressions.
  var hasMath = false

  func converted(_ text: MarkdownText) -> MarkdownText {
    let ends = Self.endsOfBraces(in: text.bytes)
    let directives = Self.directives(in: text.bytes)
    var notes: [ConvertedText.Note] = []
    var (line, counted) = (1, 0)
    let new = text.replacing(at: "$<\\{") { text, at in
      switch text[at] {
      case UInt8(ascii: "$"):
        return (hasMath ? Self.endOfFormula(at, in: text) : nil).map { (at..<$0, Array(text[at..<$0])) }
      case UInt8(ascii: "<"):
        guard let end = Self.endOfTag(at, in: text) else { return nil }
        let tag = String(decoding: text[at..<end], as: UTF8.self)
        return (at..<end, Array((ComponentSyntax.begins(at: at, in: text) ? tag : html(tag)).utf8))
      case UInt8(ascii: "\\"):
        guard let next = text[(at + 1)...].first, "{}<".utf8.contains(next) else { return nil }
        return (at..<at + 2, next == UInt8(ascii: "<") ? Array("&lt;".utf8) : [next])
      default:
        guard !directives.contains(at), let end = ends[at] else { return nil }
        let expression = String(decoding: text[(at + 1)..<(end - 1)], as: UTF8.self).trimmed
        if let value = value(of: expression) { return (at..<end, Array(value.utf8)) }
        line += text[counted..<at].count { $0 == 0x0A }
        counted = at
        let shown = expression.prefix(40).oneLine
        let message = "`{\(shown)}` is removed: only the code of the site knows its value"
        notes.append(ConvertedText.Note(line: line, message: message))
        return (at..<end, [])
      }
    }
    return new.noting(notes)
  }

  /// Returns the offsets of braces that belong to a directive or a heading: `:::tip{icon=a}`, `{#id}`.
  private static func directives(in text: [UInt8]) -> Set<Int> {
    var braces: Set<Int> = []
    for line in text.split(separator: 0x0A) {
      let isDirective = line.drop { $0 <= 0x20 }.starts(with: ":::".utf8)
      for at in line.indices where line[at] == UInt8(ascii: "{") {
        if isDirective || at + 1 < line.endIndex && line[at + 1] == UInt8(ascii: "#") { braces.insert(at) }
      }
    }
    return braces
  }

  /// Returns the text of a comment or a literal, or of a value of the front matter.
  private func value(of expression: String) -> String? {
    if expression.hasPrefix("/*"), expression.hasSuffix("*/") || expression.isEmpty { return "" }
    if expression.isEmpty { return "" }
    if let quote = expression.first, "\"'`".contains(quote), expression.count > 1, expression.last == quote {
      let inner = expression.dropFirst().dropLast()
      return inner.contains(quote) || inner.contains("${") ? nil : String(inner)
    }
    if Double(expression) != nil { return expression }
    guard let dot = expression.firstIndex(of: "."), ["frontmatter", "frontMatter"].contains(expression[..<dot]) else {
      return nil
    }
    return values[String(expression[expression.index(after: dot)...])]?.value.text
  }

  /// Returns the end of each pair of braces by its start.
  private static func endsOfBraces(in text: [UInt8]) -> [Int: Int] {
    var open: [Int] = []
    var ends: [Int: Int] = [:]
    for at in text.indices {
      if text[at] == UInt8(ascii: "{") { open.append(at) }
      if text[at] == UInt8(ascii: "}"), let start = open.popLast() { ends[start] = at + 1 }
    }
    return ends
  }

  /// Returns the end of `$…$` in a paragraph or of `$$…$$`; `nil` for a dollar sign that is text.
  private static func endOfFormula(_ start: Int, in text: [UInt8]) -> Int? {
    let dollar = UInt8(ascii: "$")
    let isBlock = start + 1 < text.count && text[start + 1] == dollar
    let first = start + (isBlock ? 2 : 1)
    guard first < text.count, isBlock || text[first] > 0x20 else { return nil }
    // The limit keeps a text of many dollar signs linear.
    for at in first..<min(text.count, first + 4_000) where text[at - 1] != UInt8(ascii: "\\") {
      if !isBlock, text[at] == 0x0A, text[at - 1] == 0x0A { return nil }
      guard text[at] == dollar, at > first else { continue }
      if !isBlock { return text[at - 1] > 0x20 ? at + 1 : nil }
      if at + 1 < text.count, text[at + 1] == dollar { return at + 2 }
    }
    return nil
  }

  /// Returns the end of an HTML tag or a component; `nil` for a `<` that is text.
  private static func endOfTag(_ start: Int, in text: [UInt8]) -> Int? {
    guard start + 1 < text.count, text[start + 1].isASCIILetter else { return nil }
    return ComponentSyntax.end(from: start + 1, in: text)
  }

  /// Returns an HTML tag with attributes of HTML: `className` is `class`, and code in braces is left out.
  private func html(_ tag: String) -> String {
    guard tag.contains("{") || tag.contains("className") else { return tag }
    var text = tag.replacing("className=", with: "class=")
    text = text.replacing(/style=\{\{([^}]*)\}\}/) { match in "style=\"\(Self.css(String(match.1)))\"" }
    text = text.replacing(/=\{(?:require|useBaseUrl)\(\s*["']([^"']*)["']\s*\)(?:\.default)?\}/) { "=\"\($0.1)\"" }
    text = text.replacing(/=\{(\w+)(?:\.src)?\}/) { match in
      imports[String(match.1)].map { "=\"\($0)\"" } ?? String(match.0)
    }
    text = text.replacing(/=\{["']([^"'{}]*)["']\}/) { match in "=\"\(match.1)\"" }
    text = text.replacing(/=\{(\d+|true|false)\}/) { match in "=\"\(match.1)\"" }
    return text.replacing(/\s+[\w:-]+=\{[^{}]*\}/, with: "").replacing(/\s+\{\.\.\.[^{}]*\}/, with: "")
  }

  /// Returns the declarations of a style object: `marginTop: '1em'` is `margin-top: 1em`.
  private static func css(_ object: String) -> String {
    object.split(separator: ",").compactMap { pair -> String? in
      let parts = pair.split(separator: ":", maxSplits: 1).map { String($0).trimmed }
      guard parts.count == 2 else { return nil }
      let name = parts[0].filter { $0 != "'" && $0 != "\"" }.reduce("") { name, letter in
        name + (letter.isUppercase ? "-\(letter.lowercased())" : String(letter))
      }
      let value = parts[1].filter { $0 != "'" && $0 != "\"" }
      return "\(name): \(value)"
    }.joined(separator: "; ")
  }
}
