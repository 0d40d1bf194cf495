import Parsing

/// A template of Go with conditions and the parameters of a shortcode, the part of the language that most shortcodes use.
///
/// ```swift
/// GoTemplate("<b>{{ .Get 0 }}</b>")?.text(TagArguments("hello"), hasContent: false)  // <b>hello</b>
/// ```
struct GoTemplate: Sendable {
  indirect enum Node: Sendable {
    case text(String)
    case value(GoExpression)
    case assignment(String, GoExpression)
    /// `if` and `with`; `with` makes the value of the condition the new dot.
    case condition(GoExpression, isWith: Bool, then: [Node], otherwise: [Node])
  }

  private let nodes: [Node]

  /// Parses a template; returns `nil` if it has loops, partials, or other parts that need Hugo.
  init?(_ text: String) {
    if text.contains("<script") || text.contains("<style") { return nil }
    var pieces = Self.pieces(of: text)[...]
    guard let nodes = Self.nodes(&pieces), pieces.isEmpty else { return nil }
    self.nodes = nodes
  }

  /// Returns what the template shows, or `nil` if it uses a function that is unknown here.
  func text(_ arguments: TagArguments, hasContent: Bool) -> String? {
    var scope = GoScope(arguments: arguments, hasContent: hasContent)
    return Self.text(of: nodes, &scope)
  }

  static func withoutComments(_ text: String) -> String {
    text.replacing(/\{\{-?\s*\/\*.*?\*\/\s*-?\}\}/.dotMatchesNewlines(), with: "")
  }

  private static func text(of nodes: [Node], _ scope: inout GoScope) -> String? {
    var result = ""
    for node in nodes {
      switch node {
      case .text(let text): result += text
      case .value(let expression):
        guard let value = expression.value(in: scope) else { return nil }
        result += value.shownText ?? ""
      case .assignment(let name, let expression):
        guard let value = expression.value(in: scope) else { return nil }
        scope.variables[name] = value
      case .condition(let condition, let isWith, let then, let otherwise):
        guard let value = condition.value(in: scope) else { return nil }
        let dot = scope.dot
        if isWith, value.isTruthy { scope.dot = value }
        guard let text = text(of: value.isTruthy ? then : otherwise, &scope) else { return nil }
        scope.dot = dot
        result += text
      }
    }
    return result
  }

  private enum Piece {
    case text(String)
    case action(String)
  }

  /// Splits a template into text and actions; `{{-` and `-}}` remove white space.
  private static func pieces(of text: String) -> [Piece] {
    var pieces: [Piece] = []
    var rest = text[...]
    var trims = false
    while let open = rest.firstRange(of: "{{"), let close = rest[open.upperBound...].firstRange(of: "}}") {
      var action = String(rest[open.upperBound..<close.lowerBound])
      var before = String(rest[..<open.lowerBound])
      if trims { before = String(before.trimmedStart) }
      if action.hasPrefix("-") {
        action.removeFirst()
        before = before.trimmedEnd
      }
      trims = action.hasSuffix("-")
      if trims { action.removeLast() }
      if !before.isEmpty { pieces.append(.text(before)) }
      pieces.append(.action(action.trimmed))
      rest = rest[close.upperBound...]
    }
    let last = String(trims ? rest.trimmedStart : rest)
    return last.isEmpty ? pieces : pieces + [.text(last)]
  }

  /// Takes nodes up to `else` or `end`.
  private static func nodes(_ pieces: inout ArraySlice<Piece>) -> [Node]? {
    var nodes: [Node] = []
    while let piece = pieces.first {
      guard case .action(let action) = piece else {
        if case .text(let text) = piece { nodes.append(.text(text)) }
        pieces.removeFirst()
        continue
      }
      let word = action.prefix { !$0.isWhitespace }
      if word == "end" || word == "else" { return nodes }
      pieces.removeFirst()
      guard let node = node(action, word, &pieces) else { return nil }
      nodes.append(node)
    }
    return nodes
  }

  private static func node(_ action: String, _ word: Substring, _ pieces: inout ArraySlice<Piece>) -> Node? {
    if ["range", "define", "block", "template", "break", "continue", "return"].contains(word) { return nil }
    if word == "if" || word == "with" {
      return condition(action.dropFirst(word.count).description, isWith: word == "with", &pieces)
    }
    if let (_, name, value) = action.wholeMatch(of: /(\$\w+)\s*:?=\s*(.+)/)?.output {
      return GoExpression(String(value)).map { .assignment(String(name), $0) }
    }
    return GoExpression(action).map { .value($0) }
  }

  private static func condition(_ text: String, isWith: Bool, _ pieces: inout ArraySlice<Piece>) -> Node? {
    var expression = text
    var name: String?
    if isWith, text.trimmed.hasPrefix("$"), let sign = text.firstRange(of: ":=") {
      name = String(text[..<sign.lowerBound]).trimmed
      expression = String(text[sign.upperBound...])
    }
    guard let condition = GoExpression(expression), let then = nodes(&pieces),
      case .action(let next)? = pieces.popFirst()
    else { return nil }
    var otherwise: [Node] = []
    let rest = next.dropFirst(4).description.trimmed
    if next.hasPrefix("else"), let word = ["if", "with"].first(where: rest.hasPrefix) {
      let expression = rest.dropFirst(word.count).description
      guard let inner = self.condition(expression, isWith: word == "with", &pieces) else { return nil }
      otherwise = [inner]
    } else if next.hasPrefix("else") {
      guard let nodes = nodes(&pieces), case .action("end")? = pieces.popFirst() else { return nil }
      otherwise = nodes
    }
    let inner = name.map { [Node.assignment($0, condition)] } ?? []
    return .condition(condition, isWith: isWith, then: inner + then, otherwise: otherwise)
  }
}
