/// What came of asking for an address of another site.
package enum ExternalAnswer: Sendable, Equatable {
  /// A status of HTTP, the last one where one led to another.
  case status(Int)
  /// Nobody answered, and why.
  case silence(String)

  /// Whether a reader would get there.
  package var isGood: Bool { problem == nil }

  /// What is wrong, to be read after the address; nothing where a reader would get there.
  ///
  /// Whoever refuses programs (401, 403, 405, 429 and 999) may well show a reader something.
  var problem: String? {
    switch self {
    case .silence(let reason): "does not answer: \(reason)"
    case .status(let status) where status < 400 || [401, 403, 405, 429, 999].contains(status): nil
    case .status(let status): "answers with status \(status)"
    }
  }
}
