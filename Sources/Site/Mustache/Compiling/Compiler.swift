/// Makes a program of a template's text: reads its tags, then matches those that open with those that close.
struct Compiler {
  let bytes: [UInt8]
  /// Where in the bytes the template begins.
  let start: Int
  var reader: ExpressionReader
  private(set) var instructions: [Instruction] = []
  var sections: [Section] = []
  var inclusions: [Inclusion] = []
  var blocks: [Block] = []
  private(set) var delimiters: [Delimiters]
  /// What stands open, the innermost last.
  var open: [OpenTag] = []
  /// What was closed by a tag around it, and whose own closing tag is therefore none.
  var cutOff: [String: Int] = [:]
  var found: [PlacedTemplateProblem] = []

  /// How deep sections, parents and blocks of one template lie in one another.
  static let depthLimit = 100
  /// How many open tags, from the innermost out, a stray closing tag may have been meant for.
  static let suggestionDepth = 8

  init(_ bytes: [UInt8], from start: Int = 0, delimiters: Delimiters = Delimiters(), filters: FilterRegistry) {
    self.bytes = bytes
    self.start = start
    self.delimiters = [delimiters]
    reader = ExpressionReader(bytes: bytes, filters: filters)
  }

  /// All that is wrong, in the order of the text.
  var problems: [PlacedTemplateProblem] {
    (found + reader.problems).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  mutating func run() {
    var tags = TagReader(bytes, from: start, delimiters[0])
    tags.run()
    delimiters = tags.delimiters
    found = tags.problems
    var end = start
    for tag in tags.tags {
      addText(end..<tag.outer.lowerBound)
      end = tag.outer.upperBound
      guard open.count < Self.depthLimit || !tag.kind.isOpening else {
        found.append(PlacedTemplateProblem(.tooManyLevels(Self.depthLimit), at: tag.range))
        return closeRest(reporting: false)
      }
      if tag.beginsLine { instructions.append(.lineStart) }
      add(tag)
    }
    addText(end..<bytes.count)
    closeRest(reporting: true)
  }

  private mutating func addText(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    instructions.append(.text(range))
    if let lost = bytes[range].firstIndex(where: { !$0.isBlank }) {
      reportLost(lost..<(bytes[lost..<range.upperBound].firstIndex(where: \.isLineFeed) ?? range.upperBound))
    }
  }

  /// Directly in a parent only blocks count; whatever else stands there is never seen.
  private mutating func reportLost(_ range: Range<Int>) {
    guard let last = open.last, last.kind == .parent, !last.hasLost else { return }
    open[open.count - 1].hasLost = true
    found.append(PlacedTemplateProblem(.lostContent(last.name), at: range))
  }

  private mutating func add(_ tag: Tag) {
    switch tag.kind {
    case .variable: instructions.append(.value(reader.read(tag.content, of: tag.range)))
    case .unescaped: instructions.append(.unescaped(reader.read(tag.content, of: tag.range)))
    case .section, .inverted:
      begin(tag, name: Self.name(in: bytes[tag.content]), at: sections.count)
      instructions.append(tag.kind == .section ? .section(sections.count) : .inverted(sections.count))
      sections.append(
        Section(
          expression: reader.read(tag.content, of: tag.range), body: following, content: behind(tag),
          delimiters: tag.delimiters))
    case .partial, .parent:
      let name = inclusionName(tag)
      if tag.kind == .parent { begin(tag, name: Self.key(bytes[tag.content]), at: inclusions.count) }
      instructions.append(tag.kind == .parent ? .parent(inclusions.count) : .partial(inclusions.count))
      inclusions.append(
        Inclusion(
          name: name, range: tag.content, indentation: tag.indentation, isAlone: tag.isAlone, body: following))
    case .block:
      let name = word(tag)
      begin(tag, name: name, at: blocks.count)
      instructions.append(.block(blocks.count))
      blocks.append(
        Block(name: name, range: tag.content, body: following, indentation: tag.indentation, isAlone: tag.isAlone))
    case .closing: close(tag)
    case .comment, .delimiters: break
    }
    if [.variable, .unescaped, .partial].contains(tag.kind) { reportLost(tag.range) }
  }

  /// The body of what is being added, as far as it is known.
  private var following: Range<Int> { instructions.count..<instructions.count }

  private func behind(_ tag: Tag) -> Range<Int> { tag.outer.upperBound..<tag.outer.upperBound }

  private mutating func begin(_ tag: Tag, name: String, at index: Int) {
    if tag.kind != .block { reportLost(tag.range) }
    open.append(OpenTag(kind: tag.kind, name: name, index: index, tag: tag))
  }

  private mutating func inclusionName(_ tag: Tag) -> Inclusion.Name {
    let name = word(tag)
    guard name.hasPrefix("*"), let star = bytes[tag.content].firstIndex(of: UInt8(ascii: "*")) else {
      return .fixed(name)
    }
    let rest = bytes[(star + 1)..<tag.content.upperBound]
    let lower = rest.firstIndex { !$0.isBlank } ?? rest.endIndex
    return .dynamic(reader.read(lower..<tag.content.upperBound, of: tag.range))
  }

  /// The one word in a tag that takes no filters; a dynamic name may have a space behind its asterisk.
  private mutating func word(_ tag: Tag) -> String {
    let content = bytes[tag.content]
    if content.isEmpty { found.append(PlacedTemplateProblem(.missingName, at: tag.range)) }
    if content.first != UInt8(ascii: "*"), content.contains(where: \.isBlank) {
      found.append(PlacedTemplateProblem(.brokenName(String(decoding: content, as: UTF8.self)), at: tag.content))
    }
    return String(decoding: content, as: UTF8.self)
  }

  static func name(in content: ArraySlice<UInt8>) -> String {
    key(content.prefix { $0 != UInt8(ascii: "|") })
  }

  private static func key(_ content: ArraySlice<UInt8>) -> String {
    String(decoding: content.filter { !$0.isBlank }, as: UTF8.self)
  }
}

/// A tag that waits for the one that closes it.
struct OpenTag {
  let kind: Tag.Kind
  let name: String
  /// Where it stands in its table.
  let index: Int
  let tag: Tag
  /// Whether something was found in it that nobody will see.
  var hasLost = false
}

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
