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
  /// The links and images of raw HTML, with their nodes.
  private(set) var links: [(node: Int, link: ArticleFacts.Link)] = []
  /// What writers need to know of links and images.
  private(set) var places: AddressPlaces

  private var filter: RawMarkupFilter
  private let policy: RawMarkupPolicy
  private let resolve: (String) -> AddressResolution
  /// Whether raw HTML showed an image of known size.
  private var hasImage = false
  /// The last block of raw HTML in each scope, which takes what must be closed before a block of Markdown.
  private var lastMarkup: Int?
  /// What has been filtered, for findings name its bytes.
  private var raw: MarkupPlaces

  /// Takes a tree, with what is known of the links and images of its Markdown.
  init(
    _ tree: MarkdownTree, containers: [Int: PlacedContainer], places: AddressPlaces, options: ArticleOptions,
    file: SourceFile
  ) {
    self.tree = tree
    self.containers = containers
    self.places = places
    raw = MarkupPlaces(in: file)
    policy = options.markup
    resolve = options.resolve
    filter = RawMarkupFilter(policy)
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
    case .text, .code, .softBreak, .lineBreak, .footnoteReference: break
    case .codeBlock, .thematicBreak: closeParagraph()
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
    let piece = raw.add(tree.bytes(text), from: Int(tree.nodes[index].source.lowerBound))
    let scan = RawMarkupScan(piece, policy)
    for id in scan.ids {
      if ids.contains(id.value) {
        problems.append(PlacedArticleProblem(.repeatedMarkupID(id.value), at: raw.place(of: id.range)))
      }
      ids.insert(id.value)
    }
    var output = MarkupBuffer(capacity: 256)
    var findings: [RawMarkupFinding] = []
    let edits = filter.isInRawText ? RawMarkupEdits() : edits(scan.addresses, in: index)
    let found = filter.write(piece, editing: edits, to: &output) { findings.append($0) }
    report(findings)
    if !found.isEmpty { places.markup[index] = found }
    tree.nodes[index].text = tree.append(output.bytes)
    if tree.nodes[index].kind == .htmlBlock { lastMarkup = index }
  }

  /// Resolves the addresses of a piece as those of Markdown are.
  private mutating func edits(_ addresses: [RawMarkupValue], in node: Int) -> RawMarkupEdits {
    var edits = RawMarkupEdits()
    var last = (range: -1 ..< -1, source: 0..<0)
    for value in addresses {
      let start = value.range.lowerBound
      let written = value.value.trimmingMarkupSpace
      // A part of the page is none of the article's business, unless somebody is to be led there.
      let isLink = value.element == "a" || value.element == "area"
      var address = written
      if !written.isEmpty, isLink || !written.hasPrefix("#") {
        // The addresses of one value stand in one place.
        if value.range != last.range { last = (value.range, raw.place(of: value.range)) }
        let source = last.source
        if URLScheme.isSafe(written) {
          let found = ResolvedAddress(written, resolve)
          address = found.address
          problems += found.problems.map { PlacedArticleProblem($0, at: source) }
          if found.isLeftOut, value.element == "a" { edits.leftOut.insert(start) }
          if let size = found.size, value.element == "img", value.attribute == "src" {
            edits.boxes[start] = box(width: size.width, height: size.height, in: node)
          }
        }
        let kind: ArticleFacts.Link.Kind = value.isImage ? .image : .link
        var link = ArticleFacts.Link(kind: kind, written: written, address: address, source: source)
        link.isSilent = value.isSilent
        links.append((node, link))
      }
      edits.addresses[start, default: []].append(address)
    }
    // Those that say the same as before are copied.
    let same = Dictionary(grouping: addresses, by: \.range.lowerBound).filter { start, values in
      edits.addresses[start] == values.map(\.value)
        && values.allSatisfy { value in
          // Of several addresses, the writer knows the places only where it writes them anew.
          value.attribute.hasSuffix("srcset") ? !value.value.hasPrefix("/") : value.value.utf8.first == raw.bytes[start]
        }
    }
    for start in same.keys { edits.addresses[start] = nil }
    return edits
  }

  /// The room of an image of raw HTML; the first of the article is likely to be seen at once.
  private mutating func box(width: Int, height: Int, in node: Int) -> RawMarkupEdits.ImageBox {
    let first = places.firstImage
    let isFirst = !hasImage && first.map { $0 > node } ?? true
    if isFirst, let first { places.images[first]?.isFirst = false }
    hasImage = true
    return RawMarkupEdits.ImageBox(width: width, height: height, isLazy: !isFirst)
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

  private mutating func report(_ findings: [RawMarkupFinding]) {
    for finding in findings {
      problems.append(PlacedArticleProblem(.markup(finding), at: raw.place(of: finding.range)))
    }
  }
}

extension RawMarkupValue {
  /// Whether an image is there, or one to choose from.
  fileprivate var isImage: Bool { element == "img" || attribute == "poster" || attribute.hasSuffix("srcset") }
}

extension String {
  /// Without the white space around it, which browsers ignore in an address.
  fileprivate var trimmingMarkupSpace: String {
    let isSpace: (Character) -> Bool = { $0.utf8.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) } }
    guard let last = lastIndex(where: { !isSpace($0) }) else { return "" }
    return String(self[...last].drop(while: isSpace))
  }
}
