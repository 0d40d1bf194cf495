/// What follows from where the rules of a stylesheet end.
package enum StylesheetEnd {
  /// Returns whether text can precede and follow a stylesheet in one file without changing what either means.
  ///
  /// - `@import`, `@charset`, `@namespace` and a byte order mark only count at the start of a file.
  /// - After a string, a comment, a brace or a statement that does not end, the following text would be part of it.
  /// - An address with an escape is not rewritten, so it would lead elsewhere from another folder.
  package static func isJoinable(_ source: [UInt8]) -> Bool {
    guard !source.starts(with: byteOrderMark), let tokens = StyleTokenizer.tokens(of: source) else { return false }
    var open: [Unicode.Scalar] = []
    var last: StyleToken.Kind?
    for token in tokens {
      switch token.kind {
      case .whiteSpace, .comment, .importantComment: continue
      case .word where firstStatements.contains(String(decoding: source[token.bytes], as: UTF8.self).lowercased()):
        return false
      case .url where source[token.bytes].contains(UInt8(ascii: "\\")): return false
      case .string where open.last == ")" && source[token.bytes].contains(UInt8(ascii: "\\")): return false
      case .function, .sign("("): open.append(")")
      case .sign("["): open.append("]")
      case .sign("{"): open.append("}")
      case .sign(let sign) where [")", "]", "}"].contains(sign): guard open.popLast() == sign else { return false }
      default: break
      }
      last = token.kind
    }
    return open.isEmpty && (last == nil || last == .sign("}") || last == .sign(";"))
  }

  /// Returns the position of a `{` that no `}` closes, the innermost if there are several.
  package static func unclosedBrace(in source: [UInt8]) -> Range<Int>? {
    var open: [Range<Int>] = []
    for token in StyleTokenizer.tokens(of: source) ?? [] {
      if token.kind == .sign("{") { open.append(token.bytes) }
      if token.kind == .sign("}") { _ = open.popLast() }
    }
    return open.last
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
  private static let firstStatements: Set<String> = ["@import", "@charset", "@namespace"]
}
