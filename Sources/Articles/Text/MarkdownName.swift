/// The name of a file of Markdown, which ends in `.md` or, as other tools have it, in `.markdown`.
public enum MarkdownName {
  /// The endings, the usual one first.
  public static let endings = [".md", ".markdown"]

  /// The name or path without its ending, which may be in upper case; nothing for other files.
  ///
  /// ```swift
  /// MarkdownName.stem(of: "posts/name.md")  // posts/name
  /// ```
  public static func stem(of name: String) -> String? {
    // As bytes, for every file of a site is asked.
    let bytes = name.utf8
    return endings.first { bytes.suffix($0.utf8.count).elementsEqual($0.utf8, by: isSameLetter) }
      .map { String(decoding: bytes.dropLast($0.utf8.count), as: UTF8.self) }
  }

  private static func isSameLetter(_ byte: UInt8, _ letter: UInt8) -> Bool {
    byte == letter || byte | 0x20 == letter && letter >= UInt8(ascii: "a")
  }
}
