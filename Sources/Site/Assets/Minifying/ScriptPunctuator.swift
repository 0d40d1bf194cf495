/// The punctuators of ECMAScript, and what white space around them means.
enum ScriptPunctuator {
  /// How many bytes the longest punctuator here takes, if there is any.
  static func length(at offset: Int, in source: [UInt8]) -> Int? {
    for length in stride(from: min(4, source.count - offset), to: 0, by: -1) {
      let text = text(of: source[offset..<offset + length])
      guard all.contains(text) else { continue }
      let next = offset + length < source.count ? source[offset + length] : 0
      if text == "?.", next.isDigit { continue }  // `a?.5:b`
      return length
    }
    return nil
  }

  static func text(of bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// Those after which no statement can end, so that the end of a line means nothing.
  static func leadsOn(_ text: String) -> Bool {
    leadingOn.contains(text)
  }

  /// Those before which the end of a line means nothing: the grammar lets them follow whatever ends an expression, or
  /// ends a statement there anyway.
  static func followsOn(_ text: String) -> Bool {
    followingOn.contains(text)
  }

  private static let followingOn: Set<String> = [")", "]", "}", ",", ".", "?.", "?", ":", "&&", "||", "??"]

  private static let leadingOn = operators.union(["{", "(", "[", ";", ",", ".", "?.", "?", ":", "=>", "...", "!", "~"])

  private static let operators: Set<String> = [
    "=", "+=", "-=", "*=", "/=", "%=", "**=", "<<=", ">>=", ">>>=", "&=", "|=", "^=", "&&=", "||=", "??=",
    "==", "!=", "===", "!==", "<", "<=", ">", ">=", "&&", "||", "??",
    "+", "-", "*", "/", "%", "**", "&", "|", "^", "<<", ">>", ">>>",
  ]

  private static let all = leadingOn.union([")", "]", "}", "++", "--", "@"])
}
