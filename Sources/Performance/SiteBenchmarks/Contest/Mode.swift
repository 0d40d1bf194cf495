/// What happens before a generator is called, and so what it has to do.
enum Mode: String, CaseIterable, Sendable {
  case fresh, plain, unchanged, edited, cloned, uncached

  /// Those that every version of every generator knows.
  static let usual: [Mode] = [.fresh, .plain, .unchanged, .edited]

  /// What it is called in a table.
  var title: String {
    switch self {
    case .fresh: "a fresh build, code highlighted"
    case .plain: "a fresh build, code without a language"
    case .unchanged: "a build where nothing has changed"
    case .edited: "a build where one post has changed"
    case .cloned: "a build in a fresh clone, with the cache of another build"
    case .uncached: "a fresh build that keeps no cache"
    }
  }

  /// Whether code is to be highlighted.
  var isHighlighted: Bool { self != .plain }

  /// Whether what was made before is removed.
  var isFresh: Bool { self == .fresh || self == .plain || self == .uncached }
}
