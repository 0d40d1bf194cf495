import CMarkGFM

/// What one parse finds of containers and trait lines, and the rules by which they open and close.
final class BlockSyntax {
  /// A container while it is read.
  struct Container {
    let opening: ContainerOpening
    /// The line its closing fence stands on.
    var closingLine: Int?
    /// The line of the outer fence that closed it along the way.
    var cutOffLine: Int?

    var isClosed: Bool { closingLine != nil || cutOffLine != nil }
  }

  /// A fence that closes nothing.
  struct StrayFence {
    let range: Range<Int>
    /// The length of the innermost container that is open, if one is.
    let needed: Int?
  }

  private(set) var containers: [Container] = []
  private(set) var traits: [TraitList] = []
  private(set) var strayFences: [StrayFence] = []
  private(set) var brokenTraits: [PlacedTraitProblem] = []
  /// The first container that lies in too many others; it stays text.
  private(set) var tooDeep: Range<Int>?

  /// How many containers may lie in one another: each open one is asked about every line.
  static let depthLimit = 64

  /// Whether the syntax is understood at all.
  let isActive: Bool
  private let offset: (Int) -> Int
  private var decision = Decision()

  /// What the fence on the current line closes, decided once for all containers that are asked.
  private struct Decision {
    var line = 0
    var column = 0
    /// The container that the fence closes, and those further in that it cuts off.
    var target: Int?
    var cutOff: [Int] = []
  }

  /// `offset` gives the place in the file where a line of what is parsed begins.
  init(isActive: Bool, offset: @escaping (Int) -> Int) {
    self.isActive = isActive
    self.offset = offset
  }

  /// Notes traits that were found, and gives their index.
  func add(_ list: TraitList) -> Int {
    traits.append(list)
    return traits.count - 1
  }

  func add(_ problem: PlacedTraitProblem) {
    brokenTraits.append(problem)
  }

  // MARK: Lines inside

  /// Whether the block goes on with this line.
  func continues(_ node: CMarkNode, at line: ParserLine) -> Bool {
    guard node.type == CMarkLibrary.shared.container else { return false }
    guard let index = node.index else { return false }
    if containers[index].isClosed { return false }
    guard line.indent < 4, !line.isBlank, let fence = line.bareFence else { return true }
    let number = line.number
    if decision.line != number || decision.column != line.start {
      let found = candidates(in: node, at: line)
      decision = Decision(line: number, column: line.start)
      if let found { decide(fence, among: found.containers) }
      if found?.endsMarkup == true, let target = decision.target {
        // An HTML block swallows lines until a blank one: so the fence becomes one, and no node stands for it.
        close(target, cuttingOff: decision.cutOff, at: number)
        line.consume()
        return true
      }
    }
    return !decision.cutOff.contains(index)
  }

  /// The containers that a fence on this line may close, from `node` inwards; nothing where it belongs to code or markup.
  ///
  /// There are none beyond a quote that the line has no mark of, and only the innermost list item's.
  private func candidates(
    in node: CMarkNode, at line: ParserLine
  ) -> (containers: [Int], endsMarkup: Bool)? {
    var found = node.index.map { [$0] } ?? []
    var indent = line.indent
    var next = node.lastChild
    while let node = next, node.isOpen {
      switch node.type {
      case CMARK_NODE_CODE_BLOCK: return node.isFenced ? nil : (found, false)
      case CMARK_NODE_HTML_BLOCK: return node.endsAtBlankLine ? (found, true) : nil
      case CMARK_NODE_BLOCK_QUOTE, CMARK_NODE_FOOTNOTE_DEFINITION: return (found, false)
      case CMARK_NODE_ITEM:
        let needed = node.itemIndent
        if indent < needed { return (found, false) }
        indent -= needed
        found = []
      case CMarkLibrary.shared.container:
        guard let index = node.index, !containers[index].isClosed else { return (found, false) }
        found.append(index)
      default: break
      }
      next = node.lastChild
    }
    return (found, false)
  }

  /// The innermost container of the fence's length, else the innermost shorter one.
  private func decide(_ fence: Int, among candidates: [Int]) {
    let target =
      candidates.lastIndex { containers[$0].opening.fence == fence }
      ?? candidates.lastIndex { containers[$0].opening.fence < fence }
    guard let target else { return }
    decision.target = candidates[target]
    decision.cutOff = Array(candidates[(target + 1)...])
  }

  private func close(_ target: Int, cuttingOff inner: [Int], at line: Int) {
    containers[target].closingLine = line
    for index in inner { containers[index].cutOffLine = line }
  }

  // MARK: Lines that begin something

  /// Opens what the line begins, if anything: a container, its end, or traits.
  func open(
    _ line: ParserLine, in parent: CMarkNode, for made: CMarkExtension
  ) -> CMarkNode? {
    if line.first == UInt8(ascii: "{") { return openTraits(line, in: parent, for: made) }
    guard let fence = line.bareFence else { return openContainer(line, in: parent, for: made) }
    let number = line.number
    if decision.line == number, decision.column == line.start, let target = decision.target {
      close(target, cuttingOff: decision.cutOff, at: number)
      return addChild(CMarkLibrary.shared.end, at: line, in: parent, for: made)
    }
    let start = offset(number) + line.start
    strayFences.append(StrayFence(range: start..<start + fence, needed: innermostFence(around: parent)))
    return nil
  }

  /// The length of the innermost open container that a fence inside `node` could close.
  private func innermostFence(around node: CMarkNode) -> Int? {
    var next: CMarkNode? = node
    while let node = next {
      switch node.type {
      case CMARK_NODE_BLOCK_QUOTE, CMARK_NODE_ITEM, CMARK_NODE_FOOTNOTE_DEFINITION: return nil
      case CMarkLibrary.shared.container:
        if let index = node.index, !containers[index].isClosed { return containers[index].opening.fence }
      default: break
      }
      next = node.parent
    }
    return nil
  }

  private func openContainer(
    _ line: ParserLine, in parent: CMarkNode, for made: CMarkExtension
  ) -> CMarkNode? {
    let text = line.text
    let shift = offset(line.number)
    guard let opening = ContainerOpening(text[line.start...], shift: shift) else { return nil }
    guard depth(of: parent) < Self.depthLimit else {
      tooDeep = tooDeep ?? opening.range
      return nil
    }
    let library = CMarkLibrary.shared
    guard let node = addChild(library.container, at: line, in: parent, for: made) else { return nil }
    containers.append(Container(opening: opening))
    node.index = containers.count - 1
    if let label = opening.label, let child = CMarkArena.node(library.label, made) {
      // Made apart and appended, it is closed from the start, and its inlines are parsed with all others.
      child.content = String(decoding: text[label], as: UTF8.self)
      unsafe garland_place(child.pointer, Int32(line.number), Int32(label.lowerBound + 1), Int32(label.upperBound))
      if unsafe cmark_node_append_child(node.pointer, child.pointer) == 0 { unsafe cmark_node_free(child.pointer) }
    }
    return node
  }

  /// How many open containers a block lies in.
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
    _ line: ParserLine, in parent: CMarkNode, for made: CMarkExtension
  ) -> CMarkNode? {
    let text = line.text
    let slice = text[line.start...].trimmingEnd()
    guard slice.last == UInt8(ascii: "}") else { return nil }
    let shift = offset(line.number)
    switch TraitReader.read(slice, shift: shift) {
    case .success(let read):
      guard read.end == slice.endIndex, read.hasColon || read.list.isUnmistakable else { return nil }
      guard let node = addChild(CMarkLibrary.shared.traits, at: line, in: parent, for: made) else { return nil }
      node.index = add(read.list)
      // The end inside takes the mark of a blank line, which on the traits themselves would make a list loose.
      return addChild(CMarkLibrary.shared.end, at: line, in: node, for: made)
    case .failure(let problem):
      if slice.looksLikeTraits { add(problem) }
      return nil
    }
  }

  private func addChild(
    _ type: cmark_node_type, at line: ParserLine, in parent: CMarkNode, for made: CMarkExtension
  ) -> CMarkNode? {
    guard let node = line.addChild(type, to: parent, for: made) else { return nil }
    line.consume()
    return node
  }
}

extension ArraySlice<UInt8> {
  /// Whether braces begin as only traits do, so that an author wants to know why they are none.
  var looksLikeTraits: Bool {
    let second = dropFirst().first
    return second == UInt8(ascii: "#") || second == UInt8(ascii: ".") || second == UInt8(ascii: ":")
  }
}
