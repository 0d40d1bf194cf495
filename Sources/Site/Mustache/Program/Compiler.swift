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
