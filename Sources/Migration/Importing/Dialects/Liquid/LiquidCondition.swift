import Parsing

/// A condition of Liquid: `include.alt and page.layout == "post"`.
///
/// Liquid evaluates `and` and `or` from the right, without precedence.
struct LiquidCondition: Sendable {
  private typealias Comparison = (left: String, sign: String, right: String)

  private let comparisons: [Comparison]
  /// `and` or `or` between the comparisons.
  private let operators: [String]
  private let isNegated: Bool

  private static let signs: Set<String> = ["==", "!=", "<>", "<", ">", "<=", ">=", "contains"]

  init?(_ text: String, isNegated: Bool = false) {
    self.isNegated = isNegated
    let words = Self.words(of: text)
    func isOperator(_ word: String) -> Bool { word == "and" || word == "or" }
    let groups = words.split(omittingEmptySubsequences: false, whereSeparator: isOperator).map { Array($0) }
    operators = words.filter(isOperator)
    comparisons = groups.compactMap { group in
      switch group.count {
      case 1: (group[0], "", "")
      case 3 where Self.signs.contains(group[1]): (group[0], group[1], group[2])
      default: nil
      }
    }
    if comparisons.count < groups.count { return nil }
  }

  /// Returns whether the condition holds, or `nil` if it depends on an unknown value.
  func isTrue(in scope: LiquidScope) -> Bool? {
    var result: Bool?
    for index in comparisons.indices.reversed() {
      guard let own = isTrue(comparisons[index], in: scope) else { return nil }
      result = result.map { operators[index] == "and" ? own && $0 : own || $0 } ?? own
    }
    return result.map { $0 != isNegated }
  }

  private func isTrue(_ comparison: Comparison, in scope: LiquidScope) -> Bool? {
    guard let left = scope.value(of: comparison.left) else { return nil }
    if comparison.sign.isEmpty { return left != .null && left != .bool(false) }
    if comparison.right == "empty" || comparison.right == "blank" {
      let isEmpty = left.size == 0
      return comparison.sign == "==" ? isEmpty : comparison.sign == "!=" ? !isEmpty : nil
    }
    guard let right = scope.value(of: comparison.right) else { return nil }
    switch comparison.sign {
    case "==": return Self.areEqual(left, right)
    case "!=", "<>": return !Self.areEqual(left, right)
    case "contains":
      guard let part = right.text else { return false }
      if case .list = left { return left.texts.contains(part) }
      return left.text?.contains(part) ?? false
    default:
      guard let one = left.integer, let other = right.integer else { return nil }
      switch comparison.sign {
      case "<": return one < other
      case ">": return one > other
      case "<=": return one <= other
      default: return one >= other
      }
    }
  }

  private static func areEqual(_ left: DataNode.Value, _ right: DataNode.Value) -> Bool {
    if let one = left.text, let other = right.text { return one == other }
    return left == right
  }

  /// Splits a text at spaces that are not in quotes, and around signs.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var rest = text[...]
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "\"" || first == "'" {
        let end = rest.dropFirst().firstIndex(of: first).map { rest.index(after: $0) } ?? rest.endIndex
        words.append(String(rest[..<end]))
        rest = rest[end...]
      } else {
        let isSign = "=!<>".contains(first)
        let word = rest.prefix { !$0.isWhitespace && "=!<>".contains($0) == isSign }
        words.append(String(word))
        rest = rest[word.endIndex...]
      }
    }
    return words
  }
}
