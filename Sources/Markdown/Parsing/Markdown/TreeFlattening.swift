import CMarkGFM
import Texts

/// Copies a document of the C library into a ``MarkdownTree``, and assigns traits to blocks.
struct TreeFlattening {
  private(set) var tree = MarkdownTree()
  /// Traits without a block above them.
  private(set) var looseTraits: [Range<Int>] = []
  /// Unknown words of info strings.
  private(set) var unknownInfo: [Range<Int>] = []
  /// The fences of code that are never closed.
  private(set) var unclosedCode: [Range<Int>] = []
  /// The last opening fence, and the line of the fence that seems to close it.
  ///
  /// If that fence opens the next code block, the first one is unclosed.
  private var closed = (line: 0, opening: 0..<0)
  /// The first block that is nested too deep.
  ///
  /// Its content is left out.
  private(set) var tooDeep: Range<Int>?

  private let syntax: BlockSyntax
  private let lines: BodyLines
  private let additions: Set<MarkdownAddition>
  /// Whether texts may contain the substitutes of ``InlineMask``.
  private let isMasked: Bool
  /// Whether the last text ended in the middle of a formula.
  private var isInFormula = false
  /// The formula in whose middle the last text ended, with ``MarkdownAddition/formulas``.
  private var openFormula: Int?
  /// The ancestors of the current node, each with the last block in it.
  private var ancestors: [(index: Int, lastBlock: Int)] = []
  /// The column of the next cell in its row.
  private var column = 0
  /// The position shift of the inlines in the current block.
  private var shift = InlineShift.none
  /// The number of lines of the paragraph directly above the next table.
  private var linesAboveTable = 0
  /// The number of references to each footnote; footnote 1 is at index 0.
  private var references: [Int32] = []
  /// Where the search for the next autolink starts in the block that starts at `block`.
  private var autolinkSearch = (block: -1, next: 0)
  /// How many bytes may still be compared to find autolinks.
  ///
  /// Without this limit, links that the source does not contain verbatim would take quadratic time.
  private var comparisonsLeft: Int

  /// The maximum nesting of nodes.
  ///
  /// Rendering recurses once per level.
  static let depthLimit = 256

  init(
    _ document: borrowing CMarkDocument, syntax: BlockSyntax, lines: BodyLines, additions: Set<MarkdownAddition>,
    isMasked: Bool
  ) {
    self.syntax = syntax
    self.lines = lines
    self.additions = additions
    self.isMasked = isMasked
    comparisonsLeft = 32 * lines.count + 100_000
    tree.text.reserveCapacity(lines.count)
    tree.nodes.reserveCapacity(lines.count / 24)
    tree.traits = syntax.traits
    walk(from: unsafe CMarkNode(document.root))
    countReferences()
    if additions.contains(.figures) { tree.markFigures() }
  }

  private mutating func walk(from root: CMarkNode) {
    var node = root
    while true {
      openDefinitionList(before: node)
      let index = enter(node)
      if let index, let child = node.firstChild, mayEnter(index) {
        ancestors.append((index, -1))
        node = child
        continue
      }
      if let index { tree.nodes[index].end = Int32(tree.nodes.count) }
      while true {
        closeDefinitionList(before: node.next)
        guard let parent = ancestors.last else { return }
        if let next = node.next {
          node = next
          break
        }
        ancestors.removeLast()
        tree.nodes[parent.index].end = Int32(tree.nodes.count)
        guard let above = node.parent else { return }
        node = above
      }
    }
  }

  /// Starts a list before the first of several adjacent terms and definitions, because the library has no node for it.
  private mutating func openDefinitionList(before node: CMarkNode) {
    guard node.isInDefinitionList, !isInDefinitionList, !ancestors.isEmpty else { return }
    let index = tree.nodes.count
    tree.nodes.append(MarkdownNode(.definitionList))
    ancestors[ancestors.count - 1].lastBlock = index
    if mayEnter(index) { ancestors.append((index, -1)) } else { tree.nodes[index].end = Int32(index + 1) }
  }

  private mutating func closeDefinitionList(before next: CMarkNode?) {
    guard isInDefinitionList, let list = ancestors.last?.index, next?.isInDefinitionList != true else { return }
    ancestors.removeLast()
    tree.nodes[list].end = Int32(tree.nodes.count)
    let children = Array(tree.children(of: list))
    guard let first = children.first, let last = children.last else { return }
    tree.nodes[list].source =
      tree.nodes[first].source.lowerBound..<max(tree.nodes[last].source.upperBound, tree.nodes[first].source.lowerBound)
  }

  private var isInDefinitionList: Bool {
    ancestors.last.map { tree.nodes[$0.index].kind == .definitionList } ?? false
  }

  private mutating func mayEnter(_ index: Int) -> Bool {
    if ancestors.count < Self.depthLimit { return true }
    if tooDeep == nil { tooDeep = source(ofAncestor: index) }
    return false
  }

  private func source(ofAncestor index: Int) -> Range<Int> {
    let range = ancestors.reversed().lazy.map { tree.nodes[$0.index].source }.first { !$0.isEmpty } ?? 0..<0
    return Int(range.lowerBound)..<Int(range.upperBound)
  }

  /// Appends a node and returns its index, or `nil` if the tree does not contain nodes of its kind.
  private mutating func enter(_ source: CMarkNode) -> Int? {
    if isMasked, additions.contains(.formulas), enterFormulas(source) { return nil }
    guard let node = convert(source) else { return nil }
    let index = tree.nodes.count
    tree.nodes.append(node)
    if node.kind.isBlock, !ancestors.isEmpty { ancestors[ancestors.count - 1].lastBlock = index }
    return index
  }

  private mutating func convert(_ source: CMarkNode) -> MarkdownNode? {
    switch source.type {
    case CMARK_NODE_TEXT: return text(source)
    case CMARK_NODE_SOFTBREAK:
      return MarkdownNode(additions.contains(.hardBreaks) && !isInFormula ? .lineBreak : .softBreak)
    case CMARK_NODE_LINEBREAK: return MarkdownNode(isInFormula ? .softBreak : .lineBreak)
    case CMARK_NODE_CODE: return literal(.code, source)
    case CMARK_NODE_HTML_INLINE: return literalWithRange(.htmlInline, source)
    case CMARK_NODE_EMPH: return MarkdownNode(.emphasis)
    case CMARK_NODE_STRONG: return MarkdownNode(.strong)
    case CMARK_NODE_LINK: return link(.link, source)
    case CMARK_NODE_IMAGE: return link(.image, source)
    case CMARK_NODE_FOOTNOTE_REFERENCE: return reference(source)
    case CMARK_NODE_PARAGRAPH: return paragraph(source)
    case CMARK_NODE_HEADING: return heading(source)
    case CMARK_NODE_CODE_BLOCK: return codeBlock(source)
    case CMARK_NODE_LIST: return list(source)
    case CMARK_NODE_ITEM: return item(source)
    case CMARK_NODE_BLOCK_QUOTE: return withRange(MarkdownNode(.blockQuote), source)
    case CMARK_NODE_HTML_BLOCK: return htmlBlock(source)
    case CMARK_NODE_THEMATIC_BREAK: return withRange(MarkdownNode(.thematicBreak), source)
    case CMARK_NODE_FOOTNOTE_DEFINITION: return definition(source)
    case CMARK_NODE_DOCUMENT: return withRange(MarkdownNode(.document), source)
    default: return extended(source)
    }
  }

  private mutating func extended(_ source: CMarkNode) -> MarkdownNode? {
    let library = CMarkLibrary.shared
    switch source.type {
    case library.container: return container(source)
    case library.label:
      shift = .none
      return withRange(MarkdownNode(.label), source)
    case library.term:
      shift = .none
      return withRange(MarkdownNode(.term), source)
    case library.definition: return definitionDetails(source)
    case library.traits:
      if let index = source.index { attach(index) }
      return nil
    default: break
    }
    switch source.type.rawValue {
    case library.table:
      var node = withRange(MarkdownNode(.table), source)
      if linesAboveTable > 0 {
        node.source = lines.range(of: source, from: linesAboveTable, throughLine: source.endLine)
      }
      node.number = Int32(source.columnCount)
      return node
    case library.tableRow: return row(source)
    case library.tableCell: return cell(source)
    case library.strikethrough: return MarkdownNode(.strikethrough)
    default: return nil
    }
  }

  // MARK: Kinds

  private mutating func paragraph(_ source: CMarkNode) -> MarkdownNode {
    var node = MarkdownNode(.paragraph)
    if source.startLine > 0 {
      shift = lines.shift(behindDefinitionsIn: source, endingAt: source.endLine)
      node.source = lines.range(of: source)
    } else if let table = source.next, table.type.rawValue == CMarkLibrary.shared.table {
      shift = lines.shift(above: table)
      linesAboveTable = source.contentLines
      node.source = lines.range(of: table, throughLine: table.startLine + linesAboveTable - 1)
    }
    return node
  }

  private mutating func heading(_ source: CMarkNode) -> MarkdownNode {
    var node = MarkdownNode(.heading)
    let last = lines.lastLine(ofUnderlined: source)
    shift = lines.shift(behindDefinitionsIn: source, endingAt: last - 1)
    node.source = lines.range(of: source, throughLine: last)
    node.number = Int32(source.headingLevel)
    node.traits = Int32(source.index ?? -1)
    return node
  }

  private mutating func codeBlock(_ source: CMarkNode) -> MarkdownNode {
    var node = literalWithRange(.codeBlock, source)
    guard source.isFenced else {
      node.source = lines.indentStart(of: node.source)..<node.source.upperBound
      return node
    }
    node.flags = .fenced
    node.title = append(source.info)
    if additions.contains(.formulas), tree.bytes(tree.firstWord(of: node.title)).elementsEqual("math".utf8) {
      node.flags.formUnion([.formula, .displayed])
    }
    let fence = lines.line(source.startLine).dropFirst(source.startColumn - 1)
    let marker = fence.first
    checkEnd(of: source, fence.prefix { $0 == marker }, lineCount: tree.bytes(node.text).count { $0 == 0x0A })
    guard !node.title.isEmpty, syntax.isActive else { return node }
    let info = FenceInfo(fence.drop { $0 == marker })
    node.title = append(info.language.utf8)
    unknownInfo += info.unknown
    if let traits = info.traits { node.traits = add(traits) }
    return node
  }

  /// Reports code that no fence closes; the library does not say whether one does.
  private mutating func checkEnd(of code: CMarkNode, _ fence: ArraySlice<UInt8>, lineCount: Int) {
    if closed.line == code.startLine { unclosedCode.append(closed.opening) }
    let last = code.startLine + lineCount + 1
    let text = lines.line(last).trimmedEnd
    let mark = text.reversed().prefix { $0 == fence.first }.count
    let isClosed =
      mark >= fence.count && lines.start(of: last) > lines.start(of: last - 1)
      && text.dropLast(mark).allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: ">") }
    if isClosed { closed = (last, fence.indices) } else { unclosedCode.append(fence.indices) }
  }

  /// The library ends some HTML blocks a line early, so the last line is computed from the text.
  private mutating func htmlBlock(_ source: CMarkNode) -> MarkdownNode {
    var node = literal(.htmlBlock, source)
    let count = tree.bytes(node.text).count { $0 == 0x0A }
    node.source = lines.range(of: source, throughLine: source.startLine + max(count, 1) - 1)
    return node
  }

  private mutating func definition(_ source: CMarkNode) -> MarkdownNode {
    var node = literalWithRange(.footnoteDefinition, source)
    node.source = lines.markerStart(of: node.source)..<node.source.upperBound
    return node
  }

  private mutating func list(_ source: CMarkNode) -> MarkdownNode {
    var node = withRange(MarkdownNode(.list), source)
    if source.isOrdered { node.flags.insert(.ordered) }
    if source.isTight { node.flags.insert(.tight) }
    node.number = Int32(source.listStart)
    return node
  }

  private mutating func item(_ source: CMarkNode) -> MarkdownNode {
    var node = withRange(MarkdownNode(.item), source)
    if source.isExtended { node.flags = source.isChecked ? [.task, .checked] : .task }
    node.traits = Int32(source.index ?? -1)
    return node
  }

  private mutating func row(_ source: CMarkNode) -> MarkdownNode {
    column = 0
    shift = linesAboveTable == 0 ? .none : lines.shift(inHeadings: source, below: linesAboveTable)
    var node = withRange(MarkdownNode(.tableRow), source)
    if linesAboveTable > 0 {
      node.source = lines.range(of: source, from: linesAboveTable, throughLine: source.startLine + linesAboveTable)
      linesAboveTable = 0
    }
    if source.isTableHeader { node.flags = .header }
    return node
  }

  private mutating func cell(_ source: CMarkNode) -> MarkdownNode {
    var node = withRange(MarkdownNode(.tableCell), source)
    guard let row = ancestors.last, let table = source.parent?.parent else { return node }
    node.flags = tree.nodes[row.index].flags
    node.number = Int32(table.alignment(ofColumn: column))
    column += 1
    return node
  }

  private mutating func container(_ source: CMarkNode) -> MarkdownNode? {
    guard let index = source.index else { return nil }
    let container = syntax.containers[index]
    var node = withRange(MarkdownNode(.container), source)
    node.text = append(container.opening.name.utf8)
    node.number = Int32(container.opening.fence)
    if container.closingLine == nil { node.flags = .unclosed }
    if let traits = container.opening.traits { node.traits = add(traits) }
    return node
  }

  private func definitionDetails(_ source: CMarkNode) -> MarkdownNode? {
    guard let index = source.index else { return nil }
    var node = withRange(MarkdownNode(.definition), source)
    var paragraphs = 0
    var child = source.firstChild
    while let block = child {
      if block.type == CMARK_NODE_PARAGRAPH { paragraphs += 1 }
      child = block.next
    }
    if syntax.definitions[index].isTight, paragraphs <= 1 { node.flags = .tight }
    return node
  }

  private mutating func link(_ kind: MarkdownNode.Kind, _ source: CMarkNode) -> MarkdownNode {
    var node = withRange(MarkdownNode(kind), source)
    node.text = append(source.url)
    node.title = append(source.title)
    if node.source.isEmpty, let child = source.firstChild { node.source = range(ofAutolink: child) }
    return node
  }

  /// Returns the range of an autolink.
  ///
  /// The library does not report it, so this searches the enclosing block for the text of the link, behind the previous
  /// autolink.
  private mutating func range(ofAutolink text: CMarkNode) -> Range<Int32> {
    var bytes: [UInt8] = []
    text.literal.append(to: &bytes)
    guard let block = enclosingBlock() else { return 0..<0 }
    let start = autolinkSearch.block == block.lowerBound ? min(autolinkSearch.next, block.upperBound) : block.lowerBound
    let search = lines.find(bytes[...], in: start..<block.upperBound, comparingAtMost: comparisonsLeft)
    comparisonsLeft -= search.compared
    guard let found = search.range else { return Int32(block.lowerBound)..<Int32(block.upperBound) }
    autolinkSearch = (block.lowerBound, Int(found.upperBound))
    return found
  }

  /// Returns the range of the nearest enclosing block that has one.
  private func enclosingBlock() -> Range<Int>? {
    for (index, _) in ancestors.reversed() where tree.nodes[index].kind.isBlock && !tree.nodes[index].source.isEmpty {
      return tree.nodes[index].place
    }
    return nil
  }

  /// Converts a footnote reference; the library has replaced its text by the footnote's number.
  private mutating func reference(_ source: CMarkNode) -> MarkdownNode {
    var node = withRange(MarkdownNode(.footnoteReference), source)
    let number = source.literal.number
    node.number = Int32(truncatingIfNeeded: number)
    if number > 0, number <= lines.count {
      while references.count < number { references.append(0) }
      references[number - 1] += 1
      node.occurrence = references[number - 1]
    }
    return node
  }

  /// Sets the reference count of each definition, and the label of each reference.
  ///
  /// Definitions come last, in the order of their numbers.
  private mutating func countReferences() {
    var labels: [Range<Int32>] = []
    for index in tree.nodes.indices where tree.nodes[index].kind == .footnoteDefinition {
      tree.nodes[index].number = Int32(labels.count + 1)
      // The public functions of the library do not return a definition's label, so its number replaces it.
      if tree.nodes[index].text.isEmpty { tree.nodes[index].text = append("\(labels.count + 1)".utf8) }
      tree.nodes[index].occurrence = labels.count < references.count ? references[labels.count] : 0
      labels.append(tree.nodes[index].text)
    }
    guard !labels.isEmpty else { return }
    for index in tree.nodes.indices where tree.nodes[index].kind == .footnoteReference {
      let number = Int(tree.nodes[index].number)
      if number > 0, number <= labels.count { tree.nodes[index].text = labels[number - 1] }
    }
  }

  // MARK: Traits

  /// Assigns traits to the block above them.
  private mutating func attach(_ index: Int) {
    let last = ancestors.last?.lastBlock ?? -1
    let held = last >= 0 && tree.nodes[last].traits >= 0 ? tree.traits[Int(tree.nodes[last].traits)].entries.count : 0
    guard last >= 0, held < TraitList.limit else {
      looseTraits.append(syntax.traits[index].range)
      return
    }
    let present = Int(tree.nodes[last].traits)
    tree.nodes[last].traits =
      present < 0 ? Int32(index) : add(tree.traits[present].followed(by: syntax.traits[index]))
  }

  private mutating func add(_ traits: TraitList) -> Int32 {
    tree.traits.append(traits)
    return Int32(tree.traits.count - 1)
  }

  // MARK: Text and ranges

  /// Returns a text, with emoji in the place of their names if that is enabled.
  ///
  /// Spaces replace traits at the start of a list item; they are removed here.
  private mutating func text(_ source: CMarkNode) -> MarkdownNode? {
    var node = MarkdownNode(.text)
    var start = tree.text.count
    source.literal.append(to: &tree.text)
    if tree.text.count > start, tree.text[start] == 0x20, source.isBehindTraits {
      start = tree.text[start...].firstIndex { $0 != 0x20 } ?? tree.text.count
      if start == tree.text.count { return nil }
    }
    if additions.contains(.emoji), let replaced = Emoji.replacingNames(in: tree.text[start...]) {
      tree.text.replaceSubrange(start..., with: replaced)
    }
    if isMasked {
      isInFormula = InlineMask.endsInFormula(tree.text[start...]) ?? isInFormula
      InlineMask.remove(from: &tree.text, behind: start)
    }
    node.text = Int32(start)..<Int32(tree.text.count)
    return node
  }

  /// Appends the parts of a text with formulas, and returns whether it did; a line break in a formula is a part of it.
  private mutating func enterFormulas(_ source: CMarkNode) -> Bool {
    var text: [UInt8] = []
    switch source.type {
    case CMARK_NODE_TEXT: source.literal.append(to: &text)
    case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: text = [0x0A]
    default: return false
    }
    var rest = text[...]
    guard openFormula != nil || InlineMask.openingMark(in: rest) != nil else { return false }
    if source.isBehindTraits { rest = rest.drop { $0 == 0x20 } }
    while true {
      if let formula = openFormula {
        let mark = InlineMask.closingMark(in: rest)
        let part = append(masked: rest[..<(mark?.lowerBound ?? rest.endIndex)])
        tree.nodes[formula].text = tree.nodes[formula].text.lowerBound..<part.upperBound
        guard let mark else { return true }
        openFormula = nil
        rest = rest[mark.upperBound...]
      }
      let mark = InlineMask.openingMark(in: rest)
      let before = rest[..<(mark?.range.lowerBound ?? rest.endIndex)]
      if !before.isEmpty { append(MarkdownNode(.text), append(masked: before, withEmoji: true)) }
      guard let mark else { return true }
      var node = MarkdownNode(.code)
      node.flags = mark.isDisplayed ? [.formula, .displayed] : .formula
      openFormula = tree.nodes.count
      append(node, Int32(tree.text.count)..<Int32(tree.text.count))
      rest = rest[mark.range.upperBound...]
    }
  }

  private mutating func append(_ node: MarkdownNode, _ text: Range<Int32>) {
    var node = node
    (node.text, node.end) = (text, Int32(tree.nodes.count + 1))
    tree.nodes.append(node)
  }

  private mutating func append(masked text: ArraySlice<UInt8>, withEmoji: Bool = false) -> Range<Int32> {
    let start = tree.text.count
    tree.text += additions.contains(.emoji) && withEmoji ? Emoji.replacingNames(in: text) ?? Array(text) : Array(text)
    InlineMask.remove(from: &tree.text, behind: start)
    return Int32(start)..<Int32(tree.text.count)
  }

  private mutating func literal(_ kind: MarkdownNode.Kind, _ source: CMarkNode) -> MarkdownNode {
    var node = MarkdownNode(kind)
    node.text = append(source.literal)
    return node
  }

  /// Returns a node with its text and its range.
  ///
  /// The function takes two steps: `withRange` reads `self`, so it cannot run while the tree's text changes.
  private mutating func literalWithRange(_ kind: MarkdownNode.Kind, _ source: CMarkNode) -> MarkdownNode {
    let node = literal(kind, source)
    return withRange(node, source)
  }

  private mutating func append(_ bytes: CMarkBytes) -> Range<Int32> {
    let start = Int32(tree.text.count)
    bytes.append(to: &tree.text)
    if isMasked { InlineMask.remove(from: &tree.text, behind: Int(start)) }
    return start..<Int32(tree.text.count)
  }

  private mutating func append(_ bytes: String.UTF8View) -> Range<Int32> {
    let start = Int32(tree.text.count)
    tree.text.append(contentsOf: bytes)
    return start..<Int32(tree.text.count)
  }

  private func withRange(_ node: MarkdownNode, _ source: CMarkNode) -> MarkdownNode {
    var node = node
    // Among blocks, only table cells need the position shift of inlines; other blocks have correct starts.
    let isShifted = !node.kind.isBlock || node.kind == .tableCell
    node.source = lines.range(of: source, shiftedBy: isShifted ? shift : .none)
    return node
  }
}

extension CMarkNode {
  /// Whether the node is the first of a paragraph from which ``ItemTraits`` removed traits.
  fileprivate var isBehindTraits: Bool {
    guard let parent, parent.type == CMARK_NODE_PARAGRAPH, parent.index != nil else { return false }
    return unsafe parent.firstChild?.pointer == pointer
  }

  /// Whether the node is a term or a definition of a definition list.
  fileprivate var isInDefinitionList: Bool {
    type == CMarkLibrary.shared.term || type == CMarkLibrary.shared.definition
  }
}
