extension FormulaParser {
  /// Reads what follows a command with a rule of its own.
  mutating func structure(_ structure: Command.Structure, _ token: Token) -> Node? {
    switch structure {
    case .frac:
      let numerator = argument(for: token)
      return .element(.mfrac, [numerator, argument(for: token)])
    case .genfrac: return generalFraction(token)
    case .sqrt:
      let index = bracketArgument()
      let radicand = argument(for: token)
      guard let index else { return .element(.msqrt, radicand.tag == .row ? radicand.children : [radicand]) }
      return .element(.mroot, [radicand, index])
    case .overset, .underset, .stackrel:
      let mark = argument(for: token)
      let base = argument(for: token, keepsRole: true)
      let tag = structure == .underset ? Node.Tag.munder : .mover
      return .element(tag, [base, mark], role: structure == .stackrel ? .relation : base.role)
    case .sideset: return sideset(token)
    case .left: return fence(token)
    case .begin: return environment(token)
    case .not: return negated(token)
    case .operatorname:
      let isLimits = star()
      return operatorName(isLimits: isLimits, token)
    case .newcommand, .renewcommand, .providecommand, .def, .declareMathOperator:
      define(structure, token)
      return nil
    case .textcolor: return coloured("mathcolor", token)
    case .colorbox: return boxed("mathbackground", token)
    case .fcolorbox:
      _ = colour("mathcolor", for: token)
      return .element(.mrow, [boxed("mathbackground", token)], " class=\"fm-box\"")
    case .boxed: return .element(.mrow, [displayed(argument(for: token))], " class=\"fm-box\"")
    case .fbox: return .element(.mrow, [text(for: token, font: "normal")], " class=\"fm-box\"")
    case .cancel, .bcancel, .xcancel, .sout:
      return .element(.mrow, [argument(for: token)], " class=\"fm-\(structure.rawValue)\"")
    case .phantom: return .element(.mphantom, [argument(for: token)])
    case .hphantom:
      return .element(.mpadded, [.element(.mphantom, [argument(for: token)])], " height=\"0\" depth=\"0\"")
    case .vphantom: return .element(.mpadded, [.element(.mphantom, [argument(for: token)])], " width=\"0\"")
    case .smash:
      let sides = reader.optionalArgument()?.map(\.text).joined() ?? "tb"
      let attributes = (sides.contains("t") ? " height=\"0\"" : "") + (sides.contains("b") ? " depth=\"0\"" : "")
      return .element(.mpadded, [argument(for: token)], attributes)
    case .mathllap, .llap: return lapped(structure == .llap, " width=\"0\" class=\"fm-llap\"", token)
    case .mathrlap, .rlap: return lapped(structure == .rlap, " width=\"0\"", token)
    case .mathclap, .clap: return lapped(structure == .clap, " width=\"0\" class=\"fm-clap\"", token)
    case .rule: return rule(token)
    case .raisebox:
      let height = emText(length(words(for: token), of: token))
      while reader.optionalArgument() != nil {}
      return .element(.mpadded, [text(for: token, font: "normal")], " voffset=\"\(height)\"")
    case .hspace:
      _ = star()
      return .space(emText(length(words(for: token), of: token)))
    case .hskip, .kern, .mkern, .mskip, .mspace: return .space(emText(dimension(for: token) ?? 0))
    case .hfill, .relax: return nil
    case .space, .spaceCommand, .nobreakspace: return Node(tag: .mtext, role: .space, text: "\u{A0}")
    case .mathbin: return classed(.binary, token)
    case .mathrel: return classed(.relation, token)
    case .mathop:
      var node = classed(.large, token)
      node.limits = .inDisplay
      return node
    case .mathord: return classed(.ordinary, token)
    case .mathopen: return classed(.open, token)
    case .mathclose: return classed(.close, token)
    case .mathpunct: return classed(.punctuation, token)
    case .mathinner: return classed(.inner, token)
    case .mathchoice:
      let choices = (0..<4).map { _ in argument(for: token) }
      return choices[1]
    case .dots: return dots()
    case .tag, .label, .notag, .nonumber: return nameRow(structure, token)
    case .eqref, .ref:
      let name = words(for: token)
      references.append(Formula.Reference(name: name, range: token.source))
      return .element(.mtext, [Node(tag: .a, limits: structure == .eqref ? .always : .never, text: name)])
    case .limits, .nolimits:
      reader.report("`\(token.text)` belongs behind an operator such as `\\sum`", at: token.source)
      return nil
    case .hline, .hdashline:
      reader.report("`\(token.text)` belongs at the start of a row of `array`", at: token.source)
      return nil
    case .char, .right, .middle, .end, .over, .atop, .choose, .brack, .brace, .above, .color, .cr, .newline, .row,
      .displaystyle, .textstyle, .scriptstyle, .scriptscriptstyle:
      reader.report("`\(token.text)` has no meaning here", at: token.source)
      return nil
    }
  }

  private mutating func generalFraction(_ token: Token) -> Node {
    let delimiters = (0..<2).map { _ in delimiterArgument(token) }
    let thickness = words(for: token)
    let style = Int(words(for: token)).map { min(max($0, 0), 3) }
    let fraction = FractionStyle(
      opening: delimiters[0], closing: delimiters[1],
      thickness: thickness.isEmpty ? nil : length(thickness, of: token), style: style)
    let numerator = argument(for: token)
    return fraction.fraction(numerator, argument(for: token))
  }

  private mutating func delimiterArgument(_ command: Token) -> String {
    guard let tokens = reader.argument(), let first = tokens.first else { return "" }
    for token in tokens.reversed() { reader.putBack(token) }
    let text = delimiter(for: command)
    if tokens.count > 1 { reader.report("`\(command.text)` needs one delimiter here", at: first.source) }
    return text
  }

  private mutating func fence(_ left: Token) -> Node {
    let opening = delimiter(for: left)
    guard enter(at: left) else { return .row([]) }
    defer { leave() }
    var nodes: [Node] = []
    while true {
      nodes += row()
      let token = nextToken()
      if token.isCommand("middle") {
        let text = delimiter(for: token)
        let attributes = " fence=\"true\" stretchy=\"true\" lspace=\"0.05em\" rspace=\"0.05em\""
        if !text.isEmpty { nodes.append(.op(text, .relation, attributes)) }
      } else if token.isCommand("right") {
        return .fenced(opening, nodes, delimiter(for: token))
      } else {
        reader.stop("this `\\left` has no `\\right`", at: left.source)
        return .row(nodes)
      }
    }
  }

  private mutating func negated(_ token: Token) -> Node {
    var node = argument(for: token)
    if node.tag == .mo || node.tag == .mi, node.text.count == 1 {
      node.text = CommandTables.negationOf[node.text] ?? node.text + "\u{338}"
      return node
    }
    let stroke = Node.element(.mpadded, [.space("0.2em"), .op("/", .ordinary, Node.noSpace)], " width=\"0\"")
    return .element(.mrow, [stroke, node], role: node.role)
  }

  private mutating func operatorName(isLimits: Bool, _ token: Token) -> Node {
    let outer = font
    font = Font().changed(to: "roman")
    defer { font = outer }
    let node = argument(for: token)
    let limits = isLimits ? Node.Limits.inDisplay : .never
    let parts = node.tag == .row ? node.children : [node]
    let isWord = !parts.isEmpty && parts.allSatisfy { $0.children.isEmpty && $0.tag != .mspace }
    guard isWord else { return Node(tag: .row, role: .named, limits: limits, children: parts) }
    let name = parts.map { $0.text == "−" ? "-" : $0.text == "∗" ? "*" : $0.text }.joined()
    let attribute = name.unicodeScalars.count == 1 ? " mathvariant=\"normal\"" : ""
    return Node(tag: .mi, role: .named, limits: limits, text: name, attributes: attribute)
  }

  private mutating func sideset(_ token: Token) -> Node {
    let before = argument(for: token)
    let after = argument(for: token)
    let base = nextToken()
    guard let node = atom(base) else {
      reader.putBack(base)
      reader.report("`\\sideset` needs an operator behind it", at: token.source)
      return .row([])
    }
    let none = Node.row([])
    func scripts(_ node: Node) -> [Node] {
      switch node.tag {
      case .msub: [node.children[1], none]
      case .msup: [none, node.children[1]]
      case .msubsup: [node.children[1], node.children[2]]
      default: [none, none]
      }
    }
    let children = [node] + scripts(after) + [.element(.mprescripts, [])] + scripts(before)
    var result = Node.element(.mmultiscripts, children, role: .large)
    result.limits = node.limits
    return result
  }

  private mutating func dots() -> Node {
    let token = nextToken()
    reader.putBack(token)
    let role: Node.Role? =
      if token.kind == .character {
        CommandTables.characters[token.scalar]?.role
      } else if case .symbol(let role, _)? = Command.all[token.name] {
        role
      } else {
        nil
      }
    return symbol(.inner, role == .binary || role == .relation || role == .large ? "⋯" : "…")
  }

  private mutating func classed(_ role: Node.Role, _ token: Token) -> Node {
    let node = argument(for: token)
    let space = role == .binary ? "0.2222em" : role == .relation ? "0.2778em" : "0em"
    guard node.tag == .mi || node.tag == .mo || node.tag == .mn else {
      guard role == .binary || role == .relation else { return Node.element(.mrow, [node], role: role) }
      return .element(.mrow, [.space(space), node, .space(space)])
    }
    // One symbol becomes an operator with the space of its class.
    let attributes = " lspace=\"\(space)\" rspace=\"\(space)\" stretchy=\"false\""
    return .op(node.text, role == .large ? .large : .ordinary, attributes)
  }

  private mutating func lapped(_ isText: Bool, _ attributes: String, _ token: Token) -> Node {
    .element(.mpadded, [isText ? text(for: token, font: "normal") : argument(for: token)], attributes)
  }

  private func displayed(_ node: Node) -> Node {
    var style = Node.element(.mstyle, [node], " displaystyle=\"true\" scriptlevel=\"0\"")
    style.limits = .always
    return style
  }

  private mutating func rule(_ token: Token) -> Node {
    let shift = reader.optionalArgument().map { tokens in length(tokens.map(\.text).joined(), of: token) } ?? 0
    let width = length(words(for: token), of: token)
    let height = length(words(for: token), of: token)
    let attributes = " width=\"\(emText(width))\" height=\"\(emText(height))\" mathbackground=\"currentcolor\""
    let bar = Node(tag: .mspace, attributes: attributes)
    return shift == 0 ? bar : .element(.mpadded, [bar], " voffset=\"\(emText(shift))\"")
  }

  // MARK: - Definitions

  private mutating func define(_ structure: Command.Structure, _ token: Token) {
    if structure == .declareMathOperator { _ = star() }
    var names = structure == .def ? [nextRaw()] : reader.argument() ?? []
    names.removeAll { $0.kind == .space }
    guard names.count == 1, names[0].kind == .command else {
      return reader.report("`\(token.text)` needs the name of a command behind it, such as `\\R`", at: token.source)
    }
    var count = 0
    var first: [Token]?
    if structure == .def {
      var next = reader.raw()
      while next.kind == .parameter || next.kind == .space {
        if next.kind == .parameter { count = max(count, Int(next.scalar.value)) }
        next = reader.raw()
      }
      reader.putBack(next)
    } else if structure != .declareMathOperator, let number = reader.optionalArgument() {
      count = min(Int(number.map(\.text).joined()) ?? 0, 9)
      first = reader.optionalArgument()
    }
    guard var body = reader.argument() else {
      return reader.report("`\(token.text)` needs a text in braces", at: token.source)
    }
    if structure == .declareMathOperator {
      let name = Token(kind: .command, name: "operatorname", source: token.source)
      body = [name, Token(kind: .character, scalar: "{", source: token.source)] + body
      body.append(Token(kind: .character, scalar: "}", source: token.source))
    }
    if structure == .providecommand, Command.all[names[0].name] != nil || reader.hasMacro(names[0].name) { return }
    reader.define(names[0].name, Macro(body: body, parameterCount: count, firstDefault: count > 0 ? first : nil))
  }

  private mutating func nextRaw() -> Token {
    reader.skipSpaces()
    return reader.raw()
  }
}
