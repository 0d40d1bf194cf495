import Diagnostics

/// Looks at every byte of a document once, before the parser does: counts what has limits, and notes what needs preparing.
///
/// Fenced code has no limits but in size: the parser does not look into it, either. What looks like a fence and is none may hide
/// something; the tool's deadline is there for that.
struct LimitCheck {
  /// The first thing that goes beyond its limit.
  private(set) var problem: PlacedMarkdownProblem?
  /// Whether there is anything that could be traits.
  private(set) var holdsBrace = false
  /// Whether there is neither NUL nor carriage return.
  private(set) var isSimple = true

  private let limits: MarkdownLimits
  private var brackets = 0
  private var tableColumns = 0
  private var tableRows = 0
  private var fence: UInt8?

  /// What a line consists of, as far as limits go.
  private struct Line {
    var pipes = 0
    var brackets = 0
    var dashes = 0
    var addresses = 0
    var mostAddresses = 0
    /// Whether anything stands on it.
    var isBlank = true
    /// Whether there is nothing but what a table's second line consists of.
    var isDelimiter = true

    /// Notes the first of eight bytes, as many as are letters and spaces.
    @inline(__always)
    mutating func add(letters: UInt64, spaces: UInt64, first count: Int) {
      let bits: UInt64 = count == 8 ? .max : (1 << UInt64(count &* 8)) &- 1
      if letters & bits != 0 { isDelimiter = false }
      if spaces & bits != 0 { endWord() }
    }

    mutating func endWord() {
      mostAddresses = max(mostAddresses, addresses)
      addresses = 0
    }
  }

  init(_ bytes: ArraySlice<UInt8>, limits: MarkdownLimits) {
    self.limits = limits
    guard bytes.count <= limits.bytes else {
      found(.tooManyBytes(limits.bytes), at: bytes.startIndex..<bytes.startIndex)
      return
    }
    let span = bytes.span
    let table = Self.classes
    let classes = table.span
    var start = 0
    var line = Line()
    var at = 0
    while at < span.count {
      // Words and the spaces between them are most of a text, and mean little: they are taken eight bytes at a time.
      if at &+ 8 <= span.count {
        let eight = EightBytes(span, at: at)
        let (letters, spaces) = (eight.letters, eight.matches(0x20))
        let count = EightBytes.count(before: letters | spaces)
        line.add(letters: letters, spaces: spaces, first: count)
        at &+= count
        if count == 8 { continue }
      }
      // Every byte of a site passes here, and a byte is always within a table of 256: so nothing is checked twice.
      let byte = unsafe span[unchecked: at]
      let meaning = unsafe classes[unchecked: Int(byte)]
      if meaning == .ordinary {
        line.isDelimiter = false
      } else if meaning == .lineEnd {
        check(line, bytes, start..<at)
        line = Line()
        start = at + 1
      } else {
        note(byte, meaning, before: at > 0 ? span[at - 1] : 0, in: &line)
      }
      at &+= 1
    }
    check(line, bytes, start..<span.count)
  }

  private mutating func note(_ byte: UInt8, _ meaning: Meaning, before: UInt8, in line: inout Line) {
    switch meaning {
    case .space:
      line.endWord()
      if byte == 0x0D { isSimple = false }
      return
    case .pipe: line.pipes += 1
    case .dash: line.dashes += 1
    case .mark: break
    case .unusual:
      if byte == UInt8(ascii: "{") { holdsBrace = true } else { isSimple = false }
      line.isDelimiter = false
    case .bracket:
      line.brackets += 1
      line.isDelimiter = false
    default:
      let begins = byte == UInt8(ascii: "@") || before == UInt8(ascii: ":") || before | 0x20 == UInt8(ascii: "w")
      if begins { line.addresses += 1 }
      line.isDelimiter = false
    }
    line.isBlank = false
  }

  private mutating func check(_ line: Line, _ document: ArraySlice<UInt8>, _ range: Range<Int>) {
    guard problem == nil else { return }
    var line = line
    line.endWord()
    line.isBlank = line.isBlank && line.isDelimiter
    let start = document.startIndex + range.lowerBound
    let place = start..<min(start + range.count, start + 80)
    if range.count > limits.lineBytes { return found(.lineTooLong(limits.lineBytes), at: place) }
    if isCode(document[start..<start + range.count]) { return }
    brackets = line.isBlank ? 0 : brackets + line.brackets
    if line.pipes > limits.pipesInLine { return found(.tooManyPipes(limits.pipesInLine), at: place) }
    if brackets > limits.bracketsInBlock { return found(.tooManyBrackets(limits.bracketsInBlock), at: place) }
    if line.mostAddresses > limits.addressesInWord {
      return found(.tooManyAddresses(limits.addressesInWord), at: place)
    }
    if line.isBlank {
      tableColumns = 0
    } else if line.isDelimiter, line.dashes > 0, tableColumns == 0 {
      tableColumns = max(line.pipes + 1, 1)
      tableRows = 0
    } else if tableColumns > 0 {
      tableRows += 1
      if tableRows * tableColumns > limits.cellsInTable { found(.tooManyCells(limits.cellsInTable), at: place) }
    }
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

  /// What a byte means here.
  private enum Meaning: UInt8 { case ordinary, lineEnd, space, pipe, dash, mark, bracket, address, unusual }

  /// What each byte means.
  private static let classes: [Meaning] = (0..<256).map { byte in
    switch UInt8(byte) {
    case 0x0A: .lineEnd
    case 0x20, 0x09, 0x0D: .space
    case UInt8(ascii: "|"): .pipe
    case UInt8(ascii: "-"): .dash
    case UInt8(ascii: ":"), UInt8(ascii: ">"): .mark
    case UInt8(ascii: "["): .bracket
    case UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "@"): .address
    case UInt8(ascii: "{"), 0: .unusual
    default: .ordinary
    }
  }

  private mutating func found(_ problem: MarkdownProblem, at range: Range<Int>) {
    self.problem = PlacedMarkdownProblem(problem: problem, range: range)
  }
}
