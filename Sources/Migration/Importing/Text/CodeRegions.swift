/// The code blocks and code spans of a Markdown text, in which tags of generators are examples.
struct CodeRegions: Sendable {
  /// The ranges of fenced blocks with their fences, and of code spans, in order.
  let ranges: [Range<Int>]

  /// Finds the code of a text, and the role of each line.
  ///
  /// Indented code is not found, because a list can have the same indentation.
  static func find(in text: [UInt8]) -> (code: CodeRegions, roles: [MarkdownLine.Role]) {
    var ranges: [Range<Int>] = []
    var roles: [MarkdownLine.Role] = []
    var open: (byte: UInt8, count: Int, start: Int, column: Int)?
    var paragraphStart = 0
    for line in text.split(separator: 0x0A, omittingEmptySubsequences: false) {
      let end = min(line.endIndex + 1, text.count)
      let fence = fence(of: line)
      if let current = open {
        let isEnd =
          fence.map { fence in
            // A fence that is indented by four more columns is code.
            fence.byte == current.byte && fence.count >= current.count && fence.isBare
              && fence.column < current.column + 4
          } ?? false
        roles.append(isEnd ? .closing : .code)
        guard isEnd else { continue }
        ranges.append(current.start..<end)
        (open, paragraphStart) = (nil, end)
      } else {
        roles.append(fence == nil ? .text : .opening)
        guard fence != nil || line.allSatisfy({ $0 <= 0x20 }) else { continue }
        ranges += backticks(in: text[paragraphStart..<line.startIndex]).spans
        open = fence.map { ($0.byte, $0.count, line.startIndex, $0.column) }
        paragraphStart = end
      }
    }
    if let open {
      ranges.append(open.start..<text.count)
    } else {
      ranges += backticks(in: text[paragraphStart...]).spans
    }
    return (CodeRegions(ranges: ranges), roles)
  }

  /// Returns the code region that contains an offset.
  func region(at offset: Int) -> Range<Int>? {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(offset) ? ranges[low] : nil
  }

  /// Returns the fence that a line starts with; a list marker or `>` may precede it.
  static func fence(of line: ArraySlice<UInt8>) -> (byte: UInt8, count: Int, column: Int, isBare: Bool)? {
    var rest = line.drop { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: ">") }
    if let marker = rest.first, "-*+".utf8.contains(marker), rest.dropFirst().first == 0x20 {
      rest = rest.dropFirst().drop { $0 == 0x20 }
    }
    guard let byte = rest.first, byte == UInt8(ascii: "`") || byte == UInt8(ascii: "~") else { return nil }
    let count = rest.prefix { $0 == byte }.count
    let info = rest.dropFirst(count)
    guard count >= 3, byte == UInt8(ascii: "~") || !info.contains(byte) else { return nil }
    return (byte, count, rest.startIndex - line.startIndex, info.allSatisfy { $0 <= 0x20 })
  }

  /// Returns the code spans of a paragraph, and the runs of backticks that begin none and have other runs behind them.
  ///
  /// A span goes from a run to the next run of the same length. The search takes linear time.
  static func backticks(in text: ArraySlice<UInt8>) -> (spans: [Range<Int>], unmatched: [Range<Int>]) {
    let tick = UInt8(ascii: "`")
    var runs: [Range<Int>] = []
    var at = text.startIndex
    while let start = text.fastFirstIndex(of: tick, from: at) {
      at = text[start...].firstIndex { $0 != tick } ?? text.endIndex
      runs.append(start..<at)
    }
    var byLength: [Int: [Int]] = [:]
    for index in runs.indices.reversed() { byLength[runs[index].count, default: []].append(index) }
    var (spans, unmatched): ([Range<Int>], [Range<Int>]) = ([], [])
    var index = 0
    while index < runs.count {
      let run = runs[index]
      let isEscaped = text[..<run.lowerBound].reversed().prefix { $0 == UInt8(ascii: "\\") }.count % 2 == 1
      while let next = byLength[run.count]?.last, next <= index { byLength[run.count]?.removeLast() }
      if !isEscaped, let end = byLength[run.count]?.last {
        spans.append(run.lowerBound..<runs[end].upperBound)
        index = end + 1
        continue
      }
      if !isEscaped, index + 1 < runs.count { unmatched.append(run) }
      index += 1
    }
    return (spans, unmatched)
  }
}
