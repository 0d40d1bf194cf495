import Texts

/// The formulas in the text of a block: `$…$`, `$$…$$`, `\(…\)` and `\[…\]`.
///
/// Code spans and HTML tags contain no formulas. The search remembers each end mark that does not occur again, so it
/// looks for such a mark only once.
struct FormulaSpans {
  /// A formula, with its marks.
  struct Formula {
    let range: Range<Int>
    /// The length of each of its two marks.
    let markLength: Int
  }

  private(set) var formulas: [Formula] = []
  private let text: [UInt8]
  /// The end marks that do not occur after the current position.
  private var missing: Set<[UInt8]> = []

  init(in text: [UInt8]) {
    self.text = text
    var at = 0
    while at < text.count {
      switch text[at] {
      case UInt8(ascii: "`"): at = endOfCode(from: at)
      case UInt8(ascii: "<"): at = endOfTag(from: at)
      case UInt8(ascii: "$"), UInt8(ascii: "\\"):
        guard let formula = formula(at: at) else {
          at += text[at] == UInt8(ascii: "\\") || byte(at + 1) == UInt8(ascii: "$") ? 2 : 1
          continue
        }
        formulas.append(formula)
        at = formula.range.upperBound
      default: at += 1
      }
    }
  }

  private func byte(_ index: Int) -> UInt8 { index < text.count ? text[index] : 0 }

  private mutating func formula(at start: Int) -> Formula? {
    let next = byte(start + 1)
    let end: Int?
    switch (text[start], next) {
    case (UInt8(ascii: "\\"), UInt8(ascii: "(")): end = self.end(Array("\\)".utf8), from: start + 2)
    case (UInt8(ascii: "\\"), UInt8(ascii: "[")): end = self.end(Array("\\]".utf8), from: start + 2)
    case (UInt8(ascii: "\\"), _): return nil
    case (_, UInt8(ascii: "$")): end = self.end(Array("$$".utf8), from: start + 2)
    default:
      guard next > 0x20 else { return nil }
      return self.end([UInt8(ascii: "$")], from: start + 1).map { Formula(range: start..<$0 + 1, markLength: 1) }
    }
    return end.map { Formula(range: start..<$0 + 2, markLength: 2) }
  }

  /// Returns the start of the next end mark; a backslash escapes the character behind it.
  private mutating func end(_ mark: [UInt8], from start: Int) -> Int? {
    guard !missing.contains(mark) else { return nil }
    var at = start
    while at < text.count {
      if text[at...].starts(with: mark), mark.count == 2 || closesFormula(at) { return at }
      at += text[at] == UInt8(ascii: "\\") ? 2 : 1
    }
    missing.insert(mark)
    return nil
  }

  /// Whether the dollar sign can end `$…$`: no white space is before it, and no digit is behind it.
  private func closesFormula(_ at: Int) -> Bool {
    text[at - 1] > 0x20 && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte(at + 1))
  }

  private mutating func endOfCode(from start: Int) -> Int {
    let run = Array(text[start...].prefix { $0 == UInt8(ascii: "`") })
    var at = start + run.count
    let behind = at
    guard !missing.contains(run) else { return behind }
    while at < text.count {
      let length = text[at...].prefix { $0 == UInt8(ascii: "`") }.count
      if length == run.count { return at + length }
      at += max(length, 1)
    }
    missing.insert(run)
    return behind
  }

  private mutating func endOfTag(from start: Int) -> Int {
    let next = byte(start + 1)
    guard next == UInt8(ascii: "/") || next.isASCIILetter else { return start + 1 }
    let mark = [UInt8(ascii: ">")]
    guard !missing.contains(mark) else { return start + 1 }
    if let end = text[start...].firstIndex(of: mark[0]) { return end + 1 }
    missing.insert(mark)
    return start + 1
  }
}
