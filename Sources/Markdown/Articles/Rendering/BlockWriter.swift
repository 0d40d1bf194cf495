import Elements
import Markup
import Parsing
import Views

/// Writes the blocks of a tree as HTML, byte for byte as in the GFM specification.
///
/// Every block ends with a line feed and starts without one. So a container can place the blocks one by one without
/// changing the page. `ContainerView` writes the containers.
struct BlockWriter {
  let tree: MarkdownTree
  let dialect: Dialect
  /// The index of a code block whose title is not written, because its container shows the title as a label.
  var untitled: Int?
  /// The blocks around the written ones.
  var nesting = BlockNesting()

  /// The extensions beyond the GFM specification.
  enum Dialect {
    /// No extensions; `filtersTags` turns on GFM's tag filter.
    case plain(filtersTags: Bool)
    /// Ids, traits and containers.
    case article(ArticleModel, DisplayOptions)
  }

  /// Writes sibling blocks, from the first one's index to the last one's end.
  func writeBlocks(_ range: Range<Int>, at location: Location, in context: inout RenderContext) {
    var index = range.lowerBound
    while index < range.upperBound {
      if tree.nodes[index].kind == .footnoteDefinition {
        writeFootnotes(index..<range.upperBound, at: location, in: &context)
        return
      }
      writeBlock(index, at: location, in: &context)
      index = Int(tree.nodes[index].end)
    }
  }

  /// Writes one block.
  func writeBlock(_ index: Int, at location: Location, in context: inout RenderContext) {
    let node = tree.nodes[index]
    switch node.kind {
    case .paragraph: writeParagraph(index, in: &context)
    case .heading: writeHeading(index, in: &context)
    case .codeBlock: writeCode(index, in: &context)
    case .htmlBlock: writeMarkup(index, in: &context)
    case .thematicBreak: writeBreak(index, in: &context)
    case .blockQuote: writeQuote(index, at: location, in: &context)
    case .list: writeList(index, at: location, in: &context)
    case .definitionList: writeDefinitionList(index, at: location, in: &context)
    case .table: writeTable(index, in: &context)
    case .container: writeContainer(index, at: location, in: &context)
    case .item: writeItem(index, isTight: false, at: location, in: &context)
    default: writeInline(index, in: &context)
    }
    writeMark(ofOldBlock: index, in: &context)
  }

  // MARK: Leaves

  private func writeParagraph(_ index: Int, in context: inout RenderContext) {
    let inlines = inlines(of: index)
    if inlines.isEmpty { return }
    if writePictures(index, in: &context) { return }
    if tree.nodes[index].flags.contains(.tight) {
      writeInlines(inlines, closing: index, in: &context)
      return context.output.append("\n")
    }
    if tree.nodes[index].flags.contains(.figure), !areImagesFramed, let image = tree.loneImage(of: index) {
      return writeFigure(index, of: image, in: &context)
    }
    writeElement("<p></p>", index, in: &context) { writeInlines(inlines, closing: index, in: &$0) }
    context.output.append("\n")
  }

  private func writeHeading(_ index: Int, in context: inout RenderContext) {
    let markup = Self.headings[min(max(Int(tree.nodes[index].number), 1), 6) - 1]
    writeElement(markup, index, in: &context) { context in
      writeInlines(inlines(of: index), closing: index, in: &context)
      guard case .article(_, let display) = dialect, display.ids != .none, let text = tree.badge(of: index) else {
        return
      }
      context.needs(.style("/assets/badge.css"))
      context.output.append(" <span class=\"badge\">")
      context.output.appendText(text)
      context.output.append("</span>")
    }
    context.output.append("\n")
  }

  private static let headings: [StaticString] = [
    "<h1></h1>", "<h2></h2>", "<h3></h3>", "<h4></h4>", "<h5></h5>", "<h6></h6>",
  ]

  private func writeMarkup(_ index: Int, in context: inout RenderContext) {
    let bytes = tree.nodes[index].text
    guard !bytes.isEmpty else { return }
    appendRawMarkup(of: index, in: &context)
    if containsForm(index) { context.needs(.formStyle) }
    if tree.text[Int(bytes.upperBound) - 1] != UInt8(ascii: "\n") { context.output.append("\n") }
  }

  /// Whether the markup of a block in an article has the start of a form.
  private func containsForm(_ index: Int) -> Bool {
    guard case .article = dialect else { return false }
    return tree.bytes(tree.nodes[index].text).firstRange(of: Self.formStart) != nil
  }

  private static let formStart = Array("<form".utf8)

  private func writeBreak(_ index: Int, in context: inout RenderContext) {
    if !context.hasPendingAttributes, tree.nodes[index].isUntagged {
      context.output.append("<hr />\n")
    } else {
      context.writeVoidElement("<hr>", attributes(of: index))
      context.output.append("\n")
    }
  }

  // MARK: Blocks with children

  private func writeQuote(_ index: Int, at location: Location, in context: inout RenderContext) {
    if writeContainerView(at: index, location, in: &context) { return }
    writeElement("<blockquote></blockquote>", index, in: &context) { context in
      context.output.append("\n")
      nested { $0.quotes += 1 }.writeBlocks(tree.content(of: index), at: location, in: &context)
      writeClosing(of: index, in: &context)
    }
    context.output.append("\n")
  }

  private func writeList(_ index: Int, at location: Location, in context: inout RenderContext) {
    let node = tree.nodes[index]
    writeElement(node.flags.contains(.ordered) ? "<ol></ol>" : "<ul></ul>", index, in: &context) { context in
      context.output.append("\n")
      let writer = nested { $0.lists += 1 }
      for item in tree.children(of: index) {
        writer.writeItem(item, isTight: node.flags.contains(.tight), at: location, in: &context)
      }
    }
    context.output.append("\n")
  }

  private func writeItem(_ index: Int, isTight: Bool, at location: Location, in context: inout RenderContext) {
    writeElement("<li></li>", index, in: &context) { context in
      writeTask(index, in: &context)
      writeItemContent(tree.content(of: index), isTight: isTight, at: location, in: &context)
      writeClosing(of: index, in: &context)
    }
    context.output.append("\n")
  }

  /// Writes the content of a list item.
  ///
  /// In a tight list, paragraphs have no `<p>`, and only other blocks start on a new line.
  func writeItemContent(
    _ range: Range<Int>, isTight: Bool, startingLine: Bool = false, at location: Location,
    in context: inout RenderContext
  ) {
    var isAtLineStart = startingLine
    var index = range.lowerBound
    while index < range.upperBound {
      if isTight, tree.nodes[index].kind == .paragraph, tree.nodes[index].isUntagged, pictures(of: index).isEmpty {
        writeInlines(inlines(of: index), closing: index, in: &context)
        writeMark(ofOldBlock: index, in: &context)
        isAtLineStart = false
      } else {
        if !isAtLineStart { context.output.append("\n") }
        writeBlock(index, at: location, in: &context)
        isAtLineStart = true
      }
      index = Int(tree.nodes[index].end)
    }
  }

  /// Writes the check box of a task item, and returns whether the item has one.
  ///
  /// In an article, the box has the item's first paragraph as its name for screen readers.
  @discardableResult
  func writeTask(_ index: Int, in context: inout RenderContext) -> Bool {
    let flags = tree.nodes[index].flags
    guard flags.contains(.task) else { return false }
    context.output.append(
      flags.contains(.checked)
        ? "<input type=\"checkbox\" checked=\"\" disabled=\"\"" : "<input type=\"checkbox\" disabled=\"\"")
    if case .article = dialect, let first = tree.content(of: index).first, tree.nodes[first].kind == .paragraph {
      context.output.append(" aria-label=\"")
      context.output.appendText(tree.plainText(of: first))
      context.output.append("\"")
    }
    context.output.append(" /> ")
    return true
  }

  private func writeContainer(_ index: Int, at location: Location, in context: inout RenderContext) {
    if writeContainerView(at: index, location, in: &context) { return }
    // An `item` outside a container becomes its blocks, in a `<div>` if it has an id or classes.
    guard !tree.nodes[index].isUntagged else {
      writeBlocks(tree.content(of: index), at: location, in: &context)
      writeClosing(of: index, in: &context)
      return
    }
    writeElement("<div></div>", index, in: &context) { context in
      context.output.append("\n")
      writeBlocks(tree.content(of: index), at: location, in: &context)
      writeClosing(of: index, in: &context)
    }
    context.output.append("\n")
  }

  /// Renders the view of a container, and returns whether the article has a plan for the node.
  private func writeContainerView(at index: Int, _ location: Location, in context: inout RenderContext) -> Bool {
    guard case .article(let model, let display) = dialect, let container = model.containers[index] else { return false }
    ContainerView._render(
      ContainerView(
        model: model, container: container, display: display.inside,
        narrowing: narrowing(isInContainer: display.isInContainer)),
      at: location.child(index), in: &context)
    return true
  }

  /// Writes the end tags of elements that raw HTML in a node leaves open.
  func writeClosing(of index: Int, in context: inout RenderContext) {
    let closing = tree.nodes[index].closing
    if !closing.isEmpty { appendMarkup(closing, in: &context) }
  }
}

// MARK: Children

extension BlockWriter {
  /// Writes a child, in a `<div>` if its attributes need an element.
  ///
  /// The parameter is an index: copying thousands of children with their strings would be slow.
  func write(_ position: Int, of children: [BlockChild], at location: Location, in context: inout RenderContext) {
    let attributes = wrapperAttributes(position, of: children)
    guard !attributes.isEmpty || context.hasPendingAttributes && !children[position].isOneBlock else {
      return writeContent(position, of: children, at: location, in: &context)
    }
    context.writeElement("<div></div>", attributes) { context in
      context.output.append("\n")
      writeContent(position, of: children, at: location, in: &context)
    }
    context.output.append("\n")
  }

  private func writeContent(
    _ position: Int, of children: [BlockChild], at location: Location, in context: inout RenderContext
  ) {
    let (owner, content, closing) = (children[position].owner, children[position].content, children[position].closing)
    if let label = children[position].label?.node { writeMark(ofOldBlock: label, in: &context) }
    switch children[position].kind {
    case .listItem:
      let isTask = writeTask(owner, in: &context)
      writeItemContent(content, isTight: tree.isTight(itemAt: owner), startingLine: !isTask, at: location, in: &context)
    case .code where children[position].label != nil:
      var writer = self
      writer.untitled = owner
      writer.writeBlocks(content, at: location, in: &context)
    default: writeBlocks(content, at: location, in: &context)
    }
    guard !closing.isEmpty else { return }
    appendMarkup(closing, in: &context)
    context.output.append("\n")
  }

  /// Returns the id and classes of a child that has no element, such as `:::item{.wide}`.
  private func wrapperAttributes(_ position: Int, of children: [BlockChild]) -> [MarkupAttribute] {
    switch children[position].kind {
    case .item, .listItem, .section, .html: attributes(of: children[position].owner)
    default: []
    }
  }
}
