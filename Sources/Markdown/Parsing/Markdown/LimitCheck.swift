import Diagnostics

/// The limits for a document.
///
/// For some inputs, the C library takes quadratic time, up to many seconds, and cannot be interrupted. So `LimitCheck`
/// checks these limits before the library starts. Real documents stay far below each limit, and a document at a limit
/// takes about a second.
package struct MarkdownLimits: Sendable, Equatable {
  /// The maximum size of a document in bytes.
  package var bytes = 16 << 20
  /// The maximum length of a line in bytes.
  package var lineBytes = 1 << 20
  /// The maximum number of `|` in a line.
  ///
  /// The library walks a list for each cell (50,000 columns: 5 s).
  package var pipesInLine = 5_000
  /// The maximum number of cells in a table.
  ///
  /// The library pads short rows (20,000 columns, 2,000 short rows: over 20 s).
  package var cellsInTable = 500_000
  /// The maximum number of `[` in adjacent lines without a blank line.
  ///
  /// For each `[`, the library may scan everything before it (40,000 in `![[]()`: 1.3 s).
  package var bracketsInBlock = 20_000
  /// The maximum number of address starts in a run without spaces (20,000 times `www._`: 9 s).
  package var addressesInWord = 1_000
  /// The maximum number of `)` after an address.
  ///
  /// The library rescans the address for each `)` (150,000: 7 s).
  package var parenthesesAfterAddress = 1_000

  /// Creates the default limits.
  package init() {}
}

/// A scan that checks the limits before parsing, and finds out whether there may be traits.
///
/// In fenced code, the scan checks only the size, because the parser does not look into the code. After an invalid
/// fence, the scan may take text for code and skip it. The tool's deadline limits the time for such text.
struct LimitCheck {
  /// The first violation of a limit.
  private(set) var problem: LocatedMarkdownProblem?
  /// Whether the document contains a brace, and so may have traits.
  private(set) var holdsBrace = false

  private let limits: MarkdownLimits
  /// Whether the document has more `|` than one line may have, so that each line must be counted.
  private var countsPipes = false
  /// Whether the document has more `[` than one block may have, so that each block must be counted.
  private var countsBrackets = false
  private var brackets = 0
  private var tableColumns = 0
  private var tableRows = 0
  private var fence: UInt8?

  /// Scans a file from an offset.
  init(_ file: SourceFile, from start: Int, limits: MarkdownLimits) {
    self.limits = limits
    guard file.utf8.count - start <= limits.bytes else {
      report(.tooManyBytes(limits.bytes), in: start..<start)
      return
    }
    scan(file.utf8[start...])
    for number in file.position(at: start).line...file.lineCount where problem == nil {
      let line = file.range(ofLine: number)
      check(file.utf8[max(line.lowerBound, start)..<max(line.upperBound, start)])
    }
  }

  /// Counts pipes and brackets in the whole text.
  ///
  /// Nearly every article has fewer pipes than the limit for one line and fewer brackets than the limit for one block.
  /// `check` then counts neither.
  private mutating func scan(_ bytes: ArraySlice<UInt8>) {
    let text = bytes.span
    var pipes = 0
    var brackets = 0
    var at = 0
    while at < text.count {
      if at + 8 <= text.count {
        let eight = EightBytes(text, at: at)
        at += 8
        guard eight.mayHoldBracket else { continue }
        if eight.matches(UInt8(ascii: "{")) != 0 { holdsBrace = true }
        pipes += EightBytes.count(of: eight.matches(UInt8(ascii: "|")))
        brackets += EightBytes.count(of: eight.matches(UInt8(ascii: "[")))
      } else {
        if text[at] == UInt8(ascii: "{") { holdsBrace = true }
        if text[at] == UInt8(ascii: "|") { pipes += 1 }
        if text[at] == UInt8(ascii: "[") { brackets += 1 }
        at += 1
      }
    }
    countsPipes = pipes > limits.pipesInLine
    countsBrackets = brackets > limits.bracketsInBlock
  }

  private mutating func check(_ line: ArraySlice<UInt8>) {
    if line.count > limits.lineBytes { return report(.lineTooLong(limits.lineBytes), in: line.indices) }
    if isCode(line) { return }
    guard line.contains(where: { $0 != 0x20 && $0 != 0x09 }) else {
      brackets = 0
      tableColumns = 0
      return
    }
    if countsBrackets { brackets += line.count { $0 == UInt8(ascii: "[") } }
    if countsPipes, line.count(where: { $0 == UInt8(ascii: "|") }) > limits.pipesInLine {
      return report(.tooManyPipes(limits.pipesInLine), in: line.indices)
    }
    if brackets > limits.bracketsInBlock { return report(.tooManyBrackets(limits.bracketsInBlock), in: line.indices) }
    // A line can exceed these limits only if it has more bytes than the limit.
    if line.count > min(limits.addressesInWord, limits.parenthesesAfterAddress),
      let wordProblem = wordProblem(in: line)
    {
      return report(wordProblem, in: line.indices)
    }
    countCells(line)
  }

  /// Counts the cells of a table, which starts with a delimiter row.
  private mutating func countCells(_ line: ArraySlice<UInt8>) {
    if tableColumns > 0 {
      tableRows += 1
      if tableRows * tableColumns > limits.cellsInTable { report(.tooManyCells(limits.cellsInTable), in: line.indices) }
    } else if line.allSatisfy(\.isOfDelimiter), line.contains(UInt8(ascii: "-")) {
      tableColumns = line.count { $0 == UInt8(ascii: "|") } + 1
      tableRows = 0
    }
  }

  /// Returns the problem of a word with too many possible address starts, or too many `)` after an address start.
  private func wordProblem(in line: ArraySlice<UInt8>) -> MarkdownProblem? {
    var (addresses, parentheses) = (0, 0)
    var before: UInt8 = 0
    for byte in line {
      switch byte {
      case 0x20, 0x09: (addresses, parentheses) = (0, 0)
      case UInt8(ascii: "@"): addresses += 1
      case UInt8(ascii: "."), UInt8(ascii: "/"):
        if before == UInt8(ascii: ":") || before | 0x20 == UInt8(ascii: "w") { addresses += 1 }
      case UInt8(ascii: ")"): if addresses > 0 { parentheses += 1 }
      default: break
      }
      if addresses > limits.addressesInWord { return .tooManyAddresses(limits.addressesInWord) }
      if parentheses > limits.parenthesesAfterAddress { return .tooManyParentheses(limits.parenthesesAfterAddress) }
      before = byte
    }
    return nil
  }

  /// Whether a line opens, closes or is inside fenced code.
  private mutating func isCode(_ bytes: ArraySlice<UInt8>) -> Bool {
    let text = bytes.drop { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: ">") }
    let marker = text.first
    let isMarker = marker == UInt8(ascii: "`") || marker == UInt8(ascii: "~")
    let isFence = isMarker && text.prefix { $0 == marker }.count >= 3
    if let fence {
      if isFence, marker == fence { self.fence = nil }
      return true
    }
    if isFence { fence = marker }
    return isFence
  }

  private mutating func report(_ problem: MarkdownProblem, in line: Range<Int>) {
    self.problem = LocatedMarkdownProblem(problem: problem, range: line.prefix(80))
  }
}

extension UInt8 {
  /// Whether a table's delimiter row can contain the byte.
  fileprivate var isOfDelimiter: Bool {
    switch self {
    case UInt8(ascii: "|"), UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: ">"), 0x20, 0x09: true
    default: false
    }
  }
}
