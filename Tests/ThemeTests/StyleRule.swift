@testable import Assets

/// A rule of a stylesheet with the rules around it.
struct StyleRule {
  /// The preludes of the rules around it, the outermost first, such as `@layer garland`.
  let surroundings: [String]
  /// The selectors, or an at-rule such as `@property --fade`.
  let prelude: String
  /// The declarations directly in the rule.
  var declarations: [(name: String, value: String)] = []

  /// Returns the rules of a stylesheet, those without declarations too; `nil` if it is malformed.
  ///
  /// A statement such as `@import` is a rule whose prelude is empty.
  static func all(in stylesheet: String) -> [StyleRule]? {
    let bytes = Array(stylesheet.utf8)
    guard let tokens = StyleTokenizer.tokens(of: bytes) else { return nil }
    var rules: [StyleRule] = []
    var open: [StyleRule] = []
    var text = ""
    func declare() {
      let declaration = text.trimmed
      text = ""
      guard !declaration.isEmpty else { return }
      let parts = declaration.split(separator: ":", maxSplits: 1).map { String($0).trimmed }
      if open.isEmpty { open = [StyleRule(surroundings: [], prelude: "")] }
      open[open.count - 1].declarations.append((parts[0], parts.count > 1 ? parts[1] : ""))
    }
    for token in tokens {
      switch token.kind {
      case .comment, .importantComment: break
      case .sign("{"):
        open.append(StyleRule(surroundings: open.map(\.prelude), prelude: text.trimmed))
        text = ""
      case .sign("}"):
        declare()
        guard let rule = open.popLast() else { return nil }
        rules.append(rule)
      case .sign(";"): declare()
      default: text += String(decoding: bytes[token.bytes], as: UTF8.self)
      }
    }
    return rules + open
  }

  /// The selectors of a rule for elements; none for an at-rule or a step of an animation.
  var selectors: [Selector] {
    let isStep = surroundings.contains { $0.hasPrefix("@keyframes") }
    return isStep || prelude.hasPrefix("@") ? [] : Selector.all(in: prelude)
  }

  /// One of the selectors of a rule.
  struct Selector {
    let text: String
    /// Whether it names elements such as `h1`.
    private(set) var namesElements = false
    /// Whether it names a class, an id or an attribute.
    private(set) var isSpecific = false

    /// A selector of elements that needs neither a class nor an attribute.
    var isBare: Bool { namesElements && !isSpecific }

    /// Splits a list at its commas outside of parentheses.
    fileprivate static func all(in list: String) -> [Selector] {
      var parts = [""]
      var depth = 0
      for character in list {
        depth += character == "(" ? 1 : character == ")" ? -1 : 0
        if character == ",", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
      }
      return parts.map { Selector($0.trimmed) }
    }

    private init(_ text: String) {
      self.text = text
      let bytes = Array(text.utf8)
      var previous: StyleToken.Kind?
      // The arguments of other functions, such as `:dir(ltr)`, are not selectors.
      var ignored = 0
      var functions: [Bool] = []
      for token in StyleTokenizer.tokens(of: bytes) ?? [] {
        let name = String(decoding: bytes[token.bytes], as: UTF8.self)
        switch token.kind {
        case .function:
          let holdsSelectors = ["is(", "where(", "not(", "has("].contains(name)
          functions.append(holdsSelectors)
          ignored += holdsSelectors ? 0 : 1
        case .sign(")"): ignored -= functions.popLast() == false ? 1 : 0
        case .sign("["): (isSpecific, ignored) = (true, ignored + 1)
        case .sign("]"): ignored -= 1
        case .word where ignored == 0:
          if previous == .sign(".") || name.hasPrefix("#") {
            isSpecific = true
          } else if previous != .sign(":") {
            namesElements = true
          }
        default: break
        }
        previous = token.kind
      }
    }
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
