import Diagnostics

/// Finds the tags of other tools in a block, but not in its code.
struct ForeignTagScan {
  /// A tag with its bytes in the file.
  struct Found: Equatable {
    let tag: ForeignTag
    let range: Range<Int>
  }

  private let bytes: [UInt8]
  /// For each run of backticks, by where it begins, the end of the next one that is as long.
  private var codeEnds: [Int: Int] = [:]
  /// The marks that do not stand in the rest of the block.
  private var unclosed: Set<ForeignTag.Marks> = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The tags in a block; `holdsCode` says whether backticks begin code there.
  mutating func tags(in block: Range<Int>, holdsCode: Bool) -> [Found] {
    guard Self.mayHoldTags(bytes[block]) else { return [] }
    unclosed = []
    codeEnds = holdsCode ? Self.codeEnds(in: bytes[block]) : [:]
    var found: [Found] = []
    var at = block.lowerBound
    while at < block.upperBound {
      switch bytes[at] {
      case UInt8(ascii: "\\"): at += 2
      case UInt8(ascii: "`"): at = codeEnds[at] ?? Self.endOfRun(in: bytes[at..<block.upperBound])
      case UInt8(ascii: "{"):
        guard let marks = ForeignTag.Marks(bytes[at..<block.upperBound]),
          let end = end(of: marks, from: at + marks.opening, before: block.upperBound)
        else {
          at += 1
          continue
        }
        let content = bytes[at + marks.opening..<end - marks.closing.utf8CodeUnitCount]
        if let tag = ForeignTag(content, in: marks) { found.append(Found(tag: tag, range: at..<end)) }
        at = end
      default: at += 1
      }
    }
    return found
  }

  /// Whether anywhere in a text stands how tags begin.
  static func mayHoldTags(_ text: String) -> Bool {
    text.holds(UInt8(ascii: "{")) && mayHoldTags(Array(text.utf8)[...])
  }

  /// Whether anywhere stands how tags begin.
  static func mayHoldTags(_ bytes: ArraySlice<UInt8>) -> Bool {
    var at = bytes.startIndex
    while let brace = bytes.fastFirstIndex(of: UInt8(ascii: "{"), from: at) {
      at = brace + 1
      guard at < bytes.endIndex else { return false }
      if bytes[at] == UInt8(ascii: "{") || bytes[at] == UInt8(ascii: "%") { return true }
    }
    return false
  }

  /// The index after the closing mark; that it is missing is found out once for each block.
  private mutating func end(of marks: ForeignTag.Marks, from start: Int, before limit: Int) -> Int? {
    guard !unclosed.contains(marks), start <= limit else { return nil }
    let mark = marks.closing.bytes
    var at = start
    while let next = bytes[at..<limit].firstIndex(of: mark[0]) {
      if bytes[next..<limit].starts(with: mark) { return next + mark.count }
      at = next + 1
    }
    unclosed.insert(marks)
    return nil
  }

  /// Where code ends that begins at a run of backticks: behind the next run of the same length.
  private static func codeEnds(in block: ArraySlice<UInt8>) -> [Int: Int] {
    var runs: [Range<Int>] = []
    var at = block.startIndex
    while let start = block[at...].firstIndex(of: UInt8(ascii: "`")) {
      at = endOfRun(in: block[start...])
      runs.append(start..<at)
    }
    var ends: [Int: Int] = [:]
    var next: [Int: Int] = [:]
    for run in runs.reversed() {
      ends[run.lowerBound] = next[run.count]
      next[run.count] = run.upperBound
    }
    return ends
  }

  private static func endOfRun(in bytes: ArraySlice<UInt8>) -> Int {
    bytes.firstIndex { $0 != UInt8(ascii: "`") } ?? bytes.endIndex
  }
}

extension StaticString {
  fileprivate var bytes: [UInt8] { Array("\(self)".utf8) }
}
