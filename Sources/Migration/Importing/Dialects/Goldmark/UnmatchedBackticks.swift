/// Runs of backticks that begin no code, such as the two in ```` ``a` and `b` ````.
///
/// The parser forgets the ends of later code after such a run, so that `b` would be no code.
enum UnmatchedBackticks {
  /// Returns a Markdown text with a backslash before each backtick of such a run.
  static func escaped(_ text: MarkdownText) -> MarkdownText {
    let bytes = text.bytes
    let tick = UInt8(ascii: "`")
    guard bytes.contains(tick) else { return text }
    // A backslash would be a part of the arguments of a shortcode.
    let paragraphs = text.paragraphs.filter { bytes[$0].firstRange(of: Array("{{".utf8)) == nil }
    return text.replacing(
      paragraphs.flatMap { CodeRegions.backticks(in: bytes[$0]).unmatched }
        .map { run in (run, run.flatMap { _ in [UInt8(ascii: "\\"), tick] }) })
  }
}
