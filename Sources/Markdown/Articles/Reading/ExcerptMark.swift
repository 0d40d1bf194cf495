import Markup
import Parsing

/// Where an article's excerpt ends: the comment `<!--more-->`, or the one that the article or the site has for it.
struct ExcerptMark {
  /// The first one at the level of the article.
  let node: Int?
  /// Where there is none, the first one that ends nothing: in a container, or beside other text.
  let problem: PlacedArticleProblem?

  /// Looks through a tree that holds raw HTML; no other has such a comment.
  init(in tree: MarkdownTree, orWritten separator: String?) {
    let separator = separator.map { Array($0.utf8) }
    func isMark(_ index: Int) -> Bool {
      let bytes = tree.bytes(tree.nodes[index].text)
      return RawMarkupScan.isMoreMark(bytes)
        || separator.map { bytes.starts(with: $0) && bytes.dropFirst($0.count).allSatisfy { $0 <= 0x20 } } ?? false
    }
    node = tree.children(of: 0).first { tree.nodes[$0].kind == .htmlBlock && isMark($0) }
    let stray = node == nil ? tree.nodes.indices.first { tree.nodes[$0].kind.isRawMarkup && isMark($0) } : nil
    problem = stray.map { PlacedArticleProblem(.strayExcerptMark, at: tree.nodes[$0].place) }
  }
}
