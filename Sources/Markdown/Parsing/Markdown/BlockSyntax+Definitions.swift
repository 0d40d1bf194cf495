import CMarkGFM
import Texts

/// Definition lists: `Term`, then `: definition`.
///
/// Each definition is a node of the parser, like a list item. The paragraph before the first one holds the terms;
/// ``DefinitionTerms`` makes a node of each of its lines.
extension BlockSyntax {
  /// A definition during parsing.
  struct Definition {
    /// The indentation that a line needs to belong to it.
    let indent: Int
    /// Whether no blank line precedes it, so that its paragraph has no `<p>`.
    let isTight: Bool
    /// The number of the last blank line in it.
    var lastBlankLine = 0
  }

  /// Opens the definition that starts on the line, if any.
  func openDefinition(
    _ line: ParserLine, in parent: CMarkNode, for syntaxExtension: CMarkExtension
  ) -> CMarkNode? {
    guard additions.contains(.definitionLists), let padding = line.definitionPadding else { return nil }
    let isInParagraph = parent.type == CMARK_NODE_PARAGRAPH
    guard let previous = isInParagraph ? parent : parent.lastChild else { return nil }
    let isTight: Bool
    switch previous.type {
    case CMARK_NODE_PARAGRAPH where isInParagraph:
      guard !previous.mayBeginWithLinkDefinition else { return nil }
      isTight = true
    case CMARK_NODE_PARAGRAPH:
      // At most one blank line may separate a term from its definition.
      guard line.number - previous.endLine <= 2 else { return nil }
      isTight = false
    case CMarkLibrary.shared.definition:
      guard let index = previous.index else { return nil }
      isTight = definitions[index].lastBlankLine != line.number - 1
    default: return nil
    }
    let indent = line.indent + 1 + padding
    guard let node = line.addChild(CMarkLibrary.shared.definition, to: parent, for: syntaxExtension) else { return nil }
    if previous.type == CMARK_NODE_PARAGRAPH { previous.index = 0 }
    definitions.append(Definition(indent: indent, isTight: isTight))
    node.index = definitions.count - 1
    line.skipMark(andColumns: padding)
    return node
  }

  /// Whether the line continues a definition; the rules are those of list items.
  func continuesDefinition(_ node: CMarkNode, at line: ParserLine) -> Bool {
    guard let index = node.index else { return false }
    guard line.isBlank else {
      guard line.indent >= definitions[index].indent else { return false }
      line.skipIndent(definitions[index].indent)
      return true
    }
    definitions[index].lastBlankLine = line.number
    guard node.firstChild != nil else { return false }
    line.skipIndent()
    return true
  }
}

extension CMarkNode {
  /// Whether an open paragraph may begin with a link definition.
  ///
  /// The library removes link definitions when it closes the paragraph.
  ///
  /// A label has at most 1,000 bytes.
  fileprivate var mayBeginWithLinkDefinition: Bool {
    contentBytes.withSpan { text in
      guard text.count > 0, text[0] == UInt8(ascii: "[") else { return false }
      for at in 1..<min(max(text.count, 1), 1_002) where text[at] == UInt8(ascii: "]") {
        return at + 1 < text.count && text[at + 1] == UInt8(ascii: ":")
      }
      return false
    }
  }
}

/// The step that makes a node of each term of a definition list, before the inlines are parsed.
struct DefinitionTerms {
  let syntaxExtension: CMarkExtension
  let lines: BodyLines

  /// Replaces each paragraph above a definition by the nodes of its lines.
  func split(below root: CMarkNode) {
    var paragraphs: [CMarkNode] = []
    root.forEachBlock { node in
      if node.type == CMARK_NODE_PARAGRAPH, node.index != nil { paragraphs.append(node) }
    }
    for paragraph in paragraphs { split(paragraph) }
  }

  private func split(_ paragraph: CMarkNode) {
    guard let text = paragraph.content else { return }
    let above = lines.shift(behindDefinitionsIn: paragraph, endingAt: paragraph.endLine).lines
    for (row, bytes) in Array(text.utf8).split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
      let term = bytes.trimmedEnd
      guard !term.isEmpty, let node = CMarkArena.node(CMarkLibrary.shared.term, syntaxExtension) else { continue }
      let number = paragraph.startLine + above + row
      // The library has removed the indentation of the line, but nothing from its end.
      let column = max(lines.line(number).count - bytes.count, 0) + 1
      node.content = String(decoding: term, as: UTF8.self)
      unsafe garland_set_position(node.pointer, Int32(number), Int32(column), Int32(column + term.count - 1))
      if unsafe cmark_node_insert_before(paragraph.pointer, node.pointer) == 0 { unsafe cmark_node_free(node.pointer) }
    }
    unsafe cmark_node_unlink(paragraph.pointer)
    unsafe cmark_node_free(paragraph.pointer)
  }
}
