import Components
import Diagnostics
import Markup
import Parsing
import Texts
import Views

/// Collects the blocks of an article.
struct BlockCollector {
  private let article: Article
  private let model: ArticleModel
  private let comparison: BlockComparison
  private var blocks: [ArticleBlock] = []
  /// The labels and steps around the current block.
  private var around: [String] = []
  /// The headings around the current block, with their levels.
  private var headings: [(level: Int32, text: String)] = []
  private var depth = 0

  private var tree: MarkdownTree { model.tree }

  static func blocks(of article: Article, _ comparison: BlockComparison) -> [ArticleBlock] {
    var collector = BlockCollector(article, comparison)
    if let body = article.model.containers[0] {
      collector.add(body)
    } else {
      for child in article.model.children { collector.addBlocks(child.content) }
    }
    return collector.blocks
  }

  private init(_ article: Article, _ comparison: BlockComparison) {
    (self.article, model, self.comparison) = (article, article.model, comparison)
  }

  private mutating func addBlocks(_ range: Range<Int>, except label: Int? = nil) {
    for index in tree.siblings(range) where index != label { addBlock(index) }
  }

  private mutating func addBlock(_ index: Int) {
    let node = tree.nodes[index]
    if let container = model.containers[index] { return add(container) }
    switch node.kind {
    case .heading: addHeading(index)
    case .paragraph: addLeaf(tree.loneImage(of: index) == nil ? .paragraph : .picture, index)
    case .codeBlock: addLeaf(.code, index, text: tree.string(node.text).trimmed)
    case .htmlBlock: addLeaf(.html, index, text: PlainText(of: tree.bytes(node.text)).text)
    case .thematicBreak: addLeaf(.divider, index, text: "")
    case .term: addLeaf(.term, index)
    case .table: addTable(index)
    case .list: addList(index)
    case .definitionList: inFrame(.list, index, "") { $0.addBlocks($0.tree.content(of: index)) }
    case .blockQuote: inFrame(.quote, index, "") { $0.addBlocks($0.tree.content(of: index)) }
    case .footnoteDefinition:
      inScope("footnote \(tree.string(node.text))") { $0.addBlocks($0.tree.content(of: index)) }
    case .label: break
    default: if node.kind.isBlock { addBlocks(tree.content(of: index)) }
    }
  }

  private mutating func addHeading(_ index: Int) {
    let level = tree.nodes[index].number
    while let last = headings.last, last.level >= level { headings.removeLast() }
    addLeaf(.heading(level: level), index)
    // A path does not begin with the title of the article.
    if level > 1 || !blocks.dropLast().isEmpty { headings.append((level, tree.plainText(of: index))) }
  }

  private mutating func addList(_ index: Int) {
    let node = tree.nodes[index]
    let isOrdered = node.flags.contains(.ordered)
    inFrame(.list, index, isOrdered ? "numbered" : "", hashing: [node.flags.contains(.tight) ? 1 : 0, node.number]) {
      collector in
      for (position, item) in collector.tree.children(of: index).enumerated() {
        let name = isOrdered ? "step \(Int(node.number) + position)" : "item \(position + 1)"
        let flags = collector.tree.nodes[item].flags
        let state = flags.contains(.task) ? flags.contains(.checked) ? "checked" : "unchecked" : ""
        collector.inScope(name) {
          $0.inFrame(.item, item, state) { $0.addBlocks($0.tree.content(of: item)) }
        }
      }
    }
  }

  private mutating func addTable(_ index: Int) {
    let rows = Array(tree.children(of: index))
    let alignments = rows.first.map { tree.children(of: $0).map { tree.nodes[$0].number } } ?? []
    inFrame(.table, index, "", hashing: alignments) { collector in
      for (position, row) in rows.enumerated() {
        let cells = collector.tree.children(of: row).map { collector.tree.plainText(of: $0) }
        // Readers know a row by its first cell.
        let name = cells.first.flatMap { $0.isEmpty ? nil : $0 } ?? "row \(position)"
        collector.inScope(position == 0 ? "header" : name) {
          $0.append(.row, row, cells.joined(separator: " | "), Self.hash($0.tree, row))
        }
      }
    }
  }

  private mutating func add(_ container: ContainerPlan) {
    let label = container.label.map { tree.text(of: $0) } ?? ""
    let isList = container.list != nil
    inFrame(.container(container.name), container.node, label) { collector in
      for (position, child) in container.children.enumerated() {
        let childLabel = child.label.map { collector.tree.text(of: $0) } ?? ""
        collector.inScope(childLabel.isEmpty && isList ? "item \(position + 1)" : childLabel) { collector in
          if let node = child.label?.node {
            collector.append(.label, node, childLabel, Self.hash(collector.tree, node))
          }
          collector.inFrame(.item, child.owner, childLabel.isEmpty || child.label?.node != nil ? "" : childLabel) {
            $0.addBlocks(child.content, except: child.label?.node)
          }
        }
      }
    }
  }

  /// Adds blocks below a label or a step, in which headings begin anew.
  private mutating func inScope(_ name: String, _ add: (inout BlockCollector) -> Void) {
    let before = (around, headings)
    around += headings.map(\.text) + (name.isEmpty ? [] : [name])
    headings = []
    add(&self)
    (around, headings) = before
  }

  /// Adds a frame and the blocks in it.
  private mutating func inFrame(
    _ kind: ArticleBlock.Kind, _ index: Int, _ label: String, hashing numbers: [Int32] = [],
    _ add: (inout BlockCollector) -> Void
  ) {
    let traits = attributes(of: index)
    var hash = FNVHash("\(kind.word) \(label)".utf8)
    for number in numbers { hash.add("\(number) ".utf8) }
    for trait in traits { hash.add(trait.utf8) }
    append(kind, index, label, hash.value)
    depth += 1
    let before = headings
    add(&self)
    // Headings in a list or a quote have nothing below them outside of it.
    headings = before
    depth -= 1
  }

  /// Returns the attributes that an author wrote, in any order the same.
  private func attributes(of index: Int) -> [String] {
    guard index > 0, let traits = tree.traits(of: index) else { return [] }
    return traits.entries.map { entry in
      switch entry.kind {
      case .identifier: "#\(entry.name)"
      case .className: ".\(entry.name)"
      case .value: "\(entry.name)=\(entry.value)"
      case .flag, .label: entry.name
      }
    }.sorted()
  }

  private mutating func addLeaf(_ kind: ArticleBlock.Kind, _ index: Int, text: String? = nil) {
    let hash =
      comparison == .syntax ? Self.hash(tree, index) : renderedHash(of: index, keepsSpace: kind == .code)
    append(kind, index, text ?? tree.plainText(of: index), hash)
  }

  /// Returns a hash of a block's HTML, in which white space between words is one space.
  private func renderedHash(of index: Int, keepsSpace: Bool) -> UInt64 {
    let child = BlockChild(kind: .paragraph, owner: index, content: index..<Int(tree.nodes[index].end))
    let bytes = ArticleContent(model: model, children: [child]).rendered(in: .forComparison).bytes
    return FNVHash(keepsSpace || bytes.firstRange(of: "<pre".utf8) != nil ? bytes : bytes.withSingleSpaces).value
  }

  /// Returns a hash of the kinds and the texts in a node.
  private static func hash(_ tree: MarkdownTree, _ index: Int) -> UInt64 {
    var hash = FNVHash()
    for node in tree.nodes[index..<Int(tree.nodes[index].end)] {
      // A text can be one node or several, and a line feed between words is a space.
      if node.kind == .softBreak {
        hash.add([0x20])
      } else if node.kind != .text {
        hash.add([node.kind.rawValue, node.flags.rawValue])
      }
      if node.kind == .codeBlock { hash.add(tree.bytes(node.title)) }
      hash.add(Array(tree.bytes(node.text)).withSingleSpaces)
    }
    return hash.value
  }

  private mutating func append(_ kind: ArticleBlock.Kind, _ index: Int, _ text: String, _ hash: UInt64) {
    let links = tree.nodes[index..<Int(tree.nodes[index].end)].filter { [.link, .image].contains($0.kind) }
    let place = tree.nodes[index].place
    blocks.append(
      ArticleBlock(
        kind: kind, path: around + headings.map(\.text), text: text.oneLineUnlessCode(kind), hash: hash,
        identifier: index > 0 ? tree.traits(of: index)?.identifier?.name : nil,
        details: kind.isFrame ? attributes(of: index) : links.map { tree.string($0.text) }, depth: depth,
        place: article.composedText.includedPlace(of: place) ?? SourceRange(article.source, place)))
  }
}

extension [UInt8] {
  /// The bytes with one space for each run of spaces and line feeds.
  var withSingleSpaces: [UInt8] {
    reduce(into: []) { result, byte in
      let isSpace = byte == 0x20 || byte == 0x0A
      if !isSpace || result.last != 0x20 { result.append(isSpace ? 0x20 : byte) }
    }
  }
}

extension String {
  fileprivate func oneLineUnlessCode(_ kind: ArticleBlock.Kind) -> String { kind == .code ? self : oneLine }
}

extension EnvironmentValues {
  /// The environment without ids, which depend on other blocks; code is highlighted, which shows its marked lines.
  static var forComparison: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.articleIDs = .none
    return environment
  }
}
