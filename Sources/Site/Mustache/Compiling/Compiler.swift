import Texts

/// Compiles the text of a template: reads its tags, then matches opening and closing tags.
struct Compiler {
  let bytes: [UInt8]
  /// The offset where the template starts.
  let start: Int
  var reader: ExpressionReader
  private(set) var instructions: [Instruction] = []
  var sections: [TemplateSection] = []
  var inclusions: [Inclusion] = []
  var blocks: [Block] = []
  private(set) var delimiters: [Delimiters]
  /// The tags that are not closed yet, the innermost last.
  var openTags: [OpenTag] = []
  /// The number of closing tags to ignore, by name.
  ///
  /// A closing tag also closes the open tags inside its own tag. If their closing tags follow later, the compiler
  /// ignores them.
  var implicitlyClosed: [String: Int] = [:]
  var tagProblems: [LocatedTemplateProblem] = []
  /// Whether a tag such as `{% if %}` was reported; only the first one is.
  private var hasForeignTag = false

  /// The maximum nesting of sections, parents and blocks in one template.
  static let depthLimit = 100
  /// The number of innermost open tags to suggest for a closing tag that matches none.
  static let suggestionDepth = 8

  init(_ bytes: [UInt8], from start: Int = 0, delimiters: Delimiters = Delimiters(), filters: FilterRegistry) {
    self.bytes = bytes
    self.start = start
    self.delimiters = [delimiters]
    reader = ExpressionReader(bytes: bytes, filters: filters)
  }

  /// All problems, in source order.
  var problems: [LocatedTemplateProblem] {
    (tagProblems + reader.problems).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  mutating func run() {
    var tags = TagReader(bytes, from: start, delimiters[0])
    tags.run()
    delimiters = tags.delimiters
    tagProblems = tags.problems
    var end = start
    for tag in tags.tags {
      addText(end..<tag.outer.lowerBound)
      end = tag.outer.upperBound
      guard openTags.count < Self.depthLimit || !tag.kind.isOpening else {
        tagProblems.append(LocatedTemplateProblem(.tooManyLevels(Self.depthLimit), at: tag.range))
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
    if !hasForeignTag, let tag = NonMustacheTag.find(in: bytes[range]) {
      hasForeignTag = true
      tagProblems.append(LocatedTemplateProblem(.foreignTag(reader.text(tag)), at: tag))
    }
    if let lost = bytes[range].firstIndex(where: { !$0.isASCIIWhiteSpace }) {
      reportIgnoredContent(lost..<(bytes[lost..<range.upperBound].firstIndex(where: \.isLineFeed) ?? range.upperBound))
    }
  }

  /// Reports content directly inside a parent tag, because the renderer uses only the blocks in it.
  private mutating func reportIgnoredContent(_ range: Range<Int>) {
    guard let last = openTags.last, last.kind == .parent, !last.hasReportedContent else { return }
    openTags[openTags.count - 1].hasReportedContent = true
    tagProblems.append(LocatedTemplateProblem(.ignoredContent(last.name), at: range))
  }

  private mutating func add(_ tag: Tag) {
    switch tag.kind {
    case .variable: instructions.append(.value(reader.read(tag.content, of: tag.range)))
    case .unescaped: instructions.append(.unescaped(reader.read(tag.content, of: tag.range)))
    case .section, .inverted:
      begin(tag, name: Self.name(in: bytes[tag.content]), at: sections.count)
      instructions.append(tag.kind == .section ? .section(sections.count) : .inverted(sections.count))
      sections.append(
        TemplateSection(
          expression: reader.read(tag.content, of: tag.range), body: emptyBody, content: emptyContent(after: tag),
          delimiters: tag.delimiters))
    case .partial, .parent:
      let name = inclusionName(tag)
      if tag.kind == .parent { begin(tag, name: Self.key(bytes[tag.content]), at: inclusions.count) }
      instructions.append(tag.kind == .parent ? .parent(inclusions.count) : .partial(inclusions.count))
      inclusions.append(
        Inclusion(
          name: name, range: tag.content, indentation: tag.indentation, isStandalone: tag.isStandalone, body: emptyBody)
      )
    case .block:
      let name = word(tag)
      begin(tag, name: name, at: blocks.count)
      instructions.append(.block(blocks.count))
      blocks.append(
        Block(
          name: name, range: tag.content, body: emptyBody, indentation: tag.indentation, isStandalone: tag.isStandalone)
      )
    case .closing: close(tag)
    case .comment, .delimiters: break
    }
    if [.variable, .unescaped, .partial].contains(tag.kind) { reportIgnoredContent(tag.range) }
  }

  /// The empty range at the next instruction, where a body starts.
  private var emptyBody: Range<Int> { instructions.count..<instructions.count }

  private func emptyContent(after tag: Tag) -> Range<Int> { tag.outer.upperBound..<tag.outer.upperBound }

  private mutating func begin(_ tag: Tag, name: String, at index: Int) {
    if tag.kind != .block { reportIgnoredContent(tag.range) }
    openTags.append(OpenTag(kind: tag.kind, name: name, index: index, tag: tag))
  }

  private mutating func inclusionName(_ tag: Tag) -> Inclusion.Name {
    let name = word(tag)
    guard name.hasPrefix("*"), let star = bytes[tag.content].firstIndex(of: UInt8(ascii: "*")) else {
      return .fixed(name)
    }
    let rest = bytes[(star + 1)..<tag.content.upperBound]
    let lower = rest.firstIndex { !$0.isASCIIWhiteSpace } ?? rest.endIndex
    return .dynamic(reader.read(lower..<tag.content.upperBound, of: tag.range))
  }

  /// Returns the single word in a tag that takes no filters.
  ///
  /// A dynamic name may have a space after its asterisk.
  private mutating func word(_ tag: Tag) -> String {
    let content = bytes[tag.content]
    if content.isEmpty { tagProblems.append(LocatedTemplateProblem(.missingName, at: tag.range)) }
    if content.first != UInt8(ascii: "*"), content.contains(where: \.isASCIIWhiteSpace) {
      tagProblems.append(
        LocatedTemplateProblem(.invalidName(String(decoding: content, as: UTF8.self)), at: tag.content))
    }
    return String(decoding: content, as: UTF8.self)
  }

  static func name(in content: ArraySlice<UInt8>) -> String {
    // Handlebars closes `{{#if page.title}}` with `{{/if}}`.
    if NonMustacheTag.matches(content) { return key(content.prefix { !$0.isASCIIWhiteSpace }) }
    return key(content.prefix { $0 != UInt8(ascii: "|") })
  }

  private static func key(_ content: ArraySlice<UInt8>) -> String {
    String(decoding: content.filter { !$0.isASCIIWhiteSpace }, as: UTF8.self)
  }
}

/// An opening tag whose closing tag has not been read yet.
struct OpenTag {
  let kind: Tag.Kind
  let name: String
  /// The index of the section, inclusion or block in its table.
  let index: Int
  let tag: Tag
  /// Whether ignored content inside the tag has been reported.
  var hasReportedContent = false
}

extension Compiler {
  /// Closes the innermost open tag with the name of the closing tag `tag`; reports an error if there is none.
  mutating func close(_ tag: Tag) {
    let name = Self.name(in: bytes[tag.content])
    if let match = openTags.lastIndex(where: { $0.name == name }) {
      for crossed in openTags[(match + 1)...].reversed() { reportCrossing(crossed, closedBy: tag, name) }
      while openTags.count > match { end(at: tag) }
    } else if let count = implicitlyClosed[name], count > 0 {
      implicitlyClosed[name] = count - 1
    } else {
      reportStray(tag, name)
    }
  }

  private mutating func reportCrossing(_ crossed: OpenTag, closedBy tag: Tag, _ name: String) {
    implicitlyClosed[crossed.name, default: 0] += 1
    tagProblems.append(
      LocatedTemplateProblem(
        .crossed(name, stillOpen: crossed.name), at: tag.range,
        notes: [("`\(crossed.name)` is opened here", crossed.tag.range)]))
  }

  private mutating func reportStray(_ tag: Tag, _ name: String) {
    let problem = TemplateProblem.strayClosing(name)
    let isLikelyTypo = openTags.last.map { problem.isLikelyTypo(of: $0.name) } ?? false
    let notes = openTags.last.map { [("`\($0.name)` is open here", $0.tag.range)] } ?? []
    let names = openTags.suffix(Self.suggestionDepth).map(\.name)
    tagProblems.append(LocatedTemplateProblem(problem, at: tag.range, among: names, notes: notes))
    if isLikelyTypo { end(at: tag) }
  }

  /// Closes all open tags at the end of the text; reports each one as an error if `reporting` is true.
  mutating func closeRest(reporting: Bool) {
    while let last = openTags.last {
      if reporting { tagProblems.append(LocatedTemplateProblem(.unclosed(last.name), at: last.tag.range)) }
      end(at: nil)
    }
  }

  /// Closes the innermost open tag, at a closing tag or at the end of the text.
  private mutating func end(at tag: Tag?) {
    guard let last = openTags.popLast() else { return }
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

  /// Stores the indentation of a block's lines, and adds the block to its parent.
  private mutating func endBlock(_ block: OpenTag, _ content: Range<Int>) {
    if block.tag.isStandalone, let indentation = indentation(of: content) {
      blocks[block.index].depth = indentation.count
      // A block in a parent is rendered in place of another block, so only its content's indentation counts.
      blocks[block.index].indentation = indentation
    }
    if let parent = openTags.last, parent.kind == .parent, inclusions[parent.index].blocks[block.name] == nil {
      inclusions[parent.index].blocks[block.name] = block.index
    }
  }

  /// Returns the indentation of the first line that is not blank.
  private func indentation(of content: Range<Int>) -> Range<Int>? {
    var start = content.lowerBound
    while start < content.upperBound {
      guard let stop = bytes[start..<content.upperBound].firstIndex(where: { !$0.isSpaceOrTab }) else { return nil }
      if !bytes[stop].isLineFeed && bytes[stop] != 0x0D { return start..<stop }
      start = stop + 1
    }
    return nil
  }
}
