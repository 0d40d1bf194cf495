import Components
import Markup
import Parsing
import Views

extension BlockWriter {
  /// Writes an element with the attributes of its block and the pending attributes of the context.
  @inline(__always)
  func writeElement(
    _ markup: StaticString, _ index: Int, in context: inout RenderContext, _ content: (inout RenderContext) -> Void
  ) {
    guard context.isPlain, tree.nodes[index].isUntagged else {
      context.writeElement(markup, attributes(of: index), content)
      return
    }
    context.output.appendStart(markup)
    content(&context)
    context.output.appendEnd(markup)
  }

  /// Returns the attributes of a block: its id, its classes, its language, and a list's first number.
  func attributes(of index: Int) -> [MarkupAttribute] {
    let node = tree.nodes[index]
    var attributes: [MarkupAttribute] = []
    if node.kind == .list, node.flags.contains(.ordered), node.number != 1 {
      attributes.append(MarkupAttribute(" start=\"", .text(String(node.number))))
    }
    guard case .article(_, let display) = dialect else { return attributes }
    if !node.identifier.isEmpty, let id = display.ids.written(tree.string(node.identifier)) {
      attributes.append(MarkupAttribute(" id=\"", .identifier(id)))
    }
    return attributes + (tree.traits(of: index)?.attributes ?? [])
  }
}

extension MarkdownNode {
  /// Whether the element of a block has no attributes of its own.
  var isUntagged: Bool {
    !hasTraits && identifier.isEmpty && (number == 1 || !flags.contains(.ordered) || kind != .list)
  }
}

extension Asset {
  /// The stylesheet of forms, which an article with the markup of a form requires.
  static let formStyle = Asset.style("/assets/forms.css")
}

extension TraitList {
  /// The attributes for the page: classes and the language.
  var attributes: [MarkupAttribute] {
    var attributes: [MarkupAttribute] = []
    let classes = classNames
    if !classes.isEmpty { attributes.append(MarkupAttribute(" class=\"", .words(classes.joined(separator: " ")))) }
    if let language = entry(named: "lang") { attributes.append(MarkupAttribute(" lang=\"", .text(language.value))) }
    return attributes
  }
}

// MARK: Code

extension BlockWriter {
  /// Writes a code block, with syntax highlighting if it is on.
  func writeCode(_ index: Int, in context: inout RenderContext) {
    let node = tree.nodes[index]
    if showsMathML(of: node) {
      writeElement("<p></p>", index, in: &context) { writeMathML(node, in: &$0) }
      return context.output.append("\n")
    }
    var presentation = CodePresentation()
    var isColoured = false
    var (text, range) = (tree.text, Int(node.text.lowerBound)..<Int(node.text.upperBound))
    if case .article(_, let display) = dialect {
      if let files = tree.fileTree(of: index) {
        let levels = tree.codeTraits(of: index)?.openLevels ?? .max
        return files.write(attributes(of: index), openLevels: display.ids == .none ? nil : levels, in: &context)
      }
      isColoured = display.highlightsCode
      if let traits = tree.codeTraits(of: index) { presentation = traits.presentation }
      if presentation.notes != nil {
        let items = tree.notes(of: index)
        let ids = items.compactMapValues { display.ids.written(tree.string(tree.nodes[$0].identifier)) }
        (presentation.notes, presentation.noteWord) = (isColoured && !ids.isEmpty ? ids : nil, display.words.note)
        if presentation.notes == nil {
          text = CodeNotes(tree.bytes(node.text), keepsNumbers: true) { items[$0] != nil }.text
          range = text.indices
        }
      }
      if untitled == index { presentation.title = nil }
      if !node.closing.isEmpty, isColoured {
        presentation.lineIDs = display.ids.written(tree.string(node.closing)).map(PageIDs.claim)
      }
    }
    let code = CodeMarkup(
      text: text, range: range, language: tree.string(tree.firstWord(of: node.title)), presentation: presentation,
      isColoured: isColoured)
    code.write(node.isUntagged ? [] : attributes(of: index), in: &context)
    context.output.append("\n")
  }
}

// MARK: Tables

extension BlockWriter {
  /// Writes a table; its first row is the header.
  func writeTable(_ index: Int, in context: inout RenderContext) {
    let longColumns = longColumns(of: index)
    writeElement("<table></table>", index, in: &context) { context in
      context.output.append("\n")
      var hasBody = false
      for row in tree.children(of: index) {
        if tree.nodes[row].flags.contains(.header) {
          context.output.append("<thead>\n")
          writeRow(row, longColumns, in: &context)
          context.output.append("</thead>\n")
        } else {
          if !hasBody { context.output.append("<tbody>\n") }
          hasBody = true
          writeRow(row, in: &context)
        }
      }
      if hasBody { context.output.append("</tbody>\n") }
    }
    context.output.append("\n")
  }

  /// Returns the columns with a long cell, whose text would take many lines on a phone; none outside of articles.
  private func longColumns(of index: Int) -> Set<Int> {
    guard case .article(_, let display) = dialect, display.ids != .none else { return [] }
    var columns: Set<Int> = []
    for row in tree.children(of: index) {
      for (column, cell) in tree.children(of: row).enumerated() {
        var length = 0
        for node in tree.content(of: cell).map({ tree.nodes[$0] }) where node.kind == .text || node.kind == .code {
          length += node.text.count
        }
        if length > 24 { columns.insert(column) }
      }
    }
    return columns
  }

  private func writeRow(_ index: Int, _ longColumns: Set<Int> = [], in context: inout RenderContext) {
    context.output.append("<tr>\n")
    let writer = nested { $0.columns = tree.children(of: index).reduce(0) { count, _ in count + 1 } }
    let isHeader = tree.nodes[index].flags.contains(.header)
    for (column, cell) in tree.children(of: index).enumerated() {
      context.output.append(isHeader ? "<th" : "<td")
      if longColumns.contains(column) { context.output.append(" class=\"long\"") }
      switch UInt8(truncatingIfNeeded: tree.nodes[cell].number) {
      case UInt8(ascii: "l"): context.output.append(" align=\"left\">")
      case UInt8(ascii: "c"): context.output.append(" align=\"center\">")
      case UInt8(ascii: "r"): context.output.append(" align=\"right\">")
      default: context.output.append(">")
      }
      writer.writeInlines(inlines(of: cell), closing: cell, in: &context)
      if tree.nodes[cell].end == tree.nodes[index].end { writeMark(ofOldBlock: index, in: &context) }
      context.output.append(isHeader ? "</th>\n" : "</td>\n")
    }
    context.output.append("</tr>\n")
  }

  /// Writes a list of terms with their definitions.
  func writeDefinitionList(_ index: Int, at location: Location, in context: inout RenderContext) {
    writeElement("<dl></dl>", index, in: &context) { context in
      context.output.append("\n")
      let writer = nested { $0.lists += 1 }
      for child in tree.children(of: index) {
        switch tree.nodes[child].kind {
        case .term:
          writeElement("<dt></dt>", child, in: &context) { context in
            writeInlines(inlines(of: child), closing: child, in: &context)
            writeMark(ofOldBlock: child, in: &context)
          }
        default:
          writeElement("<dd></dd>", child, in: &context) { context in
            let isTight = tree.nodes[child].flags.contains(.tight)
            writer.writeItemContent(tree.content(of: child), isTight: isTight, at: location, in: &context)
            writeClosing(of: child, in: &context)
          }
        }
        context.output.append("\n")
      }
      writeClosing(of: index, in: &context)
    }
    context.output.append("\n")
  }
}
