package import Files
package import Records

/// What is noted of an output once it is taken.
package struct Taken: Equatable, Sendable {
  /// What tells its content from others.
  package let mark: ContentHash
  /// The state of the file that holds it, unless that is still to be moved by itself, which makes it another one.
  package let stamp: FileStamp?
}
