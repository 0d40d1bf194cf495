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

  /// The white space at the start.
  var indentation: String { String(text.prefix { $0 == " " || $0 == "\t" }) }

  /// The text of an opening fence before the info string, and the info string.
  var fenceParts: (fence: String, info: String) {
    guard let start = text.firstIndex(where: { $0 == "`" || $0 == "~" }) else { return (text, "") }
    let end = text[start...].firstIndex { $0 != text[start] } ?? text.endIndex
    return (String(text[..<end]), text[end...].trimmed.description)
  }
}
