/// Writes the tokens of a script again with as little between them as can be.
struct ScriptWriter {
  private let source: [UInt8]
  private var output: [UInt8]
  private var previous: ScriptToken?

  /// The comments to be kept since the last token, and whether a line ended among them.
  private var comments: [ScriptToken] = []
  private var hasLineFeed = false

  init(source: [UInt8], output: [UInt8]) {
    self.source = source
    self.output = output
  }

  mutating func write(_ tokens: [ScriptToken]) -> [UInt8] {
    output.reserveCapacity(source.count)
    for token in tokens {
      hasLineFeed = hasLineFeed || token.hasLineFeedBefore
      if token.kind == .keptComment {
        comments.append(token)
        hasLineFeed = hasLineFeed || spansLines(token)
      } else {
        if !comments.isEmpty { writeComments(isEnd: false) } else if let previous { writeGap(previous, token) }
        output.append(contentsOf: source[token.bytes])
        previous = token
        hasLineFeed = false
      }
    }
    if !comments.isEmpty { writeComments(isEnd: true) }
    return output
  }

  private mutating func writeGap(_ first: ScriptToken, _ second: ScriptToken) {
    if hasLineFeed, ScriptSpacing.mayEndStatement(first, second, in: source) {
      output.append(0x0A)
    } else if second.hasGapBefore, ScriptSpacing.mustSeparate(first, second, in: source) {
      output.append(0x20)
    }
  }

  /// Comments stand on lines of their own where a line ended before or after them.
  private mutating func writeComments(isEnd: Bool) {
    if previous != nil { output.append(hasLineFeed ? 0x0A : 0x20) }
    for (index, comment) in comments.enumerated() {
      if index > 0, hasLineFeed { output.append(0x0A) }
      output.append(contentsOf: source[comment.bytes])
    }
    if hasLineFeed, !isEnd { output.append(0x0A) }
    comments = []
  }

  private func spansLines(_ comment: ScriptToken) -> Bool {
    let tokenizer = ScriptTokenizer.at(comment.bytes.lowerBound, in: source)
    return comment.bytes.contains { tokenizer.lineEndLength(at: $0) > 0 }
  }
}
