extension Compiler {
  /// Closes what a tag names, or says why there is nothing to close.
  mutating func close(_ tag: Tag) {
    let name = Self.name(in: bytes[tag.content])
    if let match = open.lastIndex(where: { $0.name == name }) {
      for crossed in open[(match + 1)...].reversed() { reportCrossing(crossed, closedBy: tag, name) }
      while open.count > match { end(at: tag) }
    } else if let count = cutOff[name], count > 0 {
      cutOff[name] = count - 1
    } else {
      reportStray(tag, name)
    }
  }

  private mutating func reportCrossing(_ crossed: OpenTag, closedBy tag: Tag, _ name: String) {
    cutOff[crossed.name, default: 0] += 1
    found.append(
      PlacedTemplateProblem(
        .crossed(name, stillOpen: crossed.name), at: tag.range,
        notes: [("`\(crossed.name)` is opened here", crossed.tag.range)]))
  }

  private mutating func reportStray(_ tag: Tag, _ name: String) {
    let problem = TemplateProblem.strayClosing(name)
    let isSlip = open.last.map { problem.isSlip(for: $0.name) } ?? false
    let notes = open.last.map { [("`\($0.name)` is open here", $0.tag.range)] } ?? []
    let names = open.suffix(Self.suggestionDepth).map(\.name)
    found.append(PlacedTemplateProblem(problem, at: tag.range, among: names, notes: notes))
    if isSlip { end(at: tag) }
  }

  /// Closes what is open at the end, which is a problem unless the rest of the text is not read.
  mutating func closeRest(reporting: Bool) {
    while let last = open.last {
      if reporting { found.append(PlacedTemplateProblem(.unclosed(last.name), at: last.tag.range)) }
      end(at: nil)
    }
  }

  /// Closes what is open innermost; without a tag, at the end of the text.
  private mutating func end(at tag: Tag?) {
    guard let last = open.popLast() else { return }
    let content = last.tag.outer.upperBound..<max(last.tag.outer.upperBound, tag?.outer.lowerBound ?? bytes.count)
    switch last.kind {
    case .parent: inclusions[last.index].body = inclusions[last.index].body.lowerBound..<instructions.count
    case .block:
      blocks[last.index].body = blocks[last.index].body.lowerBound..<instructions.count
      endBlock(last, content)
    default:
      sections[last.index].body = sections[last.index].body.lowerBound..<instructions.count
      sections[last.index].content = content
    }
  }

  /// Notes how far the lines of a block are indented, and that it belongs to the parent around it.
  private mutating func endBlock(_ block: OpenTag, _ content: Range<Int>) {
    if block.tag.isAlone, let indentation = indentation(of: content) {
      blocks[block.index].depth = indentation.count
      // Where the block lies in a parent, its place there is no place on a page.
      blocks[block.index].indentation = indentation
    }
    if let parent = open.last, parent.kind == .parent, inclusions[parent.index].blocks[block.name] == nil {
      inclusions[parent.index].blocks[block.name] = block.index
    }
  }

  /// The white space before the first line that is not blank.
  private func indentation(of content: Range<Int>) -> Range<Int>? {
    var start = content.lowerBound
    while start < content.upperBound {
      guard let stop = bytes[start..<content.upperBound].firstIndex(where: { !$0.isIndentation }) else { return nil }
      if !bytes[stop].isLineFeed && bytes[stop] != 0x0D { return start..<stop }
      start = stop + 1
    }
    return nil
  }
}
