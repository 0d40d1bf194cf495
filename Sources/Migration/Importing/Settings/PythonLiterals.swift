import Parsing

/// The settings of a Python file: assignments of literals at the start of a line.
///
/// No code is executed.
///
/// ```swift
/// PythonLiterals.read("SITENAME = 'Bread'\nPLUGINS = [load()]")  // SITENAME: Bread
/// ```
struct PythonLiterals {
  private let text: [Unicode.Scalar]
  private var at = 0
  private var values = DataMap()

  /// Returns the variables whose value is a literal; the last assignment of a name wins.
  static func read(_ text: String) -> DataMap {
    var reader = PythonLiterals(text: Array(text.unicodeScalars))
    while reader.at < reader.text.count { reader.readLine() }
    return reader.values
  }

  private mutating func readLine() {
    let start = at
    if let name = identifier() {
      skipSpaces()
      if peek == ":" { skip { $0 != "=" && $0 != "\n" } }
      if peek == "=", next != "=" {
        at += 1
        if let value = value(depth: 0) {
          values = values.setting(name, to: value)
          return skipLine()
        }
      }
      at = start
    }
    // A text over several lines is skipped whole, because its lines could look like assignments.
    if let quote = tripleQuote { skipTripleQuoted(quote) }
    skipLine()
  }

  private var peek: Unicode.Scalar? { at < text.count ? text[at] : nil }
  private var next: Unicode.Scalar? { at + 1 < text.count ? text[at + 1] : nil }

  private var tripleQuote: Unicode.Scalar? {
    guard at + 2 < text.count, text[at] == "\"" || text[at] == "'", text[at + 1] == text[at], text[at + 2] == text[at]
    else { return nil }
    return text[at]
  }

  private mutating func skip(while condition: (Unicode.Scalar) -> Bool) {
    while let scalar = peek, condition(scalar) { at += 1 }
  }

  private mutating func skipSpaces() { skip { $0 == " " || $0 == "\t" } }

  private mutating func skipLine() {
    skip { $0 != "\n" }
    at += 1
  }

  /// Skips white space, line ends and comments between the parts of a value in brackets.
  private mutating func skipBlank() {
    while let scalar = peek {
      switch scalar {
      case " ", "\t", "\r", "\n": at += 1
      case "\\": at += 1
      case "#": skip { $0 != "\n" }
      default: return
      }
    }
  }

  private mutating func skipTripleQuoted(_ quote: Unicode.Scalar) {
    at += 3
    while at < text.count, tripleQuote != quote { at += 1 }
    at += 3
  }

  private mutating func identifier() -> String? {
    let start = at
    while let scalar = peek, scalar == "_" || scalar.properties.isAlphabetic || at > start && Self.isDigit(scalar) {
      at += 1
    }
    return at > start ? string(start..<at) : nil
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private func string(_ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(text[range]))
  }

  /// Reads a literal, or returns `nil` for anything else.
  private mutating func value(depth: Int) -> DataNode.Value? {
    guard depth < 50 else { return nil }
    depth == 0 ? skipSpaces() : skipBlank()
    switch peek {
    case "[": return list(until: "]", depth: depth)
    case "(": return list(until: ")", depth: depth)
    case "{": return map(depth: depth)
    case let digit? where digit == "-" || Self.isDigit(digit): return number()
    default: break
    }
    if let text = texts(depth: depth) { return .string(text) }
    switch identifier() {
    case "True": return .bool(true)
    case "False": return .bool(false)
    case "None": return .null
    case let name?: return values[name]?.value
    case nil: return nil
    }
  }

  private mutating func number() -> DataNode.Value? {
    let start = at
    skip { $0 == "-" || $0 == "." || Self.isDigit($0) }
    let text = string(start..<at)
    return Int(text).map { .integer($0) } ?? Double(text).map { .number($0) }
  }

  /// Reads texts that follow one another, which Python joins.
  private mutating func texts(depth: Int) -> String? {
    var whole: String?
    while true {
      let start = at
      depth == 0 ? skipSpaces() : skipBlank()
      if depth == 0, peek == "\\" { skipBlank() }
      let letters = ["u", "r", "b", "U", "R", "B"].contains(peek) ? 1 : 0
      guard at + letters < text.count, text[at + letters] == "'" || text[at + letters] == "\"" else {
        at = start
        return whole
      }
      let isRaw = letters == 1 && (peek == "r" || peek == "R")
      at += letters
      whole = (whole ?? "") + quoted(isRaw: isRaw)
    }
  }

  private mutating func quoted(isRaw: Bool) -> String {
    let quote = text[at]
    let isTriple = tripleQuote != nil
    at += isTriple ? 3 : 1
    var scalars = String.UnicodeScalarView()
    while let scalar = peek {
      if isTriple ? tripleQuote == quote : scalar == quote {
        at += isTriple ? 3 : 1
        break
      }
      if scalar == "\n", !isTriple { break }
      if scalar == "\\", !isRaw, let escaped = next {
        at += 2
        switch escaped {
        case "n": scalars.append("\n")
        case "t": scalars.append("\t")
        case "\n": break
        default: scalars.append(escaped)
        }
        continue
      }
      scalars.append(scalar)
      at += 1
    }
    return String(scalars)
  }

  private mutating func list(until end: Unicode.Scalar, depth: Int) -> DataNode.Value? {
    at += 1
    var nodes: [DataNode] = []
    while true {
      skipBlank()
      if peek == end {
        at += 1
        // A text in round brackets is one text.
        return .list(nodes)
      }
      guard let value = value(depth: depth + 1) else { return nil }
      nodes.append(DataNode(value, at: 0..<0))
      skipBlank()
      if peek == "," {
        at += 1
      } else if peek == end, end == ")", nodes.count == 1 {
        at += 1
        return nodes[0].value
      } else if peek != end {
        return nil
      }
    }
  }

  private mutating func map(depth: Int) -> DataNode.Value? {
    at += 1
    var map = DataMap()
    while true {
      skipBlank()
      if peek == "}" {
        at += 1
        return .map(map)
      }
      guard let key = value(depth: depth + 1) else { return nil }
      skipBlank()
      guard peek == ":" else { return nil }
      at += 1
      guard let value = value(depth: depth + 1) else { return nil }
      if let text = DataNode(key, at: 0..<0).textual { map = map.setting(text, to: value) }
      skipBlank()
      if peek == "," { at += 1 } else if peek != "}" { return nil }
    }
  }
}
