import Diagnostics
import Highlighting
import Parsing

/// Finds code blocks whose language nobody knows, or that ask for what cannot be done.
enum CodeChecking {
  static func problems(in tree: MarkdownTree, of file: SourceFile) -> [PlacedArticleProblem] {
    var problems: [PlacedArticleProblem] = []
    for (index, node) in tree.nodes.enumerated() where node.kind == .codeBlock {
      problems += tree.codeTraits(of: index)?.problems ?? []
      guard !node.title.isEmpty else { continue }
      let language = tree.string(node.title)
      if Language.named(language) != nil { continue }
      let place = languagePlace(of: node, in: file)
      problems.append(PlacedArticleProblem(.unknownLanguage(language, names: Language.names), at: place))
    }
    return problems
  }

  /// The bytes of the language's name: behind the fence, and blanks.
  private static func languagePlace(of node: MarkdownNode, in file: SourceFile) -> Range<Int> {
    let block = file.utf8[node.place]
    let name = block.drop { $0 == block.first }.drop { $0 == 0x20 || $0 == 0x09 }
    return name.startIndex..<min(name.startIndex + node.title.count, name.endIndex)
  }
}
