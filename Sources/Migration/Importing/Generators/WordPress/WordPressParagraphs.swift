/// Paragraphs of texts that the classic editor wrote, in which blank lines separate paragraphs.
///
/// WordPress adds the tags when it shows such a text (`wpautop`): a blank line ends a paragraph, and a single line break
/// is `<br>`.
enum WordPressParagraphs {
  /// Elements whose text has paragraphs.
  private static let outer: Set<Substring> = [
    "blockquote", "div", "section", "article", "aside", "main", "header", "footer", "nav", "details", "center", "form",
  ]
  /// Elements whose text stays as it is.
  private static let inner: Set<Substring> = [
    "p", "pre", "ul", "ol", "dl", "table", "h1", "h2", "h3", "h4", "h5", "h6", "figure", "figcaption", "address",
    "script", "style", "textarea", "select", "iframe", "object", "video", "audio", "svg", "summary", "math",
  ]

  /// Returns a text with `<p>` and `<br>`.
  static func added(to text: String) -> String {
    var (result, buffer): (String, Substring) = ("", "")
    var rest = text.replacing("\r\n", with: "\n")[...]
    var depth = 0
    while let start = rest.firstIndex(of: "<") {
      let tag = rest[start...]
      let isEnd = tag.hasPrefix("</")
      let name = tag.dropFirst(isEnd ? 2 : 1).prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }.lowercased()[...]
      let isComment = tag.hasPrefix("<!--")
      let end = isComment ? tag.firstRange(of: "-->")?.upperBound : tag.firstIndex(of: ">").map { tag.index(after: $0) }
      guard let end else { break }
      buffer += rest[..<start]
      let markup = tag[..<end]
      rest = rest[end...]
      if isComment ? !markup.hasPrefix("<!--more") : !inner.contains(name) && !outer.contains(name) && name != "hr" {
        buffer += markup
        continue
      }
      result += depth > 0 ? String(buffer) : paragraphs(buffer)
      buffer = ""
      result += isComment ? "\n\n<!--more-->\n\n" : String(markup)
      if inner.contains(name) { depth = max(0, depth + (isEnd ? -1 : 1)) }
      if depth == 0 { result += "\n" }
    }
    return result + (depth > 0 ? String(buffer + rest) : paragraphs(buffer + rest))
  }

  private static func paragraphs(_ text: Substring) -> String {
    var (blocks, lines): ([String], [Substring]) = ([], [])
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) + [Substring("")] {
      let content = line.trimmed
      // WordPress embeds an address on a line of its own, also within a paragraph.
      let isAddress = content.wholeMatch(of: /https?:\/\/[^\s<>"]+/) != nil
      if (isAddress || content.isEmpty), !lines.isEmpty {
        blocks.append("<p>" + lines.joined(separator: "<br>\n") + "</p>\n")
        lines = []
      }
      if isAddress {
        blocks.append("<p>\(content)</p>\n")
      } else if !content.isEmpty {
        lines.append(content)
      }
    }
    return blocks.joined()
  }
}
