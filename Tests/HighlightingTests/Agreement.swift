import Highlighting

/// How far the highlighter agrees with Swift's own parser, which is the judge.
///
/// Each stretch that the judge names is held against the tokens that cover it, byte by byte. Left out is what the
/// judge says nothing of: punctuation, `_`, the `#` of a macro or a raw string, `#available`, a shebang.
struct Agreement {
  /// What the judge's words are called here: those that are like one another count as one.
  enum Group: String, CaseIterable, Comparable {
    case comments, strings, numbers, keywords, attributes, regexes, directives
    /// `$0`, and placeholders of an editor.
    case marks
    /// By the judge a name where a type stands, by the highlighter one with a capital.
    case types
    /// What should have none of the other colours: names, labels of arguments, operators.
    case names

    static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
  }

  /// How many bytes of a group there were, and how many the highlighter sees alike.
  struct Count {
    var all = 0
    var same = 0

    /// From 0 to 1.
    var share: Double { all == 0 ? 1 : Double(same) / Double(all) }
  }

  /// A token that the judge sees otherwise.
  struct Disagreement: Hashable {
    let group: Group
    let text: String
    let kind: TokenKind
  }

  private(set) var counts: [Group: Count] = [:]
  /// For each disagreement where it was met.
  private(set) var places: [Disagreement: [String]] = [:]

  /// Takes one file into account.
  mutating func add(_ source: [UInt8], _ path: String, judgedAs stretches: [Oracle.Stretch]) {
    let lines = source.indices.filter { source[$0] == UInt8(ascii: "\n") }
    var kinds: [TokenKind] = []
    for token in Language.named("swift")?.tokens(in: source) ?? [] {
      kinds += Array(repeating: token.kind, count: token.end - kinds.count)
    }
    for stretch in stretches {
      // Here `.init` is a name like others behind a point.
      let isMember = stretch.range.lowerBound > 0 && source[stretch.range.lowerBound - 1] == UInt8(ascii: ".")
      guard let group = Self.group(of: stretch.kind), !isMember || stretch.text(in: source) != "init" else { continue }
      let bytes = stretch.range.filter { source[$0] > 0x20 }
      let wrong = bytes.first { !Self.isFit(kinds[$0], for: group) }
      let wrongBytes = bytes.count { !Self.isFit(kinds[$0], for: group) }
      counts[group, default: Count()].all += bytes.count
      counts[group, default: Count()].same += bytes.count - wrongBytes
      guard let wrong else { continue }
      let line = lines.partitioningIndex { $0 >= wrong } + 1
      let text = String(stretch.text(in: source).prefix(40))
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
  /// Where those begin for which a test holds, if it holds for all that come after one.
  fileprivate func partitioningIndex(where test: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if test(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
