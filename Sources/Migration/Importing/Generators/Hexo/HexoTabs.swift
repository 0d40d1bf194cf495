/// The tabs of Hexo's themes, whose items are comments: `<!-- tab Label -->` to `<!-- endtab -->`.
enum HexoTabs {
  /// The name of the tag that a comment becomes.
  static let tag = "garlandtab"

  /// Returns a text whose items of tabs are tags.
  static func converted(_ text: [UInt8]) -> [UInt8] {
    guard text[...].containsLetters("endtab") else { return text }
    // The comment that ends an item can be missing.
    var isOpen = false
    let lines = MarkdownLine.lines(of: text).map { line -> MarkdownLine in
      guard line.role == .text else { return line }
      if let match = line.text.wholeMatch(of: /(\s*)<!--\s*tab\b\s*(.*?)\s*-->\s*/) {
        // A symbol of the theme can follow the label: `Label@icon`.
        let label = match.2.split(separator: "@", omittingEmptySubsequences: false)[0].trimmed
        let end = isOpen ? "\(match.1){% end\(tag) %}\n" : ""
        isOpen = true
        return MarkdownLine(text: "\(end)\(match.1){% \(tag) \(label.isEmpty ? "Tab" : label) %}", role: .text)
      }
      guard isOpen else { return line }
      if let match = line.text.wholeMatch(of: /(\s*)<!--\s*endtab\s*-->\s*/) {
        isOpen = false
        return MarkdownLine(text: "\(match.1){% end\(tag) %}", role: .text)
      }
      if let match = line.text.wholeMatch(of: /(\s*)\{%-?\s*endtabs.*/) {
        isOpen = false
        return MarkdownLine(text: "\(match.1){% end\(tag) %}\n\(line.text)", role: .text)
      }
      return line
    }
    return lines.bytes
  }
}
