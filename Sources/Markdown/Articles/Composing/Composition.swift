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
  let showsMarkup: Bool
  /// The ids in repeated blocks, each with the number of its last repetition.
  var repeatedIDs: [String: Int] = [:]
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

  /// Copies a node with its content, but no paragraph and no container that became empty.
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
