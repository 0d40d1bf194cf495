/// Extensions of kramdown: `{::comment}…{:/comment}`, `{::nomarkdown}…{:/}` and `{::options toc_levels="2" /}`.
enum KramdownExtensions {
  /// Returns a text without comments, options, and the marks around HTML, which Garland does not need.
  static func removed(_ text: MarkdownText) -> MarkdownText {
    // Whether no further comment has an end. Remembering that makes many unclosed comments take linear time.
    var isEndless = false
    return text.replacing(at: "{") { text, start in
      guard let mark = mark(at: start, in: text) else { return nil }
      guard mark.starts(with: "{::comment".utf8) else { return (mark.indices, []) }
      let end = isEndless ? nil : endOfComment(from: mark.endIndex, in: text)
      isEndless = end == nil
      return end.map { (start..<$0, []) }
    }
  }

  /// Returns the whole mark that begins at a brace; `nil` if it does not belong to an extension.
  private static func mark(at start: Int, in text: [UInt8]) -> ArraySlice<UInt8>? {
    let line = text[start...].prefix(200)
    let isOpening = ["{::comment", "{::nomarkdown", "{::options"].contains { line.starts(with: $0.utf8) }
    guard isOpening || line.starts(with: "{:/".utf8), let end = line.firstIndex(of: UInt8(ascii: "}")) else {
      return nil
    }
    return line[...end]
  }

  private static func endOfComment(from start: Int, in text: [UInt8]) -> Int? {
    var at = start
    while let open = text[at...].firstIndex(of: UInt8(ascii: "{")) {
      at = open + 1
      if let mark = mark(at: open, in: text), mark.starts(with: "{:/".utf8) { return open + mark.count }
    }
    return nil
  }
}
