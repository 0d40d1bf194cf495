import Records
import Searching

/// The index of one language, as the next build needs it.
struct SearchRecord: Sendable, Equatable {
  var language: String
  var index: SearchIndex
  /// The number of words of all its articles.
  var wordCount: Int
}
