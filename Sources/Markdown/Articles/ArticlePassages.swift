import Components
import Markup
import Parsing

/// A part of an article that has an address, with its own text: for search.
package struct ArticlePassage: Sendable, Equatable {
  /// The id in the page; empty for the article itself.
  package var anchor: String
  /// The heading or the label.
  package var title: String
  /// The index of the passage around it.
  package var parent: Int
  /// The text, without that of inner passages; blocks are separated by line feeds.
  package var text: String
}

extension Article {
  /// The passages, in document order; the first is the article itself with the text before the first heading.
  ///
  /// Code blocks other than file trees are left out, and so is everything with the class `no-search`.
  package var passages: [ArticlePassage] { PassageCollector.passages(of: self) }
}

/// Collects the passages of an article.
private struct PassageCollector {
  private let model: ArticleModel
  private var passages = [ArticlePassage(anchor: "", title: "", parent: 0, text: "")]
  private var texts: [[UInt8]] = [[]]
  /// The passage that receives the text of blocks.
  private var current = 0
  /// The headings around the current block, with their levels.
  private var headings: [(level: Int32, passage: Int)] = []
  /// The level of a heading whose section is left out.
  private var leftOutLevel: Int32?

  private var tree: MarkdownTree { model.tree }

  static func passages(of article: Article) -> [ArticlePassage] {
    var collector = PassageCollector(model: article.model)
    // The page shows the first heading as its title, without an id.
    let start = article.beginsWithTitle ? 1 : 0
    if let body = article.model.containers[0] {
      for child in body.children { collector.add(child) }
    } else {
      for child in article.model.children.dropFirst(start) { collector.addBlocks(child.content) }
    }
    for index in collector.passages.indices {
      collector.passages[index].text = String(decoding: collector.texts[index], as: UTF8.self)
    }
    return collector.passages
  }

  private init(model: ArticleModel) { self.model = model }

  private mutating func addBlocks(_ range: Range<Int>, except label: Int? = nil) {
    for index in tree.siblings(range) where index != label { addBlock(index) }
  }

  private mutating func addBlock(_ index: Int) {
    let node = tree.nodes[index]
    if node.kind == .heading { return addHeading(index) }
    if leftOutLevel != nil || isLeftOut(index) { return }
    if let container = model.containers[index] { return add(container) }
    switch node.kind {
    case .paragraph, .term, .tableCell: addText(of: index)
    case .footnoteDefinition: addFootnote(index)
    case .htmlBlock: append(Array(PlainText(of: tree.bytes(node.text)).text.utf8))
    case .codeBlock: if let files = tree.fileTree(of: index) { append(Array(files.text.utf8)) }
    case .thematicBreak, .label: break
    default: if node.kind.isBlock { addBlocks(tree.content(of: index)) }
    }
  }

  /// Starts the passage of a heading.
  private mutating func addHeading(_ index: Int) {
    let node = tree.nodes[index]
    if let level = leftOutLevel, node.number > level { return }
    leftOutLevel = isLeftOut(index) ? node.number : nil
    if leftOutLevel != nil { return }
    while let last = headings.last, last.level >= node.number { headings.removeLast() }
    let parent = headings.last?.passage ?? passageAround
    current = addPassage(tree.string(node.identifier), tree.plainText(of: index), in: parent)
    headings.append((node.number, current))
  }

  /// The passage that contains the current list of blocks.
  private var passageAround = 0

  private mutating func add(_ container: ContainerPlan) {
    let title = container.label.map { tree.text(of: $0) } ?? ""
    if title.isEmpty, container.anchor == nil {
      for child in container.children { add(child) }
    } else {
      inPassage(container.anchor, title) { collector in
        for child in container.children { collector.add(child) }
      }
    }
  }

  private mutating func add(_ child: BlockChild) {
    if isLeftOut(child.owner) || child.label?.node.map({ isLeftOut($0) }) ?? false { return }
    let title = child.label.map { tree.text(of: $0) } ?? ""
    if title.isEmpty, child.anchor == nil {
      addBlocks(child.content)
    } else {
      inPassage(child.anchor, title) { $0.addBlocks(child.content, except: child.label?.node) }
    }
  }

  /// Adds blocks to a new passage, and returns to the current one.
  private mutating func inPassage(_ anchor: String?, _ title: String, _ add: (inout PassageCollector) -> Void) {
    let before = (current, headings, leftOutLevel, passageAround)
    current = addPassage(anchor ?? passages[current].anchor, title, in: current)
    (headings, passageAround) = ([], current)
    add(&self)
    (current, headings, leftOutLevel, passageAround) = before
  }

  private mutating func addFootnote(_ index: Int) {
    let before = current
    current = addPassage("fn-\(tree.string(tree.nodes[index].text))", "", in: 0)
    addBlocks(tree.content(of: index))
    current = before
  }

  private mutating func addPassage(_ anchor: String, _ title: String, in parent: Int) -> Int {
    passages.append(ArticlePassage(anchor: anchor, title: title, parent: parent, text: ""))
    texts.append([])
    return passages.count - 1
  }

  /// Appends the text of inlines; a line break in HTML separates words.
  private mutating func addText(of index: Int) {
    let node = tree.nodes[index]
    var bytes: [UInt8] = []
    let start = index + (node.skipped > 0 ? 1 + Int(node.skipped) : 0)
    for inline in tree.nodes[start..<max(start, Int(node.end))] {
      switch inline.kind {
      case .text, .code: bytes += tree.bytes(inline.text)
      case .softBreak, .lineBreak: bytes.append(0x20)
      case .htmlInline: if tree.bytes(inline.text).starts(with: "<br".utf8) { bytes.append(0x20) }
      default: break
      }
    }
    append(bytes)
  }

  private mutating func append(_ bytes: [UInt8]) {
    if bytes.isEmpty { return }
    if !texts[current].isEmpty { texts[current].append(0x0A) }
    texts[current] += bytes
  }

  private func isLeftOut(_ index: Int) -> Bool {
    tree.hasTraits && tree.traits(of: index)?.classNames.contains("no-search") ?? false
  }
}
