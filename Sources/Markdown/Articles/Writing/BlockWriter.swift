import Elements
import Markup
import Parsing
import Views

/// Writes the blocks of a tree as HTML, in the very bytes of the GFM specification where that says something.
///
/// Every block ends with a line feed and begins without one, so that blocks written one by one make the same page.
struct BlockWriter {
  let tree: MarkdownTree
  let dialect: Dialect
  /// The code block whose title stands elsewhere, on a tab perhaps.
  var untitled: Int?

  /// What is written beyond the specification.
  enum Dialect {
    /// Nothing, and raw HTML as it stands, or with GFM's tag filter.
    case plain(filtersTags: Bool)
    /// Ids, traits and containers.
    case article(ArticleModel, ArticleSurroundings)
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
    case .table: writeTable(index, in: &context)
    case .container: writeContainer(index, at: location, in: &context)
    case .item: writeItem(index, isTight: false, at: location, in: &context)
    default: writeInline(index, in: &context)
    }
  }

  // MARK: Leaves

  private func writeParagraph(_ index: Int, in context: inout RenderContext) {
    let inlines = inlines(of: index)
    if inlines.isEmpty { return }
    writeElement("<p></p>", index, in: &context) { writeInlines(inlines, closing: index, in: &$0) }
    context.output.append("\n")
  }

  private func writeHeading(_ index: Int, in context: inout RenderContext) {
    let markup = Self.headings[min(max(Int(tree.nodes[index].number), 1), 6) - 1]
    writeElement(markup, index, in: &context) { writeInlines(inlines(of: index), closing: index, in: &$0) }
    context.output.append("\n")
  }

  private static let headings: [StaticString] = [
    "<h1></h1>", "<h2></h2>", "<h3></h3>", "<h4></h4>", "<h5></h5>", "<h6></h6>",
  ]

  private func writeMarkup(_ index: Int, in context: inout RenderContext) {
    let bytes = tree.nodes[index].text
    guard !bytes.isEmpty else { return }
    appendRawMarkup(of: index, in: &context)
    if tree.text[Int(bytes.upperBound) - 1] != UInt8(ascii: "\n") { context.output.append("\n") }
  }

  private func writeBreak(_ index: Int, in context: inout RenderContext) {
    if !context.hasPendingAttributes, tree.nodes[index].isUntagged {
      context.output.append("<hr />\n")
    } else {
      context.writeVoidElement("<hr>", attributes(of: index))
      context.output.append("\n")
    }
  }

  // MARK: Blocks that hold blocks

  private func writeQuote(_ index: Int, at location: Location, in context: inout RenderContext) {
    if case .article(let model, let surroundings) = dialect, let alert = model.containers[index] {
      model.write(alert, surroundings: surroundings, at: location.child(index), in: &context)
      return
    }
    writeElement("<blockquote></blockquote>", index, in: &context) { context in
      context.output.append("\n")
      writeBlocks(tree.content(of: index), at: location, in: &context)
      writeClosing(of: index, in: &context)
    }
    context.output.append("\n")
  }

  private func writeList(_ index: Int, at location: Location, in context: inout RenderContext) {
    let node = tree.nodes[index]
    writeElement(node.flags.contains(.ordered) ? "<ol></ol>" : "<ul></ul>", index, in: &context) { context in
      context.output.append("\n")
      for item in tree.children(of: index) {
        writeItem(item, isTight: node.flags.contains(.tight), at: location, in: &context)
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

  /// Writes what a list item holds: in a tight list its paragraphs are bare, and only blocks begin on a line of their own.
  func writeItemContent(
    _ range: Range<Int>, isTight: Bool, startingLine: Bool = false, at location: Location,
    in context: inout RenderContext
  ) {
    var isAtLineStart = startingLine
    var index = range.lowerBound
    while index < range.upperBound {
      if isTight, tree.nodes[index].kind == .paragraph, tree.nodes[index].isUntagged {
        writeInlines(inlines(of: index), closing: index, in: &context)
        isAtLineStart = false
      } else {
        if !isAtLineStart { context.output.append("\n") }
        writeBlock(index, at: location, in: &context)
        isAtLineStart = true
      }
      index = Int(tree.nodes[index].end)
    }
  }

  /// Writes the check box of an item, and says whether it has one.
  @discardableResult
  func writeTask(_ index: Int, in context: inout RenderContext) -> Bool {
    let flags = tree.nodes[index].flags
    guard flags.contains(.task) else { return false }
    context.output.append(
      flags.contains(.checked)
        ? "<input type=\"checkbox\" checked=\"\" disabled=\"\" /> " : "<input type=\"checkbox\" disabled=\"\" /> ")
    return true
  }

  private func writeContainer(_ index: Int, at location: Location, in context: inout RenderContext) {
    guard case .article(let model, let surroundings) = dialect, let container = model.containers[index] else {
      // An item that is nobody's child: its id and classes need an element.
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
      return
    }
    model.write(container, surroundings: surroundings, at: location.child(index), in: &context)
  }

  /// Writes the end tags of what raw HTML left open in a node.
  func writeClosing(of index: Int, in context: inout RenderContext) {
    let closing = tree.nodes[index].closing
    if !closing.isEmpty { appendMarkup(closing, in: &context) }
  }
}
