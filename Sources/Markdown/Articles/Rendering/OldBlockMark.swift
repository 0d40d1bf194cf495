package import Diagnostics
import Markup
import Parsing
import Views

/// A block of a translation whose original changed after it, as its page marks it.
package struct OldBlockMark: Sendable {
  /// The place in the translation.
  package let place: SourceRange
  /// What changed, as a message.
  package let change: String
  /// The original of today as HTML.
  package let original: String

  package init(at place: SourceRange, _ change: String, original: String) {
    (self.place, self.change, self.original) = (place, change, original)
  }
}

extension BlockWriter {
  /// Writes the mark of an old block behind it, with the original folded, on the page of its article.
  func writeMark(ofOldBlock index: Int, in context: inout RenderContext) {
    guard case .article(let model, let display) = dialect, !model.oldBlocks.isEmpty, display.ids == .own else { return }
    let node = tree.nodes[index]
    // A table begins where its first row does, and a list of terms where its first term does.
    guard ![.table, .definitionList].contains(node.kind),
      let block = model.oldBlocks.first(where: { $0.place.bytes.lowerBound == node.place.lowerBound })
    else { return }
    context.needs(.style("/assets/old-block.css"))
    context.output.append("<details class=\"old-block\" data-pagefind-ignore><summary>")
    context.output.appendText(display.words.oldBlock)
    context.output.append("</summary>")
    context.output.append(verbatim: block.original)
    context.output.append("</details>\n")
  }
}
