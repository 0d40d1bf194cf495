/// The name of a file of Markdown, which ends in `.md` or, as other tools have it, in `.markdown`.
public enum MarkdownName {
  /// The endings, the usual one first.
  public static let endings = [".md", ".markdown"]

  /// The name or path without its ending; nothing for other files.
  ///
  /// ```swift
  /// MarkdownName.stem(of: "posts/name.md")  // posts/name
  /// ```
  public static func stem(of name: some StringProtocol) -> String? {
    endings.first { name.hasSuffix($0) }.map { String(name.dropLast($0.count)) }
  }
}
