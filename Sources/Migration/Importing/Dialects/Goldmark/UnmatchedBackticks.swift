/// Runs of backticks that begin no code, such as the two in ```` ``a` and `b` ````.
///
/// The parser forgets the ends of later code after such a run, so that `b` would be no code.
enum UnmatchedBackticks {
  /// Returns a Markdown text with a backslash before each backtick of such a run.
  static func escaped(_ text: MarkdownText) -> MarkdownText {
    let bytes = text.bytes
    guard bytes.contains(tick) else { return text }
    // A backslash would be a part of the arguments of a shortcode.
    let paragraphs = text.paragraphs.filter { bytes[$0].firstRange(of: Array("{{".utf8)) == nil }
    return text.replacing(
      paragraphs.flatMap { unmatchedRuns(of: bytes[$0]) }
        .map { run in (run, run.flatMap { _ in [UInt8(ascii: "\\"), tick] }) })
  }

  private static let tick = UInt8(ascii: "`")

  /// Returns the runs that begin no code and have other runs behind them, in linear time.
  private static func unmatchedRuns(of text: ArraySlice<UInt8>) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var at = text.startIndex
    while let first = text[at...].firstIndex(of: tick) {
      at = text[first...].firstIndex { $0 != tick } ?? text.endIndex
      runs.append(first..<at)
    }
    var byLength: [Int: [Int]] = [:]
    for index in runs.indices.reversed() { byLength[runs[index].count, default: []].append(index) }
    var unmatched: [Range<Int>] = []
    var index = 0
    while index < runs.count {
      let run = runs[index]
      let isEscaped = text[..<run.lowerBound].reversed().prefix { $0 == UInt8(ascii: "\\") }.count % 2 == 1
      while let next = byLength[run.count]?.last, next <= index { byLength[run.count]?.removeLast() }
      if isEscaped {
        index += 1
      } else if let end = byLength[run.count]?.last {
        index = end + 1
      } else {
        if index + 1 < runs.count { unmatched.append(run) }
        index += 1
      }
    }
    return unmatched
  }
}
