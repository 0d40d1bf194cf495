/// The default theme: the files of `Templates`, which the binary carries.
///
/// ```swift
/// Theme.file(at: "assets/code.css")?.text
/// ```
package enum Theme {
  /// One file.
  package struct File: Sendable {
    /// Where it lies in `Templates`.
    package let path: String
    /// What it holds.
    package let text: String
  }

  /// The file at a path.
  package static func file(at path: String) -> File? { files.first { $0.path == path } }
}
