/// What must stand between two tokens of a script where something stood.
enum ScriptSpacing {
  /// Whether the end of the line between two tokens may end a statement; where that is not certain, it may.
  static func mayEndStatement(_ first: ScriptToken, _ second: ScriptToken, in source: [UInt8]) -> Bool {
    switch first.kind {
    case .template(_, continues: true): return false
    case .punctuator where ScriptPunctuator.leadsOn(text(first, source)): return false
    default: break
    }
    switch second.kind {
    case .template(isContinued: true, _): return false
    case .punctuator: return !ScriptPunctuator.followsOn(text(second, source))
    default: return true
    }
  }

  /// Whether two tokens would be read as others without white space between them.
  static func mustSeparate(_ first: ScriptToken, _ second: ScriptToken, in source: [UInt8]) -> Bool {
    let last = source[first.bytes.upperBound - 1]
    let next = source[second.bytes.lowerBound]
    switch (last, next) {
    case (UInt8(ascii: "/"), UInt8(ascii: "/")), (UInt8(ascii: "/"), UInt8(ascii: "*")): return true  // comments
    case (UInt8(ascii: "*"), UInt8(ascii: "/")): return true
    case (UInt8(ascii: "<"), UInt8(ascii: "/")): return true  // `</script` ends the element a script may stand in
    case (UInt8(ascii: "<"), UInt8(ascii: "!")), (UInt8(ascii: "!"), UInt8(ascii: "-")): return true  // `<!--`
    case (UInt8(ascii: "-"), UInt8(ascii: ">")): return true  // `-->`
    default: break
    }
    switch first.kind {
    case .number where next == UInt8(ascii: "."): return true
    case .word, .number, .regularExpression: return next.isInScriptWord || next == UInt8(ascii: "#")
    case .punctuator where second.kind == .punctuator:
      let both = Array(source[first.bytes]) + Array(source[second.bytes])
      return ScriptPunctuator.length(at: 0, in: both) != first.bytes.count
    default: return false
    }
  }

  private static func text(_ token: ScriptToken, _ source: [UInt8]) -> String {
    ScriptPunctuator.text(of: source[token.bytes])
  }
}
