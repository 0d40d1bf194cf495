/// Ranges of lines of code, counted from 1, such as `1,4-6`.
///
/// ```swift
/// let lines: LineRanges = [1...1, 4...6]
/// LineRanges("1,4-6") == lines
/// ```
public struct LineRanges: Sendable, Equatable, ExpressibleByArrayLiteral {
  /// The ranges, sorted and not adjacent to each other.
  package let ranges: [ClosedRange<Int>]

  /// No lines.
  public static let none: LineRanges = []

  /// Creates line ranges from ranges in any order.
  package init(_ ranges: some Sequence<ClosedRange<Int>>) {
    var joined: [ClosedRange<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = joined.last, range.lowerBound <= last.upperBound + 1 {
        joined[joined.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
    self.ranges = joined
  }

  /// Creates line ranges from ranges in any order.
  public init(arrayLiteral ranges: ClosedRange<Int>...) {
    self.init(ranges)
  }

  /// Parses line ranges such as `1,4-6`; `nil` if the text has another form or contains line 0.
  package init?(_ text: String) {
    var ranges: [ClosedRange<Int>] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { LineRanges.number($0) }
      guard ends.count <= 2, let first = ends.first ?? nil, let last = ends.last ?? nil, 1 <= first, first <= last
      else { return nil }
      ranges.append(first...last)
    }
    self.init(ranges)
  }

  /// Whether there are no lines.
  package var isEmpty: Bool { ranges.isEmpty }

  /// The last line.
  package var last: Int? { ranges.last?.upperBound }

  /// Returns whether a range contains the line, by binary search.
  package func contains(_ line: Int) -> Bool {
    var candidates = ranges[...]
    while let middle = candidates.indices.dropFirst(candidates.count / 2).first {
      let range = candidates[middle]
      if range.contains(line) { return true }
      candidates = line < range.lowerBound ? candidates[..<middle] : candidates[(middle + 1)...]
    }
    return false
  }

  /// Returns the number of lines of code; a line feed at the end does not begin another line.
  package static func count(in code: some BidirectionalCollection<UInt8>) -> Int {
    let lineFeed = UInt8(ascii: "\n")
    return code.count { $0 == lineFeed } + (code.last == lineFeed ? 0 : 1)
  }

  /// Parses up to nine digits with spaces around them.
  private static func number(_ text: Substring) -> Int? {
    let digits = text.drop { $0 == " " }.reversed().drop { $0 == " " }
    guard !digits.isEmpty, digits.count <= 9, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    return Int(String(digits.reversed()))
  }
}
