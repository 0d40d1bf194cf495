package import Diagnostics

extension MarkdownTree {
  /// Creates the tree of a page written in HTML: one block of raw HTML, from an offset to the end of the file.
  package init(ofPageInHTML file: SourceFile, from start: Int) {
    let isSimple = file.isUTF8 && !file.holdsNUL && !file.holdsCarriageReturn
    let text = ParserText(file.utf8[start...], isSimple: isSimple, isValid: file.isUTF8, keepsOffsets: true)
    var (document, block) = (MarkdownNode(.document), MarkdownNode(.htmlBlock))
    block.text = append(text.bytes)
    (document.end, block.end) = (2, 2)
    block.source = Int32(start)..<Int32(file.utf8.count)
    document.source = block.source
    nodes = [document, block]
  }
}
