import Articles

/// Links of a wiki such as Obsidian: `[[Bread|the loaf]]`, `[[Bread#Crust]]` and `![[oven.png]]`.
struct WikiLinks {
  let article: ForeignArticle
  let context: ImportContext
  let files: WikiFiles

  /// A link in the text, from its first bracket or exclamation mark on.
  private struct Link {
    let range: Range<Int>
    let isEmbedded: Bool
    /// The name of the file; empty for a link to a heading of the same article.
    let name: String
    let heading: String?
    let label: String?
    /// The path of the file in the old site.
    let path: String?
  }

  /// Returns a text with such links as links of Markdown.
  ///
  /// A name without a file becomes text if other links of the article have one; else the brackets are no links.
  func converted(_ text: MarkdownText) -> MarkdownText {
    let links = links(in: text)
    guard links.contains(where: { $0.path != nil }) else { return text }
    var notes: [ConvertedText.Note] = []
    var (counted, line) = (0, 1)
    for link in links {
      guard let problem = problem(with: link) else { continue }
      line += text.bytes[counted..<link.range.lowerBound].count { $0 == 0x0A }
      counted = link.range.lowerBound
      notes.append(ConvertedText.Note(line: line, message: problem))
    }
    return text.replacing(links.map { ($0.range, Array(markdown(of: $0).utf8)) }).noting(notes)
  }

  private func links(in markdown: MarkdownText) -> [Link] {
    let (text, code) = (markdown.bytes, markdown.code)
    let (opening, closing) = (UInt8(ascii: "["), UInt8(ascii: "]"))
    var links: [Link] = []
    var at = 0
    while let start = text[at...].firstIndex(of: opening) {
      at = start + 1
      guard at < text.count, text[at] == opening else { continue }
      if let region = code.region(at: start) {
        at = region.upperBound
        continue
      }
      let inner = text[(start + 2)...].prefix(400)
      guard let end = inner.firstIndex(where: { $0 == opening || $0 == closing || $0 == 0x0A }), text[end] == closing,
        end > start + 2, end + 1 < text.count, text[end + 1] == closing
      else { continue }
      // `[[1]](a.md)` is a link of Markdown.
      if end + 2 < text.count, text[end + 2] == UInt8(ascii: "(") { continue }
      let isEmbedded = start > 0 && text[start - 1] == UInt8(ascii: "!")
      let range = (isEmbedded ? start - 1 : start)..<end + 2
      links.append(link(String(decoding: text[(start + 2)..<end], as: UTF8.self), range, isEmbedded: isEmbedded))
      at = range.upperBound
    }
    return links
  }

  private func link(_ content: String, _ range: Range<Int>, isEmbedded: Bool) -> Link {
    // In a table, a backslash precedes the bar.
    let parts = content.replacing("\\|", with: "|").split(
      separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    let target = parts[0].split(separator: "#", omittingEmptySubsequences: false)
    let name = target[0].trimmed
    let path = name.isEmpty ? article.source : files.path(named: String(name))
    return Link(
      range: range, isEmbedded: isEmbedded, name: String(name),
      heading: target.count > 1 ? target.last.map { String($0.trimmed) } : nil,
      label: parts.count > 1 ? String(parts[1].trimmed) : nil,
      path: path.flatMap { context.targets[$0] == nil ? nil : $0 })
  }

  private func markdown(of link: Link) -> String {
    let heading = link.heading.flatMap { $0.hasPrefix("^") || $0.isEmpty ? nil : $0 }
    let words = [link.name, heading ?? ""].filter { !$0.isEmpty }.joined(separator: " > ")
    let isImage = link.isEmbedded && UnknownImage.isImageFile(link.name)
    // The words behind the bar of an image can be its width: `300` or `300x200`.
    let label = isImage && link.label?.wholeMatch(of: /[0-9x]*/) != nil ? nil : link.label
    let text = (label ?? words).replacing("[", with: "\\[").replacing("]", with: "\\]")
    guard let path = link.path else { return text }
    let fragment = heading.map { "#" + Slug.of($0) } ?? ""
    if link.name.isEmpty { return fragment.isEmpty ? text : "[\(text)](\(fragment))" }
    guard let address = context.link(to: path, from: article) else { return text }
    let destination = address.percentEncoded(only: "% ()?#")
    return (isImage ? "!" : "") + "[\(text)](\(destination)\(isImage ? "" : fragment))"
  }

  private func problem(with link: Link) -> String? {
    guard let path = link.path else { return "`\(link.name)` is text now: the folder has no such file" }
    return link.isEmbedded && path.isMarkdown ? "the text of `\(link.name)` is a link now" : nil
  }
}
