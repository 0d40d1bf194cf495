public import Files
public import Records

/// What is noted of an output once it is taken.
public struct Taken: Equatable, Sendable {
  /// What tells its content from others.
  public let mark: ContentMark
  /// The state of the file that holds it, unless that is still to be moved by itself, which makes it another one.
  public let stamp: FileStamp?
}
