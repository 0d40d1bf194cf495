import Texts

/// A token of raw HTML, as a browser would see it.
enum RawMarkupToken {
  case text(Range<Int>)
  case start(RawMarkupTag)
  case end(RawMarkupTag)
  case comment(Range<Int>)
  /// The content of a `<![CDATA[…]]>` section.
  case characterData(Range<Int>)
  /// A doctype, a processing instruction, or other markup that browsers read as a comment.
  case declaration
  /// A tag without its `>`; the range ends after its name, and the rest of the piece is consumed.
  case unfinishedTag(String, Range<Int>)
  /// A comment or declaration without its end.
  case unfinishedComment(Range<Int>)
}

/// A tokenizer for raw HTML that follows the HTML standard, so that the filter and browsers see the same tags.
///
/// If a search for the end of a token fails, the tokenizer consumes the rest of the piece. So it takes linear time.
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

  /// Returns whether a lower-case word is at `index`, ignoring case.
  func matches(_ word: StaticString, at index: Int) -> Bool {
    guard index + word.utf8CodeUnitCount <= bytes.endIndex else { return false }
    return word.withUTF8Buffer { word in
      word.indices.allSatisfy { unsafe bytes[index + $0].lowercasedASCII == word[$0] }
    }
  }

  /// Returns the end of the first `word`.
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

  /// Returns the end of a comment: `-->` or `--!>`, or the `>` or `->` of the empty comments `<!-->` and `<!--->`.
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

/// A start or end tag, with the ranges of its parts.
struct RawMarkupTag {
  struct Attribute {
    /// The range of the name.
    let name: Range<Int>
    /// The range of the value without its quotes, if there is one.
    let value: Range<Int>?
    let range: Range<Int>
  }

  /// The name, in lower case.
  let name: String
  let attributes: [Attribute]
  /// Whether the tag ends with `/>`.
  let isSelfClosing: Bool
  let range: Range<Int>
}

extension RawMarkupTokens {
  /// Reads the tag at `position`, or consumes the piece and returns `nil` if the tag has no end.
  mutating func tag(nameAt nameStart: Int) -> RawMarkupTag? {
    let start = position
    position = nameStart
    skip { !$0.endsTagName }
    let name = name(nameStart..<position)
    var attributes: [RawMarkupTag.Attribute] = []
    while true {
      let gap = position
      skip { $0.isMarkupSpace || $0 == UInt8(ascii: "/") }
      guard let byte = byte(at: position) else { return nil }
      guard byte == UInt8(ascii: ">") else {
        attributes.append(attribute())
        continue
      }
      let isSelfClosing = position > gap && bytes[position - 1] == UInt8(ascii: "/")
      position += 1
      return RawMarkupTag(name: name, attributes: attributes, isSelfClosing: isSelfClosing, range: start..<position)
    }
  }

  /// Returns the name of a tag or attribute in lower case.
  func name(_ range: Range<Int>) -> String {
    // Short names need no allocation, and this runs for each tag and attribute of a site.
    let name = unsafe String(unsafeUninitializedCapacity: range.count) { name in
      for index in range { unsafe name[index - range.lowerBound] = bytes[index].lowercasedASCII }
      return range.count
    }
    return name.utf8.contains(0) ? name.replacing("\0", with: "\u{FFFD}") : name
  }

  /// Reads an attribute.
  ///
  /// It may start with `=`, contain quotes and `<` in its name, and follow another attribute without a space.
  private mutating func attribute() -> RawMarkupTag.Attribute {
    let start = position
    position += 1
    skip { !$0.endsTagName && $0 != UInt8(ascii: "=") }
    let name = start..<position
    skip(while: \.isMarkupSpace)
    guard byte(at: position) == UInt8(ascii: "=") else { return .init(name: name, value: nil, range: name) }
    position += 1
    skip(while: \.isMarkupSpace)
    let value = value()
    return .init(name: name, value: value, range: start..<position)
  }

  private mutating func value() -> Range<Int> {
    guard let quote = byte(at: position), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      let start = position
      skip { !$0.isMarkupSpace && $0 != UInt8(ascii: ">") }
      return start..<position
    }
    position += 1
    let start = position
    skip { $0 != quote }
    defer { position = min(position + 1, bytes.endIndex) }
    return start..<position
  }
}

extension UInt8 {
  /// Whether the byte ends the name of a tag or attribute.
  var endsTagName: Bool { isMarkupSpace || self == UInt8(ascii: "/") || self == UInt8(ascii: ">") }
}
