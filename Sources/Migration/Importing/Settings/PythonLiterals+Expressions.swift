import Parsing

/// Expressions whose value is known without running code.
extension PythonLiterals {
  /// Reads an expression: literals joined by `+`, with `or` and `… if … else …`; returns `nil` for anything else.
  mutating func expression(depth: Int) -> DataNode.Value? {
    guard var result = sum(depth: depth) else { return nil }
    while word("or") {
      guard let other = sum(depth: depth) else { return nil }
      if !result.isTrue { result = other }
    }
    guard word("if") else { return result }
    let condition = truth() ?? false
    guard word("else"), let other = expression(depth: depth) else { return nil }
    return condition ? result : other
  }

  private mutating func sum(depth: Int) -> DataNode.Value? {
    guard var result = value(depth: depth) else { return nil }
    while true {
      let start = at
      depth == 0 ? skipSpaces() : skipBlank()
      guard peek == "+" else {
        at = start
        return result
      }
      at += 1
      guard let other = value(depth: depth) else { return nil }
      switch (result, other) {
      case (.string(let one), .string(let two)): result = .string(one + two)
      case (.list(let one), .list(let two)): result = .list(one + two)
      default: return nil
      }
    }
  }

  /// Reads the rest of `os.environ.get('NAME', 'default')`, of `os.getenv(…)` or of `os.environ['NAME']`.
  ///
  /// The value is the default, because the environment of the old site is unknown.
  mutating func environmentValue(depth: Int) -> DataNode.Value? {
    guard path(["environ", "get"]) || path(["getenv"]) || path(["environ"]) else { return nil }
    let end: Unicode.Scalar = peek == "[" ? "]" : ")"
    guard peek == "(" || peek == "[" else { return nil }
    at += 1
    guard value(depth: depth + 1) != nil else { return nil }
    skipBlank()
    var result = DataNode.Value.null
    if peek == "," {
      at += 1
      guard let given = expression(depth: depth + 1) else { return nil }
      result = given
      skipBlank()
    }
    guard peek == end else { return nil }
    at += 1
    return result
  }

  /// Reads a condition up to its end, or returns `nil` if its value is unknown.
  mutating func truth() -> Bool? {
    var result = conjunction()
    while word("or") {
      let other = conjunction()
      result = result == true || other == true ? true : result == nil || other == nil ? nil : false
    }
    return result
  }

  private mutating func conjunction() -> Bool? {
    var result = comparison()
    while word("and") {
      let other = comparison()
      result = result == false || other == false ? false : result == nil || other == nil ? nil : true
    }
    return result
  }

  private mutating func comparison() -> Bool? {
    if word("not") { return comparison().map { !$0 } }
    guard let left = value(depth: 0) else { return nil }
    skipSpaces()
    if word("in") { return isEnvironment() ? false : nil }
    if word("not") { return word("in") && isEnvironment() ? true : nil }
    if word("is") {
      let isNegated = word("not")
      return value(depth: 0).map { ($0 == left) != isNegated }
    }
    if sign("==") { return value(depth: 0).map { $0 == left } }
    if sign("!=") { return value(depth: 0).map { $0 != left } }
    return left.isTrue
  }

  /// Reads `os.environ` and returns whether it was there.
  private mutating func isEnvironment() -> Bool { word("os") && path(["environ"]) }

  // MARK: Tokens

  /// Reads a word behind spaces and returns whether it was there.
  private mutating func word(_ word: String) -> Bool {
    let start = at
    skipSpaces()
    if identifier() == word { return true }
    at = start
    return false
  }

  /// Reads an operator and returns whether it was there.
  private mutating func sign(_ sign: String) -> Bool {
    let start = at
    for scalar in sign.unicodeScalars {
      guard peek == scalar else {
        at = start
        return false
      }
      at += 1
    }
    return true
  }

  /// Reads names with a point before each, and returns whether they were there.
  private mutating func path(_ names: [String]) -> Bool {
    let start = at
    for name in names {
      guard sign("."), identifier() == name else {
        at = start
        return false
      }
    }
    return true
  }
}

extension DataNode.Value {
  /// Whether Python takes the value for true.
  fileprivate var isTrue: Bool {
    switch self {
    case .null, .bool(false), .integer(0), .string(""): false
    case .list(let nodes): !nodes.isEmpty
    case .map(let map): !map.entries.isEmpty
    default: true
    }
  }
}
