import Parsing
import Texts

/// The step that finds GitHub's alerts: quotes that begin with `[!NOTE]` on a line of its own.
///
/// The step also reports text that only looks like an alert: unknown kinds, alerts with titles, and the boxes of
/// Python-Markdown.
enum AlertMarking {
  /// The alerts of an article.
  struct Alerts {
    /// The names of the alerts, by the index of their quotes.
    fileprivate(set) var names: [Int: String] = [:]
    fileprivate(set) var problems: [LocatedProblem] = []
  }

  private static let names: Set<String> = ["note", "tip", "important", "warning", "caution"]

  /// Finds the alerts, and returns the tree with the `[!NOTE]` lines hidden.
  static func markAlerts(in tree: consuming MarkdownTree) -> (tree: MarkdownTree, alerts: Alerts) {
    var tree = tree
    var alerts = Alerts()
    for index in tree.nodes.indices {
      switch tree.nodes[index].kind {
      case .blockQuote:
        guard let mark = alertMark(inQuote: index, of: tree) else { continue }
        if let problem = mark.problem {
          alerts.problems.append(problem)
        } else {
          alerts.names[index] = mark.name
          tree.nodes[mark.paragraph].skipped = mark.skippedInlines
        }
      case .paragraph:
        if let problem = admonitionProblem(inParagraph: index, of: tree) { alerts.problems.append(problem) }
      default: break
      }
    }
    return (tree, alerts)
  }

  /// A `[!NAME]` at the beginning of a quote.
  private struct Mark {
    let name: String
    let paragraph: Int
    /// The number of inlines that make up the mark's line.
    let skippedInlines: Int32
    /// Why the quote is not an alert.
    var problem: LocatedProblem?
  }

  private static func alertMark(inQuote quote: Int, of tree: MarkdownTree) -> Mark? {
    let content = tree.content(of: quote)
    guard let paragraph = content.first, tree.nodes[paragraph].kind == .paragraph else { return nil }
    let inlines = tree.content(of: paragraph)
    guard let first = inlines.first, tree.nodes[first].kind == .text, tree.nodes[first].flags.isEmpty else {
      return nil
    }
    let text = tree.string(tree.nodes[first].text)
    guard text.hasPrefix("[!"), let end = text.firstIndex(of: "]") else { return nil }
    let name = String(text[..<end].dropFirst(2))
    guard !name.isEmpty, name.utf8.allSatisfy(\.isASCIILetter) else { return nil }

    let isAlone = inlines.count == 1
    var mark = Mark(name: name.lowercased(), paragraph: paragraph, skippedInlines: isAlone ? 1 : 2)
    let isKnown = names.contains(mark.name)
    let isOwnLine = isAlone || [.softBreak, .lineBreak].contains(tree.nodes[first + 1].kind)
    guard isKnown, isOwnLine, text.index(after: end) == text.endIndex else {
      let start = tree.nodes[paragraph].place.lowerBound
      mark.problem = LocatedProblem(
        isKnown ? .titledAlert(name) : .unknownAlert(name), at: start..<start + "[!]".utf8.count + name.utf8.count)
      return mark
    }
    // A quote that contains only the mark is not an alert on GitHub either.
    guard !isAlone || Int(tree.nodes[paragraph].end) < content.upperBound else { return nil }
    return mark
  }

  /// Returns a warning for a box of Python-Markdown: `!!! note "Title"`, or `??? note` for a collapsible one.
  private static func admonitionProblem(inParagraph paragraph: Int, of tree: MarkdownTree) -> LocatedProblem? {
    let inlines = tree.content(of: paragraph)
    guard let first = inlines.first, tree.nodes[first].kind == .text, tree.nodes[first].flags.isEmpty else {
      return nil
    }
    let bytes = tree.bytes(tree.nodes[first].text)
    guard bytes.starts(with: "!!! ".utf8) || bytes.starts(with: "??? ".utf8) || bytes.starts(with: "???+ ".utf8) else {
      return nil
    }
    let words = String(decoding: bytes, as: UTF8.self).split(separator: " ", omittingEmptySubsequences: true)
    let isNameCharacter: (Character) -> Bool = { ("a"..."z").contains($0) || $0 == "-" }
    guard words.count > 1, words[1].allSatisfy(isNameCharacter) else { return nil }
    // In prose such as `!!! wow this is loud`, more words follow.
    guard words.count == 2 || words[2] == "inline" || words[2].first.map({ "\"“".contains($0) }) == true else {
      return nil
    }
    let start = tree.nodes[paragraph].place.lowerBound
    return LocatedProblem(
      .foreignAdmonition(mark: String(words[0]), kind: String(words[1])), at: start..<start + words[0].utf8.count)
  }
}
