/// What stood between two tokens of a style sheet, and whether they can do without it.
enum StyleJoint {
  /// Whether two tokens would be read as others if nothing stood between them (CSS Syntax Level 3, section 9; a little
  /// more is kept apart than must be).
  static func mustSeparate(_ first: StyleToken.Kind, _ second: StyleToken.Kind) -> Bool {
    switch first {
    case .identifier: continuesName(second) || second == .sign("(")
    case .atKeyword, .hash, .dimension: continuesName(second)
    case .number: continuesName(second) || second == .sign("%")
    case .sign(UInt8(ascii: "#")), .sign(UInt8(ascii: "@")), .sign(UInt8(ascii: "-")): continuesName(second)
    case .sign(UInt8(ascii: ".")), .sign(UInt8(ascii: "+")): isNumeric(second)
    case .sign(UInt8(ascii: "/")): second == .sign("*")
    case .sign(UInt8(ascii: "|")): second == .sign("=") || second == .sign("|")
    case .sign(UInt8(ascii: "~")), .sign(UInt8(ascii: "^")), .sign(UInt8(ascii: "$")), .sign(UInt8(ascii: "*")):
      second == .sign("=")
    case .sign(UInt8(ascii: "<")): true  // `</style` would end the element that the sheet may stand in
    default: false
    }
  }

  /// Whether white space between two tokens of a prelude, a declaration or a statement means nothing.
  static func isIdle(between first: StyleToken.Kind, and second: StyleToken.Kind) -> Bool {
    switch first {
    case .function, .sign(UInt8(ascii: "(")), .sign(UInt8(ascii: "[")), .sign(UInt8(ascii: ",")): true
    default: second == .sign(")") || second == .sign("]") || second == .sign(",")
    }
  }

  private static func continuesName(_ kind: StyleToken.Kind) -> Bool {
    switch kind {
    case .identifier, .function, .url, .htmlComment, .sign(UInt8(ascii: "-")): true
    default: isNumeric(kind)
    }
  }

  private static func isNumeric(_ kind: StyleToken.Kind) -> Bool {
    kind == .number || kind == .percentage || kind == .dimension
  }
}
