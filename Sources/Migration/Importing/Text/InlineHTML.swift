import Markup

/// Images and links as HTML, for a block of HTML, in which Markdown is text.
enum InlineHTML {
  /// Returns the HTML of a text that is a Markdown image or link and nothing else.
  ///
  /// ```swift
  /// InlineHTML.of("![A loaf](loaf.png)")  // <img src="loaf.png" alt="A loaf">
  /// ```
  static func of(_ markdown: String) -> String? {
    guard markdown.hasPrefix("[") || markdown.hasPrefix("!["),
      let match = markdown.wholeMatch(of: /(!?)\[([^\[\]]*)\]\(([^\s()<>]+)\)/)
    else { return nil }
    let (text, address) = (
      MarkupBuffer.escaped(keepingReferences: String(match.2)), MarkupBuffer.escaped(keepingReferences: String(match.3))
    )
    return match.1.isEmpty
      ? "<a href=\"\(address)\">\(text)</a>" : "<img src=\"\(address)\" alt=\"\(text)\">"
  }
}
