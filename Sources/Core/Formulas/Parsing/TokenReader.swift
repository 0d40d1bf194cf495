/// Reads the tokens of a formula, with its macros expanded.
struct TokenReader {
  /// The limit of tokens that the macros of a formula make together.
  ///
  /// Macros that call each other reach it, too.
  static let expansionLimit = 200_000

  private var lexer: Lexer
  /// Tokens to read before the lexer goes on, the next one last.
  private var pending: [Token] = []
  private var macros: [String: Macro]
  private var expandedCount = 0
  private var isStopped = false
  private(set) var problems: [Formula.Problem] = []

  init(_ text: String, macros: Macros) {
    lexer = Lexer(text)
    self.macros = macros.macros
  }

  /// Adds a problem; after 20 of them, reading stops.
  mutating func report(_ message: String, at source: Range<Int>, suggestion: String? = nil) {
    guard !isStopped, problems.last?.range != source else { return }
    problems.append(Formula.Problem(range: source, message: message, suggestion: suggestion))
    if problems.count == 20 { isStopped = true }
  }

  /// Adds a problem after which nothing else is read.
  mutating func stop(_ message: String, at source: Range<Int>, suggestion: String? = nil) {
    report(message, at: source, suggestion: suggestion)
    isStopped = true
  }

  /// Returns the next token as it is written.
  mutating func raw() -> Token {
    if isStopped { return Token(kind: .end, source: 0..<0) }
    return pending.popLast() ?? lexer.next()
  }

  mutating func putBack(_ token: Token) { pending.append(token) }

  mutating func define(_ name: String, _ macro: Macro?) { macros[name] = macro }

  func hasMacro(_ name: String) -> Bool { macros[name] != nil }

  /// Returns all names of macros.
  var macroNames: [String] { Array(macros.keys) }

  /// Returns the next token that is not a macro.
  mutating func next() -> Token {
    while true {
      let token = raw()
      guard token.kind == .command else { return token }
      if !macros.isEmpty, let macro = macros[token.name] {
        expand(macro, called: token)
      } else if case .macro(let macro)? = Command.all[token.name] {
        expand(macro, called: token)
      } else {
        return token
      }
    }
  }

  private mutating func expand(_ macro: Macro, called call: Token) {
    var arguments: [[Token]] = []
    if let first = macro.firstDefault { arguments.append(optionalArgument() ?? first) }
    while arguments.count < macro.parameterCount {
      guard let argument = argument() else {
        return report("`\\\(call.name)` needs \(macro.parameterCount) arguments", at: call.source)
      }
      arguments.append(argument)
    }
    let count = pending.count
    for var token in macro.body.reversed() {
      if token.kind == .parameter {
        let index = Int(token.scalar.value) - 1
        if arguments.indices.contains(index) { pending += arguments[index].reversed() }
      } else {
        token.source = call.source
        pending.append(token)
      }
      if pending.count - count > Self.expansionLimit { break }
    }
    expandedCount += 1 + pending.count - count
    if expandedCount > Self.expansionLimit {
      stop("the macros of this formula make more than \(Self.expansionLimit) commands and characters", at: call.source)
    }
  }

  mutating func skipSpaces() {
    var token = raw()
    while token.kind == .space { token = raw() }
    putBack(token)
  }

  /// Returns the tokens of an argument: those in braces, or the next one; `nil` where there is none.
  mutating func argument() -> [Token]? {
    skipSpaces()
    let first = raw()
    guard first.isCharacter("{") else {
      guard first.kind != .end, !first.isCharacter("}") else {
        putBack(first)
        return nil
      }
      return [first]
    }
    return balanced(until: "}", from: first)
  }

  /// Returns the tokens between brackets, or `nil` if the next token is no bracket.
  mutating func optionalArgument() -> [Token]? {
    skipSpaces()
    let first = raw()
    guard first.isCharacter("[") else {
      putBack(first)
      return nil
    }
    return balanced(until: "]", from: first)
  }

  private mutating func balanced(until end: Unicode.Scalar, from first: Token) -> [Token]? {
    var tokens: [Token] = []
    var depth = 0
    while true {
      let token = raw()
      if token.kind == .end {
        report("the `\(first.text)` has no `\(Character(end))`", at: first.source)
        return nil
      }
      if depth == 0, token.isCharacter(end) { return tokens }
      if token.isCharacter("{") { depth += 1 }
      if token.isCharacter("}") { depth -= 1 }
      tokens.append(token)
    }
  }
}
