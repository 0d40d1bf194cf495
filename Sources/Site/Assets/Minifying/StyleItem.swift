/// One item of a style sheet: the prelude of a rule, a declaration, or a statement such as `@import`.
struct StyleItem {
  /// A token that browsers see, and what stands before it.
  struct Piece {
    let token: StyleToken
    let gap: Gap
    /// How many brackets are open around it.
    let depth: Int

    /// Whether it is a combinator that white space adds nothing to; `+` also begins numbers, and stays as it is.
    var isCombinator: Bool {
      depth == 0 && (token.kind == .sign(UInt8(ascii: ">")) || token.kind == .sign(UInt8(ascii: "~")))
    }
  }

  /// What stands between two tokens that browsers see.
  struct Gap {
    var hasSpace = false
    var hasComment = false
    var kept: [StyleToken] = []
  }

  enum Kind { case selector, declaration, customProperty, condition, other }

  private(set) var pieces: [Piece] = []
  private(set) var commentsBefore: [StyleToken] = []
  private(set) var commentsBehind: [StyleToken] = []
  private let tokens: ArraySlice<StyleToken>

  init(_ tokens: ArraySlice<StyleToken>) {
    self.tokens = tokens
    var gap = Gap()
    var depth = 0
    for token in tokens {
      switch token.kind {
      case .whiteSpace: gap.hasSpace = true
      case .comment: gap.hasComment = true
      case .keptComment: gap.kept.append(token)
      default:
        if pieces.isEmpty {
          commentsBefore = gap.kept
          gap = Gap()
        }
        if token.closesBracket { depth -= 1 }
        pieces.append(Piece(token: token, gap: gap, depth: depth))
        if token.opensBracket { depth += 1 }
        gap = Gap()
      }
    }
    if pieces.isEmpty { commentsBefore = gap.kept } else { commentsBehind = gap.kept }
  }

  /// Whether the item is nothing but the name of a custom property.
  func isCustomName(in source: [UInt8]) -> Bool {
    pieces.count == 1 && pieces[0].token.kind == .identifier
      && source[pieces[0].token.bytes].starts(with: [UInt8(ascii: "-"), UInt8(ascii: "-")])
  }

  func kind(in source: [UInt8], isPrelude: Bool, isInBlock: Bool) -> Kind {
    let first = pieces[0].token
    if first.kind == .atKeyword {
      let name = String(decoding: source[first.bytes], as: UTF8.self).lowercased()
      return ["@media", "@supports", "@container"].contains(name) ? .condition : .other
    }
    if isPrelude { return .selector }
    guard pieces.count > 1, first.kind == .identifier, pieces[1].token.kind == .sign(":") else { return .other }
    let isCustom = source[first.bytes].starts(with: [UInt8(ascii: "-"), UInt8(ascii: "-")])
    return isCustom && isInBlock ? .customProperty : .declaration
  }

  /// Whether white space before a piece means nothing.
  func isIdle(before index: Int, as kind: Kind) -> Bool {
    let (first, second) = (pieces[index - 1], pieces[index])
    if StyleJoint.isIdle(between: first.token.kind, and: second.token.kind) { return true }
    switch kind {
    case .selector:
      return first.isCombinator || second.isCombinator
    case .declaration: return index <= 2 || second.depth == 0 && second.token.kind == .sign("!")
    case .condition: return isColonOfFeature(index) || isColonOfFeature(index - 1)
    case .customProperty, .other: return false
    }
  }

  /// Whether a piece is the colon of `(name: value)`.
  private func isColonOfFeature(_ index: Int) -> Bool {
    index >= 2 && pieces[index].token.kind == .sign(":") && pieces[index - 1].token.kind == .identifier
      && pieces[index - 2].token.kind == .sign("(")
  }

  /// Where the value of a custom property stands, with the comments in it.
  var value: Range<Int> {
    guard let colon = tokens.firstIndex(where: { $0.kind == .sign(":") }) else { return 0..<0 }
    let rest = tokens[(colon + 1)...]
    guard let first = rest.first(where: { $0.kind != .whiteSpace }),
      let last = rest.last(where: { $0.kind != .whiteSpace })
    else { return 0..<0 }
    return first.bytes.lowerBound..<last.bytes.upperBound
  }
}

extension StyleToken {
  fileprivate var opensBracket: Bool {
    kind == .function || kind == .sign("(") || kind == .sign("[") || kind == .sign("{")
  }

  fileprivate var closesBracket: Bool {
    kind == .sign(")") || kind == .sign("]") || kind == .sign("}")
  }
}
