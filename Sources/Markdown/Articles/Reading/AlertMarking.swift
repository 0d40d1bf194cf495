import Parsing

/// Finds GitHub's alerts, quotes that begin with `[!NOTE]` on a line of its own, and hides that line; tells of what other tools
/// would have taken for one, and of what looks like one.
struct AlertMarking {
  /// The names of the alerts, by the index of their quotes.
  private(set) var alerts: [Int: String] = [:]
  private(set) var problems: [PlacedArticleProblem] = []

  private static let names: Set<String> = ["note", "tip", "important", "warning", "caution"]

  init(in tree: inout MarkdownTree) {
    for block in tree.nodes.indices {
      switch tree.nodes[block].kind {
      case .blockQuote: read(quote: block, in: &tree)
      case .paragraph:
        if let admonition = ForeignAdmonition(at: block, in: tree) { problems.append(admonition.problem) }
      default: break
      }
    }
  }

  private mutating func read(quote: Int, in tree: inout MarkdownTree) {
    let content = tree.content(of: quote)
    guard let paragraph = content.first, tree.nodes[paragraph].kind == .paragraph else { return }
    let inlines = tree.content(of: paragraph)
    guard let first = inlines.first, tree.nodes[first].kind == .text else { return }
    let text = tree.string(tree.nodes[first].text)
    guard text.hasPrefix("[!"), let end = text.firstIndex(of: "]") else { return }
    let name = String(text[..<end].dropFirst(2))
    guard !name.isEmpty, name.utf8.allSatisfy(\.isASCIILetter) else { return }
    let isKnown = Self.names.contains(name.lowercased())
    let isLine = inlines.count == 1 || [.softBreak, .lineBreak].contains(tree.nodes[first + 1].kind)
    guard isKnown, isLine, text.index(after: end) == text.endIndex else {
      let problem: ArticleProblem = isKnown ? .titledAlert(name) : .unknownAlert(name)
      let start = tree.nodes[paragraph].place.lowerBound
      problems.append(PlacedArticleProblem(problem, at: start..<start + "[!]".utf8.count + name.utf8.count))
      return
    }
    let isAlone = inlines.count == 1
    // A quote of nothing but the mark is a quote: GitHub leaves it alone, too.
    guard !isAlone || Int(tree.nodes[paragraph].end) < content.upperBound else { return }
    alerts[quote] = name.lowercased()
    tree.nodes[paragraph].skipped = isAlone ? 1 : 2
  }
}

extension UInt8 {
  fileprivate var isASCIILetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
}
