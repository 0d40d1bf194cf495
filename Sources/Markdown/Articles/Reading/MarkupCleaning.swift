import Components
import Diagnostics
import Markup
import Parsing
import Texts

/// The step that applies the raw HTML policy: it removes unsafe markup, resolves addresses, and closes open elements.
///
/// The step runs once, when the article is read. So rendering only copies bytes, and each warning appears once, even if
/// an article is rendered several times.
struct MarkupCleaning {
  /// The results of the step, besides the tree.
  struct Result {
    var plan: BlockPlan
    /// The links and images of Markdown and of raw HTML, in document order.
    var links: ResolvedLinks
    /// The ids that raw HTML sets.
    fileprivate(set) var ids: Set<String> = []
    /// The names of links in raw HTML, to which links can lead: `<a name="part">`.
    fileprivate(set) var linkNames: Set<String> = []
    fileprivate(set) var problems: [LocatedProblem] = []
  }

  private var tree: MarkdownTree
  private var result: Result
  private var filter: RawMarkupFilter
  private let policy: RawMarkupPolicy
  /// Whether the attribute `markdown` is removed, because the parser has read it.
  private let removesMarkdownAttribute: Bool
  private let resolve: (String, Range<Int>) -> AddressResolution
  /// Whether the raw HTML so far contains an image of known size.
  private var hasImage = false
  /// The last block of raw HTML in the current scope.
  ///
  /// If the block leaves a `<p>` open, the step appends `</p>` to the block.
  private var lastMarkup: Int?
  /// The images with variants in the current piece, by the offsets of their addresses.
  private var pictures: [Int: ResolvedImage] = [:]
  /// The filtered pieces of raw HTML, for the ranges of findings.
  private var pieces: MarkupPieces

  /// Cleans the raw HTML of a tree.
  ///
  /// Each child of the article or of a container is a scope. At the end of a scope, the step closes all open elements.
  static func clean(
    _ tree: consuming MarkdownTree, _ plan: BlockPlan, _ links: ResolvedLinks, options: ArticleOptions,
    file: SourceFile, with resolve: @escaping (String, Range<Int>) -> AddressResolution
  ) -> (tree: MarkdownTree, cleaned: Result) {
    var step = MarkupCleaning(tree, Result(plan: plan, links: links), options: options, file: file, resolve)
    step.result.plan.children = step.clean(plan.children)
    step.result.links.links.sort { $0.node < $1.node }
    return (step.tree, step.result)
  }

  private init(
    _ tree: consuming MarkdownTree, _ result: Result, options: ArticleOptions, file: SourceFile,
    _ resolve: @escaping (String, Range<Int>) -> AddressResolution
  ) {
    self.tree = tree
    self.result = result
    pieces = MarkupPieces(in: file)
    policy = options.markup
    removesMarkdownAttribute = options.markdownInHTML && options.markup != .escape
    self.resolve = resolve
    filter = RawMarkupFilter(policy)
  }

  private mutating func clean(_ children: [BlockChild]) -> [BlockChild] {
    children.compactMap { child in
      var child = child
      if case .inlines(let label) = child.label { visit(label) }
      child.closing = scope { $0.visitSiblings(child.content) }
      return isEmpty(child) ? nil : child
    }
  }

  /// Whether a child was raw HTML and all of it was removed.
  private func isEmpty(_ child: BlockChild) -> Bool {
    guard child.kind == .html, child.closing.isEmpty else { return false }
    return tree.nodes[child.content].allSatisfy { node in
      node.kind == .htmlBlock && tree.bytes(node.text).allSatisfy { $0 <= 0x20 }
    }
  }

  /// Runs `body` in a new scope, and returns the end tags of the elements that it leaves open.
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
    default: visitContent(of: index)
    }
  }

  private mutating func visitContent(of index: Int) {
    // A tight paragraph is the content of an element of raw HTML.
    if tree.nodes[index].kind.isBlock, !isTightParagraph(index) { closeParagraph() }
    if var container = result.plan.containers[index] {
      if case .inlines(let label) = container.label { visit(label) }
      container.children = clean(container.children)
      result.plan.containers[index] = container
    } else {
      tree.nodes[index].closing = scope { $0.visitSiblings($0.tree.content(of: index)) }
    }
  }

  private func isTightParagraph(_ index: Int) -> Bool {
    tree.nodes[index].kind == .paragraph && tree.nodes[index].flags.contains(.tight)
  }

  private mutating func filterMarkup(_ index: Int) {
    let text = tree.nodes[index].text
    if tree.nodes[index].kind == .htmlInline, policy.showsAsText(tree.bytes(text)) {
      return tree.showAsText(index)
    }
    let piece = pieces.add(kept(of: text), from: Int(tree.nodes[index].source.lowerBound))
    let scan = RawMarkupScan(piece, policy)
    result.linkNames.formUnion(scan.linkNames)
    for id in scan.ids {
      if result.ids.contains(id.value) {
        result.problems.append(LocatedProblem(.repeatedMarkupID(id.value), at: pieces.location(of: id.range)))
      }
      result.ids.insert(id.value)
    }
    var output = MarkupBuffer(capacity: 256)
    var findings: [RawMarkupFinding] = []
    pictures = [:]
    let edits = filter.isInRawText ? RawMarkupEdits() : edits(scan.addresses, in: index)
    let places = filter.write(piece, editing: edits, to: &output) { findings.append($0) }
    report(findings)
    if !places.addresses.isEmpty { result.links.details.markupAddresses[index] = places.addresses }
    if !pictures.isEmpty {
      result.links.details.markupPictures[index] = places.images.compactMap { tag in
        pictures[tag.source].map { MarkupPicture(image: $0, tag: tag) }
      }
    }
    tree.nodes[index].text = tree.append(output.bytes)
    if tree.nodes[index].kind == .htmlBlock { lastMarkup = index }
  }

  /// Returns the bytes of a piece of raw HTML that are kept, which share memory with the text of the article.
  ///
  /// While someone holds them, each change of the tree copies the text of the article.
  private func kept(of text: Range<Int32>) -> ArraySlice<UInt8> {
    let written = tree.bytes(text)
    return removesMarkdownAttribute ? RawMarkupScan.removing(attribute: "markdown", from: written) : written
  }

  /// Resolves the addresses in a piece of raw HTML in the same way as addresses in Markdown.
  private mutating func edits(_ addresses: [RawMarkupValue], in node: Int) -> RawMarkupEdits {
    var edits = RawMarkupEdits()
    var last = (range: -1 ..< -1, source: 0..<0)
    for value in addresses {
      let start = value.range.lowerBound
      let written = String(Substring(value.value.utf8.trimmed(where: \.isASCIIWhiteSpace)))
      // A fragment in another element, such as SVG's `use`, is not a link.
      let isLink = value.element == "a" || value.element == "area"
      var address = written
      if !written.isEmpty, isLink || !written.hasPrefix("#") {
        // The addresses of one `srcset` have the same range; look it up once.
        if value.range != last.range { last = (value.range, pieces.location(of: value.range)) }
        let source = last.source
        if URLScheme.isSafe(written) {
          let resolved = ResolvedAddress.resolve(written, isImage: value.isImage) { resolve($0, source) }
          address = resolved.address
          result.problems += resolved.problems.map { LocatedProblem($0, at: source) }
          if resolved.isUnpublished, value.element == "a" { edits.removedLinks.insert(start) }
          if let image = resolved.image, policy != .trusted, value.element == "img", value.attribute == "src" {
            edits.boxes[start] = RawMarkupEdits.ImageBox(
              width: image.width, height: image.height, isLazy: isLazy(imageIn: node))
            if image.variants != nil || image.keepsOriginal { pictures[start] = image }
          }
        }
        let kind: ArticleFacts.Link.Kind = value.isImage ? .image : .link
        var link = ArticleFacts.Link(kind: kind, written: written, address: address, source: source)
        link.lacksAltText = value.lacksAltText
        result.links.links.append((node, link))
      }
      edits.addresses[start, default: []].append(address)
    }
    // Remove edits that change nothing, so that the filter copies these attributes.
    let unchanged = Dictionary(grouping: addresses, by: \.range.lowerBound).filter { start, values in
      edits.addresses[start] == values.map(\.value)
        && values.allSatisfy { value in
          // For a `srcset`, the filter returns the offsets of the addresses only if it writes the value itself.
          value.attribute.hasSuffix("srcset")
            ? !value.value.hasPrefix("/") : value.value.utf8.first == pieces.bytes[start]
        }
    }
    for start in unchanged.keys { edits.addresses[start] = nil }
    return edits
  }

  /// Returns whether to load an image in raw HTML lazily: all images except the article's first one, if it is early.
  private mutating func isLazy(imageIn node: Int) -> Bool {
    let isFirst = !hasImage && result.links.details.firstImage.map { $0 > node } ?? true
    if isFirst { result.links.details.firstImage = nil }
    hasImage = true
    return !isFirst || !tree.isEarly(node)
  }

  /// Closes a `<p>` of raw HTML before a block of Markdown, as browsers do.
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
    // An unclosed element is found late. In the order of the text, each line is counted only once (400 kB: 0.9 s).
    for finding in findings.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result.problems.append(LocatedProblem(.markup(finding), at: pieces.location(of: finding.range)))
    }
  }
}

extension RawMarkupValue {
  /// Whether the address is the address of an image, such as an alternative in a `srcset`.
  fileprivate var isImage: Bool { element == "img" || attribute == "poster" || attribute.hasSuffix("srcset") }
}
