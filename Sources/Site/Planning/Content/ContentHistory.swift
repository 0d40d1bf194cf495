/// The history of the content folder in a version control system.
///
/// `Sites` does no input or output, so a build is given the history, if the settings ask for it.
package enum ContentHistory: Sendable {
  /// The history up to a commit.
  ///
  /// `dates` has the time of the last change of each file by its path, in seconds since 1970. Equal identifiers have
  /// equal dates.
  case known(identifier: String, dates: Deferred<[String: Int]>)
  /// The history cannot be read.
  case unknown(Problem)

  /// The reason why a history cannot be read.
  package enum Problem: String, Sendable {
    case noProgram, noRepository, shallow
  }

  /// A text that changes if any date can have changed.
  package var identifier: String {
    switch self {
    case .known(let identifier, _): identifier
    case .unknown(let problem): problem.rawValue
    }
  }

  /// The time of the last change of each file, or no times.
  package var dates: [String: Int] { if case .known(_, let dates) = self { dates.value } else { [:] } }

  /// The reason why the history cannot be read.
  package var problem: Problem? { if case .unknown(let problem) = self { problem } else { nil } }
}
