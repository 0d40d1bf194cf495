import Files

/// How the tool ends.
enum ExitStatus: Int32 {
  /// Everything was done.
  case done = 0
  /// What was asked for is not done: the content has errors, or the system refuses a file, a port, an output.
  case failed = 1
  /// The call is wrong.
  case wrongCall = 2

  /// Says why nothing is done, in a sentence without a full stop, and how the tool ends then.
  static func refusing(_ reason: String) -> ExitStatus {
    Streams.error("garland: \(reason)\n")
    return .wrongCall
  }
}
