import Diagnostics

/// Looks at a document before the parser does: counts what has limits, and notes whether there may be traits.
///
/// Fenced code has no limits but in size: the parser does not look into it, either. What looks like a fence and is none may hide
/// something; the tool's deadline is there for that.
struct LimitCheck {
  /// The first thing that goes beyond its limit.
  private(set) var problem: PlacedMarkdownProblem?
  /// Whether there is anything that could be traits.
  private(set) var holdsBrace = false

  private let limits: MarkdownLimits
  /// Whether there are so many `|` that they have to be counted line by line.
  private var countsPipes = false
  /// Whether there are so many `[` that they have to be counted block by block.
  private var countsBrackets = false
  private var brackets = 0
  private var tableColumns = 0
  private var tableRows = 0
  private var fence: UInt8?

  /// Looks at a file from an offset on.
  init(_ file: SourceFile, from start: Int, limits: MarkdownLimits) {
    self.limits = limits
    guard file.utf8.count - start <= limits.bytes else {
      found(.tooManyBytes(limits.bytes), in: start..<start)
      return
    }
    look(at: file.utf8[start...])
    for number in file.position(at: start).line...file.lineCount where problem == nil {
      let line = file.range(ofLine: number)
      check(file.utf8[max(line.lowerBound, start)..<max(line.upperBound, start)])
    }
  }

  /// Finds out what there is at all: hardly any article holds as many brackets as may stand in one block.
  private mutating func look(at bytes: ArraySlice<UInt8>) {
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
    if line.count > limits.lineBytes { return found(.lineTooLong(limits.lineBytes), in: line.indices) }
    if isCode(line) { return }
    guard line.contains(where: { $0 != 0x20 && $0 != 0x09 }) else {
      brackets = 0
      tableColumns = 0
      return
    }
    if countsBrackets { brackets += line.count { $0 == UInt8(ascii: "[") } }
    if countsPipes, line.count(where: { $0 == UInt8(ascii: "|") }) > limits.pipesInLine {
      return found(.tooManyPipes(limits.pipesInLine), in: line.indices)
    }
    if brackets > limits.bracketsInBlock { return found(.tooManyBrackets(limits.bracketsInBlock), in: line.indices) }
    // As many of anything need as many bytes, which few lines have.
    if line.count > min(limits.addressesInWord, limits.parenthesesBehindAddress), let flood = flood(in: line) {
      return found(flood, in: line.indices)
    }
    countCells(line)
  }

  /// Counts the cells of a table, which begins with a line of dashes.
  private mutating func countCells(_ line: ArraySlice<UInt8>) {
    if tableColumns > 0 {
      tableRows += 1
      if tableRows * tableColumns > limits.cellsInTable { found(.tooManyCells(limits.cellsInTable), in: line.indices) }
    } else if line.allSatisfy(\.isOfDelimiter), line.contains(UInt8(ascii: "-")) {
      tableColumns = line.count { $0 == UInt8(ascii: "|") } + 1
      tableRows = 0
    }
  }

  /// What one of the words of a line has too many of, if anything: addresses that begin, or might, and `)` behind one.
  private func flood(in line: ArraySlice<UInt8>) -> MarkdownProblem? {
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
      if parentheses > limits.parenthesesBehindAddress { return .tooManyParentheses(limits.parenthesesBehindAddress) }
      before = byte
    }
    return nil
  }

  /// Whether a line opens, closes or lies within fenced code.
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

  private mutating func found(_ problem: MarkdownProblem, in line: Range<Int>) {
    self.problem = PlacedMarkdownProblem(problem: problem, range: line.prefix(80))
  }
}

extension UInt8 {
  /// Whether the line below the headings of a table may hold it.
  fileprivate var isOfDelimiter: Bool {
    switch self {
    case UInt8(ascii: "|"), UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: ">"), 0x20, 0x09: true
    default: false
    }
  }
}
