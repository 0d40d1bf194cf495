import Diagnostics
import Markup
import Parsing

/// Replaces the raw HTML of a tree by what the policy lets through, and notes what has to be closed at the end of each node.
///
/// It runs once, when an article is read, so that rendering only copies bytes and no warning depends on who renders.
struct MarkupCleaning {
  private(set) var tree: MarkdownTree
  private(set) var containers: [Int: PlacedContainer]
  private(set) var problems: [PlacedArticleProblem] = []
  /// The ids that raw HTML sets.
  private(set) var ids: Set<String> = []

  private var filter: RawMarkupFilter
  private let policy: RawMarkupPolicy
  private let file: SourceFile
  /// The last block of raw HTML in each scope, which takes what must be closed before a block of Markdown.
  private var lastMarkup: Int?
  /// What has been filtered, in one piece, for findings name its bytes: where each piece begins, and its node.
  private var pieces: [(start: Int, node: Int)] = []
  private var raw: [UInt8] = []

  init(_ tree: MarkdownTree, containers: [Int: PlacedContainer], policy: RawMarkupPolicy, file: SourceFile) {
    self.tree = tree
    self.containers = containers
    self.policy = policy
    self.file = file
    filter = RawMarkupFilter(policy)
  }

  /// Whether there is any raw HTML to be cleaned.
  static func isNeeded(_ tree: MarkdownTree) -> Bool {
    tree.nodes.contains { $0.kind == .htmlBlock || $0.kind == .htmlInline }
  }

  /// Cleans the children of an article, each in a scope of its own.
  mutating func clean(_ children: [BlockChild]) -> [BlockChild] {
    children.compactMap { child in
      var child = child
      if case .inlines(let label) = child.label { visit(label) }
      child.closing = scope { $0.visitSiblings(child.content) }
      return isEmpty(child) ? nil : child
    }
  }

  /// Whether nothing is left of a child that was raw HTML: then it is none.
  private func isEmpty(_ child: BlockChild) -> Bool {
    guard child.kind == .html, child.closing.isEmpty else { return false }
    return tree.nodes[child.content].allSatisfy { node in
      node.kind == .htmlBlock && tree.bytes(node.text).allSatisfy { $0 <= 0x20 }
    }
  }

  /// Runs something in a scope, and gives what closes it.
  private mutating func scope(_ body: (inout MarkupCleaning) -> Void) -> Range<Int32> {
    filter.openScope()
    let outer = lastMarkup
    lastMarkup = nil
    body(&self)
    lastMarkup = outer
    var output = MarkupBuffer(capacity: 64)
    var findings: [RawMarkupFinding] = []
    filter.closeScope(to: &output) { findings.append($0) }
    report(findings)
    return output.count == 0 ? 0..<0 : tree.append(output.bytes)
  }

  private mutating func visitSiblings(_ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      visit(index)
      index = Int(tree.nodes[index].end)
    }
  }

  private mutating func visit(_ index: Int) {
    switch tree.nodes[index].kind {
    case .htmlBlock, .htmlInline: filterMarkup(index)
    case .text, .code, .softBreak, .lineBreak, .codeBlock, .thematicBreak, .footnoteReference: break
    default: visitInside(index)
    }
  }

  private mutating func visitInside(_ index: Int) {
    if tree.nodes[index].kind.isBlock { closeParagraph() }
    if var container = containers[index] {
      if case .inlines(let label) = container.label { visit(label) }
      container.children = clean(container.children)
      containers[index] = container
    } else {
      tree.nodes[index].closing = scope { $0.visitSiblings($0.tree.content(of: index)) }
    }
  }

  private mutating func filterMarkup(_ index: Int) {
    let text = tree.nodes[index].text
    let start = raw.count
    raw += tree.bytes(text)
    pieces.append((start, index))
    let scan = RawMarkupScan(raw[start...], policy)
    for id in scan.ids {
      if ids.contains(id.value) {
        problems.append(PlacedArticleProblem(.repeatedMarkupID(id.value), at: place(of: id.range)))
      }
      ids.insert(id.value)
    }
    var output = MarkupBuffer(capacity: 256)
    var findings: [RawMarkupFinding] = []
    filter.write(raw[start...], to: &output) { findings.append($0) }
    report(findings)
    tree.nodes[index].text = tree.append(output.bytes)
    if tree.nodes[index].kind == .htmlBlock { lastMarkup = index }
  }

  /// A block of Markdown ends a `<p>` of raw HTML, as browsers have it.
  private mutating func closeParagraph() {
    guard let last = lastMarkup, filter.openElements > 0 else { return }
    var output = MarkupBuffer(capacity: 64)
    var findings: [RawMarkupFinding] = []
    filter.beginBlock(to: &output) { findings.append($0) }
    report(findings)
    guard output.count > 0 else { return }
    let text = tree.nodes[last].text
    tree.nodes[last].text = tree.append(tree.bytes(text) + output.bytes)
  }

  // MARK: Places

  private mutating func report(_ findings: [RawMarkupFinding]) {
    for finding in findings { problems.append(PlacedArticleProblem(.markup(finding), at: place(of: finding.range))) }
  }

  /// Where in the file some bytes of a piece stand: on the line that they have in it, at the first place that reads the same.
  private func place(of range: Range<Int>) -> Range<Int> {
    guard let piece = piece(holding: range.lowerBound) else { return 0..<0 }
    let source = Int(tree.nodes[piece.node].source.lowerBound)
    let before = raw[piece.start..<range.lowerBound]
    let line = file.position(at: source).line + before.count { $0 == 0x0A }
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? piece.start
    let bytes = file.range(ofLine: line)
    let earliest = max(source, bytes.lowerBound)
    let wanted = raw[range].prefix { $0 != 0x0A }
    func matches(at start: Int) -> Range<Int>? {
      let end = start + wanted.count
      return end <= bytes.upperBound && file.utf8[start..<end].elementsEqual(wanted) ? start..<end : nil
    }
    let begin = min(earliest, bytes.upperBound)
    return matches(at: earliest + range.lowerBound - lineStart)
      ?? (begin..<bytes.upperBound).lazy.compactMap { matches(at: $0) }.first ?? begin..<bytes.upperBound
  }

  private func piece(holding offset: Int) -> (start: Int, node: Int)? {
    var low = 0
    var high = pieces.count
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? pieces[low - 1] : nil
  }
}
