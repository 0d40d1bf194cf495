package import Diagnostics
import Markup
import Parsing
package import Records
import Views

/// The blocks of a translation whose originals changed after them, as its page marks them.
package struct OldBlocks: Sendable {
  package struct Block: Sendable {
    /// The place in the translation.
    package let place: SourceRange
    /// The name by which readers know the block, and the words of the original that changed.
    package let name, change: String
    /// The text of the original today; of a block that is gone, its last text.
    let original: String
    let isGone, isCode: Bool

    package init(at place: SourceRange, _ name: String, change: String, original: String, isGone: Bool, isCode: Bool) {
      (self.place, self.name, self.change) = (place, name, change)
      (self.original, self.isGone, self.isCode) = (original, isGone, isCode)
    }
  }

  /// The tag of the translation's language.
  package let language: String
  package let blocks: [Block]
  private let original: (language: String, direction: String)

  package init(_ blocks: [Block], in language: String, from original: (language: String, direction: String)) {
    (self.blocks, self.language, self.original) = (blocks, language, original)
  }

  /// The hash of all marks.
  package var hash: ContentHash {
    ContentHash(
      of: [original.language, original.direction]
        + blocks.flatMap { ["\($0.place.bytes.lowerBound) \($0.isGone) \($0.isCode)", $0.original] })
  }

  /// Writes the mark of the block that begins at an offset, with the original folded.
  fileprivate func writeMark(at offset: Int, _ words: ArticleWords, in context: inout RenderContext) {
    guard let block = blocks.first(where: { $0.place.bytes.lowerBound == offset }) else { return }
    context.needs(.style("/assets/old-block.css"))
    context.output.append("<details class=\"old-block\" data-pagefind-ignore><summary>")
    context.output.appendText(words.oldBlock)
    context.output.append("</summary><div lang=\"")
    context.output.appendQuotable(original.language)
    context.output.append("\" dir=\"")
    context.output.appendQuotable(original.direction)
    context.output.append(block.isGone ? "\"><del>" : block.isCode ? "\"><pre><code>" : "\">")
    context.output.appendText(block.original)
    context.output.append(block.isGone ? "</del>" : block.isCode ? "</code></pre>" : "")
    context.output.append("</div></details>\n")
  }
}

extension BlockWriter {
  /// Writes the mark of an old block behind it, on the page of its article.
  func writeMark(ofOldBlock index: Int, in context: inout RenderContext) {
    guard case .article(let model, let display) = dialect, let old = model.oldBlocks, display.ids == .own else {
      return
    }
    // A table begins where its first row does, and a list of terms where its first term does.
    guard ![.table, .definitionList].contains(tree.nodes[index].kind) else { return }
    old.writeMark(at: tree.nodes[index].place.lowerBound, display.words, in: &context)
  }
}
