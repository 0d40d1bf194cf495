/// The paragraphs of a Markdown text: lines between empty ones, without code blocks and blocks of HTML.
enum MarkdownParagraphs {
  /// A paragraph is a part of its own up to this size, so that a search in it takes a limited time.
  private static let limit = 20_000

  /// Returns the paragraphs in order.
  static func ranges(in text: [UInt8]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var fence: (byte: UInt8, count: Int)?
    var closing: [UInt8]?
    var open: Int?
    var start = 0
    func end(at offset: Int) {
      if let first = open, isText(text[first..<offset]) { ranges.append(first..<offset) }
      open = nil
    }
    while start < text.count {
      let next = text[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? text.count
      let line = text[start..<next]
      if let current = fence {
        let isEnd =
          CodeRegions.fence(of: line).map { $0.byte == current.byte && $0.count >= current.count && $0.isBare } ?? false
        if isEnd { fence = nil }
      } else if let tag = closing {
        if line.firstRange(of: tag) != nil { closing = nil }
      } else if let opened = CodeRegions.fence(of: line) {
        end(at: start)
        fence = (opened.byte, opened.count)
      } else if line.allSatisfy({ $0 <= 0x20 }) {
        end(at: start)
      } else {
        if let tag = verbatimTag(in: line), line.firstRange(of: tag) == nil {
          end(at: start)
          closing = tag
        } else if open == nil {
          open = start
        }
      }
      start = next
    }
    end(at: text.count)
    return ranges
  }

  /// Returns the end tag of an element with verbatim text that a line starts.
  private static func verbatimTag(in line: ArraySlice<UInt8>) -> [UInt8]? {
    guard line.contains(UInt8(ascii: "<")) else { return nil }
    let name = ["pre", "script", "style", "textarea"].first { line.firstRange(of: Array("<\($0)".utf8)) != nil }
    return name.map { Array("</\($0)".utf8) }
  }

  /// Whether lines are neither indented code nor a block of HTML.
  private static func isText(_ lines: ArraySlice<UInt8>) -> Bool {
    guard lines.count < limit, let first = lines.first(where: { $0 > 0x20 }), first != UInt8(ascii: "<") else {
      return false
    }
    return !lines.split(separator: 0x0A).allSatisfy { $0.starts(with: "    ".utf8) || $0.first == 0x09 }
  }
}
