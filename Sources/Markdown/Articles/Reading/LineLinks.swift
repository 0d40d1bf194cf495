import Components
import Parsing

/// The step that gives code blocks with line numbers the start of their lines' ids.
///
/// It is `code-3-L` for the third code block of an article, or `setup-L` for a block with an id.
enum LineLinks {
  /// Returns the tree, and the ids of all lines.
  static func assign(in tree: consuming MarkdownTree) -> (tree: MarkdownTree, ids: [String]) {
    var tree = tree
    var (ids, count): ([String], Int) = ([], 0)
    for index in tree.nodes.indices where tree.nodes[index].kind == .codeBlock {
      let node = tree.nodes[index]
      guard !node.isFormula, tree.fileTree(of: index) == nil else { continue }
      count += 1
      guard let first = tree.codeTraits(of: index)?.presentation.firstNumber else { continue }
      let start = "\(node.identifier.isEmpty ? "code-\(count)" : tree.string(node.identifier))-L"
      tree.nodes[index].closing = tree.append(start.utf8)
      ids += (first..<first + LineRanges.count(in: tree.bytes(node.text))).map { "\(start)\($0)" }
    }
    return (tree, ids)
  }
}
