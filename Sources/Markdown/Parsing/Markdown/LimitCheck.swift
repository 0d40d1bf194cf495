import Diagnostics

/// A check of the limits that need no parser: sizes, marks and tables.
///
/// It also counts in code blocks, because only a parser finds these.
struct LimitCheck {
  /// The first violation of a limit.
  private(set) var problem: LocatedMarkdownProblem?
  /// The bytes that the library reads again for tables.
  private(set) var rescans: RescanEstimate

  private let limits: MarkdownLimits
  private var cells = 0
  private var block = Block()

  /// The current lines without a blank line between them.
  private struct Block {
    var range = 0..<0
    /// The most columns of a line that may be the second line of a table.
    var columns = 0
    var delimiterRows = 0
  }

  /// Checks a file from an offset.
  init(_ file: SourceFile, from start: Int, limits: MarkdownLimits) {
    self.limits = limits
    let text = file.utf8[start...]
    rescans = RescanEstimate(limit: limits.rescannedBytes, ofBytes: text.count)
    guard text.count <= limits.bytes else {
      report(.tooManyBytes(limits.bytes), in: start..<start)
      return
    }
    if text.count > limits.marks, let mark = Self.index(ofMark: limits.marks + 1, in: text.span) {
      report(.tooManyMarks(limits.marks), in: start + mark..<start + mark + 1)
      return
    }
    for number in file.position(at: start).line...file.lineCount {
      let line = file.range(ofLine: number)
      check(file.utf8[max(line.lowerBound, start)..<max(line.upperBound, start)])
      if problem != nil { return }
    }
    endBlock()
    problem = rescans.problem
  }

  /// Returns the offset of a punctuation mark or line end, or `nil` if there are fewer.
  private static func index(ofMark count: Int, in text: Span<UInt8>) -> Int? {
    var found = 0
    for at in text.indices where text[at].isMark {
      if text[at] == 0x0A, at > 0, text[at - 1] == 0x0D { continue }
      found += 1
      if found == count { return at }
    }
    return nil
  }

  /// The length up to which `|` are not counted: such lines add less than 256 bytes for each of their characters.
  private static let uncounted = 128

  private mutating func check(_ line: ArraySlice<UInt8>) {
    if line.count > limits.lineBytes { return report(.lineTooLong(limits.lineBytes), in: line.indices) }
    guard line.contains(where: { $0 != 0x20 && $0 != 0x09 }) else { return endBlock() }
    block.range = (block.range.isEmpty ? line.startIndex : block.range.lowerBound)..<line.endIndex
    if rescans.isNeeded, line.count > Self.uncounted {
      let pipes = line.count { $0 == UInt8(ascii: "|") }
      // A cell takes twice as long as a bracket.
      rescans.add(.pipes, pipes, cost: 2 * pipes * pipes, at: line.indices)
    }
    if block.columns > 0 {
      cells += block.columns
      if cells > limits.cells { return report(.tooManyCells(limits.cells), in: line.indices) }
    }
    if line.allSatisfy(\.isOfDelimiter), line.contains(UInt8(ascii: "-")) {
      block.columns = max(block.columns, line.count { $0 == UInt8(ascii: "|") } + 1)
      block.delimiterRows += 1
    }
  }

  private mutating func endBlock() {
    let block = block
    self.block = Block()
    rescans.add(.delimiterRows, block.delimiterRows, cost: block.delimiterRows * block.range.count, at: block.range)
  }

  private mutating func report(_ problem: MarkdownProblem, in range: Range<Int>) {
    self.problem = LocatedMarkdownProblem(problem: problem, range: range.prefix(80))
  }
}

extension UInt8 {
  /// Whether the byte is a punctuation mark, a tab or a line end.
  fileprivate var isMark: Bool {
    switch self {
    case 0x09, 0x0A, 0x0D, 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }

  /// Whether the second line of a table can contain the byte.
  fileprivate var isOfDelimiter: Bool {
    switch self {
    case UInt8(ascii: "|"), UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: ">"), 0x20, 0x09, 0x0B, 0x0C: true
    default: false
    }
  }
}
