/// A piece of raw HTML, as a browser would take it apart.
enum RawMarkupToken {
  case text(Range<Int>)
  case start(RawMarkupTag)
  case end(RawMarkupTag)
  case comment(Range<Int>)
  /// A `<![CDATA[…]]>`, by what it holds.
  case characterData(Range<Int>)
  /// A doctype, a processing instruction, or what else browsers read as a comment.
  case declaration
  /// A tag whose `>` is missing; its range ends with its name, and nothing of the piece is left.
  case unfinishedTag(String, Range<Int>)
  /// A comment or declaration that goes on to the end of the piece.
  case unfinishedComment(Range<Int>)
}

/// Takes raw HTML apart by the rules of the HTML standard, so that filter and browser see the same tags.
///
/// Every search either finds its end or uses up the piece, which keeps the whole linear.
struct RawMarkupTokens {
  let bytes: ArraySlice<UInt8>
  var position: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  mutating func next() -> RawMarkupToken? {
    guard position < bytes.endIndex else { return nil }
    guard opensMarkup(at: position) else { return .text(takeText()) }
    let start = position
    switch bytes[start + 1] {
    case UInt8(ascii: "!"): return declaration()
    case UInt8(ascii: "?"): return finished(.declaration, past: find("?>", from: start + 1))
    case UInt8(ascii: "/"):
      guard bytes[start + 2].isASCIILetter else { return finished(.declaration, past: find(">", from: start + 2)) }
      return tag(nameAt: start + 2).map(RawMarkupToken.end) ?? unfinishedTag(from: start, nameAt: start + 2)
    default: return tag(nameAt: start + 1).map(RawMarkupToken.start) ?? unfinishedTag(from: start, nameAt: start + 1)
    }
  }

  func byte(at index: Int) -> UInt8? {
    index < bytes.endIndex ? bytes[index] : nil
  }

  mutating func skip(while condition: (UInt8) -> Bool) {
    while position < bytes.endIndex, condition(bytes[position]) { position += 1 }
  }

  /// Whether the word stands at `index`; its letters are in lower case and match both.
  func matches(_ word: StaticString, at index: Int) -> Bool {
    guard index + word.utf8CodeUnitCount <= bytes.endIndex else { return false }
    return word.withUTF8Buffer { word in
      word.indices.allSatisfy { unsafe bytes[index + $0].lowercasedASCII == word[$0] }
    }
  }

  /// Where the first `word` ends.
  func find(_ word: StaticString, from start: Int) -> Int? {
    (start..<max(start, bytes.endIndex)).first { matches(word, at: $0) }.map { $0 + word.utf8CodeUnitCount }
  }
}

extension RawMarkupTokens {
  private func opensMarkup(at index: Int) -> Bool {
    guard bytes[index] == UInt8(ascii: "<"), let next = byte(at: index + 1) else { return false }
    if next == UInt8(ascii: "/") { return index + 2 < bytes.endIndex }
    return next.isASCIILetter || next == UInt8(ascii: "!") || next == UInt8(ascii: "?")
  }

  private mutating func takeText() -> Range<Int> {
    let start = position
    position += 1
    while position < bytes.endIndex, !opensMarkup(at: position) { position += 1 }
    return start..<position
  }

  private mutating func declaration() -> RawMarkupToken {
    let start = position
    if matches("<!--", at: start) {
      let end = endOfComment(from: start + 4)
      return finished(.comment(start..<(end ?? start)), past: end)
    }
    guard matches("<![cdata[", at: start) else { return finished(.declaration, past: find(">", from: start + 2)) }
    let end = find("]]>", from: start + 9)
    return finished(.characterData(start + 9..<(end ?? start + 12) - 3), past: end)
  }

  /// `-->`, but also `--!>`, and the `>` and `->` that make an empty comment of `<!-->` and `<!--->`.
  private func endOfComment(from start: Int) -> Int? {
    if matches(">", at: start) { return start + 1 }
    if matches("->", at: start) { return start + 2 }
    for index in start..<max(start, bytes.endIndex) where matches("--", at: index) {
      if matches(">", at: index + 2) { return index + 3 }
      if matches("!>", at: index + 2) { return index + 4 }
    }
    return nil
  }

  private mutating func finished(_ token: RawMarkupToken, past end: Int?) -> RawMarkupToken {
    let start = position
    position = end ?? bytes.endIndex
    return end == nil ? .unfinishedComment(start..<position) : token
  }

  private func unfinishedTag(from start: Int, nameAt nameStart: Int) -> RawMarkupToken {
    let end = bytes[nameStart...].firstIndex(where: \.endsTagName) ?? bytes.endIndex
    return .unfinishedTag(name(nameStart..<end), start..<end)
  }
}
