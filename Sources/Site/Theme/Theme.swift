/// The built-in theme: the files of `Templates`, embedded in the binary.
///
/// ```swift
/// Theme.file(at: "assets/code.css")?.text
/// ```
package enum Theme {
  /// A file of the theme.
  package struct File: Sendable {
    /// The path in `Templates`.
    package let path: String
    /// The content.
    package let text: String
  }

  /// Returns the file at a path.
  package static func file(at path: String) -> File? { files.first { $0.path == path } }
}
