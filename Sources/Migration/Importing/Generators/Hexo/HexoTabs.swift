/// The tabs of Hexo's themes, whose items are comments: `<!-- tab Label -->` to `<!-- endtab -->`.
enum HexoTabs {
  /// The name of the tag that a comment becomes.
  static let tag = "garlandtab"

  /// Returns a text whose items of tabs are tags.
  static func converted(_ text: MarkdownText) -> MarkdownText {
    guard text.bytes[...].containsLetters("endtab") else { return text }
    // The comment that ends an item can be missing.
    var isOpen = false
    return text.replacingLines { line in
      if let match = line.text.wholeMatch(of: /(\s*)<!--\s*tab\b\s*(.*?)\s*-->\s*/) {
        // A symbol of the theme can follow the label: `Label@icon`.
        let label = match.2.split(separator: "@", omittingEmptySubsequences: false)[0].trimmed
        let end = isOpen ? "\(match.1){% end\(tag) %}\n" : ""
        isOpen = true
        return "\(end)\(match.1){% \(tag) \(label.isEmpty ? "Tab" : label) %}"
      }
      guard isOpen, let match = line.text.wholeMatch(of: /(\s*)(?:<!--\s*endtab\s*-->\s*|(\{%-?\s*endtabs.*))/)
      else { return nil }
      isOpen = false
      return "\(match.1){% end\(tag) %}" + (match.2 == nil ? "" : "\n\(line.text)")
    }
  }
}
