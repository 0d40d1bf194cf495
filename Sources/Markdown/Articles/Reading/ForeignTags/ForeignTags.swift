import Diagnostics
import Markup
import Parsing

/// The step that reports tags of other tools, such as Liquid's `{% include %}`, which Garland shows as text.
struct ForeignTags {
  private(set) var problems: [LocatedProblem] = []
  /// The ranges of all tags, in the order of the file.
  private var ranges: [Range<Int>] = []
  /// The maximum number of tags with the same name that are reported one by one.
  private static let maximum = 3

  /// Finds the tags in a tree, and returns the tree with HTML inside of these tags as text.
  static func find(
    in tree: consuming MarkdownTree, of file: SourceFile, from start: Int, markup: RawMarkupPolicy
  ) -> (tree: MarkdownTree, tags: ForeignTags) {
    var tree = tree
    var tags = ForeignTags()
    guard ForeignTagScan.mayContainTags(file.utf8[start...]) else { return (tree, tags) }
    tags.reportTags(in: tree, of: file.utf8)
    if markup != .escape { tags.showMarkupAsText(in: &tree) }
    return (tree, tags)
  }

  private mutating func reportTags(in tree: MarkdownTree, of file: [UInt8]) {
    var scan = ForeignTagScan(file)
    var located: [ForeignTagScan.LocatedTag] = []
    /// The end tag of the block whose content is skipped, such as `endhighlight`.
    var awaitedEnd: String?
    // Sort by location, because the tree lists all footnotes last.
    let blocks = tree.nodes.filter { Self.mayContainTags($0, in: tree) }
    for node in blocks.sorted(by: { $0.place.lowerBound < $1.place.lowerBound }) {
      for tag in scan.tags(in: node.place, containsCode: node.kind != .htmlBlock) {
        if let last = ranges.last, tag.range.lowerBound < last.upperBound { continue }
        ranges.append(tag.range)
        if let end = awaitedEnd {
          if tag.tag.name == end { awaitedEnd = nil }
        } else {
          awaitedEnd = tag.tag.end
          if !tag.tag.isEnd { located.append(tag) }
        }
      }
    }
    report(located)
  }

  /// Reports the tags in the addresses of links whose definitions are elsewhere in the file.
  static func problems(in links: [ArticleFacts.Link], of file: [UInt8]) -> [LocatedProblem] {
    links.flatMap { link -> [LocatedProblem] in
      guard ForeignTagScan.mayContainTags(link.written), !ForeignTagScan.mayContainTags(file[link.source]) else {
        return []
      }
      let address = Array(link.written.utf8)
      var scan = ForeignTagScan(address)
      return scan.tags(in: address.indices, containsCode: false).prefix(1).map {
        LocatedProblem(.foreignTag($0.tag), at: link.source)
      }
    }
  }

  private static func mayContainTags(_ node: MarkdownNode, in tree: MarkdownTree) -> Bool {
    switch node.kind {
    case .paragraph, .heading, .tableRow, .label, .term: true
    case .htmlBlock:
      !["<pre", "<script", "<style", "<!--", "<textarea"].contains { tree.bytes(node.text).starts(with: $0.utf8) }
    default: false
    }
  }

  /// Reports the first tags of each name one by one, then the number of the others.
  private mutating func report(_ tags: [ForeignTagScan.LocatedTag]) {
    var counts: [String: Int] = [:]
    for tag in tags { counts[tag.tag.name, default: 0] += 1 }
    var reported: [String: Int] = [:]
    for tag in tags {
      let name = tag.tag.name
      let number = reported[name, default: 0] + 1
      reported[name] = number
      if number <= Self.maximum {
        problems.append(LocatedProblem(.foreignTag(tag.tag), at: tag.range))
      } else if number == Self.maximum + 1 {
        let more = counts[name, default: number] - Self.maximum
        problems.append(LocatedProblem(.foreignTags(name, more: more), at: tag.range))
      }
    }
  }

  /// Turns `<figure …>` in `{{<figure …>}}` back into text.
  private func showMarkupAsText(in tree: inout MarkdownTree) {
    guard !ranges.isEmpty else { return }
    for index in tree.nodes.indices where tree.nodes[index].kind == .htmlInline && isInTag(tree.nodes[index].place) {
      var output = MarkupBuffer(capacity: 64)
      output.appendText(tree.string(tree.nodes[index].text))
      tree.nodes[index].text = tree.append(output.bytes)
    }
  }

  private func isInTag(_ range: Range<Int>) -> Bool {
    guard !range.isEmpty else { return false }
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound <= range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(range.lowerBound)
  }
}

/// A scanner for tags of other tools in a block, outside of its code.
struct ForeignTagScan {
  /// A tag with its range in the file.
  struct LocatedTag: Equatable {
    let tag: UnrunTag
    let range: Range<Int>
  }

  private let bytes: [UInt8]
  /// The ends of code spans, by their starts.
  private var codeEnds: [Int: Int] = [:]
  /// The opening delimiters that are not closed in the rest of the block.
  private var unclosed: Set<UnrunTag.Delimiters> = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the tags in a block; if `containsCode` is `true`, backticks in the block begin code.
  mutating func tags(in block: Range<Int>, containsCode: Bool) -> [LocatedTag] {
    guard Self.mayContainTags(bytes[block]) else { return [] }
    unclosed = []
    codeEnds = containsCode ? Self.codeEnds(in: bytes[block]) : [:]
    var tags: [LocatedTag] = []
    var at = block.lowerBound
    while at < block.upperBound {
      switch bytes[at] {
      case UInt8(ascii: "\\"): at += 2
      case UInt8(ascii: "`"): at = codeEnds[at] ?? Self.endOfRun(in: bytes[at..<block.upperBound])
      case UInt8(ascii: "{"):
        guard let delimiters = UnrunTag.Delimiters(bytes[at..<block.upperBound]),
          let end = end(of: delimiters, from: at + delimiters.opening, before: block.upperBound)
        else {
          at += 1
          continue
        }
        let content = bytes[at + delimiters.opening..<end - delimiters.closing.utf8CodeUnitCount]
        if let tag = UnrunTag(content, in: delimiters) { tags.append(LocatedTag(tag: tag, range: at..<end)) }
        at = end
      default: at += 1
      }
    }
    return tags
  }

  /// Whether a text contains the opening delimiter of a tag.
  static func mayContainTags(_ text: String) -> Bool {
    text.holds(UInt8(ascii: "{")) && mayContainTags(Array(text.utf8)[...])
  }

  /// Whether the bytes contain the opening delimiter of a tag.
  static func mayContainTags(_ bytes: ArraySlice<UInt8>) -> Bool {
    var at = bytes.startIndex
    while let brace = bytes.fastFirstIndex(of: UInt8(ascii: "{"), from: at) {
      at = brace + 1
      guard at < bytes.endIndex else { return false }
      if bytes[at] == UInt8(ascii: "{") || bytes[at] == UInt8(ascii: "%") { return true }
    }
    return false
  }

  /// Returns the index after the closing delimiter.
  ///
  /// `unclosed` records that a delimiter is missing, so that repeated searches do not take quadratic time.
  private mutating func end(of delimiters: UnrunTag.Delimiters, from start: Int, before limit: Int) -> Int? {
    guard !unclosed.contains(delimiters), start <= limit else { return nil }
    let closing = delimiters.closing.bytes
    var at = start
    while let next = bytes[at..<limit].firstIndex(of: closing[0]) {
      if bytes[next..<limit].starts(with: closing) { return next + closing.count }
      at = next + 1
    }
    unclosed.insert(delimiters)
    return nil
  }

  /// Returns the ends of code spans by their starts: a run of backticks ends at the next run of the same length.
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
