import Parsing

/// Finds GitHub's alerts, quotes that begin with `[!NOTE]` on a line of its own, and hides that line.
enum AlertMarking {
  private static let names: Set<String> = ["note", "tip", "important", "warning", "caution"]

  /// The names of the alerts, by the index of their quotes.
  static func mark(in tree: inout MarkdownTree) -> [Int: String] {
    var alerts: [Int: String] = [:]
    for quote in tree.nodes.indices where tree.nodes[quote].kind == .blockQuote {
      guard let (name, paragraph, skipped) = alert(at: quote, in: tree) else { continue }
      alerts[quote] = name
      tree.nodes[paragraph].skipped = Int32(skipped)
    }
    return alerts
  }

  private static func alert(at quote: Int, in tree: MarkdownTree) -> (name: String, paragraph: Int, skipped: Int)? {
    let content = tree.content(of: quote)
    guard let paragraph = content.first, tree.nodes[paragraph].kind == .paragraph else { return nil }
    let inlines = tree.content(of: paragraph)
    guard let mark = inlines.first, tree.nodes[mark].kind == .text else { return nil }
    let text = tree.string(tree.nodes[mark].text)
    guard text.hasPrefix("[!"), text.hasSuffix("]") else { return nil }
    let name = text.dropFirst(2).dropLast().lowercased()
    guard names.contains(name) else { return nil }
    let isAlone = inlines.count == 1
    guard isAlone || [.softBreak, .lineBreak].contains(tree.nodes[mark + 1].kind) else { return nil }
    // A quote of nothing but the mark is a quote: GitHub leaves it alone, too.
    guard !isAlone || Int(tree.nodes[paragraph].end) < content.upperBound else { return nil }
    return (name, paragraph, isAlone ? 1 : 2)
  }
}
