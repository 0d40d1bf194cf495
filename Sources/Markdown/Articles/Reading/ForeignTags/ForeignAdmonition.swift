import Parsing

/// A box around a text as Python-Markdown has it: `!!! note "Title"`, or `???` for one that folds.
struct ForeignAdmonition {
  let problem: PlacedArticleProblem

  /// Looks at the beginning of a paragraph.
  init?(at paragraph: Int, in tree: MarkdownTree) {
    let inlines = tree.content(of: paragraph)
    guard let first = inlines.first, tree.nodes[first].kind == .text else { return nil }
    let bytes = tree.bytes(tree.nodes[first].text)
    guard bytes.starts(with: "!!! ".utf8) || bytes.starts(with: "??? ".utf8) || bytes.starts(with: "???+ ".utf8) else {
      return nil
    }
    let words = String(decoding: bytes, as: UTF8.self).split(separator: " ", omittingEmptySubsequences: true)
    let isName: (Character) -> Bool = { ("a"..."z").contains($0) || $0 == "-" }
    guard words.count > 1, words[1].allSatisfy(isName) else { return nil }
    // Prose that is loud goes on after the word.
    guard words.count == 2 || words[2] == "inline" || words[2].first.map({ "\"“".contains($0) }) == true else {
      return nil
    }
    let start = tree.nodes[paragraph].place.lowerBound
    problem = PlacedArticleProblem(
      .foreignAdmonition(mark: String(words[0]), kind: String(words[1])), at: start..<start + words[0].utf8.count)
  }
}
