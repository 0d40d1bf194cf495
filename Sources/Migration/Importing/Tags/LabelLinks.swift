/// Links in the labels of containers, such as `:::note[See [the oven](oven.md)]`.
///
/// A label is plain text in Garland, so its links become the first line of the container.
enum LabelLinks {
  /// Returns the text with such links below the first line of their container.
  static func moved(in text: MarkdownText) -> MarkdownText {
    guard text.contains(":::"), text.contains("](") else { return text }
    return text.replacingLines { line in
      // A regular expression is compiled for each call, which takes longer than all other passes, so few lines get there.
      guard line.text.holds("]("), line.text.trimmedStart.hasPrefix(":::"),
        let match = line.text.wholeMatch(of: /(\s*:{3,}[\w-]+)\[(.*)\](\{[^}]*\})?\s*/)
      else { return nil }
      var links: [String] = []
      let label = match.2.replacing(/\\?\[([^\[\]\\]*)\\?\]\(([^()]*)\)/) { link in
        links.append("[\(link.1)](\(link.2))")
        return String(link.1)
      }
      guard !links.isEmpty else { return nil }
      let head = "\(match.1)[\(label)]\(match.3 ?? "")"
      return [head, "", line.indentation + links.joined(separator: " "), ""].joined(separator: "\n")
    }
  }
}
