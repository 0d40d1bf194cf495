import Parsing

/// A text with Liquid whose conditions, loops and variables are known to an import, such as most included files.
///
/// ```swift
/// LiquidTemplate("{% if include.x %}{{ include.x }}{% endif %}")?.text(in: scope)
/// ```
struct LiquidTemplate: Sendable {
  indirect enum Node: Sendable {
    case text(String)
    case value(String)
    /// `if`, `unless` and `case`: the first branch whose condition holds; a branch without a condition always does.
    case branches([(condition: LiquidCondition?, nodes: [Node])])
    case loop(variable: String, list: String, nodes: [Node], otherwise: [Node])
    case assignment(String, value: String)
    case capture(String, [Node])
    /// `break` or `continue`.
    case interruption(LiquidScope.Interruption)
  }

  private let nodes: [Node]

  /// Parses a text; returns `nil` if a tag has no end or cannot be understood.
  init?(_ text: String) {
    var parser = Parser(pieces: LiquidPieces.pieces(of: text)[...])
    guard let nodes = parser.nodes(depth: 0), parser.pieces.isEmpty else { return nil }
    self.nodes = nodes
  }

  /// Whether a text has a statement that this type can carry out.
  static func isUseful(for text: [UInt8]) -> Bool {
    var at = 0
    while let percent = text[at...].firstIndex(of: UInt8(ascii: "%")) {
      at = percent + 1
      guard percent > 0, text[percent - 1] == UInt8(ascii: "{") else { continue }
      let rest = text[at...].prefix(12).drop { $0 == UInt8(ascii: "-") || $0 == 0x20 }
      if statements.contains(where: { rest.starts(with: $0) }) { return true }
    }
    return false
  }

  private static let statements = ["if ", "unless ", "assign ", "for ", "capture ", "case "].map { Array($0.utf8) }

  /// Returns the text, or `nil` if it depends on a value that the import does not know; tags such as `include` stay.
  func text(in scope: LiquidScope) -> String? {
    var scope = scope
    return Self.text(of: nodes, &scope)
  }

  private static func text(of nodes: [Node], _ scope: inout LiquidScope) -> String? {
    var result = ""
    for node in nodes {
      guard scope.takeStep(), let text = text(of: node, &scope), scope.takeStep(for: text) else { return nil }
      result += text
      if scope.interruption != nil { break }
    }
    return result
  }

  private static func text(of node: Node, _ scope: inout LiquidScope) -> String? {
    switch node {
    case .text(let text): return scope.withVariables(in: text)
    case .value(let expression): return scope.expression.text(of: expression)
    case .branches(let branches):
      for branch in branches {
        guard let isTrue = branch.condition.map({ $0.isTrue(in: scope) }) ?? true else { return nil }
        if isTrue { return text(of: branch.nodes, &scope) }
      }
      return ""
    case .assignment(let name, let expression):
      guard let value = scope.value(of: expression),
        scope.takeStep(for: value.shownText ?? "", items: value.asList?.count ?? 0)
      else { return nil }
      scope.variables[name] = value
      return ""
    case .capture(let name, let nodes):
      guard let text = text(of: nodes, &scope) else { return nil }
      scope.variables[name] = .string(text)
      return ""
    case .loop(let variable, let list, let nodes, let otherwise):
      guard let items = scope.items(of: list) else { return nil }
      if items.isEmpty { return text(of: otherwise, &scope) }
      var result = ""
      for (index, item) in items.enumerated() {
        scope.variables[variable] = item
        scope.variables["forloop"] = .map(LiquidScope.loop(index, of: items.count))
        guard let text = text(of: nodes, &scope) else { return nil }
        result += text
        if scope.interruption.take() == .ends { break }
      }
      return result
    case .interruption(let interruption):
      scope.interruption = interruption
      return ""
    }
  }

  private struct Parser {
    var pieces: ArraySlice<LiquidPieces.Piece>

    /// Takes nodes up to a tag that ends or divides the block around them.
    mutating func nodes(depth: Int) -> [Node]? {
      guard depth < 50 else { return nil }
      var nodes: [Node] = []
      while let piece = pieces.first {
        switch piece {
        case .text(let text): nodes.append(.text(text))
        case .value(let expression): nodes.append(.value(expression))
        case .statement(let name, let rest):
          if name.hasPrefix("end") || ["else", "elsif", "when"].contains(name) { return nodes }
          pieces.removeFirst()
          guard let node = statement(name, rest, depth: depth + 1) else { return nil }
          nodes.append(node)
          continue
        }
        pieces.removeFirst()
      }
      return nodes
    }

    private mutating func statement(_ name: String, _ rest: String, depth: Int) -> Node? {
      switch name {
      case "if", "unless":
        guard let condition = LiquidCondition(rest, isNegated: name == "unless"), let then = nodes(depth: depth) else {
          return nil
        }
        return branches([(condition, then)], at: "elsif", until: "end" + name, depth: depth) { LiquidCondition($0) }
      case "case":
        guard nodes(depth: depth) != nil else { return nil }
        return branches([], at: "when", until: "endcase", depth: depth) { words in
          let words = words.replacing(",", with: " or ").replacing(" or ", with: " or \(rest) == ")
          return LiquidCondition("\(rest) == \(words)")
        }
      case "for":
        let words = rest.split(separator: " ", maxSplits: 2).map(String.init)
        guard words.count == 3, words[1] == "in", let inner = nodes(depth: depth) else { return nil }
        var otherwise: [Node] = []
        if take("else") != nil {
          guard let nodes = nodes(depth: depth) else { return nil }
          otherwise = nodes
        }
        guard take("endfor") != nil else { return nil }
        return .loop(variable: words[0], list: words[2], nodes: inner, otherwise: otherwise)
      case "assign":
        guard let sign = rest.firstIndex(of: "=") else { return nil }
        return .assignment(String(rest[..<sign]).trimmed, value: String(rest[rest.index(after: sign)...]).trimmed)
      case "capture":
        guard let inner = nodes(depth: depth), take("endcapture") != nil else { return nil }
        return .capture(rest.filter { $0 != "\"" && $0 != "'" }, inner)
      case "break": return .interruption(.ends)
      case "continue": return .interruption(.skips)
      default: return nil
      }
    }

    /// Reads the branches that each statement of a name begins, the one for all other cases, and the end.
    private mutating func branches(
      _ first: [(LiquidCondition?, [Node])], at name: String, until end: String, depth: Int,
      _ condition: (String) -> LiquidCondition?
    ) -> Node? {
      var branches = first
      while let rest = take(name) {
        guard let condition = condition(rest), let nodes = nodes(depth: depth) else { return nil }
        branches.append((condition, nodes))
      }
      if take("else") != nil {
        guard let nodes = nodes(depth: depth) else { return nil }
        branches.append((nil, nodes))
      }
      return take(end) == nil ? nil : .branches(branches)
    }

    /// Takes a statement of a name and returns what follows the name.
    private mutating func take(_ name: String) -> String? {
      guard case .statement(name, let rest)? = pieces.first else { return nil }
      pieces.removeFirst()
      return rest
    }
  }
}
