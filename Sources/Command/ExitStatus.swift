/// How the tool ends.
enum ExitStatus: Int32 {
  /// Everything was done.
  case done = 0
  /// The content has errors.
  case contentHasErrors = 1
  /// The call is wrong.
  case wrongCall = 2
}
