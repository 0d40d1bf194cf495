/// How much a diagnostic matters, from least to most.
public enum Severity: String, Sendable, Hashable, Comparable, CaseIterable {
  /// Something worth knowing; nothing is wrong.
  case note

  /// Something a reader of the site would mind; the site is still made.
  case warning

  /// Something that keeps the site from being made.
  case error

  /// Orders notes before warnings before errors.
  public static func < (lesser: Severity, greater: Severity) -> Bool {
    lesser.rank < greater.rank
  }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
