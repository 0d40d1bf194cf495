import Diagnostics
import Markup
import Parsing
import Texts

/// The step that composes an article: rows repeat blocks, files are included, and variables and rows replace tags.
///
/// Each file is parsed by itself, then whole blocks are copied, so that nothing in a value or in another file can be read
/// as Markdown of the article.
struct Composition {
  private(set) var text: ComposedText
  private(set) var diagnostics: [Diagnostic] = []
  var tree: MarkdownTree { builder.tree }

  /// A parsed text whose blocks can be copied.
  struct Part {
    let parsed: ParsedText
    let nodes: TreeBuilder.Part
    let tags: [Tag]
    /// The path of the file; `nil` for the article itself.
    let path: String?
    /// The offset of its file in the composed text.
    let start: Int

    var tree: MarkdownTree { parsed.tree }

    /// Whether a block ends the excerpt of its own article.
    func isExcerptMark(_ index: Int) -> Bool {
      tree.nodes[index].kind == .htmlBlock && tree.string(tree.nodes[index].text).trimmed == "<!--more-->"
    }
  }

  /// A part of a sequence of siblings.
  private enum Piece {
    case node(Int)
    /// A piece of the text of a node.
    case text(ArraySlice<UInt8>, Int)
    /// The number of a tag in a text, or of one that is a whole paragraph.
    case tag(Int, Int)
  }

  var builder = TreeBuilder()
  /// Whether the innermost open block besides directives is a container.
  private(set) var isInContainer = false
  private(set) var parts: [Part] = []
  private let source: SourceID
  private let parser: MarkdownParser
  let site: any ArticleParts
  let directives: Set<Directive>
  let style: HeadingIDStyle
  /// The rows around the current blocks, the innermost last.
  var rows: [any RowValues] = []
  /// The files that are being included, the innermost last.
  var including: [String] = []
  private var partNumbers: [String: Int] = [:]
  /// Where the article includes the current text.
  var use: Range<Int>?
  private var reported: Set<Diagnostic> = []
  /// How many directives and repetitions were written.
  var expansions = 0
  /// Whether raw HTML is shown as text.
  private let showsMarkup: Bool
  /// The ids in repeated blocks, each with the number of its last repetition.
  private var repeatedIDs: [String: Int] = [:]
  private var footnotes = ComposedFootnotes()

  /// Composes a parsed article; `nil` if it stands only for itself.
  static func compose(
    _ parsed: ParsedText, as source: SourceID, with parser: MarkdownParser,
    from site: any ArticleParts, _ options: ArticleOptions
  ) -> Composition? {
    guard parsed.isComposed.first == true else { return nil }
    var composition = Composition(parsed.file, source, parser, site, options)
    composition.run(parsed)
    composition.text = composition.text.joined
    return composition
  }

  private init(
    _ file: SourceFile, _ source: SourceID, _ parser: MarkdownParser, _ site: any ArticleParts,
    _ options: ArticleOptions
  ) {
    text = ComposedText(file, as: source)
    (self.source, self.parser, self.site, self.directives) = (source, parser, site, options.directives)
    (showsMarkup, style) = (options.markup == .escape, options.headingIDs)
  }

  private mutating func run(_ parsed: ParsedText) {
    diagnostics = parsed.diagnostics
    let main = add(parsed, path: nil, start: 0)
    let root = builder.open(0, of: parts[main].nodes)
    emit(parsed.tree.content(of: 0), of: main)
    var scanned = root + 1
    repeat {
      footnotes.number(from: scanned, in: &builder)
      scanned = builder.end
      guard let (part, definition) = footnotes.next() else { break }
      emitContent(of: definition, of: part)
    } while true
    footnotes.finish(&builder)
    builder.close(root)
  }

  // MARK: Parts

  private mutating func add(_ parsed: ParsedText, path: String?, start: Int, place: Range<Int>? = nil) -> Int {
    let nodes = builder.add(parsed.tree, at: start, place: place)
    if let overflow = parsed.marks.overflow {
      report(.tooLarge("each"), at: overflow.lowerBound + start..<overflow.upperBound + start)
    }
    parts.append(
      Part(parsed: parsed, nodes: nodes, tags: parsed.marks.tags.map { Tag($0) }, path: path, start: start))
    for index in parsed.tree.nodes.indices where parsed.tree.nodes[index].kind == .footnoteDefinition {
      footnotes.add(index, of: parts.count - 1, labelled: parsed.tree)
    }
    return parts.count - 1
  }

  /// Returns the number of an included file, which is parsed once.
  mutating func part(_ included: IncludedText, usedAt range: Range<Int>) -> Int {
    if let number = partNumbers[included.path] { return number }
    let parsed = ParsedText(
      included.file, as: included.source, from: included.start, with: parser, directives: directives)
    diagnostics += parsed.diagnostics
    let number = add(parsed, path: included.path, start: text.add(included, parsed.file.utf8, usedAt: use ?? range))
    partNumbers[included.path] = number
    return number
  }

  // MARK: Nodes

  /// Copies siblings, and puts in what their tags and directives stand for.
  mutating func emit(_ range: Range<Int>, of part: Int) {
    emit(pieces(of: range, in: parts[part])[...], of: part)
  }

  private func pieces(of range: Range<Int>, in part: Part) -> [Piece] {
    var pieces: [Piece] = []
    for index in part.tree.siblings(range) {
      guard part.parsed.isComposed[index] else {
        pieces.append(.node(index))
        continue
      }
      let kind = part.tree.nodes[index].kind
      if kind == .text {
        pieces += part.parsed.marks.pieces(of: part.tree.bytes(part.tree.nodes[index].text)).map { piece in
          switch piece {
          case .text(let text): .text(text, index)
          case .tag(let number): .tag(number, index)
          }
        }
      } else if kind == .paragraph, let tag = loneTag(in: index, of: part), part.tags[tag].standsForBlocks {
        pieces.append(.tag(tag, index))
      } else {
        pieces.append(.node(index))
      }
    }
    return pieces
  }

  /// Returns the tag that is all that a paragraph contains.
  private func loneTag(in paragraph: Int, of part: Part) -> Int? {
    let content = part.tree.content(of: paragraph)
    guard content.count == 1, part.tree.nodes[content.lowerBound].kind == .text else { return nil }
    let pieces = part.parsed.marks.pieces(of: part.tree.bytes(part.tree.nodes[content.lowerBound].text))
    guard pieces.count == 1, case .tag(let number) = pieces[0] else { return nil }
    return number
  }

  private mutating func emit(_ pieces: ArraySlice<Piece>, of part: Int) {
    var rest = pieces
    while let piece = rest.popFirst(), !isTooLarge {
      switch piece {
      case .node(let index): emitNode(index, of: part)
      case .text(let bytes, let index): builder.addText(bytes, at: index, of: parts[part].nodes)
      case .tag(let number, let index):
        guard case .section = parts[part].tags[number] else {
          emit(number, at: index, of: part)
          continue
        }
        let tags = rest.lazy.map { if case .tag(let tag, _) = $0 { tag } else { -1 } }
        guard let length = lengthOfSection(number, in: tags, of: part) else { continue }
        let content = rest.prefix(length)
        var last: Int?
        repeated(number, of: part) { composition in
          let start = composition.builder.end
          composition.emit(content, of: part)
          last = composition.join(start, to: last)
        }
        rest = rest.dropFirst(length + 1)
      }
    }
  }

  /// Writes what a tag stands for.
  private mutating func emit(_ number: Int, at index: Int, of part: Int) {
    let nodes = parts[part].nodes
    switch parts[part].tags[number] {
    case .markdown(let expression):
      let tag = place(ofTag: number, in: part)
      let value = value(of: expression, at: tag)
      let file = SourceFile(path: "", text: value)
      let parsed = ParsedText(file, as: source, from: 0, with: parser, directives: nil)
      let tree = parsed.tree
      let blocks = tree.nodes.isEmpty ? 0..<0 : tree.content(of: 0)
      let isInline = parts[part].tree.nodes[index].kind != .paragraph
      let isParagraph = tree.siblings(blocks).allSatisfy {
        tree.nodes[$0].kind == .paragraph && $0 == blocks.lowerBound
      }
      if tree.nodes.indices.contains(where: { tree.directive($0) != nil }) {
        report(.badExpression(expression, reason: "a value cannot contain `each`, `include` or `only`"), at: tag)
      } else if isInline, !isParagraph {
        let reason = "the value is more than a paragraph; put the tag into a paragraph of its own"
        report(.badExpression("\(expression) | markdown", reason: reason), at: tag)
      } else {
        let own = add(parsed, path: parts[part].path, start: 0, place: tag)
        emit(isInline && !blocks.isEmpty ? tree.content(of: blocks.lowerBound) : blocks, of: own)
      }
    case .variable(let name):
      builder.addText(text(ofTag: number, in: part).utf8, idText: name, at: index, of: nodes)
    default: builder.addText(text(ofTag: number, in: part).utf8, flags: [.value], at: index, of: nodes)
    }
  }

  private mutating func emitNode(_ index: Int, of number: Int) {
    let part = parts[number]
    let node = part.tree.nodes[index]
    if node.kind == .footnoteDefinition || part.path != nil && part.isExcerptMark(index) { return }
    let nodes = index..<Int(node.end)
    guard
      part.parsed.isComposed[index]
        || isRepeated && nodes.contains(where: { part.tree.traits(of: $0)?.identifier != nil })
    else {
      let start = builder.end
      builder.copy(nodes, of: part.nodes)
      return footnotes.mark(from: start, as: number, in: &builder)
    }
    if let directive = part.tree.directive(index), directives.contains(directive) {
      return emit(directive, index, of: number)
    }
    emitContent(of: index, of: number)
  }

  /// Copies a node with its content; a paragraph or a container of which nothing is left is left out.
  private mutating func emitContent(of index: Int, of number: Int) {
    let part = parts[number]
    let node = part.tree.nodes[index]
    let copy = builder.open(index, of: part.nodes)
    footnotes.mark(from: copy, as: number, in: &builder)
    fill(copy, index, of: number)
    // A link without an address is its text.
    if node.kind == .link, !node.text.isEmpty, builder.tree.nodes[copy].text.isEmpty {
      builder.removeAll(from: copy)
      return emit(part.tree.content(of: index), of: number)
    }
    let wasInContainer = isInContainer
    isInContainer = node.kind == .container
    emit(part.tree.content(of: index), of: number)
    isInContainer = wasInContainer
    builder.close(copy)
    let isEmpty: Bool
    switch node.kind {
    case .container, .blockQuote, .list, .item:
      let hadBlocks = part.tree.children(of: index).contains { part.tree.nodes[$0].kind != .label }
      isEmpty = hadBlocks && !builder.tree.nodes[(copy + 1)...].contains { $0.kind.isBlock && $0.kind != .label }
    default: isEmpty = node.kind == .paragraph && builder.end == copy + 1
    }
    if isEmpty { builder.removeAll(from: copy) }
  }

  /// Joins lists or tables that two repetitions put side by side, and returns the last block of the second one.
  ///
  /// `last` is the last block of the first one, and `start` the first of the second one.
  mutating func join(_ start: Int, to last: Int?) -> Int? {
    guard start < builder.end else { return last }
    if let last { builder.join(start, to: last) }
    // Without the head of a joined list, its blocks may be all that the second one has.
    return builder.tree.siblings((last ?? start)..<builder.end).reduce(nil) { $1 }
  }

  /// Gives the block at an index an id.
  mutating func identify(_ index: Int, by id: String) {
    guard index < builder.end, !id.isEmpty else { return }
    let list = builder.tree.traits(of: index)
    builder.setTraits(
      list?.identified(by: id) ?? TraitList(id: id, at: builder.tree.nodes[index].place), of: index)
  }

  // MARK: Tags

  /// Replaces the tags in the texts and traits of a copied node.
  private mutating func fill(_ copy: Int, _ index: Int, of number: Int) {
    let part = parts[number]
    let (tree, marks, node) = (part.tree, part.parsed.marks, part.tree.nodes[index])
    if let list = tree.traits(of: index),
      list.entries.contains(where: { marks.isIn($0.name) || marks.isIn($0.value) })
        || isRepeated && list.identifier != nil
    {
      builder.setTraits(filled(list, of: number), of: copy)
    }
    guard !marks.tags.isEmpty else { return }
    if marks.isIn(tree.bytes(node.text)) {
      let pieces = marks.pieces(of: tree.bytes(node.text))[...]
      switch node.kind {
      case .htmlBlock,
        .htmlInline where !showsMarkup:
        builder.setText(fill(pieces, of: number, escaping: Self.escaped), of: copy)
      default:
        builder.setText(fill(pieces, of: number), of: copy)
        if node.kind == .code {
          builder.setTitle(fill(pieces, of: number, withNames: true), of: copy)
        }
      }
    }
    if marks.isIn(tree.bytes(node.title)) {
      builder.setTitle(fill(marks.pieces(of: tree.bytes(node.title))[...], of: number), of: copy)
    }
  }

  /// Whether the current blocks may stand in the article several times.
  private var isRepeated: Bool { !rows.isEmpty || !including.isEmpty }

  /// Returns a value for raw HTML: text, or an attribute with or without quotes.
  private static func escaped(_ value: String, behind bytes: [UInt8]) -> String {
    let escaped = MarkupBuffer.escaped(value).replacing("'", with: "&#39;")
    guard bytes.last == UInt8(ascii: "=") else { return escaped }
    return String(
      escaped.flatMap { $0.isWhitespace || "`=".contains($0) ? "&#\($0.unicodeScalars.first?.value ?? 32);" : "\($0)" })
  }

  /// Returns traits without tags; in repeated blocks, their id is unique.
  mutating func filled(_ list: TraitList, of number: Int) -> TraitList {
    let marks = parts[number].parsed.marks
    var filled = list.replacing { text in
      guard marks.isIn(text) else { return text }
      return String(decoding: fill(marks.pieces(of: Array(text.utf8)[...])[...], of: number), as: UTF8.self)
    }
    if isRepeated, let id = filled.identifier?.name {
      var (name, number) = (id, repeatedIDs[id] ?? 0)
      while repeatedIDs[name] != nil {
        number = max(number, 1) + 1
        name = "\(id)-\(number)"
      }
      repeatedIDs[id] = max(number, 1)
      repeatedIDs[name] = repeatedIDs[name] ?? 1
      if name != id { filled = filled.identified(by: name) }
    }
    return filled
  }

  /// Returns a text whose tags are replaced; with names, a variable is its own name.
  private mutating func fill(
    _ pieces: ArraySlice<TextMarks.Piece>, of part: Int, withNames: Bool = false,
    escaping escape: (_ value: String, _ bytes: [UInt8]) -> String = { value, _ in value }
  ) -> [UInt8] {
    var (bytes, rest) = ([UInt8](), pieces)
    while let piece = rest.popFirst() {
      switch piece {
      case .text(let text): bytes += text
      case .tag(let number):
        switch parts[part].tags[number] {
        case .section:
          let tags = rest.lazy.map { if case .tag(let tag) = $0 { tag } else { -1 } }
          guard let length = lengthOfSection(number, in: tags, of: part) else { continue }
          let content = rest.prefix(length)
          repeated(number, of: part) { composition in
            bytes += composition.fill(content, of: part, withNames: withNames, escaping: escape)
          }
          rest = rest.dropFirst(length + 1)
        case .variable(let name) where withNames: bytes += name.utf8
        case .text(let text): bytes += text.utf8
        default: bytes += escape(text(ofTag: number, in: part), bytes).utf8
        }
      }
    }
    return bytes
  }

  /// Returns the text that a tag stands for.
  private mutating func text(ofTag number: Int, in part: Int) -> String {
    switch parts[part].tags[number] {
    case .text(let text): return text
    case .value(let expression), .markdown(let expression):
      return value(of: expression, at: place(ofTag: number, in: part))
    case .variable(let name):
      if let value = site.variable(name) { return value }
      report(.unknownVariable(name, known: site.variables), at: place(ofTag: number, in: part))
    case .end(let name): report(.strayTag("/\(name)"), at: place(ofTag: number, in: part))
    case .unusable(let content):
      let problem = CompositionProblem.badExpression(
        content, reason: "only names, filters and sections can be used here")
      report(problem, at: place(ofTag: number, in: part))
    case .comment, .section: break
    }
    return ""
  }

  /// Returns the number of tags and texts between the tags of a section; reports a section without an end.
  private mutating func lengthOfSection(_ number: Int, in tags: some Sequence<Int>, of part: Int) -> Int? {
    var depth = 1
    for (position, tag) in tags.enumerated() where tag >= 0 {
      switch parts[part].tags[tag] {
      case .section: depth += 1
      case .end: depth -= 1
      default: break
      }
      if depth == 0 {
        checkEnd(tag, of: number, in: part)
        return position
      }
    }
    report(.unclosedSection(parts[part].parsed.marks.tags[number].content), at: place(ofTag: number, in: part))
    return nil
  }

  /// Reports the end of a section that has another name than its start.
  private mutating func checkEnd(_ end: Int, of start: Int, in part: Int) {
    guard case .end(let name) = parts[part].tags[end], case .section(let expression, _) = parts[part].tags[start],
      name != expression.prefix(while: { $0 != "|" && $0 != " " })
    else { return }
    report(.strayTag("/\(name)"), at: place(ofTag: end, in: part))
  }

  /// Runs code for each repetition of a section.
  private mutating func repeated(_ number: Int, of part: Int, _ body: (inout Composition) -> Void) {
    guard case .section(let expression, let isInverted) = parts[part].tags[number] else { return }
    let inner = find(at: place(ofTag: number, in: part)) { row throws(CompositionProblem) in
      try row.section(expression)
    }
    guard let inner else { return }
    if isInverted {
      if inner.isEmpty { body(&self) }
      return
    }
    for row in inner {
      rows.append(row)
      body(&self)
      rows.removeLast()
    }
  }

  /// Returns the value of an expression in the rows, as text.
  func value(of expression: String) throws(CompositionProblem) -> String {
    try find { row throws(CompositionProblem) in try row.text(of: expression) }
  }

  private mutating func value(of expression: String, at place: Range<Int>) -> String {
    find(at: place) { row throws(CompositionProblem) in try row.text(of: expression) } ?? ""
  }

  private mutating func find<Value>(
    at place: Range<Int>, _ value: (any RowValues) throws(CompositionProblem) -> Value
  ) -> Value? {
    do throws(CompositionProblem) {
      return try find(value)
    } catch {
      report(error, at: place)
      return nil
    }
  }

  /// Returns the first value that a row knows, from the innermost row to the outermost.
  private func find<Value>(_ value: (any RowValues) throws(CompositionProblem) -> Value) throws(CompositionProblem)
    -> Value
  {
    var unknown: CompositionProblem?
    for row in rows.reversed() {
      do throws(CompositionProblem) {
        return try value(row)
      } catch {
        guard case .unknownKey = error else { throw error }
        unknown = unknown ?? error
      }
    }
    throw unknown ?? .noRows
  }

  private func place(ofTag number: Int, in part: Int) -> Range<Int> {
    let range = parts[part].parsed.marks.tags[number].range
    return range.lowerBound + parts[part].start..<range.upperBound + parts[part].start
  }

  // MARK: Problems

  /// Reports a problem once.
  mutating func report(_ problem: CompositionProblem, at range: Range<Int>) {
    let diagnostic = problem.diagnostic(at: SourceRange(source, range))
    if reported.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
  }

  /// Whether the article has more nodes or more text than any person would write.
  var isTooLarge: Bool {
    builder.end > 1_000_000 || builder.tree.text.count > 64 << 20 || expansions > Self.expansionLimit
  }

  /// The number of directives and repetitions that no article of a person reaches; without a limit, 20 small files that
  /// include each other twice would take hours.
  private static let expansionLimit = 500_000
}

extension Tag {
  /// Whether the tag stands for blocks if it is all that a paragraph contains.
  fileprivate var standsForBlocks: Bool {
    switch self {
    case .section, .end, .markdown, .comment: true
    default: false
    }
  }
}
