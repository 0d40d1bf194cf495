/// The lines that enclose front matter.
struct FrontMatterFences {
  let format: FrontMatter.Format
  /// The opening line without white space at its end.
  let opening: Range<Int>
  /// What stands between the lines, if there is a closing one.
  let content: Range<Int>?
  /// From the opening line up to the end of the closing one.
  let range: Range<Int>
  /// The first byte after the closing line.
  let bodyOffset: Int
  /// Whether what follows the opening line looks like front matter, closed or not.
  let isMeant: Bool

  /// Looks for an opening line at an offset, and nowhere else, and then for the line that closes it.
  init?(in bytes: [UInt8], from start: Int) {
    let first = Line(in: bytes, at: start)
    switch bytes[first.text] {
    case let fence where fence.elementsEqual("---".utf8): format = .yaml
    case let fence where fence.elementsEqual("+++".utf8): format = .toml
    default: return nil
    }
    opening = first.text
    let isMeant = Self.looksLikeKey(in: bytes, at: first.next, as: format)
    self.isMeant = isMeant
    var line = first
    while line.next < bytes.count {
      line = Line(in: bytes, at: line.next)
      guard Self.closes(bytes[line.text], format) else { continue }
      content = first.next..<line.text.lowerBound
      range = start..<line.text.upperBound
      bodyOffset = line.next
      return
    }
    content = nil
    range = start..<start
    bodyOffset = start
  }

  /// The opening line of what would be front matter but for the white space before it.
  static func misplaced(in bytes: [UInt8], from start: Int) -> Range<Int>? {
    guard let first = bytes[start...].firstIndex(where: { $0 > 0x20 }), first > start else { return nil }
    let fences = FrontMatterFences(in: bytes, from: first)
    return fences.flatMap { $0.isMeant && $0.content != nil ? $0.opening : nil }
  }

  private static func closes(_ line: ArraySlice<UInt8>, _ format: FrontMatter.Format) -> Bool {
    switch format {
    case .yaml: line.elementsEqual("---".utf8) || line.elementsEqual("...".utf8)
    case .toml: line.elementsEqual("+++".utf8)
    }
  }

  /// Whether the next line that is no comment begins with a word and the sign between a key and its value.
  ///
  /// Below a thematic break stands an empty line or a sentence, whose first word seldom ends with a colon.
  private static func looksLikeKey(in bytes: [UInt8], at start: Int, as format: FrontMatter.Format) -> Bool {
    var line = Line(in: bytes, at: start)
    while bytes[line.text].first == UInt8(ascii: "#"), line.next < bytes.count { line = Line(in: bytes, at: line.next) }
    let text = bytes[line.text]
    let rest = text.drop { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "\""): true
      default: false
      }
    }
    guard rest.startIndex > text.startIndex else { return format == .toml && text.first == UInt8(ascii: "[") }
    switch format {
    case .yaml: return rest.first == UInt8(ascii: ":") && rest.dropFirst().first.map { $0 <= 0x20 } ?? true
    case .toml: return rest.first { $0 != UInt8(ascii: " ") } == UInt8(ascii: "=")
    }
  }
}

/// A line of a file, which ends with LF, CRLF or a lone CR.
private struct Line {
  /// The line without white space at its end.
  let text: Range<Int>
  /// Where the next line begins.
  let next: Int

  init(in bytes: [UInt8], at start: Int) {
    let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    let isCRLF = bytes[end...].starts(with: [0x0D, 0x0A])
    next = min(end + (isCRLF ? 2 : 1), bytes.count)
    let last = bytes[start..<end].lastIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    text = start..<(last.map { $0 + 1 } ?? start)
  }
}
