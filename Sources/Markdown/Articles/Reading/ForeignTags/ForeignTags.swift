import Markup
import Parsing

/// Tells an article's author of the tags that other tools would run in its text; here they stay text.
struct ForeignTags {
  private(set) var problems: [PlacedArticleProblem] = []
  /// The bytes of all tags, in the order of the file.
  private var ranges: [Range<Int>] = []
  /// How many of a name are told of one by one.
  private static let most = 3

  /// Looks through a tree; what the parser took for HTML within tags becomes text again.
  init(in tree: inout MarkdownTree, of file: [UInt8], from start: Int, markup: RawMarkupPolicy) {
    guard ForeignTagScan.mayHoldTags(file[start...]) else { return }
    var scan = ForeignTagScan(file)
    var found: [ForeignTagScan.Found] = []
    var end: String?
    // Footnotes come last in a tree, wherever they stand.
    let blocks = tree.nodes.filter { Self.mayHoldTags($0, in: tree) }
    for node in blocks.sorted(by: { $0.place.lowerBound < $1.place.lowerBound }) {
      for tag in scan.tags(in: node.place, holdsCode: node.kind != .htmlBlock) {
        if let last = ranges.last, tag.range.lowerBound < last.upperBound { continue }
        ranges.append(tag.range)
        if let awaited = end {
          if tag.tag.name == awaited { end = nil }
        } else {
          end = tag.tag.end
          if !tag.tag.isEnd { found.append(tag) }
        }
      }
    }
    tell(of: found)
    if markup != .escape { showMarkup(in: &tree) }
  }

  /// The tags in addresses that links take from elsewhere in the file.
  static func problems(in links: [ArticleFacts.Link], of file: [UInt8]) -> [PlacedArticleProblem] {
    links.flatMap { link -> [PlacedArticleProblem] in
      guard ForeignTagScan.mayHoldTags(link.written), !ForeignTagScan.mayHoldTags(file[link.source]) else { return [] }
      let address = Array(link.written.utf8)
      var scan = ForeignTagScan(address)
      return scan.tags(in: address.indices, holdsCode: false).prefix(1).map {
        PlacedArticleProblem(.foreignTag($0.tag), at: link.source)
      }
    }
  }

  private static func mayHoldTags(_ node: MarkdownNode, in tree: MarkdownTree) -> Bool {
    switch node.kind {
    case .paragraph, .heading, .tableRow, .label: true
    case .htmlBlock:
      !["<pre", "<script", "<style", "<!--", "<textarea"].contains { tree.bytes(node.text).starts(with: $0.utf8) }
    default: false
    }
  }

  /// The first tags of a name one by one, then how many more there are.
  private mutating func tell(of found: [ForeignTagScan.Found]) {
    var counts: [String: Int] = [:]
    for tag in found { counts[tag.tag.name, default: 0] += 1 }
    var told: [String: Int] = [:]
    for tag in found {
      let name = tag.tag.name
      let number = told[name, default: 0] + 1
      told[name] = number
      if number <= Self.most {
        problems.append(PlacedArticleProblem(.foreignTag(tag.tag), at: tag.range))
      } else if number == Self.most + 1 {
        let more = counts[name, default: number] - Self.most
        problems.append(PlacedArticleProblem(.foreignTags(name, more: more), at: tag.range))
      }
    }
  }

  /// Makes text of `<figure …>` in `{{<figure …>}}`.
  private func showMarkup(in tree: inout MarkdownTree) {
    guard !ranges.isEmpty else { return }
    for index in tree.nodes.indices where tree.nodes[index].kind == .htmlInline && isInTag(tree.nodes[index].place) {
      var output = MarkupBuffer(capacity: 64)
      output.appendText(tree.string(tree.nodes[index].text))
      tree.nodes[index].text = tree.append(output.bytes)
    }
  }

  private func isInTag(_ place: Range<Int>) -> Bool {
    guard !place.isEmpty else { return false }
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound <= place.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(place.lowerBound)
  }
}
