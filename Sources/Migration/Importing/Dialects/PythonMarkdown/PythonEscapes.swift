/// The backslashes and tildes of Python-Markdown.
///
/// A backslash escapes fewer signs there than in CommonMark: `\$` shows both. `~~` has no meaning.
struct PythonEscapes: Sendable {
  /// Whether a script shows formulas, in which backslashes stay.
  let keepsMath: Bool
  /// Whether `~~` strikes words through.
  let strikes: Bool

  /// The signs that a backslash escapes, also in tables.
  private static let escapable = Array("\\`*_{}[]()>#+-.!|".utf8)

  /// Returns a text that shows the same signs in CommonMark.
  func converted(_ text: MarkdownText) -> MarkdownText {
    let (backslash, tilde) = (UInt8(ascii: "\\"), UInt8(ascii: "~"))
    return text.replacing(at: "\\~<", in: text.paragraphs) { text, at in
      let next = at + 1 < text.count ? text[at + 1] : 0x0A
      switch text[at] {
      case backslash where keepsMath: return nil
      case backslash where Self.escapable.contains(next): return (at..<at + 2, [backslash, next])
      case backslash: return next.isPunctuation || next <= 0x0D ? (at..<at + 1, [backslash, backslash]) : nil
      case tilde:
        let isStrike = next == tilde || at > 0 && text[at - 1] == tilde
        return isStrike && !strikes ? (at..<at + 1, [backslash, tilde]) : nil
      default: return Self.link(at: at, in: text).map { ($0.indices, Self.unescaped($0)) }
      }
    }
  }

  /// Returns the link such as `<https://a.example>` that begins at an offset, if there is one.
  private static func link(at start: Int, in text: [UInt8]) -> ArraySlice<UInt8>? {
    guard text[(start + 1)...].drop(while: { (0x61...0x7A).contains($0) }).starts(with: "://".utf8),
      let end = text[start...].firstIndex(where: { $0 == UInt8(ascii: ">") || $0 <= 0x20 }),
      text[end] == UInt8(ascii: ">")
    else { return nil }
    return text[start...end]
  }

  private static func unescaped(_ link: ArraySlice<UInt8>) -> [UInt8] {
    link.indices.filter { index in
      link[index] != UInt8(ascii: "\\") || index + 1 == link.endIndex || !escapable.contains(link[index + 1])
    }.map { link[$0] }
  }
}
