/// Runs of backticks that begin no code, such as the two in ```` ``a` and `b` ````.
///
/// The parser forgets the ends of later code after such a run, so that `b` would be no code.
enum UnmatchedBackticks {
  /// Returns a Markdown text with a backslash before each backtick of such a run.
  static func escaped(_ text: MarkdownText) -> MarkdownText {
    guard text.bytes.contains(tick) else { return text }
    var lines = text.lines
    var start = 0
    for index in 0...lines.count {
      let isEnd = index == lines.count || lines[index].role != .text || lines[index].text.trimmed.isEmpty
      guard isEnd else { continue }
      if start < index { escape(in: &lines, start..<index) }
      start = index + 1
    }
    return text.with(lines)
  }

  private static let tick = UInt8(ascii: "`")

  private static func escape(in lines: inout [MarkdownLine], _ range: Range<Int>) {
    let text = lines[range].map(\.text).joined(separator: "\n")
    // A backslash would be shown in a block of HTML, and be a part of the arguments of a shortcode.
    guard lines[range.lowerBound].text.trimmed.first != "<", !text.contains("{{") else { return }
    let paragraph = Array(text.utf8)
    let runs = unmatchedRuns(of: paragraph)
    guard !runs.isEmpty else { return }
    var result: [UInt8] = []
    var copied = 0
    for run in runs {
      result += paragraph[copied..<run.lowerBound]
      for _ in run { result += [UInt8(ascii: "\\"), tick] }
      copied = run.upperBound
    }
    result += paragraph[copied...]
    let new = result.split(separator: 0x0A, omittingEmptySubsequences: false)
    for (index, line) in zip(range, new) {
      lines[index] = MarkdownLine(text: String(decoding: line, as: UTF8.self), role: .text)
    }
  }

  /// Returns the runs that begin no code and have other runs behind them, in linear time.
  private static func unmatchedRuns(of text: [UInt8]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var at = 0
    while let first = text[at...].firstIndex(of: tick) {
      at = text[first...].firstIndex { $0 != tick } ?? text.count
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
