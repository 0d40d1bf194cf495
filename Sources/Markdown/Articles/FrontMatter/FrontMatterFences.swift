/// The fences around front matter: two lines such as `---`, or the braces of a JSON object.
struct FrontMatterFences {
  let format: FrontMatterBlock.Format
  /// The opening fence without trailing white space.
  let opening: Range<Int>
  /// The bytes to parse: between the lines, or the JSON object; `nil` without a closing fence.
  let content: Range<Int>?
  /// The bytes from the opening fence to the end of the closing fence.
  let range: Range<Int>
  /// The offset of the first byte after the closing fence.
  let bodyOffset: Int
  /// Whether the author most likely meant front matter, even without a closing fence.
  let looksIntended: Bool

  /// Returns the front matter that begins at exactly `start`.
  static func find(in bytes: [UInt8], from start: Int) -> FrontMatterFences? {
    // Most articles start with text, perhaps with a very long line.
    guard start < bytes.count, "-+{".utf8.contains(bytes[start]) else { return nil }
    let first = FrontMatterLine(in: bytes, at: start)
    switch bytes[first.text] {
    case let fence where fence.elementsEqual("---".utf8): return lines(in: bytes, after: first, as: .yaml)
    case let fence where fence.elementsEqual("+++".utf8): return lines(in: bytes, after: first, as: .toml)
    case let text where text.first == UInt8(ascii: "{"): return object(in: bytes, from: start)
    default: return nil
    }
  }

  /// Looks for the closing fence.
  private static func lines(
    in bytes: [UInt8], after first: FrontMatterLine, as format: FrontMatterBlock.Format
  ) -> FrontMatterFences {
    var line = first
    while line.next < bytes.count {
      line = FrontMatterLine(in: bytes, at: line.next)
      guard closes(bytes[line.text], format) else { continue }
      return FrontMatterFences(
        format: format, opening: first.text, content: first.next..<line.text.lowerBound,
        range: first.text.lowerBound..<line.text.upperBound, bodyOffset: line.next,
        looksIntended: LikelyKeys.follow(in: bytes, at: first.next, as: format))
    }
    return unclosed(
      at: first.text, as: format, looksIntended: LikelyKeys.follow(in: bytes, at: first.next, as: format))
  }

  private static func unclosed(
    at opening: Range<Int>, as format: FrontMatterBlock.Format, looksIntended: Bool
  ) -> FrontMatterFences {
    FrontMatterFences(
      format: format, opening: opening, content: nil, range: opening.lowerBound..<opening.lowerBound,
      bodyOffset: opening.lowerBound, looksIntended: looksIntended)
  }

  private static func closes(_ line: ArraySlice<UInt8>, _ format: FrontMatterBlock.Format) -> Bool {
    switch format {
    case .yaml: line.elementsEqual("---".utf8) || line.elementsEqual("...".utf8)
    case .toml: line.elementsEqual("+++".utf8)
    case .json: false
    }
  }
}

extension FrontMatterFences {
  /// Looks for a JSON object.
  ///
  /// The content ends with the whole line of the closing brace, so that the parser reports text after the brace.
  private static func object(in bytes: [UInt8], from start: Int) -> FrontMatterFences? {
    guard LikelyKeys.beginObject(in: bytes, at: start) else { return nil }
    let opening = start..<start + 1
    guard let brace = closingBrace(in: bytes, from: start) else {
      return unclosed(at: opening, as: .json, looksIntended: true)
    }
    let line = FrontMatterLine(in: bytes, at: brace)
    let range = start..<line.text.upperBound
    return FrontMatterFences(
      format: .json, opening: opening, content: range, range: range, bodyOffset: line.next, looksIntended: true)
  }

  /// Returns the offset of the brace that closes the object at `start`.
  ///
  /// The search does not require valid JSON, so it finds the text of the article even after a syntax error.
  private static func closingBrace(in bytes: [UInt8], from start: Int) -> Int? {
    var (depth, isInText, isEscaped) = (0, false, false)
    for offset in start..<bytes.count {
      switch bytes[offset] {
      case _ where isEscaped: isEscaped = false
      case UInt8(ascii: "\\") where isInText: isEscaped = true
      case UInt8(ascii: "\""): isInText.toggle()
      case 0x0A, 0x0D: isInText = false
      case UInt8(ascii: "{") where !isInText: depth += 1
      case UInt8(ascii: "}") where !isInText:
        depth -= 1
        if depth == 0 { return offset }
      default: break
      }
    }
    return nil
  }
}

/// A line of a file, ended by LF, CRLF or a lone CR.
struct FrontMatterLine {
  /// The line without trailing white space.
  let text: Range<Int>
  /// The offset of the next line.
  let next: Int

  init(in bytes: [UInt8], at start: Int) {
    let span = bytes.span
    var end = start
    while end < span.count, span[end] != 0x0A, span[end] != 0x0D { end += 1 }
    let isCRLF = bytes[end...].starts(with: [0x0D, 0x0A])
    next = min(end + (isCRLF ? 2 : 1), bytes.count)
    let last = bytes[start..<end].lastIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    text = start..<(last.map { $0 + 1 } ?? start)
  }
}
