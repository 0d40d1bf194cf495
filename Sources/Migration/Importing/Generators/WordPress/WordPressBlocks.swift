/// Texts of the block editor, which writes each block as HTML between comments.
struct WordPressBlocks {
  /// The HTML without the comments of blocks.
  private(set) var html = ""
  /// The names of blocks that show something only WordPress knows, such as `latest-posts`.
  private(set) var lost: [String] = []

  /// Whether the block editor wrote a text.
  static func wrote(_ text: String) -> Bool { text.contains("<!-- wp:") }

  init(_ text: String) {
    var rest = text[...]
    while let start = rest.firstRange(of: "<!--") {
      html += rest[..<start.lowerBound]
      guard let end = rest[start.upperBound...].firstRange(of: "-->") else {
        rest = ""
        break
      }
      let comment = rest[start.upperBound..<end.lowerBound].trimmed
      rest = rest[end.upperBound...]
      if comment == "more" || comment.hasPrefix("more ") {
        html += "\n\n<!--more-->\n\n"
      } else if comment.hasPrefix("wp:"), comment.hasSuffix("/") {
        // A block of a plug-in has a slash in its name: `jetpack/contact-form`.
        lost.append(String(comment.dropFirst(3).prefix { !$0.isWhitespace }))
      }
    }
    html += rest
  }
}
