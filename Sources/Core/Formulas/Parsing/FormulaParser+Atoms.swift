extension FormulaParser {
  /// Reads an atom that begins with a token, or returns `nil` if the token shows nothing.
  ///
  /// An atom that `isArgument`, without braces, is one digit of a number.
  mutating func atom(_ token: Token, isArgument: Bool = false) -> Node? {
    switch token.kind {
    case .character: character(token, isArgument: isArgument)
    case .command: command(token)
    case .parameter:
      reportNil("`\(token.text)` is a parameter, but this is no macro", at: token)
    case .end, .space: nil
    }
  }

  private mutating func reportNil(_ message: String, at token: Token) -> Node? {
    reader.report(message, at: token.source)
    return nil
  }

  private mutating func character(_ token: Token, isArgument: Bool) -> Node? {
    let scalar = token.scalar
    switch scalar {
    case "{": return group(token)
    case "a"..."z", "A"..."Z": return letter(scalar)
    case "0"..."9": return number(token, isArgument: isArgument)
    case "^", "_", "'", "′":
      reader.putBack(token)
      return .row([])
    case "~": return Node(tag: .mtext, role: .space, text: "\u{A0}")
    case "}", "&", "$", "#": return reportNil("`\(token.text)` has no meaning here: write `\\\(token.text)`", at: token)
    default: break
    }
    if let (role, text) = CommandTables.characters[scalar] { return symbol(role, text) }
    if scalar.isASCII { return .identifier(String(Character(scalar))) }
    let text = String(Character(scalar))
    if let role = Self.roles[text] { return symbol(role, text) }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .modifierLetter, .titlecaseLetter: return .identifier(text)
    case .mathSymbol: return symbol(.relation, text)
    case .spaceSeparator: return Node(tag: .mtext, role: .space, text: text)
    default: return Node(tag: .mtext, text: text)
    }
  }

  /// The roles of the characters that commands name.
  private static let roles: [String: Node.Role] = {
    var roles: [String: Node.Role] = [:]
    for case (_, .symbol(let role, let text)) in Command.all.sorted(by: { $0.key < $1.key }) where roles[text] == nil {
      roles[text] = role
    }
    return roles
  }()

  /// Returns a letter in the font.
  func letter(_ scalar: Unicode.Scalar) -> Node {
    if let styled = font.letter(scalar) { return .identifier(String(Character(styled))) }
    return .identifier(String(Character(scalar)), font.isUpright ? " mathvariant=\"normal\"" : "")
  }

  private mutating func number(_ first: Token, isArgument: Bool) -> Node {
    var text = ""
    var token = first
    while true {
      text.unicodeScalars.append(font.letter(token.scalar) ?? token.scalar)
      if isArgument { break }
      token = reader.raw()
      if token.isCharacter(".") {
        let digit = reader.raw()
        guard digit.kind == .character, ("0"..."9").contains(digit.scalar) else {
          reader.putBack(digit)
          reader.putBack(token)
          break
        }
        text += "."
        token = digit
      }
      guard token.kind == .character, ("0"..."9").contains(token.scalar) else {
        reader.putBack(token)
        break
      }
    }
    return Node(tag: .mn, text: text)
  }

  /// Returns a symbol with the attributes that its role needs.
  func symbol(_ role: Node.Role, _ text: String) -> Node {
    switch role {
    case .ordinary:
      guard let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1 else { return .identifier(text) }
      if let styled = font.letter(scalar) { return .identifier(String(Character(styled))) }
      let isSlanted = font.isUpright || ("Α"..."Ω").contains(scalar) || scalar == "∂" || scalar == "∇"
      return .identifier(text, isSlanted ? " mathvariant=\"normal\"" : "")
    case .large:
      var node = Node.op(text, .large)
      node.limits = ("∫"..."∳").contains(text) || "⨌⨏⨖⨍".contains(text) ? .never : .inDisplay
      return node
    case .open where text == "|" || text == "‖": return .op(text, role, " form=\"prefix\" stretchy=\"false\"")
    case .close where text == "|" || text == "‖": return .op(text, role, " form=\"postfix\" stretchy=\"false\"")
    case .open, .close: return .op(text, role, " stretchy=\"false\"")
    case .punctuation where text == ":": return .op(text, role, " lspace=\"0em\" rspace=\"0.1667em\"")
    case .relation where text == ":" || "⌢⌣∶".contains(text):
      return .op(text, role, " lspace=\"0.2778em\" rspace=\"0.2778em\"")
    case .relation where "↑↓↕⇑⇓⇕|".contains(text): return .op(text, role, " stretchy=\"false\"")
    default: return .op(text, role)
    }
  }

  private mutating func command(_ token: Token) -> Node? {
    guard let command = Command.all[token.name] else {
      reportUnknown(token)
      return nil
    }
    switch command {
    case .symbol(let role, let text): return symbol(role, text)
    case .named(let text, let isLimits):
      return Node(tag: .mi, role: .named, limits: isLimits ? .inDisplay : .never, text: text)
    case .macro: return nil
    case .accent(let accent): return accented(accent, token)
    case .arrow(let text): return arrow(text, token)
    // Chromium takes a negative width as none, so the stylesheet moves what follows.
    case .space(let width) where width < 0:
      return Node(tag: .mspace, role: .space, attributes: " class=\"fm-back\(-width)\"")
    case .space(let width): return .space(emText(Double(width) / 18))
    case .delimiter(let size, let role):
      let delimiter = delimiter(for: token)
      let form =
        switch role {
        case .open: " form=\"prefix\""
        case .close: " form=\"postfix\""
        case .relation: ""
        default: Node.noSpace
        }
      return .op(delimiter, role, "\(form) stretchy=\"true\" minsize=\"\(size)\" maxsize=\"\(size)\"")
    case .font(let name):
      let outer = font
      font = font.changed(to: name)
      defer { font = outer }
      return joined(argument(for: token))
    case .text(let name): return text(for: token, font: name)
    case .structure(let structure): return self.structure(structure, token)
    case .fontChange, .size:
      return reportNil("put `\(token.text)` in braces with what it changes", at: token)
    }
  }

  /// Joins the upright letters of a word, which are one name.
  private func joined(_ node: Node) -> Node {
    let isWord = node.tag == .row && !node.children.isEmpty && font.family == .roman && !font.isBold
    guard isWord, node.children.allSatisfy({ $0.tag == .mi && $0.attributes == " mathvariant=\"normal\"" }) else {
      return node
    }
    return .identifier(node.children.map(\.text).joined())
  }

  private mutating func accented(_ accent: Command.Accent, _ token: Token) -> Node {
    let base = argument(for: token)
    // The arrow of `\vec` is as wide as a letter in no other font size.
    let size = accent.text == "→" && !accent.isStretchy ? " mathsize=\"0.7em\"" : ""
    let mark = Node.op(accent.text, .ordinary, " stretchy=\"\(accent.isStretchy)\"" + size)
    var attribute = accent.isBrace ? "" : accent.isBelow ? " accentunder=\"true\"" : " accent=\"true\""
    // Latin Modern Math has no line that stretches, so the stylesheet draws it as a border.
    if accent.isLine { attribute += accent.isBelow ? " class=\"fm-under\"" : " class=\"fm-over\"" }
    var node = Node.element(accent.isBelow ? .munder : .mover, [base, mark], attribute)
    if accent.isBrace { node.limits = .always }
    return node
  }

  private mutating func arrow(_ text: String, _ token: Token) -> Node {
    let padding = " class=\"fm-arrow\""
    let below = bracketArgument().map { Node.element(.mrow, [$0], padding) }
    let above = Node.element(.mrow, [argument(for: token)], padding)
    let arrow = Node.op(text, .relation, " stretchy=\"true\"")
    guard let below else { return .element(.mover, [arrow, above], role: .relation) }
    return .element(.munderover, [arrow, below, above], role: .relation)
  }

  /// Reads the delimiter behind a command such as `\left`; an empty text stands for `.`.
  mutating func delimiter(for command: Token) -> String {
    let token = nextToken()
    var text = ""
    if token.kind == .character {
      text = token.isCharacter("<") ? "⟨" : token.isCharacter(">") ? "⟩" : String(Character(token.scalar))
    } else if token.kind == .command, case .symbol(_, let symbol)? = Command.all[token.name] {
      text = symbol
    }
    guard text.unicodeScalars.count == 1, CommandTables.delimiters.contains(text) else {
      reader.putBack(token)
      reader.report("`\(command.text)` needs a delimiter behind it, such as `(` or `.`", at: command.source)
      return ""
    }
    return text == "." ? "" : text == "∣" ? "|" : text == "∥" ? "‖" : text
  }
}

/// Returns a length in em with at most four digits behind the point.
func emText(_ value: Double) -> String {
  let number = Int((abs(value) * 10_000).rounded())
  var fraction = String(number % 10_000)
  fraction = String(repeating: "0", count: 4 - fraction.count) + fraction
  while fraction.last == "0" { fraction.removeLast() }
  return (value < 0 ? "-" : "") + String(number / 10_000) + (fraction.isEmpty ? "" : "." + fraction) + "em"
}
