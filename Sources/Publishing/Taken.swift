public import Files
public import Records

/// What is noted of an output once it is taken.
public struct Taken: Equatable, Sendable {
  /// What tells its content from others.
  public let mark: ContentMark
  /// The state of the file that holds it, which is moved to its place as it is.
  public let stamp: FileStamp?
}
