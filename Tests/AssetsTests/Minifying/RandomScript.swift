import TestSupport

/// Scripts from a small grammar, with random white space, comments and ends of lines between the tokens.
struct RandomScript {
  private var random: SeededGenerator
  private var tokens: [String] = []

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  mutating func text() -> String {
    for _ in 0..<Int.random(in: 1...5, using: &random) { statement(3) }
    let gaps = [" ", " ", "  ", "\t", "\n", " /* a */ ", "/* b\n */", " // c\n", "/*! d */"]
    return tokens.reduce(into: "") { text, token in
      // Few ends of lines, so that most scripts are scripts.
      let gap = Int.random(in: 0..<4, using: &random) == 0 ? gaps.randomElement(using: &random) ?? " " : " "
      text += token + gap
    }
  }

  private mutating func statement(_ depth: Int) {
    switch Int.random(in: 0..<(depth > 0 ? 10 : 2), using: &random) {
    case 0: add("let", name(), "=", expression: depth, ";")
    case 1: add(expression: depth, ["\n", ";"].randomElement(using: &random) ?? ";")
    case 2:
      add("if", "(", expression: depth - 1, ")")
      block(depth - 1)
      add("else")
      statement(depth - 1)
    case 3: add("for", "(", ";", expression: depth - 1, ";", ")", ";")
    case 4:
      add("function", "f", "(", "a", ",", "b", ")", "{")
      add("return", expression: depth - 1, ";", "}")
    case 5:
      add("do")
      block(depth - 1)
      add("while", "(", expression: depth - 1, ")", ";")
    case 6:
      add("if", "(", expression: depth - 1, ")", "/r  [/]/g", ".", "test", "(")
      add(expression: depth - 1, ")", ";")
    case 7:
      tokens += ["class", "C", "{", "static", "m", "(", ")"]
      block(depth - 1)
      tokens += ["get", "x", "(", ")", "{", "return", "1", "}", "}"]
    case 8: add("switch", "(", expression: depth - 1, ")", "{", "case", "1", ":", "break", ";", "default", ":", "}")
    default: add("throw", expression: depth - 1, "\n")
    }
  }

  private mutating func block(_ depth: Int) {
    tokens.append("{")
    for _ in 0..<Int.random(in: 0...2, using: &random) { statement(depth) }
    tokens.append("}")
  }

  private mutating func add(_ before: String..., expression depth: Int? = nil, _ after: String...) {
    tokens += before
    if let depth { expression(depth) }
    tokens += after
  }

  private mutating func expression(_ depth: Int) {
    switch Int.random(in: 0..<(depth > 0 ? 14 : 4), using: &random) {
    case 0: tokens.append(name())
    case 1: tokens.append(["1", "0x1F", ".5", "1.", "1e3", "7.25"].randomElement(using: &random) ?? "1")
    case 2:
      tokens.append(["'a  b'", "\"// c\"", "`d  e`", "/f  g/i", "'it\\'s'"].randomElement(using: &random) ?? "''")
    case 3: tokens.append("this")
    case 4, 5, 6:
      let signs = [
        "+", "-", "*", "/", "%", "<", ">", "==", "!==", "&&", "||", "in", "instanceof", ">>", ">>>", ",", "&",
      ]
      add(expression: depth - 1, signs.randomElement(using: &random) ?? "+")
      expression(depth - 1)
    case 7:
      add(["!", "-", "+", "~", "typeof", "void"].randomElement(using: &random) ?? "!", expression: depth - 1)
    case 8: add("(", expression: depth - 1, ")")
    case 9: tokens += [["++", "--"].randomElement(using: &random) ?? "++", name()]
    case 10: tokens += [name(), ["++", "--"].randomElement(using: &random) ?? "++"]
    case 11: add("[", expression: depth - 1, "]", "[", "0", "]")
    case 12: add(name(), "(", expression: depth - 1, ")", ".", "if")
    default: add("`a ${", expression: depth - 1, "}  b`")
    }
  }

  private mutating func name() -> String {
    ["a", "b", "$c", "_d", "of", "é", "async", "get"].randomElement(using: &random) ?? "a"
  }
}
