package import Dates

/// The articles that are left out until their date comes.
package struct WaitingArticles: Sendable, Equatable {
  /// How many there are.
  package private(set) var count: Int
  /// When the next of them is due.
  package private(set) var next: Instant?

  /// Tells of none, or of those that another build found.
  package init(count: Int = 0, next: Instant? = nil) {
    (self.count, self.next) = (count, next)
  }

  /// Counts one more.
  mutating func note(_ date: Instant) {
    count += 1
    next = min(next ?? .latest, date)
  }
}
