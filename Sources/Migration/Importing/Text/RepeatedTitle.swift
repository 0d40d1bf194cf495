/// A heading at the start of a text that repeats the title of its article.
///
/// Garland shows the title itself, so the page would have it twice.
enum RepeatedTitle {
  /// Returns a text without its first heading of level 1 if its words are those of a title, or code that shows the title.
  static func removed(from text: MarkdownText, title: String) -> MarkdownText {
    guard let (heading, next) = firstHeading(of: text.bytes), !title.isEmpty,
      heading.trimmed.isEmpty || !words(heading).isEmpty && words(heading) == words(title)
    else { return text }
    return text.with(Array(text.bytes[next...].drop { $0 == 0x0A }))
  }

  /// Returns the text of the heading of level 1 at the start of a text, and the offset behind it.
  static func firstHeading(of text: [UInt8]) -> (text: String, next: Int)? {
    let start = text.firstIndex { $0 > 0x20 } ?? text.count
    let end = text[start...].firstIndex(of: 0x0A) ?? text.count
    let line = String(decoding: text[start..<end], as: UTF8.self)
    if line.hasPrefix("# ") {
      // Attributes such as `{#start}` and the closing `#` are no words of the heading.
      return (String(line.dropFirst(2).prefix { $0 != "{" }), end)
    }
    guard end < text.count else { return nil }
    let next = text[(end + 1)...].firstIndex(of: 0x0A) ?? text.count
    let underline = String(decoding: text[(end + 1)..<next], as: UTF8.self).trimmed
    return !underline.isEmpty && underline.allSatisfy { $0 == "=" } ? (line, next) : nil
  }

  private static func words(_ text: String) -> [Substring] {
    text.split { !$0.isLetter && !$0.isNumber }.map { $0 }
  }
}
