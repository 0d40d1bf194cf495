extension Scanner {
  /// The maximum depth of embedded languages, because each level searches the text for its own end.
  private static let embeddingLimit = 4

  /// Enters an embedded language, up to its end.
  mutating func embed(_ embedding: Embedding) {
    let closing = closing(of: embedding.end)
    let stop = closing?.lineStart ?? end(of: embedding.end)
    let language: Language?
    switch embedding.name {
    case .language(let name): language = Language.named(name)
    case .restOfLine:
      let name = nameOnLine()
      language = Language.named(String(decoding: code.bytes[name], as: UTF8.self))
      emit(.property, from: name.lowerBound, to: name.upperBound)
      // The rest of the line after the language's name belongs to neither language.
      at = code.endOfLine(from: at)
    }
    flush(to: at)
    guard let inner = language?.grammar, stop > at, outerLanguages.count < Self.embeddingLimit else {
      emit(.string, from: at, to: stop)
      at = stop
      readClosingFence(closing?.marks)
      return
    }
    outerLanguages.append(
      EmbeddedFrame(
        grammar: grammar, frames: frames + [frame], start: code.start, end: code.end, closing: closing?.marks,
        searches: searches))
    grammar = inner
    (frames, frame) = ([], Frame(mode: 0, captured: 0..<0))
    searches = Array(repeating: Search(), count: grammar.rules.count)
    (code.start, code.end) = (at, stop)
    history = History()
  }

  /// Returns to the surrounding language; `false` if there is none.
  mutating func leaveEmbedding() -> Bool {
    guard let outer = outerLanguages.popLast() else { return false }
    flush(to: code.end)
    grammar = outer.grammar
    frames = outer.frames
    frame = frames.popLast() ?? frame
    searches = outer.searches
    (code.start, code.end) = (outer.start, outer.end)
    queued = []
    history = History()
    readClosingFence(outer.closing)
    return true
  }

  /// Reads the fence that closes a block.
  private mutating func readClosingFence(_ fence: Range<Int>?) {
    guard let fence else { return }
    emit(.string, from: fence.lowerBound, to: fence.upperBound)
    at = fence.upperBound
  }

  /// Returns the range of the next name on the line.
  private func nameOnLine() -> Range<Int> {
    let first = code.endOfBlanks(from: at)
    var last = first
    while last < code.end, code[last] > 0x20, code[last] != UInt8(ascii: "{"), code[last] != UInt8(ascii: ",") {
      last += 1
    }
    return first..<last
  }

  private func closing(of end: Embedding.End) -> (lineStart: Int, marks: Range<Int>)? {
    guard case .fence = end else { return nil }
    return code.closingFence(of: captured, from: at)
  }

  private func end(of end: Embedding.End) -> Int {
    switch end {
    case .text(let closing): return code.find(Array(closing.utf8), from: at)
    case .fence: return code.end
    case .line:
      var index = code.endOfLine(from: at)
      while index < code.end, index > at, code[index - 1] == UInt8(ascii: "\\") {
        index = code.endOfLine(from: index + 1)
      }
      return index
    }
  }
}
