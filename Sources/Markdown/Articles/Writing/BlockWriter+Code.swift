import Components
import Markup
import Parsing
import Views

extension BlockWriter {
  /// Writes a code block, in its colours where an article is shown with any.
  func writeCode(_ index: Int, in context: inout RenderContext) {
    let node = tree.nodes[index]
    var presentation = CodePresentation()
    var isColoured = false
    if case .article(_, let surroundings) = dialect {
      isColoured = surroundings.isCodeColoured
      if let traits = tree.codeTraits(of: index) { presentation = traits.presentation }
      if untitled == index { presentation.title = nil }
    }
    let code = CodeMarkup(
      text: tree.text, range: Int(node.text.lowerBound)..<Int(node.text.upperBound),
      language: tree.string(tree.firstWord(of: node.title)), presentation: presentation, isColoured: isColoured)
    code.write(node.isUntagged ? [] : attributes(of: index), in: &context)
    context.output.append("\n")
  }
}
