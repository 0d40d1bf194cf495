/// Whether a stylesheet can be joined with others in one file.
package enum StylesheetEnd {
  /// Returns whether text can precede and follow a stylesheet without changing what either means.
  ///
  /// `@import`, `@charset` and `@namespace` only count at the start of a file. After a string, a comment or a brace that
  /// does not end, the following text would be part of it.
  package static func isJoinable(_ source: [UInt8]) -> Bool {
    guard let tokens = StyleTokenizer.tokens(of: source) else { return false }
    var open: [Unicode.Scalar] = []
    for token in tokens {
      switch token.kind {
      case .word:
        let word = String(decoding: source[token.bytes], as: UTF8.self).lowercased()
        if ["@import", "@charset", "@namespace"].contains(word) { return false }
      case .function: open.append(")")
      case .sign("("): open.append(")")
      case .sign("["): open.append("]")
      case .sign("{"): open.append("}")
      case .sign(")"), .sign("]"), .sign("}"):
        guard let expected = open.popLast(), token.kind == .sign(expected) else { return false }
      default: break
      }
    }
    return open.isEmpty
  }
}
