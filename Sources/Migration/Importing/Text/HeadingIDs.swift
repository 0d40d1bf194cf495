import Articles

/// The ids that the old generator gives to headings.
///
/// Where Garland makes another one, the id is written at the heading, so that links to it stay valid:
///
/// ```markdown
/// ## Divide & conquer {#divide-conquer}
/// ```
enum HeadingIDs {
  /// Returns a text with an id at each heading whose id would be another one in Garland.
  ///
  /// `slug` returns the id that the old generator makes of the words of a heading.
  static func kept(in text: MarkdownText, slug: (String) -> String) -> MarkdownText {
    guard text.bytes.contains(UInt8(ascii: "#")) else { return text }
    var (old, new): (Set<String>, Set<String>) = ([], [])
    // An empty line ends a block of HTML; the text of such a block has no headings.
    var isHTML = false
    return text.replacingLines { line in
      isHTML = (isHTML || startsTag(line.text)) && !line.text.trimmed.isEmpty
      guard !isHTML, let heading = heading(line.text) else { return nil }
      let words = words(of: heading.text)
      let id = unique(slug(words), in: &old)
      let own = unique(Slug.of(words), in: &new)
      return id == own || id.isEmpty ? nil : "\(heading.marks) \(heading.text) {#\(id)}"
    }
  }

  /// Returns the marks and the text of a heading, or `nil` for another line and a heading with an id or a tag.
  private static func heading(_ line: String) -> (marks: Substring, text: String)? {
    let marks = line.prefix { $0 == "#" }
    guard 1...6 ~= marks.count, line[marks.endIndex...].first == " ", !line.trimmed.hasSuffix("}"), !line.contains("<")
    else { return nil }
    var text = line[marks.endIndex...].trimmed
    // The marks at the end are no part of the text.
    if let last = text.lastIndex(where: { $0 != "#" }), text[last] == " " { text = text[..<last].trimmed }
    return (marks, String(text))
  }

  /// Returns the text of a heading without the addresses of links and the marks of emphasis and code.
  private static func words(of text: String) -> String {
    let plain = text.holds("](") ? text.replacing(/!?\[([^\]]*)\]\([^)]*\)/) { String($0.1) } : text
    return plain.replacing("`", with: "").replacing("**", with: "").replacing("\\", with: "")
  }

  /// Whether a line starts with a tag of HTML, with at most three spaces before it.
  private static func startsTag(_ line: String) -> Bool {
    let rest = line.utf8.drop { $0 == 0x20 }
    guard line.utf8.count - rest.count < 4, rest.first == UInt8(ascii: "<"), let next = rest.dropFirst().first else {
      return false
    }
    return next == UInt8(ascii: "/") || next.isASCIILetter
  }

  private static func unique(_ slug: String, in used: inout Set<String>) -> String {
    if used.insert(slug).inserted { return slug }
    return (1...).lazy.map { "\(slug)-\($0)" }.first { used.insert($0).inserted } ?? slug
  }
}
