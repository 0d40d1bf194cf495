/// How far a build has come.
package struct SiteProgress: Sendable, Equatable {
  /// What is being done.
  package enum Step: Sendable, Equatable {
    /// The texts of articles are read and drawn.
    case reading
    /// Pages are written.
    case writing
  }

  /// What is being done.
  package let step: Step
  /// How many articles or pages are done.
  package let done: Int
  /// How many there are.
  package let total: Int

  /// Takes note of each that is done, for whoever watches the build.
  static func watch(_ step: Step, _ total: Int, _ watcher: Watcher?) -> (@Sendable (Int) -> Void)? {
    guard let watcher else { return nil }
    return { watcher(SiteProgress(step: step, done: $0, total: total)) }
  }

  /// Hears how far a build has come, from any of its threads.
  package typealias Watcher = @Sendable (SiteProgress) -> Void
}
