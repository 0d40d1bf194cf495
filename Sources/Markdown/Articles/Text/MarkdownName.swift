/// The name of a file of Markdown, which ends in `.md` or, as other tools have it, in `.markdown`.
package enum MarkdownName {
  /// The endings, the usual one first.
  package static let endings = [".md", ".markdown"]

  /// The name or path without its ending, which may be in upper case; nothing for other files.
  ///
  /// ```swift
  /// MarkdownName.stem(of: "posts/name.md")  // posts/name
  /// ```
  package static func stem(of name: String) -> String? { stem(of: name[...]) }

  /// The same, of a part of a path.
  package static func stem(of name: Substring) -> String? {
    ending(of: name.utf8Span.span).map { String(Substring(name.utf8.dropLast($0.utf8.count))) }
  }

  /// Whether a name or path is that of Markdown.
  package static func matches(_ name: String) -> Bool { ending(of: name.utf8Span.span) != nil }

  // As bytes, for every file and every link of a site is asked.
  private static func ending(of name: Span<UInt8>) -> String? {
    endings.first { ends(name, with: $0.utf8Span.span) }
  }

  private static func ends(_ name: Span<UInt8>, with ending: Span<UInt8>) -> Bool {
    let start = name.count - ending.count
    guard start >= 0 else { return false }
    for at in ending.indices where !isSameLetter(name[start + at], ending[at]) { return false }
    return true
  }

  private static func isSameLetter(_ byte: UInt8, _ letter: UInt8) -> Bool {
    byte == letter || byte | 0x20 == letter && letter >= UInt8(ascii: "a")
  }
}
