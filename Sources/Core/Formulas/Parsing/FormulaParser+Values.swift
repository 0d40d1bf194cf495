import Diagnostics

extension FormulaParser {
  // MARK: - Lengths

  private static let units: [String: Double] = [
    "em": 1, "ex": 0.431, "mu": 1.0 / 18, "pt": 0.1, "px": 0.0625, "cm": 2.845, "mm": 0.2845, "in": 7.227, "pc": 1.2,
    "bp": 0.1004,
  ]

  /// Returns a length in em, at most 100 of them.
  mutating func length(_ text: String, of command: Token) -> Double {
    let trimmed = text.filter { $0 != " " }
    let number = trimmed.prefix { $0.isNumber || $0 == "." || $0 == "-" || $0 == "+" }
    let unit = trimmed.dropFirst(number.count).prefix(2)
    guard let value = Double(number.hasPrefix(".") ? "0" + number : String(number)),
      let scale = Self.units[String(unit)] ?? (value == 0 && unit.isEmpty ? 1 : nil)
    else {
      reader.report("`\(text)` is no length: write a number and a unit, such as `2em` or `3pt`", at: command.source)
      return 0
    }
    return min(max(value * scale, -100), 100)
  }

  /// Reads a length behind a command such as `\kern`, with or without braces.
  mutating func dimension(for command: Token) -> Double? {
    reader.skipSpaces()
    var token = reader.next()
    if token.isCharacter("{") {
      reader.putBack(token)
      return length(words(for: command), of: command)
    }
    var text = ""
    var letters = 0
    while token.kind == .character, token.scalar.isASCII, letters < 2 {
      let isLetter = token.scalar.properties.isAlphabetic
      guard isLetter || "0123456789.-+".unicodeScalars.contains(token.scalar) else { break }
      if isLetter { letters += 1 } else if letters > 0 { break }
      text.unicodeScalars.append(token.scalar)
      token = reader.next()
      if letters == 0, token.kind == .space { token = reader.next() }
    }
    reader.putBack(token)
    return length(text, of: command)
  }

  // MARK: - Colours

  /// Reads a colour and returns it as an attribute; what is no colour never gets into an attribute.
  mutating func colour(_ attribute: String, for command: Token) -> String {
    let model = reader.optionalArgument()?.map(\.text).joined()
    let text = words(for: command).filter { $0 != " " }
    let digits = model == "HTML" ? text[...] : text.dropFirst()
    let isHex = model == "HTML" || text.hasPrefix("#")
    if isHex, digits.count == 3 || digits.count == 6, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) {
      return " \(attribute)=\"#\(digits)\""
    }
    let name = text.lowercased()
    if !isHex, Colours.names.contains(name) { return " \(attribute)=\"\(name)\"" }
    reader.report(
      "`\(text)` is no colour: write a name of CSS, or `#` with 3 or 6 digits", at: command.source,
      suggestion: isHex ? nil : nearestName(to: name, among: Colours.names))
    return ""
  }

  mutating func coloured(_ attribute: String, _ command: Token) -> Node {
    let colour = colour(attribute, for: command)
    let node = argument(for: command)
    var style = Node.element(.mstyle, [node], colour, role: node.role)
    style.limits = .inDisplay
    return style
  }

  mutating func boxed(_ attribute: String, _ command: Token) -> Node {
    let colour = colour(attribute, for: command)
    return .element(.mrow, [text(for: command, font: "normal")], colour + " class=\"fm-padded\"")
  }

  // MARK: - Text

  /// Reads the text in the braces behind a command.
  mutating func text(for command: Token, font name: String) -> Node {
    reader.skipSpaces()
    let brace = reader.next()
    guard brace.isCharacter("{") else {
      guard brace.kind == .character, !brace.isCharacter("}") else {
        reader.putBack(brace)
        reader.report("`\(command.text)` needs a text in braces behind it", at: command.source)
        return .row([])
      }
      return Node(tag: .mtext, text: String(Character(brace.scalar)))
    }
    guard enter(at: brace) else { return .row([]) }
    defer { leave() }
    let nodes = finished(textNodes(font: name, from: brace))
    return nodes.isEmpty ? Node(tag: .mtext) : .row(nodes)
  }

  private mutating func textNodes(font name: String, from brace: Token) -> [Node] {
    let alphabet = name == "normal" ? Font() : Font().changed(to: name)
    var nodes: [Node] = []
    var text = ""
    func flush() {
      if !text.isEmpty { nodes.append(Node(tag: .mtext, text: text)) }
      text = ""
    }
    while true {
      let token = reader.next()
      switch token.kind {
      case .end:
        reader.stop("this `{` has no `}`", at: brace.source)
        return nodes
      case .space: text += "\u{A0}"
      case .parameter: text += token.text
      case .character:
        switch token.scalar {
        case "}":
          flush()
          return nodes
        case "{":
          guard enter(at: token) else { return nodes }
          flush()
          nodes += finished(textNodes(font: name, from: token))
          leave()
        case "~": text += "\u{A0}"
        case "'": text += "’"
        case "`": text += "‘"
        case "$":
          flush()
          nodes.append(inlineMath(from: token, until: Token(kind: .character, scalar: "$", source: token.source)))
        default: text.unicodeScalars.append(alphabet.letter(token.scalar) ?? token.scalar)
        }
      case .command:
        if token.name == "(" {
          flush()
          nodes.append(inlineMath(from: token, until: Token(kind: .command, name: ")", source: token.source)))
        } else if let accent = CommandTables.textAccents[token.name] {
          let letter = words(for: token)
          text += letter.prefix(1) + accent + letter.dropFirst()
        } else if case .symbol(_, let symbol)? = Command.all[token.name] {
          text += symbol
          reader.skipSpaces()
        } else if token.name == " " || token.name == "\\" || token.name == "space" {
          text += "\u{A0}"
        } else if token.name == "textbackslash" {
          text += "\\"
        } else {
          flush()
          if !changesRow(token, &nodes), let node = atom(token) { nodes.append(node) }
        }
      }
    }
  }

  private mutating func inlineMath(from start: Token, until end: Token) -> Node {
    guard enter(at: start) else { return .row([]) }
    defer { leave() }
    let nodes = row()
    let token = nextToken()
    if token.text != end.text || token.kind == .end {
      reader.stop("this `\(start.text)` has no `\(end.text)`", at: start.source)
    }
    var style = Node.element(.mstyle, nodes, " displaystyle=\"false\"")
    style.limits = .never
    return style
  }
}
