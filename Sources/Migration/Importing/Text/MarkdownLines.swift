/// A line of a Markdown text, without its line feed.
struct MarkdownLine: Sendable, Equatable {
  /// What a line is for fenced code.
  enum Role: Sendable, Equatable {
    /// Not part of a code block.
    case text
    /// The fence that begins a code block, with its info string.
    case opening
    /// Code.
    case code
    /// The fence that ends a code block.
    case closing
  }

  let text: String
  let role: Role

  /// Splits a text into lines.
  static func lines(of text: [UInt8]) -> [MarkdownLine] {
    var open: (byte: UInt8, count: Int)?
    return text.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      let line = line.last == 0x0D ? line.dropLast() : line
      let string = String(decoding: line, as: UTF8.self)
      let fence = CodeRegions.fence(of: line)
      guard let current = open else {
        open = fence.map { ($0.byte, $0.count) }
        return MarkdownLine(text: string, role: fence == nil ? .text : .opening)
      }
      guard let fence, fence.byte == current.byte, fence.count >= current.count, fence.isBare else {
        return MarkdownLine(text: string, role: .code)
      }
      open = nil
      return MarkdownLine(text: string, role: .closing)
    }
  }

  /// The white space at the start.
  var indentation: String { String(text.prefix { $0 == " " || $0 == "\t" }) }

  /// The text of an opening fence before the info string, and the info string.
  var fenceParts: (fence: String, info: String) {
    guard let start = text.firstIndex(where: { $0 == "`" || $0 == "~" }) else { return (text, "") }
    let end = text[start...].firstIndex { $0 != text[start] } ?? text.endIndex
    return (String(text[..<end]), text[end...].trimmed.description)
  }
}

extension [MarkdownLine] {
  /// The lines as one text.
  var bytes: [UInt8] { Array<UInt8>(map(\.text).joined(separator: "\n").utf8) }
}
