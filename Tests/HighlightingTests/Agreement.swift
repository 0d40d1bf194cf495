import Highlighting

/// The agreement between the highlighter and Swift's own parser, the oracle.
///
/// Each range that the oracle classifies is compared with the highlighter's tokens byte by byte. The oracle does not
/// classify punctuation, `_`, the `#` of a macro or a raw string, `#available` and a shebang.
struct Agreement {
  /// A group of the oracle's kinds, which the comparison does not distinguish.
  enum Group: String, CaseIterable, Comparable {
    case comments, strings, numbers, keywords, attributes, regexes, directives
    /// Closure parameters such as `$0`, and placeholders of an editor.
    case marks
    /// Types: for the oracle, names in the position of a type; for the highlighter, names with a capital.
    case types
    /// Names, argument labels and operators; the highlighter must not put them into another group.
    case names

    static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// Two counts for a group: all its bytes, and the bytes on which the highlighter and the oracle agree.
  struct Count {
    var all = 0
    var same = 0

    /// The share of bytes on which both agree, from 0 to 1.
    var share: Double { all == 0 ? 1 : Double(same) / Double(all) }
  }

  /// A token on which the highlighter and the oracle disagree.
  struct Disagreement: Hashable {
    let group: Group
    let text: String
    let kind: TokenKind
  }

  private(set) var counts: [Group: Count] = [:]
  /// The locations of each disagreement, as `path:line`.
  private(set) var places: [Disagreement: [String]] = [:]

  /// Compares one file.
  mutating func add(_ source: [UInt8], _ path: String, classifiedAs ranges: [Oracle.ClassifiedRange]) {
    let lines = source.indices.filter { source[$0] == UInt8(ascii: "\n") }
    var kinds: [TokenKind] = []
    for token in Language.named("swift")?.tokens(in: source) ?? [] {
      kinds += Array(repeating: token.kind, count: token.end - kinds.count)
    }
    for classified in ranges {
      // The highlighter treats `.init` like any other name after a dot.
      let isMember = classified.range.lowerBound > 0 && source[classified.range.lowerBound - 1] == UInt8(ascii: ".")
      guard let group = Self.group(of: classified.kind), !isMember || classified.text(in: source) != "init" else {
        continue
      }
      let bytes = classified.range.filter { source[$0] > 0x20 }
      let wrong = bytes.first { !Self.isFit(kinds[$0], for: group) }
      let wrongBytes = bytes.count { !Self.isFit(kinds[$0], for: group) }
      counts[group, default: Count()].all += bytes.count
      counts[group, default: Count()].same += bytes.count - wrongBytes
      guard let wrong else { continue }
      let line = lines.partitioningIndex { $0 >= wrong } + 1
      let text = String(classified.text(in: source).prefix(40))
      places[Disagreement(group: group, text: text, kind: kinds[wrong]), default: []].append("\(path):\(line)")
    }
  }

  private static func group(of kind: String) -> Group? {
    switch kind {
    case "lineComment", "blockComment", "docLineComment", "docBlockComment": .comments
    case "stringLiteral": .strings
    case "integerLiteral", "floatLiteral": .numbers
    case "keyword": .keywords
    case "attribute": .attributes
    case "regexLiteral": .regexes
    case "ifConfigDirective": .directives
    case "dollarIdentifier", "editorPlaceholder": .marks
    case "type": .types
    case "identifier", "argumentLabel", "operator": .names
    default: nil
    }
  }

  private static func isFit(_ kind: TokenKind, for group: Group) -> Bool {
    switch group {
    case .comments: kind == .comment
    case .strings: kind == .string || kind == .escape
    case .numbers: kind == .number
    case .keywords: kind == .keyword || kind == .literal || kind == .directive
    case .attributes: kind == .attribute || kind == .type
    case .regexes: kind == .regex || kind == .escape
    case .directives: kind == .directive
    case .marks: kind == .variable
    case .types: kind == .type
    case .names: [.plain, .function, .macro, .type, .variable].contains(kind)
    }
  }
}

extension Array where Element: Comparable {
  /// Returns, by binary search, the first index that satisfies a condition; all later indices must satisfy it, too.
  fileprivate func partitioningIndex(where test: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if test(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
