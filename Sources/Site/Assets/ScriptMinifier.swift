/// Removes comments and white space from scripts.
package enum ScriptMinifier {
  /// Returns a script without comments, indentation and spaces that separate nothing; names stay as they are.
  ///
  /// ```swift
  /// ScriptMinifier.minify(Array("const a = 1; // one".utf8))  // "const a=1;"
  /// ```
  ///
  /// A line end stays, because it can end a statement. A script that cannot be split into tokens with certainty stays
  /// unchanged.
  package static func minify(_ script: [UInt8]) -> [UInt8] {
    guard let tokens = ScriptTokenizer.tokens(of: script) else { return script }
    var result: [UInt8] = []
    result.reserveCapacity(script.count)
    var previous: ScriptToken?
    for token in tokens {
      if let previous { result += separator(previous, token, in: script) }
      result += script[token.bytes]
      previous = token
    }
    return result
  }

  /// Returns the shortest text that keeps two tokens apart: nothing, a space or a line end.
  private static func separator(_ left: ScriptToken, _ right: ScriptToken, in script: [UInt8]) -> [UInt8] {
    let gap = script[left.bytes.upperBound..<right.bytes.lowerBound]
    if gap.isEmpty { return [] }
    if gap.contains(0x0A) || gap.contains(0x0D) { return [0x0A] }
    let isNeeded =
      left.isWord && right.isWord
      || left.kind == .number && script[right.bytes.lowerBound] == UInt8(ascii: ".")
      || canJoin(script[left.bytes.upperBound - 1]) && canJoin(script[right.bytes.lowerBound])
    return isNeeded ? [0x20] : []
  }

  /// Whether a byte can form an operator or a comment with another one, as in `+ +` and `/ /`.
  private static func canJoin(_ byte: UInt8) -> Bool { "+-*/<>!".utf8.contains(byte) }
}

extension ScriptToken {
  /// Whether the token cannot touch another word; the flags of a regular expression are letters.
  fileprivate var isWord: Bool {
    switch kind {
    case .word, .number, .regularExpression: true
    case .string, .templatePart, .sign: false
    }
  }
}
