import Converting

/// An approved comment of a reader, without the reader's e-mail address, home page and IP address.
struct WordPressComment: Sendable {
  let id: String
  /// The comment that this one answers.
  let parent: String
  let author: String
  /// The day, such as `2026-01-02`.
  let day: String
  let text: String

  /// Reads the comment whose start tag was just read; `nil` for one that readers did not see.
  static func read(from reader: inout XMLReader) throws(XMLProblem) -> WordPressComment? {
    let kept: Set<String> = [
      "wp:comment_id", "wp:comment_parent", "wp:comment_author", "wp:comment_date", "wp:comment_content",
      "wp:comment_approved", "wp:comment_type",
    ]
    let values = try reader.elementTexts(of: kept)
    func value(_ name: String) -> String { values["wp:comment_" + name] ?? "" }
    // Other types are links from other blogs.
    guard value("approved") == "1", ["", "comment"].contains(value("type")) else { return nil }
    let author = value("author").prefix { $0 != "@" }
    return WordPressComment(
      id: value("id"), parent: value("parent"), author: author.isEmpty ? "Anonymous" : String(author),
      day: String(value("date").prefix(10)), text: value("content"))
  }

  /// Returns comments as Markdown: a heading, then the name, the day and the text of each.
  static func markdown(of comments: [WordPressComment]) -> String {
    guard !comments.isEmpty else { return "" }
    let authors = Dictionary(comments.map { ($0.id, $0.author) }) { first, _ in first }
    let parts = comments.map { comment in
      let answered = authors[comment.parent].map { " → \(MarkdownEscape.text($0))" } ?? ""
      let nodes = HTMLReader.nodes(of: Array(WordPressParagraphs.added(to: comment.text).utf8))
      let quote = MarkdownFromHTML.quote([MarkdownFromHTML.text(of: CleanedHTML(nodes).nodes).trimmed])
      return "**\(MarkdownEscape.text(comment.author))**\(answered), \(comment.day)\n\n\(quote)\n"
    }
    return "\n## Comments\n\n" + parts.joined(separator: "\n")
  }
}
