import Diagnostics

/// Reads a formula into nodes.
struct FormulaParser {
  /// The limit of groups and arguments inside of each other.
  ///
  /// Twice this depth took 600 kB of the stack, and 5 MB in a debug build.
  static let depthLimit = 100

  var reader: TokenReader
  var font = Font()
  private var depth = 0
  var labels: [Formula.Label] = []
  var references: [Formula.Reference] = []
  /// What `\tag` and `\label` say about the row of an environment, or about the formula.
  var rowTag: (nodes: [Node], text: String)?
  var rowLabel: String?

  init(_ source: String, macros: Macros) {
    reader = TokenReader(source, macros: macros)
  }

  /// Reads the whole formula.
  mutating func formula() -> Node {
    var lines: [[Node]] = []
    while true {
      lines.append(row())
      let token = nextToken()
      if token.kind == .end { break }
      guard token.isCommand("\\") || token.isCommand("cr") || token.isCommand("newline") else {
        reader.stop(Self.message(unexpected: token), at: token.source)
        break
      }
      _ = reader.optionalArgument()
    }
    if lines.count > 1, lines.last?.isEmpty == true { lines.removeLast() }
    var root = lines.count == 1 ? Node(tag: .row, children: lines[0]) : Self.lines(lines)
    if rowTag != nil || rowLabel != nil {
      let row = Row(cells: [Node.row([root])], tag: rowTag?.nodes, label: rowLabel)
      root = Self.table([row], Environment("c", isDisplay: true))
    }
    return root
  }

  private static func lines(_ lines: [[Node]]) -> Node {
    table(lines.map { Row(cells: [Node.row($0)]) }, Environment("l", isDisplay: true))
  }

  static func message(unexpected token: Token) -> String {
    switch token.text {
    case "}": "this `}` has no `{`"
    case "&": "`&` separates cells, but this is no environment with cells"
    case "\\right": "this `\\right` has no `\\left`"
    case "\\middle": "this `\\middle` is not between `\\left` and `\\right`"
    case "\\end": "this `\\end` has no `\\begin`"
    default: "`\(token.text)` has no meaning here"
    }
  }

  // MARK: - Tokens

  /// Returns the next token that is no space.
  mutating func nextToken() -> Token {
    while true {
      let token = reader.next()
      if token.kind != .space { return token }
    }
  }

  /// Returns whether there may be another level of nesting.
  ///
  /// The caller calls `leave` behind it.
  mutating func enter(at token: Token) -> Bool {
    depth += 1
    guard depth > Self.depthLimit else { return true }
    reader.stop("the formula has more than \(Self.depthLimit) groups inside of each other", at: token.source)
    return false
  }

  mutating func leave() { depth -= 1 }

  // MARK: - Rows

  /// Reads nodes up to a token that ends a row, which it leaves there.
  ///
  /// `]` ends a row `inBrackets`. A row that `isContinued` is behind a formula, as the right cells of `align` are.
  mutating func row(inBrackets: Bool = false, isContinued: Bool = false) -> [Node] {
    var nodes: [Node] = []
    nodes.reserveCapacity(4)
    var numerator: (nodes: [Node], bar: Token, style: FractionStyle)?
    let outerFont = font
    defer { font = outerFont }
    while true {
      let token = nextToken()
      if endsRow(token, inBrackets: inBrackets) {
        reader.putBack(token)
        break
      }
      if token.effect == .divides, case .structure(let structure)? = Command.of(token),
        let style = FractionStyle(structure)
      {
        if let numerator {
          reader.report("`\(token.text)` follows `\(numerator.bar.text)`: put one of them in braces", at: token.source)
        }
        var style = style
        if structure == .above { style.thickness = dimension(for: token) }
        numerator = (finished(nodes), token, style)
        nodes = []
        continue
      }
      if changesRow(token, &nodes) { continue }
      if let atom = atom(token) { nodes.append(scripted(atom)) }
    }
    nodes = finished(nodes, isContinued: isContinued)
    guard let numerator else { return nodes }
    return [numerator.style.fraction(.row(numerator.nodes), .row(nodes))]
  }

  private func endsRow(_ token: Token, inBrackets: Bool) -> Bool {
    switch token.kind {
    case .end: true
    case .character:
      switch token.scalar {
      case "}", "&", "$": true
      case "]": inBrackets
      default: false
      }
    case .command: token.effect == .ends
    default: false
    }
  }

  /// Returns whether a command changes the rest of its row, and adds what it changes.
  mutating func changesRow(_ token: Token, _ nodes: inout [Node]) -> Bool {
    guard token.effect == .changes, let command = Command.of(token) else { return false }
    switch command {
    case .fontChange(let name): font = Font().changed(to: name)
    case .size(let size): nodes.append(.change("s", " mathsize=\"\(size)em\""))
    case .structure(.displaystyle):
      nodes.append(.change("d", " displaystyle=\"true\" scriptlevel=\"0\"", limits: .always))
    case .structure(.textstyle):
      nodes.append(.change("d", " displaystyle=\"false\" scriptlevel=\"0\"", limits: .never))
    case .structure(.scriptstyle):
      nodes.append(.change("d", " displaystyle=\"false\" scriptlevel=\"1\"", limits: .never))
    case .structure(.scriptscriptstyle):
      nodes.append(.change("d", " displaystyle=\"false\" scriptlevel=\"2\"", limits: .never))
    case .structure(.color): nodes.append(.change("c", colour("mathcolor", for: token)))
    default: return false
    }
    return true
  }

  // MARK: - Arguments

  /// Reads an argument: a group, or one atom.
  ///
  /// With `keepsRole`, an operator in braces stays an operator with space around it.
  mutating func argument(for command: Token, keepsRole: Bool = false) -> Node {
    let token = nextToken()
    if endsRow(token, inBrackets: false) || token.isCharacter("^") || token.isCharacter("_") {
      reader.putBack(token)
      reader.report("`\(command.text)` needs something behind it", at: command.source)
      return .row([])
    }
    if token.isCharacter("{") { return group(token, keepsRole: keepsRole) }
    guard enter(at: token) else { return .row([]) }
    defer { leave() }
    return atom(token, isArgument: true) ?? .row([])
  }

  /// Reads the rest of a group.
  mutating func group(_ brace: Token, keepsRole: Bool = false) -> Node {
    guard enter(at: brace) else { return .row([]) }
    defer { leave() }
    let nodes = row()
    let end = nextToken()
    if !end.isCharacter("}") {
      let isEnd = end.kind == .end
      reader.stop(
        isEnd ? "this `{` has no `}`" : Self.message(unexpected: end), at: isEnd ? brace.source : end.source)
    }
    let isOperator = nodes.count == 1 || nodes.count == 2 && nodes[0].role == .named
    return keepsRole && isOperator ? nodes[0] : .row(nodes)
  }

  /// Reads an argument in brackets, or returns `nil` where there is none.
  mutating func bracketArgument() -> Node? {
    let bracket = nextToken()
    guard bracket.isCharacter("[") else {
      reader.putBack(bracket)
      return nil
    }
    guard enter(at: bracket) else { return nil }
    defer { leave() }
    let nodes = row(inBrackets: true)
    let end = nextToken()
    if !end.isCharacter("]") { reader.stop("this `[` has no `]`", at: bracket.source) }
    return .row(nodes)
  }

  /// Reads an argument that is no formula, such as a name or a colour.
  mutating func words(for command: Token) -> String {
    guard let tokens = reader.argument() else {
      reader.report("`\(command.text)` needs something in braces behind it", at: command.source)
      return ""
    }
    var text = ""
    for token in tokens { text += token.text }
    return text
  }

  /// Reads a star behind a command.
  mutating func star() -> Bool {
    let token = nextToken()
    if token.isCharacter("*") { return true }
    reader.putBack(token)
    return false
  }

  // MARK: - Scripts

  /// Reads the scripts behind an atom.
  mutating func scripted(_ atom: Node) -> Node {
    var base = atom
    var sub: Node?
    var sup: Node?
    var primes = 0
    while true {
      let token = nextToken()
      if token.isCharacter("^") {
        if sup != nil { reader.report("this is a second superscript: put the first one in braces", at: token.source) }
        sup = argument(for: token)
      } else if token.isCharacter("_") {
        if sub != nil { reader.report("this is a second subscript: put the first one in braces", at: token.source) }
        sub = argument(for: token)
      } else if token.isCharacter("'") || token.isCharacter("′") {
        if sup != nil {
          reader.report("a prime follows the superscript: put the first one in braces", at: token.source)
        }
        primes += 1
      } else if token.effect == .setsLimits {
        base.limits = token.name == "limits" ? .always : .never
      } else {
        reader.putBack(token)
        break
      }
    }
    if primes > 0 {
      let marks = (0..<primes).map { _ in Node.op("′", .ordinary, " class=\"fm-prime\"") }
      sup = .row(marks + (sup.map { [$0] } ?? []))
    }
    let role = base.role == .space ? .ordinary : base.role
    switch (sub, sup) {
    case (nil, nil): return base
    case (let sub?, nil): return Node(tag: .msub, role: role, limits: base.limits, children: [base, sub])
    case (nil, let sup?): return Node(tag: .msup, role: role, limits: base.limits, children: [base, sup])
    case (let sub?, let sup?): return Node(tag: .msubsup, role: role, limits: base.limits, children: [base, sub, sup])
    }
  }

  // MARK: - Problems

  /// Reports a command that does not exist, with the name that is most like it.
  mutating func reportUnknown(_ token: Token) {
    let known = [Command.names.nearest(to: token.name)].compactMap(\.self) + reader.macroNames
    let nearest = nearestName(to: token.name, among: known).map { "\\" + $0 }
    reader.report("the command `\(token.text)` is not known", at: token.source, suggestion: nearest)
  }
}

extension Node {
  static func change(_ kind: String, _ attributes: String, limits: Limits = .inDisplay) -> Node {
    Node(tag: .change, role: .space, limits: limits, text: kind, attributes: attributes)
  }
}
