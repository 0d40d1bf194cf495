/// The custom properties of a stylesheet, such as `--accent`.
package struct CustomProperties {
  /// The names that rules set, with their ranges.
  package private(set) var set: [(name: String, range: Range<Int>)] = []
  /// The names that occur elsewhere, as in `var(--accent)`.
  package private(set) var read: Set<String> = []

  /// Reads a stylesheet, or returns `nil` if it is malformed.
  package init?(of source: [UInt8]) {
    guard let tokens = StyleTokenizer.tokens(of: source) else { return nil }
    let words = tokens.filter { ![.whiteSpace, .comment, .importantComment].contains($0.kind) }
    for (index, token) in words.enumerated() where token.kind == .word {
      let name = String(decoding: source[token.bytes], as: UTF8.self)
      // `.--name:hover` is a class.
      guard name.hasPrefix("--"), index == 0 || words[index - 1].kind != .sign(".") else { continue }
      if index + 1 < words.count, words[index + 1].kind == .sign(":") {
        set.append((name, token.bytes))
      } else {
        read.insert(name)
      }
    }
  }
}
