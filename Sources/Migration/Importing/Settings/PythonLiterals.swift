import Parsing

/// The settings of a Python file: assignments of literals.
///
/// No code is executed. Of an `if`, the branch counts that Python takes without environment variables.
///
/// ```swift
/// PythonLiterals.read("SITENAME = 'Bread'\nPLUGINS = [load()]").values  // SITENAME: Bread
/// ```
struct PythonLiterals {
  private let text: [Unicode.Scalar]
  var at = 0
  private(set) var values: DataMap
  /// The lines with conditions, from 1, and the text of each.
  private(set) var conditions: [(line: Int, text: String)] = []
  /// The blocks around the current line, from the outermost one.
  private var branches: [PythonBranch] = []

  /// Reads a file whose variables can refer to earlier values; the last assignment of a name wins.
  ///
  /// Variables with values that are no literals are left out.
  static func read(_ text: String, after values: DataMap = DataMap()) -> PythonLiterals {
    var reader = PythonLiterals(text: Array(text.unicodeScalars), values: values)
    while reader.at < reader.text.count { reader.readLine() }
    return reader
  }

  private init(text: [Unicode.Scalar], values: DataMap) { (self.text, self.values) = (text, values) }

  private mutating func readLine() {
    let lineStart = at
    skipSpaces()
    if peek == nil || peek == "\n" || peek == "\r" || peek == "#" { return skipLine() }
    let start = at
    let word = identifier() ?? ""
    branches = PythonBranch.open(branches, at: start - lineStart, before: word)
    if PythonBranch.keywords.contains(word) {
      readBranch(word, from: lineStart, at: start - lineStart)
    } else if branches.allSatisfy(\.isTaken), branches.isEmpty == (start == lineStart), !word.isEmpty,
      readAssignment(to: word)
    {
      return skipLine()
    } else {
      at = start
    }
    // A text over several lines is skipped whole, because its lines could look like assignments.
    if let quote = tripleQuote { skipTripleQuoted(quote) }
    skipLine()
  }

  /// Reads a line that begins a block, and an assignment behind its colon.
  private mutating func readBranch(_ word: String, from lineStart: Int, at indentation: Int) {
    let isRead = branches.allSatisfy(\.isTaken) || PythonBranch.continuing.contains(word)
    var condition = isRead && ["if", "elif"].contains(word) ? truth() : nil
    skipSpaces()
    if peek != ":" { condition = nil }
    if isRead, word == "if" {
      let line = text[..<lineStart].count { $0 == "\n" } + 1
      let end = text[lineStart...].firstIndex(of: "\n") ?? text.count
      conditions.append((line, String(string(lineStart..<end).trimmed)))
    }
    branches = PythonBranch.adding(word, condition: condition ?? false, at: indentation, to: branches)
    skip { $0 != ":" && $0 != "\n" }
    guard peek == ":", branches.allSatisfy(\.isTaken) else { return }
    at += 1
    skipSpaces()
    if let name = identifier() { _ = readAssignment(to: name) }
  }

  /// Reads the rest of an assignment behind its name; returns whether the value is a literal.
  private mutating func readAssignment(to name: String) -> Bool {
    skipSpaces()
    if peek == ":" { skip { $0 != "=" && $0 != "\n" } }
    guard peek == "=", next != "=" else { return false }
    at += 1
    guard let value = expression(depth: 0) else { return false }
    skipSpaces()
    guard peek.map({ "\r\n#;".unicodeScalars.contains($0) }) ?? true else { return false }
    values = values.setting(name, to: value)
    return true
  }

  var peek: Unicode.Scalar? { at < text.count ? text[at] : nil }
  private var next: Unicode.Scalar? { at + 1 < text.count ? text[at + 1] : nil }

  private var tripleQuote: Unicode.Scalar? {
    guard at + 2 < text.count, text[at] == "\"" || text[at] == "'", text[at + 1] == text[at], text[at + 2] == text[at]
    else { return nil }
    return text[at]
  }

  mutating func skip(while condition: (Unicode.Scalar) -> Bool) {
    while let scalar = peek, condition(scalar) { at += 1 }
  }

  mutating func skipSpaces() { skip { $0 == " " || $0 == "\t" } }

  private mutating func skipLine() {
    skip { $0 != "\n" }
    at += 1
  }

  /// Skips white space, line ends and comments between the parts of a value in brackets.
  mutating func skipBlank() {
    while let scalar = peek {
      switch scalar {
      case " ", "\t", "\r", "\n", "\\": at += 1
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

  mutating func identifier() -> String? {
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

  /// Reads a literal, a name or a variable of the environment; returns `nil` for anything else.
  mutating func value(depth: Int) -> DataNode.Value? {
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
    case "os"?: return environmentValue(depth: depth)
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
      guard let value = expression(depth: depth + 1) else { return nil }
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
      guard let key = expression(depth: depth + 1) else { return nil }
      skipBlank()
      guard peek == ":" else { return nil }
      at += 1
      guard let value = expression(depth: depth + 1) else { return nil }
      if let text = DataNode(key, at: 0..<0).textual { map = map.setting(text, to: value) }
      skipBlank()
      if peek == "," { at += 1 } else if peek != "}" { return nil }
    }
  }
}
