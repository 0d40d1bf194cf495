/// Parses a Snowball script: its letter sets, variables and routines.
struct SnowballParser {
  private var lexer: SnowballLexer
  private var token = SnowballToken.end
  private var letters: [String: [UInt32]] = [:]
  private var booleans: Set<String> = []
  private var routines: [String: SnowballCommand] = [:]
  private var tables: [[SnowballCase]] = []
  /// The table of a `substring` whose `among` follows.
  private var waitingTable: Int?

  /// Returns the routines of a script by name, and the tables that they search.
  static func parse(
    _ script: String
  ) throws(SnowballSyntaxError) -> (routines: [String: SnowballCommand], tables: [[SnowballCase]]) {
    var parser = SnowballParser(lexer: SnowballLexer(script))
    try parser.advance()
    while parser.token != .end { try parser.declaration() }
    return (parser.routines, parser.tables)
  }

  private init(lexer: SnowballLexer) { self.lexer = lexer }

  private mutating func advance() throws(SnowballSyntaxError) { token = try lexer.next() }

  private mutating func accept(_ symbol: String) throws(SnowballSyntaxError) -> Bool {
    guard token == .symbol(symbol) || token == .name(symbol) else { return false }
    try advance()
    return true
  }

  private mutating func expect(_ symbol: String) throws(SnowballSyntaxError) {
    guard try accept(symbol) else { throw .expected("`\(symbol)`, not \(token)") }
  }

  private mutating func name() throws(SnowballSyntaxError) -> String {
    guard case .name(let name) = token else { throw .expected("a name, not \(token)") }
    try advance()
    return name
  }

  private mutating func text() throws(SnowballSyntaxError) -> [UInt32] {
    guard case .text(let text) = token else { throw .expected("a text, not \(token)") }
    try advance()
    return text
  }
}

extension SnowballParser {
  private mutating func declaration() throws(SnowballSyntaxError) {
    // The lexer reads the definition itself: the name of a text can be any characters.
    if token == .name("stringdef") {
      try lexer.readDefinition()
      return try advance()
    }
    switch try name() {
    case "stringescapes": for bracket in ["{", "}"] { try expect(bracket) }
    case "routines", "externals", "groupings", "integers": _ = try names()
    case "booleans": booleans = Set(try names())
    case "backwardmode":
      try expect("(")
      while try !accept(")") { try declaration() }
    case "define":
      let defined = try name()
      if try accept("as") { routines[defined] = try command() } else { letters[defined] = try letterSet() }
    case let other: throw .unknown(other)
    }
  }

  private mutating func names() throws(SnowballSyntaxError) -> [String] {
    var names: [String] = []
    try expect("(")
    while try !accept(")") { names.append(try name()) }
    return names
  }

  /// Reads `'aeiou'`, or sets that are added and subtracted: `v + 'wxY'`.
  private mutating func letterSet() throws(SnowballSyntaxError) -> [UInt32] {
    var set = try letterSetOperand()
    while true {
      if try accept("+") {
        set += try letterSetOperand()
      } else if try accept("-") {
        let removed = try letterSetOperand()
        set.removeAll { removed.contains($0) }
      } else {
        return set
      }
    }
  }

  private mutating func letterSetOperand() throws(SnowballSyntaxError) -> [UInt32] {
    if case .text = token { return try text() }
    let name = try name()
    guard let set = letters[name] else { throw .unknown(name) }
    return set
  }
}

extension SnowballParser {
  /// Reads a command; a sequence in parentheses counts as one.
  private mutating func command() throws(SnowballSyntaxError) -> SnowballCommand {
    switch token {
    case .text: return .literal(try text())
    case .symbol(let symbol): return try command(symbol)
    case .name(let word):
      try advance()
      return try command(word: word)
    case .number, .end: throw .expected("a command, not \(token)")
    }
  }

  private mutating func command(_ symbol: String) throws(SnowballSyntaxError) -> SnowballCommand {
    try advance()
    switch symbol {
    case "(": return .all(try commands(until: ")"))
    case "[": return .sliceStart
    case "]": return .sliceEnd
    case "<-": return .replace(try text())
    case "<+": return .insert(try text())
    case "$": return try arithmetic()
    default: throw .unknown(symbol)
    }
  }

  /// Reads `$p1 = limit`, or `$p1 <= cursor`.
  private mutating func arithmetic() throws(SnowballSyntaxError) -> SnowballCommand {
    let variable = try name()
    guard case .symbol(let symbol) = token else { throw .expected("an operator") }
    try advance()
    if symbol == "=" { return .assign(variable, try value()) }
    guard let comparison = SnowballComparison(rawValue: symbol) else { throw .unknown(symbol) }
    return .compare(.variable(variable), comparison, try value())
  }

  private mutating func value() throws(SnowballSyntaxError) -> SnowballValue {
    if case .number(let number) = token {
      try advance()
      return .number(number)
    }
    switch try name() {
    case "cursor": return .cursor
    case "limit": return .limit
    case let variable: return .variable(variable)
    }
  }

  private mutating func number() throws(SnowballSyntaxError) -> Int {
    guard case .number(let number) = try value() else { throw .expected("a number") }
    return number
  }

  private mutating func commands(until end: String) throws(SnowballSyntaxError) -> [SnowballCommand] {
    var commands: [SnowballCommand] = []
    while try !accept(end) { commands.append(try connected()) }
    return commands
  }

  /// Reads commands that `or` or `and` connects.
  private mutating func connected() throws(SnowballSyntaxError) -> SnowballCommand {
    var parts = [try command()]
    if token == .name("or") {
      while try accept("or") { parts.append(try command()) }
      return .first(parts)
    }
    // Each part of `and` begins at the same cursor, so all but the last move it back.
    while try accept("and") {
      parts[parts.count - 1] = .test(parts[parts.count - 1])
      parts.append(try command())
    }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  private mutating func command(word: String) throws(SnowballSyntaxError) -> SnowballCommand {
    switch word {
    case "not": return .not(try command())
    case "test": return .test(try command())
    case "try": return .first([try command(), .all([])])
    case "do": return .first([.test(try command()), .all([])])
    case "fail": return .all([try command(), .first([])])
    case "repeat": return .repeated(try command())
    case "gopast": return .goPast(try command())
    case "goto": return .goPast(.test(try command()))
    case "backwards": return .backwards(try command())
    case "next": return .hop(1)
    case "hop": return .hop(try number())
    case "delete": return .replace([])
    case "atlimit": return .atLimit
    case "set": return .assign(try name(), .number(1))
    case "unset": return .assign(try name(), .number(0))
    case "setmark": return .assign(try name(), .cursor)
    case "tomark": return .moveTo(try value())
    case "atmark": return .compare(.cursor, .equal, try value())
    case "atleast":
      let count = try number()
      let repeated = try command()
      return .all(Array(repeating: repeated, count: count) + [.repeated(repeated)])
    case "setlimit":
      let limit = try command()
      try expect("for")
      return .setLimit(limit, try command())
    case "non":
      _ = try accept("-")
      let set = try name()
      return .letter(of: letters[set] ?? [], isNegated: true)
    case "substring":
      let table = addTable()
      waitingTable = table
      return .find(table: table)
    case "among": return try among()
    default:
      if let set = letters[word] { return .letter(of: set, isNegated: false) }
      return booleans.contains(word) ? .compare(.variable(word), .equal, .number(1)) : .call(word)
    }
  }
}

extension SnowballParser {
  /// Reads `among('a' 'b' (command) …)`, whose texts an earlier `substring` finds.
  private mutating func among() throws(SnowballSyntaxError) -> SnowballCommand {
    let searched = waitingTable
    let table = searched ?? addTable()
    waitingTable = nil
    tables[table] = try cases()
    return searched == nil ? .all([.find(table: table), .runFound]) : .runFound
  }

  private mutating func addTable() -> Int {
    tables.append([])
    return tables.count - 1
  }

  private mutating func cases() throws(SnowballSyntaxError) -> [SnowballCase] {
    var cases: [SnowballCase] = []
    var texts: [[UInt32]] = []
    var before: [SnowballCommand] = []
    try expect("(")
    while try !accept(")") {
      if case .text(let text) = token {
        texts.append(text)
        try advance()
        continue
      }
      try expect("(")
      let commands = try commands(until: ")")
      // Commands before the first text run before those of each text.
      if texts.isEmpty {
        before = commands
      } else {
        cases.append(SnowballCase(texts: texts, command: .all(before + commands)))
      }
      texts = []
    }
    if !texts.isEmpty { cases.append(SnowballCase(texts: texts, command: .all(before))) }
    return cases
  }
}
