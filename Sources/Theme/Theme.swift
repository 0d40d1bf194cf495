/// The default theme: the files of `Templates`, which the binary carries.
///
/// ```swift
/// Theme.file(at: "assets/code.css")?.text
/// ```
public enum Theme {
  /// One file.
  public struct File: Sendable {
    /// Where it lies in `Templates`.
    public let path: String
    /// What it holds.
    public let text: String
  }

  /// The file at a path.
  public static func file(at path: String) -> File? { files.first { $0.path == path } }
}
