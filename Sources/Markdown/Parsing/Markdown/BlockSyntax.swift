import CMarkGFM
import Diagnostics
import Texts

/// The containers and traits of one parse, and the rules that open and close them.
final class BlockSyntax {
  /// A container during parsing.
  struct Container {
    let opening: ContainerOpening
    /// The line of its closing fence.
    var closingLine: Int?
    /// The line of the outer container's closing fence, if that fence also closed this container.
    var implicitClosingLine: Int?

    var isClosed: Bool { closingLine != nil || implicitClosingLine != nil }
  }

  /// A closing fence that closes no container.
  struct StrayFence {
    let range: Range<Int>
    /// The fence length of the innermost open container, or `nil` if no container is open.
    let needed: Int?
  }

  private(set) var containers: [Container] = []
  /// The definitions of definition lists.
  var definitions: [Definition] = []
  private(set) var traits: [TraitList] = []
  private(set) var strayFences: [StrayFence] = []
  /// Lines and cells that look like the fence of a container, but are text.
  private(set) var textFences: [(fence: TextFence, range: Range<Int>)] = []
  private(set) var brokenTraits: [LocatedTraitProblem] = []
  private(set) var unknownTraits: [(name: String, range: Range<Int>, suggestion: Diagnostic.Suggestion)] = []
  /// The range of the first opening fence that is nested too deep; the fence stays text.
  private(set) var tooDeep: Range<Int>?

  /// The maximum nesting of containers.
  ///
  /// The parser checks every open container on every line.
  static let depthLimit = 64

  /// Whether the author uses containers and traits at all.
  let isActive: Bool
  /// The enabled syntax of other generators.
  let additions: Set<MarkdownAddition>
  private let offset: (Int) -> Int
  private var fenceEffect = FenceEffect()

  /// The effect of the current line's fence, computed once for all open containers.
  private struct FenceEffect {
    var line = 0
    var column = 0
    /// The container that the fence closes, and the inner containers that end with it.
    var target: Int?
    var implicitlyClosed: [Int] = []
  }

  /// Creates the syntax for one parse.
  ///
  /// `offset` returns the file offset of a line.
  init(isActive: Bool, additions: Set<MarkdownAddition> = [], offset: @escaping (Int) -> Int) {
    self.isActive = isActive
    self.additions = additions
    self.offset = offset
  }

  /// Stores a trait list and returns its index.
  func add(_ list: TraitList) -> Int {
    traits.append(list)
    return traits.count - 1
  }

  func add(_ problem: LocatedTraitProblem) {
    brokenTraits.append(problem)
  }

  /// Reports a trait of a list item that its container does not read, if the name is almost one of `names`.
  func reportUnknownTrait(_ entry: TraitList.Entry, names: [String]) {
    guard let suggestion = Diagnostic.Suggestion.nearest(to: entry.name, among: names) else { return }
    unknownTraits.append((entry.name, entry.range, suggestion))
  }

  func add(_ fence: TextFence, at range: Range<Int>) {
    textFences.append((fence, range))
  }

  // MARK: Lines inside a container

  /// Whether the line continues the block.
  func continues(_ node: CMarkNode, at line: ParserLine) -> Bool {
    if node.type == CMarkLibrary.shared.definition { return continuesDefinition(node, at: line) }
    guard node.type == CMarkLibrary.shared.container else { return false }
    guard let index = node.index else { return false }
    if containers[index].isClosed { return false }
    guard line.indent < 4, !line.isBlank, let fence = line.bareFence else { return true }
    let number = line.number
    if fenceEffect.line != number || fenceEffect.column != line.start {
      let candidates = candidates(in: node, at: line)
      fenceEffect = FenceEffect(line: number, column: line.start)
      if let candidates { chooseTarget(fence, among: candidates.containers) }
      if candidates?.endsMarkup == true, let target = fenceEffect.target {
        // An HTML block contains all lines up to a blank one, so a fence inside it cannot become a node.
        close(target, alsoClosing: fenceEffect.implicitlyClosed, at: number)
        line.consume()
        return true
      }
    }
    return !fenceEffect.implicitlyClosed.contains(index)
  }

  /// Returns the containers that a fence on this line may close, from `node` inwards.
  ///
  /// The result is `nil` inside code or markup. The search stops at a block quote, because a line that starts with a
  /// fence does not continue the quote. Inside a list item, only the item's own containers count.
  private func candidates(
    in node: CMarkNode, at line: ParserLine
  ) -> (containers: [Int], endsMarkup: Bool)? {
    var open = node.index.map { [$0] } ?? []
    var indent = line.indent
    var next = node.lastChild
    while let node = next, node.isOpen {
      switch node.type {
      case CMARK_NODE_CODE_BLOCK: return node.isFenced ? nil : (open, false)
      case CMARK_NODE_HTML_BLOCK: return node.endsAtBlankLine ? (open, true) : nil
      case CMARK_NODE_BLOCK_QUOTE, CMARK_NODE_FOOTNOTE_DEFINITION: return (open, false)
      case CMARK_NODE_ITEM:
        let needed = node.itemIndent
        if indent < needed { return (open, false) }
        indent -= needed
        open = []
      case CMarkLibrary.shared.definition:
        let needed = node.index.map { definitions[$0].indent } ?? 0
        if indent < needed { return (open, false) }
        indent -= needed
        open = []
      case CMarkLibrary.shared.container:
        guard let index = node.index, !containers[index].isClosed else { return (open, false) }
        open.append(index)
      default: break
      }
      next = node.lastChild
    }
    return (open, false)
  }

  /// Picks the innermost container with a fence of the same length, else the innermost with a shorter fence.
  private func chooseTarget(_ fence: Int, among candidates: [Int]) {
    let target =
      candidates.lastIndex { containers[$0].opening.fence == fence }
      ?? candidates.lastIndex { containers[$0].opening.fence < fence }
    guard let target else { return }
    fenceEffect.target = candidates[target]
    fenceEffect.implicitlyClosed = Array(candidates[(target + 1)...])
  }

  private func close(_ target: Int, alsoClosing inner: [Int], at line: Int) {
    containers[target].closingLine = line
    for index in inner { containers[index].implicitClosingLine = line }
  }

  // MARK: Lines that start a block

  /// Opens the block that starts on the line, if any: a container, the end of a container, or traits.
  func open(
    _ line: ParserLine, in parent: CMarkNode, for syntaxExtension: CMarkExtension
  ) -> CMarkNode? {
    if line.first != UInt8(ascii: "{"), let found = TextFence.find(in: line.text[line.start...]) {
      let shift = offset(line.number)
      add(found.fence, at: found.range.lowerBound + shift..<found.range.upperBound + shift)
      return nil
    }
    if line.first == UInt8(ascii: "{") { return openTraits(line, in: parent, for: syntaxExtension) }
    if let definition = openDefinition(line, in: parent, for: syntaxExtension) { return definition }
    guard let fence = line.bareFence else { return openContainer(line, in: parent, for: syntaxExtension) }
    let number = line.number
    if fenceEffect.line == number, fenceEffect.column == line.start, let target = fenceEffect.target {
      close(target, alsoClosing: fenceEffect.implicitlyClosed, at: number)
      return addChild(CMarkLibrary.shared.end, at: line, in: parent, for: syntaxExtension)
    }
    let start = offset(number) + line.start
    strayFences.append(StrayFence(range: start..<start + fence, needed: innermostFence(around: parent)))
    return nil
  }

  /// Returns the fence length of the innermost open container that a fence in `node` could close.
  private func innermostFence(around node: CMarkNode) -> Int? {
    var next: CMarkNode? = node
    while let node = next {
      switch node.type {
      case CMARK_NODE_BLOCK_QUOTE, CMARK_NODE_ITEM, CMARK_NODE_FOOTNOTE_DEFINITION, CMarkLibrary.shared.definition:
        return nil
      case CMarkLibrary.shared.container:
        if let index = node.index, !containers[index].isClosed { return containers[index].opening.fence }
      default: break
      }
      next = node.parent
    }
    return nil
  }

  private func openContainer(
    _ line: ParserLine, in parent: CMarkNode, for syntaxExtension: CMarkExtension
  ) -> CMarkNode? {
    let text = line.text
    let shift = offset(line.number)
    guard let opening = ContainerOpening(text[line.start...], shift: shift) else { return nil }
    guard depth(of: parent) < Self.depthLimit else {
      tooDeep = tooDeep ?? opening.range
      return nil
    }
    let library = CMarkLibrary.shared
    guard let node = addChild(library.container, at: line, in: parent, for: syntaxExtension) else { return nil }
    containers.append(Container(opening: opening))
    node.index = containers.count - 1
    if let label = opening.label, let child = CMarkArena.node(library.label, syntaxExtension) {
      // The parser did not open this node, so it treats the node as closed. It parses the node's inlines at the end.
      child.content = String(decoding: text[label], as: UTF8.self)
      unsafe garland_set_position(
        child.pointer, Int32(line.number), Int32(label.lowerBound + 1), Int32(label.upperBound))
      if unsafe cmark_node_append_child(node.pointer, child.pointer) == 0 { unsafe cmark_node_free(child.pointer) }
    }
    return node
  }

  /// Returns the number of open containers around a block.
  private func depth(of node: CMarkNode) -> Int {
    var depth = 0
    var next: CMarkNode? = node
    while let node = next {
      if node.type == CMarkLibrary.shared.container { depth += 1 }
      next = node.parent
    }
    return depth
  }

  private func openTraits(
    _ line: ParserLine, in parent: CMarkNode, for syntaxExtension: CMarkExtension
  ) -> CMarkNode? {
    let text = line.text
    let slice = text[line.start...].trimmedEnd
    guard slice.last == UInt8(ascii: "}") else { return nil }
    let shift = offset(line.number)
    switch TraitReader.read(slice, shift: shift) {
    case .success(let read):
      guard read.end == slice.endIndex, read.hasColon || read.list.isUnmistakable else { return nil }
      guard let node = addChild(CMarkLibrary.shared.traits, at: line, in: parent, for: syntaxExtension) else {
        return nil
      }
      node.index = add(read.list)
      // The library marks the last node before a blank line. If it marked the traits node, a list around it would
      // become loose. So the `end` node takes the mark.
      return addChild(CMarkLibrary.shared.end, at: line, in: node, for: syntaxExtension)
    case .failure(let problem):
      if slice.looksLikeTraits { add(problem) }
      return nil
    }
  }

  private func addChild(
    _ type: cmark_node_type, at line: ParserLine, in parent: CMarkNode, for syntaxExtension: CMarkExtension
  ) -> CMarkNode? {
    guard let node = line.addChild(type, to: parent, for: syntaxExtension) else { return nil }
    line.consume()
    return node
  }
}

extension ArraySlice<UInt8> {
  /// Whether the braces start like traits, so that a syntax error in them is worth a warning.
  var looksLikeTraits: Bool {
    let second = dropFirst().first
    return second == UInt8(ascii: "#") || second == UInt8(ascii: ".") || second == UInt8(ascii: ":")
  }
}
