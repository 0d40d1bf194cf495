/// The room that an image takes, so that nothing moves when it comes.
struct ImageBox: Sendable {
  let width: Int
  let height: Int
  /// Whether it is the first of its article, which is likely to be seen at once and should not wait.
  var isFirst: Bool
}
